//! Which picture a building shows when its pack does not say: a word of its name tells, or else chance does.

use super::dice::Dice;
use super::vignettes::Picture;

/// Beginnings of words and what they stand for. The first entry that fits any word wins, so what is particular comes
/// before what is common: the Hospital of Saint John is a hospital.
const WORDS: &[(&str, &[&str])] = &[
    (
        "hospital",
        &["hospital", "ospedal", "hôpital", "hopital", "spital", "krankenhaus", "больниц", "infirmar"],
    ),
    ("almshouse", &["almshous", "orphan", "orfan", "hospice", "ospizi", "cottoleng"]),
    ("prison", &["prison", "carcer", "gaol", "jail", "gefängnis", "prisión", "cárcel", "тюрьм", "bagno"]),
    ("gallows", &["gallow", "forca", "galgen", "gibet", "scaffold", "hangman"]),
    ("barracks", &["barrack", "caserm", "casern", "kasern", "cuartel", "казарм", "quartier"]),
    ("cannon", &["arsenal", "zeughaus", "арсенал", "foundry", "powder", "magazine", "fonder", "gun"]),
    ("muskets", &["armour", "armor", "armi", "fabbrica", "smith", "forge"]),
    (
        "workshop",
        &["work", "officin", "factor", "usine", "fabri", "fábrica", "завод", "gasomet", "gaswork", "yard"],
    ),
    ("windmill", &["mill", "mulin", "moulin", "molino", "mühle", "мельниц"]),
    ("ox", &["cattle", "boari", "oxen", "butcher", "shambles", "macell", "matadero", "viehmarkt"]),
    ("market", &["market", "mercat", "marché", "mercado", "markt", "рынок", "fair", "foro"]),
    (
        "book",
        &[
            "universi", "librar", "bibliot", "school", "scuola", "école", "escuela", "academ", "accadem",
            "college",
        ],
    ),
    ("lyre", &["conserv", "music", "musik", "philharm", "filarm", "concert"]),
    ("theatre", &["theat", "teatr", "théât", "opera", "opéra", "театр", "playhouse"]),
    (
        "town-hall",
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
        "anchor",
        &[
            "harbour", "harbor", "porto", "wharf", "quay", "dock", "imbarc", "landing", "pier", "ferry",
            "порт",
        ],
    ),
    ("shacks", &["fisher", "pescator", "shanty", "tanner", "washer", "ferryman", "moschin"]),
    ("riverside", &["riverside", "embankment", "lungo", "strand", "murazz", "набережн", "towpath"]),
    ("onion", &["synagog", "sinagog", "mosque", "moschee", "synagoge"]),
    (
        "dome",
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
    ("portico", &["temple", "tempio", "templo", "pantheon", "museum", "museo", "musée"]),
    ("belfry", &["belfry", "campanil", "steeple", "beffroi", "tower", "torre", "tour", "turm"]),
    ("gable", &["convent", "monast", "abbey", "abbazia", "abbaye", "kloster", "priory", "friar", "carmin"]),
    (
        "chapel",
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
    ("castle", &["castle", "castell", "château", "castillo", "burg", "замок", "keep"]),
    ("bastion", &["fort", "bastion", "citadel", "cittadel", "fortezza", "крепост", "redoubt", "bulwark"]),
    ("gate", &["gate", "porta", "porte", "puerta", "tor", "barrier", "ворот", "arch"]),
    (
        "stag",
        &["hunt", "deer", "caccia", "forest", "bosco", "forêt", "wood", "parc", "parco", "park", "parque"],
    ),
    ("villa", &["villa", "manor", "lodge", "grange", "hermitage", "garden", "giardin", "jardin", "garten"]),
    ("rampart", &["rampart", "wall", "walls", "green", "terrace", "promenade", "meadow", "prato", "bowling"]),
    ("horseshoe", &["stable", "stall", "riding", "cavall", "manège", "post", "coach", "mews"]),
    (
        "palace",
        &["palace", "palazz", "palais", "palacio", "schloss", "дворец", "court", "mansion", "embassy"],
    ),
    ("curved", &["bank", "ministr", "senate", "senato", "parliament", "crescent"]),
    ("fountain", &["fountain", "fontan", "fontaine", "fuente", "brunnen", "фонтан", "well", "pump", "bath"]),
    ("monument", &["monument", "memorial", "column", "colonn", "circus", "heroes"]),
    ("statue", &["piazza", "square", "place", "plaza", "platz", "площадь", "campo", "largo"]),
    (
        "arcades",
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
        "avenue",
        &["avenue", "corso", "boulevard", "viale", "allee", "allée", "paseo", "проспект", "mall", "parade"],
    ),
    ("houses", &["borgo", "village", "faubourg", "suburb", "barrio", "quarter", "cottage", "houses", "town"]),
    ("chapel", &["saint", "san", "santa", "santo", "st", "sankt", "madonna", "lady"]),
];

/// Words this short have to fit whole, or too much would begin with them; long ones may stand inside, as in Cornmarket.
const WHOLE: usize = 4;
const INSIDE: usize = 6;

/// What stands where no name tells, and how often.
const COMMON: &[(&str, usize)] = &[
    ("houses", 9),
    ("arcades", 3),
    ("avenue", 3),
    ("shacks", 2),
    ("chapel", 2),
    ("belfry", 1),
    ("fountain", 1),
    ("market", 1),
    ("workshop", 2),
    ("gable", 1),
    ("curved", 1),
];

/// A picture for a regular building of this id and name.
pub(super) fn picture(id: &str, name: &str) -> Option<Picture> {
    Picture::named(by_name(name).unwrap_or_else(|| by_chance(id)))
}

fn by_name(name: &str) -> Option<&'static str> {
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

fn by_chance(id: &str) -> &'static str {
    let mut left = Dice::of("picture").with(id).below(COMMON.iter().map(|(_, often)| often).sum());
    for (picture, often) in COMMON {
        if left < *often {
            return picture;
        }
        left -= often;
    }
    "houses"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_guess_is_a_picture() {
        let all = WORDS.iter().map(|(name, _)| name).chain(COMMON.iter().map(|(name, _)| name));
        for name in all {
            assert!(Picture::named(name).is_some(), "{name}");
        }
    }

    #[test]
    fn the_particular_word_wins() {
        assert_eq!(by_name("Hospital of Saint John"), Some("hospital"));
        assert_eq!(by_name("Saint John's Square"), Some("statue"));
        assert_eq!(by_name("San Secondo"), Some("chapel"));
        assert_eq!(by_name("Domino"), None);
    }
}
