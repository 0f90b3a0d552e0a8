var e=`# Les règles de 011

Turin, onzième année d’un dix-neuvième siècle qui n’a jamais existé. Quelque part dans la ville se dresse un orgue
capable de retarder la fin du monde\xA0; parmi huit personnes, une seule sait en jouer\xA0; et le Loup s’éveille. Vous avez
onze Heures.

Voici les règles complètes, dans nos propres mots. Toute règle à laquelle un programme peut être tenu porte un numéro,
pour qu’un test, un message ou une discussion à la table puisse s’y référer. Là où les livrets imprimés se taisent ou se
contredisent, un arbitrage tranche\xA0; les liens mènent à [rulings.md](rulings.md), qui en donne les raisons.

**Comment gagner, en bref.** En tant que *Héros*, vous découvrez qui est l’Élu, vous écrivez les 15 pages de la
Symphonie, vous aidez à localiser l’Orgue, puis vous y menez l’Élu en un seul et dernier tour. À partir de l’Heure V, un
joueur est secrètement *Fenrir*\xA0: il lui faut 12 pages et deux Marques du Loup, et il gagne en menant le personnage de
sa propre carte jusqu’à l’Élu. On ne gagne jamais à plusieurs. Si minuit sonne d’abord, tout le monde a perdu.

## 1. Matériel

**1.1** Une partie se joue à 3, 4, 5 ou 6 joueurs\xA0; aucun autre nombre n’est possible.

**1.2** Il y a 8 personnages\xA0: Johnsson, Lilja, Påhlsson, Vikström, Lewis, Vidal, Koleberg et Snowy. Chacun a une
figurine sur le plateau et une carte Personnage. Les figurines n’appartiennent à personne\xA0: quelle que soit la carte
qu’il a en main, tout joueur peut choisir n’importe quel personnage.

**1.3** Il y a 11 cartes Événement, celles de la section 8, chacune une fois\xA0; 4 cartes Pouvoir par joueur, une de
chaque sorte de la section 7\xA0; et 5 cartes Héros et 1 carte Fenrir, appelées ensemble cartes Rôle.

**1.4** Pour chaque joueur, le Temps se compte de 0 à 45 et les pages de Musique de 0 à 15. Les pages au-delà de 15 sont
perdues. La réserve d’Indices ne s’épuise jamais. ([R23](rulings.md#r23))

**1.5** Il y a 50 tuiles Recherche\xA0: les tuiles Lieu, qui montrent l’un des 5 Édifices Mystérieux, et les tuiles Objet
Mystérieux, des sortes décrites à la section 9. Parmi les tuiles Objet Mystérieux, chacune des dix tuiles de musique et
la *Pierre de Fenrir* existent en un seul exemplaire.

**1.6** Le plateau a trois sortes de cases\xA0: les édifices classiques, 5 Édifices Mystérieux (Mole Antonelliana,
Cimitero, Tempio Valdese, Museo Egizio, Obelisco) et les stations, jaunes, vertes ou bleues. Huit édifices classiques
différents portent une rune, une par personnage.

**1.7** Deux cases sont adjacentes si elles sont voisines orthogonalement, à moins que le pack ne coupe cette paire, ou
si une liaison les joint. Une liaison vaut dans les deux sens et n’est elle-même ni une case ni un pas. Deux cases
voisines en diagonale ne sont pas adjacentes. ([R53](rulings.md#r53), [R72](rulings.md#r72))

**1.8** La Roue des Machines a 8 dents, la Roue du Mouvement 9 et la Roue des Activités 7. C’est la dent face à
l’indicateur qui compte\xA0: une machine (Taxi, Tramway à vapeur, Monorail, Ballon dirigeable), un nombre de pas ou une
action (Enquêter, Rechercher, Composer, Déplacer un Indice).

**1.9** Les roues s’engrènent\xA0: en tourner une d’un certain nombre de crans fait avancer chacune des trois d’autant.
Chaque roue ne tourne que dans le sens de sa flèche\xA0; le pack fixe si c’est la marche avant ou la marche arrière de tout
l’engrenage. Les roues reviennent aux mêmes indications au bout de 504 crans, et pas avant. ([R54](rulings.md#r54))

**1.10** Une case est *libre* s’il ne s’y trouve ni personnage, ni Indice, ni l’Orgue. Dit d’une case ou d’un édifice,
le mot a partout ce seul sens. ([R7](rulings.md#r7))

## 2. Mise en place

**2.1** La Roue des Activités indique Déplacer un Indice (la première dent qui le montre, s’il y en a plusieurs)\xA0; la
Roue des Machines et la Roue du Mouvement sont placées au hasard. L’Aiguille pointe sur I. ([R80](rulings.md#r80))

**2.2** Les tuiles Recherche sont mélangées en une pile face cachée, et les cartes Événement de même.

**2.3** Chaque personnage se tient sur l’édifice qui porte sa rune. L’Orgue n’est pas sur le plateau, les quatre cases
Lieu (nord, est, sud, ouest) sont vides, et il n’y a aucun Indice sur le plateau.

**2.4** De 4 à 6 joueurs, les cartes Personnage sont mélangées\xA0; chaque joueur en reçoit une, en secret. Une autre est
mise de côté sans être vue\xA0: c’est **l’Élu**. Celles qui restent (3, 2 ou 1 à 4, 5 ou 6 joueurs) forment, face cachée,
la pile des Personnages Inconnus.

**2.5** Chaque joueur mêle ses 4 cartes Pouvoir et sa carte Personnage en une seule main et commence avec 45 points
Temps, 0 page de Musique, aucun Indice et aucune tuile Recherche.

**2.6** Un ordre initial est tiré au sort. Il ne sert qu’à dire qui ouvre les enchères de la première Heure. Les places
à la table sont fixées pour toute la partie, et «\xA0dans le sens horaire\xA0» s’entend d’après elles.

**2.7** *À trois joueurs\xA0:* il n’y a ni Fenrir ni cartes Rôle. La tuile *Pierre de Fenrir* est retirée, si bien que la
pile compte 49 tuiles\xA0; les autres tuiles à Marque du Loup y restent. ([R28](rulings.md#r28))

**2.8** *À trois joueurs\xA0:* chaque joueur reçoit 2 cartes Personnage et les mêle toutes deux à sa main\xA0; une carte est
l’Élu\xA0; la dernière est retournée face visible pour tous. Il n’y a pas de pile des Personnages Inconnus. Chacun commence
avec 36 points Temps\xA0; le maximum reste 45.

**2.9** *Variante pour débutants* (de 4 à 6 joueurs)\xA0: la pile des Personnages Inconnus est face visible dès le début,
et l’on ne peut pas enquêter sur elle. À 3 joueurs, la variante peut être choisie et ne change rien.
([R41](rulings.md#r41), [R68](rulings.md#r68))

## 3. L’Heure

La partie dure onze Heures au plus. Chaque Heure compte cinq phases, et chacune est jouée par tous avant que la suivante
commence\xA0: Événement, Enchères, Indices, Tours, Tuile Lieu.

### 3.0 Fenrir s’éveille

**3.0.1** Au début de l’Heure V, avant que son Événement soit retourné, la carte Fenrir est mélangée avec des cartes
Héros, une de moins qu’il n’y a de joueurs encore en jeu\xA0; chaque joueur encore en jeu reçoit une de ces cartes et la
garde définitivement. À une table de 3 joueurs, cela n’arrive jamais. ([R17](rulings.md#r17), [R37](rulings.md#r37))

**3.0.2** Pour le joueur qui a la carte Fenrir, le personnage de sa propre carte est désormais l’Incarnation de Fenrir,
et ce joueur ne peut plus déclarer la victoire qu’en tant que Fenrir (5.5). Tous les autres, et tout le monde avant
l’Heure V, sont des Héros (5.2).

**3.0.3** Une carte Rôle ne fait pas partie de la main, et l’on ne peut jamais enquêter sur elle.

### 3.1 Événement

**3.1.1** La carte Événement du dessus est retournée à la vue de tous. Elle ne vaut que pour cette Heure et ne revient
pas.

**3.1.2** Un personnage marqué d’un cadenas par l’Événement est bloqué pendant cette Heure\xA0: personne ne peut le
choisir, sauf un joueur qui a déclaré la victoire pendant ce tour.

### 3.2 Enchères

Les joueurs misent du Temps pour leur place dans l’ordre du tour de cette Heure.

**3.2.1** Il y a autant de positions que de joueurs encore en jeu. ([R16](rulings.md#r16))

**3.2.2** Chaque enchère est ouverte par le joueur le mieux placé dans l’ordre de l’Heure précédente (à la première
Heure\xA0: dans l’ordre initial) parmi ceux qui sont encore en jeu et n’ont pas encore de position. ([R1](rulings.md#r1))

**3.2.3** Le joueur qui ouvre nomme une position libre, puis une première mise, qui peut être 0 et ne dépasse pas son
Temps. Il ne peut pas passer au lieu d’ouvrir. ([R13](rulings.md#r13), [R79](rulings.md#r79))

**3.2.4** Ensuite, dans le sens horaire, chaque joueur sans position qui n’a pas passé dans cette enchère surenchérit, à
n’importe quel nombre entier plus élevé qui ne dépasse pas son propre Temps, ou passe. Qui a passé ne revient plus dans
cette enchère, mais peut miser dans les suivantes. ([R13](rulings.md#r13))

**3.2.5** Quand il ne reste qu’un enchérisseur, ce joueur paie sa mise, prend la position et ne participe plus à cette
phase. Le joueur qui a ouvert est un enchérisseur comme les autres\xA0: il l’emporte à sa première mise si tous les autres
passent.

**3.2.6** On recommence jusqu’à ce qu’un seul joueur soit sans position\xA0: il reçoit la dernière position libre,
gratuitement et sans enchère.

**3.2.7** Si payer sa mise amène le gagnant à 0 point Temps, il est éliminé et ne reçoit pas de position. La position
est supprimée, et toutes les suivantes, prises ou libres, avancent d’un rang. L’enchère suivante s’ouvre selon 3.2.2.
([R33](rulings.md#r33))

**3.2.8** *Option de table* \`auction_opener = "last"\`\xA0: à partir de l’Heure II, c’est le joueur le moins bien placé, et
non le mieux placé, dans l’ordre de l’Heure précédente qui ouvre, parmi ceux qui sont en jeu et sans position, y compris
après 3.2.7. Les mises se font toujours dans le sens horaire. ([R1](rulings.md#r1), [R34](rulings.md#r34),
[R66](rulings.md#r66))

*Exemple.* Dernier ordre et places à la table\xA0: Marco, Mario, Christian, Leonardo. Marco ouvre II à 0\xA0; Mario et
Christian passent, Leonardo dit 1, Marco 2, Leonardo passe\xA0: Marco paie 2 pour II. Mario ouvre I à 1\xA0; Christian 2,
Leonardo passe, Mario 3, Christian 4, Mario passe\xA0: Christian paie 4 pour I. Mario ouvre III à 0, Leonardo 1, Mario
passe\xA0: Leonardo paie 1 pour III. Mario reçoit IV gratuitement. L’ordre est Christian, Marco, Leonardo, Mario.

### 3.3 Indices

**3.3.1** Le premier joueur dans l’ordre ne place pas d’Indice. À partir de la position II, dans l’ordre, chaque joueur
doit placer exactement 1 Indice de la réserve sur le plateau, s’il reste une case pour cela. ([R22](rulings.md#r22))

**3.3.2** L’Indice va sur un édifice classique libre\xA0: jamais sur une station ni sur un Édifice Mystérieux, ni là où se
trouve un personnage, un Indice ou l’Orgue. ([R7](rulings.md#r7))

### 3.4 Tours

**3.4.1** Les joueurs jouent leur tour dans l’ordre, chacun en entier avant le suivant. Un tour se compose ainsi\xA0:
déclarer ou non la victoire (section 5), choisir un personnage, les avantages de l’Événement, la compétence, tourner les
roues, se déplacer, réaliser l’action. Ces étapes ne peuvent pas être interverties. Après l’action, le tour prend fin
quand son joueur le dit. ([R78](rulings.md#r78))

**3.4.2** Le joueur doit choisir un personnage que personne n’a choisi pendant cette Heure et qui n’est pas bloqué. Ce
choix est marqué sur la planche de Personnages.

**3.4.3** Aussitôt après le choix, l’Événement donne ce qu’il doit\xA0: d’abord l’effet de la position du joueur (X est la
dernière position de l’ordre de cette Heure, quel que soit son numéro, et son joueur reçoit aussi ce qui revient à ce
numéro), puis l’effet du personnage choisi, chacun dans l’ordre où la section 8 en énumère les parties. Les avantages ne
sont pas facultatifs\xA0; seuls les pas gratuits peuvent être moins nombreux, ou nuls. ([R16](rulings.md#r16),
[R45](rulings.md#r45))

**3.4.4** Ensuite, la compétence du personnage choisi (section 6) doit être utilisée. Une compétence, un avantage, une
action, ou une partie de ceux-ci, qui est impossible (aucun Indice à déplacer, aucune tuile à piocher, aucune cible) est
sautée. ([R22](rulings.md#r22))

**3.4.5** Ensuite, les roues doivent être tournées\xA0: une roue de 1, 2 ou 3 crans, à 1 point Temps le cran. Chaque
résultat distinct est proposé une fois\xA0: chaque sens dans lequel une roue du pack peut entraîner l’engrenage, fois 1, 2
et 3 crans, dans la limite du Temps du joueur. ([R13](rulings.md#r13), [R54](rulings.md#r54))

**3.4.6** Le joueur peut maintenant déplacer le personnage choisi. *Marcher*\xA0: des pas vers des cases adjacentes, à 1
point Temps chacun, en tout au plus le nombre que la Roue du Mouvement indique maintenant.

**3.4.7** *Moyen de transport*\xA0: une fois pendant le déplacement, et gratuitement, le personnage peut utiliser la
machine que la Roue des Machines indique maintenant. Avec le Tramway à vapeur, il va d’une case jaune à n’importe quelle
autre case jaune, avec le Monorail d’une verte à une verte, avec le Ballon dirigeable d’une bleue à une bleue. Ni
personnage ni l’Orgue ne doit se trouver sur la case d’arrivée. ([R30](rulings.md#r30))

**3.4.8** Le *Taxi* est une seule utilisation d’un moyen de transport\xA0: de 1 à 3 pas de suite vers des cases adjacentes,
sans les payer, à partir de n’importe quelle case. Rien ne peut s’intercaler entre ses pas, et ils ne comptent pas comme
de la marche. ([R11](rulings.md#r11))

**3.4.9** Marche et transport se font dans n’importe quel ordre, et la marche peut se répartir avant et après le
transport. On peut traverser les stations à pied et s’y arrêter.

**3.4.10** Un personnage ne peut ni traverser ni atteindre une case où se trouve un autre personnage ou l’Orgue, à moins
que son joueur n’ait déclaré la victoire pendant ce tour. Les personnages qui, après une déclaration manquée, partagent
une case entre eux ou avec l’Orgue y restent et peuvent en repartir à pied. ([R20](rulings.md#r20),
[R52](rulings.md#r52))

**3.4.11** Tous les Indices de chaque case que le personnage choisi traverse ou atteint, à pied ou en machine, sont
ramassés, qu’on le veuille ou non.

**3.4.12** Les *pas gratuits* (Snowy, deux Événements, une tuile Objet Mystérieux) se font aussitôt, en une seule marche
du personnage choisi, qui peut s’arrêter plus tôt, avant que quoi que ce soit d’autre se passe. Ils ne coûtent pas de
Temps par pas, ne comptent pas dans le total de la Roue du Mouvement et suivent 3.4.10 et 3.4.11. ([R9](rulings.md#r9),
[R61](rulings.md#r61))

**3.4.13** Le joueur met fin au déplacement, et par là commence l’action que la Roue des Activités indique. Elle doit
être réalisée. ([R62](rulings.md#r62))

**3.4.14** *Enquêter*\xA0: regarder 1 carte au hasard de la main d’un autre joueur ou de la pile des Personnages Inconnus,
et la rendre. Toutes les cartes d’une même enquête viennent d’une même cible. ([R8](rulings.md#r8))

**3.4.15** On peut enquêter sur une main même si son joueur a été éliminé par une déclaration, mais pas s’il n’a plus de
Temps. Une main ou une pile dont le joueur a vu toutes les cartes pendant ce tour n’est pas une cible\xA0; celle qu’il
connaît seulement d’avant en est une. S’il y a moins de cartes non vues que l’effet n’en permet, le joueur voit celles
qu’il y a. Sans aucune cible, l’enquête est sautée. ([R14](rulings.md#r14), [R38](rulings.md#r38),
[R39](rulings.md#r39), [R76](rulings.md#r76))

**3.4.16** Les cartes vues pendant ce tour sont tenues à part du reste de cette main ou de cette pile, pour que d’autres
enquêtes du même tour montrent d’autres cartes. À la fin du tour, elles y sont mêlées de nouveau.

**3.4.17** *Rechercher*\xA0: piocher 1 tuile Recherche du dessus de la pile. Si la pile contient moins de tuiles qu’un
effet n’en permet, le joueur pioche ce qui reste. ([R24](rulings.md#r24))

**3.4.18** *Composer*\xA0: gagner 1 page de Musique. Avec 15 pages, l’action a lieu et ne rapporte rien.
([R63](rulings.md#r63))

**3.4.19** *Déplacer un Indice*\xA0: déplacer 1 Indice quelconque du plateau sur une case adjacente. Cette case doit être
libre, de quelque sorte qu’elle soit, ou être celle du personnage choisi\xA0: alors le joueur prend l’Indice.
([R6](rulings.md#r6), [R7](rulings.md#r7), [R57](rulings.md#r57))

**3.4.20** Pour les actions Enquêter, Rechercher et Composer de la Roue des Activités, le joueur peut dépenser des
Indices, chacun pour 1 carte, tuile ou page de plus. Ils retournent à la réserve. On ne peut pas dépenser d’Indices pour
Déplacer un Indice, ni pour les compétences, les cartes, les tuiles ou les Événements.

**3.4.21** Le nombre d’Indices dépensés est annoncé avant de piocher ou de voir quoi que ce soit\xA0; pour Enquêter, le
nombre et la cible sont une seule décision. On ne peut pas en dépenser plus que ce qui peut avoir un effet\xA0: les cartes
non vues de cette cible, les tuiles de la pile ou les pages qui manquent pour arriver à 15, chaque fois moins celle qui
s’obtient sans Indice. ([R40](rulings.md#r40), [R59](rulings.md#r59))

**3.4.22** Pendant son tour, un joueur peut jouer au plus une carte Pouvoir, qui quitte alors la partie, et au plus une
tuile Objet Mystérieux, qui va face cachée sous la pile\xA0: dès que son effet est en cours, si bien qu’une tuile ne se
pioche jamais elle-même.

**3.4.23** Une carte ou une tuile peut être jouée avant qu’un personnage soit choisi (avant ou après la déclaration),
après la compétence et avant les roues, entre deux pas ou trajets entiers du déplacement, et après l’action. Jamais
entre le choix et la fin de la compétence, au milieu d’un trajet en Taxi ou d’une marche de pas gratuits, ni au milieu
d’un autre effet. Ce qui déplace le personnage choisi doit attendre qu’il y en ait un. ([R31](rulings.md#r31),
[R62](rulings.md#r62))

**3.4.24** Une carte ou une tuile qui ne changerait rien pour le moment ne peut pas être jouée\xA0: pas de cible, pile
vide, aucun pas ni trajet possible, un gain entièrement perdu au bout d’une piste. Payer son prix ne compte pas comme un
changement. ([R43](rulings.md#r43), [R64](rulings.md#r64))

**3.4.25** Si quelqu’un est éliminé pendant cette phase, les positions gardent leurs numéros pour cette Heure, et
l’avantage qu’un Événement donne à cette position ne passe à personne d’autre. ([R35](rulings.md#r35))

### 3.5 Tuile Lieu

**3.5.1** Seul le dernier joueur dans l’ordre qui est encore en jeu joue cette phase, et seulement tant que l’Orgue
n’est pas sur le plateau. Ce joueur peut refuser, et la question lui est posée même s’il n’a aucune tuile à placer.
([R19](rulings.md#r19), [R35](rulings.md#r35), [R67](rulings.md#r67))

**3.5.2** Le joueur peut placer une tuile Lieu de sa main sur une case Lieu vide. Elle y reste jusqu’à la fin de la
partie.

**3.5.3** Un édifice sur la case *ouest* dit que l’Orgue se trouve à l’est de cet édifice\xA0; sur *est*\xA0: à l’ouest\xA0; sur
*nord*\xA0: au sud\xA0; sur *sud*\xA0: au nord. Est et ouest comparent les colonnes, nord et sud les lignes, au sens strict\xA0; les
coupures et les liaisons ne comptent pas. La *zone* est l’ensemble des édifices classiques pour lesquels chaque tuile
placée dit vrai. ([R72](rulings.md#r72))

**3.5.4** Une tuile ne peut être placée que si la zone de toutes les tuiles placées, la nouvelle comprise, n’est pas
vide. Sur notre plateau, cela donne\xA0: le Cimitero peut aller au nord, jamais au sud\xA0; avec la Mole à l’ouest, le
Cimitero ne peut pas aller à l’est\xA0; le Tempio au sud, le Museo Egizio à l’ouest, l’Obelisco au nord et la Mole à l’est
vont ensemble. Le même édifice peut figurer sur deux côtés voisins, jamais sur deux côtés opposés.

**3.5.5** Placer une tuile rapporte 1 Indice et 2 points Temps.

**3.5.6** Celui qui place la quatrième tuile pose aussitôt l’Orgue sur un édifice de la zone où ne se trouve aucun
personnage, et reçoit 3 points Temps de plus. Un Indice qui s’y trouve y reste. ([R18](rulings.md#r18))

**3.5.7** Quand exactement trois tuiles sont placées, le joueur peut, au lieu d’en placer une, défausser de sa main une
tuile Objet Mystérieux au symbole de l’Orgue, face cachée sous la pile, et poser l’Orgue sur un édifice de la zone de
ces trois tuiles où ne se trouve aucun personnage. Cela rapporte 3 points Temps et rien d’autre. ([R18](rulings.md#r18),
[R49](rulings.md#r49))

**3.5.8** Si chaque édifice de la zone obtenue porte un personnage, la quatrième tuile ou la tuile de l’Orgue n’est pas
permise pour le moment. Pour les trois premières tuiles, les personnages ne comptent pas. ([R51](rulings.md#r51))

### 3.6 Fin de l’Heure

**3.6.1** Chaque joueur qui a plus de 3 tuiles Recherche en défausse, à son choix, jusqu’à n’en garder que 3, face
cachée sous la pile\xA0: dans l’ordre du tour, une tuile à la fois, chaque joueur finissant avant que le suivant commence\xA0;
à la dernière Heure aussi. Au cours d’une Heure, il n’y a pas de limite. ([R50](rulings.md#r50), [R65](rulings.md#r65))

**3.6.2** La planche de Personnages et tous les blocages sont effacés, l’Aiguille avance et l’Heure suivante commence.
Après l’Heure XI, l’Aiguille arrive à minuit\xA0: c’est le **Ragnarök**, la partie est finie et tous ont perdu.

## 4. Temps

**4.1** Personne ne peut payer ni miser plus de Temps qu’il n’en a\xA0; payer exactement tout ce qu’on a est permis. Aucun
effet ne diminue le Temps d’un autre joueur. ([R13](rulings.md#r13))

**4.2** Le Temps ne dépasse jamais 45\xA0; un gain au-delà est perdu.

**4.3** Un joueur dont le Temps atteint 0 est éliminé aussitôt\xA0: sa carte Personnage (à 3 joueurs, les deux) est montrée
à tous, son tour est fini, et il ne participe plus à rien. Toutes les figurines restent en jeu. ([R35](rulings.md#r35))

**4.4** On paie d’abord. Si cela amène celui qui paie à 0, ce pour quoi il a payé n’a pas lieu\xA0: roues, personnage et
Indices restent comme ils étaient. Cela vaut aussi pour un paiement qui achèverait une victoire. ([R12](rulings.md#r12),
[R32](rulings.md#r32))

**4.5** Les tuiles Recherche d’un joueur éliminé, quelle qu’en soit la raison, vont sous la pile dans un ordre
aléatoire\xA0; ses Indices vont à la réserve. Une tuile Objet Mystérieux dont le prix a éliminé son joueur va sous la pile
la première, à la vue de tous. ([R15](rulings.md#r15), [R56](rulings.md#r56))

**4.6** Un joueur resté seul continue\xA0: il a gratuitement la position I, qui est aussi X, ne place pas d’Indice et joue
la phase 5. ([R36](rulings.md#r36))

## 5. Déclarer la victoire

**5.1** La victoire ne peut être déclarée que pendant son propre tour de la phase 4, avant de choisir un personnage.
([R2](rulings.md#r2))

**5.2** *En tant que Héros\xA0:* l’Orgue doit être sur le plateau. Le joueur nomme l’Élu et regarde sa carte.

**5.3** S’il se trompe, il est éliminé aussitôt. La carte n’est pas montrée aux autres, mais tous ont entendu le nom.
S’il a raison, la carte est montrée à tous et reste visible jusqu’à la fin de la partie. ([R75](rulings.md#r75))

**5.4** Un Héros qui a eu raison doit maintenant choisir l’Élu, et il gagne si, pendant ce tour, ce personnage est sur
la case de l’Orgue alors que le joueur a 15 pages de Musique.

**5.5** *En tant que Fenrir\xA0:* le joueur doit avoir 2 Marques du Loup et les montre\xA0: le moins de tuiles qui en portent
2, et, si plusieurs combinaisons conviennent, celle des numéros de tuile les plus bas. Puis il nomme l’Élu comme en 5.2,
avec 5.3. L’Orgue n’a pas besoin d’être sur le plateau. ([R46](rulings.md#r46), [R60](rulings.md#r60))

**5.6** Fenrir, s’il a raison, doit maintenant choisir le personnage de sa propre carte, ce qui révèle à tous quelle est
sa carte, et il gagne si, pendant ce tour, ce personnage est sur la case de l’Élu alors que le joueur a au moins 12
pages de Musique.

**5.7** Le déclarant choisit ce personnage même s’il a déjà servi pendant cette Heure ou s’il est bloqué, et reçoit de
nouveau sa compétence et les avantages de l’Événement. ([R47](rulings.md#r47))

**5.8** Pour le reste de ce tour, le personnage peut traverser et atteindre les cases où se trouvent d’autres
personnages ou l’Orgue, à pied, par des pas gratuits et par n’importe quel trajet. ([R20](rulings.md#r20),
[R69](rulings.md#r69))

**5.9** La victoire est acquise au premier instant où toutes les conditions sont réunies, quelle que soit l’étape du
tour, le choix lui-même compris, et de quelque manière qu’elles l’aient été. ([R21](rulings.md#r21),
[R70](rulings.md#r70), [R71](rulings.md#r71))

**5.10** Si le tour prend fin sans victoire, le déclarant est éliminé. Un joueur éliminé par une déclaration fausse ou
manquée ne montre pas sa main. ([R14](rulings.md#r14))

**5.11** Déclarer n’exige pas que les pages, le Temps ou le chemin suffisent, ni que le personnage nommé soit possible\xA0:
c’est permis, et fatal. ([R55](rulings.md#r55))

**5.12** Il y a au plus un gagnant\xA0; la partie prend fin avec la victoire. S’il n’y a plus personne en jeu, elle prend
fin et tous ont perdu.

## 6. Compétences

Une compétence sert le personnage choisi et son joueur. Les Indices ne peuvent pas la renforcer (3.4.20).

**6.1** *Johnsson*\xA0: gagner 2 pages de Musique.

**6.2** *Lilja*\xA0: piocher 2 tuiles Recherche.

**6.3** *Påhlsson*\xA0: dépenser 2 points Temps, puis nommer n’importe quel autre personnage, même déjà utilisé ou bloqué,
et utiliser sa compétence comme si c’était celle de Påhlsson (les pas de Snowy déplacent Påhlsson). On ne peut nommer
que des compétences qui changeraient quelque chose\xA0; s’il n’y en a aucune, l’effet s’arrête là. Avec 2 points Temps ou
moins, le joueur est éliminé. ([R10](rulings.md#r10), [R26](rulings.md#r26), [R44](rulings.md#r44))

**6.4** *Vikström*\xA0: gagner 3 points Temps.

**6.5** *Lewis*\xA0: enquêter sur 2 cartes d’une même cible. ([R8](rulings.md#r8))

**6.6** *Vidal*\xA0: réaliser une action parmi Rechercher, Enquêter, Composer et Déplacer un Indice, gratuitement et sans
Indices. Seules sont proposées celles qui changeraient quelque chose\xA0; s’il n’y en a aucune, la compétence est sautée.
([R44](rulings.md#r44))

**6.7** *Koleberg*\xA0: placer 1 Indice de la réserve sur un Édifice Mystérieux libre.

**6.8** *Snowy*\xA0: jusqu’à 3 pas gratuits. ([R9](rulings.md#r9))

## 7. Cartes Pouvoir

**7.1** Regarder 3 cartes de la main d’un autre joueur ou de la pile des Personnages Inconnus, selon les règles de
l’enquête (3.4.14 à 3.4.16). ([R8](rulings.md#r8))

**7.2** Le personnage choisi prend une machine quelconque, Taxi compris, gratuitement et en plus du déplacement normal.
Le trajet doit être fait\xA0; en Taxi, d’au moins un pas. ([R4](rulings.md#r4), [R61](rulings.md#r61))

**7.3** Piocher 3 tuiles Recherche.

**7.4** Gagner 3 pages de Musique.

## 8. Cartes Événement

Les positions sont celles de l’ordre du tour de cette Heure. L’avantage «\xA0du joueur\xA0» d’une position arrive quand ce
joueur choisit un personnage (3.4.3)\xA0; un avantage indiqué sous le nom d’un personnage va à qui le choisit. «\xA0Bloqué\xA0»
renvoie à 3.1.2. ([R58](rulings.md#r58))

**8.1** E1\xA0: la position III utilise la compétence du personnage choisi deux fois de suite, sans que rien soit joué
entre les deux. Påhlsson est bloqué. ([R25](rulings.md#r25), [R31](rulings.md#r31))

**8.2** E2\xA0: la position IV pioche 2 tuiles. Lilja\xA0: 1 Indice, 1 tuile.

**8.3** E3\xA0: la position III enquête sur 2 cartes d’une même cible. Vidal\xA0: 1 Indice, 1 point Temps.
([R8](rulings.md#r8))

**8.4** E4\xA0: Påhlsson\xA0: 1 Indice, 2 points Temps. Personne ne peut utiliser de moyen de transport, en aucune façon\xA0: ni
celui de la roue, ni le Taxi, ni celui d’une carte Pouvoir ou d’une tuile Objet Mystérieux. ([R11](rulings.md#r11))

**8.5** E5\xA0: la position IV gagne 3 points Temps. Johnsson\xA0: 1 Indice, 1 page de Musique. Vikström est bloqué.

**8.6** E6\xA0: la position II gagne 2 points Temps. Lewis est bloquée.

**8.7** E7\xA0: la position X reçoit jusqu’à 3 pas gratuits avec le personnage choisi. Snowy est bloqué.
([R9](rulings.md#r9))

**8.8** E8\xA0: la position X pioche 1 tuile. Lewis\xA0: le joueur doit bloquer un personnage qui n’a pas servi et n’est pas
bloqué pendant cette Heure\xA0; s’il n’en reste aucun, il ne se passe rien. Quand un déclarant reprend Lewis, un deuxième
personnage est bloqué, et le premier le reste. ([R5](rulings.md#r5), [R47](rulings.md#r47))

**8.9** E9\xA0: la position X doit reprendre en main une de ses propres cartes Pouvoir déjà jouées, s’il y en a une\xA0; une
carte jouée pendant ce tour même compte, mais ne permet pas de jouer une seconde carte Pouvoir pendant ce tour.
Vikström\xA0: 1 page de Musique, 1 tuile. Koleberg est bloqué. ([R27](rulings.md#r27), [R48](rulings.md#r48))

**8.10** E10\xA0: la position X pioche 3 tuiles. Snowy\xA0: 1 page de Musique, 2 points Temps. Lilja est bloquée.

**8.11** E11\xA0: la position II gagne 2 pages de Musique. Koleberg\xA0: 1 Indice, jusqu’à 3 pas gratuits. Personne ne peut
jouer de carte Pouvoir ni de tuile Objet Mystérieux pendant la phase 4 de cette Heure\xA0; défausser la tuile de l’Orgue en
phase 5 et montrer des Marques restent permis. ([R3](rulings.md#r3), [R49](rulings.md#r49))

**8.12** À 3 joueurs, personne n’a la position IV, et ses effets sont ignorés\xA0; de même pour toute position qu’aucun
joueur n’occupe. ([R16](rulings.md#r16))

## 9. Tuiles Objet Mystérieux

Une tuile qui demande du Temps ne peut être jouée que par un joueur qui en a autant (4.1).

**9.1** *Adulruna Rediviva*, *An Arrow From The Sun*, *The Perennial Sophia*\xA0: gagner 2 pages de Musique.

**9.2** *Deggial*, *Lemuria*, *Nifelheim*, *Sitra Ahra*, *To Mega Therion*, *Feuer Overtüre*, *Prometheus Entfesselt*\xA0:
gagner 1 page de Musique.

**9.3** *Billet de Tramway à vapeur, de Monorail ou de Ballon dirigeable*\xA0: le personnage choisi prend la machine de la
tuile, gratuitement et en plus du déplacement normal. Le trajet doit être fait. ([R30](rulings.md#r30),
[R61](rulings.md#r61))

**9.4** Placer 1 Indice de la réserve sur un Édifice Mystérieux libre.

**9.5** Gagner 1 point Temps.

**9.6** Rendre 1 Indice à la réserve et gagner 3 points Temps. Sans Indice, elle ne peut pas être jouée.

**9.7** Enquêter sur 1 carte, sans Indices.

**9.8** Dépenser 2 points Temps\xA0: jusqu’à 3 pas gratuits avec le personnage choisi\xA0; il est permis de s’arrêter
aussitôt. ([R9](rulings.md#r9), [R61](rulings.md#r61))

**9.9** Dépenser 2 points Temps\xA0: gagner 4 pages de Musique.

**9.10** Dépenser 2 points Temps\xA0: piocher 3 tuiles Recherche.

**9.11** Dépenser 2 points Temps\xA0: placer un personnage quelconque, même déjà utilisé ou bloqué, sur n’importe quel
Édifice Mystérieux libre. ([R29](rulings.md#r29))

**9.12** Deux personnages qui sont sur des cases différentes, où et quels qu’ils soient, échangent leurs places. Ni
cette tuile ni 9.11 ne ramassent d’Indices. ([R29](rulings.md#r29))

**9.13** *Pierre de Fenrir*\xA0: ne peut pas être jouée\xA0; compte pour 2 Marques du Loup. ([R43](rulings.md#r43))

**9.14** Certaines tuiles Objet Mystérieux portent aussi le symbole de l’Orgue, pour 3.5.7\xA0; certaines tuiles Objet
Mystérieux et certaines tuiles Lieu portent une Marque du Loup, pour 5.5. Les symboles n’ont pas d’autre usage et ne
changent rien à ce que fait la tuile.

## 10. Ce que chacun peut savoir

**10.1** Connus de tous\xA0: le Temps, les pages de Musique et les Indices de chaque joueur\xA0; le nombre de cartes et de
tuiles de chaque main\xA0; les cartes Pouvoir jouées et reprises\xA0; la planche de Personnages et les blocages\xA0; les mises\xA0;
les roues\xA0; le plateau\xA0; les tuiles sur les cases Lieu\xA0; le nombre de tuiles de la pile\xA0; les tuiles Objet Mystérieux
jouées ou défaussées pour l’Orgue, et donc leur place sous la pile. ([R42](rulings.md#r42))

**10.2** Les cartes d’une main ne sont connues que de son propriétaire. Personne ne connaît la carte de l’Élu, l’ordre
d’une pile face cachée, ni les cartes qui forment la pile des Personnages Inconnus. Il n’y a d’exceptions que ce que
révèlent les autres clauses de cette section, 2.8, 2.9, 4.3, 5.3 et 5.6.

**10.3** Quand on enquête sur une main, l’enquêteur et le propriétaire savent quelles cartes ont été montrées\xA0; tous les
autres savent seulement qui a regardé combien de cartes, et chez qui. Quand on enquête sur la pile des Personnages
Inconnus, seul l’enquêteur sait quelles cartes ont été vues\xA0; tous les autres savent combien.

**10.4** Une tuile piochée n’est connue que du joueur qui l’a piochée. Une tuile défaussée à la fin de l’Heure n’est
connue, avec sa place sous la pile, que du joueur qui l’a défaussée\xA0; tous les autres savent combien il y en a eu.
([R50](rulings.md#r50))

**10.5** Une vue retient où est une tuile tant que c’est certain pour sa place à la table. Pour les autres, cela cesse
quand le détenteur défausse en secret. Quand les tuiles d’un joueur éliminé sont mêlées sous la pile, personne ne sait
plus où est chacune d’elles\xA0; une tuile unique reste connue de qui la connaissait. ([R73](rulings.md#r73),
[R77](rulings.md#r77))

**10.6** Une déclaration rend public qui a été nommé et si c’était juste. Après une fausse, seul le déclarant a vu qui
est l’Élu. Les tuiles montrées pour leurs Marques sont vues de tous. ([R75](rulings.md#r75))

**10.7** Une carte Rôle n’est connue que de son joueur\xA0; seule la manière dont un joueur déclare la révèle. Ce qu’une
table dévoile une fois la partie finie ne regarde qu’elle. ([R74](rulings.md#r74))

**10.8** La fin du déplacement, la fin du tour, la phase 5 et chaque défausse sont demandées même quand il n’y a qu’une
réponse. Seul ce qui n’offre aucun choix et que tous peuvent voir se fait tout seul\xA0: Composer ou Rechercher sans Indice
qu’on puisse dépenser, les étapes impossibles, la dernière position libre. Ce qui est proposé ne dépend jamais de ce
qu’un joueur a déduit. ([R67](rulings.md#r67), [R76](rulings.md#r76), [R78](rulings.md#r78))

**10.9** Une décision qui n’a rien révélé ni rien tiré au sort peut être annulée\xA0; ce que quelqu’un a vu reste vu.
([R81](rulings.md#r81))
`;export{e as default};