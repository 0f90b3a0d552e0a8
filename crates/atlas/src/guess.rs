//! The picture of a building without a hint: chosen by a word of its name, else at random.

use crate::dice::Dice;
use armonium_pack::Picture;

/// Beginnings of words and what they stand for. The first entry that fits any word wins, so what is particular comes
/// before what is common: the Hospital of Saint John is a hospital.
const WORDS: &[(Picture, &[&str])] = &[
    (
        Picture::Hospital,
        &["hospital", "ospedal", "hôpital", "hopital", "spital", "krankenhaus", "больниц", "infirmar"],
    ),
    (Picture::Almshouse, &["almshous", "orphan", "orfan", "hospice", "ospizi", "cottoleng"]),
    (
        Picture::Prison,
        &["prison", "carcer", "gaol", "jail", "gefängnis", "prisión", "cárcel", "тюрьм", "bagno"],
    ),
    (Picture::Gallows, &["gallow", "forca", "galgen", "gibet", "scaffold", "hangman"]),
    (Picture::Barracks, &["barrack", "caserm", "casern", "kasern", "cuartel", "казарм", "quartier"]),
    (Picture::Cannon, &["arsenal", "zeughaus", "арсенал", "foundry", "powder", "magazine", "fonder", "gun"]),
    (Picture::Muskets, &["armour", "armor", "armi", "fabbrica", "smith", "forge"]),
    (
        Picture::Workshop,
        &["work", "officin", "factor", "usine", "fabri", "fábrica", "завод", "gasomet", "gaswork", "yard"],
    ),
    (Picture::Windmill, &["mill", "mulin", "moulin", "molino", "mühle", "мельниц"]),
    (Picture::Ox, &["cattle", "boari", "oxen", "butcher", "shambles", "macell", "matadero", "viehmarkt"]),
    (Picture::Market, &["market", "mercat", "marché", "mercado", "markt", "рынок", "fair", "foro"]),
    (
        Picture::Book,
        &[
            "universi", "librar", "bibliot", "school", "scuola", "école", "escuela", "academ", "accadem",
            "college",
        ],
    ),
    (Picture::Lyre, &["conserv", "music", "musik", "philharm", "filarm", "concert"]),
    (Picture::Theatre, &["theat", "teatr", "théât", "opera", "opéra", "театр", "playhouse"]),
    (
        Picture::TownHall,
        &[
            "townhall",
            "municip",
            "rathaus",
            "mairie",
            "ayuntamiento",
            "guildhall",
            "exchange",
            "borsa",
            "ратуш",
        ],
    ),
    (
        Picture::Anchor,
        &[
            "harbour", "harbor", "porto", "wharf", "quay", "dock", "imbarc", "landing", "pier", "ferry",
            "порт",
        ],
    ),
    (Picture::Shacks, &["fisher", "pescator", "shanty", "tanner", "washer", "ferryman", "moschin"]),
    (Picture::Riverside, &["riverside", "embankment", "lungo", "strand", "murazz", "набережн", "towpath"]),
    (Picture::Onion, &["synagog", "sinagog", "mosque", "moschee", "synagoge"]),
    (
        Picture::Dome,
        &[
            "cathedral",
            "duomo",
            "basilic",
            "cathédral",
            "catedral",
            "dom",
            "собор",
            "sanctuar",
            "santuari",
            "minster",
        ],
    ),
    (Picture::Portico, &["temple", "tempio", "templo", "pantheon", "museum", "museo", "musée"]),
    (Picture::Belfry, &["belfry", "campanil", "steeple", "beffroi", "tower", "torre", "tour", "turm"]),
    (
        Picture::Gable,
        &["convent", "monast", "abbey", "abbazia", "abbaye", "kloster", "priory", "friar", "carmin"],
    ),
    (
        Picture::Chapel,
        &[
            "chapel",
            "cappella",
            "chapelle",
            "capilla",
            "kapelle",
            "church",
            "chiesa",
            "église",
            "eglise",
            "iglesia",
            "kirche",
            "церковь",
        ],
    ),
    (Picture::Castle, &["castle", "castell", "château", "castillo", "burg", "замок", "keep"]),
    (
        Picture::Bastion,
        &["fort", "bastion", "citadel", "cittadel", "fortezza", "крепост", "redoubt", "bulwark"],
    ),
    (Picture::Gate, &["gate", "porta", "porte", "puerta", "tor", "barrier", "ворот", "arch"]),
    (
        Picture::Stag,
        &["hunt", "deer", "caccia", "forest", "bosco", "forêt", "wood", "parc", "parco", "park", "parque"],
    ),
    (
        Picture::Villa,
        &["villa", "manor", "lodge", "grange", "hermitage", "garden", "giardin", "jardin", "garten"],
    ),
    (
        Picture::Rampart,
        &["rampart", "wall", "walls", "green", "terrace", "promenade", "meadow", "prato", "bowling"],
    ),
    (Picture::Horseshoe, &["stable", "stall", "riding", "cavall", "manège", "post", "coach", "mews"]),
    (
        Picture::Palace,
        &["palace", "palazz", "palais", "palacio", "schloss", "дворец", "court", "mansion", "embassy"],
    ),
    (Picture::Curved, &["bank", "ministr", "senate", "senato", "parliament", "crescent"]),
    (
        Picture::Fountain,
        &["fountain", "fontan", "fontaine", "fuente", "brunnen", "фонтан", "well", "pump", "bath"],
    ),
    (Picture::Monument, &["monument", "memorial", "column", "colonn", "circus", "heroes"]),
    (Picture::Statue, &["piazza", "square", "place", "plaza", "platz", "площадь", "campo", "largo"]),
    (
        Picture::Arcades,
        &[
            "arcade",
            "portici",
            "via",
            "rue",
            "calle",
            "street",
            "strasse",
            "straße",
            "улица",
            "row",
            "gallery",
            "lane",
        ],
    ),
    (
        Picture::Avenue,
        &["avenue", "corso", "boulevard", "viale", "allee", "allée", "paseo", "проспект", "mall", "parade"],
    ),
    (
        Picture::Houses,
        &["borgo", "village", "faubourg", "suburb", "barrio", "quarter", "cottage", "houses", "town"],
    ),
    (Picture::Chapel, &["saint", "san", "santa", "santo", "st", "sankt", "madonna", "lady"]),
];

/// Words this short have to fit whole, or too much would begin with them; long ones may stand inside, as in Cornmarket.
const WHOLE: usize = 4;
const INSIDE: usize = 6;

/// The pictures for other names, with their weights.
const COMMON: &[(Picture, usize)] = &[
    (Picture::Houses, 9),
    (Picture::Arcades, 3),
    (Picture::Avenue, 3),
    (Picture::Shacks, 2),
    (Picture::Chapel, 2),
    (Picture::Belfry, 1),
    (Picture::Fountain, 1),
    (Picture::Market, 1),
    (Picture::Workshop, 2),
    (Picture::Gable, 1),
    (Picture::Curved, 1),
];

/// A picture for a regular building of this id and name.
pub(crate) fn picture(id: &str, name: &str) -> Picture {
    by_name(name).unwrap_or_else(|| by_chance(id))
}

fn by_name(name: &str) -> Option<Picture> {
    let lower = name.to_lowercase();
    let words: Vec<&str> = lower.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    let fits = |beginning: &&str| {
        let short = beginning.chars().count() <= WHOLE;
        let long = beginning.chars().count() >= INSIDE;
        words.iter().any(|word| match (short, long) {
            (true, _) => word == beginning,
            (_, true) => word.contains(beginning),
            _ => word.starts_with(beginning),
        })
    };
    WORDS.iter().find(|(_, beginnings)| beginnings.iter().any(fits)).map(|(picture, _)| *picture)
}

fn by_chance(id: &str) -> Picture {
    let mut left = Dice::of("picture").with(id).below(COMMON.iter().map(|(_, often)| often).sum());
    for (picture, often) in COMMON {
        if left < *often {
            return *picture;
        }
        left -= often;
    }
    Picture::Houses
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_particular_word_wins() {
        assert_eq!(by_name("Hospital of Saint John"), Some(Picture::Hospital));
        assert_eq!(by_name("Saint John's Square"), Some(Picture::Statue));
        assert_eq!(by_name("San Secondo"), Some(Picture::Chapel));
        assert_eq!(by_name("Domino"), None);
    }
}
