//! Plans: what they answer and when a step ends, judged from the View of a seat alone.

use crate::support::{Room, content, player};
use armonium_bots::PlausibleRandom;
use armonium_rules::{Action, Ask, Phase, Round, Seat, Space, View, Viewer};
use armonium_table::{
    Command, MAX_PLAN_STEPS, Next, Plan, PlanEnd, PlanStep, Planned, Refusal, Table, TableOptions,
};

fn step(hour: u8, then: Planned) -> PlanStep {
    PlanStep { hour, then, answers: 0 }
}

fn plan(hour: u8, then: impl IntoIterator<Item = Planned>) -> Plan {
    Plan { steps: then.into_iter().map(|then| step(hour, then)).collect(), ended: Vec::new() }
}

const fn raise(position: u8, most: u8) -> Planned {
    Planned::Raise { position, most }
}

fn view(table: &Table, seat: Seat) -> View {
    table.view(Viewer::Seat(seat)).expect("a view")
}

fn act(room: &mut Room, action: Action) {
    let Next::Player { player, .. } = room.table.next() else { panic!("a player is asked") };
    let at = room.table.decisions;
    room.must(Command::Act { player, at, actions: vec![action] });
}

/// Three players at the first auction, which the first to act has opened for this position with this bid.
fn bidding(position: u8, bid: u8) -> (Room, Seat) {
    let mut room = Room::begun(TableOptions::new(3), 3);
    act(&mut room, Action::Open { position });
    act(&mut room, Action::Bid { time: bid });
    let seat = room.table.to_act().expect("a bidder");
    (room, seat)
}

fn answers(plan: &Plan, room: &Room) -> Option<Action> {
    let seat = room.table.to_act().expect("a seat is asked");
    plan.answer(&view(&room.table, seat)).map(|(_, action)| action)
}

#[test]
fn a_plan_raises_by_one_up_to_its_limit_and_then_passes() {
    let (mut room, seat) = bidding(1, 2);
    let plan = plan(1, [raise(1, 4)]);
    assert_eq!(answers(&plan, &room), Some(Action::Bid { time: 3 }));
    act(&mut room, Action::Bid { time: 3 });
    while room.table.to_act() != Some(seat) {
        let bid = if matches!(view(&room.table, seat).public.phase, Phase::Auction(auction)
            if matches!(auction.round, Round::Bidding { bid: 3, .. }))
        {
            Action::Bid { time: 4 }
        } else {
            Action::Pass {}
        };
        act(&mut room, bid);
    }
    assert_eq!(answers(&plan, &room), Some(Action::Pass {}), "4 is bid already");
}

#[test]
fn a_limit_is_for_its_position_and_a_pass_for_every_other() {
    let (room, _) = bidding(2, 0);
    assert_eq!(answers(&plan(1, [raise(1, 4)]), &room), None, "the player decides");
    assert_eq!(answers(&plan(1, [raise(1, 4), Planned::Pass {}]), &room), Some(Action::Pass {}));
    let both = plan(1, [Planned::Pass {}, raise(2, 4)]);
    assert_eq!(answers(&both, &room), Some(Action::Bid { time: 1 }), "whatever the order of the steps");
    assert_eq!(answers(&plan(2, [Planned::Pass {}]), &room), None, "it is for the next Hour");
}

#[test]
fn a_plan_opens_the_first_free_position_of_its_steps_and_bids_what_it_says() {
    let mut room = Room::begun(TableOptions::new(3), 3);
    let open = |position, time| Planned::Open { position, time };
    let plan = plan(1, [open(3, 2), open(1, 0)]);
    assert_eq!(answers(&plan, &room), Some(Action::Open { position: 3 }));
    act(&mut room, Action::Open { position: 3 });
    assert_eq!(answers(&plan, &room), Some(Action::Bid { time: 2 }));
}

#[test]
fn a_plan_never_bids_the_last_time_and_ends_its_bids_instead() {
    let (room, seat) = bidding(1, 3);
    let mut seen = view(&room.table, seat);
    seen.public.time[seat.index()] = 4;
    let mut plan = plan(1, [raise(1, 9), Planned::Pass {}, raise(2, 1), Planned::EndTurn {}]);
    assert_eq!(plan.answer(&seen), None, "passing isn't what the player had in mind either");
    plan.review(&seen);
    assert_eq!(plan.steps, [step(1, Planned::EndTurn {})]);
    assert!(plan.ended.len() == 3 && plan.ended.iter().all(|ended| ended.why == PlanEnd::NotEnoughTime));
    seen.public.time[seat.index()] = 5;
    assert_eq!(
        self::plan(1, [raise(1, 9)]).answer(&seen).map(|(_, action)| action),
        Some(Action::Bid { time: 4 })
    );
}

#[test]
fn a_step_for_a_position_that_is_taken_ends_with_a_notice() {
    let (mut room, _) = bidding(2, 0);
    let last = {
        act(&mut room, Action::Pass {});
        room.table.to_act().expect("the other bidder")
    };
    let open = Planned::Open { position: 2, time: 0 };
    let mut plan = plan(1, [open, raise(1, 2), Planned::Pass {}]);
    plan.review(&view(&room.table, last));
    assert!(plan.ended.is_empty(), "it isn't taken yet");
    act(&mut room, Action::Pass {});
    plan.review(&view(&room.table, last));
    assert_eq!(plan.steps, [step(1, raise(1, 2)), step(1, Planned::Pass {})]);
    assert_eq!(
        plan.ended.iter().map(|ended| (ended.then, ended.why)).collect::<Vec<_>>(),
        [(open, PlanEnd::PositionGone)]
    );
}

#[test]
fn a_clue_goes_to_the_first_free_space_and_a_taken_one_ends_with_a_notice() {
    let mut room = Room::begun(TableOptions::new(3), 3);
    let mut bot = PlausibleRandom::new(3);
    let is_asked = |table: &Table| view(table, Seat(0)).ask == Ask::PlaceClue;
    assert!(room.play_until(&mut bot, is_asked));
    let seat = room.table.to_act().expect("a seat");
    let seen = view(&room.table, seat);
    let free: Vec<Space> = seen
        .legal
        .iter()
        .map(|action| match action {
            Action::PlaceClue { space } => *space,
            other => panic!("{other:?}"),
        })
        .collect();
    let taken = content().regular().find(|space| !free.contains(space)).expect("a taken building");
    let mut plan = plan(1, [taken, free[3], free[1]].map(|space| Planned::Clue { space }));
    assert_eq!(plan.answer(&seen), Some((1, Action::PlaceClue { space: free[3] })));
    let mut alone = self::plan(1, [Planned::Clue { space: taken }]);
    alone.review(&seen);
    assert_eq!(alone.ended.iter().map(|ended| ended.why).collect::<Vec<_>>(), [PlanEnd::SpaceTaken]);
    plan.review(&seen);
    assert!(plan.steps.len() == 2 && plan.ended.is_empty(), "there is another choice: {plan:?}");
    let (index, action) = plan.answer(&seen).expect("an answer");
    plan.answered(index);
    act(&mut room, action);
    plan.review(&view(&room.table, seat));
    assert!(plan.is_empty(), "the second choice needs no notice: {plan:?}");
}

#[test]
fn a_clue_that_was_not_asked_for_is_reported_and_a_bid_that_was_not_needed_is_not() {
    let mut room = Room::begun(TableOptions::new(3), 3);
    let space = content().regular().last().expect("a building");
    let mut bot = PlausibleRandom::new(3);
    let mut plans = [0, 1, 2].map(|_| plan(1, [raise(3, 1), Planned::Pass {}, Planned::Clue { space }]));
    let turn = |table: &Table| matches!(view(table, Seat(0)).public.phase, Phase::Turn(_));
    while !turn(&room.table) {
        assert!(room.step(&mut bot));
        for (seat, plan) in (0..).map(Seat).zip(&mut plans) {
            plan.review(&view(&room.table, seat));
        }
    }
    let first = view(&room.table, Seat(0)).public.order.get(0).expect("a first player");
    for (seat, plan) in (0..).map(Seat).zip(&plans) {
        assert!(plan.steps.is_empty(), "{plan:?}");
        let clue = plan.ended.iter().find(|ended| ended.then == Planned::Clue { space }).expect("a notice");
        if seat == first {
            assert_eq!(clue.why, PlanEnd::NotAsked, "the first player places no Clue");
        }
    }
}

#[test]
fn a_decision_by_hand_replaces_the_step_and_an_undo_ends_the_plan() {
    let mut clues =
        plan(1, [raise(1, 2), Planned::Clue { space: Space(1) }, Planned::Clue { space: Space(2) }]);
    clues.decided_by_hand(1);
    assert_eq!(clues.steps, [step(1, raise(1, 2))], "one Clue is placed in an Hour");
    clues.end(PlanEnd::TakenBack);
    assert!(clues.steps.is_empty() && clues.ended.len() == 1 && !clues.is_empty());
}

#[test]
fn a_plan_that_cannot_be_is_refused() {
    let mut room = Room::begun(TableOptions::new(3), 3);
    let good = plan(1, [raise(3, 2), Planned::Pass {}]);
    assert_eq!(room.table.accepts_plan(player(0), &good), Ok(()));
    let mystic = content().mystic().next().expect("a Mystic Building");
    let bad = [
        plan(3, [Planned::Pass {}]),
        plan(0, [Planned::Pass {}]),
        plan(1, [raise(4, 2)]),
        plan(1, [raise(0, 2)]),
        plan(1, [raise(1, 200)]),
        plan(1, [raise(1, 2), raise(1, 3)]),
        plan(1, [Planned::Pass {}, Planned::Pass {}]),
        plan(1, [Planned::Clue { space: mystic }]),
        plan(1, [Planned::Clue { space: Space(250) }]),
        plan(1, content().regular().take(MAX_PLAN_STEPS + 1).map(|space| Planned::Clue { space })),
    ];
    for bad in bad {
        assert_eq!(room.table.accepts_plan(player(0), &bad), Err(Refusal::BadPlan), "{bad:?}");
    }
    assert_eq!(room.table.accepts_plan(player(5), &good), Err(Refusal::NotSeated));
    room.must(Command::Leave { player: player(0) });
    assert_eq!(room.table.accepts_plan(player(0), &good), Err(Refusal::Substituted));
}

#[test]
fn a_plan_answers_in_every_position_with_a_legal_action_or_not_at_all() {
    let mut answered = 0;
    for seed in 0..12 {
        let mut room = Room::begun_with(TableOptions::new(4), 4, seed);
        let mut bot = PlausibleRandom::new(u64::from(seed));
        while let Some(seat) = room.table.to_act() {
            let seen = view(&room.table, seat);
            let hour = seen.public.hour;
            let spaces = content().regular().take(3).map(|space| Planned::Clue { space });
            let bids = (1..=4).flat_map(|at| [raise(at, seed), Planned::Open { position: at, time: seed }]);
            let mut plan = plan(hour, bids.chain(spaces).chain([Planned::Pass {}, Planned::EndTurn {}]));
            plan.review(&seen);
            match plan.answer(&seen) {
                Some((_, action)) => {
                    answered += 1;
                    assert!(seen.legal.contains(&action), "{action:?}");
                    let Next::Player { player, .. } = room.table.next() else { panic!() };
                    let at = room.table.decisions;
                    room.must(Command::Planned { player, at, action });
                }
                None => assert!(room.step(&mut bot)),
            }
        }
    }
    assert!(answered > 200, "{answered}");
}
