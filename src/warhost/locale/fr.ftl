### Mots de l'application : erreurs, ligne de commande, ce que tous les jeux partagent.

## Énumérations

list = { $most } et { $last }

## Erreurs

## Ligne de commande
