# Why a table refuses a command.

table-illegal = Les règles ne le permettent pas.
table-stale = La partie a avancé entre-temps. Regardez où elle en est et choisissez à nouveau.
table-intent-length = Un message contient entre 1 et 64 actions.
table-intent-reveals = L’une de ces actions révèle ou pioche quelque chose. La suite se décide après.
table-bad-players = Une table compte de 3 à 6 joueurs.
table-bad-clock = La réserve va de 10 secondes à un jour, l’incrément jusqu’à une heure, le tour de 1 à 720 heures.
table-bad-sleep = La pause de nuit commence et finit à une minute de 0 à 1439 et laisse au moins une heure libre par jour.
table-no-such-seat = Cette place n’existe pas à cette table.
table-seat-taken = Cette place est occupée ; choisissez-en une autre.
table-full = Toutes les places sont prises.
table-seated-already = Vous avez déjà une place à cette table.
table-not-seated = Vous n’avez pas de place à cette table.
table-not-host = C’est réservé à l’hôte de la table.
table-not-invited = La table est privée ; utilisez un lien d’invitation.
table-bad-link = Ce lien ne fonctionne plus : la place a été prise ou reprise, ou le lien annulé. Demandez-en un nouveau.
table-begun = La partie a déjà commencé.
table-not-begun = La partie n’a pas encore commencé.
table-over = La partie est finie.
table-not-over = La partie n’est pas finie.
table-rated = Les bots ne peuvent pas jouer à une table classée.
table-nonce-given = Votre contribution au tirage est déjà enregistrée.
table-substituted = Un bot joue pour vous ; reprenez d’abord votre place.
table-not-substituted = Aucun bot ne joue pour vous.
table-nothing-to-take-back = Vous n’avez rien à annuler.
table-sealed = Ce qui a été révélé, tiré au sort ou misé ne peut pas être annulé.
table-bad-text = Le message doit compter de 1 à 500 caractères imprimables.
table-rematch-exists = La revanche existe déjà.
table-id-reused = Ce numéro a déjà servi pour une autre commande. Choisissez-en un nouveau.
table-not-absent = Un bot ne peut jouer que pour la personne dont on attend la décision, déconnectée depuis trois minutes.
table-has-clock = Cette table a une pendule : un bot prend le relais quand le temps est écoulé.
table-vote-just-ended = Un vote vient d’échouer. Vous pourrez en proposer un autre dans une minute.
table-out-of-game = Seuls les joueurs encore en jeu peuvent voter.
table-not-your-seat = Seule la personne qui occupe cette place peut le faire.
table-bad-plan = Un plan compte au plus 16 étapes différentes, pour cette Heure ou la suivante, avec des positions, du Temps et des cases qui existent.
table-too-many-undos = Vous avez annulé trop de décisions. Décidez pour de bon et la partie avancera.
table-too-much-chat = Vous avez atteint la limite de messages à cette table.
table-too-many-seat-changes = Vous avez changé de place trop souvent à cette table.
table-too-many-bot-tables = Vous avez atteint la limite de parties entre bots en cours. Attendez que l’une d’elles se termine.
table-colour-taken = Un autre joueur a déjà cette couleur.
table-no-swap = Personne ne demande plus cet échange.
table-no-countdown = Aucun compte à rebours n’est en cours.
table-not-ready = La partie ne peut pas encore commencer : une place est libre ou un joueur n’est pas prêt.
table-newcomer-alone = Seul un joueur face à des bots peut jouer la partie de découverte.
table-no-request = Ce joueur ne demande plus de place.
table-too-many-requests = Trop de demandes de place à cette table. Attendez la réponse de l’hôte.
table-bad-vacation = Une partie sur plusieurs jours peut donner jusqu’à 60 jours de vacances à chacun ; les autres n’en ont pas.
table-paused = La partie est en pause. Il faut d’abord la reprendre.
table-not-paused = La partie n’est pas en pause.
table-bad-pause = Une pause dure de 1 minute à 12 heures, ou jusqu’à 14 jours dans une partie sur plusieurs jours.
table-pause-proposed = Une pause est déjà proposée. Répondez-y d’abord.
table-pause-just-declined = Une pause vient d’être refusée. Vous pourrez en proposer une autre dans une minute.
table-too-many-pauses = Vous avez proposé autant de pauses qu’une partie le permet.
table-not-asked = On ne peut relancer que la personne dont on attend la décision, et personne en vacances.
table-nudged-too-soon = Cette personne vient d’être appelée ou relancée. Laissez-lui encore un peu de temps.
table-no-vacation-left = Vous n’avez plus de jours de vacances à cette table.
table-no-cheers = À cette table, les spectateurs ne peuvent pas envoyer de phrases.
table-cheered-too-soon = Des spectateurs viennent d’envoyer des phrases. Attendez quelques secondes.

# The server cannot write to its database: a command was not saved, or the game waits.
table-not-saved = Le serveur n’a pas pu enregistrer cela. Rien n’a changé ; réessayez bientôt.
table-stalled = Le serveur ne peut pas enregistrer la partie pour le moment. Elle reprendra d’elle-même dès que ce sera possible.

# Ce qui ne va pas avec la connexion ou le serveur.

problem-no-table = Cette table n’existe plus.
problem-not-admitted = Cette table est privée. Demandez un lien d’invitation à quelqu’un qui s’y trouve.
problem-no-spectators = Personne ne peut regarder cette table.
problem-seat-given-away = Quelqu’un d’autre joue à votre place, et personne ne peut regarder cette table.
problem-too-fast = Trop de requêtes. Attendez un instant et réessayez.
problem-closing = Le serveur redémarre. Réessayez dans quelques secondes.

# What players can say in every language.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance à tous !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-your-turn = À toi de jouer.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back-soon = Je reviens tout de suite !
phrase-i-suspect-you = Je te soupçonne…
phrase-not-me = Ce n’est pas moi !
phrase-fenrir-is-near = Fenrir n’est pas loin.
phrase-haha = Ah ah !
phrase-goodbye = À la prochaine !

# Relances, pauses et vacances, dans le journal.

away-nudged = { $player } relance { $other }.
away-pause-proposed = { $player } propose une pause : { $length }.
away-pause-agreed = { $player } accepte la pause.
away-pause-refused = { $player } préfère continuer.
away-pause-declined = Pas de pause : la partie continue.
away-paused = La partie est en pause. Aucune pendule ne tourne.
away-resume-wanted = Pour { $player }, on peut reprendre.
away-pause-ended = La pause est finie.
away-vacation-began = { $player } part en vacances.
away-vacation-ended = { $player } revient de vacances.
