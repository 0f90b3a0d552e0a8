# The words of the replay.

replay-title = Revoir la partie, Heure { $hour } · Armonium
replay-heading = Revoir une partie
replay-loading = Récupération de la partie…
replay-none = Rien à revoir
replay-not-over = Cette partie n’est pas finie. Vous pourrez la revoir à la fin.
replay-not-admitted = Cette partie était privée. Demandez à l’un de ses joueurs un lien pour la revoir.
replay-no-game = Cette partie n’existe pas. Vérifiez le lien.
replay-trouble = Impossible de récupérer la partie pour le moment. Réessayez bientôt.
# Variables: $pack, the id of a content pack and the beginning of its hash.
replay-missing-pack = Il manque à ce serveur le paquet { $pack }, sur le plateau duquel cette partie a été jouée. La personne qui l’administre peut indiquer le fichier avec --pack, puis redémarrer le serveur.

replay-seen = Vue
replay-as = par { $player }
replay-as-spectator = par tous
replay-as-all = toutes cartes visibles
replay-watcher = Vous voyez ce que tout le monde voyait à la table. Choisissez un joueur en haut pour voir ses cartes comme il les voyait, ou dévoilez tout.
replay-copy = Copier un lien vers ce moment
replay-copied = Lien copié
# Sharing the replay of a private game.
replay-share = Partager cette partie ?
replay-share-about = Cette partie était privée. Toute personne qui a le lien peut la revoir : les noms, les cartes et les décisions. Le chat reste entre les joueurs.
replay-share-copy = Copier le lien
replay-share-end = Annuler tous les liens
replay-share-ended = Les liens vers cette partie ne fonctionnent plus.
replay-share-close = Fermer
replay-share-players = Seuls les joueurs de cette partie peuvent la partager.

replay-transport = Parcourir la partie
replay-moment = Moment
replay-moment-of = Heure { $hour } · { $at } sur { $end }
replay-decision-back = Décision précédente
replay-decision-on = Décision suivante
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-hour-back = Heure précédente
replay-hour-on = Heure suivante
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse : ×{ $speed }
replay-decides = { $player } décide
replay-is-over = La partie est finie
replay-auction = Retour à l’enchère
replay-side = Où peut être l’Orgue, et qui a été choisi pendant cette Heure
replay-tab-log = Journal
replay-tab-beliefs = Savoir
replay-tab-analysis = Analyse
replay-tab-proof = Donne
replay-dock-city = Ville
replay-dock-hand = Cartes
replay-dock-machine = Roues
replay-dock-log = Journal
replay-dock-beliefs = Savoir
replay-dock-analysis = Maître
replay-dock-proof = Donne

replay-secrets = Ce que chacun avait en main
replay-chosen-one = L’Élu
replay-no-tiles = aucune tuile

replay-beliefs = Ce qu’on pouvait savoir
replay-beliefs-open-chosen = Avec quelle certitude chaque joueur pouvait connaître le véritable Élu, d’après les seuls faits.
replay-beliefs-open-fenrir = Avec quelle certitude chaque joueur pouvait savoir qui est Fenrir, d’après les seuls faits.
replay-beliefs-own-chosen = Qui pouvait encore être l’Élu, d’après ce qu’on savait à ce moment.
replay-beliefs-own-fenrir = Qui pouvait être Fenrir, d’après ce qu’on savait à ce moment.
replay-about-chosen = L’Élu
replay-about-fenrir = Fenrir
replay-graph = Les chances au fil de la partie ; la liste ci-dessous les donne pour ce moment
replay-beliefs-now = Les chances à ce moment

replay-analysis = Ce qu’en pense le maître
replay-here = Cette décision
replay-whole-game = Toute la partie
replay-ask-master = Qu’aurait joué le maître ?
replay-thinking = Le maître réfléchit…
replay-nobody-decides = Ici, personne n’a rien à décider.
replay-no-choice = Ici, il n’y avait qu’un coup possible.
replay-not-yours = Ici, { $player } décide. Dévoilez tout pour savoir ce qu’en pense le maître.
replay-master = le choix du maître
replay-made = le coup joué
replay-tries = { $tries ->
    [one] essayé dans { $tries } partie
    [many] essayé dans { $tries } parties
   *[other] essayé dans { $tries } parties
}
replay-declared-sure = avec quelle certitude on pouvait le savoir
replay-verdict-open = Ici, il n’y avait plus rien à décider. Voici ce que le maître aurait joué à la place { LIAISON("de", $player) }.
replay-verdict-same = { $player } a joué comme le maître.
replay-verdict-even = { $player } a joué autrement, et c’était tout aussi bon.
replay-verdict-unsure = Le maître aurait joué autrement. Les chances de victoire ont peut-être baissé de { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
}, mais ce n’est peut-être que le hasard.
replay-verdict-lost = Le maître aurait joué autrement : ici, les chances de victoire ont baissé d’environ { $percent ->
    [one] { $percent } point
   *[other] { $percent } points
}.
replay-analyse = Analyser toute la partie
replay-analyse-on = Reprendre l’analyse
replay-analyse-deep = Approfondir
replay-analyse-about = À partir de chaque décision, le bot le plus fort poursuit la partie en imagination, de nombreuses fois. Il n’en sait pas plus que le joueur à ce moment.
replay-analysed = { $count ->
    [one] { $count } décision analysée, d’après ce que le joueur pouvait savoir.
    [many] { $count } décisions analysées, d’après ce que chaque joueur pouvait savoir.
   *[other] { $count } décisions analysées, d’après ce que chaque joueur pouvait savoir.
}
replay-progress = Avancement de l’analyse
replay-progress-of = { $count } sur { $total }
replay-stop = Arrêter
replay-analysis-busy = Une de vos analyses est déjà en cours ailleurs. Arrêtez-la d’abord.
replay-analysis-trouble = L’analyse s’est interrompue. Ce qui a été analysé reste ici.
replay-losses = Les plus grosses pertes
replay-loss = { $player }, Heure { $hour }. Mieux : { $best }
replay-no-losses = Aucune perte dont le maître soit sûr.
replay-later = { $count ->
    [one] { $count } autre vient plus tard dans la partie et n’est pas encore dévoilée.
    [many] { $count } autres viennent plus tard dans la partie et ne sont pas encore dévoilées.
   *[other] { $count } autres viennent plus tard dans la partie et ne sont pas encore dévoilées.
}
replay-sums = Perte moyenne par décision
replay-sum = { $points } %
replay-sums-about = En pour cent de chances de victoire ; moins on en perd, plus on est proche du maître.

replay-branch = Jouer à partir d’ici
replay-branch-over = La partie est finie à ce moment
replay-branch-about = Une nouvelle table qui repart exactement de ce moment : Heure { $hour }, décision { $at }. Avec les mêmes cartes, les mêmes tuiles et le même hasard à venir.
replay-branch-seat = Votre place
replay-branch-bots = Les autres sont joués par
replay-branch-note = La table est privée et le résultat ne compte pas. Après avoir vu toutes les cartes, on en sait plus que les joueurs de la partie.
replay-branch-start = Jouer
replay-branch-cancel = Annuler

replay-proof = La donne était-elle honnête ?
replay-proof-about = Personne ne pouvait choisir les cartes : ni un joueur, ni le serveur. Ici, vous pouvez le vérifier.
replay-proof-start = Vérifier la donne
replay-proof-busy = Vérification…
replay-proof-trouble = Impossible de récupérer le registre pour le moment. Réessayez bientôt.
replay-proof-holds = Tout est conforme : la donne était honnête et la partie s’est passée comme le dit le registre.
replay-proof-branch-result = Le registre est conforme. Ses cartes viennent d’une autre partie : il n’y avait pas de donne à prouver ici.
replay-proof-fails = Quelque chose n’est pas conforme. Gardez le registre et adressez-vous à la personne qui administre ce serveur.
replay-proof-holds-sign = conforme
replay-proof-broken-sign = non conforme
replay-proof-note-sign = remarque
replay-proof-chain-title = Rien n’a été modifié après coup
replay-proof-chain = { $lines ->
    [one] Le registre a { $lines } ligne. Elle porte un sceau sur tout ce qui précède, et ce sceau est conforme.
    [many] Le registre a { $lines } lignes. Chacune porte un sceau sur tout ce qui précède, et tous les sceaux sont conformes : aucune ligne n’a été modifiée, retirée, ajoutée ou déplacée.
   *[other] Le registre a { $lines } lignes. Chacune porte un sceau sur tout ce qui précède, et tous les sceaux sont conformes : aucune ligne n’a été modifiée, retirée, ajoutée ou déplacée.
}
replay-proof-chain-broken = Le sceau de la ligne { $line } n’est pas conforme : quelque chose y a été modifié.
replay-proof-bound-title = Le serveur ne pouvait pas changer d’avis
replay-proof-bound = Avant que quiconque s’assoie, le serveur a mis sous clé un nombre secret et en a montré l’empreinte. Le nombre est maintenant connu, et il a exactement cette empreinte.
replay-proof-bound-broken = Le nombre secret a une autre empreinte que celle montrée avant la partie.
replay-proof-mixed-title = Tout le monde a participé au mélange
replay-proof-mixed = { $players ->
    [one] Ensuite, { $players } joueur a ajouté son propre nombre. Le paquet a été mélangé avec le secret et ce nombre : aucun des deux côtés ne connaissait celui de l’autre.
    [many] Ensuite, { $players } joueurs ont ajouté chacun un nombre. Le paquet a été mélangé avec le secret et tous ces nombres : personne ne pouvait connaître le résultat avant le dernier.
   *[other] Ensuite, { $players } joueurs ont ajouté chacun un nombre. Le paquet a été mélangé avec le secret et tous ces nombres : personne ne pouvait connaître le résultat avant le dernier.
}
replay-proof-mixed-broken = Les cartes ne correspondent pas au secret et aux nombres des joueurs.
replay-proof-bots-title = Il n’y avait que des bots
replay-proof-bots = Personne n’a ajouté de nombre : la donne dépend du serveur seul.
replay-proof-branch-title = Cette partie vient d’un replay
replay-proof-branch = Elle a commencé au moment { $at } de la partie { $table } et en utilise les cartes. Ce registre ne prouve rien sur la donne ; voyez celui de l’autre partie.
replay-proof-yours-title = Votre propre nombre y figure
replay-proof-yours = Ce navigateur a gardé le nombre qu’il a ajouté pour vous et l’empreinte qui lui a été montrée. Les deux figurent dans le registre : c’est bien la table où vous étiez.
replay-proof-yours-broken = Le nombre ajouté par ce navigateur ne figure pas dans le registre. Ce n’est pas la table où vous étiez.
replay-proof-played-title = La partie suit les règles
replay-proof-played = { $decisions ->
    [one] Le serveur a rejoué la partie : { $decisions } décision, permise par les règles. Annulées comme les règles le permettent : { $takeBacks }.
    [many] Le serveur a rejoué la partie : les { $decisions } décisions étaient toutes permises et mènent à la fin indiquée par le registre. Annulées comme les règles le permettent : { $takeBacks }.
   *[other] Le serveur a rejoué la partie : les { $decisions } décisions étaient toutes permises et mènent à la fin indiquée par le registre. Annulées comme les règles le permettent : { $takeBacks }.
}
replay-proof-played-broken = La ligne { $line } du registre ne découle pas des précédentes ({ $clause }) : { $message }
replay-proof-own = Les sceaux, l’empreinte et le mélange ont été calculés par votre propre navigateur.
replay-proof-not-own = Votre navigateur ne peut le calculer que sur une connexion chiffrée ; ici, le serveur a vérifié son propre registre. Téléchargez-le et vérifiez-le avec un programme de votre choix.
replay-proof-limits = Ce que cela ne prouve pas : que personne n’a regardé les cartes d’un autre, ni que le serveur n’a rien soufflé à quelqu’un.
replay-proof-sum = Le dernier sceau. Deux registres qui portent le même sont identiques :
replay-files = Téléchargements
replay-proof-shared = Vous regardez avec un lien partagé : ici, c’est le serveur qui a vérifié le registre. Les joueurs de cette partie peuvent le vérifier dans leur propre navigateur.
