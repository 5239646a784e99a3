### Mots de Seigneurs de Guerre. Les noms des unités, cartes, terrains… viennent du contenu.

game-battle_masters = Seigneurs de Guerre
game-battle_masters-about = Retournez une carte, lancez sur le tapis les troupes qu’elle désigne et brisez l’armée ennemie avant qu’elle ne brise la vôtre.

## Ce qui ne figure dans aucun fichier de contenu

scenario-campaign = Campagne de cinq batailles
side-draw = personne (partie nulle)
ogre-card-move = Déplacement
ogre-card-attack = Attaque
modifier-none = sans modificateur
modifier-missile_attacks_adjacent = Tir à bout portant
modifier-missile_defends_adjacent = Tireurs au corps à corps
modifier-inside_ditch = Dans une tranchée
turn-E = est
turn-NE = nord-est
turn-NW = nord-ouest
turn-W = ouest
turn-SW = sud-ouest
turn-SE = sud-est

## Options

option-scenario = La bataille à livrer : une bataille libre, l’un des cinq plans, ou la campagne qui les réunit.
option-scenario-free = { scenario-free }
option-scenario-quick_start = { scenario-quick_start }
option-scenario-borderlands = { scenario-borderlands }
option-scenario-tengin = { scenario-tengin }
option-scenario-grunburg = { scenario-grunburg }
option-scenario-plains = { scenario-plains }
option-scenario-altdorf = { scenario-altdorf }
option-scenario-campaign = { scenario-campaign }
option-terrain_layer = Le camp qui pose le terrain d’une bataille libre ; l’autre choisit ensuite son bord du tapis.
option-terrain_layer-random = Tiré au sort
option-terrain_layer-imperial = { side-imperial }
option-terrain_layer-chaos = { side-chaos }
option-teams = Combien de joueurs commandent l’Armée Impériale, et combien les Forces du Chaos.
option-teams-even = Aussi équilibrés que possible ; le joueur en plus va au Chaos
option-teams-1-2 = 1 pour l’Empire, 2 pour le Chaos
option-teams-2-1 = 2 pour l’Empire, 1 pour le Chaos
option-teams-1-3 = 1 pour l’Empire, 3 pour le Chaos
option-teams-2-2 = 2 pour l’Empire, 2 pour le Chaos
option-teams-3-1 = 3 pour l’Empire, 1 pour le Chaos
option-teams-2-3 = 2 pour l’Empire, 3 pour le Chaos
option-teams-3-2 = 3 pour l’Empire, 2 pour le Chaos
option-teams-3-3 = 3 pour l’Empire, 3 pour le Chaos
option-split = Unités confiées à un équipier désigné, sous la forme « unité:place, unité:place » avec des places comptées à partir de 0 ; les autres sont distribuées tour à tour.
board-split = Qui mène quelle unité
board-split-again = Redistribuer toutes les unités
option-stalemate_guard = Arrêter la bataille après trois parcours du paquet sans crâne, sans élimination et sans arrivée.
option-stalemate_guard-true = Oui
option-stalemate_guard-false = Non
option-borderlands_setup = Comment les armées arrivent à la bataille des frontières.
option-borderlands_setup-arrival = Chaque unité entre à sa première carte
option-borderlands_setup-fixed = Toutes les unités commencent sur le tapis
option-tower_capture = Autre édition, { scenario-borderlands } : le Chaos gagne dès qu’une de ses unités entre dans la tour.
option-tower_capture-true = Oui
option-tower_capture-false = Non
option-close_shot_penalty = Autre édition : au contact de l’ennemi, archers et arbalétriers lancent un dé de moins en attaque et en défense.
option-close_shot_penalty-true = Oui
option-close_shot_penalty-false = Non
option-pinned_shooters = Autre édition : au contact de l’ennemi, archers et arbalétriers ne tirent que sur une case voisine, sauf s’ils tiennent la tour.
option-pinned_shooters-true = Oui
option-pinned_shooters-false = Non
option-point_blank_misfire = Autre édition : un tir de canon sur une case voisine fait aussi retourner un disque, et le canon peut exploser.
option-point_blank_misfire-true = Oui
option-point_blank_misfire-false = Non
option-ditch_always_protects = Autre édition : une unité dans une tranchée lance un dé de plus en défense contre toute attaque.
option-ditch_always_protects-true = Oui
option-ditch_always_protects-false = Non
option-cannon_range_eight = Autre édition : le canon ne tire pas à plus de huit cases.
option-cannon_range_eight-true = Oui
option-cannon_range_eight-false = Non
option-campaign_points = Ce que vaut chacune des cinq batailles de la campagne.
option-campaign_points-rulebook = Comme dans le livret de règles
option-campaign_points-other_edition = Autre édition : 1, 1, 1, 2 et 2 points

## Ce que l’on demande

prompt-portion = Choisissez la partie du tapis où l’on se bat.
prompt-terrain =
    { $laid ->
        [0] Choisissez un élément de terrain à poser, ou terminez.
        [one] { $laid } élément de terrain est posé. Choisissez-en un autre, ou terminez.
       *[other] { $laid } éléments de terrain sont posés. Choisissez-en un autre, ou terminez.
    }
prompt-cover = { $piece } : choisissez une case.
prompt-turn-hedge = { $piece } en { $hex } : choisissez le côté de la case où la poser.
prompt-turn-ditch = { $piece } en { $hex } : choisissez son premier côté ouvert ; les autres suivent en sens inverse des aiguilles d’une montre.
prompt-side = Choisissez le côté du tapis pour votre armée.
prompt-deploy-unit = Choisissez la prochaine unité à déployer.
prompt-deploy-hex = { $unit } : choisissez une case où déployer l’unité.
prompt-deploy-token = Choisissez une case pour le jeton face cachée.
prompt-use = Carte de combat « { $card } » : choisissez la prochaine unité à utiliser.
prompt-enter = { $unit } : choisissez la case d’entrée.
prompt-act = { $unit } : se déplacer, attaquer ou terminer ?
prompt-step-on = { $unit } : avancer encore, attaquer ou terminer ?
prompt-attack = { $unit } : attaquer ou terminer ?
prompt-disc = Tir au canon (cible : { $target }) : choisissez la case suivante du boulet.
prompt-ogre-move = L’Ogre a une carte de déplacement : choisissez une case, ou renoncez.
prompt-ogre-attack = L’Ogre a une carte d’attaque : choisissez un ennemi, ou renoncez.

# La même chose, nommée au milieu d’une phrase
kind-portion = la partie du tapis où l’on se bat
kind-terrain = le prochain élément de terrain
kind-cover = la case de l’élément de terrain
kind-turn = l’orientation de l’élément de terrain
kind-side = le côté du tapis d’une armée
kind-deploy_unit = la prochaine unité à déployer
kind-deploy_hex = la case de l’unité
kind-use = la prochaine unité à utiliser
kind-enter = la case où l’unité entre
kind-act = ce que fait l’unité en cours
kind-disc = la case suivante du boulet
kind-ogre_move = l’emploi d’une carte de déplacement de l’Ogre
kind-ogre_attack = l’emploi d’une carte d’attaque de l’Ogre

## Ce que l’on peut choisir

choice-hex = Case { $hex }
choice-unit = Unité : { $unit }
choice-mat = Se battre ici : { $what }
choice-lay = Poser : { $what }
choice-done = Terminer la pose du terrain
choice-cover = Poser en { $hex }
choice-turn = Choisir le côté { $what }
choice-side = Choisir : { $what }
choice-deploy = Déployer : { $unit }
choice-place = Déployer en { $hex }
choice-use = Utiliser : { $unit }
choice-pass = Passer : n’utiliser aucune autre unité
choice-yield = Laisser un équipier agir d’abord
choice-enter = Entrer en { $hex }
choice-move = Aller en { $hex }
choice-attack =
    Attaquer : { $unit } ({ $hex }), { $attack ->
        [one] { $attack } dé
       *[other] { $attack } dés
    } contre { $defence }
choice-shoot =
    Tirer sur : { $unit } ({ $hex }), { $attack ->
        [one] { $attack } dé
       *[other] { $attack } dés
    } contre { $defence }
choice-fire = Tirer au canon sur : { $unit } ({ $hex }), { $percent } % de chances d’y arriver
choice-finish = Terminer avec cette unité
choice-disc = Faire passer le boulet par { $hex }
choice-decline = Renoncer à cette carte

# La même chose, sans case ni unité
verb-mat = choisir le champ de bataille
verb-lay = prendre un élément de terrain
verb-done = terminer la pose du terrain
verb-cover = poser un élément de terrain
verb-turn = orienter un élément de terrain
verb-side = choisir un côté du tapis
verb-deploy = prendre une unité à déployer
verb-place = déployer une unité
verb-use = utiliser une unité
verb-pass = passer
verb-yield = laisser un équipier agir d’abord
verb-enter = entrer sur le tapis
verb-move = se déplacer
verb-attack = attaquer
verb-shoot = tirer
verb-fire = tirer au canon
verb-finish = terminer avec une unité
verb-disc = poser un disque canon
verb-decline = renoncer à une carte de l’Ogre

## Le journal

log-scenario = Plan de bataille : { $scenario }.
log-layer = Pose du terrain : { $side }.
log-portion = Champ de bataille : { $portion }.
log-lay = Terrain en { $hex } : { $piece }.
log-side = { $side }, déploiement : { $edge }.
log-deploy = { $unit } : déploiement en { $hex }.
log-token = { $side } : un jeton est posé face cachée en { $hex }.
log-reveal = Tous les jetons sont retournés face visible.
log-shuffle =
    { $cards ->
        [one] { $cards } carte de combat forme le paquet.
       *[other] { $cards } cartes de combat sont mélangées.
    }
log-reshuffle =
    Le paquet est épuisé. { $cards ->
        [one] { $cards } carte de combat forme le nouveau.
       *[other] { $cards } cartes de combat sont à nouveau mélangées.
    }
log-card = { $side }, carte de combat : { $card }.
log-card-removed = { $side }, carte de combat : { $card }. Il ne reste rien de ces troupes ; la carte est écartée.
log-enter = { $unit } : entrée en { $hex }.
log-move = { $unit } : déplacement de { $start } à { $hex }.
log-attack =
    Attaque : { $unit } contre { $target } en { $hex } ({ $modifiers }). { $attack } contre { $defence } : { $skulls ->
        [0] aucun crâne ne passe.
        [one] { $skulls } crâne passe.
       *[other] { $skulls } crânes passent.
    }
log-eliminated = { $unit } : unité éliminée en { $hex }.
log-fire = Le canon tire. Cible : { $target } en { $hex }.
log-disc = Disque en { $hex } : { $disc }.
log-shot-hits = Le boulet explose sur sa cible en { $hex } : { $target }.
log-rubble =
    { $rubble ->
        [one] La tour en { $hex } est touchée : elle porte { $rubble } jeton décombres.
       *[other] La tour en { $hex } est touchée : elle porte { $rubble } jetons décombres.
    }
log-tower-falls = La tour en { $hex } s’écroule.
log-misfire-flying = Le premier disque est une explosion : le canon en { $hex } reste intact.
log-misfire-bouncing = Le premier disque est une explosion : le canon en { $hex } reçoit un jeton crâne.
log-misfire-explosion = Le premier disque est une explosion : le canon en { $hex } explose aussi.
log-ogre-card =
    L’Ogre retourne une carte : { $card } ({ $left ->
        [0] c’est la dernière
        [one] encore { $left } à venir
       *[other] encore { $left } à venir
    }).
log-ogre-no-move = L’Ogre n’a aucune case où aller ; la carte est perdue.
log-ogre-no-attack = L’Ogre n’a aucun ennemi sur une case voisine ; la carte est perdue.
log-ogre-loses = L’Ogre est blessé et perd une carte : { $card }.
log-declare-concede = Le joueur { $seat } ({ $side }) abandonne.
log-declare-draw = Le joueur { $seat } ({ $side }) accepte une partie nulle.
log-declare-refuse-draw = Le joueur { $seat } ({ $side }) n’accepte plus la partie nulle.
log-end-elimination = Une armée est anéantie. Vainqueur : { $winner }.
log-end-concession = Une armée se rend. Vainqueur : { $winner }.
log-end-agreed-draw = La bataille s’arrête d’un commun accord. Vainqueur : { $winner }.
log-end-stalemate = La bataille s’arrête, car il ne se passe plus rien. Vainqueur, aux points de vie conservés : { $winner }.
log-end-tower-captured = La tour est prise. Vainqueur : { $winner }.
log-campaign =
    Journal de campagne : { side-imperial } { $imperial ->
        [one] { $imperial } point
       *[other] { $imperial } points
    }, { side-chaos } { $chaos ->
        [one] { $chaos } point
       *[other] { $chaos } points
    }.
log-elite = { $side }, nouveau statut d’élite (un dé de plus en attaque et en défense) : { $units }.
log-elite-lost = { $side }, fin du statut d’élite : { $units }.
log-campaign-battle =
    Bataille { $number } sur { $battles }, qui vaut { $worth ->
        [one] { $worth } point.
       *[other] { $worth } points.
    }

## Le résultat

result-elimination = Une armée a été anéantie. Vainqueur : { $winner }.
result-concession = Une armée s’est rendue. Vainqueur : { $winner }.
result-agreed_draw = Les joueurs ont convenu d’en rester là. Vainqueur : { $winner }.
result-stalemate = La bataille s’est arrêtée, car il ne se passait plus rien. Vainqueur, aux points de vie conservés : { $winner }.
result-tower_captured = La tour a été prise. Vainqueur : { $winner }.
result-campaign = La campagne est terminée. Vainqueur : { $winner }.

## Pourquoi un choix est refusé

why-over = La bataille est terminée : il n’y a plus rien à choisir.
why-campaign-over = La campagne est terminée : les cinq batailles ont été livrées.

# Où une unité peut être
why-outside = La case { $hex } est hors du champ de bataille. Choisissez une case à l’intérieur.
why-marsh = { $hex } est un marécage : aucune unité n’y entre.
why-river = { $hex } est dans le fleuve : aucune unité n’y entre, sauf à un gué.
why-occupied = La case { $hex } est prise : il n’y a place que pour une unité par case.
why-tower = { $unit } : pas d’accès à la tour. Seule l’infanterie de cinq figurines y entre.
why-not-adjacent = La case { $hex } est trop loin : un pas mène à une case voisine.
why-hedge = Une haie barre le passage vers { $hex }. Contournez-la.
why-ditch = Un côté creusé barre le passage vers { $hex }. On entre dans une tranchée et on en sort par ses côtés ouverts.
why-has-moved = { $unit } : plus de déplacement avec cette carte.
why-not-in-zone = La case { $hex } est hors de la zone de déploiement de cette armée. Choisissez une case à l’intérieur.

# Attaques
why-friend = { $unit } : même armée. Choisissez une unité ennemie.
why-eliminated = { $unit } : unité déjà éliminée.
why-in-reserve = { $unit } : unité encore en réserve, hors du tapis.
why-pinned = { $unit } : un ennemi occupe une case voisine, on ne peut donc tirer que sur une case voisine.
why-out-of-range =
    { $unit } : unité à { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    }, mais la portée est de { $range }.
why-not-adjacent-enemy =
    { $unit } : unité à { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    }. On n’attaque qu’une unité sur une case voisine.
why-other-attack = { $unit } : pour l’attaque de cette unité, dites « { $verb } ».
why-disc-not-adjacent = La case { $hex } n’est pas à côté du boulet. Choisissez une case voisine.
why-disc-not-nearer = La case { $hex } ne rapproche pas le boulet. Chaque case de sa trajectoire doit être plus près de la cible.
why-target-final = Le tir est parti (cible : { $unit }). On ne change plus de cible ; choisissez la case suivante du boulet.
why-ogre-move-only = C’est une carte de déplacement. Choisissez une case où aller, ou renoncez.
why-ogre-attack-only = C’est une carte d’attaque. Choisissez un ennemi à attaquer, ou renoncez.

# Unités et cartes
why-other-side = { $unit } : la carte en jeu n’est pas pour cette armée.
why-not-on-card = { $unit } : cette unité ne figure pas sur la carte en jeu. Choisissez des troupes qu’elle désigne.
why-not-whole-army = { $unit } : le déplacement de l’armée entière ne concerne ni le canon ni l’Ogre.
why-just-entered = { $unit } : unité tout juste entrée avec cette carte. Elle agira à la prochaine.
why-not-yours = { $unit } : un autre joueur commande cette unité.
why-no-room = { $unit } : aucune case d’entrée vide. L’unité attend en réserve.
why-has-acted = { $unit } : cette unité a déjà agi avec cette carte.
why-idle = { $unit } : cette unité ne peut ni se déplacer ni attaquer pour l’instant.
why-in-use = { $unit } : cette unité est déjà en action. Décidez de ce qu’elle fait.
why-unfinished = { $unit } : cette unité n’a pas fini d’agir. Terminez avec elle avant d’en utiliser une autre.
why-must-enter = Une unité en réserve doit entrer maintenant. Choisissez-la, puis une case pour elle.
why-pass-later = Il ne reste qu’une unité à utiliser. Choisissez-la, puis terminez sans agir.
why-no-yield = Aucun équipier n’attend. Choisissez une de vos unités.
why-deployed = { $unit } : unité déjà déployée.
why-hold-back = Aucune unité ne peut être gardée de côté. Choisissez-en une à déployer.

# Terrain
why-no-piece = { $piece } : il n’y en a plus dans la boîte, ou plus aucune case ne convient.
why-half-hex = La case { $hex } est coupée par le bord du tapis. Choisissez une case entière.
why-wrong-ground = { $piece } : impossible en { $hex }. Un gué se pose sur le fleuve, un marécage hors de la voie, une tranchée ou la tour hors des deux.
why-covered = La case { $hex } porte déjà un élément de terrain. Choisissez une case vide.
why-no-room-left = Une armée n’aurait plus assez de place pour se déployer. Choisissez une case plus loin du bord.
why-cut-off = Le champ de bataille serait coupé en deux. Laissez un passage entre les bords opposés.
why-no-hedge-here = Aucun côté de { $hex } ne peut recevoir de haie. Choisissez une autre case.
why-hedge-edge = Ce côté est le bord du champ de bataille. Une haie se pose entre deux cases.
why-hedge-road = La voie passe par ce côté. Une haie ne doit pas la barrer.
why-hedge-twice = Une haie se trouve déjà sur ce côté.

## Ce qui peut clocher dans les options et les positions

bad-teams =
    { $seats ->
        [one] Les équipes { $teams } ne font pas { $seats } place.
       *[other] Les équipes { $teams } ne font pas { $seats } places.
    } Le premier nombre est pour l’Armée Impériale, le second pour le Chaos.
bad-split-unit = L’option « split » nomme une unité « { $unit } » qui n’existe pas. Unités : { $known }.
bad-split-seat = L’option « split » ne peut pas confier { $unit } à la place « { $seat } ». Places de son armée : { $known }.
position-not-buildable = { $path } : la boîte ne contient pas tous ces éléments. Elle a quatre hexagones de terrain à deux faces, quatre haies et une tour.
position-no-hedge = { $path } : aucune haie ne se pose sur ce côté de { $hex }, au bord du tapis ou en travers de la voie.
position-wrong-ground = { $path } : l’élément « { $piece } » ne peut pas être en { $hex }. Un gué se pose sur le fleuve, un marécage hors de la voie, une tranchée ou la tour hors des deux, et rien sur une demi-case.
position-open-sides =
    { $path } : il faut { $count ->
        [one] { $count } côté ouvert
       *[other] { $count } côtés ouverts
    }, voisins et nommés en sens inverse des aiguilles d’une montre.
position-covered = { $path } : la case { $hex } porte déjà un élément de terrain.
position-overlap = { $path } : la case { $hex } est prise par { $unit } ; il n’y a place que pour une unité par case.
position-closed-ground = { $path } : aucune unité ne peut être en { $hex }, dans le fleuve, dans un marécage ou hors du champ de bataille.
position-tower = { $path } : cette unité ne peut pas être dans la tour en { $hex } ; seule l’infanterie de cinq figurines le peut.
position-no-army = { $path } : le camp « { $side } » n’a plus d’unité, la bataille est donc terminée. Nommez le vainqueur, ou donnez-lui une unité.
position-no-room = { $path } : trop peu de cases libres pour les unités encore à déployer, ou des cases que les deux armées revendiquent.
position-dead-card = { $path } : il ne reste aucune unité de la carte « { $card } », qui ne peut donc pas être en jeu. Elle est écartée quand elle sort.
position-no-elite = { $path } : une unité n’est d’élite qu’en campagne, à partir de la deuxième bataille.
position-too-many-battles =
    { $path } : { $battles ->
        [one] on ne livre qu’une bataille, il ne peut donc y avoir qu’un vainqueur.
       *[other] on livre { $battles } batailles, il ne peut donc y avoir plus de vainqueurs.
    }
position-decided = { $path } : avec cela la bataille serait terminée. Nommez le vainqueur et la fin, ou changez cela.
position-wrong-ending = { $path } : cela ne s’accorde pas avec le vainqueur et les unités qui restent.
position-face-down = { $path } : les jetons ne sont face cachée que pendant le déploiement, pour des unités qui ne sont ni blessées ni en réserve.
position-too-many-cards =
    { $path } : trop de cartes « { $card } ». Le paquet en compte { $copies ->
        [one] { $copies } exemplaire.
       *[other] { $copies } exemplaires.
    }
position-missing-cards =
    { $path } : il manque { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, dont « { $card } ». Nommez toutes les cartes, ou mettez « rest_of_deck » à true.
position-ogre-cards =
    { $path } : l’Ogre doit avoir { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, une de moins par crâne.

## Le plateau dans le navigateur

board-score = Points de vie restants
board-score-campaign = Points de campagne
board-mat = Tapis de jeu : { $scenario }
board-token = Jeton unité, face cachée
board-wounded =
    { $skulls ->
        [one] { $unit }, { $skulls } point de vie perdu sur { $life }
       *[other] { $unit }, { $skulls } points de vie perdus sur { $life }
    }
board-card-in-play = Carte de combat en jeu
board-on-card = Sur cette carte
board-has-acted = a agi
board-card-units = { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}
board-card-left = encore { $left }
board-special-none = Chaque unité indiquée peut agir une fois.
board-special-charge = Assaut : un dé de plus à chaque attaque.
board-special-double_move = Deux cases au plus, puis attaque.
board-special-whole_army = Toute l’armée agit, sauf le canon et l’Ogre.
board-special-cannon = Avancer d’une case, ou tirer.
board-special-ogre = L’Ogre retourne ses propres cartes.
board-last-combat = Dernier combat
board-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
board-wounds = { $wounds ->
    [0] aucune blessure
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}
board-eliminated = éliminée
board-reserve = en réserve
board-aside = à déployer
board-elite = élite
board-of-units = sur { $units } unités
board-life =
    { $left ->
        [one] { $left } point de vie sur { $total }
       *[other] { $left } points de vie sur { $total }
    }
board-army-hidden = { $tokens ->
    [one] { $tokens } jeton sur le tapis
   *[other] { $tokens } jetons sur le tapis
}
board-campaign = Campagne
board-campaign-battle = { $name }, bataille { $number } sur 5, { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
board-drawn = nulle
board-units-over-cards = Unités debout, au fil { $cards ->
    [one] de { $cards } carte de combat
   *[other] des { $cards } cartes de combat
}
board-units-from-to = { $side } : unités au début { $first }, à la fin { $last }.
board-to-draw = à tirer
board-played = jouées
board-removed = écartées
board-unseen = Encore dans la pioche :
board-ogre-cards = Cartes de l’Ogre
board-ogre-to-come =
    { $count ->
        [0] La dernière ; puis son tour est fini.
        [1] Encore 1 carte à retourner.
       *[other] Encore { $count } cartes à retourner.
    }
board-left-of = { $left } sur { $total }
board-discs = Disques canon
board-odds =
    { $hex } · { $attack ->
        [one] { $attack } dé
       *[other] { $attack } dés
    } contre { $defence }
board-kill = élimine { $percent } %
board-hit = pour toucher
board-step = { $direction } ({ $hex })
board-direction-E = Est
board-direction-NE = Nord-est
board-direction-NW = Nord-ouest
board-direction-W = Ouest
board-direction-SW = Sud-ouest
board-direction-SE = Sud-est
board-way-E = Est
board-way-NE = Nord-est
board-way-NW = Nord-ouest
board-way-W = Ouest
board-way-SW = Sud-ouest
board-way-SE = Sud-est
board-group-use = Utiliser une unité
board-group-move = Se déplacer
board-group-attack = Attaquer
board-group-shoot = Tirer
board-group-fire = Tir au canon
board-group-disc = Case suivante du tir
board-group-enter = Entrer en
board-group-deploy = Déployer
board-group-place = Placer en
board-group-cover = Poser sur
board-group-lay = Prendre un élément
board-group-turn = L’orienter
board-group-side = Votre côté du tapis
board-group-mat = Le champ de bataille
board-group-finish = Ou bien
board-group-pass = Ou bien
board-group-decline = Ou bien
board-group-done = Ou bien
board-group-yield = Ou bien

# Entre deux batailles d’une campagne
interlude-won = { $side } : victoire
interlude-drawn = La bataille est nulle
interlude-battle = { $name }, bataille { $number } sur { $battles }
interlude-points = { $side } : { $worth ->
    [one] { $worth } point de campagne.
   *[other] { $worth } points de campagne.
}
interlude-no-points = Aucun point de campagne, pour aucun camp.
interlude-of-units = unités restantes sur { $total }
interlude-elite = Élite
interlude-elite-dice = Les unités qui ont survécu à la bataille lancent un dé de plus en attaque et en défense.
interlude-new = nouvelle
interlude-lost = Fin du statut d’élite :
interlude-on = Continuer : { $name }

# La page des plans de bataille
plans-fight = Livrer cette bataille
plans-play-campaign = Jouer la campagne
plans-map = Carte du plan de bataille { $name }
plans-worth = { $worth ->
    [one] { $worth } point de campagne
   *[other] { $worth } points de campagne
}
plans-campaign = Cinq batailles d’affilée, { $total } points en tout : qui en a le plus après la dernière gagne la guerre. Les unités qui survivent à une bataille deviennent des unités d’élite.
