### Mots de l'application : erreurs, ligne de commande, ce que tous les jeux partagent.

## Énumérations

list = { $most } et { $last }

## Erreurs

illegal = { $why } (règle { $rule })
game-is-over = La partie est terminée : il n'y a plus rien à choisir.
choice-out-of-range = { NUMBER($choice, useGrouping: 0) } n'est pas un choix de ce jeu : les choix sont des nombres entiers à partir de 0 et inférieurs à { $choices }.
notation-unknown = « { $text } » n'est pas un choix possible ici. Un choix s'écrit ainsi : { $example }
bad-declaration = « { $what } » ne peut pas être déclaré maintenant. Possible : { $known }.

# Ce que l'on demande d'un jeu
unknown-game = Le jeu « { $game } » n'existe pas. Jeux connus : { $known }.
unknown-language = La langue « { $language } » n'existe pas ici. Langues connues : { $known }.
unknown-option = L'option « { $option } » n'existe pas. Options connues : { $known }.
bad-option-value = L'option « { $option } » ne peut pas valoir « { $value } ». Possible : { $known }.
free-text = un texte quelconque
bad-seats =
    { $seats ->
        [one] Ce jeu ne se joue pas avec { $seats } place.
       *[other] Ce jeu ne se joue pas avec { $seats } places.
    } Possible : { $known }.
bad-seat =
    { $seats ->
        [one] La place « { $seat } » n'existe pas : la seule place porte le numéro 0.
       *[other] La place « { $seat } » n'existe pas : les { $seats } places sont numérotées à partir de 0.
    }
unknown-bot = Le robot « { $bot } » n'existe pas pour ce jeu. Robots connus : { $known }.
bots-per-seat =
    { $bots ->
        [one] { $bots } robot ne peut pas tenir
       *[other] { $bots } robots ne peuvent pas tenir
    } { $seats ->
        [one] { $seats } place.
       *[other] { $seats } places.
    } Donnez-en un par place.
not-your-decision = Ce n'est pas au joueur { $seat } de décider : il n'a rien à choisir.

# Fichiers
file-unreadable = { $file } est illisible : { $error }.
file-not-text = { $file } n'est pas du texte en UTF-8.
file-not-json = { $file }, ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : ce n'est pas du JSON ({ $error }).

# Positions
position-wrong-type = { $path } : on trouve { $found }, il faut { $wanted }.
position-not-known = { $path } : on trouve { $found }, il faut l'une de ces valeurs : { $known }.
position-unknown = { $path } est inconnu. Connus ici : { $known }.
position-missing = { $path } manque.
position-impossible = Cette position est impossible : { $error }.
chance-bad-document = Ceci ne décrit aucune source de hasard : { $document }. Écrivez par exemple {"{\"kind\": \"fast\", \"seed\": 7}"}.
chance-script-empty =
    { $used ->
        [one] La suite de hasard ne contient que { $used } entrée ; { $wanted } n'y trouve plus rien.
       *[other] La suite de hasard ne contient que { $used } entrées ; { $wanted } n'y trouve plus rien.
    }
chance-script-wrong = L'entrée { $number } de la suite de hasard est { $entry }, ce qui ne répond pas à { $wanted }.

# Enregistrements
replay-other-game = Cet enregistrement est du jeu « { $game } », pas de « { $current } ».
replay-other-rules = Cet enregistrement a été fait avec la version { $rules } des règles, qui en sont à la version { $current }. On le montre aussi loin qu'il se laisse rejouer.
replay-other-content = Cet enregistrement a été fait avec un autre contenu ({ $content }, à présent { $current }). On le montre aussi loin qu'il se laisse rejouer.
replay-count = { $path } : l'enregistrement annonce { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }, mais { $found ->
        [0] il n'y en a aucun
        [one] il y en a { $found }
       *[other] il y en a { $found }
    }. Le fichier est tronqué ou a été modifié.
replay-illegal = Le choix { $number } de l'enregistrement, « { $choice } », n'est pas permis : { $why } (règle { $rule })
replay-unreadable-choice = Le choix { $number } de l'enregistrement, « { $choice } », ne peut pas être joué : { $why }
replay-bad-jump = « { $text } » ne peut pas avancer les dés : seul le hasard sûr avance ainsi, et jamais en arrière, ici à partir du numéro { $used }.

# Règles
unknown-rule = Il n'y a pas de règle « { $rule } ». Proches : { $known }.
rules-id-twice = { $place } : l'identifiant « { $id } » apparaît ici pour la deuxième fois.
rules-no-section = { $place } : l'identifiant « { $id } » ne nomme aucune section de ces règles. Un identifiant s'écrit JEU.SECTION.NOM, la section étant l'une de { $known }.
mark-not-written-out = { $place } : les identifiants de la marque « { $mark } » doivent être écrits en toutes lettres.

# Contenu et paquets de contenu
content-unreadable = { $file } est illisible : { $error }.
content-not-yaml = { $place } : ce n'est pas du YAML ({ $error }).
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
pack-no-folder = Il n'y a pas de dossier { $folder } où lire un paquet de contenu.
pack-no-name = { $place } : il faut au paquet de contenu une ligne « {"name:"} » avec son nom.
pack-empty = { $folder } ne renferme aucun contenu. Mettez les fichiers dans un dossier au nom du jeu : { $known }.
pack-unknown-game = Le paquet de contenu a un dossier « { $folder } », qui n'est pas un jeu. Jeux connus : { $known }.
pack-unknown-file = { $file } ne remplace rien. Fichiers remplaçables : { $known }.
pack-record-without-id = { $place } : chaque élément de « { $field } » doit porter un « id », donné une seule fois, qui dit lequel il remplace.
pack-unknown-record = { $place } : il n'y a pas d'élément « { $id } » à remplacer. Connus : { $known }.

## Ligne de commande

# Ce qui est dit sur la sortie d'erreur
cli-error = Erreur :
cli-note = Remarque :
cli-did-you-mean = Vouliez-vous dire { $known } ?
cli-in-file = { $file } : { $problem }
cli-no-game-in-file = ceci n'est ni un enregistrement ni une position : une position nomme son jeu, comme « "game": "battle_masters" ».
cli-not-a-number = { $name } doit être un nombre entier de { $low } à { $high }, et non « { $text } ».
cli-option-form = « { $text } » n'est pas une option. Écrivez NOM=VALEUR, par exemple stalemate_guard=false.
cli-not-written = Impossible d'écrire { $file } : { $error }.
cli-file-exists = { $file } existe déjà et n'a pas été touché. Choisissez un autre nom.
cli-from-alone = Un fichier donné avec --from apporte ses options, ses places et son hasard : omettez --scenario, --option, --seats et --seed.
cli-from-other = fait avec la version { $rules } des règles et le contenu { $content }, qui ne sont plus ceux d'aujourd'hui ; la partie ne peut pas continuer. Regardez-la avec : warhost replay { $file }
cli-is-replay = { $file } est un enregistrement, pas une position. Regardez-le avec : warhost replay { $file }
cli-rules-none = Aucune règle de { $game } ne parle de « { $wanted } ». Sans mot, warhost rules { $game } donne les sections.
cli-no-tests = Il n'y a pas de dossier de tests { $folder }. Nommez les tests d'une copie des sources avec --tests DIR.
cli-nothing-played = Aucune partie n'a été terminée.

# Aide des commandes
cli-help = Des jeux de guerre fantastiques, toutes règles appliquées. Commencez par : warhost play battle_masters
cli-help-games = Donne la liste des jeux et de leurs options.
cli-help-play = Joue une partie, contre des robots ou à plusieurs au même clavier.
cli-help-replay = Montre un enregistrement, en avant et en arrière.
cli-help-simulate = Fait jouer beaucoup de parties à des robots et en fait le bilan.
cli-help-rules = Les règles d'un jeu, ou celles qui ont des tests (coverage).
cli-help-content = Paquets de contenu : vos fiches à la place des nôtres.
cli-help-check = Vérifie un paquet de contenu ; donne son nom et son effet sur chaque jeu.
cli-help-position = Positions : un moment d'une partie dans un fichier.
cli-help-show = Dessine une position.
cli-help-version = Donne la version et s'arrête.
cli-help-lang = Langue ; sinon LANGUAGE, LC_ALL ou LANG décident.
cli-help-game = Identifiant du jeu ; « warhost games » en donne la liste.
cli-help-pack = Dossier d'un paquet de contenu à employer.
cli-help-option = Une option du jeu ; peut se répéter.
cli-help-scenario = Raccourci de --option scenario=X.
cli-help-seats = Nombre de places.
cli-help-seat = Votre place, comptée à partir de 1 ; peut se répéter. Les robots prennent les autres.
cli-help-viewpoint = Montre ce que voit cette place, comptée à partir de 1 ; sinon ce que voit un spectateur.
cli-help-seed = Nombre dont découlent les dés et les mélanges ; le même nombre redonne les mêmes.
cli-help-opponent = Qui prend les autres places : random, simple, ou human pour des joueurs à ce clavier.
cli-help-from = Continue une position ou un enregistrement.
cli-help-replay-file = Un enregistrement, tel que « play » et « save » l'écrivent.
cli-help-step = Commence après ce nombre de choix ; hors d'un terminal, ne montre que ce moment.
cli-help-n = Nombre de parties.
cli-help-bots = Un robot pour toutes les places, ou un par place, avec des virgules : random,simple
cli-help-jobs = Processus qui se partagent le travail.
cli-help-json = Donne le bilan en JSON.
cli-help-rules-game = Identifiant du jeu ; ou le mot coverage, suivi de jeux.
cli-help-rules-wanted = Identifiant d'une règle, nom d'une section ou mots à chercher.
cli-help-tests = Dossier des tests, pour coverage.
cli-help-every = Le texte de toutes les règles ; avec coverage, les tests de chaque règle.
cli-help-check-dir = Dossier du paquet : pack.yaml et un dossier par jeu.
cli-help-show-file = Une position en JSON.

# Version, jeux, paquets
cli-version = Warhost { $version }
cli-notice = Warhost est une œuvre d'amateurs non officielle. Les propriétaires des jeux repris ici ne l'ont ni faite, ni approuvée, ni soutenue ; les noms de ces jeux leur appartiennent.
cli-game-line = { $seats } places, { $rules } règles (version { $version })
cli-game-options = Options :
cli-game-how = Jouez avec : warhost play { $game }
cli-pack = Paquet de contenu « { $name } »
cli-pack-game = { $game } : en ordre. Contenu { $hash } (sans le paquet { $printed })
cli-pack-same = { $game } : en ordre, mais rien ne change. Contenu { $hash }

# Règles
cli-ruling = Décision : { $ruling }
cli-rules-hint = Pour lire la suite : warhost rules { $game } SECTION, un identifiant ou des mots ; --all donne toutes les règles.
cli-coverage-title = { $game } : { $tested } règles sur { $rules } ont des tests

# À la table
cli-seat = Place { $seat }
cli-choose-start = Quelle bataille ? Entrée prend la première.
cli-choose-seat = Qui êtes-vous ? Entrée prend le premier camp.
cli-pick-number = Répondez par un nombre de 1 à { $count }, ou par Entrée.
cli-hint = nombre, ou aide
cli-earlier-news = … { $count } lignes plus tôt : journal 100 les montre
cli-hand-over = { $seat } : appuyez sur Entrée quand vous êtes seul à voir l'écran.
cli-no-such-number = Il n'y a pas de choix { $number } : les choix vont de 1 à { $count }.
cli-not-understood = « { $text } » n'est ni un choix ni une commande. Tapez un nombre, ou aide.
cli-allowed = C'est permis.
cli-why-what = Dites quel choix : pourquoi 3, pourquoi move d8, ou juste pourquoi d8.
cli-undone = Annulé.
cli-undo-nothing = Il n'y a rien à annuler.
cli-undo-roll = Rien ne peut être annulé : des dés ou des disques ont décidé depuis.
cli-undo-reveal = Rien ne peut être annulé : quelque chose de caché a été révélé depuis.
cli-undo-other = Rien ne peut être annulé : quelqu'un d'autre a choisi depuis.
cli-undo-declared = Rien ne peut être annulé : quelque chose a été déclaré depuis.
cli-save-where = Dans quel fichier ? Par exemple : sauver bataille.json
cli-saved = Enregistré dans { $file }.
cli-not-saved = Rien n'a été enregistré.
cli-overwrite = { $file } existe déjà. Le remplacer ? (oui/non)
cli-concede-sure = Voulez-vous vraiment abandonner ? (oui/non)
cli-draw-bots = Les robots n'acceptent pas la nulle. Continuez, ou abandonnez.
cli-declared-draw = La nulle est proposée ; elle compte quand tous sont d'accord.
cli-declared-refuse-draw = La proposition de nulle est retirée.
cli-quit-save = Nom d'un fichier où enregistrer, ou juste Entrée : la partie est gardée de toute façon.
cli-no-autosave = La partie ne peut pas être gardée dans { $file } : { $error }. Employez sauver FICHIER avant de partir.
cli-left = La partie est gardée dans { $file }. Continuez avec :
cli-over = La partie est finie.
cli-replay-kept = Revoyez-la avec :
cli-play-help =
    Choisissez par un nombre, ou par les mots des enregistrements : move d8, attack og, ou juste d8.
    pourquoi CHOIX   pourquoi une chose est impossible, avec la règle
    règle            la règle de la question ; règle MOT ou règle ID en cherche d'autres
    annuler          retour à votre dernière décision, sans dés ni révélation depuis
    journal [N]      les dernières lignes du journal
    carte            redessine la table, avec la légende
    sauver FICHIER   écrit un enregistrement, à revoir ou à continuer
    langue fr|en     change de langue
    abandonner       se rend
    nulle            propose ou accepte la nulle, ou retire la proposition
    quitter          s'en va ; la partie est gardée
    Les mots anglais (why, rule, undo …) sont compris aussi.
cli-command-help = aide
cli-command-why = pourquoi
cli-command-rule = règle
cli-command-undo = annuler
cli-command-log = journal
cli-command-map = carte
cli-command-save = sauver
cli-command-lang = langue
cli-command-concede = abandonner
cli-command-draw = nulle
cli-command-quit = quitter

# Enregistrements
cli-replay-place = Après le choix { $number } sur { $length }
cli-replay-hint = n suivant, p précédent, un nombre, b début, e fin, q quitter
cli-replay-keys = Tapez n, p, b, e, q, ou un nombre jusqu'à { $length }.

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
cli-column-interval = Intervalle à 95 %
cli-draws = Nulles
cli-length = Décisions par partie : { $least } à { $most }, médiane { $median }
cli-speed = { $speed } décisions/s ({ $seconds } s)

# Battle Masters dans le terminal
cli-bm-start-fixed = armées en place, on se bat tout de suite (pour débuter)
cli-bm-start-arrival = chaque unité entre à sa première carte
cli-bm-start-tengin = l'Empire tient les gués, le Chaos se déploie
cli-bm-start-plains = les deux armées se déploient face cachée, dans le brouillard
cli-bm-start-alternate = les armées se déploient tour à tour
cli-bm-start-quick = le terrain est prêt, les armées se déploient tour à tour
cli-bm-start-free = un camp dispose le terrain, l'autre choisit son bord
cli-bm-start-campaign = les cinq plans, avec unités d'élite et points
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
cli-bm-hedge-sides = Haies : { $sides }
cli-bm-ditch-sides = Côtés creusés : { $sides }
cli-bm-no-card = Pas de carte en jeu
cli-bm-card = Carte :
cli-bm-piles = { $draw } à tirer, { $played } jouées, { $removed } retirées
cli-bm-ogre-turn = Cartes de l'Ogre à venir : déplacement { $move }, attaque { $attack }
cli-bm-shot = Boulet en { $at }, cible : { $target } ; disques restants : volants { $flying }, ricochants { $bouncing }, explosions { $explosion }
cli-bm-rubble = Tour { $hex } : décombres { $rubble } sur 3
cli-bm-quiet =
    { $passes ->
        [one] Un tour de paquet sans perte
       *[other] { $passes } tours de paquet sans perte
    }
cli-bm-campaign-points = Campagne, { $fought } bataille(s) sur 5 : Empire { $imperial }, Chaos { $chaos }
cli-bm-declared-concede = La place { $seat } a abandonné
cli-bm-declared-draw = La place { $seat } propose la nulle
cli-bm-army = { $army } { $alive }/{ $units }
cli-bm-face-down = jetons face cachée
cli-bm-there = { $where } :
cli-bm-where-aside = à déployer
cli-bm-where-reserve = réserve
cli-bm-where-out = hors jeu
cli-bm-legend = CAPITALES Empire, minuscules Chaos · { $wounds } crânes · ~~~ fleuve · ~=~ gué · : voie · """ marécage · \_/ tranchée, % côté creusé · # haie · [T*] tour, décombres · I c zones · ? jeton · d8 une case à choisir
