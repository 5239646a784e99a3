### Noms et textes des choses de Battle Masters.

## unit

# source: house, confidence: low
unit-imp_lord_knights = Chevaliers Lords de l’Empire
# source: house, confidence: low
unit-imp_knights_delborne = Chevaliers Impériaux du Baron Delborne
# source: house, confidence: low
unit-imp_knights_blitzen = Chevaliers Impériaux du Duc Blitzen
# source: house, confidence: low
unit-imp_knights_normand = Chevaliers Impériaux du Prince Normand
# source: house, confidence: low
unit-imp_men_reikwald = Hommes d’Armes de Reikwald
# source: house, confidence: low
unit-imp_men_grunburg = Hommes d’Armes de Grunburg
# source: house, confidence: low
unit-imp_men_altdorf = Hommes d’Armes d’Altdorf
# source: house, confidence: low
unit-imp_archers_grunburg = Archers Impériaux de Grunburg
# source: house, confidence: low
unit-imp_archers_bogenhafen = Archers Impériaux de Bogenhafen
# source: house, confidence: low
unit-imp_crossbows_melgar = Arbalétriers de Melgar
# source: seed, confidence: high
unit-imp_cannon = Le Canon
# source: house, confidence: low
unit-cha_champions_gorefist = Champions du Chaos de Gorefist
# source: house, confidence: low
unit-cha_warriors_goreband = Guerriers du Chaos de Goreband
# source: house, confidence: low
unit-cha_warriors_finmar = Guerriers du Chaos de Finmar
# source: house, confidence: low
unit-cha_bowmen_doomguard = Archers du Chaos de la Doomguard
# source: house, confidence: low
unit-cha_bowmen_fellmor = Archers du Chaos de Fellmor
# source: house, confidence: low
unit-cha_orcs_gazkull = Orcs de Gazkull
# source: house, confidence: low
unit-cha_orcs_zogrod = Orcs de Zogrod
# source: house, confidence: low
unit-cha_goblins_grom = Goblins de Grom
# source: house, confidence: low
unit-cha_goblins_uglub = Goblins d’Uglub
# source: house, confidence: low
unit-cha_wolves_bogrot = Monteurs de Loup de Bogrot
# source: house, confidence: low
unit-cha_wolves_black_fang = Monteurs de Loup de Black Fang
# source: house, confidence: low
unit-cha_beastmen_bale = Hommes-Bêtes de Bale
# source: house, confidence: low
unit-cha_beastmen_flint = Hommes-Bêtes de Flint
# source: house, confidence: low
unit-cha_ogre_grimorg = Guerrier Ogre Grimorg

## type

type-lord_knights = Chevaliers Lords
type-imperial_knights = Chevaliers Impériaux
type-men_at_arms = Hommes d’Armes
type-archers = Archers Impériaux
type-crossbowmen = Arbalétriers Impériaux
type-cannon = Le Canon
type-champions_of_chaos = Champions du Chaos
type-chaos_warriors = Guerriers du Chaos
type-chaos_bowmen = Archers du Chaos
type-orcs = Orcs
type-goblins = Goblins
type-wolf_riders = Monteurs de Loup
type-beastmen = Hommes-Bêtes
type-ogre = Guerrier Ogre

## side

side-imperial = Armée Impériale
side-chaos = Forces du Chaos
side-north = Côté nord
side-south = Côté sud
side-west = Côté ouest
side-east = Côté est

## card

card-imp_knights = Chevaliers Impériaux
card-imp_lords = Chevaliers Lords
card-imp_archers = Archers Impériaux
card-imp_knights_lords = Chevaliers Impériaux et Chevaliers Lords
card-imp_men_archers = Hommes d’Armes et Archers Impériaux
card-imp_foot = Hommes d’Armes, Arbalétriers et Archers Impériaux
card-imp_cannon = Le Canon
card-imp_whole_army = Déplacement de l’armée entière (Empire)
card-imp_charge_lords = Assaut des Chevaliers Lords
card-imp_charge_all_knights = Assaut des Chevaliers Lords et Impériaux
card-cha_gob_orc = Goblins et Orcs
card-cha_gob_champ_beast = Goblins, Champions du Chaos et Hommes-Bêtes
card-cha_gob_wolf = Goblins et Monteurs de Loup
card-cha_war_champ_bow = Guerriers, Champions et Archers du Chaos
card-cha_beast_orc_gob = Hommes-Bêtes, Orcs et Goblins
card-cha_foot = Guerriers du Chaos, Hommes-Bêtes, Orcs, Archers du Chaos et Goblins
card-cha_gob_beast_wolf = Goblins, Hommes-Bêtes et Monteurs de Loup
card-cha_wolf_double = Monteurs de Loup, double déplacement
card-cha_champ_wolf = Champions du Chaos et Monteurs de Loup
card-cha_whole_army = Déplacement de l’armée entière (Chaos)
card-cha_bow_champ = Archers et Champions du Chaos
card-cha_charge_champ = Assaut des Champions du Chaos
card-cha_ogre = Le Guerrier Ogre

## mat

mat-full_mat = Tapis entier
mat-two_panels_west = Deux panneaux ouest
mat-south_field = Plaine sud

## lay

lay-plain = Terrain dégagé
lay-road = Voie
lay-river = Fleuve
lay-ford = Gué
lay-marsh = Marécage
lay-ditch = Tranchée
lay-hedge = Haie
lay-tower = Tour
lay-ditch_4 = Tranchée à quatre côtés creusés
lay-ditch_3 = Tranchée à trois côtés creusés
lay-ditch_2 = Tranchée à deux côtés creusés

## face

face-skull = Crâne
face-shield = Bouclier
face-blank = Face vide

## modifier

modifier-charge_card = Assaut
modifier-elite_attacker = Attaquant d’élite
modifier-elite_defender = Défenseur d’élite
modifier-garrison_attacks = La garnison attaque
modifier-garrison_defends = La garnison se défend
modifier-across_ditch = Par-dessus une tranchée

## disc

disc-flying = Boulet de canon volant
disc-bouncing = Boulet de canon ricochant
disc-explosion = Explosion
disc-target = Cible

## scenario

scenario-borderlands = La bataille des frontières
scenario-tengin = La bataille du fleuve Tengen
scenario-grunburg = La bataille sur la route de Grunburg
scenario-plains = La bataille des plaines
scenario-altdorf = La bataille d’Altdorf
scenario-free = Bataille libre
scenario-quick_start = Départ rapide
scenario-borderlands-about = Gorefist passe la frontière ; le Grand Duc Ferdinand rassemble une armée pour lui barrer la route d’une tour de guet.
scenario-tengin-about = La horde du Chaos atteint le dernier grand fleuve avant Grunburg ; l’Empire tient les gués.
scenario-grunburg-about = Le Chaos marche sur Grunburg ; les troupes impériales sont jetées dans la bataille dès leur arrivée.
scenario-plains-about = Après la chute de Grunburg, les deux armées se déploient à l’aveugle dans un épais brouillard.
scenario-altdorf-about = Dernier combat de l’Empire devant les portes de sa capitale.
scenario-quick_start-about = Terrain tout prêt pour qui ne veut pas le disposer ; l’Armée Impériale se déploie au nord, les Forces du Chaos au sud.
scenario-free-about = Un joueur (d’un commun accord, sinon tiré au sort) choisit tout le tapis ou une partie et y pose autant ou aussi peu d’éléments qu’il veut.

## setup

setup-enter_on_first_card = Arrivée à la première carte
setup-enter_on_first_card-about = Aucune unité n’est sur le tapis au départ. À chaque carte, les unités indiquées encore en réserve entrent sur une case libre de la zone de leur armée et ne font rien d’autre avec cette carte ; celles qui sont déjà là agissent normalement, avant ou après ces entrées. Faute de case libre permise, une unité attend sa prochaine carte. Une carte d’armée entière ne fait entrer ni le Canon ni l’Ogre.
setup-fixed = Positions fixes
setup-fixed-about = Chaque unité commence sur la case indiquée.
setup-fixed_then_zone = Positions fixes, puis zone
setup-fixed_then_zone-about = Les unités impériales commencent sur les cases indiquées (une par unité nommée) ; ensuite le joueur du Chaos dispose librement toutes les siennes dans sa zone.
setup-hidden_tokens = Déploiement caché
setup-hidden_tokens-about = Les joueurs posent tour à tour, le Chaos d’abord, un jeton unité face cachée dans leur zone. Quand tous sont posés, on les révèle et les unités prennent leur place.
setup-alternate = Déploiement alterné
setup-alternate-about = Les joueurs posent tour à tour, le Chaos d’abord, une unité à découvert dans leur zone ; le Chaos pose ses trois dernières à la suite.

## ruling

ruling-buildable = une disposition n’est permise que si les quatre hexagones recto verso de tokens.yaml, quatre haies et une tour suffisent à la construire
ruling-keep_connected = les deux zones de déploiement doivent rester reliées par des cases et des côtés franchissables
ruling-minimum_attack_dice = les modificateurs laissent toujours au moins un dé en attaque
ruling-minimum_defence_dice = une unité lance toujours au moins un dé en défense
ruling-more_than_six = pas de maximum ; avec six vrais dés on relancerait pour le surplus
ruling-arrival = dans un scénario d’arrivée, la carte de combat qui fait entrer l’Ogre ne retourne pas ses propres cartes
ruling-new_battle = la bataille suivante d’une campagne recommence avec les six cartes
ruling-elite_loss = une unité d’élite éliminée perd son jeton et revient comme unité normale à la bataille suivante
ruling-reserve_survives = une unité restée en réserve jusqu’à la fin d’une bataille à arrivées compte comme survivante, que son camp ait gagné ou qu’il y ait nulle ou blocage
ruling-full_armies = les 25 unités prennent part à chaque bataille, sans blessure, avec toutes les cartes de combat et d’Ogre et une tour intacte
ruling-elite_cannon = pour le Canon, l’élite ne sert qu’en défense ; ses disques ne changent pas
ruling-surrender = le camp qui se rend perd la bataille ; pour l’élite, ses unités comptent comme éliminées et celles du vainqueur comme survivantes
ruling-draw = une bataille nulle (convenue, ou arrêtée à égalité parfaite) ne rapporte rien à personne ; des totaux égaux donnent une campagne nulle. Deux armées ne disparaissent jamais ensemble, car la victoire est vérifiée après chaque élimination
ruling-tokens_unlimited = le logiciel ne manque ni de jetons ni de dés
ruling-names = Les noms anglais viennent des autocollants, relevés par une version numérique publique ; l’ordre des mots est unifié ici. Les noms français des unités n’ont pas été trouvés : ce sont des traductions faites pour ce projet.
ruling-points = Les points du Chaos sont les valeurs relatives publiées avec les extensions. Celles de l’Empire n’ont pas été trouvées ; elles sont fixées ici à la même échelle, pour un total de 71 par armée.
