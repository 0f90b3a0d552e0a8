# The words of the replay.

replay-title = Revoir la partie, Heure { $hour } · Armonium
replay-heading = Revoir une partie
replay-loading = Récupération de la partie …
replay-none = Rien à revoir
replay-not-over = Cette partie n’est pas finie. On pourra la revoir à la fin.
replay-not-admitted = Cette partie était privée. Ouvrez-la avec le lien de votre invitation.
replay-no-game = Cette partie n’existe pas.
replay-trouble = Impossible de récupérer la partie pour le moment. Réessayez bientôt.
# Variables: $pack, the id of a content pack and the beginning of its hash.
replay-missing-pack = Il manque à ce serveur le paquet { $pack }, sur le plateau duquel cette partie a été jouée. La personne qui l’administre peut indiquer le fichier avec --pack, puis redémarrer le serveur.

replay-seen = Vue
replay-as = telle { LIAISON("que", $player) } la voyait
replay-as-spectator = telle que tous la voyaient
replay-as-all = toutes cartes ouvertes
replay-watcher = Vous voyez ce que tout le monde voyait à la table. Choisissez un joueur en haut pour voir ses cartes comme il les voyait, ou ouvrez tout.
replay-copy = Copier un lien vers ce moment
replay-copied = Lien copié

replay-transport = Parcourir la partie
replay-moment = Moment
replay-moment-of = Heure { $hour } · { $at } sur { $end }
replay-decision-back = Une décision en arrière
replay-decision-on = Une décision en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-hour-back = Une Heure en arrière
replay-hour-on = Une Heure en avant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse : { $speed } fois
replay-decides = { $player } décide
replay-is-over = La partie est finie
replay-auction = Retour à l’enchère
replay-side = Où peut être l’Orgue, et qui a été choisi cette Heure
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

replay-secrets = Ce que chacun tenait
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
replay-ask-master = Qu’aurait fait le maître ?
replay-thinking = Le maître réfléchit …
replay-nobody-decides = Personne ne décide rien ici.
replay-no-choice = Il n’y avait qu’une chose à faire ici.
replay-not-yours = Ici, { $player } décide. Ouvrez tout pour savoir ce qu’en pense le maître.
replay-master = le choix du maître
replay-made = ce qui a été fait
replay-tries = { $tries ->
    [one] essayé dans { $tries } partie
    [many] essayé dans { $tries } parties
   *[other] essayé dans { $tries } parties
}
replay-declared-sure = avec quelle certitude on pouvait le savoir
replay-verdict-open = On n’a plus rien décidé ici. Voici ce que le maître aurait fait à la place { LIAISON("de", $player) }.
replay-verdict-same = { $player } a fait ce qu’aurait fait le maître.
replay-verdict-even = { $player } a fait autre chose, et c’était tout aussi bon.
replay-verdict-unsure = Le maître aurait fait autre chose. Peut-être { $percent } % de la victoire ont été perdus, mais cela peut être le hasard.
replay-verdict-lost = Le maître aurait fait autre chose : environ { $percent } % de la victoire ont été perdus ici.
replay-analyse = Juger toute la partie
replay-analyse-on = Continuer à juger
replay-analyse-deep = Réfléchir plus longtemps
replay-analyse-about = Le bot le plus fort joue la suite de chaque décision dans de nombreuses parties imaginées. Il n’en sait pas plus que le joueur à ce moment.
replay-analysed = { $count ->
    [one] { $count } décision a été jugée, d’après ce que le joueur pouvait savoir.
    [many] { $count } décisions ont été jugées, d’après ce que chaque joueur pouvait savoir.
   *[other] { $count } décisions ont été jugées, d’après ce que chaque joueur pouvait savoir.
}
replay-progress = Avancement de l’analyse
replay-progress-of = { $count } sur { $total }
replay-stop = Arrêter
replay-analysis-busy = Une de vos analyses est déjà en cours ailleurs. Arrêtez-la d’abord.
replay-analysis-trouble = L’analyse s’est interrompue. Ce qui a été jugé reste ici.
replay-losses = Où l’on a le plus perdu
replay-loss = { $player }, Heure { $hour }. Mieux : { $best }
replay-no-losses = Personne n’a rien perdu dont le maître soit sûr.
replay-later = { $count ->
    [one] { $count } autre vient plus tard dans la partie et n’est pas encore dévoilée.
    [many] { $count } autres viennent plus tard dans la partie et ne sont pas encore dévoilées.
   *[other] { $count } autres viennent plus tard dans la partie et ne sont pas encore dévoilées.
}
replay-sums = Perdu par décision, en moyenne
replay-sum = { $points } %
replay-sums-about = En pour cent d’une victoire ; moins il y en a, plus on est proche du maître.

replay-branch = Jouer à partir d’ici
replay-branch-over = La partie est finie à ce moment
replay-branch-about = Une nouvelle table qui commence exactement à ce moment : Heure { $hour }, décision { $at }. Les mêmes cartes, les mêmes tuiles et le même hasard à venir.
replay-branch-seat = Votre place
replay-branch-bots = Les autres sont joués par
replay-branch-note = Elle est privée et ne compte pour rien. Qui a regardé les cartes ouvertes en sait plus que les joueurs de la partie.
replay-branch-start = Jouer
replay-branch-cancel = Annuler

replay-proof = La donne était-elle honnête ?
replay-proof-about = Personne ne pouvait choisir les cartes : ni un joueur, ni le serveur. Ici, vous pouvez le vérifier.
replay-proof-start = Vérifier la donne
replay-proof-busy = Vérification …
replay-proof-trouble = Impossible de récupérer l’enregistrement pour le moment. Réessayez bientôt.
replay-proof-holds = Tout est juste : la donne était honnête et la partie s’est passée comme le dit l’enregistrement.
replay-proof-branch-result = L’enregistrement est juste. Ses cartes viennent d’une autre partie : il n’y avait pas de donne à prouver ici.
replay-proof-fails = Quelque chose n’est pas juste. Gardez l’enregistrement et demandez à qui gère ce serveur.
replay-proof-holds-sign = juste
replay-proof-broken-sign = faux
replay-proof-note-sign = remarque
replay-proof-chain-title = Rien n’a été changé après coup
replay-proof-chain = { $lines ->
    [one] L’enregistrement a { $lines } ligne. Elle porte un sceau sur tout ce qui précède, et ce sceau est juste.
    [many] L’enregistrement a { $lines } lignes. Chacune porte un sceau sur tout ce qui précède, et tous les sceaux sont justes : aucune ligne n’a été changée, retirée, ajoutée ou déplacée.
   *[other] L’enregistrement a { $lines } lignes. Chacune porte un sceau sur tout ce qui précède, et tous les sceaux sont justes : aucune ligne n’a été changée, retirée, ajoutée ou déplacée.
}
replay-proof-chain-broken = Le sceau de la ligne { $line } est faux : quelque chose y a été changé.
replay-proof-bound-title = Le serveur ne pouvait pas changer d’avis
replay-proof-bound = Avant que quiconque s’assoie, le serveur a mis sous clé un nombre secret et en a montré l’empreinte. Le nombre est maintenant connu, et il a exactement cette empreinte.
replay-proof-bound-broken = Le nombre secret a une autre empreinte que celle montrée avant la partie.
replay-proof-mixed-title = Tout le monde a mélangé
replay-proof-mixed = { $players ->
    [one] Ensuite, { $players } joueur a ajouté un nombre à lui. Le paquet a été mélangé par le secret et ce nombre ensemble : aucun des deux ne connaissait celui de l’autre.
    [many] Ensuite, { $players } joueurs ont ajouté chacun un nombre. Le paquet a été mélangé par le secret et tous ces nombres ensemble : personne ne pouvait connaître le résultat avant le dernier.
   *[other] Ensuite, { $players } joueurs ont ajouté chacun un nombre. Le paquet a été mélangé par le secret et tous ces nombres ensemble : personne ne pouvait connaître le résultat avant le dernier.
}
replay-proof-mixed-broken = Les cartes n’ont pas été données d’après le secret et les nombres des joueurs.
replay-proof-bots-title = Il n’y avait que des bots
replay-proof-bots = Personne n’a ajouté de nombre : la donne est celle du serveur seul.
replay-proof-branch-title = Cette partie a été reprise
replay-proof-branch = Elle a commencé au moment { $at } de la partie { $table } et en utilise les cartes. Cet enregistrement ne prouve rien sur une donne ; voyez celui de cette partie.
replay-proof-yours-title = Votre propre nombre y est
replay-proof-yours = Ce navigateur a gardé le nombre qu’il a ajouté pour vous et l’empreinte qui lui a été montrée. Les deux sont dans l’enregistrement : c’est bien la table où vous étiez.
replay-proof-yours-broken = Le nombre ajouté par ce navigateur n’est pas dans l’enregistrement. Ce n’est pas la table où vous étiez.
replay-proof-played-title = On a joué selon les règles
replay-proof-played = { $decisions ->
    [one] Le serveur a rejoué la partie : { $decisions } décision était permise. Annulées comme les règles le permettent : { $takeBacks }.
    [many] Le serveur a rejoué la partie : les { $decisions } décisions étaient toutes permises et mènent à la fin que nomme l’enregistrement. Annulées comme les règles le permettent : { $takeBacks }.
   *[other] Le serveur a rejoué la partie : les { $decisions } décisions étaient toutes permises et mènent à la fin que nomme l’enregistrement. Annulées comme les règles le permettent : { $takeBacks }.
}
replay-proof-played-broken = La ligne { $line } de l’enregistrement ne suit pas des précédentes ({ $clause }) : { $message }
replay-proof-own = Les sceaux, l’empreinte et le mélange ont été calculés par votre propre navigateur.
replay-proof-not-own = Votre navigateur ne peut le calculer que sur une connexion chiffrée ; ici, le serveur a vérifié son propre enregistrement. Téléchargez-le et vérifiez-le avec un programme de votre choix.
replay-proof-limits = Ce que cela ne prouve pas : que personne n’a regardé les cartes d’un autre, ni que le serveur n’a rien soufflé à personne.
replay-proof-sum = Le dernier sceau. Les enregistrements qui ont le même sont identiques :
replay-files = À emporter
