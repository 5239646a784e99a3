### Noms et textes des choses de Lords of Ragnarok.

## player

player-green = Vert
player-red = Rouge
player-black = Noir
player-blue = Bleu

## attribute

attribute-authority = Autorité
attribute-power = Puissance
attribute-wisdom = Sagesse

## rune

rune-uruz = Uruz
rune-othala = Othala
rune-algiz = Algiz

## weapon

weapon-sword = Épée
weapon-spear = Lance
weapon-axe = Hache
weapon-hammer = Marteau
weapon-bow = Arc
weapon-shield = Bouclier

## god

god-odin = Odin
god-thor = Thor
god-freya = Freya
god-odin-level-0 = Ni Autorité ni bonus.
god-odin-level-1 = Une de vos Armées gagne +1.
god-odin-level-2 = Répartissez +2 entre vos Armées, point par point.
god-odin-level-3 = Répartissez +3 entre vos Armées, point par point.
god-thor-level-0 = Ni Puissance ni bonus.
god-thor-level-1 = Piochez 1 carte Combat.
god-thor-level-2 = Piochez 2 cartes Combat.
god-thor-level-3 = Piochez 3 cartes Combat.
god-freya-level-0 = Ni Sagesse ni bonus.
god-freya-level-1 = Gagnez 1 Rune de votre choix.
god-freya-level-2 = Gagnez 2 Runes de votre choix.
god-freya-level-3 = Gagnez 3 Runes de votre choix.

## realm

realm-vanaheim = Vanaheim
realm-alfheim = Alfheim
realm-jotunheim = Jotunheim
realm-muspelheim = Muspelheim
realm-svartalfheim = Svartalfheim
realm-niflheim = Niflheim
realm-vanaheim-about-34 = Gagnez 1 Rune de votre choix.
realm-vanaheim-about-2 = Gagnez 1 Rune de votre choix.
realm-alfheim-about-34 = Soit placez votre Héros dans une autre Région quelconque, soit soignez 1 Blessure.
realm-alfheim-about-2 = Soit placez votre Héros dans une autre Région quelconque, soit soignez 1 Blessure.
realm-jotunheim-about-34 = Une de vos Armées en jeu gagne +1 (6 au plus).
realm-jotunheim-about-2 = Une de vos Armées en jeu gagne +1 (6 au plus).
realm-muspelheim-about-34 = Recrutez une Armée de valeur 1 de votre Réserve dans une Région quelconque que vous contrôlez.
realm-muspelheim-about-2 = Recrutez une Armée de valeur 1 de votre Réserve dans une Région quelconque que vous contrôlez.
realm-svartalfheim-about-34 = Piochez 1 carte Combat.
realm-svartalfheim-about-2 = Piochez 1 carte Combat.
realm-niflheim-about-34 = Soit déplacez votre Drakkar de 3 Mers au plus, soit placez une de vos Armées déjà en jeu dans une autre Région que vous contrôlez.
realm-niflheim-about-2 = Soit déplacez votre Drakkar de 3 Mers au plus, soit placez une de vos Armées déjà en jeu dans une autre Région que vous contrôlez.

## hero

hero-ragnar = Ragnar
hero-aslaug = Aslaug
hero-snorri = Snorri
hero-lagertha = Lagertha
hero-beowulf = Beowulf
hero-ragnar-title = Le Chef de clan
hero-ragnar-about = Dans une Bataille livrée dans le Territoire de Ragnar et où vous n’êtes pas le défenseur, votre valeur de Bataille gagne +1 par Armée à vous encore présente quand on compare les valeurs.
hero-aslaug-title = La Völva
hero-aslaug-about = Chaque fois qu’un bonus de Royaume est versé, vous comptez comme allié de ce Royaume si la Région d’Aslaug le touchait quand le marqueur a été posé. Vous prenez le bonus à votre rang habituel, une seule fois même si vous êtes réellement allié. Ce n’est une Alliance pour rien d’autre (Augures, premier allié, Alliances ultérieures).
hero-snorri-title = Le Scalde
hero-snorri-about = Chaque fois que vous prenez le contrôle d’une Région à Village du Territoire de Snorri sans qu’une Bataille y ait été livrée pendant la même étape, gagnez 1 Rune de votre choix. La prise par Armées et l’Usurpation comptent toutes deux.
hero-lagertha-title = La Vierge au bouclier
hero-lagertha-about = Après une Bataille gagnée dans le Territoire de Lagertha, comme attaquant ou défenseur, une de vos Armées qui y a combattu et se trouve encore dans la Région gagne +1 (à votre choix, 6 au plus). Cela vient après le règlement du contrôle de la Région.
hero-beowulf-title = Le Berserk
hero-beowulf-about = Chaque fois que Beowulf subit une Blessure et qu’un pion est retourné, piochez 1 carte Combat. De plus, une fois au début de chacune de vos Chasses et une fois avant chacune de vos Batailles livrées dans le Territoire de Beowulf, vous pouvez lui faire subir 1 Blessure au choix s’il a un pion Indemne.

## figure

figure-draugr = Draugr
    .the = le Draugr
    .of = du Draugr
    .to = au Draugr
figure-troll = Troll
    .the = le Troll
    .of = du Troll
    .to = au Troll
figure-garm = Garm
    .the = Garm
    .of = de Garm
    .to = à Garm
figure-huldra = Huldra
    .the = la Huldra
    .of = de la Huldra
    .to = à la Huldra
figure-fafnir = Fafnir
    .the = Fafnir
    .of = de Fafnir
    .to = à Fafnir
figure-hraesvelg = Hræsvelg
    .the = Hræsvelg
    .of = de Hræsvelg
    .to = à Hræsvelg
figure-loki = Loki
    .the = Loki
    .of = de Loki
    .to = à Loki
figure-loki-activation = Le Joueur Actif déplace Loki de 0, 1 ou 2 Régions par les frontières, jamais par Drakkar et sans Piétinement, puis résout son Attaque de Région là où il se trouve. Le dé n’est pas lancé.

## track

track-track_34_a = Longue piste, 2 Donnes
track-track_34_b = Longue piste, 3 Donnes
track-track_2_a = Courte piste, 2 Donnes
track-track_2_b = Courte piste, 3 Donnes

## card

card-spear = Lance
card-sword = Épée
card-axe = Hache
card-hammer = Marteau
card-bow = Arc
card-barbed_spear = Lance barbelée
card-throwing_spear = Javelot
card-rune_sword = Épée runique
card-twin_blades = Lames jumelles
card-dane_axe = Hache danoise
card-berserk_axe = Hache du berserk
card-thunder_hammer = Marteau du tonnerre
card-smith_hammer = Marteau du forgeron
card-longbow = Arc long
card-fire_arrows = Flèches enflammées
card-shield = Bouclier
card-shield_wall = Mur de boucliers
card-spear-hunt = Aucun.
card-spear-battle = Aucun.
card-sword-hunt = Aucun.
card-sword-battle = Aucun.
card-axe-hunt = Aucun.
card-axe-battle = Aucun.
card-hammer-hunt = Aucun.
card-hammer-battle = Si vous gagnez cette Bataille, une Armée du vaincu présente, choisie par vous, perd encore 1 après les pertes du vaincu et avant le Repli.
card-bow-hunt = Aucun.
card-bow-battle = Après cette Bataille, gagnée ou perdue, piochez 1 carte Combat.
card-barbed_spear-hunt = Piochez 1 carte Combat avant de couvrir la case.
card-barbed_spear-battle = Aucun.
card-throwing_spear-hunt = Vous pouvez couvrir une case libre d’une arme quelconque au lieu d’une case Lance. Contre le Boss, cette carte tient lieu de l’un des deux symboles.
card-throwing_spear-battle = Une Armée ennemie de cette Bataille valant 2 ou plus, choisie par vous, perd 1 aussitôt ; rien s’il n’y en a pas.
card-rune_sword-hunt = Après avoir couvert une case avec cette carte, vous pouvez dépenser 1 Rune quelconque pour couvrir 1 autre case libre, arme au choix (Trophée compris ; une case du Boss compte pour une).
card-rune_sword-battle = Vous pouvez dépenser 1 Rune quelconque, une fois, pour +2 à votre valeur de Bataille.
card-twin_blades-hunt = Après avoir couvert une case Épée avec cette carte, vous pouvez couvrir 1 autre case Épée libre. Sans effet de plus contre le Boss, où elle vaut une épée.
card-twin_blades-battle = Aucun.
card-dane_axe-hunt = Aucun.
card-dane_axe-battle = Aucun.
card-berserk_axe-hunt = Après avoir couvert une case avec cette carte, vous pouvez, si votre Héros a un pion Indemne, subir 1 Blessure pour couvrir 1 autre case libre, arme au choix (Trophée compris ; une case du Boss compte pour une). Cette Blessure ne peut être évitée.
card-berserk_axe-battle = +1 à votre valeur de Bataille par pion Blessé de votre Héros quand on compare les valeurs.
card-thunder_hammer-hunt = À la fin de la prochaine manche du Monstre de cette Chasse, le joueur du Monstre pioche 1 carte Attaque de moins qu’indiqué, mais au moins 1.
card-thunder_hammer-battle = Votre adversaire défausse 1 carte Combat de sa main, à son choix, s’il en a.
card-smith_hammer-hunt = Gagnez 1 Rune de votre choix.
card-smith_hammer-battle = Gagnez 1 Rune de votre choix.
card-longbow-hunt = Le joueur du Monstre vous montre, à vous seul, les cartes Attaque de sa main.
card-longbow-battle = Votre adversaire vous montre, à vous seul, les cartes Combat de sa main.
card-fire_arrows-hunt = Vous pouvez défausser 1 autre carte Combat de votre main pour piocher 1 carte Combat, avant de couvrir la case.
card-fire_arrows-battle = Si vous n’êtes pas le défenseur, +1 à votre valeur de Bataille.
card-shield-hunt = Joué en défense à la manche du Monstre : bloque la carte Attaque quelle que soit sa Rage, sauf si elle dit que le Bouclier ne l’arrête pas. Ne peut couvrir de case.
card-shield-battle = Dès maintenant, ignorez 1 symbole Pertes au total sur vos cartes de cette Bataille, déjà jouées ou à venir.
card-shield_wall-hunt = Joué en défense à la manche du Monstre : bloque la carte Attaque quelle que soit sa Rage, sauf si elle dit que le Bouclier ne l’arrête pas. Ne peut couvrir de case.
card-shield_wall-battle = Si vous êtes le défenseur, ignorez dès maintenant tous les symboles Pertes de vos cartes de cette Bataille, déjà jouées ou à venir.

## attack

attack-special_attack = Attaque Spéciale
attack-claws = Griffes
attack-bite = Morsure
attack-tail_sweep = Coup de queue
attack-roar = Rugissement terrifiant
attack-rampage = Saccage
attack-regeneration = Régénération
attack-frenzy = Frénésie sauvage
attack-escape = Dérobade
attack-special_attack-about = Résolvez l’Attaque Spéciale de la fiche du Monstre ou du Boss Chassé.
attack-claws-about = Le Chasseur subit 1 Blessure.
attack-bite-about = Le Chasseur subit 1 Blessure.
attack-tail_sweep-about = Le Chasseur défausse 1 carte Combat de son choix, s’il en a.
attack-roar-about = Le Chasseur défausse 2 cartes Combat au hasard (toutes s’il en a moins).
attack-rampage-about = Une Armée du Chasseur dans la Région de la Chasse, à son choix, perd 1 ; s’il n’y en a pas, le Chasseur subit 1 Blessure.
attack-regeneration-about = Retirez le dernier posé des marqueurs que le Chasseur a placés dans cette Chasse et qui sont encore sur la fiche ; rien s’il n’y en a pas. Son Trophée reste acquis, et couvrir cette case dans la même Chasse n’en donne pas d’autre.
attack-frenzy-about = Le Chasseur subit 2 Blessures l’une après l’autre. Un Bouclier n’arrête pas cette carte ; seule la valeur compte.
attack-escape-about = La Chasse s’achève aussitôt sur une défaite. Un Bouclier n’arrête pas cette carte ; seule la valeur compte.

## source

source-einherjar_levy = Levée des einherjar
source-einherjar_levy-about = Vos Armées recrutées débutent avec +1 (6 au plus). Les Recrutements à valeur fixe, comme le bonus de Muspelheim, ne changent pas.
source-valhalla_gates = Portes du Valhalla
source-valhalla_gates-about = Chaque fois qu’une de vos Armées est détruite, quelle qu’en soit la cause, piochez aussitôt 1 carte Combat.
source-hlidskjalf = Guet depuis Hlidskjalf
source-hlidskjalf-about = À la fin de votre étape de Manœuvres, avant la vérification du contrôle, si vous n’y avez déplacé aucune Armée, une de vos Armées dans une Région à Village que vous contrôlez peut gagner +1, en plus d’une Activation ayant augmenté une Armée.
source-huginn_muninn = Huginn et Muninn
source-huginn_muninn-about = Votre limite de cartes Combat est Sagesse + 2. Votre limite de Runes ne change pas.
source-spear_host = Ost des lances
source-spear_host-about = Dans une Bataille où vous n’êtes pas le défenseur et avez encore 2 Armées ou plus quand on compare les valeurs : +2 à votre valeur de Bataille.
source-hall_builder = Bâtisseur de halles
source-hall_builder-about = Chaque fois que vous bâtissez un Temple ou ajoutez un étage de Monument, répartissez +2 entre vos Armées, point par point. Pour un Temple, après le Prêtre ; pour un Monument, après l’étape 5.
source-oath_rings = Anneaux du serment
source-oath_rings-about = Pour l’Usurpation, en Région neutre comme adverse, votre Puissance compte pour 1 de plus (même au-delà de 6, même Blessée).
source-hallowed_ground = Terre consacrée
source-hallowed_ground-about = Une Région que vous contrôlez, avec un Temple et sans Armée à vous, a pour les autres une Force de Population de 3 : en fin d’étape leurs Armées ne la prennent qu’avec un total de 3 ou plus, et l’Usurpation y exige une Puissance de 3 ou plus. Des Armées plus faibles peuvent y rester sans la prendre. L’issue d’une Bataille à laquelle vous avez pris part ne change pas.
source-sleipnir_stride = Foulée de Sleipnir
source-sleipnir_stride-about = À votre étape de Manœuvres, l’Armée que vous déplacez peut avancer de 1 ou 2 Régions, chacune par frontière ou Drakkar, en s’arrêtant dans la première Région où se trouve une Armée adverse. Le contrôle ne se vérifie que là où elle s’arrête.
source-war_council = Conseil de guerre
source-war_council-about = Nouvelle Action Runique : activez 1 ou 2 Armées différentes à vous, l’une après l’autre, chacune se déplaçant ou augmentant selon la règle d’Activation.
source-gallows_offering = Offrande au gibet
source-gallows_offering-about = Au début de votre tour, avant la Prière, vous pouvez réduire de 1 une de vos Armées (une Armée de 1 est détruite) pour gagner 1 Rune de votre choix.
source-one_eyed_bargain = Marché du borgne
source-one_eyed_bargain-about = Nouvelle Action Runique : déplacez 1 de vos Armées vers une Région adjacente, par frontière ou Drakkar.
source-mjolnir_echo = Écho de Mjöllnir
source-mjolnir_echo-about = Au début de votre Chasse, avant les cartes de Puissance, piochez 1 carte Combat.
source-storm_hardened = Endurci par la tempête
source-storm_hardened-about = Ignorez la première Blessure de chacune de vos Chasses que vous n’avez pas choisi de subir, qu’elle vienne d’une carte Attaque ou de la défaite. Une Blessure ignorée ne retourne aucun pion et ne peut mettre fin à la Chasse.
source-goat_feast = Festin des boucs
source-goat_feast-about = Après chacune de vos Chasses, gagnée ou perdue, et après la Blessure d’une défaite, soignez 1 Blessure.
source-giant_slayer = Tueur de géants
source-giant_slayer-about = Dans vos Chasses, chaque carte Attaque a 1 de Rage en moins. Son Point Faible ne change pas.
source-thunderclap = Coup de tonnerre
source-thunderclap-about = +2 à votre valeur de Bataille dans vos Batailles livrées dans la Région de votre Héros.
source-megingjord = Megingjord
source-megingjord-about = +1 à votre valeur de Bataille dans toutes vos Batailles.
source-thunderers_wrath = Courroux du Tonnant
source-thunderers_wrath-about = Quand vous gagnez une Bataille, une Armée du vaincu présente, choisie par vous, perd encore 1 après les pertes du vaincu et avant le Repli ; rien s’il n’en reste pas.
source-trophy_hunter = Chasseur de trophées
source-trophy_hunter-about = Chaque fois que vous gagneriez un Trophée imprimé en Chasse, vous pouvez à la place gagner 1 Rune de votre choix et piocher 1 carte Combat. La case reste une case à Trophée.
source-beast_tamer = Dompteur de bêtes
source-beast_tamer-about = Pour l’Action Runique qui prend le contrôle d’un Monstre neutre, la Rune peut être de tout type et le Monstre se trouver dans la Région de votre Héros ou une Région voisine.
source-lightning_strike = Foudre
source-lightning_strike-about = Nouvelle Action Runique : une Armée de votre choix, à n’importe quel joueur, dans la Région de votre Héros ou une Région voisine, perd 1.
source-call_the_storm = Appel de la tempête
source-call_the_storm-about = Nouvelle Action Runique : infligez 1 Dégât hors Chasse à un Monstre, pas au Boss, dans la Région de votre Héros : couvrez une case libre au choix. Ni Trophée ni Artefact ; le Monstre peut être tué.
source-hero_ferocity = Férocité du héros
source-hero_ferocity-about = Une fois par Chasse, une carte Combat autre qu’un Bouclier peut être jouée à la manche du Héros comme si elle portait n’importe quelle arme ; contre le Boss, elle tient lieu d’un des deux symboles.
source-seidr_weaving = Tissage du seidr
source-seidr_weaving-about = Votre limite de Runes est Sagesse + 2. Votre limite de cartes Combat ne change pas.
source-golden_tears = Larmes d’or
source-golden_tears-about = Quand votre marqueur de sommet sur une Action de la Roue est recouvert, gagnez 2 Runes de votre choix au lieu d’une.
source-falcon_cloak = Cape de faucon
source-falcon_cloak-about = Si vous déplacez votre Héros à l’étape des Héros, le trajet peut être de 3 Régions au lieu de 2.
source-brising_flame = Flamme des Brisings
source-brising_flame-about = Quand votre Héros prend une Rune d’une Forge à l’étape de Prière, gagnez 1 Rune du même type de plus, prise au Stock s’il en reste ; appliquez ensuite la limite.
source-folkvang_due = Dû de Folkvang
source-folkvang_due-about = Quand vous perdez une Bataille, une de vos Armées présentes, à votre choix, n’est pas réduite de 1 pour la défaite. Symboles Pertes et effets ennemis s’y appliquent toujours.
source-battle_boar = Hildisvini, sanglier de guerre
source-battle_boar-about = À chaque Bataille, ignorez 1 symbole Pertes au total sur vos cartes, dès le début de la Bataille.
source-vanir_friend = Ami des Vanes
source-vanir_friend-about = Pour l’Action Runique qui forme une Alliance, la Rune peut être de tout type. Chaque fois que vous formez une Alliance, par quelque moyen que ce soit, vous piochez la carte Combat du premier allié même sans être le premier (1 carte en tout).
source-njord_wind = Vent de Njord
source-njord_wind-about = À votre étape des Héros, vous pouvez aussi déplacer votre Drakkar de 1 Mer, avant ou après l’option choisie, ou sans en choisir.
source-grove_priestess = Prêtresse du bosquet
source-grove_priestess-about = Chaque fois que vous envoyez un Prêtre sur un Monument de tout niveau, après le bonus du Dieu : soignez 1 Blessure ou piochez 1 carte Combat.
source-realm_walker = Arpenteur des mondes
source-realm_walker-about = Quand vous posez un marqueur sur une Action qui en porte déjà et que vous êtes allié à son Royaume, vous seul pouvez prendre le bonus de ce Royaume, après la Rune de recouvrement et avant l’Action.
source-healing_song = Chant de guérison
source-healing_song-about = Nouvelle Action Runique, possible si votre Héros a une Blessure : soignez toutes les Blessures de votre Héros.
source-freya_call = Appel de Freya
source-freya_call-about = Nouvelle Action Runique, possible si un Prêtre à vous est dans le Stock : gagnez 1 Prêtre.
source-gungnir = Gungnir
source-gungnir-about = Déchargez quand les deux camps d’une Bataille à vous ont passé, avant la comparaison : votre valeur de Bataille gagne +3 dans cette Bataille.
source-mjolnir = Mjöllnir
source-mjolnir-about = Déchargez à tout moment d’une manche du Héros de votre Chasse : infligez 1 Dégât à une case libre de votre choix, Monstre ou Boss, sans jouer de carte. Vous en gagnez le Trophée, et il compte comme le Dégât exigé cette manche-ci.
source-brisingamen = Brísingamen
source-brisingamen-about = Déchargez à votre étape d’Actions Runiques, avant ou après votre Action : gagnez 1 Rune de votre choix ; vous pouvez effectuer une Action Runique de plus à cette étape.
source-barrow_blade = Lame du roi du tertre
source-barrow_blade-about = Déchargez en jouant une carte Combat en Bataille : ignorez tous les symboles Pertes de cette carte, pour le droit de la jouer comme pour les Pertes.
source-troll_heart = Pierre-cœur de troll
source-troll_heart-about = Déchargez au début de votre étape des Héros : soignez 1 ou 2 Blessures. L’étape se joue ensuite normalement.
source-gate_chain = Chaîne du chien des portes
source-gate_chain-about = Déchargez à votre étape d’Actions Runiques, avant ou après votre Action : activez 1 Monstre neutre dans la Région de votre Héros ou une Région voisine. Vous choisissez déplacement ou Attaque de Région au lieu de lancer le dé. Ce n’est pas une Action Runique.
source-huldra_veil = Voile de la huldra
source-huldra_veil-about = Déchargez au début de votre étape des Héros : placez votre Héros dans une autre Région quelconque. L’étape se joue ensuite normalement.
source-andvaranaut = Andvaranaut
source-andvaranaut-about = Déchargez à tout moment de votre étape de Prière : gagnez 1 Rune de votre choix, puis piochez 1 carte Combat.
source-storm_feather = Plume de tempête
source-storm_feather-about = Déchargez quand vous activez une Armée pour la déplacer : elle peut avancer de 1 ou 2 Régions, chacune par frontière ou Drakkar, en s’arrêtant dans la première Région où se trouve une Armée adverse. Le contrôle ne se vérifie qu’en fin d’étape, là où elle s’arrête.

## origin

origin-odin = Odinson / Odinsdottir
origin-odin-about = Vous jouez le premier tour de la partie. Augmentez l’Autorité de 1.
origin-thor = Thorson / Thorsdottir
origin-thor-about = Augmentez la Puissance de 1, puis piochez 1 carte Combat.
origin-freya = Freyason / Freyasdottir
origin-freya-about = Augmentez la Sagesse de 1, puis gagnez 1 Rune de votre choix.
origin-tyr = Tyrson / Tyrsdottir
origin-tyr-about = Chacune de vos deux Armées de départ gagne +1 ; puis le contrôle de la Région de départ est vérifié de nouveau avec leur total de 4.
origin-heimdall = Heimdallson / Heimdallsdottir
origin-heimdall-about = Formez une Alliance avec un Royaume quelconque, adjacent ou non, sans payer de Rune ; piochez 1 carte Combat si vous en êtes le premier allié.
origin-baldr = Baldrson / Baldrsdottir
origin-baldr-about = Gagnez 1 Prêtre, puis 1 Rune de votre choix.

## event

event-event_01 = Nouvelles de Hrafnsnes
event-event_01-about = Placement : le prochain Monstre Uruz entre en Région 1. Activation : les Monstres Othala, puis Algiz.
event-event_02 = Nouvelles d’Ulfdal
event-event_02-about = Placement : le prochain Monstre Othala entre en Région 2. Activation : les Monstres Uruz, puis Othala, puis le Boss.
event-event_03 = Nouvelles de Saltvik
event-event_03-about = Placement : le prochain Monstre Algiz entre en Région 3. Activation : les Monstres Algiz, puis Uruz.
event-event_04 = Nouvelles d’Odinsvang
event-event_04-about = Placement : le prochain Monstre Uruz entre en Région 4. Activation : les Monstres Algiz, puis Uruz, puis le Boss.
event-event_05 = Nouvelles de Nordstrand
event-event_05-about = Placement : le prochain Monstre Othala entre en Région 5. Activation : les Monstres Othala, puis Algiz.
event-event_06 = Nouvelles de Jarnskog
event-event_06-about = Placement : le prochain Monstre Algiz entre en Région 6. Activation : les Monstres Uruz, puis Othala.
event-event_07 = Nouvelles de Thorsberg
event-event_07-about = Placement : le prochain Monstre Uruz entre en Région 7. Activation : les Monstres Uruz, puis Othala, puis le Boss.
event-event_08 = Nouvelles d’Asksheim
event-event_08-about = Placement : le prochain Monstre Othala entre en Région 8. Activation : les Monstres Algiz, puis Uruz.
event-event_09 = Nouvelles de Vargholm
event-event_09-about = Placement : le prochain Monstre Algiz entre en Région 9. Activation : les Monstres Othala, puis Algiz, puis le Boss.
event-event_10 = Nouvelles de Skjoldmark
event-event_10-about = Placement : le prochain Monstre Uruz entre en Région 10. Activation : les Monstres Othala, puis Algiz.
event-event_11 = Nouvelles d’Austfjord
event-event_11-about = Placement : le prochain Monstre Othala entre en Région 11. Activation : les Monstres Uruz, puis Othala.
event-event_12 = Nouvelles de Myrkvid
event-event_12-about = Placement : le prochain Monstre Algiz entre en Région 12. Activation : les Monstres Algiz, puis Uruz, puis le Boss.
event-event_13 = Nouvelles de Rotdal
event-event_13-about = Placement : le prochain Monstre Uruz entre en Région 13. Activation : les Monstres Algiz, puis Uruz.
event-event_14 = Nouvelles d’Eldmark
event-event_14-about = Placement : le prochain Monstre Othala entre en Région 14. Activation : les Monstres Othala, puis Algiz.
event-event_15 = Nouvelles de Freyjulund
event-event_15-about = Placement : le prochain Monstre Algiz entre en Région 15. Activation : les Monstres Uruz, puis Othala, puis le Boss.
event-event_16 = Nouvelles de Sudrhavn
event-event_16-about = Placement : le prochain Monstre Uruz entre en Région 16. Activation : les Monstres Uruz, puis Othala.
event-event_17 = Nouvelles de Svartmyr
event-event_17-about = Placement : le prochain Monstre Othala entre en Région 17. Activation : les Monstres Algiz, puis Uruz.
event-event_18 = Nouvelles de Hvalvik
event-event_18-about = Placement : le prochain Monstre Algiz entre en Région 18. Activation : les Monstres Othala, puis Algiz, puis le Boss.
event-event_19 = Nouvelles de Grimstad
event-event_19-about = Placement : le prochain Monstre Uruz entre en Région 19. Activation : les Monstres Othala, puis Algiz.
event-event_20 = Nouvelles d’Isbrekka
event-event_20-about = Placement : le prochain Monstre Othala entre en Région 20. Activation : les Monstres Uruz, puis Othala, puis le Boss.
event-event_21 = Nouvelles d’Urdarbrunn
event-event_21-about = Placement : le prochain Monstre Algiz entre en Région 21. Activation : les Monstres Algiz, puis Uruz.

## omen

omen-axe_age = Âge des haches
omen-axe_age-about = Un joueur contrôle toutes les Régions de 2 Territoires.
omen-temple_age = Âge des temples
omen-temple_age-about = Un joueur contrôle 4 Régions à Temple.
omen-wolf_age = Âge des loups
omen-wolf_age-about = Un joueur possède 2 Monstres tués, figurines et pions Tueur réunis.
omen-tower_age = Âge des tours
omen-tower_age-about = Un Monument est achevé (niveau 3) ; l’étage qui vient d’être ajouté compte.
omen-world_age = Âge des mondes
omen-world_age-about = Un joueur a des marqueurs d’Alliance dans 5 Royaumes.
omen-axe_age_2p = Âge des haches
omen-axe_age_2p-about = Un joueur contrôle toutes les Régions de 2 Territoires.
omen-temple_age_2p = Âge des temples
omen-temple_age_2p-about = Un joueur contrôle 3 Régions à Temple.
omen-wolf_age_2p = Âge des loups
omen-wolf_age_2p-about = Un joueur possède 1 Monstre tué, figurine ou pion Tueur.
omen-tower_age_2p = Âge des tours
omen-tower_age_2p-about = Un Monument est achevé (niveau 3) ; l’étage qui vient d’être ajouté compte.
omen-world_age_2p = Âge des mondes
omen-world_age_2p-about = Un joueur a des marqueurs d’Alliance dans 4 Royaumes.

## action

action-reinforce = Renforts
action-reinforce-about = Recrutez 1 Armée.
action-mobilize = Mobilisation
action-mobilize-about = Activez autant de vos Armées que vous voulez (au moins 1, chacune une fois), puis vérifiez le contrôle et livrez les Batailles dans l’ordre de votre choix.
action-prepare = Préparation
action-prepare-about = Deux fois, la même option étant permise : soignez 1 Blessure ; piochez 1 carte Combat ; gagnez 1 Rune ; +1 à une Armée dans une Région à Village que vous contrôlez.
action-build_temple = Construction de Temple
action-build_temple-about = Posez le Temple de plus petit numéro couvert de la piste dans une Région à Autel à vous, sans Temple ; gagnez 1 Prêtre ; si la case porte une Donne, tenez une Donne de Bénédiction.
action-monsters = Monstres
action-monsters-about = Activez 1 ou 2 Monstres différents (neutres ou à vous), ou chassez un Monstre avec votre Héros, ou chassez le Boss si vous avez les Monstres tués requis.
action-usurp = Usurpation
action-usurp-about = Aucun autre Héros dans la Région du vôtre : neutre de Force de Population au plus égale à votre Puissance, ou adverse de valeur d’Armée totale au plus égale à votre Puissance (sans Armée : toujours). Les autres Armées se replient, prenez le contrôle, vous pouvez y recruter 1 Armée.
action-build_monument = Construction de Monument
action-build_monument-about = Exige au moins 1 marqueur à vous sur la Roue et un Monument sous le niveau 3 ; ni marqueur posé, ni bonus de Royaume. Ajoutez un étage, examinez les Augures, videz Prêtres et Roue, rechargez les Artefacts, regarnissez les Forges, récoltez Prêtres et Runes, résolvez 1 Événement.

## invoke

invoke-activate_boss = Provoquer le Boss
invoke-activate_boss-about = Activez le Boss s’il est dans la Région de votre Héros. Sa fiche ne porte pas de Rune : on paie 1 Rune quelconque.
invoke-control_monster = Dompter un Monstre
invoke-control_monster-about = Prenez le contrôle d’un Monstre neutre de la Région de votre Héros ; si vous en contrôlez déjà 2, libérez-en d’abord un.
invoke-alliance = Former une Alliance
invoke-alliance-about = Formez une Alliance avec un Royaume adjacent à la Région de votre Héros et sans marqueur à vous ; le premier allié d’un Royaume pioche 1 carte Combat.
invoke-strengthen = Renforcer
invoke-strengthen-about = Une de vos Armées en jeu gagne +1, Village ou non.
invoke-activate_monster = Éveiller un Monstre
invoke-activate_monster-about = Activez 1 Monstre neutre ou à vous, où qu’il soit.
invoke-draw_one = Piocher une carte
invoke-draw_one-about = Piochez 1 carte Combat.
invoke-place_hero = Voyager
invoke-place_hero-about = Placez votre Héros dans une autre Région quelconque.
invoke-raise_lowest = Progresser
invoke-raise_lowest-about = Augmentez de 1 votre Caractéristique la plus basse (au choix en cas d’égalité).
invoke-draw_two = Piocher deux cartes
invoke-draw_two-about = Piochez 2 cartes Combat.

## trophy

trophy-none = Sans Trophée
trophy-none-about = Pas de Trophée. Quand toutes ces cases sont couvertes, le Chasseur de la Chasse qui s’achève reçoit l’Artefact du Monstre s’il est encore libre.
trophy-realm = Royaume
trophy-realm-about = Formez une Alliance avec un Royaume sans marqueur à vous ; piochez 1 carte Combat si vous en êtes le premier allié. Perdu si vous êtes allié aux six.
trophy-priest = Prêtre
trophy-priest-about = Gagnez 1 Prêtre. Perdu s’il n’en reste aucun à vous dans le Stock.
trophy-army = Armée +1
trophy-army-about = Une de vos Armées en jeu gagne +1, Village ou non. Perdu si vous n’en avez aucune sous 6.
trophy-rune = Rune
trophy-rune-about = Gagnez 1 Rune de votre choix ; la limite de Runes s’applique aussitôt, même en Chasse.

## die

die-move = Déplacement
die-move-about = Le Joueur Actif déplace le Monstre vers une Région adjacente de son choix ; une Armée présente perd 1 (Piétinement).
die-attack = Attaque
die-attack-about = Résolvez l’Attaque de Région de la fiche ; le Joueur Actif en fait les choix.
die-choice = Déplacement ou attaque
die-choice-about = Le Joueur Actif traite le résultat en déplacement ou en attaque.

## region

region-1 = Hrafnsnes
region-2 = Ulfdal
region-3 = Saltvik
region-4 = Odinsvang
region-5 = Nordstrand
region-6 = Jarnskog
region-7 = Thorsberg
region-8 = Asksheim
region-9 = Vargholm
region-10 = Skjoldmark
region-11 = Austfjord
region-12 = Myrkvid
region-13 = Rotdal
region-14 = Eldmark
region-15 = Freyjulund
region-16 = Sudrhavn
region-17 = Svartmyr
region-18 = Hvalvik
region-19 = Grimstad
region-20 = Isbrekka
region-21 = Urdarbrunn
region-attack-draugr = Peste des tombes
region-attack-draugr-about = Chaque Armée de sa Région, quel qu’en soit le propriétaire, perd 1.
region-attack-troll = Jet de rocher
region-attack-troll-about = Une Armée dans une Région voisine perd 2 (détruite si elle vaut 2 ou moins).
region-attack-garm = Hurlement de Helheim
region-attack-garm-about = Toutes les Armées de sa Région doivent se replier, chacune vers une Région au choix de son propriétaire ; celles qui ne le peuvent sont détruites. Le contrôle de la Région ne change pas.
region-attack-huldra = Chant envoûtant
region-attack-huldra-about = Choisissez un Héros dans sa Région ou une Région voisine : il est placé dans la Région de la Huldra (ou y reste), et son propriétaire défausse 1 Rune ou 1 carte Combat de son choix, s’il en possède.
region-attack-fafnir = Feu du dragon
region-attack-fafnir-about = Une Armée de sa Région perd 2 (détruite si elle vaut 2 ou moins) ; puis chaque Héros présent subit 1 Blessure, chaque propriétaire choisissant le pion.
region-attack-hraesvelg = Bourrasque d’ailes
region-attack-hraesvelg-about = Choisissez une Armée de sa Région ou d’une Région voisine et déplacez-la, par une frontière, vers une Région sans Armée d’un autre joueur ni Boss. Le contrôle suit en fin d’étape.
region-attack-loki = Discorde
region-attack-loki-about = Le Joueur Actif choisit un effet réalisable : chaque Armée de sa Région perd 1 ; ou toutes les Armées présentes d’un joueur doivent se replier, chacune vers une Région au choix de son propriétaire ; ou un Héros présent (ayant un pion Indemne) subit 1 Blessure. Si rien n’est possible, rien ne se passe.

## land

land-ravenland = Terre des Corbeaux
land-ashland = Terre du Frêne
land-shieldland = Terre des Boucliers
land-rootland = Terre des Racines
land-whaleland = Terre des Baleines
land-ice_march = Marche des Glaces
land-hammerland = Terre du Marteau

## sea

sea-34-sea1 = Mer des Brumes
sea-34-sea2 = Route des Baleines
sea-34-sea3 = Mer d’Ambre
sea-34-sea4 = Mer des Braises
sea-34-sea5 = Mer des Noyés
sea-34-sea6 = Mer de Fer
sea-2-sea1 = Mer des Brumes
sea-2-sea2 = Route des Baleines
sea-2-sea3 = Mer d’Ambre
sea-2-sea4 = Mer des Braises
sea-2-sea5 = Mer des Noyés

## special

special-attack-draugr = Étreinte du tertre
special-attack-draugr-about = Le Chasseur subit 1 Blessure et ne pioche pas la carte de l’étape 5 de cette manche du Monstre ; celle du Point Faible (étape 6) n’est pas touchée.
special-attack-troll = Coup écrasant
special-attack-troll-about = Le Chasseur subit 1 Blessure, puis défausse 1 carte Combat de son choix, s’il en a.
special-attack-garm = Mâchoires du chien des portes
special-attack-garm-about = Le Chasseur choisit : défausser 2 cartes Combat (s’il en a au moins 2) ou subir 2 Blessures l’une après l’autre.
special-attack-huldra = Volonté volée
special-attack-huldra-about = Le joueur du Monstre regarde la main du Chasseur et en défausse 2 cartes (toutes s’il y en a moins).
special-attack-fafnir = Souffle venimeux
special-attack-fafnir-about = Le Chasseur subit 2 Blessures l’une après l’autre.
special-attack-hraesvelg = Avaleur de cadavres
special-attack-hraesvelg-about = Le Chasseur subit 1 Blessure et ne peut couvrir qu’une case au plus, par quelque moyen que ce soit, à la prochaine manche du Héros.
special-attack-loki = Illusion
special-attack-loki-about = Le Chasseur subit 1 Blessure, puis défausse 1 carte Combat au hasard, s’il en a.
