//! Inference from behaviour: the truth is less surprising than by facts alone, and never ruled out.

use armonium_belief::Belief;
use armonium_bots::{BotKind, Inference, Level, SelfPlay};
use armonium_pack::Pack;
use armonium_rules::{Ask, Character, Options, Role, Seat, Seed, State, Viewer};

/// The surprise of the truth in bits, by facts alone and with behaviour.
#[derive(Default)]
struct Surprise {
    facts: f64,
    behaviour: f64,
}

/// Measures the beliefs of seats at their turns from Hour V on, in games that the likelihoods were not counted in.
fn measure(games: u64) -> (Surprise, Surprise) {
    let content = &Pack::turin().content;
    let (mut chosen, mut fenrir) = (Surprise::default(), Surprise::default());
    for number in 0..games {
        let options = Options::new(4 + (number % 3) as u8);
        let mut events = Vec::new();
        let mut state =
            State::new(content, options, Seed::from_number(70_000 + number), &mut events).expect("playable");
        let mut minds: Vec<Inference> = (0..options.players).map(|_| Inference::new()).collect();
        let played = SelfPlay::of(BotKind::Level(Level::Detective), number, options.players).play(
            content,
            &mut state,
            events,
            |state, events| {
                for (seat, mind) in (0u8..).zip(&mut minds) {
                    mind.watch(Some(Seat(seat)), content, state.public(), events);
                }
                let Some(seat) = state.to_act().filter(|_| state.public().hour >= 5) else { return };
                if state.ask(content) != Ask::Choose {
                    return;
                }
                let (belief, mind) =
                    (Belief::of(&state.view(content, Viewer::Seat(seat))), &minds[seat.index()]);
                let reweighted =
                    |character: Character| belief.chosen(character) * f64::from(mind.chosen(character));
                add(&mut chosen, state.chosen_one(), &Character::ALL, |c| belief.chosen(c), reweighted);
                let seats: Vec<Seat> = state.public().seats().collect();
                if let Some(&wolf) = seats.iter().find(|&&seat| state.role(seat) == Role::Fenrir) {
                    let reweighted = |seat: Seat| belief.fenrir(seat) * f64::from(mind.fenrir(seat));
                    add(&mut fenrir, wolf, &seats, |seat| belief.fenrir(seat), reweighted);
                }
            },
        );
        played.expect("legal moves");
    }
    (chosen, fenrir)
}

fn add<T: Copy>(
    surprise: &mut Surprise,
    truth: T,
    all: &[T],
    facts: impl Fn(T) -> f64,
    behaviour: impl Fn(T) -> f64,
) {
    let sum: f64 = all.iter().map(|&one| behaviour(one)).sum();
    assert!(behaviour(truth) > 0.0, "the truth is never ruled out");
    surprise.facts -= facts(truth).log2();
    surprise.behaviour -= (behaviour(truth) / sum).log2();
}

#[test]
fn behaviour_makes_the_truth_less_surprising() {
    let (chosen, fenrir) = measure(240);
    println!("Chosen One {:.0} bits by facts, {:.0} with behaviour", chosen.facts, chosen.behaviour);
    println!("Fenrir {:.0} bits by facts, {:.0} with behaviour", fenrir.facts, fenrir.behaviour);
    assert!(chosen.behaviour < chosen.facts);
    assert!(fenrir.behaviour < 0.8 * fenrir.facts);
}
