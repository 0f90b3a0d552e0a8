//! Same seat, same sight, at a table too: what a reader is told does not depend on what the reader cannot know.

use crate::support::{Room, content, viewers};
use armonium_bots::PlausibleRandom;
use armonium_rules::{Event, Seat, State, Target, Viewer};
use armonium_table::{Next, TableEvent, TableOptions};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

fn told(news: &[TableEvent], viewer: Viewer) -> String {
    let seen: Vec<TableEvent> = news.iter().map(|news| news.seen_by(viewer)).collect();
    serde_json::to_string(&seen).expect("JSON")
}

#[test]
fn readers_see_the_same_table_in_every_world_they_could_be_in() {
    let content = content();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut worlds, mut followed, mut hidden) = (0, 0, 0);
    for players in 3..=6 {
        let mut room = Room::begun(TableOptions::new(players), 2);
        let mut bot = PlausibleRandom::new(u64::from(players));
        while let Some((seat, action)) = room.thought(&mut bot) {
            let before: Vec<(Viewer, State)> = (viewers(&room.table).into_iter())
                .map(|viewer| {
                    let view = room.table.view(viewer).expect("a view");
                    let world = view.resample(&content, &mut rng);
                    assert_eq!(world.view(&content, viewer), view);
                    (viewer, world)
                })
                .collect();
            let at = room.table.decisions;
            let news = room.must(match room.table.next() {
                Next::Player { player, .. } => {
                    armonium_table::Command::Act { player, at, actions: vec![action] }
                }
                Next::Bot { .. } | Next::Nobody => armonium_table::Command::BotMove { seat, at, action },
            });
            let [TableEvent::Decided { events: here, .. }] = &news[..] else {
                panic!("a decision: {news:?}")
            };
            for (viewer, mut world) in before {
                worlds += 1;
                let mut there: Vec<Event> = Vec::new();
                // What is revealed to the reader, or comes out of a hidden hand, may differ; all else must not.
                let alike = |events: &[Event]| !events.iter().any(|event| is_revealed(event, viewer));
                if world.apply(&content, seat, action, &mut there).is_ok() && alike(here) && alike(&there) {
                    followed += 1;
                    hidden += usize::from(here.iter().any(Event::seals));
                    let other = [TableEvent::Decided { seat, events: there }];
                    assert_eq!(told(&news, viewer), told(&other, viewer), "{viewer:?}");
                }
            }
        }
    }
    assert!(
        worlds > 2000 && followed > worlds / 2 && hidden > 100,
        "{followed} of {worlds}, {hidden} hidden"
    );
}

/// Does this show the reader something new? What others draw, or look at in another hand, does not.
fn is_revealed(event: &Event, viewer: Viewer) -> bool {
    let is = |seat: &Seat| viewer == Viewer::Seat(*seat);
    match event {
        Event::TileDrawn { seat, .. } => is(seat),
        Event::CardLooked { seat, target: Target::Hand(owner), .. } => is(seat) || is(owner),
        Event::CardLooked { seat, .. } => is(seat),
        _ => event.seals(),
    }
}

#[test]
fn the_deal_is_told_to_each_seat_as_its_own() {
    let room = Room::begun(TableOptions::new(4), 2);
    let dealt = room.table.game().expect("a game").setup_events().to_vec();
    let news = [TableEvent::Began { events: dealt }];
    let seen: Vec<String> = viewers(&room.table).into_iter().map(|viewer| told(&news, viewer)).collect();
    for (index, one) in seen.iter().enumerate() {
        assert!(seen[..index].iter().all(|other| other != one), "no two are told the same");
    }
    let hidden = |text: &str| text.matches("\"face_down\"").count();
    let spectator = seen.last().expect("a spectator");
    assert!(seen[..4].iter().all(|one| hidden(one) < hidden(spectator)), "{spectator}");
}
