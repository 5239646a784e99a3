### Mots de Stratego Legends. Noms et pouvoirs des unités, terrains, plateaux… viennent du contenu.

game-stratego_legends = Stratego Legends – Le pays du chaos
game-stratego_legends-about = Deux armées cachées où chaque pièce déroge à une règle. Trouvez le Château adverse avant que l’on ne trouve le vôtre.

## Choses absentes des fichiers de contenu

side-beige = Armée beige
side-grey = Armée grise
side-draw = personne (partie nulle)
unit-hidden = une unité cachée
player-of-seat = joueur { $seat }
unit-none = personne
army-beige_box_1 = Boîte beige 1 (Elementus)
army-beige_box_2 = Boîte beige 2 (Uaivad)
army-beige_box_3 = Boîte beige 3 (Saravannus)
army-beige_box_4 = Boîte beige 4 (Landor)
army-beige_box_5 = Boîte beige 5 (Vellec)
army-beige_box_6 = Boîte beige 6 (Sir Urgwaine)
army-grey_box_1 = Boîte grise 1 (Bremmuk)
army-grey_box_2 = Boîte grise 2 (Lord Esenwein)
army-grey_box_3 = Boîte grise 3 (Oppolifnas)
army-grey_box_4 = Boîte grise 4 (Reine Kiova)
army-grey_box_5 = Boîte grise 5 (Kralc)
army-grey_box_6 = Boîte grise 6 (Ultimadus)
row-10 = force 10
    .kind = de force 10
    .kinds = de force 10
row-9 = force 9
    .kind = de force 9
    .kinds = de force 9
row-8 = force 8
    .kind = de force 8
    .kinds = de force 8
row-7 = force 7
    .kind = de force 7
    .kinds = de force 7
row-6 = force 6
    .kind = de force 6
    .kinds = de force 6
row-5 = force 5
    .kind = de force 5
    .kinds = de force 5
row-4 = force 4
    .kind = de force 4
    .kinds = de force 4
row-3 = force 3
    .kind = de force 3
    .kinds = de force 3
row-2 = force 2
    .kind = de force 2
    .kinds = de force 2
row-1 = force 1
    .kind = de force 1
    .kinds = de force 1
row-magic = magique
    .kind = magique
    .kinds = magiques
row-castle = Château
    .kind = « Château »
    .kinds = « Château »
window-start = début du tour
window-attack = attaque
window-ranged = Attaque à distance
window-after = après l’attaque ou l’action
window-end = fin du tour
window-offers = capacités liées à un événement

## Pouvoirs, selon leur effet

op-rage = { keyword-rage }
op-negate_magic = { keyword-negate_magic }
op-charge = { keyword-charge }
op-diagonal = { keyword-diagonal }
op-quick = { keyword-quick }
op-fly = { keyword-fly }
op-ranged_attack = { keyword-ranged_attack }
op-siege = { keyword-siege }
op-swap = { keyword-swap }
op-teleport = { keyword-teleport }
op-vision = { keyword-vision }
op-strength_mod = Force
op-slay_in_attack = Coup mortel
op-capture_in_attack = Capture de la défenseuse
op-convert_attacker = Conversion de l’attaquante
op-guess_name = Nom deviné
op-cannot_attack = Aucune attaque
op-may_attack_own = Attaques contre son camp
op-diagonal_step = Pas en diagonale
op-terrain_jump = Bond de terrain
op-boost = Renfort
op-weaken = Affaiblissement
op-boost_by_own_strength = Prêt de force
op-absorb_ally = Absorption d’une alliée
op-grant_keyword = Don d’un pouvoir
op-extra_turn = Tour supplémentaire
op-save_ally = Sauvetage
op-counter_ranged_attack = Riposte à une Attaque à distance
op-counter_vision = Riposte à la Vision
op-reveal_adjacent = Révélation des voisines
op-reveal_enemies = Révélation d’ennemies
op-reveal_enemy_castle = Révélation du Château ennemi
op-reveal_flown_over = Reconnaissance aérienne
op-reveal_terrain_choice = Révélation d’un terrain
op-reveal_area_destroy = Mort venue du terrain
op-reveal_adjacent_destroy = Coup contre une voisine faible
op-reveal_destroy_if = Purge
op-gamble_kill = Assassinat au hasard
op-gamble_control = Emprise sur la magie au hasard
op-look_at = Regard secret
op-opponent_sacrifice = Sacrifice forcé
op-opponent_gives_control = Cession forcée
op-opponent_reveals_all = Révélation forcée
op-opponent_relocates_self = Renvoi
op-exchange_positions = Échange de deux unités
op-gain_control = Prise de contrôle
op-regain_control = Reprise de contrôle
op-gather_allies = Rassemblement
op-place_ally = Déplacement d’une alliée
op-relocate_ally = Embuscade
op-relocate_self = Déplacement du Château
op-relocate_by_sacrifice = Déplacement par sacrifice
op-move_to_castle = Retour au Château
op-return_destroyed = Retour d’unités détruites
op-return_self = Retour de l’unité
op-replace_self_with_destroyed = Place cédée à une unité détruite
op-destroy_adjacent_all = Destruction alentour
op-destroy_spaces = Éclair droit devant
op-destroy_choice = Une destruction de plus
op-destroy_by_name = Assassinat nominatif
op-destroy_by_base_strength = Fléau d’une force
op-destroy_all_magic = Fin de toute magie
op-destroy_flyer = Abattage en vol
op-mass_sacrifice = Grand sacrifice
op-suppress_death_curse = Malédiction étouffée
op-on_attacked_and_destroyed = Dernier acte
op-army_building_conversion = Tableau d’armée modifié
op-magic_trigger = Sortilège
op-global_strength_mod = Force pour toutes
op-global_grant_keyword = Un pouvoir pour toutes

# Comment une force se compose
part-base = { $amount } de base
part-terrain = { $amount } ({ $terrain })
part-water = { $amount } près de l’eau
part-color = { $amount } (adversaire : { $nation })
part-keyword = { $amount } (adversaire : { $keyword })
part-curse = { $amount } (Malédiction mortelle : { $unit })
part-bonus = { $amount } (renfort : { $unit })

## Options

option-campaign = Une seule bataille, ou une campagne de plusieurs.
option-campaign-single = Une bataille
option-campaign-two = Deux parties : chaque camp commence une fois, points selon les unités détruites
option-campaign-three = Au meilleur des trois
option-campaign-five = Au meilleur des cinq
option-campaign-ten = Six sur dix
option-sides = Qui mène l’armée beige.
option-sides-agreed = La première moitié des places
option-sides-drawn = Tirage au sort
option-first = Quelle armée joue le premier tour.
option-first-drawn = Tirage au sort
option-first-beige = { side-beige }
option-first-grey = { side-grey }
option-armies = Les armées alignées.
option-armies-starter = Les armées du jeu de base : Landor contre Kralc
option-armies-box = Armées des six boîtes, tirées au sort
option-armies-expansion = Les deux armées des extensions
option-armies-surprise = Surprise : toute armée permise par le tableau des forces
option-armies-muster = Chacun compose son armée en secret
option-armies-lists = Les listes ci-dessous, connues de tous
option-beige_lists = Armées beiges en texte : des numéros comme « 1 3 11x3 » ou le nom d’une armée de boîte ; les armées de plusieurs joueurs sont séparées par « ; ».
option-grey_lists = Armées grises en texte, écrites de même.
board-lists-beige = Les armées beiges
board-lists-grey = Les armées grises
board-lists-place = { $place ->
    [1] Première armée
    [2] Deuxième armée
    [3] Troisième armée
   *[other] Quatrième armée
}
board-lists-starter = L’armée du jeu de base
board-lists-written = Une liste à vous
board-lists-hint = comme la composition d’armée la partage : 1 3 11x3
option-open_lists = Les armées surprises ou secrètes sont montrées à tous sous forme de listes avant la bataille.
option-open_lists-true = Oui
option-open_lists-false = Non
option-copies = Nombre d’exemplaires d’une même unité dans une armée composée.
option-copies-any = Sans limite
option-copies-three = Trois au plus
option-copies-two = Deux au plus
option-copies-one = Un seul
option-rare = Les unités rares sont admises dans les armées composées.
option-rare-true = Oui
option-rare-false = Non
option-boards = D’où viennent les plateaux de bataille.
option-boards-rulebook = Les quatre plateaux du livret, mélangés
option-boards-photo = La photographie du livret, telle quelle (deux joueurs)
option-boards-set_1 = Les plateaux de la série 1
option-boards-set_2 = Les plateaux de la série 2
option-boards-set_3 = Les plateaux de la série 3
option-boards-set_4 = Les plateaux de la série 4
option-boards-set_5 = Les plateaux de la série 5
option-boards-set_6 = Les plateaux de la série 6
option-boards-set_7 = Les plateaux de la série 7
option-boards-all = Tirés parmi tous les plateaux
option-boards-bring = Chacun en apporte deux
option-memory_aid = Le logiciel retient pour chaque joueur les unités ennemies révélées.
option-memory_aid-true = Oui
option-memory_aid-false = Non : une unité retournée est de nouveau cachée
option-hints = Le logiciel signale les pouvoirs utilisables à l’instant et pronostique les attaques.
option-hints-true = Oui
option-hints-false = Non
option-stops = Fenêtres de capacités où chacun est d’abord consulté ; chaque joueur peut en changer à tout moment.
option-stops-attacks = Pendant les attaques et les Attaques à distance
option-stops-all = Dans toutes les fenêtres
option-repetition = Le retour de la même position, ou cent tours calmes, rend la partie nulle.
option-repetition-true = Oui
option-repetition-false = Non
option-team_order = L’ordre de jeu en équipes.
option-team_order-fixed = Selon les places
option-team_order-free = Chaque équipe choisit parmi ses joueurs n’ayant pas encore joué dans la manche
option-siege_allies = Les unités des alliés comptent pour un Siège.
option-siege_allies-true = Oui
option-siege_allies-false = Non
option-empty_zone = Un joueur sans aucune unité dans ses colonnes.
option-empty_zone-loses = Est bloqué, et son équipe perd
option-empty_zone-passes = Passe son tour

## Ce qui est demandé

prompt-mix = Vous pouvez échanger deux unités adverses face cachée : choisissez la première, ou n’y touchez pas.
prompt-mix-with = Choisissez l’unité à échanger avec celle en { $space }.
prompt-exchange =
    { $left ->
        [one] Vous pouvez encore échanger une fois deux de vos unités.
       *[other] Vous pouvez échanger deux de vos unités, jusqu’à { $left } fois.
    }
prompt-exchange-with = { $unit } en { $space } : choisissez l’unité avec laquelle l’échanger.
prompt-exchange-hidden = Une unité va être échangée avec celle en { $space }.
prompt-muster = Composez votre armée : { $count } sur { $size }. Choisissez une armée prête, une unité, ou laissez le reste au hasard.
prompt-muster-hidden = Une armée se compose en secret.
prompt-bring-board = Choisissez le plateau { $number } des deux que vous apportez.
prompt-choose-first = Vous avez perdu la dernière partie : choisissez qui commence.
prompt-choose-player = Choisissez qui joue maintenant dans votre équipe.
prompt-turn = Prenez une de vos unités : pour bouger, agir ou d’abord employer une capacité.
prompt-act = { $unit } en { $space } : où aller, ou quel pouvoir employer ?
prompt-act-hidden = L’unité en { $space } va bouger ou agir.
prompt-window = Fenêtre de capacités ({ $window }) : employez une capacité ou passez.
prompt-use-ability = { $unit } : quelle capacité ?
prompt-use-ability-hidden = Une capacité va être employée.
prompt-name-defender = Nommez l’unité qui défend { $space }.
prompt-rage = { $unit } est en furie : choisissez sa prochaine victime.
prompt-pick_unit = { $power } ({ $unit }) : choisissez une unité. { $words }
prompt-pick_space = { $power } ({ $unit }) : choisissez un espace. { $words }
prompt-pick_destroyed = { $power } ({ $unit }) : choisissez une unité détruite. { $words }
prompt-pick_opponent = { $power } ({ $unit }) : désignez un adversaire. { $words }
prompt-pick_terrain = { $power } ({ $unit }) : choisissez une sorte de terrain. { $words }
prompt-offer = { $power } ({ $unit }) : l’employer maintenant ? { $words }

# La même chose, nommée au milieu d’une phrase
kind-mix = un échange d’unités adverses
kind-exchange = un échange de ses unités
kind-exchange_with = la seconde unité d’un échange
kind-muster = la composition d’une armée
kind-bring_board = le plateau à apporter
kind-choose_first = qui commence la prochaine partie
kind-choose_player = qui joue dans l’équipe
kind-turn = l’unité à jouer
kind-act = ce que fait l’unité
kind-window = l’emploi d’une capacité
kind-use_ability = la capacité à employer
kind-name_defender = le nom de la défenseuse
kind-rage = la victime de l’unité en furie
kind-pick_unit = l’unité que choisit un pouvoir
kind-pick_space = l’espace que choisit un pouvoir
kind-pick_destroyed = l’unité détruite que choisit un pouvoir
kind-pick_opponent = l’adversaire que vise un pouvoir
kind-pick_terrain = le terrain que choisit un pouvoir
kind-offer = l’emploi d’un pouvoir

## Ce que l’on peut choisir

choice-take = { $unit } en { $space }
choice-move = Aller en { $space }
choice-attack = Attaquer { $unit } en { $space }
choice-call = Employer la capacité : { $unit } en { $space }
choice-pick-castle = { $unit } en { $space } : votre dernier Château, et la bataille est perdue
choice-pick = Choisir { $unit } en { $space }
choice-to = Vers { $space }
choice-mix = L’unité en { $space }
choice-exchange = Échanger { $unit } en { $space }
choice-with = Avec { $unit } en { $space }
choice-use = Employer : { $power }
choice-name = Nommer { $unit }
choice-return = Ramener { $unit }
choice-muster = Ajouter { $unit }
choice-army = Prendre l’armée { $army }
choice-against = Contre le joueur { $seat }
named-choice-against = Contre { $player }
choice-seat = Le joueur { $seat } joue
named-choice-seat = { $player } joue
choice-terrain = { $terrain }
choice-bring = Apporter le plateau { $board }
choice-begin = Premier tour : { $side }
choice-yes = L’employer
choice-pass = Passer
choice-decline = Renoncer
choice-done = Pas davantage
choice-keep = Tout laisser en place
choice-fill = Laisser le reste au hasard
choice-yield = Abandonner : plus aucun mouvement ni action

# La même chose, sans espace ni unité
verb-take = prendre une unité
verb-move = bouger
verb-attack = attaquer
verb-call = employer une capacité
verb-pick = choisir une unité pour un pouvoir
verb-to = choisir un espace pour un pouvoir
verb-mix = échanger des unités adverses
verb-exchange = échanger ses unités
verb-with = achever un échange
verb-use = employer un pouvoir
verb-name = nommer une unité
verb-return = ramener une unité
verb-muster = ajouter une unité à l’armée
verb-army = prendre une armée prête
verb-against = désigner un adversaire
verb-seat = choisir qui joue
verb-terrain = choisir un terrain
verb-bring = apporter un plateau
verb-begin = choisir qui commence
verb-yes = employer ce qui est proposé
verb-pass = passer
verb-decline = renoncer
verb-done = ne plus rien choisir
verb-keep = tout laisser en place
verb-fill = laisser le reste au hasard
verb-yield = abandonner

## Le journal

log-sides = Armée beige : { $beige }. Armée grise : { $grey }.
log-first = Premier tour : { $side }.
log-leads = Armée du joueur { $seat } : { $army }.
named-log-leads = { $player } mène cette armée : { $army }.
log-mustered = L’armée du joueur { $seat } est prête.
named-log-mustered = Une armée est prête : { $player }.
log-boards = Les plateaux sont dévoilés : { $boards }.
log-dealt = Toutes les unités sont disposées au hasard, face cachée.
log-exchange = Les unités en { $start } et { $space } changent de place.
log-stand-up = Les unités sont redressées : chacun voit désormais les siennes.
log-begin = La bataille commence. Premier tour : { $side }.
log-turn = Tour { $turn } : joueur { $seat } ({ $side }).
named-log-turn = Tour { $turn } : { $player } ({ $side }).
log-move = { $unit } va de { $start } à { $space }.
log-move-hidden = Une unité va de { $start } à { $space }.
log-relocate = { $unit } passe de { $start } à { $space }.
log-relocate-hidden = Une unité passe de { $start } à { $space }.
log-attack = { $unit } attaque de { $start } vers { $space }.
log-attack-hidden = Une unité attaque de { $start } vers { $space }.
log-attack-own = { $unit } se retourne contre son propre camp, de { $start } vers { $space }.
log-attack-own-hidden = Une unité se retourne contre son propre camp, de { $start } vers { $space }.
log-rage = { $unit } poursuit sa furie.
log-rage-hidden = L’attaquante poursuit sa furie.
log-reveal = { $unit } en { $space } se révèle.
log-reveal-hidden = L’unité en { $space } se révèle.
log-look = Le joueur { $seat } regarde l’unité en { $space } : { $unit }.
named-log-look = { $player } regarde l’unité en { $space } : { $unit }.
log-look-hidden = Le joueur { $seat } regarde l’unité en { $space }.
named-log-look-hidden = { $player } regarde l’unité en { $space }.
log-power = { $unit } : { $power }.
log-power-hidden = Un pouvoir est employé : { $power }.
log-named = La défenseuse de { $space } est nommée : « { $unit } ».
log-guess-right = Le nom est juste : les deux unités sont détruites.
log-guess-wrong = Le nom est faux : l’attaquante est détruite.
log-strength = { $unit } : force { $total } ({ $parts }).
log-strength-hidden = Force : { $total }.
log-compare = { $attack } contre { $defence }.
log-spell = { $unit } lance son sortilège.
log-negated = { $unit } annule la magie : { $spell }.
log-negated-hidden = La magie est annulée : { $spell }.
log-captured = { $unit } : unité capturée.
log-captured-hidden = La défenseuse est capturée.
log-saves = { $unit } meurt pour sauver { $saved }.
log-saves-hidden = Une voisine meurt pour sauver { $saved }.
log-shot = { $unit } vise { $space }.
log-shot-hidden = Une unité vise { $space }.
log-siege-castle = { $unit } résiste au Siège.
log-siege-castle-hidden = Le Château résiste au Siège.
log-bonus = { $unit } : { $amount } par { $giver }, soit { $total }.
log-bonus-hidden = Une unité gagne { $amount }, soit { $total }.
log-granted = { $unit } possède jusqu’à la fin du tour : { $keyword }.
log-granted-hidden = Une unité possède jusqu’à la fin du tour : { $keyword }.
log-terrain = Terrain choisi : { $terrain }.
log-zero = { $unit } en { $space } tombe à la force 0.
log-destroyed = { $unit } en { $space } : unité détruite.
log-curse = Malédiction mortelle : { $unit }. { $power }
log-curse-ends = La Malédiction mortelle prend fin : { $unit }.
log-suppressed = La Malédiction mortelle est étouffée : { $unit }.
log-curses-cancel = Des Malédictions mortelles simultanées s’annulent : { $units }.
log-control = { $unit } en { $space } obéit désormais au joueur { $seat } ({ $side }).
named-log-control = { $unit } en { $space } obéit désormais à { $player } ({ $side }).
log-control-hidden = L’unité en { $space } obéit désormais au joueur { $seat } ({ $side }).
named-log-control-hidden = L’unité en { $space } obéit désormais à { $player } ({ $side }).
log-return-hidden = Une unité détruite revient en { $space } ({ $side }).
log-return = { $unit } revient en { $space } ({ $side }).
log-zone = { $unit } en { $space } passe au joueur { $seat }.
named-log-zone = { $unit } en { $space } passe à { $player }.
log-zone-hidden = L’unité en { $space } passe au joueur { $seat }.
named-log-zone-hidden = L’unité en { $space } passe à { $player }.
log-no-units = Le joueur { $seat } n’a plus d’unité dans ses colonnes et passe.
named-log-no-units = { $player } n’a plus d’unité dans ses colonnes et passe.
log-declare-concede = Le joueur { $seat } ({ $side }) abandonne.
log-declare-draw = Le joueur { $seat } ({ $side }) accepte une partie nulle.
log-declare-refuse-draw = Le joueur { $seat } ({ $side }) n’accepte plus la partie nulle.
log-declare-claim-draw = Le joueur { $seat } ({ $side }) réclame la partie nulle.
log-declare-ask = Le joueur { $seat } ({ $side }) veut être consulté : { $window }.
log-declare-ask-usual = Le joueur { $seat } ({ $side }) veut être consulté lors des attaques et des événements.
log-declare-ask-always = Le joueur { $seat } ({ $side }) veut toujours être consulté.
log-declare-skip = Le joueur { $seat } ({ $side }) passe automatiquement : { $window }.
log-campaign = La partie { $game } est terminée. Campagne : beige { $beige }, gris { $grey }.
log-end-castle = Un Château est tombé. Vainqueur : { $winner }.
log-end-stuck = Un joueur ne peut ni bouger ni agir. Vainqueur : { $winner }.
log-end-concession = Un camp abandonne. Vainqueur : { $winner }.
log-end-agreed-draw = Les joueurs conviennent d’une partie nulle.
log-end-repetition = La même position est revenue trop souvent : partie nulle.
log-end-quiet = Cent tours calmes se sont écoulés : partie nulle.
log-end-both-castles = Les Châteaux des deux camps sont tombés ensemble : partie nulle.
log-end-castle-taken = Un Château a été pris. Vainqueur : { $winner }.

## Le résultat

result-castle = Un Château est tombé. Vainqueur : { $winner }.
result-stuck = Un joueur ne pouvait ni bouger ni agir. Vainqueur : { $winner }.
result-concession = Un camp a abandonné. Vainqueur : { $winner }.
result-agreed_draw = Les joueurs sont convenus d’une partie nulle.
result-repetition = La même position est revenue trop souvent : partie nulle.
result-quiet = Cent tours calmes se sont écoulés : partie nulle.
result-both_castles = Les Châteaux des deux camps sont tombés ensemble : partie nulle.
result-castle_taken = Un Château a été pris. Vainqueur : { $winner }.
result-campaign = La campagne est terminée, beige { $beige }, gris { $grey }. Vainqueur : { $winner }.

## Pourquoi un choix est refusé

why-over = La partie est terminée : il n’y a plus rien à choisir.
why-no-pass = On ne peut pas passer son tour : prenez une unité capable de bouger ou d’agir.
why-nobody = Il n’y a personne en { $space }.
why-enemy = L’unité en { $space } est ennemie : prenez l’une des vôtres.
why-ally = L’unité en { $space } est dans les colonnes du joueur { $seat }, qui la joue.
why-not-yours = L’unité en { $space } n’est pas à vous.
why-fresh = { $unit } vient de passer sous votre contrôle : cette unité ne bouge et n’agit qu’à partir de votre prochain tour.
why-static = { $unit } est statique et ne bouge pas.
why-blocked = { $unit } n’a ni passage, ni cible, ni action possible.
why-other-verb = Pour aller en { $space }, dites : { $verb }.
why-water = { $space } est de l’eau : aucune unité n’y entre.
why-to-and-fro = { $unit } vient d’aller en { $space } et d’en revenir : il faut jouer autre chose.
why-own = Une de vos unités tient { $space }.
why-allied = Un allié tient { $space }.
why-cannot-attack = { $unit } ne peut pas attaquer.
why-diagonal = { $space } est en diagonale : un déplacement standard va en avant, en arrière ou de côté.
why-one-step = { $space } n’est pas à côté : un déplacement standard est d’un espace.
why-way-blocked = { $unit } ne parvient pas en { $space } par ce pouvoir : { $power }. Le passage est fermé en { $at }.
why-out-of-reach = { $unit } n’atteint pas { $space }, ni d’un pas, ni par ses pouvoirs ({ $powers }).
why-take-first = { $unit } peut aller en { $space } : prenez d’abord cette unité.
why-no-such-power = { $unit } n’a pas ce pouvoir.
why-no-ability = { $unit } n’a pas de capacité à employer dans une fenêtre.
why-used-once = { $unit } a déjà employé ce pouvoir, valable une fois par partie : { $power }.
why-used-this-turn = { $unit } a déjà employé ce pouvoir dans ce tour : { $power }.
why-only-at-end = { $unit } n’emploie sa capacité qu’à la fin de votre propre tour.
why-no-target = { $unit } n’a aucune cible pour ce pouvoir : { $power }.
why-has-keyword = { $unit } a déjà ce pouvoir : { $keyword }.
why-nobody-lacks = { $unit } n’a personne à qui donner ce pouvoir : { $keyword }. Toutes l’ont déjà.
why-stands-there = { $unit } se trouve déjà en { $space }.
why-by-power = { $unit } ne peut gagner { $space } que par ce pouvoir : { $power }.
why-of-itself = { $unit } n’emploie pas ce pouvoir à volonté ; il agit à son moment : { $power }.
why-no-enemy = L’unité en { $space } n’est pas ennemie.
why-no-strength = { $unit } n’a pas de force, et rien ne peut lui en donner.
why-cursing = { $unit } est dans l’aire des Malédictions, d’où personne ne revient.
why-not-fallen = { $unit } n’est pas parmi les unités détruites que ce pouvoir ramène : { $power }.
why-not-opponent = Le joueur { $seat } n’est pas votre adversaire.
why-not-seat = Le joueur { $seat } n’a rien que ce pouvoir concerne : { $power }.
why-nobody-in-water = Personne ne se tient dans l’eau : nommez un terrain de terre ferme.
why-no-attack-in-flight = Une unité ennemie est en { $space }, et l’on n’attaque pas en Vol.
why-not-in-line = { $space } n’est ni droit devant, ni droit derrière, ni sur le côté : le Vol ne va jamais en biais et ne tourne pas.
why-same-space = { $space } est l’espace que vous avez déjà choisi : choisissez-en un autre.
why-other-team = Le joueur { $seat } est de l’autre équipe, et les équipes jouent en alternance.
why-take-user = Prenez d’abord l’unité qui doit employer ce pouvoir : { $power }.
why-no-attack-now = Il n’y a pas d’attaque en cours, donc pas d’attaquante.
why-must-choose = Le pouvoir doit s’appliquer : { $power }.
why-not-target = { $space } ne peut pas être choisi pour ce pouvoir : { $power }.
why-off-field = { $space } n’est pas sur ce champ de bataille.
why-rage-enemy = { $unit } est en furie et n’attaque que des ennemies : il n’y en a pas en { $space }.
why-rage-reach = { $unit } est en furie et n’avance que d’un pas standard : { $space } n’est pas à côté.
why-not-theirs = Il n’y a pas en { $space } d’unité du joueur d’en face à échanger.
why-not-own = Il n’y a pas en { $space } d’autre unité à vous à échanger.
why-army-begun = Votre armée est commencée : ajoutez des unités, ou laissez le reste au hasard.
why-board-twice = Vous apportez déjà le plateau { $board }.
why-has-played = Le joueur { $seat } a déjà joué dans cette manche.

## Armées

muster-other-side = { $unit } appartient à l’autre camp. Camp de cette liste : { $side }.
muster-no-rare = { $unit } est rare, et cette table exclut les unités rares.
muster-copies =
    { $copies ->
        [one] { $unit } : un seul exemplaire permis.
       *[other] { $unit } : { $copies } exemplaires au plus.
    }
muster-full = L’armée est complète : elle compte { $size } unités.
muster-row-full = Plus de place pour { $unit } ({ $row }).
muster-row-open =
    { $count ->
        [one] Il manque { $count } unité { $row-kind }.
       *[other] Il manque { $count } unités { $row-kinds }.
    }
muster-not-ready = { $side } : cette armée ne peut pas combattre. { $why } (règle { $rule })
muster-needs = Avec autant d’unités d’une même force, il faut { $unit } dans l’armée.
muster-too-long = Une armée de plus de { $most } unités est trop longue à lire.
muster-cannot-fill = Cette armée ne peut pas être complétée telle quelle. { $why }
muster-unknown-unit = Il n’y a pas d’unité « { $unit } » : donnez un numéro comme 11, ou un nom comme high_elf ; 11x3 en désigne trois.

## Fautes dans les options et les positions

bad-photo = Les plateaux de la photographie font un champ de bataille pour deux, pas pour { $seats }.
bad-lists = L’option « { $option } » ne va qu’avec { $known }.
bad-list-count =
    { $lists ->
        [one] L’option « { $option } » nomme { $lists } armée ; joueurs de ce camp : { $seats }.
       *[other] L’option « { $option } » nomme { $lists } armées ; joueurs de ce camp : { $seats }.
    }
content-wrong-army = { $place } : l’armée « { $army } » ne peut pas combattre. { $why }
position-foreign-army = { $path } : { $unit } appartient à l’autre camp.
position-no-such-army = { $path } : aucune armée permise ne réunit ces unités, or une armée secrète le doit.
position-too-many-units = { $path } : cette table a place pour { $most } unités.
position-water = { $path } : { $space } est de l’eau, aucune unité ne peut s’y tenir.
position-not-cursing = { $path } : { $unit } n’est pas dans l’aire des Malédictions mortelles.
position-other-boards = { $path } : ce n’est pas le terrain des plateaux nommés.

## Le plateau

board-score = Unités ennemies détruites
board-score-campaign = Points de campagne
board-field = Le champ de bataille
board-no-field = Les plateaux ne sont pas encore posés.
board-hidden-moved = une unité cachée qui a déjà bougé
board-unit-title = { $unit }, force { $strength }
board-title =
    { $turn ->
        [0] Mise en place
       *[other] Tour { $turn }
    }
board-title-teams = { $players } joueurs, tour { $turn }
board-title-campaign = partie { $game } sur { $games }, { $title }
board-turn = Tour { $turn }
board-quiet =
    { $quiet ->
        [one] { $quiet } tour calme sur 100
       *[other] { $quiet } tours calmes sur 100
    }
board-repeated = cette position { $times } fois
board-lights = Ce que disent les lueurs
board-moves = { $moves ->
    [one] { $moves } pas
   *[other] { $moves } pas
}, { $attacks ->
    [one] { $attacks } attaque
   *[other] { $attacks } attaques
}
board-terrains = Sortes de terrain
board-odds-lose = perd { $percent } %
board-odds-both = les deux tombent { $percent } %
board-odds-against = { $strength } contre { $defence }
board-odds-alone = avec une force de { $strength }
board-group-take = Prendre une unité
board-group-move = Aller en
board-group-attack = Attaquer
board-group-use = Pouvoirs
board-group-call = Capacités
board-group-pick = Choisir
board-group-to = Aller en
board-group-mix = Les unités adverses
board-group-exchange = Échanger
board-group-with = Avec
board-group-muster = Ajouter une unité
board-group-army = Prendre une armée prête
board-group-name = Nommer la défenseuse
board-group-return = Faire revenir
board-group-bring = Plateaux
board-group-terrain = Terrain
board-group-pass = Ou bien
board-group-keep = Ou bien
board-group-done = Ou bien
board-group-decline = Ou bien
board-group-fill = Ou bien
board-group-yield = Ou bien

# La fiche d’une unité
board-card = La fiche de l’unité
board-card-hint = Pointez une unité pour lire sa fiche.
board-hint-lit = Les unités claires peuvent bouger ou agir ; les grises, non.
board-hint-click = Cliquez sur une unité, puis sur un espace éclairé.
board-hint-seen = Une de vos unités que l’ennemi a vue ; une unité ennemie que vous avez vue.
board-hint-strength = Sa force là où elle se tient, si ce n’est pas la force imprimée.
board-kind-innate = toujours
board-kind-action = action spéciale
board-kind-ability = capacité
board-kind-magic = sortilège
board-kind-death_curse = Malédiction mortelle
board-granted = pour l’instant
board-spent = Épuisé pour cette partie.
board-use = L’employer
board-no-power = Aucun pouvoir propre.
board-static = ne peut pas bouger
board-strength-here = Force ici
board-strength-now = force actuelle
board-strength-is = { $strength } là où elle se tient
board-shown-now = révélée en ce moment
board-seen = vue par vous
board-seen-by-enemy = l’ennemi l’a vue
board-unseen = jamais vue par l’ennemi
board-fights-for = détournée : combat pour { $player }
board-rare = pièce rare

# L’attaque mise en scène
board-duel = L’attaque
board-duel-title = Attaque en { $space }, { $terrain }
board-duel-title-shot = Attaque à distance en { $space }, { $terrain }
board-duel-close = Fermer la scène
board-duel-go-on = Continuer
board-duel-again = La dernière attaque
board-duel-on = Les deux unités sont révélées. Des capacités peuvent encore tout changer.
board-duel-shot = La cible est révélée. Des capacités peuvent encore tout changer.
board-duel-unknown = Encore cachée.
board-duel-castle = Un Château : qui l’attaque le prend.
board-duel-magic = Une unité magique : elle tombe et lance son sortilège.
board-duel-no-strength = Les forces ne se comparent pas.
board-duel-compared-attacker = { $attack } l’emporte sur { $defence } : { $defender } tombe.
board-duel-compared-defender = { $defence } l’emporte sur { $attack } : { $attacker } tombe.
board-duel-compared-both = { $attack } contre { $defence } : les deux tombent.
board-duel-compared-nobody = { $attack } contre { $defence } : les deux restent debout.
board-duel-ended-attacker = { $defender } tombe.
board-duel-ended-defender = { $attacker } tombe.
board-duel-ended-both = { $attacker } et { $defender } tombent.
board-duel-ended-nobody = { $attacker } et { $defender } restent debout.
board-attacks = attaque
board-defends = se défend
board-shoots = tire
board-is-aimed-at = est visée
board-part-base = force de base
board-part-terrain = terrain : { $of }
board-part-water = au bord de l’eau
board-part-color = adversaire : { $of }
board-part-keyword = adversaire : { $of }
board-part-curse = Malédiction mortelle : { $of }
board-part-bonus = renfort : { $of }

# À côté du plateau
board-on-field = { $count ->
    [one] unité en jeu
   *[other] unités en jeu
}
board-known = { $count ->
    [one] { $count } vue
   *[other] { $count } vues
}
board-points = { $count ->
    [one] point de campagne
   *[other] points de campagne
}
board-lost = { $count ->
    [one] { $count } détruite
   *[other] { $count } détruites
}
board-curse = Malédiction mortelle
board-curse-none = Aucune malédiction n’est en vigueur.
board-curse-of = sous le contrôle de : { $side }
board-curse-next = Ensuite : { $unit }
board-known-enemies = Unités ennemies connues
board-known-of = Ce que l’on sait : { $player }
board-known-none = Rien n’a encore été vu.
board-hidden-of =
    { $hidden ->
        [one] { $hidden } cachée sur { $standing }
       *[other] { $hidden } cachées sur { $standing }
    }
board-still-hidden = Encore cachées, par force
board-may-be = { $count ->
    [one] { $count } unité cachée s’est un peu trahie
   *[other] { $count } unités cachées se sont un peu trahies
}
board-campaign = Campagne
board-campaign-points = Points : beige { $beige }, gris { $grey }
board-now = en cours
board-stops = Me consulter
board-stops-attacks = lors des attaques
board-stops-attacks-text = Lors des attaques, à distance ou non, qu’une de mes unités puisse répondre ou pas
board-stops-always = toujours
board-stops-always-text = Dans toutes les fenêtres de capacités de tous les tours
board-stops-each = Fenêtre par fenêtre

# La mise en place
board-boards-hidden = On choisit les plateaux.
board-brought = Vous apportez { $boards }.
board-muster-refused = Elle ne peut pas être ajoutée maintenant.
board-muster-text = Une armée en texte
board-muster-bring = L’amener
board-muster-coming = Votre armée prend place : { $count } sur { $all }.

# L’atelier des armées
board-catalogue = Unités
board-side = Camp
board-filters = Filtres
board-filter-type = Type d’unité
board-filter-all-types = Tous les types
board-filter-power = Pouvoir
board-filter-all-powers = Tous les pouvoirs
board-filter-kinds = Sortes de pouvoir
board-filter-powers = Pouvoirs
board-filter-words = Nom ou mots d’un pouvoir
board-filter-strength = Force
board-filter-clear = Effacer
board-found =
    { $found ->
        [one] { $found } unité sur { $all }
       *[other] { $found } unités sur { $all }
    }
board-found-none = Aucune unité ne correspond à ces filtres.
board-add = Ajouter { $unit }
board-remove = Retirer { $unit }
board-choose = à choisir
board-choose-of = Choisir une unité : { $row }
board-army = Votre armée
board-army-name = Nom de l’armée
board-army-unnamed = Armée sans nom
board-army-kept = « { $name } » est enregistrée dans ce navigateur.
board-army-no-seat = { $side ->
    [beige] « { $name } » est une armée beige : prenez une place beige, et ne tirez pas les camps au sort.
   *[grey] « { $name } » est une armée grise : prenez une place grise, et ne tirez pas les camps au sort.
}
board-of-size = sur { $size }
board-fill = Compléter
board-surprise = Surprenez-moi
board-armies = Armées
board-armies-mine = Enregistrées dans ce navigateur
board-armies-none = Aucune pour l’instant : nommez une armée et enregistrez-la.
board-armies-ready = Armées prêtes
board-forget = Oublier « { $name } »
board-limit-copies = Exemplaires d’une unité
board-limit-rare = Unités rares aussi
board-share = Partager
board-share-text = L’armée en texte : copiez-la, ou collez ici celle qu’on vous a envoyée.
board-share-copy = Copier
board-share-link = Copier un lien
board-share-read = La lire
board-empty = Vider
board-army-ready = Prête au combat
board-army-lacks = { $count ->
    [0] Pas prête
    [one] Pas prête : { $count } unité à choisir
   *[other] Pas prête : { $count } unités à choisir
}
board-see-rule = Voir la règle
board-keep = L’enregistrer
board-to-table-secret = L’amener en secret à une table
board-to-table-open = En liste ouverte
