# Trouver de la compagnie : l’invitation vue par l’invité, les filtres des tables ouvertes et les recherches.

## The invitation

# Variables: $host, a name.
invited-title = { $host } vous invite à 011
invited-title-nobody = On vous invite à 011
invited-learn = Apprendre en dix minutes
invited-learn-about = Entre-temps, la place n’est pas réservée. Un lien dans les leçons vous ramène ici.
invited-back = Retour à l’invitation
invited-more = Lien et détails

## Filters and what a host says of a table

find-pace = Rythme
find-pace-kind = { $pace ->
    [timed] En direct, avec pendule
    [untimed] En direct, sans pendule
    [days] Sur plusieurs jours
   *[all] Tous les rythmes
}
find-language = Langue
find-language-all = Toutes les langues
find-experience = Niveau
find-experience-kind = { $experience ->
    [beginners] Pour débutants
    [experienced] Pour joueurs expérimentés
    [any] Pour tout le monde
   *[all] Tous les niveaux
}
find-none = Aucune table ouverte ne convient.
find-all = Afficher toutes les tables
new-languages = Langues parlées à la table
new-languages-about = Sans choix, toutes conviennent.
new-experience = À qui s’adresse la table

## Seeks

seek-title = Chercher une partie
seek-about = Indiquez ce que vous voulez jouer. Dès que vous êtes assez nombreux, vous avez une table.
seek-kind = { $kind ->
    [days] Sur plusieurs jours
   *[live] En direct
}
seek-kind-about = { $kind ->
    [days] Un tour dure un jour au plus. Vous obtenez une place même en votre absence.
   *[live] Gardez la page ouverte : vous n’obtenez une place que si vous êtes là.
}
seek-when = Quand
seek-players = Joueurs à la table
seek-timed = Avec pendule
seek-timed-about = 30 secondes par décision, et 10 minutes de réserve.
seek-languages = Langues
seek-post = Chercher
seek-yours = Vos recherches
# Variables: $sizes, numbers such as 3/4.
seek-sizes = { $sizes } joueurs
# Variables: $date, a date and time.
seek-until = En attente. Expire : { $date }
seek-cancel = Annuler
# Variables: $seek, what is sought.
seek-cancel-named = Annuler la recherche : { $seek }
seek-expired = Personne n’est venu à temps.
seek-again = Chercher encore
seek-remove = Retirer
seek-found = Votre table est prête.
seek-open = Aller à la table
seek-others = D’autres cherchent
seek-same = Moi aussi
# Variables: $player, a name.
seek-same-as = Chercher la même partie, comme { $player }
