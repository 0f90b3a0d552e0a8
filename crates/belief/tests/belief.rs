//! The exact belief against a count of every single deal, in positions of random games.

use armonium_belief::Belief;
use armonium_pack::Pack;
use armonium_rules::{
    Action, CardPlace, Character, Game, Options, Scenario, Seat, Seed, Sight, View, Viewer,
};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

const EQUAL: f64 = 1e-9;

/// Counts every deal of the unknown cards that fits a View: `counts[character][place]` for hands, deck (6) and Chosen One (7).
fn count_deals(view: &View) -> (u64, [[u64; 8]; 8]) {
    let mut open = [0usize; 8];
    for seat in view.public.seats() {
        open[seat.index()] = usize::from(view.public.options.characters_each());
    }
    open[7] = 1;
    open[6] = 8 - 1 - usize::from(view.public.options.players * view.public.options.characters_each());
    let mut unknown = Vec::new();
    let mut placed = [0usize; 8];
    for character in Character::ALL {
        match view.cards[character.index()] {
            Sight::Seen(place) => {
                placed[character.index()] = index(place);
                open[index(place)] -= 1;
            }
            Sight::FaceDown => unknown.push(character),
        }
    }
    let mut total = 0;
    let mut counts = [[0; 8]; 8];
    deal(view, &unknown, &mut open, &mut placed, &mut total, &mut counts);
    (total, counts)
}

fn index(place: CardPlace) -> usize {
    match place {
        CardPlace::Hand(seat) => seat.index(),
        CardPlace::Deck => 6,
        CardPlace::Chosen => 7,
    }
}

fn deal(
    view: &View,
    unknown: &[Character],
    open: &mut [usize; 8],
    placed: &mut [usize; 8],
    total: &mut u64,
    counts: &mut [[u64; 8]; 8],
) {
    let Some((first, rest)) = unknown.split_first() else {
        *total += 1;
        for (count, &place) in counts.iter_mut().zip(placed.iter()) {
            count[place] += 1;
        }
        return;
    };
    for place in 0..8 {
        if open[place] == 0 || (place == 7 && view.public.not_chosen.has(*first)) {
            continue;
        }
        open[place] -= 1;
        placed[first.index()] = place;
        deal(view, rest, open, placed, total, counts);
        open[place] += 1;
    }
}

/// A random action, with few high bids, steps and declarations.
fn random_action(legal: &[Action], rng: &mut impl Rng) -> Action {
    for _ in 0..6 {
        let action = legal[rng.next_u32() as usize % legal.len()];
        let is_rare = match action {
            Action::Bid { time } => time > 2,
            Action::Step { .. } => true,
            Action::Decline {} => rng.next_u32().is_multiple_of(3),
            Action::Declare { .. } => !rng.next_u32().is_multiple_of(40),
            _ => false,
        };
        if !is_rare {
            return action;
        }
    }
    legal[0]
}

#[test]
fn the_belief_equals_the_count_of_all_deals_and_never_rules_out_the_truth() {
    let content = &Pack::turin().content;
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let (mut compared, mut narrowed) = (0, 0);
    for number in 0..48u64 {
        let players = 3 + (number % 4) as u8;
        let options = Options { beginner: number % 5 == 0, ..Options::new(players) };
        let mut game = Game::new(content, options, Seed::from_number(number)).expect("playable");
        let mut legal = Vec::new();
        while let Some(seat) = game.state().to_act() {
            game.state().legal(content, &mut legal);
            let action = random_action(&legal, &mut rng);
            game.apply(content, seat, action).expect("offered");
            if !rng.next_u32().is_multiple_of(16) {
                continue;
            }
            let truth = Scenario::from_state(content, game.state());
            for viewer in (0..players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]) {
                let view = game.state().view(content, viewer);
                let belief = Belief::of(&view);
                let (total, counts) = count_deals(&view);
                assert!(total > 0);
                for character in Character::ALL {
                    let counted = |place: usize| counts[character.index()][place] as f64 / total as f64;
                    assert!((belief.chosen(character) - counted(7)).abs() < EQUAL);
                    assert!((belief.in_deck(character) - counted(6)).abs() < EQUAL);
                    for seat in view.public.seats() {
                        assert!((belief.in_hand(seat, character) - counted(seat.index())).abs() < EQUAL);
                    }
                }
                assert!(belief.chosen(truth.chosen_one) > 0.0);
                let mut fenrir = 0.0;
                for (seat, player) in (0u8..).map(Seat).zip(&truth.players) {
                    fenrir += belief.fenrir(seat);
                    assert!(player.characters.into_iter().all(|c| belief.in_hand(seat, c) > 0.0));
                    assert!(player.role != Some(armonium_rules::Role::Fenrir) || belief.fenrir(seat) > 0.0);
                }
                let dealt = !view.public.roles_dealt.is_empty();
                assert!((fenrir - f64::from(u8::from(dealt))).abs() < EQUAL);
                compared += 1;
                narrowed += u32::from(belief.candidates() < 4);
            }
        }
    }
    assert!(compared > 2_000 && narrowed > 100, "{compared} compared, {narrowed} of them narrow");
}
