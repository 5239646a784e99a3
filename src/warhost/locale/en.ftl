### Words of the app: errors, the command line, what all games share.

## Rows of things

list = { $most } and { $last }

## Errors

## Command line
