### Mots de Chaos dans le Vieux Monde. Les noms des régions, Puissances, séides, cartes… viennent du contenu.

game-chaos_in_the_old_world = Chaos dans le Vieux Monde
game-chaos_in_the_old_world-about = Quatre dieux du Chaos corrompent, dominent et dévastent le Vieux Monde ; chacun a son propre cadran de Menace pour vaincre.

## Ce qui ne figure dans aucun fichier de contenu

token-event = pion Événement
    .a = un pion Événement
    .many = pions Événement
token-hero = pion Héros
    .a = un pion Héros
    .many = pions Héros
token-noble = pion Noble
    .a = un pion Noble
    .many = pions Noble
token-peasant = pion Paysan
    .a = un pion Paysan
    .many = pions Paysan
token-skaven = pion Skaven
    .a = un pion Skaven
    .many = pions Skaven
token-warpstone = pion Malepierre
    .a = un pion Malepierre
    .many = pions Malepierre
side-left = gauche
side-right = droite
nobody = personne
seat = joueur { $seat }
note-reserve = réserve
note-region = { $region }
note-marked = { $region } : { $marks }
mark-controlled = sous le contrôle de { $power }
mark-shielded = figurine protégée
mark-crept = invocation gratuite déjà utilisée
mark-on-space = sur un emplacement de carte
mark-hits =
    { $hits ->
        [one] { $hits } premier coup
       *[other] { $hits } premiers coups
    }
instruction-start = rien
instruction-score_vp =
    { $amount ->
        [one] { $amount } point de victoire
       *[other] { $amount } points de victoire
    }
instruction-upgrade = une carte Amélioration
instruction-draw_chaos_cards =
    { $amount ->
        [one] piocher { $amount } carte Chaos
       *[other] piocher { $amount } cartes Chaos
    }
instruction-place_warpstone =
    { $amount ->
        [one] placer { $amount } pion Malepierre
       *[other] placer { $amount } pions Malepierre
    }
instruction-place_noble =
    { $amount ->
        [one] placer { $amount } pion Noble
       *[other] placer { $amount } pions Noble
    }
instruction-remove_corruption =
    { $amount ->
        [one] retirer { $amount } pion corruption
       *[other] retirer { $amount } pions corruption
    }
instruction-remove_old_world_tokens =
    { $amount ->
        [one] retirer { $amount } pion Vieux Monde
       *[other] retirer { $amount } pions Vieux Monde
    }
instruction-victory = Victoire

## Options

option-powers = Comment les Puissances sont distribuées.
option-powers-in_order = Selon la place, dans l’ordre des Puissances : choisir une place, c’est choisir sa Puissance
option-powers-choice = Chaque joueur choisit à son tour
option-powers-random = Tirées au sort
option-absent = À trois joueurs : la Puissance que personne ne joue.
option-absent-anyone = Selon le choix ou le sort ; par ordre de place, Slaanesh
option-absent-khorne = { power-khorne }
option-absent-nurgle = { power-nurgle }
option-absent-tzeentch = { power-tzeentch }
option-absent-slaanesh = { power-slaanesh }
option-ruiners = Qui est dévastateur d’une région.
option-ruiners-round = FAQ : qui y a placé de la corruption ce tour-ci
option-ruiners-step = Livret : qui y a placé de la corruption à cette étape de corruption
option-khorne_counter = Quand Khorne gagne un pion avancement.
option-khorne_counter-battle = FAQ : une figurine tuée dans une bataille ; chaque bataille compte
option-khorne_counter-phase = Fiche imprimée : une figurine tuée dans une région, une fois par phase
option-khorne_counter-two_kills = Exemple du livret : deux figurines tuées dans une région, une fois par phase
option-slaanesh_counter = Où Slaanesh gagne un pion avancement pour deux pions corruption.
option-slaanesh_counter-noble_or_hero = FAQ : là où se trouve un pion Noble ou Héros
option-slaanesh_counter-anywhere = Exemple du livret : dans toute région

## Ce que l’on demande

prompt-embody = Choisissez la Puissance à incarner.
prompt-place =
    { $each ->
        [one] Choisissez une région pour { $token-a }. Encore à choisir : { $count }.
       *[other] Choisissez une région pour { $each } { $token-many }. Encore à choisir : { $count }.
    }
prompt-scatter = Il y a moins de régions que de pions. Choisissez le prochain pion à placer.
prompt-pair = { $card } : choisissez les deux régions qui reçoivent des Héros.
prompt-rally = { $token-A } peut venir { $region-in } : choisissez d’où il vient, ou renoncez.
prompt-block = { $card } : choisissez l’emplacement de carte à bloquer.
prompt-discard =
    { $count ->
        [one] Choisissez une carte Chaos à défausser.
       *[other] Choisissez une carte Chaos à défausser (encore { $count }).
    }
prompt-discard-first = Vous pouvez défausser une carte avant de piocher.
prompt-turn =
    { $points ->
        [one] { $points } point de puissance : invoquez une figurine, jouez une carte Chaos ou passez.
       *[other] { $points } points de puissance : invoquez une figurine, jouez une carte Chaos ou passez.
    }
prompt-summon-to = { $figure } ({ $note }) : choisissez la région où l’invoquer.
prompt-play-on = { $card } : choisissez un emplacement de carte.
prompt-play-on-hidden = Une carte Chaos va être jouée.
prompt-bring = Emporter un pion Malepierre { $start-from } { $region-in } ?
prompt-stand = Poser l’Horreur sur un emplacement de carte { $region-in } ?
prompt-seduce = Choisissez { $region-in } l’Adorateur ennemi à contrôler jusqu’à la fin du tour.
prompt-seduce-maybe = Le Gardien des Secrets peut prendre le contrôle d’un Adorateur ennemi { $region-in } : choisissez-en un, ou renoncez.
prompt-upgrade = Choisissez une amélioration à mettre en jeu.
prompt-call =
    { $count ->
        [one] Appelez encore { $count } figurine { $region-in }, ou terminez.
       *[other] Appelez { $region-in } jusqu’à { $count } figurines d’une même autre région, ou terminez.
    }
prompt-decay = Choisissez à qui appartient le pion corruption à retirer { $region-in }.
prompt-rot =
    { $count ->
        [one] Le Pourrissement Final { $region-in } : choisissez la figurine qui meurt.
       *[other] Le Pourrissement Final { $region-in } : choisissez la prochaine figurine qui meurt (encore { $count }).
    }
prompt-teleport = Téléportation : choisissez un Adorateur ou un Guerrier { $region-in }.
prompt-teleport-to = { $figure } : choisissez sa région d’arrivée.
prompt-shield = Malebouclier : choisissez { $region-in } une de vos figurines à protéger.
prompt-meddle = Choisissez un adversaire ayant une figurine { $region-in } ; il défausse des cartes.
prompt-lure = Influence des Ténèbres : choisissez le pion à déplacer { $region-from }.
prompt-lure-to = { $token-A } : choisissez sa région d’arrivée.
prompt-hit =
    { $hits ->
        [one] Bataille { $region-in } : assignez { $hits } coup (six : { $sixes }).
       *[other] Bataille { $region-in } : assignez { $hits } coups (six : { $sixes }).
    }
prompt-hit-early =
    { $hits ->
        [one] { $region-In } : assignez { $hits } premier coup (six : { $sixes }).
       *[other] { $region-In } : assignez { $hits } premiers coups, un par un (six : { $sixes }).
    }
prompt-spend =
    { $count ->
        [one] Avec quel coup ? Cible : { $target }.
       *[other] Avec quel coup d’abord ? Cible : { $target } ; coups nécessaires : { $count }.
    }
prompt-revenge =
    { $hits ->
        [one] Les Portepeste se vengent { $region-in } : assignez { $hits } coup aux figurines de { $foe }.
       *[other] Les Portepeste se vengent { $region-in } : assignez { $hits } coups aux figurines de { $foe }.
    }
prompt-lose = Choisissez la figurine que vous retirez { $region-in } ({ $cause }).
prompt-slay = { $card } : désignez un Guerrier ou un Démon Majeur en présence d’un Héros ; son joueur le retire.
prompt-plunder = { $card } : choisissez le pion perdu { $region-in }.
prompt-claim =
    { $points ->
        [one] Retirer le pion Événement { $region-from } pour marquer { $points } point de victoire ?
       *[other] Retirer le pion Événement { $region-from } pour marquer { $points } points de victoire ?
    }
prompt-carry = Personne ne réclame le pion Événement { $region-in } : choisissez la région adjacente où il va.
prompt-cleanse =
    { $count ->
        [one] Choisissez une région d’où retirer un pion corruption.
       *[other] Choisissez une région d’où retirer un pion corruption (encore { $count }).
    }
prompt-cleanse-of = Choisissez à qui appartient le pion corruption à retirer { $region-in }.
prompt-clear =
    { $count ->
        [one] Choisissez une région d’où retirer un pion Vieux Monde.
       *[other] Choisissez une région d’où retirer un pion Vieux Monde (encore { $count }).
    }
prompt-clear-token = Choisissez le pion à retirer { $region-in }.

## La même chose, nommée au milieu d’une phrase

kind-embody = la Puissance qu’un joueur incarne
kind-place = la région d’un pion
kind-place_by_dial = la région d’un pion donné par un cadran
kind-scatter = le prochain pion à placer
kind-scatter_to = la région d’un pion
kind-pair = les deux régions qui reçoivent des pions
kind-inspire = la région d’un Héros
kind-rally = le déplacement éventuel d’un autre Héros
kind-block = l’emplacement de carte à bloquer
kind-discard = une carte à défausser
kind-discard_first = la défausse éventuelle d’une carte avant la pioche
kind-turn = l’action de ce tour de jeu
kind-summon_to = la région où invoquer une figurine
kind-play_on = l’emplacement d’une carte Chaos
kind-bring = le transport éventuel d’une Malepierre
kind-stand = la pose éventuelle d’une Horreur sur un emplacement
kind-seduce = un Adorateur ennemi à contrôler
kind-upgrade = une amélioration
kind-call = une figurine qui suit l’Appel du Dieu du Sang
kind-decay = le propriétaire du pion corruption à retirer
kind-rot = la victime du Pourrissement Final
kind-teleport = la figurine à téléporter
kind-teleport_to = l’arrivée de la figurine téléportée
kind-shield = la figurine à protéger
kind-meddle = l’adversaire qui défausse
kind-lure = le pion à déplacer
kind-lure_to = l’arrivée du pion
kind-hit = la cible d’un coup
kind-spend = le coup à utiliser
kind-revenge = la cible de la vengeance des Portepeste
kind-lose = la figurine à retirer
kind-slay = la victime des Tueurs de Trolls
kind-plunder = le pion que prennent les Pillards
kind-claim = la prise éventuelle du Graal
kind-carry = l’arrivée du pion Événement
kind-cleanse = la région du pion corruption à retirer
kind-cleanse_of = le propriétaire du pion corruption à retirer
kind-clear = la région du pion Vieux Monde à retirer
kind-clear_token = le pion Vieux Monde à retirer

## Ce que l’on peut choisir

choice-embody = { $power }
choice-place = { $region }
choice-scatter = { $token-A }
choice-pair = { $regions }
choice-rally = { $region-From }
choice-block = { $region }, emplacement de { $side }
choice-discard = Défausser { $card }
choice-summon = Invoquer { $figure-a } ({ $note }), coût { $cost }
choice-play = Jouer { $card }, coût { $cost }
price = { $cost }
price-range = { $lowest } à { $highest } selon la région
choice-pass = Passer jusqu’à la fin de la phase
choice-to = Vers { $region-the }
choice-to-paid = Vers { $region-the }, coût { $cost }
choice-on = { $region }, emplacement de { $side }, coût { $cost }
choice-bring = L’emporter
choice-stand = Emplacement de { $side } { $region-in }
choice-call = Appeler { $figure-a } ({ $note })
choice-decay = Un pion de { $power }
choice-teleport = { $figure-A } ({ $note })
choice-shield = Protéger { $figure-a } ({ $note })
choice-meddle = { $power }
choice-lure = { $token-A }
choice-seduce = { $figure-A } ({ $note })
choice-hit = Frapper { $token-a }
choice-hit-figure =
    { $hits ->
        [one] Frapper { $figure-a } de { $power } ({ $note }) : { $hits } coup tue
       *[other] Frapper { $figure-a } de { $power } ({ $note }) : { $hits } coups tuent
    }
choice-spend-plain = Un coup obtenu sur un 4 ou un 5
choice-spend-six = Un coup obtenu sur un 6
choice-rot = { $figure-A } ({ $note })
choice-lose = Retirer { $figure-a } ({ $note })
choice-slay = { $figure-A } ({ $note })
choice-plunder = { $token-A }
choice-carry = { $region }
choice-claim = Le réclamer
choice-upgrade = { $upgrade }
choice-cleanse = { $region }
choice-clear = { $region }
choice-remove = Un pion de { $power }
choice-return = { $token-A }
choice-decline = Renoncer
choice-finish = Terminer

## Les verbes, comme dans « pas maintenant : … »

verb-embody = choisir une Puissance
verb-place = placer un pion
verb-scatter = choisir un pion
verb-pair = choisir deux régions
verb-rally = déplacer un Héros
verb-block = bloquer un emplacement
verb-discard = défausser une carte
verb-summon = invoquer une figurine
verb-play = jouer une carte Chaos
verb-pass = passer
verb-to = choisir une arrivée
verb-on = choisir un emplacement de carte
verb-bring = emporter une Malepierre
verb-stand = se poser sur un emplacement de carte
verb-call = appeler une figurine
verb-decay = retirer un pion corruption
verb-teleport = téléporter une figurine
verb-shield = protéger une figurine
verb-meddle = s’en prendre à une main
verb-lure = déplacer un pion
verb-seduce = prendre le contrôle d’un Adorateur
verb-hit = assigner un coup
verb-spend = choisir le coup à utiliser
verb-rot = faire pourrir une figurine
verb-lose = retirer une de vos figurines
verb-slay = désigner une victime
verb-plunder = enlever un pion
verb-carry = déplacer le pion Événement
verb-claim = réclamer le Graal
verb-upgrade = choisir une amélioration
verb-cleanse = choisir une région à purifier
verb-clear = choisir une région à débarrasser
verb-remove = retirer un pion corruption
verb-return = remettre un pion à la réserve
verb-decline = renoncer
verb-finish = terminer

## Le journal

log-embody = Le joueur { $seat } incarne { $power }.
named-log-embody = { $player } incarne { $power }.
log-phase-old_world = Tour { $round } – phase du Vieux Monde
log-phase-draw = Tour { $round } – phase de pioche
log-phase-summoning = Tour { $round } – phase d’invocation
log-phase-battle = Tour { $round } – phase de bataille
log-phase-corruption = Tour { $round } – phase de corruption
log-phase-end = Tour { $round } – phase de fin
log-old-world = Carte Vieux Monde : { $card }. { $power } l’exécute.
log-acts = { $card } : la carte prend effet.
log-stays = { $card } : la carte reste { $region-in } pour le tour suivant.
log-off-track = { $card } : la carte quitte la piste du Vieux Monde et la partie.
log-token =
    { $count ->
        [one] { $region-In } : { $count } { $token } de plus.
       *[other] { $region-In } : { $count } { $token-many } de plus.
    }
log-token-moves = { $token-A } passe { $start-from } { $region-in }.
log-token-returns = { $token-A } retourne { $region-from } à la réserve.
log-block = { $card } : un emplacement de carte est bloqué { $region-in }.
log-draw = { $power } pioche { $cards }.
log-draw-hidden =
    { $count ->
        [one] { $power } pioche une carte Chaos.
       *[other] { $power } pioche { $count } cartes Chaos.
    }
log-reshuffle =
    { $cards ->
        [one] { $power } : la défausse redevient un paquet de { $cards } carte.
       *[other] { $power } : la défausse mélangée redevient un paquet de { $cards } cartes.
    }
log-discard = { $power } défausse { $card }.
log-summon = { $power } invoque { $figure-a } { $region-in } (coût { $cost }).
log-summon-from = { $power } invoque { $figure-a } { $start-from } { $region-in } (coût { $cost }).
log-move = { $power } déplace { $figure-a } { $start-from } { $region-in }.
log-play = { $power } joue { $card } { $region-in } (coût { $cost }).
log-pass =
    { $points ->
        [one] { $power } passe et perd { $points } point de puissance.
       *[other] { $power } passe et perd { $points } points de puissance.
    }
log-stand = { $figure-A } se pose sur un emplacement de carte { $region-in }.
log-control = { $power } prend à { $loser } le contrôle d’une figurine { $region-in } : { $figure-a }.
log-shield = { $figure-A } { $region-in } ne peut pas mourir en bataille ce tour-ci.
log-drained =
    { $count ->
        [one] { $power } perd { $count } point de puissance.
       *[other] { $power } perd { $count } points de puissance.
    }
log-drains =
    { $count ->
        [one] { $power } gagne { $count } point de puissance.
       *[other] { $power } gagne { $count } points de puissance.
    }
log-corrupt =
    { $count ->
        [one] { $power } place { $count } pion corruption { $region-in }.
       *[other] { $power } place { $count } pions corruption { $region-in }.
    }
log-cleanse = Un pion corruption de { $power } est retiré { $region-in }.
log-battle = Bataille { $region-in }.
log-roll =
    { $power } lance { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } { $region-in } : { $faces } – { $hits ->
        [one] { $hits } coup.
       *[other] { $hits } coups.
    }
log-roll-early =
    { $power } lance d’abord { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } { $region-in } ({ $cause }) : { $faces } – { $hits ->
        [one] { $hits } coup.
       *[other] { $hits } coups.
    }
log-wounded = Un premier coup est en attente sur { $figure-a } de { $power } { $region-in }.
log-kill = { $power } tue { $figure-a } de { $owner } { $region-in }.
log-peasant = { $power } tue un Paysan { $region-in } et garde le pion.
log-revenge =
    { $hits ->
        [one] { $upgrade } : { $hits } coup en retour { $region-in }.
       *[other] { $upgrade } : { $hits } coups en retour { $region-in }.
    }
log-rot = { $card } tue { $figure-a } de { $owner } { $region-in }.
log-raid = { $power } lance un dé contre les Peaux-vertes { $region-in } : { $face }.
log-counter = { $power } gagne un pion avancement.
log-dominate =
    { $points ->
        [one] { $power } domine { $region-the } ({ $value } contre { $resistance }) et marque { $points } point.
       *[other] { $power } domine { $region-the } ({ $value } contre { $resistance }) et marque { $points } points.
    }
log-consume =
    { $count ->
        [one] { $card } : { $count } figurine de Nurgle est retirée { $region-in }.
       *[other] { $card } : { $count } figurines de Nurgle sont retirées { $region-in }.
    }
log-ruin = { $region } : la région est dévastée, carte Dévastation { $number }.
log-ruiner =
    { $points ->
        [one] { $power } marque { $points } point comme dévastateur { $region-in }.
       *[other] { $power } marque { $points } points comme dévastateur { $region-in }.
    }
log-ruin-scored =
    { $points ->
        [one] { $power } marque { $points } point pour les ruines { $region-in }.
       *[other] { $power } marque { $points } points pour les ruines { $region-in }.
    }
log-points =
    { $points ->
        [one] { $power } marque { $points } point de victoire : { $cause }.
       *[other] { $power } marque { $points } points de victoire : { $cause }.
    }
log-removed = { $power } retire { $figure-a } { $region-in } : { $cause }.
log-tick = Le cadran de { $power } passe à la position { $position } : { $instruction }.
log-upgrade = { $power } met une amélioration en jeu : { $upgrade }.
log-declare-concede = Le joueur { $seat } abandonne.
log-declare-draw = Le joueur { $seat } accepte une partie nulle.
log-declare-refuse-draw = Le joueur { $seat } n’accepte plus la partie nulle.
log-end-dial = Un cadran de Menace est sur Victoire. Vainqueur : { $winners }.
log-end-points = L’objectif de points de victoire est atteint. Vainqueur : { $winners }.
log-end-ruin = Cinq régions sont dévastées. Vainqueur : { $winners }.
log-end-deck_empty = Le Vieux Monde a résisté : tous les joueurs perdent. Vainqueur : { $winners }.
log-end-concession = Tous les autres ont abandonné. Vainqueur : { $winners }.
log-end-agreed_draw = Les joueurs conviennent d’une partie nulle. Vainqueurs : { $winners }.

## Le résultat

result-dial = Un cadran de Menace est sur Victoire. Vainqueur : { $winners }.
result-points = L’objectif de points de victoire est atteint. Vainqueur : { $winners }.
result-ruin = Cinq régions sont dévastées. Vainqueur : { $winners }.
result-deck_empty = Le Vieux Monde a résisté : tous les joueurs perdent. Vainqueur : { $winners }.
result-concession = Tous les autres ont abandonné. Vainqueur : { $winners }.
result-agreed_draw = Les joueurs conviennent d’une partie nulle. Vainqueurs : { $winners }.

## Pourquoi pas

why-over = La partie est terminée : il n’y a plus rien à choisir.
why-alike = { $figure } : une autre figurine, exactement pareille, compte pour celle-ci ; choisissez-la.
why-absent = Personne ne joue { $power } dans cette partie.
why-power-taken = { $power } : cette Puissance est déjà prise.
why-mandatory = C’est obligatoire, dans la mesure du possible.
why-ruined = { $region } : la région est dévastée.
why-not-named = { $region } : l’instruction ne permet pas cette région.
why-less-corrupted = { $region } : ce n’est pas la région qui contient le plus de pions corruption.
why-token-not-now = { $token-A } n’est pas à placer maintenant.
why-pair-ruined = Aucune de ces deux régions ne peut recevoir de pion.
why-skaven-first = { $region } : pas de pion Skaven ici, alors qu’une autre région avec un emplacement libre en contient un.
why-space-taken = { $region } : cet emplacement de carte est occupé.
why-space-blocked = { $region } : cet emplacement de carte est bloqué.
why-full-board = Il ne reste aucun emplacement où cette carte puisse être posée.
why-no-magic = { $card } porte un symbole de magie, ce qui est interdit { $region-in } pour l’instant.
why-not-in-hand = { $card } n’est pas dans votre main.
why-card-not-yours = { $card } appartient au paquet d’une autre Puissance.
why-must-discard = Il faut défausser une carte.
why-too-dear =
    { $points ->
        [one] Cela coûte { $cost }, et il vous reste { $points } point de puissance.
       *[other] Cela coûte { $cost }, et il vous reste { $points } points de puissance.
    }
why-controlled = { $figure } : cette figurine est sous le contrôle de { $power }.
why-not-yours = { $figure } : cette figurine n’est pas à vous.
why-already-yours = { $figure } : cette figurine est déjà à vous.
why-carnage = { $figure } : Champ de Carnage retient cette figurine.
why-already-there = { $figure } : cette figurine s’y trouve déjà.
why-out-of-reach = { $region } : vous n’avez de figurine ni dans cette région ni dans une région adjacente.
why-other-region = { $region } : ce n’est pas la région où entre l’Horreur.
why-in-reserve = { $figure } : cette figurine est dans la réserve.
why-other-source = Toutes les figurines appelées viennent { $region-from }.
why-no-corruption = { $power } n’a pas de pion corruption { $region-in }.
why-clean = Il n’y a pas de pion corruption { $region-in }.
why-elsewhere = { $figure } : cette figurine n’est pas { $region-in }.
why-own-figure = { $figure } : cette figurine est à vous.
why-greater-daemon = { $figure } : les Démons Majeurs ne sont pas concernés.
why-no-cultist = { $figure } : ce n’est pas un Adorateur.
why-safe-class = { $figure } : cette classe n’est pas concernée.
why-same-region = { $region } : c’est là que se trouve déjà la pièce à déplacer.
why-no-opponent = { $power } n’est pas votre adversaire.
why-no-figure-there = { $power } n’a pas de figurine { $region-in }.
why-no-token = Il n’y a pas de { $token-many } { $region-in }.
why-no-tokens = Il n’y a aucun pion Vieux Monde { $region-in }.
why-token-immune = Les { $token-many } ne sont pas concernés.
why-token-no-target = Les { $token-many } ne peuvent pas être frappés : seuls les pions Paysan le peuvent.
why-not-adjacent = { $region } : la région n’est pas adjacente.
why-must-assign = Les coups doivent être assignés tant qu’il y a une cible.
why-tipped = { $figure } : cette figurine a déjà été tuée.
why-shielded = { $figure } : cette figurine ne peut pas mourir en bataille ce tour-ci.
why-sixes-only = { $figure } : seuls les 6 comptent ; il en faut { $needed }, il en reste { $sixes }.
why-no-die = { $figure } : seuls les 6 comptent, et ces coups ne viennent d’aucun dé.
why-too-few-hits =
    { $needed ->
        [one] { $figure } : il faut { $needed } coup, et il en reste { $hits }.
       *[other] { $figure } : il faut { $needed } coups, et il en reste { $hits }.
    }
why-not-the-killer = { $figure } : cette figurine n’est pas à { $foe }, qui a tué les Portepeste.
why-upgrade-not-yours = { $upgrade } : cette carte est à une autre Puissance.
why-upgrade-in-play = { $upgrade } : cette carte est déjà en jeu.

## Ce qui ne va pas dans une position

position-seats =
    { $found ->
        [one] { $path } : { $found } Puissance est nommée, mais { $seats } sont jouées.
       *[other] { $path } : { $found } Puissances sont nommées, mais { $seats } sont jouées.
    }
position-seat-taken = { $path } : la place { $seat } est prise par { $power }.
position-absent = { $path } : { $what } appartient à une Puissance que personne ne joue.
position-control = { $path } : { $power } ne peut pas contrôler cette figurine. Seul Slaanesh, s’il est joué, contrôle les figurines des autres, et seulement des Adorateurs.
position-ruination-order = { $path } : les cartes Dévastation servent dans l’ordre à partir de 1, une fois chacune ; { $number } ne convient pas.
position-too-many-tokens = { $path } : il n’existe que { $limit } pions du type « { $token } ».
position-space-taken = { $path } : l’emplacement { $space } est occupé.
position-known-not-held = { $path } : « { $card } » est nommée plus souvent que la main n’en contient.
position-too-many-copies = { $path } : « { $card } » est nommée plus souvent que la boîte n’en contient ({ $copies }).
position-cards-left =
    { $count ->
        [one] { $path } : il manque { $count } carte : « { $card } ». Nommez-la, ou indiquez « rest_of_deck: true ».
       *[other] { $path } : il manque { $count } cartes, par exemple « { $card } ». Nommez-les, ou indiquez « rest_of_deck: true ».
    }

## Le plateau dans le navigateur

board-title = Tour { $round } sur { $rounds } · { $phase }
board-map = Carte du Vieux Monde
board-unknown-power = Puissance à déterminer
board-phases = Phases du tour
board-phase-setup = Avant le premier tour
board-phase-old_world = Vieux Monde
board-phase-draw = Pioche
board-phase-summoning = Invocation
board-phase-battle = Bataille
board-phase-corruption = Corruption
board-phase-end = Fin
board-name-cold_narrows = Les Passes Froides
board-name-western_deep = Le Grand Large
board-name-gulf_of_knives = Golfe des Couteaux
board-name-ashen_marches = Les Marches de Cendre
board-cartouche-1 = Le
board-cartouche-2 = Vieux Monde
board-cartouche-3 = au bord de la ruine
board-values = Résistance { $resistance }, valeur de Conquête { $conquest }.
board-values-populous = Résistance { $resistance }, valeur de Conquête { $conquest }, région Densément Peuplée.
board-victory-track = Piste de victoire
board-has-points =
    { $points ->
        [one] { $power } : { $points } point de victoire
       *[other] { $power } : { $points } points de victoire
    }
board-blocked = Cet emplacement de carte est bloqué.
board-no-battle = Aucune bataille n’a lieu ici.
board-no-corruption = Aucun pion corruption ne peut être placé ici.
board-magic-here = Symboles de magie : { $magic }.
board-track-empty = vide
board-no-lasting = Aucun effet durable.
board-comet = comète
board-old-world-deck = Paquet Vieux Monde
board-cards-left =
    { $cards ->
        [one] carte restante
       *[other] cartes restantes
    }
board-of-ruined = sur { $total } dévastées
board-threat = Menace
board-dial-name = Cadran de { $power } : position { $position } sur { $last }, Menace { $threat }. Ensuite : { $next }.
board-open-sheet = Fiche de { $power }
board-ahead = Ce qui vient
board-tick-score_vp = +{ $amount } points
board-tick-upgrade = amélioration
board-tick-draw_chaos_cards =
    { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
board-tick-place_warpstone = { $amount } Malepierre
board-tick-place_noble = { $amount } Nobles
board-tick-remove_corruption = −{ $amount } corruption
board-tick-remove_old_world_tokens = −{ $amount } pions
board-tick-victory = victoire
board-short-pass = Passer
board-short-finish = Terminer
board-short-decline = Renoncer
board-short-bring = Emporter
board-short-claim = Réclamer
board-counter-for = Un pion avancement :
board-drawing = Phase de pioche :
board-next-tick = Ensuite sur le cadran :
board-victory-points = Points de victoire
board-points-short = points
board-power-points = Points de puissance
board-hand = Cartes en main
board-peasants = Paysans pris
board-upgrades = Améliorations
board-in-play = en jeu
board-not-yet = pas encore en jeu
board-power-upgrade = Amélioration de Puissance
board-class-cultist = Adorateur
board-class-warrior = Guerrier
board-class-greater_daemon = Démon Majeur
board-unseen =
    { $cards ->
        [one] { $cards } carte inconnue
       *[other] { $cards } cartes inconnues
    }
board-discarded =
    { $cards ->
        [one] { $cards } carte défaussée
       *[other] { $cards } cartes défaussées
    }
board-cost = Coût { $cost }
board-cost-word = coût
board-attack = attaque
board-defense = défense
board-magic = symbole de magie
board-reserve = Réserve
board-of = { $left } sur { $total }
board-in-reserve = reste { $count }, coût { $cost }
board-none-left = plus aucune
board-your-hand =
    { $cards ->
        [one] Votre main : { $cards } carte
       *[other] Votre main : { $cards } cartes
    }
board-no-cards = Aucune carte en main.
board-timing-when_played = À la pose
board-timing-persistent = Tant qu’elle est là
board-timing-beginning_of_battle = Avant les batailles
board-timing-on_kill = À chaque mort
board-timing-battle = Bataille
board-timing-end_of_battle = Après les batailles
board-timing-domination = Domination
board-timing-corruption = Corruption
board-timing-cost = Prix
board-timing-end_phase = Fin du tour
board-house = contenu maison
board-house-note = Ce texte a été écrit pour Warhost, faute de source publique sur le texte imprimé. Voir les crédits.
board-rulings = Précisions
board-now = Aussitôt
board-then = Durable
board-copies =
    { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }
board-ruin = Ruine
board-ruination-card = Carte Dévastation { $number }
board-ruiners-score = Les dévastateurs marquent { $points } chacun
board-first = 1er
board-second = 2e
board-forecast = Si le tour finissait maintenant
board-region = Région
board-domination = Domination
board-resistance = Résistance
board-corruption = Corruption
board-corruption-of = Corruption, sur { $threshold }
board-nobody = personne
board-tie = égalité
board-ruined = dévastée
board-would-dominate =
    { $points ->
        [one] { $power } dominerait : { $value } contre { $resistance }, { $points } point.
       *[other] { $power } dominerait : { $value } contre { $resistance }, { $points } points.
    }
board-would-lead = { $power } mène avec { $value } contre { $resistance } ; il en manque { $missing } pour dominer.
board-would-tie = Égalité à { $value } : personne ne domine.
board-would-hold = { $region } : corruption { $now }, puis { $after } sur { $threshold } ; il en manque { $missing } pour la dévaster.
board-would-fall = { $region } : corruption { $now }, puis { $after } sur { $threshold } : elle serait dévastée.
board-earns-counter = { $power } gagnerait un pion avancement ici.
board-ruined-by = Dévastée, avec la carte Dévastation { $number }.
board-see-card = Voir la carte
board-battle = Bataille
board-odds =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, dont en premier : { $early } ; environ { $hits } coups.
board-kill-chance = Chance de tuer : { $percent } %.
board-from-to = { $now } → { $after }
board-falls = Elle serait dévastée. Dévastateurs : { $powers }.
board-counters-for = Pion avancement pour : { $powers }.
board-cards-here = Cartes Chaos
board-next-to = Voisines : { $regions }.
board-preview-value = Vous : { $value } contre { $resistance }
board-preview-falls = Elle serait dévastée
board-preview-mine =
    { $points ->
        [one] Vous domineriez, +{ $points } point
       *[other] Vous domineriez, +{ $points } points
    }
board-preview-other = { $power } dominerait toujours
board-preview-short = Il manque { $missing } pour dominer : aucun point
board-preview-behind = { $power } serait devant : aucun point
board-preview-tie = Égalité : personne ne marque
board-promise-wins =
    { $points ->
        [one] { $power } dominerait, { $value } contre { $resistance } : +{ $points } point
       *[other] { $power } dominerait, { $value } contre { $resistance } : +{ $points } points
    }
board-promise-short = Aucun point : { $power } serait en tête avec { $value }, il manquerait { $missing } pour dominer
board-promise-tie = Aucun point : égalité à { $value }, personne ne dominerait
board-figure =
    { $count ->
        [one] { $figure }
       *[other] { $figure } (une sur { $count })
    }
board-hits-needed =
    { $hits ->
        [one] coup
       *[other] coups
    }
board-battle-in = Bataille : { $region }
board-to-assign =
    { $hits ->
        [one] { $hits } coup à assigner
       *[other] { $hits } coups à assigner
    }
board-hits =
    { $hits ->
        [one] { $hits } coup
       *[other] { $hits } coups
    }
board-show-hand = Main
board-show-dice = Dés
board-killed = tués
board-stock = Réserve de pions
board-world-unseen =
    { $cards ->
        [one] { $cards } carte Vieux Monde peut encore venir
       *[other] { $cards } cartes Vieux Monde peuvent encore venir
    }
board-points-over-rounds = Points de victoire au fil des tours
board-round = Tour
board-group-embody = Incarner une Puissance
board-group-summon = Invoquer
board-group-play = Jouer une carte Chaos
board-group-discard = Défausser
board-group-to = Destination
board-group-on = Sur un emplacement
board-group-stand = Sur un emplacement
board-group-block = Bloquer un emplacement
board-group-place = Placer dans
board-group-rally = Depuis
board-group-carry = Déplacer vers
board-group-cleanse = Retirer de
board-group-clear = Retirer de
board-group-call = Appeler
board-group-teleport = Téléporter
board-group-shield = Protéger
board-group-seduce = Prendre le contrôle de
board-group-hit = Frapper
board-group-rot = Meurt
board-group-lose = Retirer
board-group-slay = Tuer
board-group-spend = Avec quel coup
board-group-upgrade = Améliorations
board-group-scatter = Pion
board-group-lure = Pion
board-group-plunder = Pion
board-group-return = Pion
board-group-decay = Un pion de
board-group-remove = Un pion de
board-group-meddle = Adversaire
board-group-pair = Régions
board-group-pass = Ou bien
board-group-decline = Ou bien
board-group-finish = Ou bien
