### Textes de Lords of Ragnarok. Les noms des Régions, Héros, Monstres, cartes… et leurs textes viennent du contenu.

game-lords_of_ragnarok = Lords of Ragnarok
game-lords_of_ragnarok-about = Menez un Héros du Nord : conquérez des Territoires, bâtissez temples et monuments, chassez les monstres et gagnez avant la fin du monde.

## Options

option-drafts = La face de la piste des Temples : combien de Donnes de Bénédiction affichent ses cases.
option-drafts-2 = 2 Donnes (conseillé pour une première partie)
option-drafts-3 = 3 Donnes

## Ce qui ne figure dans aucun fichier de contenu

army = Armée { $number } de { $player } (valeur { $value }, { $region })
reserve = Réserve
box = case { $number }
card-label =
    { $losses ->
        [0] { $card } ({ $weapon }, { $value })
        [1] { $card } ({ $weapon }, { $value }, 1 Perte)
       *[other] { $card } ({ $weapon }, { $value }, { $losses } Pertes)
    }
prepare-heal = soigner 1 Blessure
prepare-card = piocher 1 carte Combat
prepare-rune = gagner 1 Rune
prepare-army = augmenter de 1 une Armée dans un de vos Villages

## Moments des effets

trigger-passive = toujours
trigger-start_of_own_turn = début du tour
trigger-own_prayer_step = étape de Prière
trigger-own_hero_step = étape des Héros
trigger-start_of_own_hero_step = début de l’étape des Héros
trigger-own_rune_step = étape d’Actions Runiques
trigger-rune_action = Action Runique
trigger-own_maneuvers_move = déplacement à l’étape de Manœuvres
trigger-end_of_own_maneuvers = fin de l’étape de Manœuvres
trigger-own_army_activation_move = une Armée est activée pour se déplacer
trigger-recruit = une Armée est recrutée
trigger-usurp = Usurpation
trigger-take_control = prise de contrôle d’une Région
trigger-own_build = construction d’un Temple ou d’un Monument
trigger-priest_sent = un Prêtre a été envoyé
trigger-forge_rune = une Rune a été prise dans une Forge
trigger-own_wheel_marker_placed = un marqueur a été posé sur la Roue
trigger-own_wheel_marker_covered = un marqueur de la Roue a été recouvert
trigger-realm_bonus = un Royaume donne son bonus
trigger-battle_value = comparaison des valeurs de Bataille
trigger-before_own_battle = avant une Bataille
trigger-own_battle_when_playing_card = une carte est jouée en Bataille
trigger-own_battle_after_both_passed = les deux camps de la Bataille ont passé
trigger-battle_losses = Pertes d’une Bataille
trigger-battle_loser_losses = le vaincu a subi ses propres Pertes
trigger-battle_won = Bataille gagnée
trigger-own_army_destroyed = une Armée a été détruite
trigger-own_hunt_start = début de la Chasse
trigger-own_hero_round_in_hunt = manche du Héros d’une Chasse
trigger-monster_attack = attaque d’un Monstre
trigger-trophy_gained = un Trophée est gagné
trigger-own_hunt_end = fin de la Chasse
trigger-injury_taken = une Blessure a été subie

## Ce que font les opérations

op-draw_combat =
    { $n ->
        [1] Piocher 1 carte Combat
       *[other] Piocher { $n } cartes Combat
    }
op-gain_rune =
    { $n ->
        [1] Gagner 1 Rune
       *[other] Gagner { $n } Runes
    }
op-gain_priest =
    { $n ->
        [1] Gagner 1 Prêtre
       *[other] Gagner { $n } Prêtres
    }
op-discard_rune =
    { $n ->
        [1] Défausser 1 Rune
       *[other] Défausser { $n } Runes
    }
op-discard_combat =
    { $n ->
        [1] Défausser 1 carte Combat
       *[other] Défausser { $n } cartes Combat
    }
op-army_plus = Augmenter des Armées de { $n }
op-army_minus = Une Armée perd { $n }
op-army_minus-each = Chaque Armée présente perd { $n }
op-activate_army =
    { $n ->
        [one] Activer une Armée
       *[other] Activer jusqu’à { $n } Armées
    }
op-move_army =
    { $n ->
        [one] Déplacer une Armée
       *[other] Déplacer { $n } Armées
    }
op-forced_move_army = Déplacer une Armée de n’importe quel joueur
op-place_army = Placer une Armée dans une autre Région que vous contrôlez
op-recruit = Recruter une Armée de valeur { $n }
op-retreat = Toutes les Armées présentes doivent se replier
op-retreat-player = Toutes les Armées présentes d’un joueur doivent se replier
op-move_drakkar =
    { $n ->
        [1] Déplacer le Drakkar de 1 Mer
       *[other] Déplacer le Drakkar de { $n } Mers au plus
    }
op-place_hero = Placer le Héros dans une autre Région au choix
op-heal =
    { $n ->
        [1] Soigner 1 Blessure
       *[other] Soigner jusqu’à { $n } Blessures
    }
op-injure =
    { $n ->
        [1] Subir 1 Blessure
       *[other] Subir { $n } Blessures
    }
op-injure-each =
    { $n ->
        [1] Chaque Héros présent subit 1 Blessure
       *[other] Chaque Héros présent subit { $n } Blessures
    }
op-injure-one =
    { $n ->
        [1] Un Héros subit 1 Blessure
       *[other] Un Héros subit { $n } Blessures
    }
op-attribute_plus = Augmenter une Caractéristique de { $n }
op-ally_realm = Former une Alliance
op-activate_monster = Activer un Monstre
op-control_monster = Prendre le contrôle d’un Monstre
op-deal_damage_outside_hunt =
    { $n ->
        [one] Infliger { $n } Dégât à un Monstre
       *[other] Infliger { $n } Dégâts à un Monstre
    }
op-activate_boss = Activer le Boss
op-deal_damage =
    { $n ->
        [1] Couvrir 1 case de plus
       *[other] Couvrir { $n } cases de plus
    }
op-battle_value = +{ $n } en valeur de Bataille

## Ce qui est à décider

kind-action = l’Action Spéciale de ce tour
kind-activate = ce que fait l’Armée activée
kind-ally = le Royaume de l’Alliance
kind-any_box = la case Dégât à couvrir
kind-attack = la carte Attaque du Monstre
kind-battle_card = une carte Combat pour la Bataille
kind-battles = la prochaine Bataille
kind-befriend = le Royaume de l’Alliance
kind-bleed_for = subir ou non une Blessure pour un effet
kind-blessing = la Bénédiction à prendre
kind-boss = où va le Boss
kind-box = la case Dégât à couvrir
kind-bystander = qui ne combat pas encore
kind-defend = la défense contre l’attaque
kind-discard_cards = la carte Combat à défausser
kind-discard_for = défausser ou non une carte pour un effet
kind-drift_to = où l’Armée est déplacée
kind-drifter = l’Armée qui est déplacée
kind-drop_rune = la Rune à défausser
kind-effects = quel effet utiliser
kind-gain_rune = le type de la Rune
kind-grow_at_home = l’Armée à augmenter
kind-heal = la Blessure à soigner
kind-hero = le Héros à jouer
kind-hero_round = les cartes qui infligent des Dégâts
kind-hero_step = l’usage de l’étape des Héros
kind-hunt_effect = utiliser ou non l’effet de Chasse de la carte
kind-injury = la Caractéristique Blessée
kind-losses = l’Armée qui subit une Perte
kind-lower = l’Armée qui est réduite
kind-lured = le Héros qui est attiré
kind-manoeuvres = l’Armée à activer
kind-mobilize = la prochaine Armée à activer
kind-monster = ce que fait le Monstre
kind-monsters = l’usage de l’Action Monstres
kind-monument = le Monument à construire
kind-move_to = où va l’Armée
kind-mover = l’Armée qui se déplace
kind-option = l’une des options
kind-origin = l’Origine à jouer
kind-pay = la Rune à payer
kind-pay_for = payer ou non une Rune pour un effet
kind-pick_from_hand = la carte à défausser
kind-place_at = où l’Armée est placée
kind-placed = l’Armée à placer ailleurs
kind-prayer = l’usage de l’étape de Prière
kind-prepare = une option de Préparation
kind-raise = l’Armée à augmenter
kind-raise_lowest = la Caractéristique à augmenter
kind-realm_bonus = prendre ou non le bonus du Royaume
kind-recruit = où l’Armée est recrutée
kind-recruit_at = où l’Armée est recrutée
kind-release = le Monstre à libérer
kind-retreat = où l’Armée se replie
kind-retreat_together = où les Armées se replient
kind-rouse = le Monstre à activer
kind-rout = le joueur dont les Armées se replient
kind-rune_step = l’Action Runique
kind-sail = où va le Drakkar
kind-second_card = la seconde carte contre le Boss
kind-shed_cards = la carte Combat à défausser
kind-shed_runes = la Rune à défausser
kind-site = où se dresse le Temple
kind-smite_box = la case Dégât à couvrir
kind-smitten = le Monstre qui est frappé
kind-spare = l’Armée épargnée
kind-start = la Région de départ du Héros et de deux Armées
kind-start_sea = la Mer du Drakkar
kind-strike_loser = l’Armée du vaincu qui est réduite
kind-tame = le Monstre dont on prend le contrôle
kind-trample = l’Armée piétinée
kind-travel = où le Héros est placé
kind-trophy = le Trophée
kind-usurped = recruter ou non dans la Région usurpée
kind-victim = le Héros qui est Blessé
kind-weaken_enemy = l’Armée adverse qui est réduite

## Choix

choice-hero = { $what } : { $about }
choice-descend = { $what } : { $about }
choice-launch = Drakkar : { $what }
choice-land = Commencer à { $what }
choice-pray = Envoyer un Prêtre à { $what }
choice-forge = Prendre la Rune de la Forge
choice-sail = Naviguer : { $what }
choice-heal = Soigner : { $what }
choice-invoke = { $what } : { $about }
choice-pay = Payer { $what }
choice-tame = Prendre le contrôle { $what-of }
choice-ally = S’allier avec { $what }
choice-travel = Placer le Héros à { $what }
choice-activate = Activer l’{ $what }
choice-move = Se déplacer à { $what }
choice-march = Déplacer l’{ $what }
choice-grow = Augmenter l’Armée de 1
choice-recruit = Recruter une Armée
choice-muster = Recruter à { $what }
choice-act = { $what } : { $about }
choice-accept = Oui
choice-prepare = Choisir : { $what }
choice-raise = Augmenter : { $what }
choice-build = Bâtir à { $what }
choice-bless = { $what } : { $about }
choice-rouse = Activer { $what-the }
choice-hunt = Chasser { $what-the }
choice-erect = Construire le Monument dédié à { $what }
choice-drive = Le déplacer à { $what }
choice-strike = Attaque de Région
choice-trample = Piétiner l’{ $what }
choice-release = Libérer { $what-the }
choice-weaken = Réduire l’{ $what }
choice-rout = Les Armées de { $what }
choice-wound = Le Héros de { $what }
choice-lure = Le Héros de { $what }
choice-blow = Déplacer l’{ $what }
choice-lift = Placer ailleurs l’{ $what }
choice-place = La placer à { $what }
choice-retreat = Se replier à { $what }
choice-injure = Blesser : { $what }
choice-gain = Gagner { $what }
choice-drop = Défausser { $what }
choice-discard = Défausser { $what }
choice-strip = Faire défausser { $what }
choice-attack = { $what } (Rage { $rage }, Point Faible { $weak }) : { $about }
choice-defend = Se défendre avec { $what }
choice-hit = Frapper avec { $what }
choice-cover = Couvrir la { $what }
choice-cover-box = Couvrir la case { $number } ({ $weapons }) : { $trophy }
choice-smite = Frapper { $what-the }
choice-battle = Livrer la Bataille à { $what }
choice-wait = { $what } attend
choice-play = Jouer { $what }
choice-lose = L’{ $what } perd 1
choice-shelter = Épargner l’{ $what }
choice-use = Utiliser { $what } : { $about }
choice-option = Choisir l’option { $what }
choice-finish = Terminer
choice-pass = Passer
choice-decline = Non
choice-stay = Rester
choice-spare = Ne pas piétiner

verb-hero = choisir un Héros
verb-descend = choisir une Origine
verb-launch = placer le Drakkar
verb-land = placer les figurines de départ
verb-pray = envoyer un Prêtre
verb-forge = prendre la Rune d’une Forge
verb-sail = déplacer le Drakkar
verb-heal = soigner
verb-invoke = effectuer une Action Runique
verb-pay = payer une Rune
verb-tame = prendre le contrôle d’un Monstre
verb-ally = former une Alliance
verb-travel = placer le Héros
verb-activate = activer une Armée
verb-move = se déplacer
verb-march = choisir l’Armée qui se déplace
verb-grow = augmenter une Armée en l’activant
verb-recruit = recruter
verb-muster = choisir où recruter
verb-act = choisir une Action Spéciale
verb-accept = accepter
verb-prepare = choisir une option de Préparation
verb-raise = augmenter une Armée ou une Caractéristique
verb-build = bâtir un Temple
verb-bless = prendre une Bénédiction
verb-rouse = activer un Monstre
verb-hunt = chasser
verb-erect = construire un Monument
verb-drive = déplacer un Monstre ou le Boss
verb-strike = faire une Attaque de Région
verb-trample = piétiner
verb-release = libérer un Monstre
verb-weaken = réduire une Armée
verb-rout = faire se replier des Armées
verb-wound = blesser un Héros
verb-lure = attirer un Héros
verb-blow = déplacer une Armée de force
verb-lift = prendre une Armée pour la placer ailleurs
verb-place = placer une Armée
verb-retreat = se replier
verb-injure = subir une Blessure
verb-gain = gagner une Rune
verb-drop = défausser une Rune
verb-discard = défausser une carte Combat
verb-strip = faire défausser une carte à autrui
verb-attack = jouer une carte Attaque
verb-defend = se défendre
verb-hit = infliger un Dégât avec une carte
verb-cover = couvrir une case Dégât
verb-smite = frapper un Monstre hors Chasse
verb-battle = livrer une Bataille
verb-wait = faire attendre un joueur
verb-play = jouer une carte Combat en Bataille
verb-lose = subir une Perte
verb-shelter = épargner une Armée
verb-use = utiliser une Bénédiction, un Artefact ou une capacité
verb-option = choisir une option
verb-finish = terminer
verb-pass = passer en Bataille
verb-decline = refuser
verb-stay = laisser le Boss sur place
verb-spare = renoncer à un Piétinement

## Questions

prompt-effects = Lequel de vos effets utilisez-vous ({ $moment }) ?
prompt-discard-cards =
    { $count ->
        [one] Défaussez une carte Combat.
       *[other] Défaussez { $count } cartes Combat.
    }
prompt-shed-cards =
    { $count ->
        [one] Vous avez plus de { $limit } cartes Combat : défaussez-en une.
       *[other] Vous avez plus de { $limit } cartes Combat : défaussez-en { $count }.
    }
prompt-pick-from-hand =
    { $count ->
        [one] Défaussez une carte de la main de { $player }.
       *[other] Défaussez { $count } cartes de la main de { $player }.
    }
prompt-gain-rune =
    { $count ->
        [one] Gagnez une Rune de votre choix.
       *[other] Gagnez { $count } Runes de votre choix.
    }
prompt-drop-rune =
    { $count ->
        [one] Défaussez une Rune.
       *[other] Défaussez { $count } Runes.
    }
prompt-shed-runes =
    { $count ->
        [one] Vous avez plus de { $limit } Runes : défaussez-en une.
       *[other] Vous avez plus de { $limit } Runes : défaussez-en { $count }.
    }
prompt-injury = Votre Héros subit une Blessure : quelle Caractéristique ?
prompt-heal = Quelle Blessure est soignée ?
prompt-recruit = Où recrutez-vous l’Armée de valeur { $value } ?
prompt-retreat = Où se replie l’{ $army } ?
prompt-hero = Choisissez votre Héros.
prompt-origin = Choisissez votre Origine.
prompt-start-sea = Placez votre Drakkar.
prompt-start = Placez votre Héros et deux Armées au bord de cette Mer : { $sea }.
prompt-prayer = Prière : envoyer un Prêtre, prendre la Rune de la Forge.
prompt-hero-step = Héros : déplacer le Héros, ou déplacer le Drakkar, ou soigner une Blessure.
prompt-hero-step-more = Héros : l’étape est faite, sauf ce qu’ajoutent vos Bénédictions.
prompt-sail =
    { $seas ->
        [1] Déplacez votre Drakkar de 1 Mer.
       *[other] Déplacez votre Drakkar de { $seas } Mers au plus.
    }
prompt-rune-step = Actions Runiques : il en reste { $left }.
prompt-pay =
    { $count ->
        [1] Payez 1 Rune.
       *[other] Payez { $count } Runes de types différents.
    }
prompt-tame = De quel Monstre prenez-vous le contrôle ?
prompt-befriend = Avec quel Royaume voisin de votre Héros vous alliez-vous ?
prompt-ally = Avec quel Royaume vous alliez-vous ?
prompt-manoeuvres = Manœuvres : activez une Armée.
prompt-manoeuvres-recruit = Manœuvres : vous n’avez pas d’Armée en jeu et pouvez en recruter une.
prompt-activate = Que fait l’{ $army } ?
prompt-march = Où va l’{ $army } ?
prompt-mobilize = Mobilisation : activez la prochaine Armée.
prompt-action = Choisissez votre Action Spéciale.
prompt-realm-bonus = Prenez-vous le bonus du Royaume { $realm } ? { $bonus }
prompt-prepare = Préparation : encore { $left } à choisir.
prompt-grow-at-home = Quelle Armée dans un de vos Villages augmente de 1 ?
prompt-site = Où bâtissez-vous le Temple ?
prompt-blessing = Prenez une Bénédiction.
prompt-monsters = Activez un Monstre ou chassez.
prompt-second-monster = Activez un second Monstre, ou terminez.
prompt-usurped = La Région { $region } est à vous. Y recrutez-vous une Armée de valeur { $value } ?
prompt-monument = Quel Monument s’élève ?
prompt-monster = { $figure-The } : déplacement ou Attaque de Région.
prompt-monster-moves = { $figure-The } se déplace : vers quelle Région ?
prompt-trample = Quelle Armée est piétinée par { $figure-the } ?
prompt-release = Libérez un Monstre pour prendre le contrôle { $figure-of }.
prompt-attack = Jouez une carte Attaque { $figure-of }.
prompt-defend = Défense contre { $attack } : { $defence } jusqu’ici, Rage { $rage }.
prompt-hero-round =
    { $dealt ->
        [0] Infligez des Dégâts { $figure-to } ; terminer la manche sans en infliger, c’est perdre la Chasse.
       *[other] Infligez des Dégâts { $figure-to } ({ $dealt } dans cette manche), ou terminez la manche.
    }
prompt-second-card = Quelle carte accompagne { $card } contre le Boss ?
prompt-hunt-effect = Utilisez-vous l’effet de Chasse de la carte { $card } ? { $about }
prompt-box = Quelle case { $figure-of } est couverte ?
prompt-trophy = Prenez le Trophée : { $trophy }.
prompt-battles = Quelle est la prochaine Bataille ?
prompt-bystander = Trois joueurs se rencontrent à { $region } : qui attend ?
prompt-battle-card = Bataille à { $region } : jouez une carte Combat ou passez.
prompt-free-card = Bataille à { $region } : jouez la carte dont les symboles Pertes sont ignorés.
prompt-spare = Laquelle de vos Armées n’est pas réduite pour la défaite ?
prompt-losses =
    { $left ->
        [one] Laquelle de vos Armées subit la dernière Perte ?
       *[other] Laquelle de vos Armées subit une Perte (encore { $left }) ?
    }
prompt-strike-loser = Quelle Armée du vaincu est réduite (encore { $left }) ?
prompt-retreat-together = Où vos Armées se replient-elles depuis { $region } ?
prompt-raise =
    { $left ->
        [one] Quelle Armée augmente de { $points } ?
       *[other] Quelle Armée augmente de { $points } (encore { $left } à répartir) ?
    }
prompt-lower = Quelle Armée est réduite de { $points } ?
prompt-mover = Laquelle de vos Armées se déplace ?
prompt-drifter = Quelle Armée est déplacée ?
prompt-placed = Laquelle de vos Armées est placée ailleurs ?
prompt-place-at = Où est placée l’{ $army } ?
prompt-rout = De quel joueur les Armées doivent-elles se replier ?
prompt-travel = Où votre Héros est-il placé ?
prompt-lured = Quel Héros est attiré par { $figure-the } ?
prompt-victim =
    { $injuries ->
        [1] Quel Héros subit 1 Blessure ?
       *[other] Quel Héros subit { $injuries } Blessures ?
    }
prompt-bleed-for =
    { $injuries ->
        [1] Subissez-vous 1 Blessure pour ceci : { $gain } ?
       *[other] Subissez-vous { $injuries } Blessures pour ceci : { $gain } ?
    }
prompt-discard-for =
    { $count ->
        [one] Défaussez-vous une carte Combat pour ceci : { $gain } ?
       *[other] Défaussez-vous { $count } cartes Combat pour ceci : { $gain } ?
    }
prompt-pay-for =
    { $count ->
        [one] Payez-vous une Rune pour ceci : { $gain } ?
       *[other] Payez-vous { $count } Runes pour ceci : { $gain } ?
    }
prompt-raise-lowest = Laquelle de vos Caractéristiques les plus basses augmente ?
prompt-rouse = Quel Monstre est activé ?
prompt-smitten = Quel Monstre est frappé ?
prompt-boss =
    { $most ->
        [one] { $figure-The } se déplace de { $most } Région au plus, ou reste.
       *[other] { $figure-The } se déplace de { $most } Régions au plus, ou reste.
    }
prompt-option = { $what } : choisissez un de ses effets.

## Le journal

log-forge = La Forge à { $region } produit { $rune }.
log-placed = { $figure-The } apparaît à { $region }.
log-none-placed = Il ne reste aucun Monstre { $rune } à placer.
log-draft = { $player } reçoit { $heroes } ; Origines : { $origins }.
log-hero-chosen = { $player } joue { $hero }.
log-origin-chosen = Origine de { $player } : { $origin }.
log-turn = Tour { $turn } : { $player }.
log-draws =
    { $count ->
        [one] { $player } pioche une carte Combat.
       *[other] { $player } pioche { $count } cartes Combat.
    }
log-draws-own = { $player } pioche { $cards }.
log-reshuffle =
    { $cards ->
        [one] La défausse devient un nouveau paquet de { $cards } carte Combat.
       *[other] La défausse devient un nouveau paquet de { $cards } cartes Combat.
    }
log-discards = { $player } défausse { $card }.
log-sees-hand = { $player } regarde la main de { $owner }.
log-sees-attacks = { $player } regarde les cartes Attaque de { $owner }.
log-sees-attacks-own = { $player } regarde les cartes Attaque de { $owner } : { $cards }.
log-sees-hand-own = { $player } regarde la main de { $owner } : { $cards }.
log-gains-rune = { $player } gagne { $rune }.
log-drops-rune = { $player } défausse { $rune }.
log-pays-rune = { $player } paie { $rune }.
log-forge-rune = { $player } prend { $rune } dans une Forge.
log-attribute = { $player } : { $attribute } passe à { $value }.
log-attribute-injured = { $player } : { $attribute } passe à { $value }, mais compte pour 2 tant qu’elle est Blessée.
log-hero = Le Héros de { $player } est à { $region }.
log-drakkar = Le Drakkar de { $player } vogue ici : { $sea }.
log-injury = Le Héros de { $player } est Blessé : { $attribute }.
log-injury-ignored = { $player } ignore une Blessure.
log-heal = Le Héros de { $player } est soigné : { $attribute }.
log-army-value = L’{ $army } passe à la valeur { $value }.
log-army-destroyed = L’{ $army } est détruite.
log-army-moves = L’{ $army } se déplace à { $region }.
log-army-placed = L’{ $army } est placée à { $region }.
log-recruits = { $player } recrute une Armée de valeur { $value } à { $region }.
log-retreats = L’{ $army } se replie à { $region }.
log-control = { $player } prend le contrôle de la Région { $region }.
log-artifact-gone = Cet Artefact quitte la partie sans avoir été réclamé : { $artifact }.
log-artifact = { $player } obtient un Artefact chargé : { $artifact }.
log-use = { $player } utilise { $what }.
log-priest-sent = { $player } envoie un Prêtre à { $god } (niveau { $level }).
log-priests =
    { $count ->
        [one] { $player } gagne un Prêtre.
       *[other] { $player } gagne { $count } Prêtres.
    }
log-invokes = { $player } effectue une Action Runique : { $action }.
log-alliance = { $player } s’allie avec { $realm }.
log-action = { $player } choisit { $action }.
log-no-action = { $player } n’a aucune Action Spéciale possible.
log-covered = Le marqueur de { $player } est recouvert.
log-realm-bonus = { $player } prend le bonus du Royaume { $realm }.
log-prepares = { $player } se prépare : { $option }.
log-temple = { $player } bâtit un Temple à { $region }.
log-blessings = Bénédictions au choix : { $blessings }.
log-blessed = { $player } prend { $blessing }.
log-unblessed = Personne ne prend { $blessings }.
log-monument = { $player } élève au niveau { $level } le Monument dédié à { $god }.
log-refreshed = Les Prêtres retournent au Stock, la Roue est vidée, les Artefacts sont rechargés, les Forges regarnies.
log-omen = Un Augure du Ragnarok est retourné face cachée : { $omen }.
log-ragnarok = Le Ragnarok commence : chacun joue un dernier tour, { $player } le tout dernier.
log-event = Événement : { $event }.
log-activates = Activation { $figure-of }.
log-die = Le dé de Monstre indique : { $result }.
log-monster-moves = { $figure-The } se déplace à { $region }.
log-tramples = { $figure-The } piétine l’{ $army }.
log-region-attack = { $figure-The } attaque : { $attack }.
log-tames = { $player } prend le contrôle { $figure-of }.
log-releases = { $player } libère { $figure-the }.
log-hunt = { $player } chasse { $figure-the } ; { $keeper } joue le Monstre.
log-attacks-drawn =
    { $count ->
        [1] { $player } a 1 carte Attaque en main.
       *[other] { $player } a { $count } cartes Attaque en main.
    }
log-attacks-drawn-own = { $player } a ces cartes Attaque en main : { $cards }.
log-attack = { $figure-The } attaque : { $attack }.
log-defends = { $player } se défend avec { $card }.
log-attack-stopped = L’attaque est arrêtée : { $attack }.
log-attack-lands = L’attaque prend effet : { $attack }.
log-special-attack = Attaque Spéciale { $figure-of } : { $attack }.
log-weak-spot = { $player } trouve le Point Faible.
log-hits = { $player } joue { $card }.
log-damage = { $player } couvre la case { $number } { $figure-of }.
log-boss-regenerates = { $figure-The } survit et se régénère : tous les marqueurs quittent la fiche.
log-regenerates = { $figure-The } se régénère : la case { $number } redevient libre.
log-trophy-lost = { $player } perd un Trophée inutilisable : { $trophy }.
log-trophy = { $player } prend un Trophée : { $trophy }.
log-hunt-won = { $player } a tué { $figure-the }.
log-hunt-lost = La Chasse de { $player } contre { $figure-the } s’achève sur une défaite.
log-killed = { $player } prend la figurine { $figure-of }.
log-slayer-token = { $player } prend un pion Tueur.
log-battle = Bataille à { $region } : { $attacker } attaque, { $defender } se défend.
log-passes = { $player } passe.
log-battle-card = { $player } joue { $card }.
log-battle-values = { $attacker } a { $attack }, { $defender } a { $defence } : { $winner } gagne.
log-concedes = { $player } abandonne.
log-plays-on = { $player } continue à jouer.
log-end-jarl = { $player } contrôle trois Territoires.
log-end-godi = { $player } contrôle assez de Temples.
log-end-slayer = { $player } a tué le Boss.
log-end-ragnarok = Le dernier tour est joué : { $player } tient Yggdrasil.
log-end-stall = Plus personne ne peut agir : { $player } tient Yggdrasil.
log-end-concession = Tous les autres ont abandonné : il reste { $player }.

## Résultats

result-jarl = { $player } l’emporte en Jarl Suprême.
result-godi = { $player } l’emporte en Grand Godi.
result-slayer = { $player } l’emporte en Tueur du Boss.
result-ragnarok =
    { $tied ->
        [1] { $player } l’emporte au Ragnarok, avec le plus de Régions autour d’Yggdrasil.
       *[other] { $player } l’emporte au Ragnarok : à égalité de Régions autour d’Yggdrasil, mais avec le dernier tour joué plus tôt.
    }
result-stall =
    { $tied ->
        [1] Plus personne ne peut agir : { $player } l’emporte, avec le plus de Régions autour d’Yggdrasil.
       *[other] Plus personne ne peut agir : { $player } l’emporte, à égalité de Régions autour d’Yggdrasil, mais avec le dernier tour joué plus tôt.
    }
result-concession = { $player } gagne, tous les autres ayant abandonné.

## Raisons

why-over = La partie est terminée.
why-not-on-board = Ce lieu n’existe pas sur cette face du plateau.
why-mandatory = Cet effet doit être appliqué.
why-not-usable = { $what } serait sans effet, ou ce n’est pas son moment.
why-not-owned = { $what } n’est pas à vous.
why-start-over = { $what } s’utilise au début de l’étape des Héros, avant toute autre chose.
why-discharged = { $what } : cet Artefact est déchargé jusqu’à la construction d’un Monument.
why-used = { $what } a déjà servi.
why-not-held = Vous n’avez pas la carte { $card }.
why-no-such-card = Cette carte n’existe pas.
why-card-not-held = Vous n’avez pas cette carte.
why-rune-exhausted = Il n’y a plus de Rune { $rune } dans le Stock.
why-no-rune = Vous n’avez pas de Rune { $rune }.
why-rune-paid = { $rune } fait déjà partie du paiement : tous les types doivent différer.
why-injured = { $attribute } : cette Caractéristique est déjà Blessée.
why-healthy = { $attribute } : cette Caractéristique est Indemne.
why-heal-one = Au moins une Blessure doit être soignée.
why-not-adjacent = La Région { $region } ne peut pas être atteinte de là.
why-retreat-not-own = La Région { $region } n’est pas contrôlée par le propriétaire de l’Armée.
why-no-recruit = { $region } n’est ni au bord de la Mer de votre Drakkar ni un de vos Villages.
why-foreign-army = L’Armée d’un autre joueur se trouve à { $region }.
why-not-dealt = { $what } ne fait pas partie de votre donne.
why-no-start = Aucune Région n’est libre au bord de cette Mer : { $sea }.
why-occupied = Un autre joueur est déjà à { $region }.
why-not-beside-sea = { $region } ne borde pas la Mer de votre Drakkar.
why-priest-sent = Vous avez déjà envoyé un Prêtre à cette étape.
why-no-priest = Vous n’avez aucun Prêtre en Réserve.
why-no-slot = Il n’y a pas d’emplacement libre sur le Monument dédié à { $god }.
why-forged = Vous avez déjà pris une Rune dans une Forge à cette étape.
why-no-forge = Il n’y a pas de Forge garnie d’une Rune là où se trouve votre Héros.
why-hero-step-done = Une seule des trois options est permise.
why-hero-too-far = { $region } est trop loin pour votre Héros.
why-sea-too-far = Cette Mer est trop loin, ou le Drakkar y est déjà.
why-rune-action-done = Vous avez déjà effectué votre Action Runique.
why-cannot-invoke = Cette Action Runique serait sans effet, ou il manque sa Rune.
why-few-runes = Il faut { $count } Runes de types différents.
why-boss-untamed = Personne ne contrôle le Boss.
why-ring-yours = Vous contrôlez déjà { $figure-the }.
why-has-ring = Un autre joueur contrôle { $figure-the }.
why-wrong-rune = Vous n’avez pas la Rune nécessaire.
why-monster-elsewhere = { $figure-The } n’est pas assez près de votre Héros.
why-allied = Vous avez déjà une Alliance avec { $realm }.
why-realm-far = { $realm } ne borde pas la Région de votre Héros.
why-not-your-army = Cette Armée n’est pas à vous.
why-activated = Cette Armée a déjà été activée.
why-in-reserve = Cette Armée est en Réserve.
why-idle-army = Cette Armée ne peut ni se déplacer ni augmenter.
why-has-army = Vous avez encore une Armée sur le plateau.
why-boss-there = Le Boss se trouve à { $region } : aucune Armée ne peut y entrer.
why-there-already = C’est déjà là : { $region }.
why-army-full = La valeur d’une Armée ne dépasse pas 6.
why-no-settlement = Il n’y a pas de Village ici.
why-settlement-not-yours = Vous ne contrôlez pas encore ce Village.
why-mobilize-one = Au moins une Armée doit être activée.
why-action-mandatory = Il faut choisir une Action Spéciale.
why-all-complete = Tous les Monuments sont achevés.
why-no-marker = Vous n’avez encore aucun marqueur sur la Roue.
why-own-marker = L’Action { $action } porte déjà votre marqueur.
why-cannot-reinforce = Toutes vos Armées sont sur le plateau.
why-cannot-mobilize = Vous n’avez aucune Armée qui puisse agir.
why-cannot-prepare = Il n’y a rien à soigner, à piocher, à gagner ni à renforcer.
why-cannot-build_temple = Vous ne contrôlez aucune Région avec un Autel où bâtir encore un Temple.
why-cannot-monsters = Il n’y a aucun Monstre que vous puissiez activer ou chasser.
why-usurp-own = Vous contrôlez déjà cette Région.
why-other-hero = Un autre Héros se trouve dans cette Région.
why-too-weak = Votre Puissance de { $strength } n’atteint pas { $needed }.
why-no-prepare-heal = Votre Héros n’a pas de Blessure.
why-no-prepare-card = Il ne reste aucune carte Combat à piocher.
why-no-prepare-rune = Il ne reste aucune Rune dans le Stock.
why-no-prepare-army = Vous n’avez aucune Armée de valeur inférieure à 6 dans un de vos Villages.
why-not-at-home = Cette Armée n’est pas dans un Village que vous contrôlez, ou sa valeur n’est pas inférieure à 6.
why-not-controlled = Vous ne contrôlez pas { $region }.
why-has-temple = { $region } a déjà un Temple.
why-no-shrine = { $region } n’a pas d’Autel.
why-not-on-display = { $what } ne fait pas partie des Bénédictions proposées.
why-must-bless = Chaque joueur doit prendre une Bénédiction.
why-boss-no-monster = Le Boss n’est pas un Monstre.
why-roused = Cette Action a déjà servi à activer { $figure-the }.
why-not-in-play = { $figure-The } n’est pas en jeu.
why-activating = Vous êtes en train d’activer des Monstres.
why-few-kills = Monstres tués : { $kills } ; la Chasse au Boss en exige { $needed }.
why-complete = Le Monument dédié à { $god } est achevé.
why-die-moves = Le dé indique un déplacement.
why-must-act = { $figure-The } doit se déplacer ou attaquer.
why-army-elsewhere = Cette Armée n’est pas là.
why-must-trample = Un Monstre neutre piétine toujours.
why-not-your-monster = { $figure-The } n’est pas sous votre contrôle.
why-two-rings = Vous contrôlez deux Monstres : libérez-en d’abord un.
why-attack-not-held = Cette carte Attaque n’est pas en main.
why-attack-mandatory = Une carte Attaque doit être jouée.
why-no-match = { $card } ne correspond à aucune case libre.
why-no-partner = Aucune autre carte ne couvre une case du Boss avec { $card }.
why-no-pair = Ces deux cartes ne couvrent aucune case du Boss.
why-box-covered = La case { $number } est couverte ou n’existe pas sur cette fiche.
why-box-weapon = L’arme ne correspond pas à la case { $number }.
why-must-cover = Une carte jouée doit couvrir une case.
why-trophy-lost = Le Trophée n’est pris que s’il a un effet, sinon il est perdu.
why-no-battle = Aucune Bataille n’est à livrer à { $region }.
why-no-armies-there = Ce joueur n’a pas d’Armée là.
why-too-many-losses = { $card } causerait plus de Pertes que la valeur de vos Armées dans la Bataille.
why-no-symbols = { $card } n’a aucun symbole Pertes à ignorer.
why-play-now = Vous avez déchargé l’Artefact pour une carte : jouez-la.
why-army-not-meant = L’effet ne peut pas s’appliquer à cette Armée.
why-no-drift = L’Armée ne peut pas être déplacée à { $region }.
why-hero-elsewhere = Ce Héros n’est pas assez près.
why-no-victim = Ce Héros n’est pas là, ou n’a aucun pion Indemne.
why-not-lowest = { $attribute } n’est pas la Caractéristique la plus basse qui puisse augmenter.
why-boss-too-far = Le Boss ne peut pas aller à { $region }.
why-option-impossible = Cette option n’est pas possible.

## Positions et contenu

position-too-many = { $path } : il n’existe pas autant de ces pièces : { $what }.
position-no-shrine = { $path } : la Région { $region } n’a pas d’Autel, donc pas de Temple.
position-not-owner = { $path } : ceci n’a pas sa place ici : { $what }.
position-killed = { $path } : Monstre tué, donc sans Région ni anneau : { $figure }.
content-unknown-op = { $place } : « { $found } » ({ $field }) n’est pas une opération permise ici. Permises : { $known }.

## Le plateau dans le navigateur

board-score = Régions autour d’Yggdrasil
board-island = L’île aux { $side } Régions
board-title = Tour { $turn } · Augures { $down } sur { $needed }
board-draft = Choix des Héros
board-turn = Tour { $turn }
board-step-prayer = Prière
board-step-hero = Héros
board-step-rune_actions = Runes
board-step-manoeuvres = Manœuvres
board-step-special_action = Spéciale
board-show-island = Voir l’île
board-show-hunt = Revenir à la Chasse
board-show-battle = Revenir à la Bataille
board-show-monument = Revenir aux Monuments
board-show-draft = Revenir au choix
board-show-blessing = Revenir aux Bénédictions
board-show-end = La fin de la partie
board-scene-hunt = La Chasse
board-scene-battle = La Bataille
board-scene-monument = Les Monuments
board-scene-draft = Le choix des Héros
board-scene-blessing = Les Bénédictions
board-scene-end = La fin de la partie
board-house-all = Contenu maison : conçu pour Warhost, différent du jeu imprimé. Un pack de contenu peut le remplacer.
board-house-part = Contenu en partie maison : certains détails ont été conçus pour Warhost. Un pack de contenu peut les remplacer.
board-army = Armée de { $player }, valeur { $value }
board-drakkar = Drakkar de { $player }
board-value = valeur
board-first = joue le premier tour

# Augures, temples et victoires
board-omens = Augures
board-omens-down = { $down } sur { $needed }
board-omens-now =
    { $down ->
        [one] Si un Monument était construit maintenant, { $down } Augure serait face cachée ; le Ragnarok commence avec { $needed }.
       *[other] Si un Monument était construit maintenant, { $down } Augures seraient face cachée ; le Ragnarok commence avec { $needed }.
    }
board-omen-down = Face cachée.
board-omen-counts-player_controls_territories = Territoires
board-omen-counts-player_controls_temples = Temples
board-omen-counts-player_kills = Tués
board-omen-counts-monument_at_level = Monument
board-omen-counts-player_alliances = Royaumes
board-ragnarok = Ragnarok
board-last-turns =
    { $left ->
        [0] le tout dernier tour
        [1] encore 1 tour
       *[other] encore { $left } tours
    }
board-temple-track =
    { $built ->
        [one] Piste des Temples : { $built } bâti sur { $of }
       *[other] Piste des Temples : { $built } bâtis sur { $of }
    }
board-temple = Temple { $number }
board-temple-draft = Temple { $number }, avec Donne de Bénédiction
board-victories = Les trois victoires
board-win-jarl = Jarl Suprême
board-win-jarl-near =
    { $have ->
        [one] { $have } Territoire sur { $need }
       *[other] { $have } Territoires sur { $need }
    }
board-win-godi = Grand Godi
board-win-godi-near =
    { $have ->
        [one] { $have } Temple sur { $need }
       *[other] { $have } Temples sur { $need }
    }
board-win-slayer = Tueur
board-win-slayer-near =
    { $have ->
        [one] { $have } Monstre tué sur les { $need } qui permettent de chasser le Boss ; qui tue le Boss gagne
       *[other] { $have } Monstres tués sur les { $need } qui permettent de chasser le Boss ; qui tue le Boss gagne
    }
board-kills = tués
board-refused-actions = Impossibles maintenant
board-action-bonus = Bonus du Royaume { $realm } pour { $players } : { $bonus }
board-action-bonus-unclaimed = Bonus du Royaume { $realm }, encore sans allié : { $bonus }
board-action-covers = Recouvre le marqueur de { $player }, qui gagne une Rune.
board-boss-boxes =
    { $covered ->
        [one] { $covered } case du Boss couverte sur { $boxes }
       *[other] { $covered } cases du Boss couvertes sur { $boxes }
    }
board-yggdrasil = Yggdrasil
board-yggdrasil-note = Régions autour d’Yggdrasil : qui en a le plus gagne si le Ragnarok met fin à la partie.

# Lieux
board-land-held = { $held } sur { $regions } au même joueur
board-neutral = Neutre, Force de Population { $population }
board-controlled = contrôlée par { $player }
board-armies-worth = Armées valant { $value }
board-village = Village
board-altar = Autel
board-has-temple = Temple
board-forge = Forge avec { $rune }
board-forge-empty = Forge pour { $rune }, vide
board-monument = Monument : { $god }, niveau { $level }
board-stands = au niveau { $level }
board-raise-to = élever à { $level }
board-level = niveau { $level }
board-slots =
    { $free ->
        [0] aucun emplacement libre
        [1] 1 emplacement libre
       *[other] { $free } emplacements libres
    }
board-priests =
    { $count ->
        [1] 1 Prêtre
       *[other] { $count } Prêtres
    }
board-no-allies = Personne n’y est allié.
board-monuments = Monuments
board-which-monument = Quel Monument s’élève ?
board-which-monument-note = Puis on examine les Augures, les Prêtres rentrent et la Roue est vidée.
board-raise = Élever
board-complete = achevé

# Plateaux des joueurs
board-healthy = { $attribute } { $value }
board-injured = { $attribute } { $token }, Blessée : compte pour { $value }
board-priests-of = Prêtres : { $ready } en Réserve, { $away } auprès des dieux
board-armies-of = Armées : { $board } en jeu, { $reserve } en Réserve
board-rune-limit = garde { $limit } Runes au plus
board-recruits = Recrute des Armées de valeur { $value }
board-charged = chargé
board-discharged = déchargé jusqu’au prochain Monument
board-slain = tué
board-slayer-tokens =
    { $tokens ->
        [one] pion Tueur
       *[other] { $tokens } pions Tueur
    }
board-hand = Vos cartes Combat
board-hand-of = Main : { $cards } sur { $limit }
board-hand-note = pour Chasses et Batailles
board-hand-empty = Vous n’avez aucune carte Combat.
board-supply = Stock
board-decks = Pioches : cartes Combat { $combat }, Bénédictions { $blessings }, Événements { $events }
board-unseen = Cartes Combat que vous n’avez pas vues
board-discarded = Défaussées : { $cards }

# Monstres, chasse et bataille
board-monsters = Monstres
board-wild = neutre
board-boss = le Boss
board-ring = contrôlé par { $player }
board-killed-by = tué par { $player }
board-to-come = à venir
board-losses =
    { $losses ->
        [0] aucune Perte
        [1] 1 Perte
       *[other] { $losses } Pertes
    }
board-in-hunt = En Chasse
board-in-battle = En Bataille
board-no-effect = Aucun autre effet.
board-card-figures =
    { $losses ->
        [0] valeur { $value }
        [1] valeur { $value }, 1 Perte
       *[other] valeur { $value }, { $losses } Pertes
    }
board-rage = Rage
board-weak-spot = Point Faible
board-draws = pioche
board-shield-stops = Un Bouclier l’arrête
board-boxes-left =
    { $left ->
        [one] { $left } case libre sur { $boxes }
       *[other] { $left } cases libres sur { $boxes }
    }
board-box = Case { $number } : { $weapons }
board-artifact-waits = Une Chasse achevée avec toutes les cases cerclées couvertes fait gagner : { $artifact }.
board-hunt-title = { $hunter } chasse { $prey-the }
board-hunt-keeper =
    { $hand ->
        [one] { $keeper } joue { $prey-the } : { $hand } carte Attaque en main, { $deck } dans la pioche
       *[other] { $keeper } joue { $prey-the } : { $hand } cartes Attaque en main, { $deck } dans la pioche
    }
board-hunt-step-attack = Carte Attaque
board-hunt-step-defend = Défense
board-hunt-step-effect = Effets
board-hunt-step-hero = Manche du Héros
board-against = contre
board-no-defence = Aucune carte en défense pour l’instant.
board-no-attack = La prochaine carte Attaque est encore cachée.
board-hero-strikes =
    { $dealt ->
        [0] La manche du Héros : une carte couvre une case de son arme.
        [1] La manche du Héros : 1 case couverte.
       *[other] La manche du Héros : { $dealt } cases couvertes.
    }
board-gauge-defence = Défense { $defence } contre Rage { $rage }
board-gauge-weak = Point Faible { $weak }
board-gauge-sum = Cartes { $cards } + Sagesse { $wisdom } = { $sum }
board-stopped = arrêtée
board-not-stopped = passe
board-found = trouvé
board-not-found = pas trouvé
board-attack-hand = Cartes Attaque en main
board-would-be = { $own } : { $other }
board-would-stop = l’arrête ({ $defence })
board-would-defend = { $defence } sur { $rage }
board-battle-title = Bataille : { $region }
board-battle-ahead-now = { $player } mène, { $value } à { $other }.
board-battle-tied-now = { $value } à { $other } : l’égalité profite à { $player }, qui se défend.
board-battle-ahead-won = { $player } gagne la Bataille, { $value } à { $other }.
board-battle-tied-won = { $value } à { $other } : { $player } se défend et l’emporte à égalité.
board-battle-sum =
    { $effects ->
        [0] Armées { $armies } + cartes { $cards } = { $sum }
       *[other] Armées { $armies } + cartes { $cards } + effets { $effects } = { $sum }
    }
board-battle-step-cards = Cartes
board-battle-step-losses = Pertes
board-battle-step-retreat = Repli
board-battle-step-control = Contrôle
board-fate-value = Armée de { $from } : désormais { $to }
board-fate-destroyed = Armée de { $from } détruite
board-fate-retreats = Armée de { $value } : repli à { $region }
board-fate-none = Aucune Perte pour l’instant.
board-battle-value = Valeur de Bataille { $value }
board-attacks = attaque
board-defends = se défend
board-cards-in-hand =
    { $cards ->
        [1] 1 carte en main
       *[other] { $cards } cartes en main
    }
board-no-cards = Aucune carte jouée.
board-menu = Ce qu’offre ce lieu
board-playing = D’abord son effet, puis sa valeur.
board-passed = a passé
board-retreats = Peut se replier ici : { $regions }.
board-no-retreat = Aucun repli possible.
board-draft-hero = { $player } : choisissez un Héros
board-draft-origin = { $player } : choisissez une Origine
board-blessing-title = { $player } : prenez une Bénédiction

# Titres dans la liste
board-group-move = Aller à
board-group-sail = Drakkar vers
board-group-heal = Soigner
board-group-launch = Placer le Drakkar
board-group-land = Commencer à
board-group-pray = Envoyer un Prêtre à
board-group-gain = Gagner
board-group-pay = Payer
board-group-drop = Défausser
board-group-discard = Défausser
board-group-strip = Défausser
board-group-ally = S’allier avec
board-group-travel = Placer le Héros à
board-group-activate = Activer
board-group-muster = Recruter à
board-group-raise = Augmenter
board-group-drive = Déplacer à
board-group-place = Placer à
board-group-retreat = Se replier à
board-group-injure = Blesser
board-group-prepare = Préparer
board-group-play = Jouer
board-group-defend = Se défendre avec
board-group-hit = Jouer
board-group-rouse = Activer
board-group-hunt = Chasser
board-group-lose = Subit une Perte
board-group-weaken = Réduire
board-group-invoke = Action Runique
board-group-use = Utiliser
