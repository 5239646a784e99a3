# Le nom des choses et leurs textes ; la clé de chacun est celle de names.ftl du jeu.
attack-special_attack = Attaque Spéciale
attack-headbutt = Coup de tête
source-valhalla_gates = Péage des portes
source-valhalla_gates-about = Chaque fois qu’une de vos Armées est détruite, quelle qu’en soit la cause, gagnez 1 Rune de votre choix.
event-event_01-about = Placement : le prochain Monstre Uruz entre en Région 1. Activation : les Monstres Othala, puis Algiz, puis le Boss.
attack-special_attack-about = Résolvez l’Attaque Spéciale de la fiche du Monstre ou du Boss Chassé.
attack-headbutt-about = Le Chasseur subit 1 Blessure.
