# The words of the lessons. Everything that begins with “lesson-” belongs to a chapter: what is asked at a step, and, with
# “-no”, why something else is not what the step is about.

# The list of chapters.
learn-title = Apprendre à jouer
learn-about = Dix courts chapitres à une vraie table. Vous jouez, les autres suivent un scénario, et rien ne peut mal tourner : une erreur est expliquée et ne compte pas.
learn-chapters = Les chapitres
# Variables: $minutes
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-done = terminé
# Variables: $step, $steps
learn-at = étape { $step } sur { $steps }
learn-begin = Commencer
learn-resume = Continuer
learn-repeat = Refaire
# Variables: $done, $chapters
learn-progress = Chapitres terminés : { $done } sur { $chapters }
learn-all-done = Vous connaissez le jeu. À vous de jouer.
learn-all-done-about = Trois bots vous attendent, et des conseils discrets accompagnent vos premières parties.
learn-play = Accueil
learn-forget = Réinitialiser ma progression

# Beside the table.
learn-coach = Votre guide
# Variables: $step, $steps
learn-step = Étape { $step } sur { $steps }
learn-go-on = Continuer
# Asks the guide to point at what is to be found.
learn-show = Montrez-moi
learn-leave = Quitter
learn-again = Recommencer
# Variables: $clause
learn-rule = La règle : { $clause }
learn-loading = Préparation de la table…
learn-trouble = Le serveur est injoignable. Votre progression est conservée ; réessayez.
learn-retry = Réessayer

# At the end of a chapter. Variables: $number
learn-end = Chapitre { $number } terminé
learn-next = Chapitre suivant
learn-look = Regarder la table
learn-list = Tous les chapitres

lesson-read-first = Lisez d’abord ceci, puis appuyez sur « Continuer ». Votre coup vient ensuite.

lesson-goal = Ce que nous cherchons
lesson-goal-about = La fin d’une partie, pour savoir où tout cela mène
lesson-goal-learnt = Un Héros gagne en menant l’Élu à l’Orgue en un dernier tour, avec ses 15 pages de Musique. Avant cela, il faut découvrir qui est l’Élu et où se trouve l’Orgue. Onze Heures, puis vient le Ragnarök.
lesson-goal-night = Turin, une nuit d’hiver. Quelque part dans la ville se dresse un Orgue capable de retarder la fin du monde. Dans cette partie, on l’a trouvé : Via Po.
lesson-goal-chosen = Huit personnes parcourent ces rues, et une seule sait jouer de l’Orgue : l’Élu. Les figurines n’appartiennent à personne ; chacun peut déplacer n’importe laquelle. Vous avez découvert que c’est Lewis, vous avez déclaré la victoire, et vos 15 pages sont écrites.
lesson-goal-walk = Il ne manque que le chemin. Appuyez sur Via Po, où se trouve l’Orgue, puis sur « Y aller » : Lewis s’y rend par Piazza Vittorio.
lesson-goal-walk-no = Ce chemin s’éloigne de l’Orgue, et vous n’avez que ce tour : si vous n’arrivez pas après avoir déclaré, vous êtes hors jeu.
lesson-goal-walk-no-stop = Pas encore. Si le tour finit avant que Lewis soit à l’Orgue, la déclaration a échoué et vous êtes hors jeu.
lesson-goal-walk-no-card = Une belle carte, mais inutile maintenant. Deux pas suffisent : appuyez sur Via Po.

lesson-gears = Les roues
lesson-gears-about = Trois roues qui décident de ce que permet un tour
lesson-gears-learnt = À chaque tour, vous tournez les roues de 1, 2 ou 3 crans, à 1 point Temps le cran. Elles s’engrènent et bougent ensemble : la machine qui circule, les pas permis, l’action finale. Le joueur précédent les tourne aussi pour vous.
lesson-gears-look = Un tour suit toujours le même ordre : choisir un personnage, utiliser sa compétence, tourner les roues, se déplacer, agir. Vous avez choisi Vikström. Regardez les trois roues : quelle machine circule, combien de pas sont permis, quelle action finit le tour. Elles s’engrènent : si l’une tourne, toutes tournent.
lesson-gears-turn = Il faut 15 pages de Musique à un Héros, et Composer en rapporte une. Trouvez le choix qui montre Composer et tournez les roues. Chaque cran coûte 1 point Temps.
lesson-gears-turn-no = Gardez vos cartes pour plus tard. Tournez d’abord les roues.
lesson-gears-turn-no-one = Un cran coûte moins, mais montre Rechercher : une tuile, pas de page. Nous voulons Composer.
lesson-gears-turn-no-three = Trois crans dépassent Composer, mènent à Déplacer un Indice et coûtent 1 point Temps de plus.
lesson-gears-stay = Voilà Composer. Avant l’action, vous pouvez vous déplacer ; c’est le prochain chapitre. Cette fois, restez : appuyez sur « S’arrêter ici », et l’action suit d’elle-même.
lesson-gears-stay-no = Vous pourriez, mais les pas coûtent du Temps et Vikström n’a rien à trouver là-bas. Cette fois, restez où vous êtes.
lesson-gears-stay-no-card = On joue au plus une carte Pouvoir par tour, et chacune une seule fois dans la partie. Gardez-les ; arrêtez-vous ici.
lesson-gears-end = Une page est écrite : regardez votre Musique. Les roues restent comme vous les laissez, pour la suite. Finissez votre tour.
lesson-gears-end-no = Une carte Pouvoir ne sert qu’une fois par partie. Rien ici n’en vaut encore la peine : finissez votre tour.

lesson-moving = Se déplacer
lesson-moving-about = À pied et en tramway à travers Turin
lesson-moving-learnt = Marcher coûte 1 point Temps par pas, jusqu’au nombre de la Roue du Mouvement. Une fois par tour, la machine indiquée vous emmène gratuitement, avant, entre ou après vos pas : trois machines relient leurs stations, et le Taxi fait jusqu’à 3 pas depuis n’importe quelle case. On ne traverse pas une figurine.
lesson-moving-walk = Johnsson veut aller au nord, à Borgo Aurora. La Roue du Mouvement permet 3 pas, et le Tramway à vapeur relie les stations jaunes. Marchez d’abord jusqu’à la station Porta Nuova : appuyez dessus, puis sur « Y aller ».
lesson-moving-walk-no = De là, 3 pas ne suffisent plus : 2 jusqu’à Porta Nuova, et 1 après le trajet. Allez droit à la station.
lesson-moving-walk-no-stop = Si vous vous arrêtez ici, le déplacement est fini et l’action commence. Marchez d’abord jusqu’à Porta Nuova.
lesson-moving-walk-no-card = La carte « Trajet libre » irait aussi, mais la Roue des Machines vous donne le tramway gratuitement. Gardez la carte.
lesson-moving-ride = En voiture : d’une station jaune à n’importe quelle autre, gratuitement. Appuyez sur Porta Milano, au nord.
lesson-moving-ride-no = Pas encore : le tramway attend, et il est gratuit. Appuyez sur Porta Milano.
lesson-moving-ride-no-line = Une station jaune, mais pas la bonne : seule Porta Milano est à un pas de Borgo Aurora.
lesson-moving-ride-no-step = À pied, c’est bien trop loin. Prenez le tramway : appuyez sur Porta Milano.
lesson-moving-last = Il reste un pas. Traversez le pont jusqu’à Borgo Aurora.
lesson-moving-last-no = Ce n’est pas là que Johnsson veut aller. Borgo Aurora est de l’autre côté du pont, à l’est.
lesson-moving-last-no-stop = Il vous reste un pas, et Borgo Aurora est juste à côté.
lesson-moving-stop = Vous y êtes. Trois pas n’auraient jamais suffi ; le tramway, si. Finissez le déplacement.
lesson-moving-stop-no = Le déplacement est fini ; gardez vos cartes et appuyez sur « S’arrêter ici ».
lesson-moving-taxi = Un autre tour, et la quatrième machine : la roue montre le Taxi. Il n’a pas besoin de station : depuis n’importe quelle case, il fait jusqu’à 3 pas d’affilée, gratuitement. Lewis n’a plus de pas et se trouve de l’autre côté du Pô. Appuyez sur Mole Antonelliana, puis sur « Y aller » : le Taxi passe le pont.
lesson-moving-taxi-no = Ainsi, le Taxi n’y arrive pas : il fait 3 pas d’affilée, pas un de plus. La Mole Antonelliana est exactement à 3, par Piazza Vittorio et Via Po.
lesson-moving-taxi-no-stop = Pas encore : le Taxi attend, et il est gratuit. Appuyez sur Mole Antonelliana.
lesson-moving-taxi-no-card = La carte « Trajet libre » peut aussi appeler un Taxi, mais la roue en montre déjà un. Gardez la carte.

lesson-clues = Les Indices
lesson-clues-about = Les placer sur votre chemin, les ramasser, les dépenser
lesson-clues-learnt = Avant les tours, à partir de la position II, chacun place un Indice sur un édifice libre. On prend tout Indice sur lequel on passe. Dépensez vos Indices pour Enquêter, Rechercher ou Composer : chacun vaut une carte, une tuile ou une page de plus.
lesson-clues-place = Cette Heure, vous êtes en position II et placez donc un Indice sur un édifice libre. Placez-le où vous passerez : Lilja est au Palazzo Reale, prenez Piazza Castello, juste à côté.
lesson-clues-place-no = Un Indice peut s’y trouver, mais vous le placeriez pour quelqu’un d’autre. Piazza Castello est à côté de Lilja.
lesson-clues-choose = { $first } a déjà joué. À vous : choisissez Lilja. Elle pioche 2 tuiles Recherche, et les deux Indices sont sur son chemin.
lesson-clues-choose-no = Tout personnage encore libre peut être choisi, mais aucun n’est aussi près des deux Indices que Lilja.
lesson-clues-choose-no-card = Les cartes peuvent attendre. Choisissez d’abord Lilja.
lesson-clues-turn = Deux tuiles de plus : nous y reviendrons. Tournez les roues de 1 cran : 2 pas et Composer, juste ce qu’il faut avec deux Indices.
lesson-clues-turn-no = Les roues d’abord. Un cran montre Composer.
lesson-clues-turn-no-far = Cela dépasse Composer et coûte plus cher. Un cran suffit.
lesson-clues-walk = Deux Indices à la suite. Appuyez sur Teatro Regio : en passant par Piazza Castello vous ramassez le premier, et là-bas le second.
lesson-clues-walk-no = Ainsi, vous manqueriez un Indice. Teatro Regio par Piazza Castello : deux pas, deux Indices.
lesson-clues-walk-no-stop = Pas encore : on ne prend les Indices qu’en passant dessus.
lesson-clues-stop = Deux Indices en main. Arrêtez-vous ici, et Composer commence.
lesson-clues-stop-no = Tous les pas sont faits. Arrêtez-vous ici ; Composer vous attend.
lesson-clues-compose = Composer écrit 1 page ; chaque Indice dépensé en écrit 1 de plus. Mettez le nombre à 2 et écrivez 3 pages d’un coup.
lesson-clues-compose-no = C’est possible, mais les Indices sont faits pour être dépensés, et chacun vaut ici une page. Dépensez les deux.

lesson-auction = L’enchère
lesson-auction-about = Ce que vaut une position, et quand renoncer
lesson-auction-learnt = Chaque Heure, les positions se disputent aux enchères contre du Temps. Le premier joue d’abord et ne place pas d’Indice ; le dernier peut placer une tuile Lieu ; l’Événement favorise certaines positions. Le Temps, c’est la vie : à 0, vous êtes hors jeu. Misez ce que la position vaut pour vous, pas plus.
lesson-auction-open = Une nouvelle Heure : qui joue quand ? L’Événement donne 2 points Temps à la position II. Vous ouvrez : mettez aux enchères la position II.
lesson-auction-open-no = Celle-ci peut aussi être mise aux enchères, mais cette Heure le cadeau de l’Événement est sur la II.
lesson-auction-bid = Maintenant la première mise. Elle peut être de 0, et si tous les autres passent, vous ne payez que cela. Commencez par 0.
lesson-auction-bid-no = Vous n’avez encore personne en face. Commencez par 0 ; vous pourrez toujours surenchérir.
lesson-auction-raise = { $first } mise 1. La position rapporte 2 points Temps : à 2, elle ne vous coûte toujours rien. Montez à 2.
lesson-auction-raise-no = Plus de 2, c’est plus que le cadeau. Montez à 2 exactement.
lesson-auction-raise-no-pass = Trop tôt : à 2, la position se paie d’elle-même. Surenchérissez une fois.
lesson-auction-pass = { $first } y tient vraiment et mise 4 : 2 de plus que le cadeau. Laissez filer : passez.
lesson-auction-pass-no = Chaque point misé est un pas de moins. Cinq pour un cadeau de deux ? Passez.
lesson-auction-again = { $first } paie 4 et obtient la position II. Vous n’en avez pas encore et ouvrez à nouveau. Prenez la première : vous choisissez votre personnage avant tout le monde, et ne placez pas d’Indice.
lesson-auction-again-no = Une position, mais pas la bonne : la première donne le premier choix parmi les personnages.
lesson-auction-first = Celle-ci vaut quelque chose pour vous. Misez 1.
lesson-auction-first-no = Inutile d’effrayer les autres. Misez 1 et voyez qui suit.
lesson-auction-first-no-nothing = Vous pourriez repartir de 0. Montrez cette fois que c’est sérieux : misez 1.
lesson-auction-win = { $second } dit 2. Le premier choix vaut bien un de plus : dites 3.
lesson-auction-win-no = Un de plus suffit ; inutile de monter si haut.
lesson-auction-win-no-pass = Vous auriez une position plus basse pour moins, mais cette Heure nous voulons la première. Dites 3.

lesson-notebook = Enquêter et le carnet
lesson-notebook-about = Qui a quelle carte, et qui reste possible
lesson-notebook-learnt = Une carte a été mise de côté : l’Élu. Chacun a un personnage secret, les autres sont parmi les Inconnus. Regardez des mains et les Inconnus : les personnages qui s’y trouvent ne sont pas l’Élu. Le carnet note tout et tire les conclusions.
lesson-notebook-grid = Voici votre carnet. Huit personnages, huit cartes : une dans chaque main, trois parmi les Inconnus, et une est l’Élu. Votre carte est Lilja, ce n’est donc pas elle. Il en reste sept.
lesson-notebook-look = La roue montre Enquêter : regardez des cartes d’une main, une gratuite et une de plus par Indice. { $second } n’a plus que deux cartes. Mettez les Indices à 1 et regardez les deux.
lesson-notebook-look-no = Cette main a plus de cartes, surtout des cartes Pouvoir, et vous n’en verriez que quelques-unes. { $second } n’en a plus que deux.
lesson-notebook-look-no-one = L’une des deux peut être la carte Pouvoir. Dépensez votre Indice et voyez les deux.
lesson-notebook-look-no-deck = Les Inconnus méritent un regard, mais ils sont trois. Avec un Indice, deux cartes chez { $second } vous disent tout de cette main.
lesson-notebook-seen = Vidal ! C’est donc { $second } qui a Vidal, et Vidal n’est pas l’Élu. Vous deux seulement le savez ; les autres ont vu combien de cartes, pas lesquelles. Le carnet a barré ce qui en découle.
lesson-notebook-card = Maintenant une carte Pouvoir. Vous en avez quatre, une de chaque sorte : on en joue une par tour, et chacune une seule fois par partie. Jouez « Trois regards ».
lesson-notebook-card-no = Une bonne carte, mais nous cherchons des noms. Jouez « Trois regards ».
lesson-notebook-card-no-end = Attendez : après l’action, on peut encore jouer une carte. Jouez « Trois regards ».
lesson-notebook-deck = Trois cartes d’une main, ou les Inconnus. Ils sont trois, justement : regardez les Inconnus et vous les connaîtrez tous.
lesson-notebook-deck-no = Une main plus grande vous laisserait dans le doute. Les Inconnus sont trois, et vous les voyez tous.
lesson-notebook-names = Johnsson, Påhlsson et Vikström sont parmi les Inconnus : aucun d’eux n’est l’Élu. Il reste trois noms, dont deux dans les mains que vous n’avez pas vues.
lesson-notebook-end = Encore un regard et vous saurez. Finissez votre tour ; les cartes sont remélangées, votre carnet se souvient.
lesson-notebook-end-no = Une carte par tour, pas davantage. Finissez le tour.

lesson-organ = Tuiles, boussole et Orgue
lesson-organ-about = Comment la ville livre son secret
lesson-organ-learnt = Rechercher fait piocher des tuiles. Les tuiles Objet Mystérieux se jouent, une par tour ; les tuiles Lieu resserrent le cercle autour de l’Orgue. À la fin de chaque Heure, le dernier joueur peut en placer une : 1 Indice et 2 points Temps. La quatrième met l’Orgue sur le plateau.
lesson-organ-research = La roue montre Rechercher. Une tuile gratuite, une de plus par Indice : dépensez le vôtre et piochez-en 2.
lesson-organ-research-no = Vous cherchez quelque chose. Dépensez l’Indice et piochez-en deux.
lesson-organ-item = Le Tempio Valdese, une tuile Lieu ! Nous y venons. L’autre est une tuile Objet Mystérieux : 1 point Temps. On peut en jouer une par tour : appuyez dessus dans votre main.
lesson-organ-item-no = Gardez vos cartes Pouvoir. Jouez la petite tuile qui rapporte 1 point Temps.
lesson-organ-item-no-end = Pas encore : une tuile Objet Mystérieux peut encore être jouée pendant ce tour. Elle rapporte 1 point Temps.
lesson-organ-end = Petit cadeau, mais le Temps, c’est du Temps. Finissez votre tour : cette Heure vous êtes en dernière position, et celle-ci peut placer une tuile Lieu.
lesson-organ-end-no = Gardez cela pour plus tard. Finissez maintenant votre tour.
lesson-organ-compass = La boussole. Un édifice à l’ouest signifie que l’Orgue est plus à l’est ; au nord, plus au sud ; et ainsi de suite. Trois tuiles sont là : à l’est du Museo, au sud de l’Obelisco, à l’ouest de la Mole. Ce qu’elles excluent est dans la brume. Le sud est encore libre.
lesson-organ-place = Placez le Tempio Valdese au sud : l’Orgue sera plus au nord. Appuyez sur la tuile, puis sur le côté. Cela rapporte 1 Indice et 2 points Temps et, comme quatrième tuile, l’Orgue lui-même.
lesson-organ-place-no = Ce n’est pas cette tuile : prenez le Tempio Valdese.
lesson-organ-place-no-decline = Vous pouvez renoncer, mais placer une tuile rapporte 1 Indice et 2 points Temps, et la quatrième permet de choisir où se trouve l’Orgue.
lesson-organ-place-no-organ = Avec trois tuiles placées, une tuile au symbole de l’Orgue le trouve aussi. Mais la quatrième tuile Lieu rapporte en plus un Indice et 2 points Temps. Gardez l’autre.
lesson-organ-organ = La lumière montre où l’Orgue peut être. À vous de décider. Si vous soupçonnez Snowy, qui est à l’Imbarcadero au sud, prenez Piazza Carlina : c’est le plus près.
lesson-organ-organ-no = Il pourrait être là, mais le chemin depuis l’Imbarcadero serait plus long. Piazza Carlina est la plus proche de Snowy.

lesson-people = Les huit personnages
lesson-people-about = Ce que chacun peut faire pour vous
lesson-people-learnt = Vous choisissez un personnage, et sa compétence vient d’abord : Johnsson écrit 2 pages, Lilja pioche 2 tuiles, Påhlsson copie la compétence d’un autre pour 2 points Temps, Vikström donne 3 points Temps, Lewis regarde 2 cartes, Vidal fait une action au choix, Koleberg pose un Indice sur un Édifice Mystérieux, Snowy fait 3 pas gratuits. Chacun ne peut être choisi qu’une fois par Heure.
lesson-people-eight = Quel que soit votre choix, la compétence vient d’abord, avant les roues, le déplacement et l’action. Vous avez vu Lilja piocher 2 tuiles ; Johnsson écrit 2 pages, et Snowy fait jusqu’à 3 pas gratuits. Voici les cinq autres, une scène pour chacun.
lesson-people-vikstrom = Il vous reste 9 points Temps, et chaque mise, chaque cran, chaque pas en coûte. Choisissez Vikström : vous gagnez 3 points Temps.
lesson-people-vikstrom-no = Une belle compétence, mais c’est le Temps qui vous manque. Seul Vikström donne 3 points Temps.
lesson-people-vikstrom-no-card = Gardez vos cartes Pouvoir. Choisissez d’abord Vikström.
lesson-people-koleberg = Un autre tour. Il vous faut des Indices, et il n’y en a pas sur le plateau. Choisissez Koleberg : il en apporte un de la réserve.
lesson-people-koleberg-no = Cela ne vous donne pas d’Indice. Choisissez Koleberg.
lesson-people-koleberg-no-card = Gardez vos cartes Pouvoir. Choisissez d’abord Koleberg.
lesson-people-mystic = Koleberg place un Indice sur un Édifice Mystérieux libre. Prenez-en un qu’il peut atteindre pendant ce tour : l’Obelisco est à deux pas de lui.
lesson-people-mystic-no = Un Indice peut y être posé, mais Koleberg n’y arrive pas pendant ce tour, et quelqu’un d’autre le prendrait. L’Obelisco est tout près de lui.
lesson-people-vidal = Un autre tour. Les roues ne peuvent pas montrer Composer, mais Vidal n’en a pas besoin. Choisissez Vidal.
lesson-people-vidal-no = Pas cette fois. Vidal fait l’une des quatre actions, quoi que montrent les roues.
lesson-people-vidal-no-card = Gardez vos cartes Pouvoir. Choisissez d’abord Vidal.
lesson-people-favour = Enquêter, Rechercher, Composer ou Déplacer un Indice : l’une d’elles, gratuitement et sans Indices. Prenez Composer : 1 page.
lesson-people-favour-no = C’est possible, mais c’est une page que nous voulons. Prenez Composer.
lesson-people-lewis = Un autre tour, et il manque un nom. Choisissez Lewis : elle regarde 2 cartes d’une main ou des Inconnus.
lesson-people-lewis-no = Cela ne vous apprend aucun nom. Choisissez Lewis.
lesson-people-lewis-no-card = Gardez vos cartes Pouvoir. Choisissez d’abord Lewis.
lesson-people-look = Deux cartes, une seule cible. Il reste exactement deux cartes à { $second } : regardez-les et vous connaissez cette main.
lesson-people-look-no = Cette main compte plus de cartes, et vous n’en verriez que deux. Il n’en reste que deux à { $second }.
lesson-people-look-no-deck = Trois cartes se trouvent parmi les Inconnus, et vous n’en verriez que deux. Il en reste exactement deux à { $second }.
lesson-people-palsson = La dernière scène. Tous les autres peuvent être copiés : Påhlsson paie 2 points Temps et utilise la compétence de n’importe quel autre personnage, même déjà choisi ou bloqué. Choisissez Påhlsson.
lesson-people-palsson-no = Une autre fois. Choisissez Påhlsson pour voir qui il peut copier.
lesson-people-palsson-no-card = Gardez vos cartes Pouvoir. Choisissez d’abord Påhlsson.
lesson-people-name = La compétence de qui ? Vous voulez des pages de Musique, le plus possible. Trouvez le personnage qui les écrit.
lesson-people-name-no = Cette compétence apporte autre chose. Qui écrit 2 pages ?

lesson-wolf = L’Heure V et Fenrir
lesson-wolf-about = Parmi vous, quelqu’un n’est plus un Héros
lesson-wolf-learnt = À partir de l’Heure V, quelqu’un est secrètement Fenrir. Il lui faut 12 pages et deux Marques du Loup ; il nomme l’Élu et mène son propre personnage jusqu’à lui ; l’Orgue ne compte pas. Pour tous les autres : voyez qui rassemble quoi, et n’attendez pas trop.
lesson-wolf-discard = L’Heure IV s’achève. Vous pouvez garder trois tuiles, une doit donc partir. Deux des vôtres portent une Marque du Loup. Ne vous en séparez pas : personne ne sait encore à qui elles serviront.
lesson-wolf-discard-no = Cette tuile porte une Marque du Loup. Les rôles vont être distribués, et il en faut deux à Fenrir. Défaussez-en une autre.
lesson-wolf-role = Vous êtes Fenrir. Personne d’autre ne le sait, et nul ne peut trouver cette carte. Vous ne pouvez plus gagner en Héros : il vous faut 12 pages, non 15, et deux Marques du Loup, que vous avez gardées. Puis vous nommez l’Élu et menez Lilja, votre propre personnage, jusqu’à lui.
lesson-wolf-open = Vous avez 9 pages ; il en manque 3. Cette Heure, grâce à l’Événement, Johnsson rapporte 1 page et 1 Indice ; sa compétence, 2 autres pages. Prenez-le avant les autres : ouvrez la position I.
lesson-wolf-open-no = Plus tard, Johnsson pourrait être pris. Le Loup veut passer le premier.
lesson-wolf-bid = Ne montrez pas trop d’empressement. Misez 2 au plus.
lesson-wolf-bid-no = Une telle mise pour la première position éveille les soupçons. Deux au plus.
lesson-wolf-choose = Elle est à vous, et c’est votre tour. Choisissez Johnsson et vous avez vos 12 pages.
lesson-wolf-choose-no = Un personnage utile, un autre jour. Aujourd’hui, Johnsson rapporte 3 pages.
lesson-wolf-choose-no-declare = Vous avez les Marques, mais pas les pages, et vous ignorez le nom. Si vous déclarez et vous trompez de nom, vous êtes aussitôt hors jeu.
lesson-wolf-choose-no-card = Johnsson rapporte les pages gratuitement. Gardez la carte pour la nuit où elle servira.
lesson-wolf-choose-no-item = Deux personnages pourraient échanger leurs places, mais les pages d’abord. Choisissez Johnsson.

lesson-victory = Déclarer la victoire
lesson-victory-about = Un nom, 15 pages, un tour
lesson-victory-learnt = On déclare avant de choisir un personnage. Puis, dans ce même tour, l’Élu doit atteindre l’Orgue avec 15 pages ; Fenrir mène son propre personnage à l’Élu, avec 12. Une erreur de nom ou un tour trop court, et vous êtes hors jeu. Vérifiez donc d’abord, osez ensuite.
lesson-victory-names = Heure VII. Votre carnet a refermé le cercle : sept personnages sont trouvés, seul Snowy peut être l’Élu. L’Orgue se trouve sur Piazza Carlina. Vous êtes un Héros, et vous avez 12 pages.
lesson-victory-music = Il manque trois pages, et vous avez une carte exactement pour cela. Les cartes peuvent se jouer avant de déclarer : jouez « Trois pages ».
lesson-victory-music-no = Ce serait votre seule carte de ce tour, et les pages manqueraient encore. Jouez « Trois pages ».
lesson-victory-music-no-declare = Presque. Vous pourriez déclarer maintenant et écrire les pages ensuite, mais si vous les oubliez, vous êtes hors jeu. Les pages d’abord : jouez « Trois pages ».
lesson-victory-music-no-choose = Si vous choisissez un personnage maintenant, vous ne pourrez plus déclarer pendant ce tour. Jouez d’abord « Trois pages ».
lesson-victory-declare = Quinze. Appuyez sur « Déclarer la victoire », lisez la liste, nommez Snowy et maintenez le bouton. Pas de retour possible.
lesson-victory-declare-no = Choisir un personnage, c’est renoncer à déclarer pendant ce tour. Tout est prêt : déclarez.
lesson-victory-declare-no-name = Votre carnet sait où est cette carte : ce n’est pas l’Élu. Une erreur de nom, et vous êtes hors jeu.
lesson-victory-choose = Exact ! La carte est retournée devant tous. Vous devez maintenant choisir l’Élu, même si Snowy avait déjà servi ou été bloqué cette Heure.
lesson-victory-choose-no = Après avoir déclaré, vous devez choisir l’Élu : Snowy.
lesson-victory-walk = La compétence de Snowy : jusqu’à 3 pas gratuits. Après une déclaration, on peut même traverser les autres et aller sur l’Orgue. Appuyez sur Piazza Carlina et allez-y.
lesson-victory-walk-no = Loin de l’Orgue ? Ces pas sont comptés. Piazza Carlina est droit devant.
lesson-victory-walk-no-stop = Ne vous arrêtez pas : l’Orgue est à deux pas.
