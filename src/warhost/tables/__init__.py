"""Tables people sit at: seats, invitations, undo, clocks, storage. Nothing here knows HTTP."""
