//! Measures the evidence of each kind of behaviour in games of one kind of player, prints the tables of
//! `crates/bots/src/inference/tables.rs`, and measures on other games how many bits the tables now compiled in save.
//!
//! `cargo run --release -p armonium-lab --example infer -- [PLAYER] [GAMES]`

use armonium_belief::Belief;
use armonium_bots::{
    BehaviourWatcher, Bot, BotKind, CHOSEN_EVIDENCE, Detective, Evidence, FENRIR_EVIDENCE, Inference, Level,
    Master, SelfPlay,
};
use armonium_pack::Pack;
use armonium_rules::{Ask, Character, Content, Event, Options, Outcome, Role, Seat, Seed, State, Viewer};

/// How often a kind of behaviour was seen for wrong and right candidates.
#[derive(Clone, Copy, Default)]
struct Count {
    without: f64,
    with: f64,
}

/// The surprise of a belief at the truth in bits, from facts alone and with behaviour.
#[derive(Clone, Copy, Debug, Default)]
struct Surprise {
    moments: f64,
    facts: f64,
    behaviour: f64,
}

impl Surprise {
    fn add(&mut self, facts: f64, behaviour: f64) {
        self.moments += 1.0;
        self.facts -= facts.max(1e-9).log2();
        self.behaviour -= behaviour.max(1e-9).log2();
    }

    fn print(&self, what: &str) {
        let mean = |sum: f64| sum / self.moments.max(1.0);
        let saved = 100.0 * (1.0 - self.behaviour / self.facts.max(1e-9));
        println!(
            "// {what}: {:.4} bits of surprise by facts, {:.4} with behaviour ({saved:.1} % less) in {} moments",
            mean(self.facts),
            mean(self.behaviour),
            self.moments
        );
    }
}

fn main() {
    let mut words = std::env::args().skip(1);
    let kind = words.next().map_or(Ok(BotKind::Level(Level::Detective)), |name| name.parse());
    let games = words.next().map_or(Ok(4000), |number| number.parse::<u64>());
    let (kind, games) = match (kind, games) {
        (Ok(kind), Ok(games)) => (kind, games),
        (Err(unknown), _) => return eprintln!("{unknown}"),
        (_, Err(_)) => return eprintln!("the number of games is no number"),
    };
    let content = &Pack::turin().content;
    let (mut chosen, mut fenrir) = ([Count::default(); CHOSEN_EVIDENCE], [Count::default(); FENRIR_EVIDENCE]);
    let (mut of_chosen, mut of_fenrir) = (Surprise::default(), Surprise::default());
    for number in 0..games {
        let mut watcher = BehaviourWatcher::new();
        let mut seen = Vec::new();
        let end = play(content, kind, number, |state, events| {
            watcher.watch(content, state.public(), events, |evidence| seen.push(evidence));
        });
        for evidence in seen {
            let (count, truth) = match evidence {
                Evidence::Chosen(character, kind) => (&mut chosen[kind], end.chosen_one() == character),
                Evidence::Fenrir(seat, kind) => (&mut fenrir[kind], end.role(seat) == Role::Fenrir),
            };
            if truth { count.with += 1.0 } else { count.without += 1.0 }
        }
        measure(content, kind, 1_000_000 + number, &mut of_chosen, &mut of_fenrir);
    }
    of_chosen.print("the Chosen One");
    of_fenrir.print("Fenrir");
    for (name, deals, seat) in
        [("detective", games / 4, detective as Seated), ("inspector", games / 16, inspector)]
    {
        let (won, decided) = duel(content, deals, seat);
        println!("// of {decided} decided games one {name} who heeds it wins {won} against three who do not");
    }
    table("CHOSEN", "CHOSEN_EVIDENCE", &chosen, Some(7.0));
    table("FENRIR", "FENRIR_EVIDENCE", &fenrir, None);
}

/// Plays one game of one kind of player, calling back at every step.
fn play(content: &Content, kind: BotKind, number: u64, show: impl FnMut(&State, &[Event])) -> State {
    let players = 4 + (number % 3) as u8;
    play_with(content, players, 1_000_000 + number, SelfPlay::of(kind, number, players), show)
}

fn play_with(
    content: &Content,
    players: u8,
    seed: u64,
    mut table: SelfPlay,
    show: impl FnMut(&State, &[Event]),
) -> State {
    let mut events = Vec::new();
    let mut state = State::new(content, Options::new(players), Seed::from_number(seed), &mut events)
        .expect("four to six players are playable");
    table.play(content, &mut state, events, show).expect("bots move legally");
    state
}

/// A player with a seed, with or without inference from behaviour.
type Seated = fn(u64, bool) -> Box<dyn Bot>;

fn detective(seed: u64, heeds: bool) -> Box<dyn Bot> {
    let detective = Detective::new(seed);
    Box::new(if heeds { detective } else { detective.without_inference() })
}

fn inspector(seed: u64, heeds: bool) -> Box<dyn Bot> {
    let inspector = Master::new(seed, 100);
    Box::new(if heeds { inspector } else { inspector.without_inference() })
}

/// The share of decided games that one player with inference wins against three without, every deal from each seat.
fn duel(content: &Content, deals: u64, player: Seated) -> (u32, u32) {
    let (mut won, mut decided) = (0, 0);
    for (deal, heeds) in (0..deals).flat_map(|deal| (0..4u8).map(move |seat| (deal, Seat(seat)))) {
        let bots = (0..4u8).map(|seat| player(deal * 8 + u64::from(seat), Seat(seat) == heeds)).collect();
        let end = play_with(content, 4, 2_000_000 + deal, SelfPlay::new(bots), |_, _| {});
        if let Some(Outcome::Won { seat, .. }) = end.outcome() {
            decided += 1;
            won += u32::from(seat == heeds);
        }
    }
    (won, decided)
}

/// The surprise of each seat at its turns from Hour V on, with and without behaviour.
fn measure(content: &Content, kind: BotKind, number: u64, chosen: &mut Surprise, fenrir: &mut Surprise) {
    let mut minds: Vec<Inference> = (0..6).map(|_| Inference::new()).collect();
    play(content, kind, number, |state, events| {
        for (seat, mind) in (0u8..).zip(&mut minds) {
            mind.watch(Some(Seat(seat)), content, state.public(), events);
        }
        let Some(seat) = state.to_act().filter(|_| state.public().hour >= 5) else { return };
        if state.ask(content) != Ask::Choose {
            return;
        }
        let view = state.view(content, Viewer::Seat(seat));
        let (belief, mind) = (Belief::of(&view), &minds[seat.index()]);
        let truth = state.chosen_one();
        let weigh = |character: Character| belief.chosen(character) * f64::from(mind.chosen(character));
        let all: f64 = Character::ALL.into_iter().map(weigh).sum();
        if belief.chosen(truth) < 1.0 {
            chosen.add(belief.chosen(truth), weigh(truth) / all);
        }
        let Some(wolf) = state.public().seats().find(|&seat| state.role(seat) == Role::Fenrir) else {
            return;
        };
        let weigh = |seat: Seat| belief.fenrir(seat) * f64::from(mind.fenrir(seat));
        let all: f64 = state.public().seats().map(weigh).sum();
        if belief.fenrir(wolf) < 1.0 {
            fenrir.add(belief.fenrir(wolf), weigh(wolf) / all);
        }
    });
}

/// Prints the log likelihood ratios, shrunk towards 0 for small samples.
fn table(name: &str, length: &str, counts: &[Count], others: Option<f64>) {
    let (with, without) = counts.iter().fold((0.0, 0.0), |sum, c| (sum.0 + c.with, sum.1 + c.without));
    println!("\npub(super) const {name}: [f32; {length}] = [");
    for count in counts {
        let share = others.unwrap_or(without / with);
        let ratio = (count.with * share + 20.0) / (count.without + 20.0);
        println!("    {:.3},", ratio.ln());
    }
    println!("];");
}
