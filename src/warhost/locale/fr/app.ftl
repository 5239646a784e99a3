### Mots de l’application : erreurs, ligne de commande, ce que tous les jeux partagent.

## La langue

language-name = Français
# selon quoi un navigateur écrit les suites de choses
language-tag = fr

## Énumérations

list = { $most } et { $last }

## Erreurs

illegal = { $why } (règle { $rule })
game-is-over = La partie est terminée : il n’y a plus rien à choisir.
choice-out-of-range = { NUMBER($choice, useGrouping: 0) } n’est pas un choix de ce jeu : les choix sont des nombres entiers, de 0 jusqu’à { $choices } non compris.
notation-unknown = « { $text } » n’est pas un choix possible ici. Un choix s’écrit ainsi : { $example }
why-not-now = Pas maintenant : { $verb }. Ce qui est à décider : { $now }.
why-wrong-kind = Ce n’est pas une réponse possible ici. Ce qui est à décider : { $kind }.
bad-declaration = « { $what } » ne peut pas être déclaré maintenant. Possible : { $known }.
nothing = rien

# Ce que l’on demande d’un jeu
unknown-game = Le jeu « { $game } » n’existe pas. Jeux connus : { $known }.
games-no-game = Il n’y a pas de jeu dans le dossier { $folder } : un jeu est un dossier avec un fichier game.py.
game-not-compiled = { $game } est un jeu d’un dossier à vous. De tels jeux demandent Warhost en Python pur, non compilé.
unknown-language = La langue « { $language } » n’existe pas ici. Langues connues : { $known }.
unknown-question = Le jeu { $game } ne sait rien de « { $question } ». Il répond à : { $known }.
unknown-option = L’option « { $option } » n’existe pas. Options connues : { $known }.
bad-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Possible : { $known }.
free-text = un texte quelconque
bad-seats =
    { $seats ->
        [one] Ce jeu ne se joue pas avec { $seats } place.
       *[other] Ce jeu ne se joue pas avec { $seats } places.
    } Possible : { $known }.
bad-seat =
    { $seats ->
        [one] La place « { $seat } » n’existe pas : la seule place porte le numéro 0.
       *[other] La place « { $seat } » n’existe pas : les { $seats } places sont numérotées à partir de 0.
    }
unknown-bot = Le robot « { $bot } » n’existe pas pour ce jeu. Robots connus : { $known }.
bots-per-seat =
    { $bots ->
        [one] { $bots } robot ne peut pas tenir
       *[other] { $bots } robots ne peuvent pas tenir
    } { $seats ->
        [one] { $seats } place.
       *[other] { $seats } places.
    } Donnez-en un par place.
not-your-decision = Ce n’est pas au joueur { $seat } de décider : il n’a rien à choisir.

# Fichiers
file-unreadable = { $file } est illisible : { $error }.
file-not-text = { $file } n’est pas du texte en UTF-8.
file-not-json = { $file }, ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : ce n’est pas du JSON ({ $error }).

# Positions
position-wrong-type = { $path } : on trouve { $found }, il faut { $wanted }.
position-not-known = { $path } : on trouve { $found }, il faut l’une de ces valeurs : { $known }.
position-unknown = { $path } est inconnu. Connus ici : { $known }.
position-missing = { $path } manque.
position-impossible = Cette position est impossible : { $error }.
position-misfit = { $path } ne correspond pas à ce qui se trouve sur la table.
chance-bad-document = Ceci ne décrit aucune source de hasard : { $document }. Écrivez par exemple {"{\"kind\": \"fast\", \"seed\": 7}"}.
chance-script-empty =
    { $used ->
        [one] La suite de hasard ne contient que { $used } entrée ; { $wanted } n’y trouve plus rien.
       *[other] La suite de hasard ne contient que { $used } entrées ; { $wanted } n’y trouve plus rien.
    }
chance-script-wrong = L’entrée { $number } de la suite de hasard est { $entry }, ce qui ne répond pas à { $wanted }.

# Enregistrements
replay-other-game = Cet enregistrement est du jeu « { $game } », pas de « { $current } ».
replay-other-rules = Cet enregistrement a été fait avec la version { $rules } des règles, qui en sont à la version { $current }. Il est montré aussi loin qu’il peut être rejoué.
replay-other-content = Cet enregistrement a été fait avec un autre contenu ({ $content }, à présent { $current }). Il est montré aussi loin qu’il peut être rejoué.
replay-count = { $path } : l’enregistrement annonce { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }, mais { $found ->
        [0] il n’y en a aucun
        [one] il y en a { $found }
       *[other] il y en a { $found }
    }. Le fichier est tronqué ou a été modifié.
replay-illegal = Le choix { $number } de l’enregistrement, « { $choice } », n’est pas permis : { $why } (règle { $rule })
replay-unreadable-choice = Le choix { $number } de l’enregistrement, « { $choice } », ne peut pas être joué : { $why }
replay-bad-jump = « { $text } » ne peut pas avancer les dés : seul le hasard sûr avance ainsi, et jamais en arrière, ici à partir du numéro { $used }.

# Règles
unknown-rule = Il n’y a pas de règle « { $rule } ». Règles proches : { $known }.
rules-id-twice = { $place } : l’identifiant « { $id } » apparaît ici pour la deuxième fois.
rules-no-section = { $place } : l’identifiant « { $id } » ne nomme aucune section de ces règles. Un identifiant s’écrit JEU.SECTION.NOM, la section étant l’une de { $known }.
rules-unknown-id = { $place } : il n’y a pas de « { $id } » dans ces règles.
mark-not-written-out = { $place } : les identifiants de la marque « { $mark } » doivent être écrits en toutes lettres.

# Contenu et paquets de contenu
content-unreadable = { $file } est illisible : { $error }.
content-not-yaml = { $place } : ce n’est pas du YAML ({ $error }).
content-too-large = { $file } est trop volumineux : un fichier de contenu a au plus { $most } ko.
content-too-deep = { $place } : listes et tables s’emboîtent ici sur plus de { $most } niveaux.
content-too-heavy = { $place } : ses alias développés, ceci dépasse { $most } ko. Employez moins d’alias.
content-bad-number = { $place } : ce nombre est infini, ou a plus de { $most } chiffres.
content-file-missing = { $file } manque.
content-field-twice = { $place } : le champ « { $field } » figure ici deux fois.
content-field-missing = { $place } : il manque à « { $record } » le champ « { $field } ».
content-unknown-field = { $place } : le champ « { $field } » est inconnu. Connus : { $known }.
content-wrong-type = { $place } : pour « { $field } », il faut { $wanted }, pas { $found }.
content-wrong-length =
    { $place } : « { $field } » a { $found ->
        [one] { $found } élément
       *[other] { $found } éléments
    } ; il en faut au moins { $low } et au plus { $high }.
content-wrong-count = { $file } : { $field } doit donner { $wanted }, pas { $found }.
shape-nothing = rien
shape-text = un texte
shape-whole = un nombre entier de { $low } à { $high }
shape-list = une liste
shape-mapping = un groupe de champs
pack-no-folder = Il n’y a pas de dossier { $folder } où lire un pack de contenu.
pack-no-name = { $place } : il faut au pack de contenu une ligne « {"name:"} » avec son nom.
pack-empty = { $folder } ne renferme aucun contenu. Mettez les fichiers dans un dossier au nom du jeu : { $known }.
pack-unknown-game = Le pack de contenu a un dossier « { $folder } », qui n’est pas un jeu. Jeux connus : { $known }.
pack-unknown-file = { $file } ne remplace rien. Fichiers remplaçables : { $known }.
pack-record-without-id = { $place } : chaque élément de « { $field } » doit porter son « { $id } », donné une seule fois, qui dit lequel il remplace.
pack-unknown-record = { $place } : il n’y a pas d’élément « { $id } » à remplacer. Connus : { $known }.
pack-not-fluent = { $place } : ce n’est pas un message du langage Fluent. Il s’écrit : clé = mots
pack-unknown-name = { $place } : rien ne s’appelle ici « { $name } ». Connus : { $known }.
pack-nameless = { $place } : cette chose est nouvelle et n’a de nom ou de texte dans aucune langue. Un fichier locale/LANGUE/names.ftl du pack devrait dire : { $name } = …
pack-not-whole = { $place } : « whole » nomme « { $field } », que ce fichier ne donne pas comme l’une de nos listes. Listes qui peuvent être données en entier : { $known }.

## Ligne de commande

# Ce qui est dit sur la sortie d’erreur
cli-error = Erreur :
cli-note = Remarque :
cli-did-you-mean = Vouliez-vous dire { $known } ?
cli-in-file = { $file } : { $problem }
cli-other-rules = { $problem } Le fichier a été écrit avec la version { $rules } des règles, qui en sont à la version { $current } : ouvrez-le avec la version de Warhost qui l’a écrit.
cli-no-game-in-file = ceci n’est ni un enregistrement ni une position : une position nomme son jeu, comme « "game": "battle_masters" ».
cli-not-a-number = { $name } doit être un nombre entier de { $low } à { $high }, et non « { $text } ».
cli-option-form = « { $text } » n’est pas une option. Écrivez NOM=VALEUR, par exemple stalemate_guard=false.
cli-not-written = Impossible d’écrire { $file } : { $error }.
cli-file-exists = { $file } existe déjà et n’a pas été touché. Choisissez un autre nom.
cli-from-alone = Un fichier donné avec --from apporte ses options, ses places et son hasard : omettez --scenario, --option, --seats et --seed.
cli-from-other = fait avec la version { $rules } des règles et le contenu { $content }, qui ne sont plus ceux d’aujourd’hui ; la partie ne peut pas continuer. Regardez-la avec : warhost replay { $file }
cli-is-replay = { $file } est un enregistrement, pas une position. Regardez-le avec : warhost replay { $file }
cli-rules-none = Aucune règle de { $game } ne parle de « { $wanted } ». Sans mot, warhost rules { $game } donne les sections.
cli-no-tests = Il n’y a pas de dossier de tests { $folder }. Nommez les tests d’une copie des sources avec --tests DIR.
cli-nothing-played = Aucune partie n’a été terminée.

# Aide des commandes
cli-help = Des jeux de guerre fantastiques, toutes règles appliquées. Commencez par : warhost play battle_masters
cli-help-games = Donne la liste des jeux et de leurs options.
cli-help-play = Joue une partie, contre des robots ou à plusieurs au même clavier.
cli-help-replay = Montre un enregistrement, en avant et en arrière.
cli-help-simulate = Fait jouer beaucoup de parties à des robots et en fait le bilan.
cli-help-rules = Les règles d’un jeu, ou celles qui ont des tests (coverage).
cli-help-content = Packs de contenu : vos fiches à la place des nôtres.
cli-help-check = Vérifie un pack de contenu ; donne son nom et son effet sur chaque jeu.
cli-help-position = Positions : un moment d’une partie dans un fichier.
cli-help-show = Dessine une position.
cli-help-version = Donne la version et s’arrête.
cli-help-games-folder = Dossier d’autres jeux, comme WARHOST_GAMES en nomme un.
cli-help-lang = Langue ; sinon LANGUAGE, LC_ALL ou LANG décident.
cli-heading-usage = Usage :
cli-heading-arguments = Arguments :
cli-heading-options = Options :
cli-heading-commands = Commandes :
cli-heading-command = COMMANDE [ARGS]...
cli-heading-default = par défaut :
cli-heading-required = à donner
cli-help-help = Donne cette aide et s’arrête.
cli-help-game = Identifiant du jeu ; « warhost games » en donne la liste.
cli-help-pack = Dossier d’un pack de contenu avec lequel jouer.
cli-help-option = Une option du jeu ; peut se répéter.
cli-help-scenario = Raccourci de --option scenario=X.
cli-help-seats = Nombre de places.
cli-help-seat = Votre place, comptée à partir de 1 ; peut se répéter. Les robots prennent les autres.
cli-help-viewpoint = Montre ce que voit cette place, comptée à partir de 1 ; sinon ce que voit un spectateur.
cli-help-seed = Nombre dont découlent les dés et les mélanges ; le même nombre redonne les mêmes.
cli-help-opponent = Qui prend les autres places : random, simple, ou human pour des joueurs à ce clavier.
cli-help-from = Continue une position ou un enregistrement.
cli-help-replay-file = Un enregistrement, tel que « play » et « save » l’écrivent.
cli-help-step = Commence après ce nombre de choix ; hors d’un terminal, ne montre que ce moment.
cli-help-n = Nombre de parties.
cli-help-bots = Un robot pour toutes les places, ou un par place, avec des virgules : random,simple
cli-help-jobs = Processus qui se partagent le travail.
cli-help-json = Donne le bilan en JSON.
cli-help-rules-game = Identifiant du jeu ; ou le mot coverage, suivi de jeux.
cli-help-rules-wanted = Identifiant d’une règle, nom d’une section ou mots à chercher.
cli-help-tests = Dossier des tests, pour coverage.
cli-help-every = Le texte de toutes les règles ; avec coverage, les tests de chaque règle.
cli-help-check-dir = Dossier du pack : pack.yaml et un dossier par jeu.
cli-help-show-file = Une position en JSON.

# Version, jeux, paquets
cli-version = Warhost { $version }
cli-notice = Warhost est une œuvre de fans, non officielle. Elle n’est ni faite, ni approuvée, ni soutenue par les propriétaires des jeux repris ici ; les noms de ces jeux leur appartiennent.
cli-game-line = { $seats } places, { $rules } règles (version { $version })
cli-game-options = Options :
cli-game-how = Jouez avec : warhost play { $game }
cli-pack = Pack de contenu « { $name } »
cli-pack-game = { $game } : en ordre. Contenu { $hash } (sans le pack { $printed })
cli-pack-names = { $game } : en ordre. Seuls des noms et des textes changent. Contenu { $hash }
cli-pack-same = { $game } : en ordre, mais rien ne change. Contenu { $hash }

# Règles
cli-ruling = Décision : { $ruling }
cli-rules-hint = Pour lire la suite : warhost rules { $game } SECTION, un identifiant ou des mots ; --all donne toutes les règles.
cli-coverage-title = { $game } : { $tested } règles sur { $rules } ont des tests

# À la table
cli-seat = Place { $seat }
cli-choose-start = Comment commencer ? Entrée prend le premier choix.
cli-choose-seat = Qui êtes-vous ? Entrée prend le premier camp.
cli-pick-number = Répondez par un numéro de 1 à { $count }, ou simplement par Entrée.
cli-hint = numéro, ou aide
cli-earlier-news =
    { $count ->
        [one] … { $count } ligne plus tôt : journal 100 la montre
       *[other] … { $count } lignes plus tôt : journal 100 les montre
    }
cli-hand-over = { $seat } : appuyez sur Entrée quand vous êtes seul à voir l’écran.
cli-no-such-number = Il n’y a pas de choix { $number } : les choix vont de 1 à { $count }.
cli-not-understood = « { $text } » n’est ni un choix ni une commande. Tapez un numéro, ou aide.
cli-allowed = C’est permis.
cli-why-what = Dites quel choix : pourquoi 3, ou pourquoi { $choice }.
cli-undone = Annulé.
cli-undo-nothing = Il n’y a rien à annuler.
cli-undo-roll = Rien ne peut être annulé : des dés ou des disques ont décidé depuis.
cli-undo-reveal = Rien ne peut être annulé : quelque chose de caché a été révélé depuis.
cli-undo-other = Rien ne peut être annulé : quelqu’un d’autre a choisi depuis.
cli-undo-declared = Rien ne peut être annulé : quelque chose a été déclaré depuis.
cli-save-where = Dans quel fichier ? Par exemple : enregistrer bataille.json
cli-saved = Enregistré dans { $file }.
cli-not-saved = Rien n’a été enregistré.
cli-overwrite = { $file } existe déjà. Le remplacer ? (oui/non)
cli-concede-sure = Voulez-vous vraiment abandonner ? (oui/non)
cli-conceded-bot = Les autres continuent. Un robot joue désormais à votre place.
cli-draw-bots = Les robots n’acceptent pas la nulle. Continuez, ou abandonnez.
cli-declared-draw = La nulle est proposée ; elle compte quand tous sont d’accord.
cli-declared-refuse-draw = La proposition de nulle est retirée.
cli-quit-save = Nom d’un fichier où enregistrer, ou juste Entrée : la partie est gardée de toute façon.
cli-no-autosave = La partie ne peut pas être gardée dans { $file } : { $error }. Tapez enregistrer FICHIER avant de partir.
cli-left = La partie est gardée dans { $file }. Continuez avec :
cli-over = La partie est terminée.
cli-replay-kept = Revoyez-la avec :
cli-card-unknown = Il n’y a pas de fiche pour « { $what } » ici : nommez un espace ou une unité.
cli-declare-what = Vous pouvez déclarer : { $known }.
cli-play-help =
    Choisissez par un numéro, ou par les mots des enregistrements : { $choice }. Souvent le dernier mot suffit.
    pourquoi CHOIX        pourquoi une chose est impossible, avec la règle
    règle                 la règle de la question ; règle MOT ou règle ID en cherche d’autres
    annuler               retour à votre dernière décision, sans dés ni révélation depuis
    journal [N]           les dernières lignes du journal
    carte                 redessine la table, avec la légende
    fiche QUOI            ce que l’on sait d’une chose, si le jeu a des fiches : fiche d4, fiche landor
    enregistrer FICHIER   écrit un enregistrement, à revoir ou à continuer
    langue [CODE]         la langue suivante, ou celle d’un code : langue fr
    abandonner            met fin à la partie pour vous
    nulle                 propose ou accepte la nulle, ou retire la proposition
    déclarer              ce que vous pouvez dire d’autre, par exemple quand vous voulez être consulté
    quitter               quitte la table ; la partie est gardée
    Les mots anglais (why, rule, undo …) sont compris aussi.
cli-command-help = aide
cli-command-why = pourquoi
cli-command-rule = règle
cli-command-undo = annuler
cli-command-log = journal
cli-command-map = carte
cli-command-card = fiche
cli-command-save = enregistrer
cli-command-lang = langue
cli-command-concede = abandonner
cli-command-draw = nulle
cli-command-declare = déclarer
cli-command-quit = quitter

# Enregistrements
cli-replay-place = Après le choix { $number } sur { $length }
cli-replay-hint = n suivant, p précédent, un nombre, b début, e fin, q quitter
cli-replay-keys = Tapez n, p, b, e, q, ou un nombre jusqu’à { $length }.

# Simulation
cli-simulated =
    { $games ->
        [one] Une partie, graine { $seed }
       *[other] { $games } parties, graines { $seed } à { $last }
    }
cli-column-seat = Place
cli-column-bot = Robot
cli-column-wins = Victoires
cli-column-share = Part
cli-column-interval = Intervalle à 95 %
cli-draws = Nulles
cli-length = Décisions par partie : { $least } à { $most }, médiane { $median }
cli-speed = { $speed } décisions/s ({ $seconds } s)

# Battle Masters dans le terminal
cli-bm-start-fixed = armées en place, on se bat tout de suite (pour débuter)
cli-bm-start-arrival = chaque unité entre à sa première carte
cli-bm-start-tengin = l’Empire tient les gués, le Chaos se déploie
cli-bm-start-plains = les deux armées se déploient face cachée, dans le brouillard
cli-bm-start-alternate = les armées se déploient tour à tour
cli-bm-start-quick = le terrain est prêt, les armées se déploient tour à tour
cli-bm-start-free = un camp dispose le terrain, l’autre choisit son bord
cli-bm-start-campaign = les cinq plans, avec unités d’élite et points
cli-bm-teammate = { $army }, place { $seat }
cli-bm-direction =
    { $side ->
       *[E] E
        [NE] NE
        [NW] NO
        [W] O
        [SW] SO
        [SE] SE
    }
cli-bm-hedge-sides = Haies : { $sides }
cli-bm-ditch-sides = Côtés creusés : { $sides }
cli-bm-no-card = Pas de carte en jeu
cli-bm-card = Carte :
cli-bm-piles = { $draw } à tirer, { $played } jouées, { $removed } écartées
cli-bm-ogre-turn = Cartes de l’Ogre à venir : déplacement { $move }, attaque { $attack }
cli-bm-shot = Boulet en { $at }, cible : { $target } ; disques restants : volants { $flying }, ricochants { $bouncing }, explosions { $explosion }
cli-bm-rubble = Tour { $hex } : décombres { $rubble } sur 3
cli-bm-quiet =
    { $passes ->
        [one] Un tour de paquet sans perte
       *[other] { $passes } tours de paquet sans perte
    }
cli-bm-campaign-points =
    { $fought ->
        [one] Campagne, { $fought } bataille sur 5 : Empire { $imperial }, Chaos { $chaos }
       *[other] Campagne, { $fought } batailles sur 5 : Empire { $imperial }, Chaos { $chaos }
    }
cli-bm-declared-concede = La place { $seat } a abandonné
cli-bm-declared-draw = La place { $seat } propose la nulle
cli-bm-army = { $army } { $alive }/{ $units }
cli-bm-face-down = jetons face cachée
cli-bm-there = { $where } :
cli-bm-where-aside = à déployer
cli-bm-where-reserve = réserve
cli-bm-where-out = hors jeu
cli-bm-legend = CAPITALES Empire, minuscules Chaos · { $wounds } crânes · ~~~ fleuve · ~=~ gué · : voie · """ marécage · \_/ tranchée, % côté creusé · # haie · [T*] tour, décombres · I c zones · ? jeton · d8 une case à choisir

# Lords of Ragnarok dans le terminal
letter-player-green = V
letter-player-red = R
letter-player-black = N
letter-player-blue = B
cli-lor-sign-village = v
cli-lor-sign-altar = a
cli-lor-sign-temple = T
cli-lor-sign-forge = f
cli-lor-turn =
    { $turn ->
        [0] { $player } : { $step }
       *[other] Tour { $turn }, { $player } : { $step }
    }
cli-lor-step-hero-draft = Donne des Héros
cli-lor-step-start = début du tour
cli-lor-step-prayer = Prière
cli-lor-step-hero = Héros
cli-lor-step-rune-actions = Actions Runiques
cli-lor-step-manoeuvres = Manœuvres
cli-lor-step-special-action = Action Spéciale
cli-lor-ragnarok =
    { $left ->
        [0] Ragnarok : le dernier tour
        [one] Ragnarok : encore un tour
       *[other] Ragnarok : encore { $left } tours
    }
cli-lor-conceded = { $player } a abandonné
cli-lor-event = Événement : { $event }
cli-lor-draft = Au choix : { $heroes } ; { $origins }
cli-lor-hand = Vos cartes : { $cards }
cli-lor-seen-hand = Vues dans la main de { $player } : { $cards }
cli-lor-hunt = { $hunter } chasse { $prey-the } ; { $keeper } joue le Monstre
cli-lor-hunt-boxes =
    { $left ->
        [0] Il ne reste aucune case :
        [one] Il reste une case :
       *[other] Il reste { $left } cases :
    }
cli-lor-attack = { $attack } : Rage { $rage }, Point Faible { $weak } ; défense { $defence }, Sagesse { $wisdom }
cli-lor-attack-stopped = { $attack } est arrêtée : Rage { $rage }, Point Faible { $weak } ; défense { $defence }, Sagesse { $wisdom }
cli-lor-played = Cartes Combat jouées dans cette manche : { $cards }
cli-lor-attack-cards = Cartes Attaque en main : { $cards } ; dans la pioche : { $deck }
cli-lor-battle = Bataille à { $region }
cli-lor-role-attacker = attaque
cli-lor-role-defender = se défend
cli-lor-side = { $player } { $role } : Armées { $armies }, cartes { $cards } ; valeur { $value }, Pertes { $losses }
cli-lor-playing = joue { $card }
cli-lor-passed = a passé
cli-lor-display = Bénédictions au choix : { $blessings }
cli-lor-lands = Les Territoires
cli-lor-goals = Territoires { $lands }/{ $lands_needed }, Temples { $temples }/{ $temples_needed }, Monstres tués { $kills }/{ $kills_needed }, Yggdrasil { $tree }
cli-lor-omens = Augures retournés : { $down } sur { $needed }
cli-lor-blessings = Bénédictions : { $things }
cli-lor-artifacts = Artefacts : { $things }
cli-lor-figures = Tués : { $things }
cli-lor-runes = Runes { $runes } (limite { $limit })
cli-lor-cards = Cartes { $cards }/{ $limit }
cli-lor-priests = Prêtres { $reserve }
cli-lor-armies = Armées { $board } + { $reserve }
cli-lor-short = { $values }, cartes { $cards }, Runes { $runes }
cli-lor-wheel = Roue
cli-lor-monuments = Les Monuments
cli-lor-monument = Prêtres { $priests }, libres { $free }
cli-lor-monsters = Monstres
cli-lor-killed = tué par { $player }
cli-lor-waiting = Encore à venir : { $monsters }
cli-lor-decks = Cartes Combat { $combat } (+{ $discard }), Bénédictions { $blessings }, Événements { $events }, Temples { $temples }/{ $spaces }
cli-lor-legend = { $letters } · (4) population, =V contrôle · v Village, a Autel, T Temple, fU Forge avec Uruz, f_ vide, { $stone } niveaux d’un Monument · @V Héros, V:3+2 Armées, Trol(V) Monstre avec anneau · V3 est la troisième Armée de Vert · { $mark } conçu ici, non imprimé
cli-lor-legend-map = S2 Mer, <V> Drakkar, +V Alliance
# Stratego Legends
cli-sl-start-starter = Landor contre Kralc sur les plateaux du livret (pour débuter)
cli-sl-start-box = deux armées tirées des boîtes, sur n’importe quels plateaux
cli-sl-start-surprise = des armées jamais vues
cli-sl-start-muster = composez votre armée et apportez vos plateaux
cli-sl-start-two = deux parties, chaque camp commence une fois
cli-sl-teammate = { $army }, place { $seat }
cli-sl-turn = Tour { $number } : { $army }
cli-sl-quiet =
    { $turns ->
        [one] { $turns } tour calme ; cent font partie nulle
       *[other] { $turns } tours calmes ; cent font partie nulle
    }
cli-sl-curse = Malédiction mortelle : { $unit }
cli-sl-base = force de base
cli-sl-army = { $army } : { $standing } debout, { $fallen } à terre
cli-sl-campaign = Campagne, parties jouées : { $fought }, beige { $beige }, gris { $grey }
cli-sl-card = { $unit } · n° { $number } · { $row } · { $nation } · { $type }
cli-sl-card-now = En { $space }, force { $strength } : { $parts }
cli-sl-card-hidden = Une unité cachée se tient en { $space }.
cli-sl-card-may-be = Ce peut être : { $rows }.
cli-sl-card-seen = L’ennemi l’a vue.
cli-sl-hidden = Cachées ({ $army }) : { $rows }
cli-sl-bring-army = « army NOM » amène une armée enregistrée, « army 1 3 11x3 … » une armée écrite ; personne d’autre ne la voit.
cli-sl-kept-armies = Enregistrées : { $names }
cli-sl-legend = (8) beige, <8> gris, ?? cachée · ' vue par l’ennemi · * magique · C Château · . plaine · f forêt · s marais · m montagne · c cité · d désert · ~ eau · > au choix · = vient de bouger

## Web

# L’application autour des pages
web-skip = Aller au contenu
web-close = Fermer
web-cancel = Annuler
web-yes = Oui
web-no = Non
web-more = Plus
web-loading = Un instant …
web-try-again = Réessayer
web-copied = Copié.
web-no-server = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
web-server-error = Le serveur a répondu par l’erreur { $status }. Réessayez ; si cela dure, prévenez la personne qui l’héberge.
web-lost = Rien ici
web-lost-text = Cette adresse ne mène nulle part. Les tables sont toujours là.
web-to-lobby = Retour à l’accueil
web-language = Langue
web-settings = Réglages
web-your-name = Votre nom
web-name = Nom
web-theme = Thème
web-theme-system = Comme le système
web-theme-dark = Sombre : à la lampe
web-theme-light = Clair : au grand jour
web-theme-to-dark = Passer au thème sombre
web-theme-to-light = Passer au thème clair
web-motion = Mouvement
web-motion-system = Comme le système
web-motion-full = Tout bouge
web-motion-none = Rien ne bouge
web-notify = Notifications
web-notify-text = Me prévenir en arrière-plan quand c’est à moi de jouer

# Les jeux de l’accueil
web-game-battle_masters = Seigneurs de Guerre
web-game-battle_masters-text = Deux armées, un paquet : la carte retournée décide qui se bat.
web-game-chaos_in_the_old_world = Chaos dans le Vieux Monde
web-game-chaos_in_the_old_world-text = Quatre Puissances corrompent neuf régions, chacune gagne à sa façon.
web-game-stratego_legends = Stratego Legends
web-game-stratego_legends-text = Des pièces cachées aux pouvoirs singuliers. Bluffez, puis frappez.
web-game-lords_of_ragnarok = Lords of Ragnarok
web-game-lords_of_ragnarok-text = Héros, monstres et dieux aux derniers jours du Nord.

# L’accueil
web-lobby-title = Choisissez votre guerre
web-lobby-text = Contre l’ordinateur tout de suite, ou entre amis par un lien. Sans compte.
web-lobby-waiting =
    { $count ->
        [one] Une table attend votre coup.
       *[other] { $count } tables attendent votre coup.
    }
web-games = Jeux
web-players = Joueurs
web-minutes = { $minutes } min
web-with-bots = solo
web-coming = En préparation
web-play-now = Jouer
web-invite = Inviter
web-set-up = Préparer
web-my-tables = Mes tables
web-old-tables = Tables terminées
web-to-play = { $count } à jouer
web-no-tables = Aucune encore. Choisissez un jeu ci-dessus : un clic, et vous jouez.
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend de joueur en ce moment. Invitez quelqu’un, ou affichez ici une table à vous.
web-you = vous
web-your-move = À vous
web-is-thinking = { $name } réfléchit
web-waiting-for = On attend { $name }
web-seats-free =
    { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
web-over = Terminée
web-over-won = Gagnée
web-over-lost = Perdue
web-over-drawn = Nulle
web-play = Jouer
web-look = Regarder
web-sit = S’asseoir
web-replay = Revoir
web-join = Rejoindre
web-join-code = Lien ou code d’invitation
web-join-title = On vous invite à jouer
web-join-title-watch = On vous invite à regarder
web-join-text = Une place est libre pour vous. Sous quel nom jouerez-vous ?
web-join-running = La partie est en cours : vous reprenez cette place telle qu’elle est. Sous quel nom jouerez-vous ?
web-join-own = Vous avez déjà une place à cette table, et ce lien est destiné à quelqu’un d’autre. Si vous prenez aussi cette place, vous jouez les deux sur cet écran.
web-join-watch-text = Vous voyez ce qui est à découvert sur la table, et les secrets de personne.
web-join-yours = votre place
web-join-sit = Prendre la place
web-join-too = Prendre aussi cette place
web-join-watch = Regarder
web-join-empty = Cette adresse ne contient pas d’invitation. Demandez le lien entier.

# Une nouvelle table
web-new-table = Nouvelle table
web-what-is-played = Ce que l’on joue
web-more-options =
    { $count ->
        [one] { $count } autre option
       *[other] { $count } autres options
    }
web-who-plays = Qui joue
web-who = Qui joue
web-kind-me = Moi, ici
web-kind-friend = Un ami, par un lien
web-kind-bot = L’ordinateur
web-computer = ordinateur
web-level = Force
web-level-random = Recrue (joue au hasard)
web-level-simple = Vétéran
web-bot = Ordinateur, { $level }
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-quick = 10 minutes chacun, 10 secondes par tour
web-clock-slow = 45 minutes chacun, 30 secondes par tour
web-clock-days = 3 jours chacun, 1 jour par tour
web-clock-budget = { $budget } chacun
web-clock-terms = { $budget } chacun, { $increment } par tour
web-clock-zero = Quand le temps est écoulé : { $what }.
web-at-zero = Quand le temps est écoulé
web-at-zero-bot = l’ordinateur continue
web-at-zero-concede = c’est l’abandon
web-patience = Quand quelqu’un s’absente
web-patience-for = après { $time }, les autres peuvent appeler un ordinateur
web-patience-ever = on l’attend
web-patience-terms = Quand quelqu’un s’absente : { $what }.
web-table-title = Nom de la table
web-table-title-hint = facultatif
web-hot-seat-text = Vous êtes plusieurs à cet écran : il s’assombrit entre les tours dès que l’un ne doit pas voir ce que voit l’autre.
web-links-text = Vous recevez un lien par ami ; le premier qui l’ouvre prend la place.
web-listed = Montrer cette table à tous sur ce serveur
web-fair-dice = Les dés sont fixés avant la partie et chacun peut les vérifier après.
web-open-the-table = Ouvrir la table
web-seat-open = place libre
web-player-1 = Premier joueur
web-player-2 = Deuxième joueur
web-player-3 = Troisième joueur
web-player-4 = Quatrième joueur
web-player-5 = Cinquième joueur
web-player-6 = Sixième joueur
web-player-7 = Septième joueur
web-player-8 = Huitième joueur

# Avant le début
web-waiting =
    { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
web-waiting-text = Envoyez un lien à chaque ami. La partie commence quand toutes les places sont prises ; l’ordinateur peut en prendre.
web-waiting-guest = La partie commence quand toutes les places sont prises ; cette page devient la table d’elle-même.
web-link = Lien d’invitation
web-copy = Copier
web-make-link = Nouveau lien
web-add-bot = Ordinateur
web-spectate-text = Un lien pour qui veut seulement regarder
web-spectate-copy = Copier un lien pour qui veut regarder

# La table
web-no-entry = Cette table vous est fermée
web-no-seat = Vous n’avez ici ni place ni vue : qui a les liens de la table peut vous en donner.
web-watching = spectateur
web-board = Plateau
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-all = Tout voir
web-sheet = Monter ou descendre le volet
web-prompt = À décider
web-prompt-you = { $side }, à vous
web-decides = { $name } décide : { $what }
web-decides-of = { $name } décide : { $what } ({ $subject })
web-rule = Règle
web-rule-behind = La règle de cette décision
web-choices = { $count } choix
web-choices-filter = Chercher un choix
web-choices-none = Aucun choix ne contient ces mots.
web-not-possible = Impossible.
web-see-rule = Voir la règle
web-thinking = réfléchit
web-to-act = à jouer
web-away = hors ligne
web-is-away = { $name } n’est pas là
web-away-since = { $name } n’est pas là. Dernière visite : { $since }.
web-call = Appeler un ordinateur
web-call-later = Un ordinateur pourra être appelé { $when }, si tous ceux qui sont là l’acceptent.
web-call-never = Cette table attend les absents.
web-call-asked = { $asker } veut qu’un ordinateur joue pour { $name }, qui reprendra la main à son retour.
web-call-refused = { $name } préfère attendre.
web-remind = Envoyer un rappel
web-remind-later = Un rappel pourra être envoyé { $when }
web-reminded = Le rappel est envoyé.
web-clock-left = Temps restant : { $time }
web-talk = Journal, discussion et règles
web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-log-earlier =
    { $count ->
        [one] { $count } ligne plus ancienne
       *[other] { $count } lignes plus anciennes
    }
web-log-undo = { $player } revient à une décision antérieure.
web-log-clock = { $player } n’a plus de temps : l’ordinateur ({ $level }) continue.
web-log-left = { $player } a quitté la table : l’ordinateur ({ $level }) continue.
web-log-absent = { $player } n’est pas là : l’ordinateur ({ $level }), appelé, continue.
web-log-bot = L’ordinateur ({ $level }) joue pour { $player }.
web-log-failed = L’ordinateur n’a pas répondu pour { $player } : un autre ({ $level }) continue.
web-log-person = { $name } joue désormais : { $side }.
web-log-back = { $name } est de retour et joue de nouveau : { $side }.
named-log-declare-concede = { $player } abandonne.
named-log-declare-draw = { $player } accepte une partie nulle.
named-log-declare-refuse-draw = { $player } n’accepte plus de partie nulle.
named-log-declare-claim-draw = { $player } réclame la partie nulle.
web-your-last-move = votre dernier coup
web-since =
    { $count ->
        [one] Un événement depuis votre dernier coup
       *[other] { $count } événements depuis votre dernier coup
    }
web-chat = Discussion
web-chat-empty = Personne n’a encore dit un mot.
web-chat-write = Dire quelque chose
web-send = Envoyer
web-undo = Annuler
web-undo-closed = Pas de retour sans les autres
web-undo-nothing = Il n’y a rien à annuler.
web-undo-ask-text = Vous pouvez le demander aux autres : si tous acceptent, la partie revient en arrière. Les dés tombés ne sont jamais relancés.
web-undo-ask = Demander aux autres
web-undo-bots-text = Seuls des ordinateurs jouent contre vous, et cela ne les gêne pas. Les dés tombés ne sont jamais relancés.
web-undo-anyway = Revenir en arrière
web-undo-open-question = Une demande de retour est déjà en cours. Il faut d’abord y répondre.
web-undo-asked =
    { $count ->
        [one] { $name } demande à annuler ceci : { $what }
       *[other] { $name } demande à annuler { $count } choix, à partir de celui-ci : { $what }
    }
web-undo-waits = Réponse attendue de la part de : { $names }.
web-undo-take-back = Retirer la demande
web-undo-refused =
    { $count ->
        [one] { $names } n’a pas accepté le retour en arrière. La partie continue telle quelle.
       *[other] Tous n’ont pas accepté le retour en arrière ({ $names }). La partie continue telle quelle.
    }
web-undo-passed = La partie a continué sans attendre de réponse ({ $names }). Vous pouvez demander de nouveau.
web-agree = Accepter
web-refuse = Refuser
web-battle-plans = Plans de bataille
web-open-replay = Ouvrir une partie enregistrée
web-draw-offered = { $count ->
    [one] { $names } propose la nulle.
   *[other] { $names } proposent la nulle.
}
web-draw-accept = Accepter la nulle
web-declare-draw = Proposer la nulle
web-declare-refuse-draw = Retirer la proposition de nulle
web-declare-claim-draw = Réclamer la nulle
web-declare-concede = Abandonner
web-end-or-leave = Quitter
web-concede-text = Votre camp renonce ; la partie prend fin quand tous ses joueurs abandonnent.
web-leave = Laisser la place
web-leave-text = L’ordinateur continue à votre place.
web-leave-open = Si vous ne pouvez plus jouer, votre place redevient libre pour un autre.
web-dismiss = Fermer la table
web-dismiss-text = Ouverte par erreur ? Rien n’a encore été joué ; ses liens ne vaudront plus rien.
web-dismiss-sure = La table disparaît pour tous ceux qui y sont assis, et rien ne la ramène.
web-seat-invite = Inviter quelqu’un à cette place
web-show-player = { $name }, { $side } : montrer son volet
web-seat-invited = Le lien est copié. Qui l’ouvre prend la place de l’ordinateur.
web-hand-on =
    { $seats ->
        [one] Passer la place
       *[other] Passer une place : { $side }
    }
web-hand-on-text = Copie un lien : qui l’ouvre continue à votre place.
web-seat-handed-on = Le lien est copié. Vous jouez jusqu’à ce que quelqu’un l’ouvre.
web-to-lobby-text = La table reste telle quelle ; revenez quand vous voulez.
web-connection-lost = Connexion perdue. Nouvel essai en cours ; rien n’est perdu.
web-stood-in = L’ordinateur joue pour vous.
web-come-back = Reprendre la main
web-dice = Les dés de cette table
web-dice-text = Ils ont été fixés avant la partie par un secret que personne ne voit avant la fin. Voici son empreinte ; votre navigateur l’a notée. Après la partie, chacun peut vérifier chaque jet.
web-hand-over = À vous, { $name }
web-hand-over-text = L’écran est sombre pour que personne ne voie ce qui n’est pas à lui.
web-hand-over-ready = { $side } : montrer la table
web-hand-over-always = Nous voyons tous tout : changer de camp sans demander
web-end-won = Victoire !
web-end-of = Victoire : { $names }
web-end-lost = Défaite
web-end-drawn = Partie nulle
web-end-over = La partie est terminée
web-rematch = Revanche
web-check-dice = Vérifier les dés
web-save = Enregistrer
web-keys = Touches
web-key-choose = prendre le choix de ce numéro
web-key-choose-more = au-delà de neuf choix : prendre le dixième et les suivants (Maj et la lettre)
web-key-move = parcourir les choix
web-key-enter = prendre le choix visé
web-enter-key = Entrée
web-key-search = chercher parmi les choix ou les règles
web-key-undo = annuler
web-key-rule = la règle de la décision
web-key-log = le journal
web-key-chat = la discussion
web-key-board = le plateau : les flèches le déplacent, avec Maj d’une fenêtre entière, Début et Fin vont à ses bords, + et − zooment, 0 rétablit la vue
web-key-help = ces touches

# Revoir une partie
web-eyes = Vu par
web-eyes-all = Spectateur
web-eyes-own = Pendant la partie, vous ne la voyez que de vos propres yeux.
web-first = Au début
web-back = Un pas en arrière
web-next = Un pas en avant
web-last = À la fin
web-run = Dérouler
web-pause = Pause
web-moment = Moment de la partie
web-moment-of = Moment { $number } sur { $last }
web-link-moment = Lien vers ce moment
web-fork = Jouer à partir d’ici
web-to-table = À la table

# Règles
web-rules = Règles
web-page-armies = Atelier d’armées
web-rules-search = Chercher dans les règles
web-rules-found =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
web-rules-none = Aucune règle ne contient ces mots.
web-rules-pick = Choisissez une décision, ou cherchez.
web-rules-all = Toutes les règles
web-ruling = Notre décision :
web-contents = Sommaire

# Vérifier
web-verify = Vérifier les dés
web-verify-title = Les dés étaient-ils honnêtes ?
web-verify-text = Avant une partie, le serveur tire un secret et en montre l’empreinte ; chaque joueur y ajoute son sel. Après la partie, le secret figure dans l’enregistrement. Déposez-en le fichier ici : votre navigateur recalcule lui-même l’empreinte, chaque jet et chaque mélange.
web-verify-drop = Déposez ici le fichier d’un enregistrement
web-verify-pick = Choisir un fichier
web-verify-busy = Calcul en cours …
web-verify-no-replay = { $name } n’est pas un enregistrement de Warhost.
web-verify-cut =
    { $count ->
        [one] Le fichier est tronqué ou a été modifié : il annonce { $count } entrée et en contient { $found }.
       *[other] Le fichier est tronqué ou a été modifié : il annonce { $count } entrées et en contient { $found }.
    }
web-verify-not-secure = Cette partie n’a pas été jouée avec des dés secrets : il n’y a rien à vérifier.
web-verify-good =
    { $count ->
        [one] Tout est honnête : { $count } nombre recalculé, conforme.
       *[other] Tout est honnête : { $count } nombres recalculés, tous conformes.
    }
web-verify-departs = Le fichier a été modifié : l’entrée { $number } ne peut pas être jouée.
web-verify-wrong = L’entrée { $number } (« { $choice } ») montre d’autres nombres que ceux que donne le secret.
web-verify-unbound = Le secret de ce fichier n’est pas celui dont l’empreinte a été montrée avant la partie.
web-verify-file = Fichier
web-verify-entries =
    { $count ->
        [one] une entrée
       *[other] { $count } entrées
    }
web-verify-secret = Secret
web-verify-salts = Sels des places
web-verify-commitment = Empreinte
web-verify-witness-browser-same = la même que celle notée par ce navigateur avant la partie
web-verify-witness-browser-other = ce navigateur en a noté une autre avant la partie
web-verify-witness-server-same = la même que celle que le serveur montre pour cette table
web-verify-witness-server-other = le serveur en montre une autre pour cette table
web-verify-witness-typed-same = la même que celle que vous avez saisie
web-verify-witness-typed-other = pas celle que vous avez saisie
web-verify-no-witness = Ce navigateur n’a pas vu le début de la partie. Comparez avec ce qu’un autre a noté :
web-verify-type = Empreinte notée avant la partie
web-verify-rolls =
    { $count ->
        [one] Jets et mélanges ({ $count } nombre)
       *[other] Jets et mélanges ({ $count } nombres)
    }
web-verify-start = Début
web-verify-draw = nombre { $at } : un parmi { $n }
web-verify-ok = le même
web-verify-off = pas le même

# Crédits
web-credits = Crédits
web-notice-title = Une œuvre de fans, non officielle
web-notice = Warhost est une œuvre de fans, non officielle. Elle n’est ni faite, ni autorisée, ni approuvée par les propriétaires de ces jeux ; leurs noms leur appartiennent.
web-notice-more = Les règles sont dites avec nos propres mots ; dessins, textes et programme sont de nous. Si un jeu vous plaît ici, procurez-vous la boîte : la soirée n’en sera que meilleure.
web-house = Conçu ici
web-house-text = Là où aucune source imprimée n’a été trouvée, quelque chose a été conçu pour cette table. On y joue comme au reste, et qui possède le jeu imprimé peut le remplacer par un pack de contenu.
web-house-rulings =
    { $count ->
        [one] { $count } décision là où les règles imprimées se taisent
       *[other] { $count } décisions là où les règles imprimées se taisent
    }
web-house-none = Rien : tout vient du jeu imprimé.
web-house-in-artifacts = Artefacts
web-house-in-augurs = Augures
web-house-in-blessings = Bénédictions
web-house-in-board = Le plateau
web-house-in-chaos_cards = Cartes Chaos
web-house-in-combat_cards = Cartes Combat
web-house-in-components = Pièces
web-house-in-events = Événements
web-house-in-monster_attack_cards = Cartes Attaque des Monstres
web-house-in-monsters = Monstres
web-house-in-old_world_cards = Cartes Vieux Monde
web-house-in-origins = Origines
web-house-in-powers = Puissances
web-house-in-scenarios = Plans de bataille
web-house-in-temple_tracks = Pistes des Temples
web-house-in-other = Autres choses
web-packs = Packs de contenu
web-packs-how = Comment le remplacer : les packs de contenu
web-packs-text = Un pack de contenu est un dossier de petits fichiers texte posé par-dessus ce avec quoi Warhost joue. Là où le pack dit autre chose, c’est lui qui compte ; là où il ne dit rien, tout reste tel quel. Rien n’est compilé ni installé.
web-packs-whom = Il s’adresse à qui possède un jeu imprimé et veut ses propres cartes et plateaux à la place de ce qui a été conçu ici, ainsi qu’aux règles maison. Le serveur joue avec le pack avec lequel il a été lancé, à toutes ses tables.
web-packs-make = Faire un pack et jouer avec
web-packs-step-folder = Créez un dossier avec un fichier pack.yaml, un dossier pour chaque jeu que vous changez et, dedans, des fichiers portant les noms des nôtres. Le dossier docs/packs/template du projet est un pack pour commencer, où chaque champ est expliqué.
web-packs-step-name = Dans pack.yaml, donnez-lui un nom. Il figure dans chaque partie enregistrée jouée avec le pack.
web-packs-step-records = Dans les fichiers, écrivez ce qui diffère, chaque fiche avec son id et seulement les champs qui changent. Ici une Hache vaut davantage et existe en trois exemplaires, et il y a cinq Arcs : autant de cartes en tout qu’avant.
web-packs-step-names = Le nom des choses se trouve dans un dossier par langue : locale/en, locale/fr. La clé d’un nom est le genre de la chose et son id ; les nôtres sont dans le fichier names.ftl de chaque jeu.
web-packs-step-check = Vérifiez-le. Une erreur est indiquée avec le fichier, la ligne et le champ, et avec ce qui serait juste.
web-packs-step-play = Jouez avec dans le terminal, ou lancez un serveur avec lui.
web-packs-know = Bon à savoir
web-packs-note-only = Une fiche se retrouve par son id ; les faces d’un plateau par side, les régions et les cases par number, les niveaux par level.
web-packs-note-lists = Les listes sans noms, comme les cases de la fiche d’un Monstre, se donnent en entier. Avec « whole: [cards] », une liste de fiches se donne aussi en entier, plus longue ou plus courte ; les totaux du jeu imprimé doivent rester justes.
web-packs-note-texts = Les noms et les textes sont ce que lisent les joueurs, ops est ce qui se passe : changez-les ensemble. docs/content-packs.md, dans le projet, énumère chaque opération et chaque moment.
web-packs-note-owner = « source: owner » dit qu’une fiche vient désormais d’une boîte ; la marque de ce qui a été conçu ici disparaît alors.
web-packs-note-replay = Une partie enregistrée ou une position note le pack et une empreinte de tout le contenu : on la reprend avec le même pack.
web-packs-note-private = Un pack est fait pour votre table. N’y publiez pas les textes d’un jeu imprimé.
web-packs-what = Ce qui a été conçu ici
web-packs-what-text = Tout peut être remplacé. Voici ce qu’une boîte dirait sans doute autrement, avec le fichier où cela se trouve.
web-packs-credits = Tout cela, nom par nom
web-fonts = Caractères et logiciels
web-fonts-text = Trois caractères libres, servis d’ici ; aucune page ne demande rien à un autre site.
web-software-text = La page est faite avec Svelte et Fluent, deux logiciels libres.

# Galerie
web-gallery = Système graphique
web-gallery-colour = Couleur
web-gallery-type = Caractères
web-gallery-space = Espacement
web-gallery-press = Ce que l’on presse et remplit
web-gallery-vellum = Vélin
web-gallery-vellum-text = Ce qui parle au lecteur est sur vélin : la question, une lettre, la fin d’une partie.
web-gallery-sides = Camps : couleur, forme, lettre et motif
web-gallery-glyphs = Signes à 16, 24 et 40 px

# Héberger
cli-help-serve = Lance un serveur : des tables où l’on joue dans le navigateur.
cli-help-host = Adresse où écouter ; 0.0.0.0 pour toutes celles de cette machine.
cli-help-port = Port où écouter.
cli-help-public = Adresse qu’emploient les joueurs, si le serveur se trouve derrière un proxy.
cli-help-data = Dossier des tables ; sinon WARHOST_DATA ou le dossier de données de l’utilisateur.
cli-help-database = Une base PostgreSQL pour les tables, partagée par plusieurs processus ; sinon WARHOST_DATABASE ou un fichier du dossier de données.
cli-help-processes = Processus qui se partagent le travail ; PostgreSQL est nécessaire.
cli-help-bot-workers = Processus où les robots réfléchissent.
cli-help-backup = Copie toutes les tables dans un fichier ; le serveur peut continuer.
cli-help-backup-file = Fichier à écrire ; il ne doit pas encore exister.
cli-help-tables = Tables d’un serveur : les lister, les montrer, les vérifier.
cli-help-tables-list = Donne la liste de toutes les tables.
cli-help-tables-show = Montre qui est assis à une table et où elle en est.
cli-help-tables-verify = Après une mise à jour : rejoue chaque table en cours et dit lesquelles changeraient.
cli-help-tables-all = Aussi les tables terminées ou pas encore commencées.
cli-help-table-id = Identifiant de la table, ou son adresse dans le navigateur.
cli-help-verify-id = Une seule table : son identifiant, ou son adresse dans le navigateur.
cli-no-table-id = « { $text } » n’est pas une table. Donnez son identifiant, ou son adresse avec /tables/ ; warhost tables list donne tous les identifiants.
cli-unknown-table = Il n’y a pas de table { $table } ici ; warhost tables list donne tous les identifiants.
cli-help-verify = Vérifie les dés d’une partie : recalcule chaque jet et chaque mélange.
cli-help-verify-file = L’enregistrement d’une table terminée.
cli-help-commitment = L’empreinte que vous avez notée avant la partie.
cli-help-salt = Un sel que vous avez donné, avec sa place comptée à partir de 1 ; peut se répéter.
cli-no-server = Les composants du serveur ne sont pas installés (il manque { $package }). Installez-les avec : pip install 'warhost[server]'
cli-no-such-command = Il n’y a pas de commande « { $command } ». Il y a : { $known }.
cli-no-such-option = Il n’y a pas ici d’option { $option }. « { $help } --help » donne celles qu’il y a.
cli-option-value = { $name } demande une valeur à sa suite.
cli-option-no-value = { $name } ne prend pas de valeur.
cli-missing-word = Il manque { $name }. « { $help } --help » dit ce que l’on attend là.
cli-too-many-words = « { $words } » est de trop. « { $help } --help » dit ce que l’on attend là.
cli-missing-command = Il manque une commande. « { $help } --help » donne celles qu’il y a.
cli-processes-share = Plusieurs processus ne partagent les tables que dans PostgreSQL : nommez la base avec --database.
cli-serving = En service à { $url } – arrêter avec Ctrl-C
cli-serving-folder = Les tables sont gardées dans { $folder }
cli-serving-database = Les tables sont gardées dans PostgreSQL
cli-cannot-listen = Impossible d’écouter à { $place } : { $error }.
cli-port-taken = Impossible d’écouter à { $place } : un autre programme y écoute déjà. Arrêtez-le, ou choisissez un autre port avec --port.
cli-no-database = Les tables sont hors d’atteinte. Vérifiez que la base de données fonctionne, et que l’hôte, le nom et le mot de passe de --database ou de WARHOST_DATABASE sont justes.
cli-no-tables = Il n’y a pas de tables dans { $folder }. Nommez un autre dossier avec --data, ou une base PostgreSQL avec --database.
cli-backed-up = { $file } : toutes les tables, { $size } ko
cli-column-id = Identifiant
cli-column-game = Jeu
cli-column-status = État
cli-column-number = Numéro
cli-column-changed = Modifiée
cli-tables-count =
    { $count ->
        [one] { $count } table en tout
       *[other] { $count } tables en tout
    }
cli-table-rules = Version { $rules } des règles, contenu { $content }
cli-table-status = État : { $status }, au numéro { $number }, modifiée { $changed }
cli-table-commitment = Empreinte des dés : { $commitment }
cli-seat-open = Place { $seat } : libre
cli-seat-human = Place { $seat } : { $name }
cli-seat-bot = Place { $seat } : robot ({ $level })
cli-table-changed = changerait à la ligne { $number } : { $why }
cli-table-gone = ne peut qu’être regardée : { $why }
cli-tables-verified = Se rejouent à l’identique : { $same } ; changeraient : { $changed } ; ont perdu leurs règles : { $gone }.
cli-tables-finish = Pour terminer ces parties, servez-les avec la version de Warhost d’avant la mise à jour ; une copie faite avant celle-ci s’ouvre avec cette version.
cli-verify-replayed = Entrées, toutes conformes aux règles : { $choices }. Nombres au hasard recalculés : { $numbers }.
cli-verify-not-secure = Cette partie s’est jouée avec des dés ordinaires : ils n’étaient pas fixés d’avance.
cli-verify-commitment = Le secret donne l’empreinte { $commitment }
cli-verify-compare = Comparez-le à celui que la table montrait avant la partie, ou donnez celui-ci avec --commitment.
cli-verify-unproven = Le fichier ne porte pas la trace de chacun de ses moments : un changement de ses choix pourrait passer inaperçu.
cli-verify-good = Les dés sont en règle.
cli-salt-form = « { $text } » n’est pas le sel d’une place. Écrivez PLACE=SEL, par exemple 1=mon sel.

## Tables

# Où les tables sont gardées
table-bad-database = Ce n’est pas une base où garder des tables. Écrivez par exemple postgresql://utilisateur:motdepasse@hote/warhost, ou rien pour un fichier dans le dossier des données.
table-bad-folder = On ne peut garder de tables dans { $folder } : { $error }. Nommez un autre dossier avec --data.
table-damaged = Le fichier des tables est abîmé, ou n’est pas une base de données. Remettez à sa place la dernière sauvegarde.
table-disk-full = Le disque est plein : plus rien ne peut être gardé. Faites-y de la place.
table-folder-taken = Un autre serveur sert déjà les tables de { $folder }. Arrêtez-le, choisissez un autre dossier avec --data, ou donnez aux deux un PostgreSQL.
table-file-gone = Le fichier des tables a été enlevé ou remplacé pendant que le serveur tournait ; plus rien ne peut être gardé. La personne qui héberge le serveur doit l’arrêter, remettre le fichier ou la dernière sauvegarde à sa place, et le relancer.
table-newer-database = Ces tables viennent d’une version plus récente de Warhost. Servez-les avec celle-ci, ou remettez à leur place une sauvegarde antérieure.
table-storage = Les tables sont momentanément hors d’atteinte. Rien n’est perdu ; réessayez dans un instant.
table-backup-damaged = Les tables dans { $file } sont abîmées ; aucune copie n’en a été gardée. Remettez à leur place la dernière bonne sauvegarde.
table-no-pg-dump = PostgreSQL se copie avec son propre programme pg_dump, qui manque ici. Installez les programmes clients de PostgreSQL.
table-pg-dump-failed = pg_dump n’a pas pu copier les tables (code { $code }).

# Qui est assis où
table-unknown = Cette table n’existe pas, ou ne vous est pas ouverte. Demandez une invitation.
table-not-your-seat = Cette place n’est pas la vôtre.
table-seat-is-bot = L’ordinateur joue cette place pour le moment. Reprenez-la d’abord.
table-not-owner = Seule la personne qui a ouvert cette table peut le faire.
table-not-listed = On ne s’assied pas à cette table sans invitation.
table-no-open-seat = Il n’y a plus de place libre à cette table.
table-no-such-seat =
    Cette table a { $seats ->
        [one] { $seats } place, le numéro 0.
       *[other] { $seats } places, numérotées à partir de 0.
    }
table-one-seat = Vous jouez déjà une place de cette partie. Une seconde vous montrerait ce que la première doit ignorer.
table-link-unknown = Ce lien ne mène nulle part. Vérifiez qu’il a été copié en entier.
table-link-used = Ce lien a déjà servi ou a été repris. Demandez-en un autre.
table-spectators-listen = Les spectateurs ne parlent pas aux joueurs.
table-players = { $players ->
        [one] { $players } joueur est nommé
       *[other] { $players } joueurs sont nommés
    } pour { $seats ->
        [one] { $seats } place.
       *[other] { $seats } places.
    } Nommez-en un par place.
table-too-many = Vous avez { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } en attente ou en cours. Terminez-en ou quittez-en d’abord.
table-too-long = C’est trop long : « { $what } » peut avoir { $length ->
        [one] { $length } caractère.
       *[other] { $length } caractères.
    }
table-bad-salt = Un sel compte au plus { $length } caractères imprimables.
table-empty-chat = Une ligne vide ne dit rien.

# Ce qui se passe à une table
table-not-begun = La partie n’a pas commencé : une place est encore libre.
table-over = La partie est terminée.
table-begun = La partie a commencé : la table reste. Vous pouvez la quitter.
table-not-over = Ce n’est possible qu’une fois la partie terminée.
table-frozen = Les règles actuelles ne peuvent pas continuer cette partie ; on peut seulement la regarder : { $why } La personne qui héberge le serveur peut la terminer avec la version d’avant la mise à jour.
table-stale = La table a avancé entre-temps. Regardez encore, puis choisissez à nouveau.
table-not-your-turn = Ce n’est pas à vous de choisir.
table-why-hidden = C’est impossible à présent, pour une raison que vous ne pouvez pas encore connaître.
table-no-such-moment = Ce moment n’existe pas : les moments vont de 1 à { $number }.
table-fork-over = À ce moment la partie était terminée : il n’y a rien à continuer.
table-replay-long = Un enregistrement de plus de { $count } choix n’est pas accepté ici.

# Revenir en arrière
table-undo-closed = Cela ne s’annule pas sans l’accord des autres : { $why }
table-undo-nothing = vous n’avez encore rien décidé.
table-undo-over = la partie est terminée.
table-undo-other = quelqu’un d’autre a agi depuis.
table-undo-rolled = des dés ont été lancés ou des cartes mélangées depuis.
table-undo-revealed = quelque chose de caché a été montré depuis.
table-undo-not-there = Vous n’avez pris à ce moment aucune décision qui puisse être annulée.
table-undo-not-asked = Personne ne demande à revenir en arrière.
table-undo-other-question = On demande autre chose à présent. Regardez d’abord la nouvelle question.
table-undo-own-question = C’est vous qui demandez : c’est aux autres de répondre.
table-log-full = Cette partie compte déjà { $count } lignes : on ne revient plus en arrière, et aucun ordinateur ne vient ni ne part.

# Qui s’est absenté
table-bad-patience = Une table attend les absents entre { $least } et { $most } secondes, ou sans fin.
table-not-absent = Personne n’est absent de cette place.
table-not-awaited = La partie n’attend pas cette place.
table-absent-wait =
    C’est trop tôt. Attendez encore { $minutes ->
        [one] une minute.
       *[other] { $minutes } minutes.
    }
table-call-never = À cette table on attend les absents : l’ordinateur ne les remplace pas.
table-call-not-asked = Personne ne demande d’appeler un ordinateur.
table-remind-no-way = Ce serveur ne peut joindre personne : il n’a ni e-mail ni webhook. Envoyez vous-même l’adresse de la table.

# Le journal
table-log-undo = La place { $seat } revient à une décision antérieure.
table-log-clock = Le temps de la place { $seat } est écoulé : un robot ({ $bot }) continue.
table-log-left = La place { $seat } a quitté la table : un robot ({ $bot }) continue.
table-log-absent = La place { $seat } est absente : un robot ({ $bot }), appelé, continue.
table-log-bot = Un robot ({ $bot }) joue la place { $seat }.
table-log-failed = Le robot de la place { $seat } n’a pas répondu : un autre ({ $bot }) continue.
table-log-person = { $name } joue à présent la place { $seat }.
table-log-back = { $name } reprend la place { $seat }.

# Après une mise à jour
table-row-missing = La ligne { $number } de son journal manque.
table-row-broken = Une ligne de son journal ne peut être suivie ({ $error }).
table-row-chance = Nombres au hasard employés jusque-là : { $was } ; avec les règles actuelles : { $now }.
table-row-turn = C’était à la place { $seat } de décider ; selon les règles actuelles, c’est à la place { $now }.
table-other-position = Les règles actuelles mènent à une autre position.

# Vérifier les dés
table-verify-proof = La preuve que contient ce fichier est abîmée.
table-verify-broken = À partir du choix { $number } les règles ne comprennent plus ce fichier.
table-verify-commitment = Le secret du fichier ne correspond pas à l’empreinte { $noted } : il donne { $made }.
table-verify-salt = Le sel de la place { $seat } est dans le fichier « { $given } », et non « { $noted } ».
table-verify-numbers = Les dés de ce fichier ne commencent pas à leur premier nombre.
table-verify-departs = Le fichier s’écarte des dés au choix { $number }, « { $choice } » : ce qu’il y montre n’est pas ce que donnent le secret et les règles.
table-verify-longer = Le fichier contient un choix { $number }, « { $choice } », que sa preuve ignore.
table-verify-shorter = Le fichier s’arrête au choix { $number }, mais sa preuve va jusqu’au choix { $moments }.

## Serveur

server-bad-request = { $where } : { $why }
server-bad-body = Cette requête est illisible.
server-bad-json = Ce n’est pas du JSON.
server-not-text = C’est illisible : les lettres ne sont pas en UTF-8.
server-bad-message = Ce message est illisible. Voyez la description de l’interface.
server-one-change = Nommez un seul changement de la place : bot, invite, open, back ou name.
server-too-large = C’est trop volumineux.
server-too-fast = Trop de requêtes. Attendez un instant.
server-too-slow = Cette requête n’est pas arrivée entière à temps.
server-limit-tables =
    On peut ouvrir { $count } tables par jour depuis une même adresse. Réessayez dans { $minutes ->
        [one] une minute.
       *[other] { $minutes } minutes.
    }
server-limit-guests =
    Il peut venir { $count } nouveaux visiteurs par jour d’une même adresse. Réessayez dans { $minutes ->
        [one] une minute.
       *[other] { $minutes } minutes.
    }
server-limit-chat =
    On peut écrire { $count } lignes par jour depuis une même adresse. Réessayez dans { $minutes ->
        [one] une minute.
       *[other] { $minutes } minutes.
    }
server-limit-storage =
    On peut apporter { $count } Mo d’enregistrements par jour depuis une même adresse. Réessayez dans { $minutes ->
        [one] une minute.
       *[other] { $minutes } minutes.
    }
server-limit-mails =
    Cette adresse reçoit au plus { $count } e-mails de ce genre par jour. Réessayez dans { $minutes ->
        [one] une minute.
       *[other] { $minutes } minutes.
    }
server-limit-work =
    C’était beaucoup de calculs pour une même adresse. Réessayez dans { $minutes ->
        [one] une minute.
       *[other] { $minutes } minutes.
    }
server-bad-limit = WARHOST_LIMITS ne peut dire « { $limit } ». Écrivez par exemple tables_a_day=500 ou calls=50/400 (par seconde / d’un coup). Les limites sont : { $known }.
server-foreign-origin = Cette requête vient d’une page qui n’est pas la nôtre.
server-failed = Quelque chose s’est mal passé chez nous. C’est noté ; rien n’est perdu.
server-no-such-call = Il n’y a rien à cette adresse.
server-no-page = Cette page n’existe pas ici. Si vous hébergez ce serveur : l’application pour navigateur n’y est pas installée.
server-bad-public = « { $url } » ne peut être l’adresse publique. Écrivez par exemple https://jeux.example.org
server-bad-webhook = WARHOST_WEBHOOK n’est pas une adresse à appeler. Écrivez par exemple https://example.org/tours
server-bad-smtp = WARHOST_SMTP n’est pas l’adresse d’un serveur d’e-mail. Écrivez par exemple smtp://utilisateur:motdepasse@courrier.example.org:587
server-no-mail = Ce serveur n’envoie pas d’e-mails.
server-bad-mail = Ce n’est pas une adresse e-mail.
server-mail-failed = L’e-mail n’a pas pu être envoyé. Vérifiez l’adresse, ou réessayez plus tard.
server-remind-unknown = Cette personne n’a laissé aucune adresse où la joindre. Envoyez-lui vous-même l’adresse de la table.
server-remind-failed = Le rappel n’a pas pu être envoyé. Réessayez plus tard.
server-unknown-mail-link = Ce lien a déjà servi, ou un plus récent a été envoyé.
server-mail-confirm = Warhost peut-il vous écrire ?
server-mail-confirm-body =
    Quelqu’un a donné cette adresse pour savoir quand c’est à lui de jouer.

    Si c’est vous, ouvrez cette page :
    { $url }

    Sinon, ne faites rien : nous n’écrirons plus.
server-mail-confirmed = Merci. Vous recevrez un e-mail quand ce sera à vous de jouer.
server-mail-turn = À vous de jouer : { $table }
server-mail-turn-body =
    C’est à vous de jouer, { $name } : { $table }

    { $url }
server-mail-reminder = Une partie vous attend : { $table }
server-mail-reminder-body =
    Les autres à la table vous attendent, { $name } : { $table }

    { $url }

## Chaos dans le Vieux Monde au terminal

cli-citow-legend = c Adorateur, w Guerrier, D Démon Majeur · ! figurine protégée, ^ contrôlée, x tuée, _ sur un emplacement · * Densément Peuplée · nombre : valeur de domination, .n corruption · K+3 : domine, points · = | / \ frontières · > région que vous pouvez choisir
cli-citow-start-four = Quatre Puissances
cli-citow-start-three = Trois Puissances
cli-citow-start-newcomers = une par place, dans l’ordre des Puissances (pour débuter)
cli-citow-start-choice = chacun choisit une Puissance à son tour
cli-citow-start-random = réparties au hasard
cli-citow-start-without = sans { $power }
cli-citow-values = R{ $resistance } C{ $conquest }
cli-citow-ruined = ruine { $card }
cli-citow-blocked = emplacement bloqué
cli-citow-horror = T une Horreur
cli-citow-dice = dés { $dice }
cli-citow-ruin = ruine { $now }>{ $after }/{ $threshold }
cli-citow-round = Tour { $round } sur { $rounds } – { $phase }
cli-citow-phase-setup = Préparation
cli-citow-phase-old_world = phase du Vieux Monde
cli-citow-phase-draw = phase de pioche
cli-citow-phase-summoning = phase d’invocation
cli-citow-phase-battle = phase de bataille
cli-citow-phase-corruption = phase de corruption
cli-citow-phase-end = phase de fin
cli-citow-announced = Carte en train d’être jouée : { $card }
cli-citow-track = Vieux Monde : { $card }
cli-citow-stock = Paquet Vieux Monde { $deck }, cartes Dévastation { $ruins } · réserve { $stock }
cli-citow-power = PV { $points } · puissance { $power } · main { $hand } · Paysans { $peasants } · réserve { $reserve }
cli-citow-dial = cadran { $position }/{ $length }, Menace { $threat }, pions { $counters }, ensuite : { $next }
cli-citow-battle = Bataille : { $region }
cli-citow-hand = Votre main (coût, * symbole de magie)
cli-citow-card-text = {""} : { $text }
cli-citow-house = (maison)
cli-citow-declared-concede = Place { $seat } : abandon
cli-citow-declared-draw = Place { $seat } : partie nulle proposée
cli-citow-token-event = Év
cli-citow-token-hero = Hé
cli-citow-token-noble = No
cli-citow-token-peasant = Pa
cli-citow-token-skaven = Sk
cli-citow-token-warpstone = Ma
## Le constructeur d’armées

cli-help-army = Stratego Legends : compose, vérifie, enregistre et partage des armées.
cli-help-army-check = Vérifie une armée : ses rangs, ce qui manque, et pourquoi elle ne peut pas combattre.
cli-help-army-fill = Complète une armée au hasard.
cli-help-army-surprise = Tire toute une armée au hasard.
cli-help-army-list = Donne la liste de vos armées et de celles des boîtes.
cli-help-army-units = Cherche des unités et montre leurs pouvoirs.
cli-help-army-text = Numéros ou identifiants d’unités (11x3 : trois exemplaires), l’identifiant d’une armée des boîtes, ou le nom d’une des vôtres.
cli-help-army-side = Le camp ; sinon celui de la première unité de l’armée.
cli-help-army-copies = Combien d’exemplaires d’une unité une armée peut avoir.
cli-help-army-rare = Sans les unités rares.
cli-help-army-save = Enregistre l’armée sous ce nom.
cli-help-army-bare = N’écrit que le texte à partager.
cli-help-army-words = Mots des noms et des pouvoirs, dans n’importe quelle langue.
cli-help-army-nation = Couleur de la nation : gold, green, blue, silver, red ou purple.
cli-help-army-strength = Force de base, magic ou castle.
cli-help-army-type = Type, par exemple Elf.
cli-help-army-power = Un mot-clé, une opération ou un genre de pouvoir, par exemple fly, boost ou death_curse.
cli-army-count =
    { $count ->
        [one] { $count } unité sur { $size }
       *[other] { $count } unités sur { $size }
    }
cli-army-ready = Prête au combat.
cli-army-in-secret = En secret : { $command }, puis, quand les armées se composent : { $text }
cli-army-not-ready = Pas prête :
cli-army-unfinished = Pas encore prête.
cli-army-kept = « { $name } » est enregistrée dans { $file }.
cli-army-no-name = Une armée s’enregistre sous un nom : donnez-en un, avec des lettres ou des chiffres.
cli-army-not-read = Le fichier { $file } de vos armées est illisible : { $error }.
cli-army-unit = n° { $number }, { $row }, { $nation }, { $type }
cli-army-found =
    { $count ->
        [0] Aucune unité ne correspond.
        [one] { $count } unité.
       *[other] { $count } unités.
    }
