### Noms et textes des choses de Stratego Legends.

## unit

# source: seed
unit-landor = Landor
# source: house
unit-vellec = Vellec
# source: house
unit-king_migol = Roi Migol
# source: house
unit-aubrey = Aubrey
# source: house
unit-lockin_elves = Elfes de Lockin
# source: house
unit-dwarven_knight = Chevalier nain
# source: house
unit-hunter = Chasseur
# source: seed
unit-srik = Srik
# source: house
unit-dwarven_general = Général nain
# source: house
unit-emeraldis = Émeraldis
# source: seed
unit-high_elf = Haut Elfe
# source: house
unit-migols_royal_guard = Garde royale de Migol
# source: house
unit-wannok = Wannok
# source: house
unit-frodnaj_archer = Archer de Frodnaj
# source: house
unit-poy = Poy
# source: house
unit-grundin = Grundin
# source: house
unit-relfreod_archer = Archer de Relfreod
# source: house
unit-dwarven_hero = Héros nain
# source: house
unit-bakus = Bakus
# source: house
unit-tilloak_theurgist = Théurgiste de Tilloak
# source: house
unit-dwarven_warrior = Guerrier nain
# source: seed
unit-strangling_vines = Vigne étrangleuse
# source: house
unit-wood_elf = Elfe des bois
# source: house
unit-dwarven_scout = Éclaireur nain
# source: house
unit-flood_bringer = Porteur de déluge
# source: house
unit-elven_assassin = Assassin elfe
# source: house
unit-clevut = Clevut
# source: house
unit-quicksand = Sables mouvants
# source: house
unit-earthquake = Tremblement de terre
# source: house
unit-eruption = Éruption
# source: house
unit-dwarven_ambush = Embuscade naine
# source: house
unit-elven_ambush = Embuscade elfique
# source: house
unit-woodland_tower = Tour sylvestre
# source: house
unit-guarded_fortress = Forteresse gardée
# source: seed
unit-sir_urgwaine = Seigneur Urgwaine
# source: house
unit-saravannus = Saravannus
# source: seed
unit-tiera = Tiéra
# source: house
unit-sir_gilbert = Seigneur Gilbert
# source: house
unit-oreld_the_deliverer = Oreld le Libérateur
# source: house
unit-craglor = Craglor
# source: house
unit-gold_knight = Chevalier d’or
# source: house
unit-lamorak = Lamorak
# source: house
unit-hillstone_priest = Prêtre de Montpierre
# source: seed
unit-gray_knight = Chevalier gris
# source: house
unit-loovius = Loovius
# source: house
unit-humble_clergy = Humble clergé
# source: house
unit-crailton_martyr = Martyr de Crailton
# source: house
unit-redillian_sage = Sage de Redillian
# source: seed
unit-hillstone_curate = Vicaire de Montpierre
# source: house
unit-holy_knight = Chevalier saint
# source: house
unit-redillian_evoker = Évocateur de Redillian
# source: house
unit-noble_cleric = Noble clerc
# source: house
unit-ulaniva_crusader = Croisé d’Ulaniva
# source: house
unit-pearl_wizard = Magicien de perle
# source: house
unit-jillus = Jillus
# source: house
unit-ulaniva_defender = Défenseur d’Ulaniva
# source: house
unit-jenzik = Jenzik
# source: house
unit-hillstone_acolyte = Acolyte de Montpierre
# source: house
unit-urgwaines_knights = Chevaliers d’Urgwaine
# source: house
unit-psychic_devourer = Dévoreur psychique
# source: house
unit-reb_the_zombie_slayer = Reb le Tueur de zombies
# source: house
unit-holy_light = Lumière sacrée
# source: seed
unit-holy_vision = Vision sacrée
# source: house
unit-exorcism = Exorcisme
# source: house
unit-altar_of_deliverance = Autel de la délivrance
# source: house
unit-cleansing_mist = Brume purifiante
# source: house
unit-urgwaines_castle = Château d’Urgwaine
# source: house
unit-mirage_castle = Château mirage
# source: house
unit-uaivad = Uaivad
# source: seed
unit-elementus_the_airlord = Élémentus le seigneur des airs
# source: house
unit-electibra = Électibra
# source: seed
unit-almaetis = Almaetis
# source: house
unit-dagin_genie = Génie de Dagin
# source: house
unit-aras = Aras
# source: house
unit-tael = Tael
# source: house
unit-spirit_of_wrath = Esprit de la colère
# source: house
unit-armagged = Armagged
# source: house
unit-lord_of_eagles = Seigneur des aigles
# source: house
unit-spirit_of_forest = Esprit de la forêt
# source: house
unit-fray = Fray
# source: house
unit-vinin_satyr = Satyre de Vinin
# source: house
unit-spirit_of_sea = Esprit de la mer
# source: house
unit-montika = Montika
# source: house
unit-dancing_sword = Épée dansante
# source: seed
unit-spirit_of_negation = Esprit de la négation
# source: house
unit-gallat = Gallat
# source: house
unit-tarn = Tar’n
# source: house
unit-spirit_of_vision = Esprit de la vision
# source: house
unit-angellin = Angellin
# source: house
unit-delik = Delik
# source: house
unit-spirit_of_desert = Esprit du désert
# source: house
unit-julisa = Julisa
# source: house
unit-forillian_panther = Panthère de Forillian
# source: house
unit-spirit_of_justice = Esprit de la justice
# source: house
unit-placton = Placton
# source: house
unit-haunted_grove = Bosquet hanté
# source: house
unit-anti_purple_wind = Vent anti-violet
# source: house
unit-anti_silver_wind = Vent anti-argent
# source: seed
unit-anti_red_wind = Vent anti-rouge
# source: house
unit-dragon_talisman = Talisman du dragon
# source: seed
unit-wind_castle = Château des vents
# source: house
unit-cloud_citadel = Citadelle des nuages
# source: seed
unit-kralc = Kralc
# source: seed
unit-ultimadus = Ultimadus
# source: house
unit-namhel = Namhel
# source: house
unit-crevcor = Crevcor
# source: house
unit-evit = Evit
# source: house
unit-girr = Girr
# source: house
unit-cave_beast = Bête des cavernes
# source: house
unit-akillon = Akillon
# source: house
unit-great_shaman = Grand Chaman
# source: seed
unit-medusa = Méduse
# source: house
unit-golladus = Golladus
# source: house
unit-crush = Broyeur
# source: house
unit-helcar = Helcar
# source: house
unit-neptillion = Neptillion
# source: house
unit-rock_giant = Géant des rocs
# source: seed
unit-enchanted_shield = Bouclier enchanté
# source: house
unit-colossor = Colossor
# source: house
unit-mist_giant = Géant des brumes
# source: house
unit-hcaor_ogre_mage = H’caor l’ogre mage
# source: house
unit-marr = Marr
# source: house
unit-dumes = Dumes
# source: house
unit-linghorn = Linghorn
# source: house
unit-smektor = Smektor
# source: house
unit-uzelis = Uzelis
# source: house
unit-gnarak = Gnarak
# source: house
unit-gwarf = Gwarf
# source: house
unit-cerebin = Cérébin
# source: house
unit-lightning_bolt = Éclair
# source: house
unit-ground_lightning = Foudre terrestre
# source: house
unit-living_statue = Statue vivante
# source: house
unit-eternal_idol = Idole éternelle
# source: house
unit-wheel_of_energy = Roue d’énergie
# source: house
unit-titan_castle = Château des titans
# source: house
unit-ogre_fort = Fort ogre
# source: house
unit-oppolifnas = Oppolifnas
# source: house
unit-lord_esenwein = Seigneur Esenwein
# source: house
unit-lord_of_bones = Seigneur des ossements
# source: house
unit-lord_of_the_dead = Seigneur des morts
# source: seed
unit-daemin = Dæmin
# source: house
unit-skeleton_horde = Horde squelette
# source: house
unit-mummy = Momie
# source: house
unit-renil = Renil
# source: house
unit-moridium = Moridium
# source: seed
unit-murkis = Obscuris
# source: house
unit-keelian = Keelian
# source: house
unit-scythe = Faux
# source: house
unit-lingering_death = Mort lente
# source: house
unit-crimson = Cramoisi
# source: seed
unit-sinakus = Pécherin
# source: house
unit-giant_zombie_rat = Rat zombie géant
# source: house
unit-sarro = Sarro
# source: house
unit-kutbone = Tranchos
# source: house
unit-plague_bearer = Porteur de peste
# source: house
unit-dark_witch = Sorcière noire
# source: seed
unit-bone_legion = Légion des ossements
# source: house
unit-crazed_terror = Terreur démente
# source: house
unit-bloodsucker = Suceur de sang
# source: seed
unit-skeleton_warlock = Sorcier squelette
# source: house
unit-gloomis = Gloomis
# source: house
unit-wascyo = Wascyo
# source: seed
unit-jezrak = Jezzrak
# source: house
unit-zombie_grave = Tombe de zombie
# source: house
unit-skeleton_grave = Tombe de squelette
# source: house
unit-decay = Putréfaction
# source: house
unit-skull_of_gorion = Crâne de Gorion
# source: house
unit-fire_wall = Mur de feu
# source: house
unit-rancid_castle = Château rance
# source: house
unit-bone_castle = Château des ossements
# source: house
unit-bremmuk = Bremmuk
# source: seed
unit-queen_kiova = Reine Kiova
# source: house
unit-gangis_wind = Vent gangréneux
# source: house
unit-frinhorn = Frinhorn
# source: house
unit-mrmrm = Mrmrm
# source: house
unit-oeroed = Oeroed
# source: house
unit-garpus = Garpus
# source: house
unit-yorkus = Yorkus
# source: house
unit-bactillion = Bactillion
# source: house
unit-perplexon = Perplexon
# source: house
unit-accissejo = Accissejo
# source: house
unit-slud = Slud
# source: house
unit-yarbu_the_magic_eater = Yarbu le Mangeur de magie
# source: house
unit-hades_giant = Géant d’Hadès
# source: house
unit-smerdim = Smerdim
# source: house
unit-lizarkus = Lizarkus
# source: house
unit-marbas = Marbas
# source: house
unit-spitting_mushrooms = Champignons cracheurs
# source: house
unit-parasitix = Parasitix
# source: house
unit-kzzt = Kzz’t
# source: house
unit-slime_of_bremmuk = Limon de Bremmuk
# source: house
unit-silwon_the_confusing = Silwon le Déroutant
# source: house
unit-nazint = Nazint
# source: house
unit-foulis = Foulis
# source: house
unit-nosimaj = Nosimaj
# source: house
unit-helliton = Helliton
# source: house
unit-demarn_the_putrid = Demarn le Putride
# source: house
unit-paranos = Paranos
# source: house
unit-spore_of_parasitix = Spore de Parasitix
# source: house
unit-flit_spore = Spore volante
# source: house
unit-fungus_of_bremmuk = Champignon de Bremmuk
# source: house
unit-larva = Larve
# source: house
unit-the_hidden_hive = La Ruche cachée
# source: house
unit-infested_nest = Nid infesté
# source: house
unit-delmikra = Delmikra
# source: house
unit-dalious = Dalious
# source: house
unit-celams = Celams
# source: house
unit-noslrac = Noslrac
# source: house
unit-galrien = Galrien
# source: house
unit-minchu = Minchu
# source: house
unit-zanofor_bowdode = Zanofor Bowdode
# source: house
unit-adellin = Adellin
# source: house
unit-concan = Concan
# source: house
unit-wyatt_yarg = Wyatt Yarg
# source: house
unit-angelas_amulet = Amulette d’Angela
# source: house
unit-warbrin = Warbrin
# source: house
unit-wizards_familiar = Familier du magicien
# source: house
unit-mystical_mirror = Miroir mystique
# source: house
unit-galriens_mist = Brume de Galrien
# source: house
unit-galriens_castle = Château de Galrien
# source: house
unit-ursatoar = Ursatoar
# source: house
unit-yeroms = Yeroms
# source: house
unit-sinnue = Sinnue
# source: house
unit-rekabevets = Rekabevets
# source: house
unit-lawok = Lawok
# source: house
unit-coyote = Coyote
# source: house
unit-gallikon = Gallikon
# source: house
unit-ilopanid = Ilopanid
# source: house
unit-oplit = Oplit
# source: house
unit-vulad = Vulad
# source: house
unit-wonder_egg = Œuf merveilleux
# source: house
unit-plattenuis = Plattenuis

## power

power-landor-1 = Se révèle et avance d’un espace en biais, sur de la terre vide ou sur une unité ennemie, qu’elle attaque alors.
power-vellec-1 = Tant qu’elle est en vigueur : force +1 pour tout Elfe, quel que soit son contrôleur.
power-king_migol-1 = Se révèle avec un Nain que vous contrôlez à côté d’elle ; cette dernière unité a +2 en force jusqu’au terme du tour. Une fois par tour.
power-aubrey-1 = Depuis un espace de forêt, se révèle et rejoint n’importe quel autre espace de forêt vide du champ de bataille ; sans attaquer.
power-lockin_elves-1 = Est révélée puis détruite ; une unité verte que vous contrôlez à côté d’elle et qui a une force se révèle et a +2 en force jusqu’au terme du tour.
power-dwarven_knight-1 = Rapidité. Fait deux pas de suite, tout droit ou en tournant, sur de la terre vide, sans revenir au départ ; chacun peut être une attaque, et une attaque au premier pas met fin à l’action.
power-hunter-1 = Charge. Avance d’autant d’espaces que voulu sur une seule ligne horizontale ou verticale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-srik-1 = Annulation de la magie. L’unité magique qu’elle attaque est détruite sans lancer son sortilège, et l’attaque est réussie. Les Malédictions mortelles ne sont pas arrêtées.
power-srik-2 = Diagonale. Avance d’autant d’espaces que voulu sur une seule ligne diagonale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-dwarven_general-1 = Siège. Détruit une unité ennemie voisine qu’entourent au moins cinq unités que vous contrôlez, celle-ci comprise, sans égard aux forces. Une unité magique ne lance rien ; un Château est révélé et reste en place.
power-emeraldis-1 = Furie. Après chaque attaque réussie, elle doit aussitôt en attaquer une autre, ennemie et à portée d’un pas standard, s’il y en a ; son contrôleur choisit entre plusieurs. Cela dure jusqu’à sa destruction ou jusqu’à ce qu’aucune cible ne reste. Une Malédiction mortelle provoquée par une attaque est réglée avant la suivante.
power-emeraldis-2 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-high_elf-1 = Se révèle avec un Elfe que vous contrôlez à côté d’elle ; cette dernière unité a +1 en force jusqu’au terme du tour. Une fois par tour.
power-migols_royal_guard-1 = Quand le Roi Migol est attaqué et détruit à côté d’elle (hors force 0), elle peut être révélée puis détruite ; le Roi Migol est alors remis en jeu, révélé, sur l’espace libéré. L’attaque reste réussie pour l’attaquante, qui tient l’espace attaqué.
power-wannok-1 = Force +1 sur un espace de forêt ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-wannok-2 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-frodnaj_archer-1 = Attaque à distance. Sans bouger, oblige une unité ennemie à deux espaces au plus (directions mêlées, rien ne fait obstacle) à se révéler ; après une fenêtre de capacités, la cible est détruite si sa force actuelle est inférieure. Force égale ou supérieure, unité magique ou Château : sans effet. Ce n’est pas une attaque.
power-poy-1 = Force +1 sur un espace de montagne ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-poy-2 = Quand une Attaque à distance l’oblige à se révéler, vous pouvez faire qu’elle survive et que le tireur soit détruit à sa place, sans égard aux forces.
power-grundin-1 = Force +2 sur un espace de forêt ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-relfreod_archer-1 = Attaque à distance. Sans bouger, oblige une unité ennemie à deux espaces au plus (directions mêlées, rien ne fait obstacle) à se révéler ; après une fenêtre de capacités, la cible est détruite si sa force actuelle est inférieure. Force égale ou supérieure, unité magique ou Château : sans effet. Ce n’est pas une attaque.
power-dwarven_hero-1 = Siège. Détruit une unité ennemie voisine qu’entourent au moins cinq unités que vous contrôlez, celle-ci comprise, sans égard aux forces. Une unité magique ne lance rien ; un Château est révélé et reste en place.
power-bakus-1 = Téléportation. Est révélée puis détruite ; une autre de vos unités mobiles, où qu’elle soit, est révélée et vient sur l’espace libéré.
power-tilloak_theurgist-1 = Diagonale. Avance d’autant d’espaces que voulu sur une seule ligne diagonale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-tilloak_theurgist-2 = Charge. Avance d’autant d’espaces que voulu sur une seule ligne horizontale ou verticale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-dwarven_warrior-1 = Annulation de la magie. L’unité magique qu’elle attaque est détruite sans lancer son sortilège, et l’attaque est réussie. Les Malédictions mortelles ne sont pas arrêtées.
power-strangling_vines-1 = Au terme de cette malédiction : toutes les unités des deux camps situées sur un espace de forêt sont révélées et vous devez en détruire une mobile, au besoin l’une des vôtres.
power-wood_elf-1 = Force +2 sur un espace de forêt ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-wood_elf-2 = Diagonale. Avance d’autant d’espaces que voulu sur une seule ligne diagonale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-dwarven_scout-1 = Au terme de cette malédiction : vous désignez deux unités ennemies, qui sont révélées.
power-flood_bringer-1 = Au terme de cette malédiction : toutes les unités des deux camps situées au bord d’un espace d’eau sont révélées et vous devez en détruire une mobile, au besoin l’une des vôtres.
power-elven_assassin-1 = Se révèle, puis révèle une autre unité de n’importe quel camp à deux espaces au plus : celle-ci est détruite si sa force de base est 10 ; sinon, c’est elle-même qui l’est.
power-clevut-1 = N’attaque jamais.
power-clevut-2 = Attaquée, elle peut être détruite au lieu de comparer les forces : vous prenez le contrôle de l’attaquante, qui reste sur l’espace attaqué. L’attaque n’est réussie pour personne.
power-quicksand-1 = Attaquée, elle est détruite en même temps que son attaquante.
power-quicksand-2 = Au terme de cette malédiction : toutes les unités des deux camps situées sur un espace de marais sont révélées et vous devez en détruire une mobile, au besoin l’une des vôtres.
power-earthquake-1 = Attaquée, elle est détruite en même temps que son attaquante.
power-earthquake-2 = Au terme de cette malédiction : toutes les unités des deux camps situées sur un espace de plaine sont révélées et vous devez en détruire une mobile, au besoin l’une des vôtres.
power-eruption-1 = Attaquée, elle est détruite en même temps que son attaquante.
power-eruption-2 = Au terme de cette malédiction : toutes les unités des deux camps situées sur un espace de montagne sont révélées et vous devez en détruire une mobile, au besoin l’une des vôtres.
power-dwarven_ambush-1 = Attaquée, elle est détruite en même temps que son attaquante. Vous pouvez ensuite amener un Nain que vous contrôlez sur le champ de bataille, révélé, sur l’espace qu’elle occupait.
power-elven_ambush-1 = Attaquée, elle est détruite en même temps que son attaquante. Vous pouvez ensuite amener un Elfe que vous contrôlez sur le champ de bataille, révélé, sur l’espace qu’elle occupait.
power-woodland_tower-1 = Se révèle ; un adversaire doit révéler son Château.
power-guarded_fortress-1 = Se révèle, puis révèle une unité voisine de n’importe quel camp : si sa force de base est de 4 ou moins, celle-ci est détruite.
power-sir_urgwaine-1 = Se révèle avec un Paladin que vous contrôlez à côté d’elle ; cette dernière unité a +1 en force jusqu’au terme du tour. Une fois par tour.
power-saravannus-1 = Au terme de cette malédiction : vous choisissez une sorte de terrain autre que l’eau ; toutes les unités des deux camps qui s’y trouvent sont révélées.
power-tiera-1 = Force −5 sur un espace de marais ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-tiera-2 = Force −5 sur un espace de forêt ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-tiera-3 = Après une attaque réussie de sa part, un adversaire doit choisir une unité qu’il contrôle, quelle qu’elle soit, et la détruire.
power-sir_gilbert-1 = Au terme de cette malédiction : vous posez une unité dorée détruite, de force de base 6 ou moins, sur un espace de cité vide, sous votre contrôle.
power-oreld_the_deliverer-1 = Dans la fenêtre de fin de votre propre tour, elle peut être révélée puis détruite ; vous jouez alors aussitôt un autre tour complet.
power-craglor-1 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-craglor-2 = Rapidité. Fait deux pas de suite, tout droit ou en tournant, sur de la terre vide, sans revenir au départ ; chacun peut être une attaque, et une attaque au premier pas met fin à l’action.
power-gold_knight-1 = Force +1 dans une attaque contre une unité rouge, à l’assaut comme en défense ; rien en dehors des attaques.
power-lamorak-1 = Annulation de la magie. L’unité magique qu’elle attaque est détruite sans lancer son sortilège, et l’attaque est réussie. Les Malédictions mortelles ne sont pas arrêtées.
power-lamorak-2 = Charge. Avance d’autant d’espaces que voulu sur une seule ligne horizontale ou verticale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-hillstone_priest-1 = Force +2 sur un espace de montagne ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-gray_knight-1 = Force +1 dans une attaque contre une unité rouge, à l’assaut comme en défense ; rien en dehors des attaques.
power-gray_knight-2 = Rapidité. Fait deux pas de suite, tout droit ou en tournant, sur de la terre vide, sans revenir au départ ; chacun peut être une attaque, et une attaque au premier pas met fin à l’action.
power-loovius-1 = Diagonale. Avance d’autant d’espaces que voulu sur une seule ligne diagonale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-humble_clergy-1 = Tant qu’elle est en vigueur : force +6 pour toute unité de force de base 2, quel que soit son contrôleur.
power-crailton_martyr-1 = Après une attaque réussie de sa part, elle peut être détruite ; une autre de vos propres unités dorées détruites est alors posée sur l’espace libéré.
power-redillian_sage-1 = Après une attaque réussie de sa part, un adversaire doit choisir une unité qu’il contrôle, quelle qu’elle soit, et la détruire.
power-redillian_sage-2 = Diagonale. Avance d’autant d’espaces que voulu sur une seule ligne diagonale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-hillstone_curate-1 = Force +2 sur un espace de montagne ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-holy_knight-1 = Force +4 sur un espace de cité ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-holy_knight-2 = Rapidité. Fait deux pas de suite, tout droit ou en tournant, sur de la terre vide, sans revenir au départ ; chacun peut être une attaque, et une attaque au premier pas met fin à l’action.
power-redillian_evoker-1 = Charge. Avance d’autant d’espaces que voulu sur une seule ligne horizontale ou verticale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-redillian_evoker-2 = Tant qu’elle est en vigueur : force +1 pour tout Magicien, quel que soit son contrôleur.
power-noble_cleric-1 = Après une attaque réussie de sa part, elle peut être détruite ; une de vos propres unités détruites auparavant, quelle qu’elle soit, est alors posée sur l’espace libéré.
power-ulaniva_crusader-1 = Force +2 sur un espace de désert ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-ulaniva_crusader-2 = Depuis un espace de désert, se révèle et rejoint n’importe quel autre espace de désert vide du champ de bataille ; sans attaquer.
power-pearl_wizard-1 = Annulation de la magie. L’unité magique qu’elle attaque est détruite sans lancer son sortilège, et l’attaque est réussie. Les Malédictions mortelles ne sont pas arrêtées.
power-pearl_wizard-2 = Charge. Avance d’autant d’espaces que voulu sur une seule ligne horizontale ou verticale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-jillus-1 = Tant qu’elle est en vigueur : tout Clerc possède Annulation de la magie, quel que soit son contrôleur.
power-ulaniva_defender-1 = Force +3 sur un espace de désert ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-ulaniva_defender-2 = Annulation de la magie. L’unité magique qu’elle attaque est détruite sans lancer son sortilège, et l’attaque est réussie. Les Malédictions mortelles ne sont pas arrêtées.
power-ulaniva_defender-3 = Rapidité. Fait deux pas de suite, tout droit ou en tournant, sur de la terre vide, sans revenir au départ ; chacun peut être une attaque, et une attaque au premier pas met fin à l’action.
power-jenzik-1 = Téléportation. Est révélée puis détruite ; une autre de vos unités mobiles, où qu’elle soit, est révélée et vient sur l’espace libéré.
power-hillstone_acolyte-1 = Force +2 sur un espace de montagne ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-hillstone_acolyte-2 = Charge. Avance d’autant d’espaces que voulu sur une seule ligne horizontale ou verticale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-urgwaines_knights-1 = Est révélée puis détruite ; un Paladin que vous contrôlez à côté d’elle se révèle et a +2 en force jusqu’au terme du tour.
power-psychic_devourer-1 = Quand elle attaque, vous nommez la défenseuse avant la révélation. Juste : les deux unités sont détruites en même temps. Faux : elle seule l’est. On ne compare pas les forces ; une défenseuse magique lance son sortilège à la place.
power-reb_the_zombie_slayer-1 = Quand elle attaque une unité de force de base 10, l’unité attaquée est détruite sans comparer les forces ; elle-même survit.
power-reb_the_zombie_slayer-2 = Quand elle attaque un Zombie, l’unité attaquée est détruite sans comparer les forces ; elle-même survit.
power-holy_light-1 = Attaquée, elle est détruite en même temps que son attaquante.
power-holy_vision-1 = Attaquée, elle est détruite ; l’attaquante survit. Vous pouvez ensuite regarder, seul, jusqu’à deux unités de n’importe quel camp.
power-exorcism-1 = Attaquée, elle est détruite en même temps que son attaquante. Vous pouvez ensuite révéler une unité ennemie sur n’importe quel espace de marais ; si elle est rouge, elle est détruite.
power-altar_of_deliverance-1 = Attaquée, elle est détruite en même temps que son attaquante. Puis un adversaire doit choisir une unité qu’il contrôle, quelle qu’elle soit, et la détruire.
power-cleansing_mist-1 = Est révélée puis détruite ; un adversaire choisit ensuite une unité qu’il contrôle, quelle qu’elle soit, et la détruit.
power-cleansing_mist-2 = Attaquée, elle est détruite en même temps que son attaquante.
power-urgwaines_castle-1 = Se révèle avec le Seigneur Urgwaine ou les Chevaliers d’Urgwaine que vous contrôlez, n’importe où sur le champ de bataille ; cette dernière unité possède Rapidité jusqu’au terme du tour.
power-mirage_castle-1 = Une fois par partie, se révèle et rejoint n’importe quel espace de désert vide du champ de bataille, bien que statique.
power-uaivad-1 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-uaivad-2 = Tant qu’elle est en vigueur : force +1 pour tout Dragon, quel que soit son contrôleur.
power-elementus_the_airlord-1 = Se révèle avec un Esprit que vous contrôlez n’importe où sur le champ de bataille (elle-même comprise) ; cette dernière unité possède Vol jusqu’au terme du tour.
power-electibra-1 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-electibra-2 = Tant qu’elle est en vigueur : force +1 pour toute unité douée de Vol, imprimé ou accordé, et dotée d’une force, quel que soit son contrôleur.
power-almaetis-1 = Est révélée puis détruite ; une autre de vos unités mobiles, où qu’elle soit, est révélée et placée sur n’importe quel espace de forêt vide.
power-dagin_genie-1 = Force +1 sur un espace de désert ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-aras-1 = Vision. Se révèle, puis oblige une unité ennemie à deux espaces au plus (directions mêlées, rien ne fait obstacle) à se révéler.
power-aras-2 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-tael-1 = Force +1 sur un espace de montagne ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-tael-2 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-spirit_of_wrath-1 = Furie. Après chaque attaque réussie, elle doit aussitôt en attaquer une autre, ennemie et à portée d’un pas standard, s’il y en a ; son contrôleur choisit entre plusieurs. Cela dure jusqu’à sa destruction ou jusqu’à ce qu’aucune cible ne reste. Une Malédiction mortelle provoquée par une attaque est réglée avant la suivante.
power-spirit_of_wrath-2 = Échange. Change de place avec une autre unité mobile du même type que vous contrôlez, à n’importe quelle distance ; toutes deux sont révélées.
power-armagged-1 = Après une attaque réussie de sa part, toutes les unités voisines, des deux camps, sont révélées.
power-armagged-2 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-lord_of_eagles-1 = Quand elle emploie le Vol, vous pouvez faire révéler toutes les unités survolées, des deux camps.
power-lord_of_eagles-2 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-spirit_of_forest-1 = Depuis un espace de forêt, se révèle et rejoint n’importe quel autre espace de forêt vide du champ de bataille ; sans attaquer.
power-fray-1 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-fray-2 = Se révèle ; une à trois unités bleues mobiles que vous contrôlez, où qu’elles soient, sont révélées et placées sur des espaces de terre vides voisins.
power-vinin_satyr-1 = Force +2 sur un espace de montagne ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-spirit_of_sea-1 = Au bord d’un espace d’eau, se révèle et rejoint n’importe quel autre espace de terre vide du champ de bataille bordant un espace d’eau ; sans attaquer.
power-montika-1 = Diagonale. Avance d’autant d’espaces que voulu sur une seule ligne diagonale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-dancing_sword-1 = Est révélée puis détruite ; une autre unité que vous contrôlez à côté d’elle et qui a une force se révèle et a +2 en force jusqu’au terme du tour.
power-spirit_of_negation-1 = Annulation de la magie. L’unité magique qu’elle attaque est détruite sans lancer son sortilège, et l’attaque est réussie. Les Malédictions mortelles ne sont pas arrêtées.
power-spirit_of_negation-2 = Échange. Change de place avec une autre unité mobile du même type que vous contrôlez, à n’importe quelle distance ; toutes deux sont révélées.
power-gallat-1 = Quand une unité l’oblige à se révéler par Vision, cette unité est détruite.
power-gallat-2 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-tarn-1 = Se révèle avec une Tiéra que vous contrôlez à côté d’elle ; cette dernière unité a +1 en force jusqu’au terme du tour. Une fois par tour.
power-spirit_of_vision-1 = Vision. Se révèle, puis oblige une unité ennemie à deux espaces au plus (directions mêlées, rien ne fait obstacle) à se révéler.
power-angellin-1 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-angellin-2 = Téléportation. Est révélée puis détruite ; une autre de vos unités mobiles, où qu’elle soit, est révélée et vient sur l’espace libéré.
power-delik-1 = Se révèle avec une Aubrey que vous contrôlez à côté d’elle ; cette dernière unité a +1 en force jusqu’au terme du tour. Une fois par tour.
power-spirit_of_desert-1 = Force +3 sur un espace de désert ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-spirit_of_desert-2 = Depuis un espace de désert, se révèle et rejoint n’importe quel autre espace de désert vide du champ de bataille ; sans attaquer.
power-julisa-1 = Diagonale. Avance d’autant d’espaces que voulu sur une seule ligne diagonale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-julisa-2 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-forillian_panther-1 = Quand elle emploie le Vol, vous pouvez faire révéler toutes les unités survolées, des deux camps.
power-forillian_panther-2 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-spirit_of_justice-1 = Quand elle attaque une unité de force de base 10 ou est attaquée par une telle unité, cette dernière est détruite sans comparer les forces ; elle-même survit.
power-spirit_of_justice-2 = Échange. Change de place avec une autre unité mobile du même type que vous contrôlez, à n’importe quelle distance ; toutes deux sont révélées.
power-placton-1 = Quand elle attaque une unité de force de base 10 ou est attaquée par une telle unité, cette dernière est détruite sans comparer les forces ; elle-même survit.
power-placton-2 = Rapidité. Fait deux pas de suite, tout droit ou en tournant, sur de la terre vide, sans revenir au départ ; chacun peut être une attaque, et une attaque au premier pas met fin à l’action.
power-haunted_grove-1 = Attaquée, elle est détruite en même temps que son attaquante. Si elle se trouvait en forêt, toutes les unités des deux camps situées sur un espace de forêt sont alors révélées et toutes les violettes mobiles parmi elles sont détruites en même temps.
power-anti_purple_wind-1 = Attaquée, elle est détruite en même temps que son attaquante.
power-anti_purple_wind-2 = Tant qu’elle est en vigueur : force −1 pour toute unité violette dotée d’une force, quel que soit son contrôleur.
power-anti_silver_wind-1 = Attaquée, elle est détruite en même temps que son attaquante.
power-anti_silver_wind-2 = Tant qu’elle est en vigueur : force −1 pour toute unité argentée dotée d’une force, quel que soit son contrôleur.
power-anti_red_wind-1 = Attaquée, elle est détruite en même temps que son attaquante.
power-anti_red_wind-2 = Tant qu’elle est en vigueur : force −1 pour toute unité rouge dotée d’une force, quel que soit son contrôleur.
power-dragon_talisman-1 = Attaquée, elle est détruite ; l’attaquante survit. Puis, si aucune unité n’occupe un espace de cité du champ de bataille (l’attaquante compte sur l’espace qu’elle tient désormais), vous posez un Dragon détruit de l’une ou l’autre armée sur un espace de cité, sous votre contrôle.
power-wind_castle-1 = Une fois par partie, se révèle et gagne un espace de terre vide voisin, même en diagonale, bien que statique.
power-cloud_citadel-1 = Se révèle avec une unité mobile que vous contrôlez à côté d’elle ; cette dernière unité possède Vol jusqu’au terme du tour.
power-kralc-1 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-kralc-2 = Se révèle ; vous désignez une unité ennemie sur un espace de cité, qui est révélée.
power-ultimadus-1 = Tant qu’elle est en vigueur : tout Titan possède Furie, quel que soit son contrôleur.
power-namhel-1 = Se révèle avec un Géant que vous contrôlez à côté d’elle ; cette dernière unité a +1 en force jusqu’au terme du tour. Une fois par tour.
power-crevcor-1 = Tant qu’elle est en vigueur : force +1 pour toute unité argentée dotée d’une force, quel que soit son contrôleur.
power-evit-1 = Dans la fenêtre de fin de votre propre tour, elle peut être révélée puis détruite ; vous jouez alors aussitôt un autre tour complet.
power-girr-1 = Vision. Se révèle, puis oblige une unité ennemie à deux espaces au plus (directions mêlées, rien ne fait obstacle) à se révéler.
power-cave_beast-1 = Depuis un espace de montagne, se révèle et rejoint n’importe quel autre espace de montagne vide du champ de bataille ; sans attaquer.
power-akillon-1 = Furie. Après chaque attaque réussie, elle doit aussitôt en attaquer une autre, ennemie et à portée d’un pas standard, s’il y en a ; son contrôleur choisit entre plusieurs. Cela dure jusqu’à sa destruction ou jusqu’à ce qu’aucune cible ne reste. Une Malédiction mortelle provoquée par une attaque est réglée avant la suivante.
power-great_shaman-1 = Est révélée puis détruite ; vous posez une ou plusieurs unités magiques argentées détruites sur des espaces de terre vides quelconques, le sien compris, sous votre contrôle.
power-medusa-1 = Est révélée puis détruite ; ensuite, toutes les unités voisines de l’espace libéré, amies ou ennemies, Châteaux compris, sont détruites en même temps.
power-golladus-1 = Charge. Avance d’autant d’espaces que voulu sur une seule ligne horizontale ou verticale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-crush-1 = Furie. Après chaque attaque réussie, elle doit aussitôt en attaquer une autre, ennemie et à portée d’un pas standard, s’il y en a ; son contrôleur choisit entre plusieurs. Cela dure jusqu’à sa destruction ou jusqu’à ce qu’aucune cible ne reste. Une Malédiction mortelle provoquée par une attaque est réglée avant la suivante.
power-helcar-1 = Force +2 sur un espace de montagne ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-helcar-2 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-neptillion-1 = Force +2 tant que l’un au moins des huit espaces voisins est de l’eau ; dans une attaque, ce sont les voisins de l’espace attaqué qui comptent.
power-rock_giant-1 = Attaque à distance. Sans bouger, oblige une unité ennemie à deux espaces au plus (directions mêlées, rien ne fait obstacle) à se révéler ; après une fenêtre de capacités, la cible est détruite si sa force actuelle est inférieure. Force égale ou supérieure, unité magique ou Château : sans effet. Ce n’est pas une attaque.
power-enchanted_shield-1 = Est révélée puis détruite ; une autre unité que vous contrôlez à côté d’elle et qui a une force se révèle et a +2 en force jusqu’au terme du tour.
power-colossor-1 = Force +3 dans une attaque contre une unité douée de Vol, imprimé ou accordé, à l’assaut comme en défense ; rien en dehors des attaques.
power-colossor-2 = Quand une Attaque à distance l’oblige à se révéler, vous pouvez faire qu’elle survive et que le tireur soit détruit à sa place, sans égard aux forces.
power-mist_giant-1 = Force +2 tant que l’un au moins des huit espaces voisins est de l’eau ; dans une attaque, ce sont les voisins de l’espace attaqué qui comptent.
power-hcaor_ogre_mage-1 = Force +2 sur un espace de montagne ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-hcaor_ogre_mage-2 = Depuis un espace de montagne, se révèle et rejoint n’importe quel autre espace de montagne vide du champ de bataille ; sans attaquer.
power-marr-1 = Force +2 sur un espace de montagne ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-marr-2 = Charge. Avance d’autant d’espaces que voulu sur une seule ligne horizontale ou verticale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-dumes-1 = Peut aussi venir, par un déplacement standard ou par Charge, sur une autre unité que vous contrôlez ; c’est une attaque comme une autre.
power-dumes-2 = Charge. Avance d’autant d’espaces que voulu sur une seule ligne horizontale ou verticale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-linghorn-1 = Annulation de la magie. L’unité magique qu’elle attaque est détruite sans lancer son sortilège, et l’attaque est réussie. Les Malédictions mortelles ne sont pas arrêtées.
power-linghorn-2 = Diagonale. Avance d’autant d’espaces que voulu sur une seule ligne diagonale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-smektor-1 = Annulation de la magie. L’unité magique qu’elle attaque est détruite sans lancer son sortilège, et l’attaque est réussie. Les Malédictions mortelles ne sont pas arrêtées.
power-smektor-2 = Charge. Avance d’autant d’espaces que voulu sur une seule ligne horizontale ou verticale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-uzelis-1 = Quand elle attaque un Lutin, l’unité attaquée est détruite sans comparer les forces ; elle-même survit.
power-gnarak-1 = Force +7 sur un espace de montagne ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-gnarak-2 = Après une attaque réussie de sa part, un adversaire doit la placer sur n’importe quel espace de terre vide.
power-gwarf-1 = Quand elle attaque une unité de force de base 10, l’unité attaquée est détruite sans comparer les forces ; elle-même survit.
power-cerebin-1 = Quand elle attaque une unité de force de base 10, l’unité attaquée est détruite sans comparer les forces ; elle-même survit.
power-cerebin-2 = Charge. Avance d’autant d’espaces que voulu sur une seule ligne horizontale ou verticale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-lightning_bolt-1 = Attaquée, elle est détruite en même temps que son attaquante. Puis les unités situées sur les deux espaces droit devant elle, à l’opposé de votre bord, amies ou ennemies, Châteaux compris, sont détruites en même temps.
power-ground_lightning-1 = Attaquée, elle est détruite en même temps que son attaquante. Si l’attaquante avait le Vol, imprimé ou accordé, vous pouvez ensuite détruire une autre unité de n’importe quel camp située sur le même type de terrain, où que ce soit.
power-living_statue-1 = Attaquée, elle est détruite en même temps que son attaquante.
power-eternal_idol-1 = Attaquée, elle est détruite en même temps que son attaquante.
power-eternal_idol-2 = Au terme de cette malédiction : vous devez la remettre sur n’importe quel espace de terre vide, sous votre contrôle.
power-wheel_of_energy-1 = Est révélée puis détruite ; une autre unité que vous contrôlez à côté d’elle et qui a une force se révèle et a +1 en force jusqu’au terme du tour.
power-wheel_of_energy-2 = Attaquée, elle est détruite en même temps que son attaquante.
power-titan_castle-1 = Se révèle avec un Titan que vous contrôlez à côté d’elle ; cette dernière unité a +1 en force jusqu’au terme du tour. Une fois par tour.
power-ogre_fort-1 = Se révèle ; un Ogre que vous contrôlez, où qu’il soit, est révélé et placé sur un espace de montagne vide voisin de ce Château.
power-oppolifnas-1 = Se révèle avec une unité que vous contrôlez à côté d’elle ; cette dernière unité possède Vol jusqu’au terme du tour.
power-oppolifnas-2 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-lord_esenwein-1 = Se révèle avec un autre Vampire que vous contrôlez n’importe où sur le champ de bataille ; cette dernière unité possède Vol jusqu’au terme du tour.
power-lord_of_bones-1 = Se révèle avec un autre Squelette que vous contrôlez n’importe où sur le champ de bataille ; cette dernière unité possède Charge jusqu’au terme du tour.
power-lord_of_the_dead-1 = Après une attaque réussie de sa part, vous pouvez poser un Zombie détruit sur n’importe quel espace de marais vide, sous votre contrôle.
power-daemin-1 = Quand elle attaque une unité de force de base 2, 3, 4 ou 5, on ne compare pas les forces : vous en prenez le contrôle, elle est posée là où cette unité-ci a entamé son trajet, et cette dernière tient l’espace attaqué.
power-skeleton_horde-1 = Force +1 sur un espace de marais ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-mummy-1 = Force +1 sur un espace de désert ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-renil-1 = Annulation de la magie. L’unité magique qu’elle attaque est détruite sans lancer son sortilège, et l’attaque est réussie. Les Malédictions mortelles ne sont pas arrêtées.
power-renil-2 = Diagonale. Avance d’autant d’espaces que voulu sur une seule ligne diagonale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-moridium-1 = Quand une unité l’oblige à se révéler par Vision, cette unité est détruite.
power-moridium-2 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-murkis-1 = Depuis un espace de marais, se révèle et rejoint n’importe quel autre espace de marais vide du champ de bataille ; sans attaquer.
power-keelian-1 = Annulation de la magie. L’unité magique qu’elle attaque est détruite sans lancer son sortilège, et l’attaque est réussie. Les Malédictions mortelles ne sont pas arrêtées.
power-keelian-2 = Rapidité. Fait deux pas de suite, tout droit ou en tournant, sur de la terre vide, sans revenir au départ ; chacun peut être une attaque, et une attaque au premier pas met fin à l’action.
power-scythe-1 = Force +2 dans une attaque contre une unité douée de Vol, imprimé ou accordé, à l’assaut comme en défense ; rien en dehors des attaques.
power-scythe-2 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-lingering_death-1 = Depuis un espace de marais, se révèle et rejoint n’importe quel autre espace de marais vide du champ de bataille ; sans attaquer.
power-crimson-1 = Diagonale. Avance d’autant d’espaces que voulu sur une seule ligne diagonale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-sinakus-1 = Force +1 sur un espace de marais ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-sinakus-2 = Rapidité. Fait deux pas de suite, tout droit ou en tournant, sur de la terre vide, sans revenir au départ ; chacun peut être une attaque, et une attaque au premier pas met fin à l’action.
power-giant_zombie_rat-1 = Force +2 sur un espace de marais ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-sarro-1 = Téléportation. Est révélée puis détruite ; une autre de vos unités mobiles, où qu’elle soit, est révélée et vient sur l’espace libéré.
power-kutbone-1 = Attaque à distance. Sans bouger, oblige une unité ennemie à deux espaces au plus (directions mêlées, rien ne fait obstacle) à se révéler ; après une fenêtre de capacités, la cible est détruite si sa force actuelle est inférieure. Force égale ou supérieure, unité magique ou Château : sans effet. Ce n’est pas une attaque.
power-plague_bearer-1 = Force +7 sur un espace de cité ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-dark_witch-1 = Annulation de la magie. L’unité magique qu’elle attaque est détruite sans lancer son sortilège, et l’attaque est réussie. Les Malédictions mortelles ne sont pas arrêtées.
power-dark_witch-2 = Charge. Avance d’autant d’espaces que voulu sur une seule ligne horizontale ou verticale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-bone_legion-1 = Annulation de la magie. L’unité magique qu’elle attaque est détruite sans lancer son sortilège, et l’attaque est réussie. Les Malédictions mortelles ne sont pas arrêtées.
power-bone_legion-2 = Rapidité. Fait deux pas de suite, tout droit ou en tournant, sur de la terre vide, sans revenir au départ ; chacun peut être une attaque, et une attaque au premier pas met fin à l’action.
power-crazed_terror-1 = Est révélée puis détruite ; un Zombie que vous contrôlez à côté d’elle se révèle et a +2 en force jusqu’au terme du tour.
power-bloodsucker-1 = Se révèle ; une autre unité dotée d’une force, que vous contrôlez à côté d’elle, est révélée et détruite, et la force actuelle qu’elle avait s’ajoute à la sienne jusqu’au terme du tour.
power-skeleton_warlock-1 = Rapidité. Fait deux pas de suite, tout droit ou en tournant, sur de la terre vide, sans revenir au départ ; chacun peut être une attaque, et une attaque au premier pas met fin à l’action.
power-skeleton_warlock-2 = Tant qu’elle est en vigueur : force +1 pour tout Squelette, quel que soit son contrôleur.
power-gloomis-1 = Est révélée puis détruite ; un adversaire choisit ensuite une unité qu’il contrôle, quelle qu’elle soit, et la détruit.
power-wascyo-1 = Quand elle attaque une unité de force de base 10 ou est attaquée par une telle unité, cette dernière est détruite sans comparer les forces ; elle-même survit.
power-jezrak-1 = Quand elle attaque une unité de force de base 9 ou 10, l’unité attaquée est détruite sans comparer les forces ; elle-même survit.
power-zombie_grave-1 = Attaquée, elle est détruite en même temps que son attaquante. Puis vous posez l’un de vos propres Zombies détruits sur l’espace qu’elle occupait, sous votre contrôle.
power-skeleton_grave-1 = Attaquée, elle est détruite en même temps que son attaquante. Puis vous posez un Squelette détruit sur l’espace qu’elle occupait, sous votre contrôle.
power-decay-1 = Est révélée puis détruite ; ensuite, toutes les unités voisines de l’espace libéré, amies ou ennemies, Châteaux compris, sont détruites en même temps.
power-decay-2 = Attaquée, elle est détruite en même temps que son attaquante.
power-skull_of_gorion-1 = Attaquée, elle est détruite en même temps que son attaquante. Si l’attaquante était dorée, vous pouvez ensuite détruire une unité de n’importe quel camp sur n’importe quel espace de marais.
power-fire_wall-1 = Est révélée puis détruite ; une unité ennemie voisine est révélée et a −2 en force jusqu’au terme du tour. Une unité magique ou un Château est seulement révélé.
power-fire_wall-2 = Attaquée, elle est détruite en même temps que son attaquante.
power-rancid_castle-1 = Se révèle avec une unité rouge que vous contrôlez à côté d’elle et qui a une force ; cette dernière unité a +1 en force jusqu’au terme du tour. Une fois par tour.
power-bone_castle-1 = Se révèle avec un Squelette que vous contrôlez à côté d’elle ; cette dernière unité possède Diagonale jusqu’au terme du tour.
power-bremmuk-1 = Au terme de cette malédiction : vous posez autant de Moisissures détruites que voulu, voire aucune, dont les forces de base totalisent au plus 8, sur des espaces de forêt vides, sous votre contrôle.
power-queen_kiova-1 = Se révèle ; un à trois autres Insectoïdes que vous contrôlez, où qu’ils soient, sont révélés et placés sur des espaces de terre vides voisins.
power-gangis_wind-1 = Depuis un espace de cité, se révèle et rejoint n’importe quel autre espace de cité vide du champ de bataille ; sans attaquer.
power-frinhorn-1 = Force +1 sur un espace de plaine ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-frinhorn-2 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-mrmrm-1 = Force +1 dans une attaque contre une unité douée de Vol, imprimé ou accordé, à l’assaut comme en défense ; rien en dehors des attaques.
power-oeroed-1 = Au terme de cette malédiction : vous posez autant de Moisissures détruites que voulu, voire aucune, dont les forces de base totalisent au plus 6, sur des espaces de forêt vides, sous votre contrôle.
power-garpus-1 = Se révèle avec votre Château et gagne n’importe quel espace de terre vide voisin de celui-ci.
power-yorkus-1 = Depuis un espace de désert, se révèle et rejoint n’importe quel autre espace de désert vide du champ de bataille ; sans attaquer.
power-bactillion-1 = Annulation de la magie. L’unité magique qu’elle attaque est détruite sans lancer son sortilège, et l’attaque est réussie. Les Malédictions mortelles ne sont pas arrêtées.
power-bactillion-2 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-perplexon-1 = Après une attaque réussie de sa part, un adversaire doit désigner une unité mobile qu’il contrôle, puis vous une des vôtres ; les deux échangent leurs places sans être révélées et le contrôle ne change pas.
power-accissejo-1 = Force +2 sur un espace de forêt ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-accissejo-2 = Diagonale. Avance d’autant d’espaces que voulu sur une seule ligne diagonale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-slud-1 = Au terme de cette malédiction : vous posez autant de Moisissures détruites que voulu, voire aucune, dont les forces de base totalisent au plus 4, sur des espaces de forêt vides, sous votre contrôle.
power-yarbu_the_magic_eater-1 = Annulation de la magie. L’unité magique qu’elle attaque est détruite sans lancer son sortilège, et l’attaque est réussie. Les Malédictions mortelles ne sont pas arrêtées.
power-yarbu_the_magic_eater-2 = Charge. Avance d’autant d’espaces que voulu sur une seule ligne horizontale ou verticale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-hades_giant-1 = Force +2 sur un espace de montagne ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-smerdim-1 = Force +1 sur un espace de forêt ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-smerdim-2 = Furie. Après chaque attaque réussie, elle doit aussitôt en attaquer une autre, ennemie et à portée d’un pas standard, s’il y en a ; son contrôleur choisit entre plusieurs. Cela dure jusqu’à sa destruction ou jusqu’à ce qu’aucune cible ne reste. Une Malédiction mortelle provoquée par une attaque est réglée avant la suivante.
power-lizarkus-1 = Force −2 sur un espace de désert ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-lizarkus-2 = Au bord d’un espace d’eau, se révèle et rejoint n’importe quel autre espace de terre vide du champ de bataille bordant un espace d’eau ; sans attaquer.
power-marbas-1 = Force +2 sur un espace de montagne ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-marbas-2 = Est révélée puis détruite ; vous désignez une unité ennemie, qui est révélée.
power-spitting_mushrooms-1 = Attaque à distance. Sans bouger, oblige une unité ennemie à deux espaces au plus (directions mêlées, rien ne fait obstacle) à se révéler ; après une fenêtre de capacités, la cible est détruite si sa force actuelle est inférieure. Force égale ou supérieure, unité magique ou Château : sans effet. Ce n’est pas une attaque.
power-parasitix-1 = Est révélée puis détruite ; un adversaire choisit ensuite une unité qu’il contrôle, quelle qu’elle soit, et vous en prenez le contrôle là où elle est.
power-kzzt-1 = Force +3 dans une attaque contre une unité douée de Vol, imprimé ou accordé, à l’assaut comme en défense ; rien en dehors des attaques.
power-kzzt-2 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-slime_of_bremmuk-1 = Force +2 sur un espace de forêt ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-slime_of_bremmuk-2 = Charge. Avance d’autant d’espaces que voulu sur une seule ligne horizontale ou verticale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-silwon_the_confusing-1 = Après une attaque réussie de sa part, vous devez choisir une unité ennemie voisine, quelle qu’elle soit, et en prendre le contrôle là où elle est.
power-nazint-1 = Est révélée puis détruite ; une unité violette que vous contrôlez à côté d’elle et qui a une force se révèle et a +1 en force jusqu’au terme du tour.
power-foulis-1 = Force +2 sur un espace de forêt ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-foulis-2 = Annulation de la magie. L’unité magique qu’elle attaque est détruite sans lancer son sortilège, et l’attaque est réussie. Les Malédictions mortelles ne sont pas arrêtées.
power-nosimaj-1 = Tant qu’elle est en vigueur : toute unité mobile possède Vol, quel que soit son contrôleur.
power-helliton-1 = Force +4 sur un espace de montagne ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-helliton-2 = Quand elle attaque une unité de force de base 9 ou 10, vous pouvez faire détruire celle-ci sans comparer les forces ; elle-même survit.
power-demarn_the_putrid-1 = Quand une Attaque à distance l’oblige à se révéler, elle survit et c’est le tireur qui est détruit, sans égard aux forces.
power-demarn_the_putrid-2 = Quand elle attaque une unité de force de base 10, vous pouvez faire détruire celle-ci sans comparer les forces ; elle-même survit.
power-paranos-1 = Attaquée, elle est détruite en même temps que son attaquante.
power-spore_of_parasitix-1 = Est révélée puis détruite ; un adversaire choisit ensuite une unité qu’il contrôle, quelle qu’elle soit, et vous en prenez le contrôle là où elle est.
power-spore_of_parasitix-2 = Attaquée, elle est détruite en même temps que son attaquante.
power-flit_spore-1 = Attaquée, elle est détruite en même temps que son attaquante.
power-flit_spore-2 = Tant qu’elle est en vigueur : force +1 pour toute unité violette dotée d’une force, quel que soit son contrôleur.
power-fungus_of_bremmuk-1 = Attaquée, elle est détruite ; l’attaquante survit. Puis un adversaire révèle toutes les unités magiques qu’il contrôle.
power-larva-1 = Attaquée, elle est détruite en même temps que son attaquante.
power-larva-2 = Tant qu’elle est en vigueur : force +1 pour tout Insectoïde, quel que soit son contrôleur.
power-the_hidden_hive-1 = Une fois par partie, se révèle et rejoint n’importe quel espace de forêt vide du champ de bataille, bien que statique.
power-infested_nest-1 = Se révèle avec une unité violette que vous contrôlez à côté d’elle et qui a une force ; cette dernière unité a +1 en force jusqu’au terme du tour. Une fois par tour.
power-delmikra-1 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-delmikra-2 = Au terme de cette malédiction : un adversaire choisit deux unités qu’il contrôle, quelles qu’elles soient, et vous en prenez le contrôle là où elles sont.
power-dalious-1 = Au terme de cette malédiction : tous les joueurs révèlent les unités magiques qu’ils contrôlent et les détruisent toutes en même temps ; aucun sortilège n’est lancé.
power-celams-1 = Quand une unité de n’importe quel camp la survole, elle peut se révéler ; cette unité est alors détruite et ne se pose pas.
power-celams-2 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-noslrac-1 = Se révèle avec un Mutant que vous contrôlez à côté d’elle ; cette dernière unité a +2 en force jusqu’au terme du tour. Une fois par tour.
power-noslrac-2 = Au terme de cette malédiction : un adversaire détruit en même temps cinq unités qu’il contrôle, puis vous trois des vôtres en même temps ; chacun choisit les siennes, quelles qu’elles soient.
power-galrien-1 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-galrien-2 = Au terme de cette malédiction : vous posez une unité bleue détruite, de force de base 9 ou moins, sur un espace de cité vide, sous votre contrôle.
power-minchu-1 = Force +1 sur un espace de forêt ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-minchu-2 = Se révèle ; vous prenez le contrôle, là où elle est, d’une unité voisine de l’armée beige que contrôle le camp gris.
power-minchu-3 = Depuis un espace de cité, se révèle et rejoint n’importe quel autre espace de cité vide du champ de bataille ; sans attaquer.
power-zanofor_bowdode-1 = Composition de l’armée : avec cette unité, une armée peut compter une unité de force 8 (celle-ci) et cinq de force 7 au lieu de trois et trois.
power-zanofor_bowdode-2 = Force +1 sur un espace de cité ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-adellin-1 = Annulation de la magie. L’unité magique qu’elle attaque est détruite sans lancer son sortilège, et l’attaque est réussie. Les Malédictions mortelles ne sont pas arrêtées.
power-adellin-2 = Force +1 sur un espace de forêt ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-adellin-3 = Rapidité. Fait deux pas de suite, tout droit ou en tournant, sur de la terre vide, sans revenir au départ ; chacun peut être une attaque, et une attaque au premier pas met fin à l’action.
power-concan-1 = Est révélée puis détruite ; un adversaire révèle et détruit ensuite, en même temps, toutes les unités nommées Evit qu’il contrôle, s’il en a.
power-concan-2 = Vol. Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
power-wyatt_yarg-1 = Force +2 sur un espace de cité ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-wyatt_yarg-2 = Composition de l’armée : avec cette unité, une armée peut compter une unité de force 5 (celle-ci) et cinq de force 4 au lieu de trois et trois.
power-angelas_amulet-1 = Se révèle avec un Ange que vous contrôlez à côté d’elle ; cette dernière unité a +1 en force jusqu’au terme du tour. Une fois par tour.
power-angelas_amulet-2 = Rapidité. Fait deux pas de suite, tout droit ou en tournant, sur de la terre vide, sans revenir au départ ; chacun peut être une attaque, et une attaque au premier pas met fin à l’action.
power-warbrin-1 = Force +8 dans une attaque contre une unité douée de Furie, imprimée ou accordée, à l’assaut comme en défense ; rien en dehors des attaques.
power-warbrin-2 = Force +2 sur un espace de forêt ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-warbrin-3 = Au terme de cette malédiction : toutes les unités des deux camps situées sur un espace de cité sont révélées et toutes les mobiles parmi elles sont détruites en même temps.
power-wizards_familiar-1 = Quand elle est attaquée et détruite, toutes les unités voisines de son espace, des deux camps, sont révélées et tous les Magiciens parmi elles sont détruits en même temps.
power-wizards_familiar-2 = Se révèle avec un Magicien que vous contrôlez à côté d’elle ; celui-ci ajoute à sa force la force actuelle de cette unité jusqu’au terme du tour. Une fois par tour.
power-mystical_mirror-1 = Quand elle attaque une unité de force de base 10 ou est attaquée par une telle unité, cette dernière est détruite sans comparer les forces ; elle-même survit.
power-mystical_mirror-2 = Est révélée puis détruite ; un adversaire révèle et détruit ensuite, en même temps, toutes les unités nommées Méduse qu’il contrôle, s’il en a.
power-galriens_mist-1 = Attaquée, elle est détruite ; si la force actuelle de l’attaquante est d’au moins 7, celle-ci est détruite en même temps.
power-galriens_castle-1 = Se révèle avec une Brume de Galrien que vous contrôlez ; celle-ci est détruite sans lancer son sortilège et ce Château vient sur son espace, bien que statique.
power-ursatoar-1 = Se révèle, puis révèle une unité voisine de n’importe quel camp : vous prenez le contrôle d’une unité magique là où elle est ; toute autre unité entraîne la destruction de celle-ci. Une unité magique à vous ne peut pas être choisie.
power-yeroms-1 = Tant qu’elle est en vigueur : tout Ver possède Diagonale, quel que soit son contrôleur.
power-sinnue-1 = Son adversaire dans une attaque, à l’assaut comme en défense, rejoint directement l’aire des unités détruites s’il y est détruit ; la Malédiction mortelle de celui-ci ne prend jamais effet.
power-sinnue-2 = Force +1 sur un espace de plaine ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-sinnue-3 = Charge. Avance d’autant d’espaces que voulu sur une seule ligne horizontale ou verticale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-rekabevets-1 = Force +1 sur un espace de plaine ; dans une attaque, à l’assaut comme en défense, c’est l’espace attaqué qui compte.
power-rekabevets-2 = Est révélée puis détruite ; un adversaire détruit ensuite en même temps toutes les unités de force de base 2 qu’il contrôle, puis vous toutes les vôtres en même temps.
power-lawok-1 = Force +1 dans une attaque contre une unité dorée, à l’assaut comme en défense ; rien en dehors des attaques.
power-lawok-2 = Est révélée puis détruite ; un adversaire révèle et détruit ensuite, en même temps, toutes les unités nommées Oreld le Libérateur qu’il contrôle, s’il en a.
power-lawok-3 = Diagonale. Avance d’autant d’espaces que voulu sur une seule ligne diagonale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-coyote-1 = Sur un espace de plaine, est révélée puis détruite ; une de vos propres unités détruites, de force de base 6, est posée sur l’espace libéré.
power-gallikon-1 = Vision. Se révèle, puis oblige une unité ennemie à deux espaces au plus (directions mêlées, rien ne fait obstacle) à se révéler.
power-gallikon-2 = Tant qu’elle est en vigueur : tout Ver possède Rapidité, quel que soit son contrôleur.
power-ilopanid-1 = Sur un espace de plaine, est révélée puis détruite ; une de vos propres unités détruites, de force de base 4, est posée sur l’espace libéré.
power-oplit-1 = Annulation de la magie. L’unité magique qu’elle attaque est détruite sans lancer son sortilège, et l’attaque est réussie. Les Malédictions mortelles ne sont pas arrêtées.
power-oplit-2 = Force +9 dans une attaque contre une unité douée de Furie, imprimée ou accordée, à l’assaut comme en défense ; rien en dehors des attaques.
power-oplit-3 = Charge. Avance d’autant d’espaces que voulu sur une seule ligne horizontale ou verticale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
power-vulad-1 = Quand elle attaque une unité de force de base 10 ou est attaquée par une telle unité, cette dernière est détruite sans comparer les forces ; elle-même survit.
power-vulad-2 = Tant qu’elle est en vigueur : force +1 pour tout Ver, quel que soit son contrôleur.
power-wonder_egg-1 = Sur un espace de plaine, est révélée puis détruite ; une de vos propres unités détruites, de force de base 2, est posée sur l’espace libéré.
power-wonder_egg-2 = Attaquée, elle est détruite en même temps que son attaquante.
power-plattenuis-1 = Sur un espace de plaine, se révèle ; une unité mobile voisine que vous contrôlez gagne, sans être révélée, n’importe quel espace de plaine vide.

## keyword

keyword-rage = Furie
keyword-rage-rule = Après chaque attaque réussie, elle doit aussitôt en attaquer une autre, ennemie et à portée d’un pas standard, s’il y en a ; son contrôleur choisit entre plusieurs. Cela dure jusqu’à sa destruction ou jusqu’à ce qu’aucune cible ne reste. Une Malédiction mortelle provoquée par une attaque est réglée avant la suivante.
keyword-negate_magic = Annulation de la magie
keyword-negate_magic-rule = L’unité magique qu’elle attaque est détruite sans lancer son sortilège, et l’attaque est réussie. Les Malédictions mortelles ne sont pas arrêtées.
keyword-charge = Charge
keyword-charge-rule = Avance d’autant d’espaces que voulu sur une seule ligne horizontale ou verticale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
keyword-diagonal = Diagonale
keyword-diagonal-rule = Avance d’autant d’espaces que voulu sur une seule ligne diagonale de terre vide ; peut s’achever sur la première unité ennemie rencontrée, qu’elle attaque alors.
keyword-quick = Rapidité
keyword-quick-rule = Fait deux pas de suite, tout droit ou en tournant, sur de la terre vide, sans revenir au départ ; chacun peut être une attaque, et une attaque au premier pas met fin à l’action.
keyword-fly = Vol
keyword-fly-rule = Passe, sur une ligne horizontale ou verticale, au-dessus d’un ou plusieurs espaces occupés ou d’eau, contigus et commençant à côté d’elle, et se pose sur le premier espace de terre vide qui suit ; ne permet pas d’attaquer.
keyword-ranged_attack = Attaque à distance
keyword-ranged_attack-rule = Sans bouger, oblige une unité ennemie à deux espaces au plus (directions mêlées, rien ne fait obstacle) à se révéler ; après une fenêtre de capacités, la cible est détruite si sa force actuelle est inférieure. Force égale ou supérieure, unité magique ou Château : sans effet. Ce n’est pas une attaque.
keyword-siege = Siège
keyword-siege-rule = Détruit une unité ennemie voisine qu’entourent au moins cinq unités que vous contrôlez, celle-ci comprise, sans égard aux forces. Une unité magique ne lance rien ; un Château est révélé et reste en place.
keyword-swap = Échange
keyword-swap-rule = Change de place avec une autre unité mobile du même type que vous contrôlez, à n’importe quelle distance ; toutes deux sont révélées.
keyword-teleport = Téléportation
keyword-teleport-rule = Est révélée puis détruite ; une autre de vos unités mobiles, où qu’elle soit, est révélée et vient sur l’espace libéré.
keyword-vision = Vision
keyword-vision-rule = Se révèle, puis oblige une unité ennemie à deux espaces au plus (directions mêlées, rien ne fait obstacle) à se révéler.

## type

# source: house
type-angel = Ange
# source: house
type-artifact = Artefact
# source: house
type-beast = Bête
# source: seed
type-castle = Château
# source: house
type-centaur = Centaure
# source: house
type-chimera = Chimère
# source: house
type-cleric = Clerc
# source: house
type-doppelganger = Doppelgänger
# source: seed
type-dragon = Dragon
# source: seed
type-dwarf = Nain
# source: house
type-eagle = Aigle
# source: seed
type-elf = Elfe
# source: house
type-familiar = Familier
# source: seed
type-giant = Géant
# source: house
type-gorgon = Gorgone
# source: house
type-insectoid = Insectoïde
# source: seed
type-magic = Magique
# source: house
type-minotaur = Minotaure
# source: house
type-mold = Moisissure
# source: seed
type-mutant = Mutant
# source: seed
type-ogre = Ogre
# source: house
type-paladin = Paladin
# source: house
type-panther = Panthère
# source: house
type-plantlife = Végétal
# source: house
type-ram = Bélier
# source: seed
type-ranger = Rôdeur
# source: house
type-reptilian = Reptilien
# source: house
type-satyr = Satyre
# source: seed
type-skeleton = Squelette
# source: house
type-sphinx = Sphinx
# source: seed
type-spirit = Esprit
# source: house
type-sprite = Lutin
# source: seed
type-titan = Titan
# source: house
type-unicorn = Licorne
# source: house
type-vampire = Vampire
# source: house
type-weapon = Arme
# source: house
type-werewolf = Loup-garou
# source: house
type-wizard = Magicien
# source: house
type-worm = Ver
# source: seed
type-zombie = Zombie

## nation

nation-gold = Les Valorians
nation-green = Les Anciens
nation-blue = Les Célestes
nation-silver = Les Gargans
nation-red = Les Mânes
nation-purple = Les Qa’ans

## terrain

terrain-plain = Plaine
terrain-forest = Forêt
terrain-swamp = Marais
terrain-mountain = Montagne
terrain-city = Cité
terrain-water = Eau
terrain-desert = Désert

## board

board-1A = 1A
board-1B = 1B
board-1C = 1C
board-1D = 1D
board-2A = 2A
board-2B = 2B
board-2C = 2C
board-2D = 2D
board-3A = 3A
board-3B = 3B
board-3C = 3C
board-3D = 3D
board-4A = 4A
board-4B = 4B
board-4C = 4C
board-4D = 4D
board-5A = 5A
board-5B = 5B
board-5C = 5C
board-5D = 5D
board-6A = 6A
board-6B = 6B
board-6C = 6C
board-6D = 6D
board-7A = 7A
board-7B = 7B
board-7C = 7C
board-7D = 7D

## army

army-legions_of_landor = Les légions de Landor
army-horde_of_kralc = La horde de Kralc
army-beige_expansion_2000 = Extension de Galrien
army-grey_expansion_2000 = Extension des Qa’ans
