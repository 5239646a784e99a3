### Noms et textes des choses de Chaos in the Old World.

## region

region-norsca = Norsca
    .the = la Norsca
    .in = en Norsca
    .from = de Norsca
region-troll_country = Pays des Trolls
    .the = le Pays des Trolls
    .in = au Pays des Trolls
    .from = du Pays des Trolls
region-kislev = Kislev
    .the = le Kislev
    .in = au Kislev
    .from = du Kislev
region-empire = L’Empire
    .the = l’Empire
    .in = dans l’Empire
    .from = de l’Empire
region-bretonnia = Bretonnie
    .the = la Bretonnie
    .in = en Bretonnie
    .from = de Bretonnie
region-estalia = Estalie
    .the = l’Estalie
    .in = en Estalie
    .from = d’Estalie
region-tilea = Tilée
    .the = la Tilée
    .in = en Tilée
    .from = de Tilée
region-border_princes = Les Principautés Frontalières
    .the = les Principautés Frontalières
    .in = dans les Principautés Frontalières
    .from = des Principautés Frontalières
region-badlands = Les Terres Arides
    .the = les Terres Arides
    .in = dans les Terres Arides
    .from = des Terres Arides

## power

power-khorne = Khorne
power-nurgle = Nurgle
power-tzeentch = Tzeentch
power-slaanesh = Slaanesh

## title

title-khorne = Le Dieu du Sang
title-nurgle = Le Seigneur de la Pestilence
title-tzeentch = Le Maître du Changement
title-slaanesh = Le Prince du Plaisir et de la Douleur

## draw

draw-rule-khorne = Piochez deux cartes Chaos à chaque phase de pioche.
draw-rule-nurgle = Piochez deux cartes Chaos à chaque phase de pioche.
draw-rule-tzeentch = Vous pouvez d’abord défausser une carte de votre main ; piochez ensuite jusqu’à avoir cinq cartes Chaos en main (aucune si vous en avez déjà cinq ou plus).
draw-rule-slaanesh = Piochez deux cartes Chaos à chaque phase de pioche.

## dial

dial-condition-khorne = Un pion pour chaque bataille dans une région où vos coups, premiers ou normaux, tuent au moins une figurine ennemie. Une bataille supplémentaire dans la région compte à part. Les Paysans ne comptent pas.
dial-condition-nurgle = Un pion pour chaque région Densément Peuplée où vous placez au moins deux pions corruption à l’étape de corruption.
dial-condition-tzeentch = Un pion pour chaque région où vous placez au moins deux pions corruption à l’étape de corruption alors que ses symboles de magie et ses pions Malepierre sont au moins deux en tout.
dial-condition-slaanesh = Un pion pour chaque région contenant au moins un pion Noble ou Héros où vous placez au moins deux pions corruption à l’étape de corruption.

## follower

follower-bloodsworn = Juresang
    .a = un Juresang
follower-bloodletter = Sanguinaire
    .a = un Sanguinaire
follower-bloodthirster = Buveur de Sang
    .a = un Buveur de Sang
follower-leper = Lépreux
    .a = un Lépreux
follower-plaguebearer = Portepeste
    .a = un Portepeste
follower-great_unclean_one = Grand Immonde
    .a = un Grand Immonde
follower-acolyte = Acolyte
    .a = un Acolyte
follower-horror = Horreur
    .a = une Horreur
follower-lord_of_change = Duc du Changement
    .a = un Duc du Changement
follower-seductress = Séductrice
    .a = une Séductrice
follower-daemonette = Démonette
    .a = une Démonette
follower-keeper_of_secrets = Gardien des Secrets
    .a = un Gardien des Secrets

## upgrade

upgrade-khorne_bloodsworn = Juresang (amélioration)
upgrade-text-khorne_bloodsworn = L’attaque passe à 1 ; pas d’autre capacité.
upgrade-details-khorne_bloodsworn = Compte dès que la carte est en jeu, aussi pour Le Trône des Crânes.
upgrade-khorne_bloodletters = Sanguinaires (amélioration)
upgrade-text-khorne_bloodletters = Vos Sanguinaires lancent leurs dés de bataille et assignent leurs coups avant toute autre figurine de la bataille ; ce qu’ils tuent est retiré aussitôt et ne riposte pas.
upgrade-details-khorne_bloodletters = Dans la bataille de leur région, après les effets du début de la phase et avant tout autre dé, vous lancez en une fois les dés de tous vos Sanguinaires présents et assignez leurs coups comme premiers coups. Ils ne lancent pas de nouveau dans cette bataille. Vos autres figurines lancent à votre place normale. Dans une bataille supplémentaire, ils frappent de nouveau les premiers.
upgrade-khorne_bloodthirster = Buveur de Sang (amélioration)
upgrade-text-khorne_bloodthirster = Compte pour trois figurines dans votre valeur de domination.
upgrade-details-khorne_bloodthirster = Seulement quand on compte les figurines : ni sous Le Trône des Crânes (son attaque de 4 compte), ni sous Pacte Abyssal (rien ne compte).
upgrade-khorne_power = Puissance accrue (Khorne)
upgrade-text-khorne_power = Un point de puissance de plus à chaque tour.
upgrade-details-khorne_power = À partir de la prochaine phase de pioche.
upgrade-khorne_cards = Savoir accru (Khorne)
upgrade-text-khorne_cards = Piochez une carte Chaos de plus à chaque phase de pioche.
upgrade-details-khorne_cards = À partir de la prochaine phase de pioche ; trois cartes en tout.
upgrade-nurgle_lepers = Lépreux (amélioration)
upgrade-text-nurgle_lepers = Invoquer un Lépreux dans une région où vous n’avez aucune figurine coûte 0. Chaque Lépreux peut en profiter une fois par tour.
upgrade-details-nurgle_lepers = La région où il entre ne doit contenir aucune figurine que vous contrôlez quand le Lépreux y est placé ; celle qu’il quitte n’importe pas. Les règles de placement demeurent. La gratuité sert d’elle-même la première fois qu’un Lépreux donné y a droit dans le tour ; une seconde invocation de la même figurine ce tour-ci coûte 1. Cela reste un coup joué : il vous faut encore au moins un point de puissance.
upgrade-nurgle_plaguebearers = Portepeste (amélioration)
upgrade-text-nurgle_plaguebearers = Quand un adversaire tue un ou plusieurs de vos Portepeste en bataille, vous infligez aussitôt autant de coups automatiques aux figurines de cet adversaire dans la région ; assignez-les comme des coups normaux.
upgrade-details-nurgle_plaguebearers = Résolu juste après que l’adversaire a assigné tous les coups d’un lancer, premiers ou normaux. Ces coups ne viennent d’aucun dé : pas d’explosion, et aucun effet contre les figurines que seuls les 6 blessent. Ils ne vont qu’aux figurines non couchées que cet adversaire contrôle ici, en nombre suffisant pour tuer ; le reste est perdu. Les victimes sont couchées et lancent encore leurs dés si elles ne l’ont pas fait. Vaut séparément pour chaque lancer et chaque adversaire ; seulement pour les morts dues à des coups de bataille.
upgrade-nurgle_great_unclean_one = Grand Immonde (amélioration)
upgrade-text-nurgle_great_unclean_one = Chaque fois que vous invoquez le Grand Immonde, placez aussitôt deux de vos pions corruption dans la région où il entre (pas si elle est dévastée ni si la corruption y est interdite).
upgrade-details-nurgle_great_unclean_one = À chaque invocation, depuis la réserve ou depuis une autre région. Les pions sont placés à la phase d’invocation : ils font de vous un dévastateur ce tour-ci mais ne comptent pas pour le cadran. Obligatoire.
upgrade-nurgle_power = Puissance accrue (Nurgle)
upgrade-text-nurgle_power = Un point de puissance de plus à chaque tour.
upgrade-details-nurgle_power = À partir de la prochaine phase de pioche.
upgrade-nurgle_provender = Provende de la Ruine
upgrade-text-nurgle_provender = Chaque fois qu’une région est dévastée, marquez 3 points de victoire supplémentaires, que vous soyez dévastateur ou non.
upgrade-details-nurgle_provender = Marqué aussitôt qu’une carte Dévastation est posée sur une région, une fois par région, en plus des points de dévastateur. Une région qui atteint douze sans qu’il reste de carte n’est pas dévastée et ne rapporte rien.
upgrade-tzeentch_acolytes = Acolytes (amélioration)
upgrade-text-tzeentch_acolytes = Quand vous invoquez vers une autre région un Acolyte déjà en jeu, il peut emporter un pion Malepierre de la région qu’il quitte vers celle où il entre (pas dans une région dévastée).
upgrade-details-tzeentch_acolytes = Facultatif, un pion par Acolyte et par déplacement ; le pion doit se trouver dans la région quittée, et la région d’arrivée ne doit pas être dévastée. Pas pour un Acolyte venu de la réserve. Vaut aussi quand vous le déplacez par Téléportation, et pour quiconque contrôle l’Acolyte.
upgrade-tzeentch_horrors = Horreurs (amélioration)
upgrade-text-tzeentch_horrors = Quand vous invoquez une Horreur, vous pouvez la poser sur un emplacement de carte Chaos vide de la région. L’emplacement est alors occupé, l’Horreur vaut un symbole de magie de la région et reste une figurine pour la domination et la bataille. L’emplacement se libère quand l’Horreur est tuée ou s’en va.
upgrade-details-tzeentch_horrors = Facultatif, quand vous invoquez ou téléportez l’Horreur ; vous choisissez l’emplacement vide. Pas dans une région dévastée. L’Horreur y reste d’un tour à l’autre jusqu’à ce qu’elle soit tuée, retirée ou déplacée. Elle peut être frappée et choisie comme toute figurine ; ce n’est pas une carte Chaos : les effets sur les cartes Chaos ne la touchent pas.
upgrade-tzeentch_lord_of_change = Duc du Changement (amélioration)
upgrade-text-tzeentch_lord_of_change = Le Duc du Changement porte deux symboles de magie et les donne à la région où il se trouve.
upgrade-details-tzeentch_lord_of_change = Compte où qu’il se trouve, pour votre condition de cadran et pour tout autre effet qui cherche des symboles.
upgrade-tzeentch_power = Puissance accrue (Tzeentch)
upgrade-text-tzeentch_power = Un point de puissance de plus à chaque tour.
upgrade-details-tzeentch_power = À partir de la prochaine phase de pioche.
upgrade-tzeentch_cards = Savoir accru (Tzeentch)
upgrade-text-tzeentch_cards = Complétez votre main à six cartes au lieu de cinq à chaque phase de pioche.
upgrade-details-tzeentch_cards = À partir de la prochaine phase de pioche ; la défausse facultative demeure.
upgrade-slaanesh_seductresses = Séductrices (amélioration)
upgrade-text-slaanesh_seductresses = La défense passe à 2 ; pas d’autre capacité.
upgrade-details-slaanesh_seductresses = Compte dès que la carte est en jeu, aussi pour les Séductrices déjà sur le plateau.
upgrade-slaanesh_daemonettes = Démonettes (amélioration)
upgrade-text-slaanesh_daemonettes = Seuls les résultats de 6 des dés de bataille peuvent être assignés comme coups aux Démonettes.
upgrade-details-slaanesh_daemonettes = Il faut deux 6 d’un même joueur dans une même bataille (défense 2) ; ses 6 obtenus en premiers coups peuvent attendre. Un 6 sur un dé ajouté par une explosion est un 6. Les coups sans dé ne peuvent pas leur être assignés. Le Pourrissement Final, les Héros et les autres retraits agissent normalement.
upgrade-slaanesh_keeper_of_secrets = Gardien des Secrets (amélioration)
upgrade-text-slaanesh_keeper_of_secrets = Au début de la phase de bataille, vous pouvez prendre le contrôle d’un Adorateur ennemi dans la région du Gardien des Secrets jusqu’à la fin du tour.
upgrade-details-slaanesh_keeper_of_secrets = Facultatif ; vous choisissez un Adorateur qu’un autre joueur contrôle dans la région du Gardien. Après les cartes Chaos de cette région qui agissent au début de la phase de bataille. Dure toute la phase de fin, où que l’Adorateur aille, et même si le Gardien s’en va.
upgrade-slaanesh_power_1 = Puissance accrue I (Slaanesh)
upgrade-text-slaanesh_power_1 = Un point de puissance de plus à chaque tour.
upgrade-details-slaanesh_power_1 = À partir de la prochaine phase de pioche ; se cumule avec l’autre.
upgrade-slaanesh_power_2 = Puissance accrue II (Slaanesh)
upgrade-text-slaanesh_power_2 = Deux points de puissance de plus à chaque tour.
upgrade-details-slaanesh_power_2 = À partir de la prochaine phase de pioche ; se cumule avec l’autre.

## card

# source: seed
card-blood_frenzy = Frénésie Sanguinaire
card-text-blood_frenzy = Au début de la phase de bataille, lancez deux dés de bataille dans cette région (les 6 explosent). Les coups sont assignés aussitôt ; les figurines tuées sont retirées immédiatement. Les coups qui ne tuent pas restent sur leur cible et s’ajoutent à vos autres coups de la même bataille.
card-details-blood_frenzy = Vous n’avez pas besoin de figurine ici. Les dés ne sont pas lancés si la région ne contient alors ni Paysan ni figurine ennemie qui puisse être tuée en bataille. Deux exemplaires forment un seul lancer de quatre dés. Chaque coup doit être assigné tant qu’une cible peut encore le recevoir ; une figurine peut recevoir moins de coups que sa défense, jamais plus. Un seul lancer par tour, même si Réincarner dans le Sang ajoute une bataille. Aucun lancer là où les batailles ou les dés de bataille sont interdits.
# source: seed
card-battle_cry = Cri de Bataille
card-text-battle_cry = Jusqu’à la fin du tour, aucune Puissance ne peut placer de pions corruption dans cette région, de quelque façon que ce soit.
card-details-battle_cry = En vigueur dès que la carte est jouée. Les pions déjà présents restent. Empêche les pions des Adorateurs, de Puanteur de la Mort, d’Une Grande et Immonde Phtisie, d’Infiltration Perverse et de l’amélioration du Grand Immonde ; le reste de ces effets s’applique quand même. On vérifie toujours si la région est dévastée ; une Puissance n’est dévastatrice que par un pion placé ici plus tôt dans le tour.
# source: seed
card-skull_throne = Le Trône des Crânes
card-text-skull_throne = Pour votre valeur de domination ici, comptez le total des attaques de vos figurines dans la région au lieu de leur nombre.
card-details-skull_throne = On prend les valeurs d’attaque en vigueur dans la région à ce moment (améliorations, Éblouissement) de toutes les figurines que vous y contrôlez. Un Juresang sans amélioration vaut 0 ; un Buveur de Sang amélioré vaut son attaque de 4, et non 3. Le coût des cartes s’ajoute comme d’habitude, y compris celui d’un second exemplaire. Sous Pacte Abyssal, vos figurines ne valent rien.
# source: seed
card-field_of_carnage = Champ de Carnage
card-text-field_of_carnage = Tant que cette carte est ici, les figurines des autres Puissances ne peuvent être ni invoquées ni déplacées hors de cette région.
card-details-field_of_carnage = En vigueur dès que la carte est jouée. Elle empêche l’invocation et les déplacements dus à des cartes (une figurine retenue ne peut pas être choisie pour Téléportation). Invoquer vers la région reste permis. C’est le contrôle qui dit à qui est une figurine : un Juresang contrôlé par une autre Puissance est retenu. Les morts, les Héros et les autres retraits ne sont pas des invocations.
# source: house
card-ritual_slaying = Meurtre Rituel
card-text-ritual_slaying = Chaque fois que vous tuez une figurine ennemie dans cette région, piochez une carte Chaos.
card-details-ritual_slaying = Compte chaque figurine que vous tuez avec des coups que vous assignez lors d’une bataille ici, premiers coups compris ; piochez aussitôt, une carte par figurine et par exemplaire. Ce n’est pas facultatif. Les Paysans ne rapportent rien. Un paquet vide est reformé avec votre défausse ; si les deux sont vides, vous ne piochez rien.
# source: seed
card-reborn_in_blood = Réincarner dans le Sang
card-text-reborn_in_blood = Quand la bataille de cette région est entièrement résolue et les pertes retirées, livrez ici une bataille complète de plus.
card-details-reborn_in_blood = La bataille supplémentaire suit aussitôt, avant la région suivante, avec de nouveaux dés pour chaque joueur dans l’ordre des Puissances, pourvu que quelqu’un ait des dés et une cible permise. Les premiers coups en attente sont perdus entre les deux ; Frénésie Sanguinaire n’est pas relancée ; les Sanguinaires améliorés frappent de nouveau les premiers. Chaque exemplaire ajoute une bataille. Chaque bataille peut rapporter à Khorne son propre pion avancement. Sans effet là où les batailles sont interdites.
# source: seed
card-blood_gods_call = L’Appel du Dieu du Sang
card-text-blood_gods_call = Déplacez aussitôt jusqu’à deux de vos figurines d’une même autre région vers cette région, sans coût et sans condition d’adjacence.
card-details-blood_gods_call = Vous choisissez la région de départ et zéro, une ou deux figurines de toute classe que vous y contrôlez. C’est un déplacement, pas une action d’invocation : aucun coût par figurine, aucune adjacence, et la région de départ peut être dévastée. Si vous n’avez de figurine nulle part ailleurs, rien ne bouge. Chaque exemplaire agit quand il est joué.
# source: house
card-plague_aura = Aura de Peste
card-text-plague_aura = Chacun de vos pions corruption dans cette région ajoute 1 à votre valeur de domination ici.
card-details-plague_aura = Compte les pions de Nurgle présents au moment où l’on calcule la domination, quel que soit le moment où ils ont été placés ; les pions Malepierre ne comptent pas. Chaque exemplaire les ajoute de nouveau. Ne demande aucune figurine et n’est pas touchée par Pacte Abyssal.
# source: house
card-influenza = Influenza
card-text-influenza = La Résistance de cette région est réduite de 2 (jamais en dessous de 0).
card-details-influenza = Ne réduit que la Résistance, dès que la carte est jouée ; se cumule avec un second exemplaire et avec les pions Skaven, sans descendre sous 0.
# source: seed
card-plague_touch = Contact de la Peste
card-text-plague_touch = Chaque figurine ennemie dans cette région a sa défense réduite de 1, avec un minimum de 1.
card-details-plague_touch = Est ennemie toute figurine contrôlée par un autre joueur au moment où les coups sont assignés. Se cumule avec un second exemplaire, minimum 1. Les Paysans ne sont pas des figurines. Une figurine de Nurgle contrôlée par une autre Puissance est ici une figurine ennemie.
# source: seed
card-rain_of_pus = Pluie de Pus
card-text-rain_of_pus = Vos figurines dans cette région ont leur défense augmentée de 1.
card-details-rain_of_pus = S’applique à toute figurine que vous contrôlez ici au moment où les coups sont assignés, y compris celles qui arrivent, mais pas à une figurine de Nurgle contrôlée par une autre Puissance. Se cumule avec un second exemplaire.
# source: house
card-great_foul_consumption = Une Grande et Immonde Phtisie
card-text-great_foul_consumption = Une fois les pions corruption placés dans cette région, avant de vérifier si elle est dévastée : retirez toutes vos figurines de la région, puis placez ici un de vos pions corruption pour chaque groupe de deux figurines ainsi retirées (arrondi à l’inférieur).
card-details-great_foul_consumption = À l’étape de corruption, après que tous les joueurs ont placé dans la région les pions de leurs Adorateurs. Obligatoire. Toutes les figurines que vous contrôlez ici, de toute classe, retournent dans la réserve ; ce ne sont pas des morts. Une figurine en trop ne rapporte aucun pion ; un second exemplaire ne trouve plus de figurines. Sous Cri de Bataille, les figurines partent et aucun pion n’est placé. Ces pions comptent avec ceux de vos Lépreux pour le cadran et font de vous un dévastateur.
# source: house
card-final_rotting = Le Pourrissement Final
card-text-final_rotting = À la fin de la phase de bataille, tuez sans dés, pour chacun de vos pions corruption dans cette région, un Adorateur ou Guerrier ennemi de votre choix qui s’y trouve.
card-details-final_rotting = Après la dernière bataille, dans l’ordre des régions. Les pions sont comptés quand la carte agit, et restent. Vous choisissez les figurines une par une ; s’il y a moins de cibles, toutes meurent. Jamais un Démon Majeur. La défense, Malebouclier et les interdictions de bataille n’y changent rien : ce n’est pas une bataille et aucun dé n’est lancé. Les figurines partent aussitôt. Chaque exemplaire compte les pions de nouveau.
# source: house
card-all_things_decay = Tout se Décompose
card-text-all_things_decay = Retirez aussitôt un pion corruption d’une Puissance quelconque de cette région.
card-details-all_things_decay = Vous choisissez de quelle Puissance est le pion, la vôtre comprise ; obligatoire s’il y en a un, sinon sans effet. Les pions Malepierre ne sont pas des pions corruption. Un joueur dont on retire un pion de ce tour reste dévastateur.
# source: seed
card-stench_of_death = Puanteur de la Mort
card-text-stench_of_death = Si vous dominez cette région, placez-y deux de vos pions corruption juste après le décompte de la domination.
card-details-stench_of_death = Vous devez avoir remporté la comparaison de domination de cette région ce tour-ci. Chaque exemplaire place deux pions. Empêchée par Cri de Bataille. Ces pions font de vous un dévastateur ce tour-ci, mais ils sont placés hors de l’étape de corruption et ne comptent pas pour votre cadran.
# source: seed
card-teleport = Téléportation
card-text-teleport = Déplacez un Adorateur ou Guerrier de n’importe quelle Puissance de cette région vers n’importe quelle autre région. Obligatoire si une telle figurine est présente.
card-details-teleport = Vous choisissez la figurine et son arrivée, n’importe quelle autre région, même dévastée ; ni coût ni adjacence. Obligatoire s’il y a ici une figurine qui peut partir ; sinon rien ne bouge. Ni Démon Majeur, ni figurine retenue par Champ de Carnage. La protection et le contrôle restent attachés à la figurine. Déplacer un de vos Acolytes ou une de vos Horreurs compte comme une invocation pour leur amélioration.
# source: house
card-changer_of_ways = Maître du Changement
card-text-changer_of_ways = Tant que cette carte est ici, le texte de toute autre carte Chaos de cette région est sans effet. Les coûts imprimés pour la domination et les symboles de magie comptent toujours ; ce qui s’est déjà produit n’est pas annulé.
card-details-changer_of_ways = Agit dès que la carte est jouée. Une carte jouée ici ensuite ne fait rien non plus en arrivant et ne demande aucun choix. Malebouclier et Musc Soporifique joués ici avant elle gardent leur effet sur la figurine choisie. Annule entre autres Cri de Bataille, Champ de Carnage, Influenza, Stase Temporelle, Champ d’Extase et le maintien de La Persistance du Changement. Le prix de Royauté Dégénérée se calcule quand elle est encore en main et n’est pas touché. Les améliorations, les cartes Vieux Monde et les pions ne sont pas touchés. Deux exemplaires ne s’annulent pas l’un l’autre.
# source: seed
card-warp_shield = Malebouclier
card-text-warp_shield = Choisissez une de vos figurines ici ; elle ne peut pas être tuée en bataille ce tour-ci, même si elle change de région.
card-details-warp_shield = Vous choisissez, de toute classe ; obligatoire si vous contrôlez une figurine ici, sinon sans effet. La figurine n’est une cible permise dans aucune bataille du tour ; elle combat, compte et corrompt toujours. Aucune protection contre les Héros, Le Pourrissement Final, Une Grande et Immonde Phtisie ni les cartes Vieux Monde. Un second exemplaire peut choisir la même figurine, sans effet de plus.
# source: house
card-temporal_stasis = Stase Temporelle
card-text-temporal_stasis = Les autres Puissances paient 2 points de puissance de plus pour jouer une carte Chaos dans cette région.
card-details-temporal_stasis = Dès que la carte est jouée, pour toute carte qu’une autre Puissance joue sur l’autre emplacement de cette région ; s’ajoute aux autres surcoûts, même à un prix ramené à 0. La carte compte toujours son coût imprimé pour la domination. Vous payez le prix normal.
# source: house
card-meddling_of_skaven = Les Manigances des Skavens
card-text-meddling_of_skaven = Choisissez un adversaire qui a une figurine dans cette région ; ce joueur défausse deux cartes Chaos de son choix (autant qu’il en a).
card-details-meddling_of_skaven = Vous choisissez parmi les adversaires qui contrôlent une figurine ici, même un joueur à la main vide ; obligatoire s’il y en a un, sinon sans effet. L’adversaire choisit aussitôt les cartes ; elles vont face visible dans sa propre défausse.
# source: house
card-persistence_of_change = La Persistance du Changement
card-text-persistence_of_change = Si vous avez tué au moins une figurine dans cette région ce tour-ci, cette carte n’est pas retirée à la phase de fin et garde son emplacement pour le tour suivant.
card-details-persistence_of_change = « Vous » : Tzeentch doit avoir tué au moins une figurine avec des coups qu’il a assignés lors d’une bataille ici ce tour-ci. Une carte qui reste garde au tour suivant son emplacement, son symbole et son coût pour la domination, et son sort est jugé de nouveau ; elle reste aussi si la région a été dévastée.
# source: house
card-dazzle = Éblouissement
card-text-dazzle = Chaque figurine ennemie dans cette région a son attaque réduite de 1, avec un minimum de 0.
card-details-dazzle = Est ennemie toute figurine que vous ne contrôlez pas. En vigueur dès que la carte est jouée ; réduit les dés de bataille et l’attaque comptée par Le Trône des Crânes. Se cumule avec un second exemplaire, minimum 0 par figurine. Les dés dus à des cartes ne sont pas réduits.
# source: house
card-drain_power = Drain de Puissance
card-text-drain_power = Chaque adversaire qui a au moins un Adorateur dans cette région perd un point de puissance (pas en dessous de 0) ; puis vous gagnez un point de puissance, que quelqu’un en ait perdu ou non.
card-details-drain_power = Les Adorateurs sont comptés selon qui les contrôle. Un joueur à 0 ne perd rien ; un joueur qui tombe à 0 est sauté à partir de là. Votre gain peut dépasser la valeur mise en évidence ; il vous fallait au moins un point pour jouer ce coup.
# source: seed
card-perverse_infiltration = Infiltration Perverse
card-text-perverse_infiltration = Placez aussitôt un de vos pions corruption dans cette région.
card-details-perverse_infiltration = Peut être jouée là où vous n’avez aucune figurine. Aucun pion sous Cri de Bataille ou Maître du Changement. Le pion fait de vous un dévastateur ce tour-ci et ne compte pas pour votre cadran.
# source: house
card-insidious_lies = Mensonges Insidieux
card-text-insidious_lies = Chaque pion Noble et chaque pion Héros de cette région ajoute 2 à votre valeur de domination ici.
card-details-insidious_lies = Compte les pions présents au moment où l’on calcule la domination. Chaque exemplaire ajoute 2 par pion. Ne demande aucune figurine et n’est pas touchée par Pacte Abyssal.
# source: seed
card-dark_influence = Influence des Ténèbres
card-text-dark_influence = Déplacez un pion Paysan, Héros ou Noble de cette région vers n’importe quelle autre région qui n’est pas dévastée.
card-details-dark_influence = Vous choisissez le pion et son arrivée. Obligatoire s’il y a ici un tel pion, sinon sans effet. Les Paysans pris, posés sur les fiches, ne peuvent pas être choisis.
# source: house
card-soporific_musk = Musc Soporifique
card-text-soporific_musk = Prenez le contrôle d’un Adorateur ennemi de cette région jusqu’à la fin du tour.
card-details-soporific_musk = Vous choisissez parmi les Adorateurs présents qu’un autre joueur contrôle ; obligatoire s’il y en a un, sinon sans effet. Le contrôle suit la figurine où qu’elle aille et dure toute la phase de fin : les pions Héros la voient donc comme la vôtre. Malebouclier y reste attaché. Elle garde les caractéristiques et l’amélioration de son propriétaire. Un second exemplaire peut prendre un autre Adorateur.
# source: house
card-field_of_ecstasy = Champ d’Extase
card-text-field_of_ecstasy = Tant que cette carte est ici, aucune bataille n’a lieu dans cette région et aucun dé de bataille n’y est lancé, pas même les premiers coups.
card-details-field_of_ecstasy = Les effets du début ou de la fin de la phase de bataille qui ne lancent pas de dés de bataille s’appliquent toujours (Le Pourrissement Final, les cartes Vieux Monde, l’amélioration du Gardien des Secrets). Réincarner dans le Sang n’ajoute rien. Les Paysans d’ici sont à l’abri.
# source: house
card-degenerate_royalty = Royauté Dégénérée
card-text-degenerate_royalty = Coûte 0 au lieu de 3 si elle est jouée dans une région qui contient au moins trois pions corruption (toutes Puissances confondues). Elle compte toujours 3 pour la domination.
card-details-degenerate_royalty = On compte au moment où la carte est choisie ; les pions Malepierre ne comptent pas. Avec au moins trois pions, le prix est de 0 plus les surcoûts. Dans une région qui en a moins, elle coûte 3.
# source: house
card-abyssal_pact = Pacte Abyssal
card-text-abyssal_pact = On ne tient pas compte des figurines, toutes Puissances confondues, en additionnant les valeurs de domination dans cette région ; seules comptent les cartes Chaos et les bonus des cartes.
card-details-abyssal_pact = Touche toutes les Puissances, la vôtre aussi, y compris Le Trône des Crânes et le Buveur de Sang amélioré. Le coût imprimé des cartes, Aura de Peste et Mensonges Insidieux comptent toujours.

## old

# source: house
old-plunged_into_chaos = Plongés dans le Chaos
old-immediate-plunged_into_chaos = Chaque joueur marque 1 PV par pion Paysan qu’il a pris. Le joueur qui en a strictement le plus marque 3 PV de plus. Les pions pris sont conservés.
old-details-plunged_into_chaos = En cas d’égalité pour le plus grand nombre, ou si personne n’a de Paysan, personne ne reçoit les 3 points de plus. Tous les joueurs marquent, puis la carte est défaussée.
# source: house
old-peasant_uprising = Soulèvement Paysan
old-immediate-peasant_uprising = Placez un pion Paysan dans chaque région non dévastée, sauf les Terres Arides, dans l’ordre des régions tant que la réserve le permet.
old-persistent-peasant_uprising = Chaque pion Paysan augmente de 1 la Résistance de sa région.
old-details-peasant_uprising = Les deux exemplaires peuvent être ensemble sur la piste : chaque Paysan augmente alors la Résistance de 2. Les Paysans tués ou déplacés comptent aussitôt là où ils sont désormais. Ne touche pas à la valeur de Conquête.
# source: house
old-meteor_showers = Pluies de Météores
old-immediate-meteor_showers = Placez trois pions Malepierre, un dans chacune de trois régions différentes non dévastées.
old-details-meteor_showers = La Menace la plus faible choisit les régions.
# source: house
old-up_from_skavenblight = Surgis de Skarogne
old-immediate-up_from_skavenblight = Placez trois pions Skaven dans trois régions différentes non dévastées dont chacune contient un pion Malepierre ou touche une région qui en contient (autant que possible).
old-details-up_from_skavenblight = La Menace la plus faible choisit. Les pions Malepierre des régions dévastées comptent pour la condition. Sans aucun pion Malepierre sur le plateau, rien n’est placé.
# source: seed
old-warpstone_discovery = Découverte de Malepierre
old-immediate-warpstone_discovery = Placez deux pions Malepierre dans une même région non dévastée.
old-persistent-warpstone_discovery = Chaque joueur qui a au moins une figurine dans une région contenant un pion Malepierre pioche une carte Chaos.
old-details-warpstone_discovery = La Menace la plus faible choisit la région ; s’il ne reste qu’un pion en réserve, un seul est placé. La pioche est d’une carte par joueur, quel que soit le nombre de ces régions ou de ces pions ; dans l’ordre des Puissances.
# source: house
old-bretonnian_knights = Chevaliers Bretonniens
old-immediate-bretonnian_knights = Placez un pion Héros en Bretonnie, puis un dans n’importe quelle autre région non dévastée.
old-persistent-bretonnian_knights = Chaque joueur qui a une figurine en Bretonnie défausse une carte Chaos de son choix.
old-details-bretonnian_knights = Si la Bretonnie est dévastée, seul l’autre pion est placé. La défausse se fait dans l’ordre des Puissances ; une main vide ne défausse rien ; elle a lieu aussi si la Bretonnie est dévastée.
# source: house
old-crusade_is_come = La Croisade est Venue
old-immediate-crusade_is_come = Placez deux pions Héros, deux Noble et deux Paysan, tous dans des régions différentes non dévastées (autant que possible).
old-details-crusade_is_come = La Menace la plus faible choisit les régions et quel pion va où ; si les régions ou la réserve ne suffisent pas, elle choisit aussi les pions laissés de côté.
# source: house
old-dwarf_trollslayers = Tueurs de Trolls Nains
old-immediate-dwarf_trollslayers = Choisissez : un pion Héros en Norsca et un au Kislev, ou un au Pays des Trolls et un dans l’Empire.
old-persistent-dwarf_trollslayers = Le joueur dont la Menace est la plus faible désigne un Guerrier ou Démon Majeur, de n’importe quelle Puissance, dans une région contenant un pion Héros ; son joueur le retire.
old-details-dwarf_trollslayers = La Menace la plus faible choisit la paire ; une paire qui ne peut recevoir aucun pion ne peut être choisie si l’autre peut en recevoir un. Une figurine en tout, pas une par région ; obligatoire s’il y a une figurine possible.
# source: house
old-road_wardens = Gardes des Routes
old-immediate-road_wardens = Placez un pion Héros dans chacune de trois régions Densément Peuplées différentes non dévastées (autant que possible).
old-persistent-road_wardens = Invoquer une figurine déjà en jeu vers ou depuis une région contenant un pion Héros coûte 1 point de puissance de plus.
old-details-road_wardens = La Menace la plus faible choisit les régions. Le surcoût est de 1 en tout, même si les deux régions contiennent des Héros ou si l’une en contient plusieurs. Seule l’action d’invocation est plus chère : ni les figurines de la réserve, ni les déplacements dus à des cartes. Une figurine dont on ne peut payer le surcoût ne peut pas être choisie pour cette arrivée.
# source: house
old-witch_hunters = Répurgateurs
old-immediate-witch_hunters = Placez un pion Héros dans l’Empire, un en Bretonnie et un en Estalie.
old-persistent-witch_hunters = Une carte Chaos à symbole de magie coûte 1 point de puissance de plus si elle est jouée dans une région contenant au moins un pion Héros.
old-details-witch_hunters = Dans l’ordre des régions si la réserve ne suffit pas. 1 en tout par carte, pas par Héros ; pour tous les joueurs ; s’ajoute aux autres surcoûts.
# source: seed
old-greenskins_invade = Invasion de Peaux-vertes
old-immediate-greenskins_invade = Retirez toutes les cartes à Comète de la piste du Vieux Monde et tous les pions Événement du plateau. Placez un pion Événement dans l’Empire, un en Tilée et un dans les Terres Arides.
old-persistent-greenskins_invade = Dans chaque région contenant un pion Événement, dans l’ordre des régions, chaque joueur qui y a une figurine lance un dé, dans l’ordre des Puissances : sur 4 ou plus, il y retire un de ses Adorateurs ou Guerriers, s’il en a un.
old-details-greenskins_invade = Un dé par joueur et par région ; ce n’est pas un dé de bataille : ni coup, ni explosion. Le joueur choisit la figurine. Les Démons Majeurs sont à l’abri. Agit avant les cartes Chaos du début de la phase de bataille, même là où les batailles sont interdites.
# source: seed
old-norse_reavers = Pillards Norses
old-immediate-norse_reavers = Retirez toutes les cartes à Comète de la piste du Vieux Monde et tous les pions Événement du plateau. Placez un pion Événement en Norsca, un au Pays des Trolls et un au Kislev.
old-persistent-norse_reavers = Dans chaque région contenant un pion Événement, dans l’ordre des régions, retirez un pion Noble ou Paysan (au choix du joueur dont la Menace est la plus faible) ; s’il n’y en a pas, le joueur à la plus forte Menace parmi ceux qui y ont un Adorateur y retire un de ses Adorateurs.
old-details-norse_reavers = Les pions retirés retournent dans la réserve.
# source: house
old-dark_elf_corsairs = Corsaires Elfes Noirs
old-immediate-dark_elf_corsairs = Retirez toutes les cartes à Comète de la piste du Vieux Monde et tous les pions Événement du plateau. Placez un pion Événement en Norsca, un en Bretonnie et un en Estalie.
old-persistent-dark_elf_corsairs = Dans chaque région contenant un pion Événement, dans l’ordre des régions, le joueur qui y a le plus d’Adorateurs (à égalité : la plus forte Menace) en retire un.
old-details-dark_elf_corsairs = S’il n’y a aucun Adorateur dans la région, rien ne se passe. Le joueur choisit l’Adorateur.
# source: house
old-electors_sue_for_peace = Les Électeurs Demandent la Paix
old-immediate-electors_sue_for_peace = Retirez toutes les cartes à Comète de la piste du Vieux Monde et tous les pions Événement du plateau. Placez un pion Événement dans l’Empire et un dans n’importe quelle autre région non dévastée.
old-persistent-electors_sue_for_peace = Aucune bataille n’a lieu et aucun dé de bataille n’est lancé dans une région contenant un pion Événement.
old-details-electors_sue_for_peace = La Menace la plus faible choisit la seconde région, qui ne peut pas être l’Empire. Vaut aussi pour les premiers dés et les batailles supplémentaires ; les effets sans dés de bataille s’appliquent toujours.
# source: house
old-grail_is_found = Le Graal est Retrouvé
old-immediate-grail_is_found = Retirez toutes les cartes à Comète de la piste du Vieux Monde et tous les pions Événement du plateau. Placez deux pions Événement en Bretonnie.
old-persistent-grail_is_found = Pour chaque pion Événement en jeu, dans l’ordre des régions : le joueur qui a strictement le plus de figurines dans sa région peut retirer ce pion pour marquer 3 PV ; s’il n’y a pas de tel joueur ou s’il refuse, le joueur dont la Menace est la plus faible déplace le pion vers une région adjacente non dévastée.
old-details-grail_is_found = Si la Bretonnie est dévastée, rien n’est placé. Les pions et leur ordre sont fixés quand la carte est résolue : un pion déplacé n’est pas traité deux fois dans une même phase de fin. Les figurines sont comptées selon qui les contrôle. Un pion sans voisine permise reste où il est.
# source: house
old-teclis_aids_the_empire = Teclis Aide l’Empire
old-immediate-teclis_aids_the_empire = Retirez toutes les cartes à Comète de la piste du Vieux Monde et tous les pions Événement du plateau. Placez un pion Événement dans n’importe quelle région non dévastée.
old-persistent-teclis_aids_the_empire = Dans la région au pion Événement, les symboles de magie ne comptent pas et aucune carte Chaos à symbole de magie ne peut être jouée.
old-details-teclis_aids_the_empire = La Menace la plus faible choisit la région. Les symboles portés par des figurines n’y comptent pas non plus. Les cartes à symbole déjà présentes restent et gardent leur texte.
# source: house
old-mass_exodus = Exode Massif
old-immediate-mass_exodus = Placez six pions Paysan dans six régions différentes non dévastées (autant que possible).
old-details-mass_exodus = La Menace la plus faible choisit les régions.
# source: house
old-franzs_decree = Décret de Franz
old-immediate-franzs_decree = Au Kislev, dans l’Empire, en Bretonnie et dans les Principautés Frontalières (l’Empire et ses voisins), dans l’ordre des régions : le joueur à la plus forte Menace parmi ceux qui y ont une figurine y retire une de ses figurines.
old-details-franzs_decree = Le joueur choisit la figurine ; les régions sans figurine sont passées ; les régions dévastées sont comprises.
# source: house
old-divine_inspiration = Inspiration Divine
old-immediate-divine_inspiration = Placez un pion Héros dans la région non dévastée qui contient le plus de pions corruption (égalité ou aucun : le joueur dont la Menace est la plus faible choisit) ; ce joueur peut ensuite y déplacer un autre pion Héros.
old-details-divine_inspiration = Les pions corruption de toutes les Puissances sont comptés ensemble, la Malepierre non. S’il n’y a plus de Héros en réserve, aucun n’est placé, mais un pion Héros d’ailleurs peut tout de même être déplacé vers cette région.
# source: house
old-electors_arise = Les Électeurs se Dressent
old-immediate-electors_arise = Placez un pion Noble dans l’Empire, puis un dans une région adjacente non dévastée.
old-persistent-electors_arise = Chaque pion Noble augmente aussi de 1 la Résistance de sa région.
old-details-electors_arise = La Menace la plus faible choisit la région voisine (Kislev, Bretonnie ou Principautés Frontalières). Si l’Empire est dévasté, seul l’autre pion est placé. Vaut pour tous les pions Noble du plateau.
# source: house
old-skavengers = Skavengers
old-immediate-skavengers = Placez un pion Skaven dans une région non dévastée contenant un pion Malepierre (n’importe quelle région non dévastée s’il n’y en a pas).
old-persistent-skavengers = Dans l’ordre des régions : de chaque région contenant à la fois un pion Skaven et un pion Malepierre, retirez un pion Malepierre.
old-details-skavengers = La Menace la plus faible choisit la région. Une Malepierre par région et par phase de fin, régions dévastées comprises.
# source: house
old-horned_ones_due = Le Dû du Rat Cornu
old-immediate-horned_ones_due = Choisissez une région non dévastée ayant un emplacement de carte Chaos libre (une avec un pion Skaven s’il y en a) et bloquez un de ses emplacements libres avec le marqueur de cette carte.
old-persistent-horned_ones_due = L’emplacement bloqué ne peut recevoir aucune carte Chaos. Le marqueur est retiré quand cette carte quitte la piste.
old-details-horned_ones_due = La Menace la plus faible choisit la région et l’emplacement ; s’il n’y a aucun emplacement libre, rien n’est bloqué. Si la région est dévastée plus tard, le marqueur reste, sans effet.
