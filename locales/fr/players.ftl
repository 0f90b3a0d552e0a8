# The words of profiles, leaderboards and the list of games.

## A profile

# Variables: $date.
profile-since = Inscription : { $date }
profile-program = Un programme qui joue seul
profile-own = Personne d’autre ne voit cette version : elle compte aussi vos parties privées.
profile-public = D’après les parties aux tables publiques. Les parties privées ne sont jamais montrées.
# Headings of four large figures.
profile-games = Parties
profile-won = Gagnées
profile-rating = Cote
profile-on-time = Dans les temps
profile-none = aucune donnée
# An estimate and how far off it may be. Variables: $rating, $span (numbers).
profile-rating-value = { $rating } ± { $span }
profile-results = Résultats
profile-results-empty = Aucune partie terminée pour l’instant.
profile-role = Rôle
profile-lost = Perdues
profile-nobody = Sans vainqueur
# The last line of the table.
profile-all = Total
# Variables: $players.
profile-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
profile-chart = La cote, partie après partie
profile-chart-label = La cote après chaque partie classée, avec l’intervalle où elle se trouve très probablement
profile-chart-about = La ligne est l’estimation, la bande montre de combien elle peut se tromper. Chaque partie classée resserre la bande.
profile-chart-none = La cote naît avec la première partie classée.
profile-numbers = La même chose en chiffres
profile-date = Date
profile-span = Très probablement entre
# Variables: $from, $to (numbers).
profile-from-to = { $from } et { $to }
profile-favourites = Personnages favoris
profile-favourites-none = Aucun choix pour l’instant.
# How often a character was chosen. Variables: $times.
profile-times = { $times ->
    [one] { $times } fois
   *[other] { $times } fois
}
profile-reliability = Ponctualité
# Variables: $grade (always, nearly, mostly, seldom).
profile-reliable = { $grade ->
    [always] N’a jamais dépassé son temps.
    [nearly] Ne dépasse presque jamais son temps.
    [mostly] Dépasse parfois son temps.
   *[seldom] Dépasse souvent son temps.
}
# Variables: $percent, $count (all decisions under a clock).
profile-reliable-figure = { $count ->
    [one] { $percent } % sur { $count } décision dans les temps
   *[other] { $percent } % sur { $count } décisions dans les temps
}
profile-no-clock = Aucune partie avec pendule pour l’instant.
profile-last = Dernières parties
profile-all-games = Toutes mes parties
profile-gone = Joueur introuvable
profile-gone-about = L’adresse est peut-être erronée, ou ce profil a été supprimé.

## The strongest players

leaders-title = Joueurs
leaders-about = Les joueurs les plus forts, d’après leurs parties classées.
leaders-kind = Afficher
leaders-people = Personnes
leaders-programs = Programmes
leaders-when = Période
leaders-ever = Depuis le début
leaders-month = 30 derniers jours
leaders-place = Rang
leaders-name = Joueur
leaders-sure = Valeur sûre
leaders-games = Parties classées
leaders-empty = Personne ne figure encore ici. Cinq parties classées ouvrent la liste.
leaders-means = Ce que signifie la cote
leaders-means-text = Tout le monde part de 25, à 17 près. Le gagnant d’une partie classée monte, les autres descendent, et battre plus fort que soi compte davantage. À chaque partie, l’estimation devient plus sûre. La liste suit ce qui est sûr : l’estimation moins son incertitude. Ainsi, personne ne mène grâce à une seule soirée de chance.
leaders-how = Comment y figurer
leaders-how-text = Terminez cinq parties classées. Choisissez « Partie classée » pour une nouvelle table ; chaque place est tenue par une personne, sans bots ni probabilités.
leaders-new = Ouvrir une table

## My games

games-title = Mes parties
games-search = Chercher un joueur
games-filters = Filtres
games-players = Joueurs
games-result = Résultat
games-rated = Type
games-time = Quand
games-any = Toutes
# Results and roles in the filters and lists. Variables: $result (won, lost, nobody).
games-ended = { $result ->
    [won] Gagnée
    [lost] Perdue
   *[nobody] Sans vainqueur
}
games-unrated = Non classée
games-week = 7 derniers jours
games-month = 30 derniers jours
games-year = 12 derniers mois
games-live = En cours
games-live-none = Aucune partie en cours.
games-finished = Terminées
games-none = Vous n’avez encore terminé aucune partie.
games-none-found = Aucune partie trouvée.
games-clear = Tout afficher
games-more = En voir plus
games-new = Jouer une partie
games-stranger = Vous n’avez pas encore joué ici. Vos parties apparaîtront sur cette page.
games-loading = Chargement de vos parties…
games-replay = Revoir
# Variables: $game, who played and when.
games-replay-of = Revoir : { $game }
games-table-of = À la table : { $game }
