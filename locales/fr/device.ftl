# Games on this device, played without a server; and the page as an installed app.

device-here = Jouer sur cet appareil
device-away = Le serveur est injoignable. Vous pouvez jouer quand même : la partie reste sur cet appareil.
device-games = Sur cet appareil
device-no-games = Encore aucune partie sur cet appareil.
device-following = Vous jouez cette partie dans un autre onglet. Ici, vous pouvez seulement regarder.
device-take = Jouer ici
device-not-saved = L’appareil n’a pas pu enregistrer votre décision : rien n’a changé. Libérez de l’espace, puis réessayez.
device-stalled = L’appareil ne peut pas enregistrer la partie : son stockage est plein ou fermé à cette page. Libérez de l’espace et la partie continue.

## Why a game on this device can't be played, opened or saved

device-trouble-full = Le stockage de cet appareil est plein. Libérez de l’espace et réessayez.
device-trouble-refused = Votre navigateur ne permet pas à cette page d’enregistrer des parties. Autorisez-le, ou quittez la navigation privée, et réessayez.
device-trouble-newer = Une version plus récente de la page enregistre ses parties ici. Rechargez la page.
device-trouble-no-engine = Votre navigateur ne peut pas jouer sans serveur : il n’exécute pas WebAssembly, ou le jeu n’a pas pu être chargé. Les tables d’un serveur fonctionnent.
device-trouble-engine-failed = Le jeu s’est arrêté de façon imprévue. Toutes les décisions sont enregistrées : rechargez la page.
device-trouble-other-tab = Vous jouez cette partie dans un autre onglet. Continuez là-bas, ou fermez-le.
device-trouble-damaged = Cette partie est endommagée : quelque chose manque ou a été modifié. Impossible de l’ouvrir.
device-trouble-newer-format = Cette partie a été enregistrée par une version plus récente d’Armonium. Rechargez la page pour l’obtenir.
device-trouble-other-rules = Cette partie suit une autre version des règles : impossible de l’ouvrir ici.
device-trouble-missing-pack = Le plateau de cette partie manque : impossible de l’ouvrir.
device-trouble-no-table-file = Ce n’est pas le fichier d’une partie.
device-trouble-table-differs = Cette partie est déjà sur cet appareil, mais elle y a continué autrement. Pour ouvrir le fichier, supprimez-la d’abord.
device-trouble-too-long = Ce fichier est trop long pour une partie.

## Game files

device-file-save = Enregistrer la partie dans un fichier
device-file-share = Partager la partie
device-file-link = Copier la partie sous forme de lien
device-file-copied = Lien copié
device-file-secret = Les cartes de tout le monde y figurent.
device-open = Ouvrir une partie
device-open-about = Choisissez le fichier d’une partie enregistrée ou reçue. La partie s’ajoute à cet appareil.
device-open-choose = Choisir un fichier
device-open-busy = Ouverture de la partie…
device-open-link = Ce lien contient une partie. Elle sera ajoutée à cet appareil.
device-delete = Supprimer cette partie : { $game }
device-delete-question = Supprimer cette partie ?
device-delete-about = Elle sera définitivement supprimée de cet appareil. Un fichier enregistré reste.
device-delete-stay = La garder
device-delete-go = Supprimer

## A new version of the page

update-ready = Une nouvelle version est prête.
update-reload = Recharger
update-later = Plus tard
