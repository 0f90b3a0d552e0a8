//! Each fault as a sentence: what is wrong and what to do, in the terms of the pack's file.

use super::{Content, Fault, Gear, Item};
use crate::vocabulary::{Machine, Mystic};
use std::fmt::{self, Display, Formatter};

/// A text from a pack, quoted, with everything unprintable escaped and no longer than a line.
struct Quoted<'a>(&'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        const LONGEST: usize = 48;
        match self.0.char_indices().nth(LONGEST) {
            None => write!(f, "{:?}", self.0),
            Some((end, _)) => write!(f, "{:?}…", &self.0[..end]),
        }
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let q = |text| Quoted(text);
        match self {
            Fault::BadId { id } if id.is_empty() => {
                f.write_str("the id is empty; write a short name such as \"porta-susa\"")
            }
            Fault::BadId { id } => write!(
                f,
                "{} is no id; use small letters a-z, digits and hyphens, at most {} of them",
                q(id),
                Content::MAX_ID
            ),
            Fault::SameId { id } => write!(f, "the id {} is taken already; choose another", q(id)),
            Fault::NoName { id } => write!(f, "{} has no name; write one for people to read", q(id)),
            Fault::LongName { id } => {
                write!(f, "the name of {} is too long; use at most {} characters", q(id), Content::MAX_NAME)
            }
            Fault::UnprintableName { id } => {
                write!(f, "the name of {} holds a line break, a tab or the like; take it out", q(id))
            }
            Fault::TooManySpaces { count } => {
                write!(f, "the board has {count} spaces; keep to at most {}", Content::MAX_SPACES)
            }
            Fault::TooFewRegular { count } => write!(
                f,
                "the board has {count} regular buildings; give it at least {}, for 8 characters, 5 \
                 Clues and the Organ",
                Content::MIN_REGULAR
            ),
            Fault::OffLattice { id, col, row } => write!(
                f,
                "space {} stands on column {col}, row {row}; columns and rows go from 0 to {}",
                q(id),
                Content::MAX_LINES - 1
            ),
            Fault::SameCell { id, other, col, row } => write!(
                f,
                "space {} stands on column {col}, row {row}, where {} already stands; give it \
                 another cell",
                q(id),
                q(other)
            ),
            Fault::TaxiStation { id } => {
                write!(f, "space {} is a station of the Taxi, which has none; make it another kind", q(id))
            }
            Fault::TooFewStations { machine, count } => write!(
                f,
                "the {} has {count} {} spaces; give it at least {}",
                machine.name(),
                colour(*machine),
                Content::MIN_STATIONS
            ),
            Fault::NoMystic { building } => write!(
                f,
                "the {} stands nowhere; give one space kind = \"mystic\" and building = \"{}\"",
                building.name(),
                word(*building)
            ),
            Fault::MysticTwice { building, id, other } => write!(
                f,
                "space {} is the {}, which {} is already; each Mystic Building stands once",
                q(id),
                building.name(),
                q(other)
            ),
            Fault::NoSuchSpace { number } => {
                write!(f, "there is no space number {number}; name one of the spaces")
            }
            Fault::RuneNotRegular { character, id } => write!(
                f,
                "{} starts on {}, which is no regular building; move the rune to one",
                character.name(),
                q(id)
            ),
            Fault::SharedRune { character, other, id } => write!(
                f,
                "{} starts on {}, where {} starts already; move one of the two runes",
                character.name(),
                q(id),
                other.name()
            ),
            Fault::LinkToItself { id } => {
                write!(f, "this link joins {} to itself; name two different spaces", q(id))
            }
            Fault::NeedlessLink { a, b } => write!(
                f,
                "{} and {} are orthogonal neighbours; take the link out (and their no_edge, if they \
                 have one)",
                q(a),
                q(b)
            ),
            Fault::SameLink { a, b } => {
                write!(f, "{} and {} are linked already; take one of the two links out", q(a), q(b))
            }
            Fault::NothingToCut { a, b } => {
                write!(f, "{} and {} are no orthogonal neighbours; take this no_edge out", q(a), q(b))
            }
            Fault::SameCut { a, b } => {
                write!(f, "{} and {} are cut already; take one of the two no_edge out", q(a), q(b))
            }
            Fault::TooManyNeighbours { id, count } => write!(
                f,
                "space {} has {count} neighbours; take links out until it has at most {}",
                q(id),
                Content::MAX_NEIGHBOURS
            ),
            Fault::Unreachable { id, from } => {
                write!(
                    f,
                    "space {} cannot be reached from {}; add a link or move it next to another space",
                    q(id),
                    q(from)
                )
            }
            Fault::CimiteroNeverNorth => f.write_str(
                "no regular building lies south of the Cimitero, but the rules let its tile go \
                 north; put the Cimitero at the northern edge",
            ),
            Fault::CimiteroSouth { id } => write!(
                f,
                "the regular building {} lies north of the Cimitero, but the rules never let its \
                 tile go south; put the Cimitero in the northernmost row",
                q(id)
            ),
            Fault::BetweenMoleAndCimitero { id } => write!(
                f,
                "the regular building {} lies east of the Mole and west of the Cimitero, where the \
                 rules say nothing lies; put the Mole east of the Cimitero",
                q(id)
            ),
            Fault::EmptyExample => f.write_str(
                "no regular building lies north of the Tempio, east of the Museo, south of the \
                 Obelisco and west of the Mole, as the rules' example needs; move these buildings \
                 apart",
            ),
            Fault::BadDirection { gear, direction } => write!(
                f,
                "the {} Gear has direction {direction}; write 1 if turning it along its arrow brings up its faces in \
                 the order given, -1 if in reverse",
                match gear {
                    Gear::Machine => "Machine",
                    Gear::Walking => "Walking",
                    Gear::Activity => "Activity",
                }
            ),
            Fault::BadSteps { steps } => {
                write!(
                    f,
                    "a tooth of the Walking Gear shows {steps}; use numbers from 1 to {}",
                    Content::MAX_STEPS
                )
            }
            Fault::NoMoveClue => f.write_str(
                "no tooth of the Activity Gear shows \"move_clue\", with which every game starts; \
                 give it one at least",
            ),
            Fault::TooManyKinds { count } => {
                write!(
                    f,
                    "there are {count} kinds of tiles; merge equal ones, at most {} can differ",
                    Content::TILES
                )
            }
            Fault::WrongTotal { count } => {
                write!(f, "the counts of all tiles add up to {count}; make it {}", Content::TILES)
            }
            Fault::BadCount { id, count } => {
                write!(
                    f,
                    "there are {count} tiles {}; count from 1 to {}, or take it out",
                    q(id),
                    Content::TILES
                )
            }
            Fault::SameTile { id, other } => write!(
                f,
                "tile {} looks exactly like {}; merge them into one and add their counts",
                q(id),
                q(other)
            ),
            Fault::NoLocation { building } => write!(
                f,
                "no Location Tile shows the {}; add one with location = \"{}\"",
                building.name(),
                word(*building)
            ),
            Fault::NoItem { item } => write!(f, "no Item Tile shows {}; add one", Shown(*item)),
            Fault::NeedlessName { id } => {
                write!(f, "tile {} has a name, but only music tiles have names; take it out", q(id))
            }
            Fault::BadMusic { id, pages } => {
                write!(f, "tile {} gives {pages} Music Pages; music tiles give 1 or 2", q(id))
            }
            Fault::UnknownMusic { name, pages } => {
                let plural = if *pages == 1 { "" } else { "s" };
                write!(f, "{} is no music of {pages} page{plural}; the names are ", q(name))?;
                for (index, known) in Item::music_names(*pages).iter().enumerate() {
                    write!(f, "{}{known:?}", if index == 0 { "" } else { ", " })?;
                }
                Ok(())
            }
            Fault::RepeatedMusic { name } => {
                write!(f, "there is more than one tile {}; each piece of music is on one tile only", q(name))
            }
            Fault::MissingMusic { name, pages } => {
                write!(f, "no tile is called {}; add one with item = \"music\" and pages = {pages}", q(name))
            }
            Fault::TaxiTile { id } => {
                write!(f, "tile {} is a ride by Taxi; only train, monorail and airship have tiles", q(id))
            }
            Fault::RepeatedStones => {
                f.write_str("there is more than one tile of Fenrir's Stones; leave one, with count = 1")
            }
            Fault::StonesMarks { marks } => {
                write!(f, "Fenrir's Stones have marks = {marks}; they carry exactly 2 Marks of the Wolf")
            }
            Fault::TooManyMarks { id, marks } => {
                write!(f, "tile {} has marks = {marks}; write 0 or 1, only Fenrir's Stones carry 2", q(id))
            }
            Fault::OrganOnLocation { id } => {
                write!(
                    f,
                    "tile {} is a Location Tile with the Organ symbol, which only Item Tiles carry; take \
                 it out",
                    q(id)
                )
            }
        }
    }
}

const fn colour(machine: Machine) -> &'static str {
    match machine {
        Machine::Taxi => "uncoloured",
        Machine::Train => "yellow",
        Machine::Monorail => "green",
        Machine::Airship => "blue",
    }
}

const fn word(building: Mystic) -> &'static str {
    match building {
        Mystic::Mole => "mole",
        Mystic::Cimitero => "cimitero",
        Mystic::Tempio => "tempio",
        Mystic::Museo => "museo",
        Mystic::Obelisco => "obelisco",
    }
}

/// An item as a pack's file writes it.
struct Shown(Item);

impl Display for Shown {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let word = match self.0 {
            Item::Music(pages) => return write!(f, "item = \"music\" with pages = {pages}"),
            Item::Ride(machine) => {
                let machine = machine.name().to_ascii_lowercase();
                return write!(f, "item = \"ride\" with machine = \"{machine}\"");
            }
            Item::ClueOnMystic => "clue_on_mystic",
            Item::Time => "time",
            Item::ClueForTime => "clue_for_time",
            Item::Investigate => "investigate",
            Item::Steps => "steps",
            Item::PaidMusic => "paid_music",
            Item::PaidTiles => "paid_tiles",
            Item::ToMystic => "to_mystic",
            Item::Swap => "swap",
            Item::Stones => "stones",
        };
        write!(f, "item = \"{word}\"")
    }
}
