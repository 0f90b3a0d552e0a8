//! Phase 2, the auctions (3.2). Long, with one test per clause.

use crate::support::table::{
    CHRISTIAN, LEONARDO, MARCO, MARIO, Table, auctions, out_of_time, scenario, scenario_in_hour,
};
use crate::support::turin;
use armonium_rules::{
    Action, Ask, Auction, Character, Event, Illegal, Opener, Options, Phase, Power, Reason, Round, Scenario,
    Seat,
};

const LISA: Seat = Seat(4);
const ANNA: Seat = Seat(5);

/// 3.2.2, 3.2.3, 3.2.4, 3.2.5, 3.2.6
#[test]
fn the_example_of_ada_bruno_clara_and_dario_is_played_as_the_rules_tell_it() {
    let [ada, bruno, clara, dario] = [0, 1, 2, 3].map(Seat);
    let mut table = Table::at(&evening(&[clara, ada, dario, bruno]));
    let bids = [
        (clara, Action::Open { position: 4 }),
        (clara, Action::Bid { time: 1 }),
        (dario, Action::Bid { time: 3 }),
        (ada, Action::Pass {}),
        (bruno, Action::Pass {}),
        (clara, Action::Bid { time: 4 }),
        (dario, Action::Pass {}),
        (ada, Action::Open { position: 1 }),
        (ada, Action::Bid { time: 2 }),
        (bruno, Action::Bid { time: 5 }),
        (dario, Action::Pass {}),
        (ada, Action::Pass {}),
        (ada, Action::Open { position: 3 }),
        (ada, Action::Bid { time: 0 }),
        (dario, Action::Pass {}),
    ];
    for (seat, action) in bids {
        assert_eq!(table.to_act(), seat, "before {action:?}");
        table.act(action);
    }
    assert_eq!(order(&table), [bruno, dario, ada, clara]);
    assert_eq!(table.state.public().time[..4], [30, 25, 26, 30]);
    assert!(table.events.contains(&Event::PositionGiven { seat: dario, position: 2 }));
    assert!(matches!(table.state.public().phase, Phase::Clues { index: 1 }));
}

/// 3.2.1, R16
#[test]
fn there_are_as_many_positions_as_players() {
    for players in 3..=6 {
        let mut table = Table::at(&Scenario { phase: auctions(MARCO, players), ..scenario(players) });
        assert_eq!(
            table.legal(),
            (1..=players).map(|position| Action::Open { position }).collect::<Vec<_>>()
        );
        for position in [0, players + 1, 255] {
            let why = Illegal::NoSuchPosition { position, positions: players };
            table.refuses(Action::Open { position }, why, "3.2.1");
        }
    }
}

/// 3.2.1, R16
#[test]
fn players_who_are_out_have_no_position() {
    let mut before = evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO]);
    out_of_time(&mut before.players[1]);
    before.phase = auctions(MARCO, 3);
    let mut table = Table::at(&before);
    let why = Illegal::NoSuchPosition { position: 4, positions: 3 };
    assert_eq!(table.refused(Action::Open { position: 4 }), why);
    table.take_position(3, 0);
    table.take_position(2, 0);
    assert_eq!(order(&table), [LEONARDO, CHRISTIAN, MARCO]);
}

/// 3.2.1
#[test]
fn every_hour_the_positions_are_counted_anew() {
    // Mario goes out in the turns of Hour II: in Hour III there are three positions.
    let mut before = scenario(4);
    before.players[1].time = 1;
    let mut table = Table::at(&before);
    table.go_on_until(|public| public.to_act() == Some(MARIO));
    // The Event gives position II 2 Time; three teeth cost all of it.
    table.choose_up_to_gears(Character::Vidal);
    table.act(Action::Turn { teeth: 3 });
    table.go_on_until(|public| public.hour == 3);
    assert_eq!(table.legal().len(), 3);
    assert_eq!(table.to_act(), MARCO);
}

/// 3.2.2, R1
#[test]
fn each_auction_is_opened_by_the_earliest_of_the_last_order_without_a_position() {
    let mut table = Table::at(&evening(&[CHRISTIAN, MARCO, LEONARDO, MARIO]));
    assert_eq!(table.to_act(), CHRISTIAN);
    // Marco wins the first auction: Christian, still without a position, opens again.
    win(&mut table, 1, MARCO, 1);
    assert_eq!(table.to_act(), CHRISTIAN);
    table.take_position(2, 0);
    // Marco is placed, so Leonardo is the earliest left.
    assert_eq!(table.to_act(), LEONARDO);
    table.take_position(3, 0);
    assert_eq!(order(&table), [MARCO, CHRISTIAN, LEONARDO, MARIO]);
}

/// 3.2.2
#[test]
fn a_player_who_is_out_opens_no_auction() {
    let mut before = evening(&[CHRISTIAN, MARCO, LEONARDO, MARIO]);
    out_of_time(&mut before.players[CHRISTIAN.index()]);
    before.phase = auctions(MARCO, 3);
    let mut table = Table::at(&before);
    assert_eq!(table.to_act(), MARCO);
    table.take_position(1, 0);
    assert_eq!(table.to_act(), LEONARDO);
}

/// 3.2.2
#[test]
fn in_the_first_hour_the_initial_order_counts() {
    for seed in 0..10 {
        let mut table = Table::new(Options::new(5), seed);
        let initial = order(&table);
        for (&opener, position) in initial[..4].iter().zip(1..) {
            assert_eq!((table.to_act(), table.state.ask(turin())), (opener, Ask::OpenAuction));
            table.take_position(position, 0);
        }
        assert_eq!(order(&table), initial);
    }
}

/// 3.2.2
#[test]
fn the_order_of_one_hour_opens_the_auctions_of_the_next() {
    let mut table = Table::at(&evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO]));
    for position in [4, 3, 2] {
        table.take_position(position, 0);
    }
    assert_eq!(order(&table), [LEONARDO, CHRISTIAN, MARIO, MARCO]);
    table.go_on_until(|public| public.hour == 3);
    for (opener, position) in [(LEONARDO, 1), (CHRISTIAN, 2), (MARIO, 3)] {
        assert_eq!(table.to_act(), opener);
        table.take_position(position, 0);
    }
}

/// 3.2.3
#[test]
fn the_opener_names_a_free_position() {
    let mut table = Table::at(&evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO]));
    table.take_position(2, 0);
    let free = [1, 3, 4].map(|position| Action::Open { position });
    assert_eq!(table.legal(), free);
    table.refuses(Action::Open { position: 2 }, Illegal::PositionTaken { position: 2 }, "3.2.3");
    for open in free {
        let mut table = Table { state: table.state, content: table.content, events: Vec::new() };
        let happened = table.act(open);
        assert!(matches!(happened[..], [Event::AuctionOpened { seat: MARIO, .. }]));
    }
}

/// 3.2.3, R13, 4.1
#[test]
fn the_first_bid_is_anything_from_nothing_to_all_of_the_openers_time() {
    for time in [1, 7, 45] {
        let mut before = evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO]);
        before.players[0].time = time;
        let mut table = Table::at(&before);
        table.act(Action::Open { position: 1 });
        assert_eq!(table.legal(), (0..=time).map(|time| Action::Bid { time }).collect::<Vec<_>>());
        table.refuses(Action::Bid { time: time + 1 }, Illegal::BidTooHigh { time }, "4.1");
        table.refuses(Action::Bid { time: 255 }, Illegal::BidTooHigh { time }, "4.1");
        assert_eq!(table.act(Action::Bid { time }), [Event::BidMade { seat: MARCO, time }]);
        assert_eq!(table.time(MARCO), time, "a bid is not paid yet");
    }
}

/// 3.2.3
#[test]
fn the_opener_cannot_pass() {
    let mut table = Table::at(&evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO]));
    table.refuses(Action::Pass {}, Illegal::NotNow { asked: Ask::OpenAuction }, "3.2.3");
    table.act(Action::Open { position: 1 });
    table.refuses(Action::Pass {}, Illegal::NotNow { asked: Ask::OpeningBid }, "3.2.3");
}

/// R79, 3.2.3
#[test]
fn nothing_can_happen_between_naming_the_position_and_the_bid() {
    let mut table = Table::at(&evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO]));
    assert_eq!(table.refused(Action::Bid { time: 1 }), Illegal::NotNow { asked: Ask::OpenAuction });
    assert_eq!(table.act(Action::Open { position: 3 }), [Event::AuctionOpened { seat: MARCO, position: 3 }]);
    assert_eq!((table.to_act(), table.state.ask(turin())), (MARCO, Ask::OpeningBid));
    assert!(table.legal().iter().all(|action| matches!(action, Action::Bid { .. })));
    let instead = [Action::Open { position: 1 }, Action::Pass {}, Action::PlayPower { power: Power::Music }];
    for action in instead {
        assert_eq!(table.refused(action), Illegal::NotNow { asked: Ask::OpeningBid });
    }
    let bid = Action::Bid { time: 1 };
    let refused = table.state.apply(turin(), MARIO, bid, &mut ());
    assert_eq!(refused, Err(Illegal::NotYourTurn { seat: MARIO, to_act: MARCO }));
    table.act(bid);
    let Phase::Auction(auction) = table.state.public().phase else { panic!("an auction") };
    assert!(matches!(auction.round, Round::Bidding { position: 3, bid: 1, leader: MARCO, .. }));
}

/// 3.2.4
#[test]
fn the_others_are_asked_clockwise_by_seat_whatever_the_last_order() {
    let mut table = Table::at(&evening(&[LEONARDO, MARIO, MARCO, ANNA, CHRISTIAN, LISA]));
    table.act(Action::Open { position: 1 });
    table.act(Action::Bid { time: 0 });
    for (seat, raise) in
        [(LISA, 1), (ANNA, 2), (MARCO, 3), (MARIO, 4), (CHRISTIAN, 5), (LEONARDO, 6), (LISA, 7)]
    {
        assert_eq!(table.to_act(), seat);
        table.act(Action::Bid { time: raise });
    }
}

/// 3.2.4
#[test]
fn players_with_a_position_are_passed_over() {
    let mut table = Table::at(&evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO]));
    win(&mut table, 1, CHRISTIAN, 1);
    assert_eq!(table.to_act(), MARCO);
    table.act(Action::Open { position: 2 });
    table.act(Action::Bid { time: 0 });
    for seat in [MARIO, LEONARDO, MARCO] {
        assert_eq!(table.to_act(), seat);
        let raise = *table.legal().get(1).expect("a raise");
        table.act(raise);
    }
    assert_eq!(table.to_act(), MARIO);
}

/// 3.2.4, R13, 4.1
#[test]
fn a_raise_is_any_higher_number_up_to_the_own_time() {
    let mut before = evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO]);
    before.players[1].time = 9;
    let mut table = Table::at(&before);
    table.act(Action::Open { position: 1 });
    table.act(Action::Bid { time: 5 });
    let raises: Vec<_> =
        [Action::Pass {}].into_iter().chain((6..=9).map(|time| Action::Bid { time })).collect();
    assert_eq!(table.legal(), raises);
    for time in [0, 4, 5] {
        table.refuses(Action::Bid { time }, Illegal::BidTooLow { least: 6 }, "3.2.4");
    }
    table.refuses(Action::Bid { time: 10 }, Illegal::BidTooHigh { time: 9 }, "4.1");
    assert_eq!(table.act(Action::Bid { time: 9 }), [Event::BidMade { seat: MARIO, time: 9 }]);
    assert_eq!(table.to_act(), CHRISTIAN);
    assert_eq!(table.refused(Action::Bid { time: 9 }), Illegal::BidTooLow { least: 10 });
}

/// 3.2.4
#[test]
fn who_cannot_raise_is_asked_and_passes() {
    let mut before = evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO]);
    before.players[1].time = 5;
    let mut table = Table::at(&before);
    table.act(Action::Open { position: 1 });
    table.act(Action::Bid { time: 5 });
    assert_eq!((table.to_act(), table.legal()), (MARIO, vec![Action::Pass {}]));
    assert_eq!(table.refused(Action::Bid { time: 6 }), Illegal::BidTooHigh { time: 5 });
    assert_eq!(table.act(Action::Pass {}), [Event::BidPassed { seat: MARIO }]);
}

/// 3.2.4
#[test]
fn who_has_passed_stays_out_of_this_auction_but_bids_in_the_next() {
    let mut table = Table::at(&evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO]));
    table.act(Action::Open { position: 1 });
    table.act(Action::Bid { time: 0 });
    table.act(Action::Pass {});
    for (seat, time) in [(CHRISTIAN, 1), (LEONARDO, 2), (MARCO, 3), (CHRISTIAN, 4), (LEONARDO, 5), (MARCO, 6)]
    {
        assert_eq!(table.to_act(), seat, "Mario has passed");
        table.act(Action::Bid { time });
    }
    table.act(Action::Pass {});
    table.act(Action::Pass {});
    assert_eq!(table.to_act(), MARIO, "Mario opens the next auction");
    table.act(Action::Open { position: 2 });
    table.act(Action::Bid { time: 0 });
    let mut asked = Vec::new();
    while table.state.ask(turin()) == Ask::Raise {
        assert!(asked.len() < 100, "an auction without end");
        asked.push(table.to_act());
        table.act(Action::Pass {});
    }
    assert_eq!(asked, [CHRISTIAN, LEONARDO], "those who had passed are asked again");
}

/// 3.2.4
#[test]
fn an_opener_who_was_outbid_may_raise_again_or_pass() {
    let mut table = Table::at(&evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO]));
    table.act(Action::Open { position: 1 });
    table.act(Action::Bid { time: 2 });
    table.act(Action::Bid { time: 3 });
    table.act(Action::Pass {});
    table.act(Action::Pass {});
    assert_eq!((table.to_act(), table.state.ask(turin())), (MARCO, Ask::Raise));
    assert!(table.offers(Action::Bid { time: 4 }));
    let happened = table.act(Action::Pass {});
    let won = Event::PositionWon { seat: MARIO, position: 1, time: 3 };
    assert_eq!(happened, [Event::BidPassed { seat: MARCO }, Event::TimePaid { seat: MARIO, time: 3 }, won]);
}

/// 3.2.5
#[test]
fn the_last_bidder_pays_the_bid_and_takes_the_position_and_nobody_else_pays() {
    let mut table = Table::at(&evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO]));
    table.act(Action::Open { position: 3 });
    table.act(Action::Bid { time: 4 });
    table.act(Action::Pass {});
    table.act(Action::Bid { time: 8 });
    table.act(Action::Pass {});
    let happened = table.act(Action::Pass {});
    let paid = Event::TimePaid { seat: CHRISTIAN, time: 8 };
    let won = Event::PositionWon { seat: CHRISTIAN, position: 3, time: 8 };
    assert_eq!(happened, [Event::BidPassed { seat: MARCO }, paid, won]);
    assert_eq!(table.state.public().time[..4], [30, 30, 22, 30]);
    assert_eq!(taken(&table), [None, None, Some(CHRISTIAN), None]);
}

/// 3.2.5
#[test]
fn a_winner_takes_no_further_part_in_the_phase() {
    let mut table = Table::at(&evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO]));
    table.take_position(4, 0);
    table.happened();
    table.go_on_until(|public| !matches!(public.phase, Phase::Auction(_)));
    for event in table.happened() {
        let (Event::AuctionOpened { seat, .. } | Event::BidMade { seat, .. } | Event::BidPassed { seat }) =
            event
        else {
            continue;
        };
        assert_ne!(seat, MARCO, "{event:?}");
    }
}

/// 3.2.5
#[test]
fn the_opener_wins_at_the_opening_bid_if_everyone_else_passes() {
    for bid in [0, 6] {
        let mut table = Table::at(&evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO]));
        let happened = table.take_position(1, bid);
        assert_eq!(
            *happened.last().expect("an end"),
            Event::PositionWon { seat: MARCO, position: 1, time: bid }
        );
        assert_eq!(table.time(MARCO), 30 - bid);
        assert_eq!(happened.contains(&Event::TimePaid { seat: MARCO, time: bid }), bid > 0);
    }
}

/// 3.2.6
#[test]
fn the_last_player_gets_the_last_free_position_for_nothing() {
    for players in 3..=6 {
        for free in 1..=players {
            let mut table = Table::at(&Scenario { phase: auctions(MARCO, players), ..scenario(players) });
            let mut happened = Vec::new();
            for position in (1..=players).filter(|&position| position != free) {
                happened = table.take_position(position, 1);
            }
            let last = Seat(players - 1);
            assert_eq!(
                *happened.last().expect("an end"),
                Event::PositionGiven { seat: last, position: free }
            );
            assert_eq!(order(&table)[usize::from(free) - 1], last);
            assert_eq!(table.time(last), 30);
            assert!(!matches!(table.state.public().phase, Phase::Auction(_)), "no auction for it");
        }
    }
}

/// 3.2.7, R33, R13
#[test]
fn a_winner_who_pays_all_time_is_out_and_gets_no_position() {
    let mut before = evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO]);
    before.players[2].time = 3;
    let mut table = Table::at(&before);
    let happened = win(&mut table, 2, CHRISTIAN, 3);
    let expected = [
        Event::TimePaid { seat: CHRISTIAN, time: 3 },
        Event::PlayerOut { seat: CHRISTIAN, reason: Reason::Time },
        Event::CardRevealed { seat: CHRISTIAN, character: Character::Palsson },
        Event::PositionStruck { position: 2 },
    ];
    assert_eq!(happened[happened.len() - 4..], expected);
    assert!(!happened.iter().any(|event| matches!(event, Event::PositionWon { .. })));
    assert!(!table.state.public().is_active(CHRISTIAN));
    assert_eq!(taken(&table), [None; 3]);
}

/// 3.2.7, R33
#[test]
fn later_positions_taken_and_free_move_up_by_one() {
    // Of six: I free, II Mario's, III free and now struck, IV Leonardo's, V free, VI Anna's.
    let mut before = evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO, LISA, ANNA]);
    before.players[4].time = 2;
    let taken_before = [None, Some(MARIO), None, Some(LEONARDO), None, Some(ANNA)];
    before.phase = Phase::Auction(Auction { taken: taken_before, positions: 6, round: opening(MARCO) });
    let mut table = Table::at(&before);
    let happened = win(&mut table, 3, LISA, 2);
    assert_eq!(*happened.last().expect("an end"), Event::PositionStruck { position: 3 });
    assert_eq!(taken(&table), [None, Some(MARIO), Some(LEONARDO), None, Some(ANNA)]);
    assert_eq!(table.legal(), [Action::Open { position: 1 }, Action::Open { position: 4 }]);
    table.refuses(
        Action::Open { position: 6 },
        Illegal::NoSuchPosition { position: 6, positions: 5 },
        "3.2.1",
    );
    assert_eq!(table.refused(Action::Open { position: 3 }), Illegal::PositionTaken { position: 3 });
    table.take_position(4, 0);
    assert_eq!(order(&table), [CHRISTIAN, MARIO, LEONARDO, MARCO, ANNA]);
}

/// 3.2.7, R33
#[test]
fn a_struck_first_position_moves_all_up_and_a_struck_last_one_nobody() {
    for (struck, left) in
        [(1, [Some(MARIO), Some(CHRISTIAN), None]), (4, [None, Some(MARIO), Some(CHRISTIAN)])]
    {
        let mut before = evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO]);
        before.players[0].time = 5;
        let taken_before = [None, Some(MARIO), Some(CHRISTIAN), None, None, None];
        before.phase = Phase::Auction(Auction { taken: taken_before, positions: 4, round: opening(MARCO) });
        let mut table = Table::at(&before);
        let happened = table.take_position(struck, 5);
        let free = left.iter().position(Option::is_none).expect("a free one") as u8 + 1;
        let given = Event::PositionGiven { seat: LEONARDO, position: free };
        assert_eq!(happened[happened.len() - 2..], [Event::PositionStruck { position: struck }, given]);
        let expected: Vec<_> = left.into_iter().map(|seat| seat.unwrap_or(LEONARDO)).collect();
        assert_eq!(order(&table), expected);
    }
}

/// 3.2.7, 3.2.2, R33
#[test]
fn after_an_opener_went_out_the_next_earliest_opens() {
    let mut before = evening(&[CHRISTIAN, MARIO, MARCO, LEONARDO]);
    before.players[2].time = 4;
    let mut table = Table::at(&before);
    table.take_position(1, 4);
    assert!(!table.state.public().is_active(CHRISTIAN));
    assert_eq!(table.to_act(), MARIO);
    assert_eq!(table.legal().len(), 3);
}

/// 3.2.7, 3.2.2, R33
#[test]
fn after_the_last_of_the_old_order_went_out_the_earliest_opens_again() {
    let mut before = evening(&[CHRISTIAN, MARIO, MARCO, LEONARDO]);
    before.players[3].time = 4;
    let mut table = Table::at(&before);
    win(&mut table, 4, LEONARDO, 4);
    assert_eq!(table.to_act(), CHRISTIAN, "Christian has no position yet");
    table.take_position(3, 0);
    table.take_position(2, 0);
    assert_eq!(order(&table), [MARCO, MARIO, CHRISTIAN]);
}

/// 3.2.7, R33
#[test]
fn several_winners_can_go_out_in_one_hour() {
    let mut before = evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO]);
    for player in &mut before.players[..3] {
        player.time = 1;
    }
    let mut table = Table::at(&before);
    table.take_position(2, 1);
    assert_eq!((table.to_act(), table.legal().len()), (MARIO, 3));
    table.take_position(3, 1);
    assert_eq!((table.to_act(), table.legal().len()), (CHRISTIAN, 2));
    let happened = table.take_position(1, 1);
    let given = Event::PositionGiven { seat: LEONARDO, position: 1 };
    assert_eq!(happened[happened.len() - 2..], [Event::PositionStruck { position: 1 }, given]);
    assert_eq!(order(&table), [LEONARDO]);
    assert!(matches!(table.state.public().phase, Phase::Turn(_)), "alone, Leonardo places no Clue");
}

/// 3.2.8, R1, R34
#[test]
fn with_the_option_the_last_of_the_old_order_opens() {
    let mut table = Table::at(&evening_last(&[CHRISTIAN, MARCO, LEONARDO, MARIO]));
    assert_eq!(table.to_act(), MARIO);
    table.take_position(1, 0);
    assert_eq!(table.to_act(), LEONARDO);
    // Marco, earlier in the old order, wins; Leonardo opens again.
    win(&mut table, 2, MARCO, 1);
    assert_eq!(table.to_act(), LEONARDO);
    table.take_position(3, 0);
    assert_eq!(order(&table), [MARIO, MARCO, LEONARDO, CHRISTIAN]);
}

/// 3.2.8, R34
#[test]
fn with_the_option_bidding_stays_clockwise() {
    let mut table = Table::at(&evening_last(&[CHRISTIAN, MARCO, LEONARDO, MARIO]));
    table.act(Action::Open { position: 1 });
    table.act(Action::Bid { time: 0 });
    for (seat, time) in [(CHRISTIAN, 1), (LEONARDO, 2), (MARCO, 3), (MARIO, 4)] {
        assert_eq!(table.to_act(), seat);
        table.act(Action::Bid { time });
    }
}

/// 3.2.8, R34
#[test]
fn with_the_option_the_first_hour_is_opened_as_usual() {
    for seed in 0..10 {
        let options = Options { auction_opener: Opener::Last, ..Options::new(4) };
        let mut table = Table::new(options, seed);
        let initial = order(&table);
        for (&opener, position) in initial[..3].iter().zip([4, 3, 2]) {
            assert_eq!(table.to_act(), opener);
            table.take_position(position, 0);
        }
        // The second Hour begins with the last of the order just made.
        table.go_on_until(|public| public.hour == 2);
        assert_eq!(table.to_act(), initial[0]);
    }
}

/// 3.2.8
#[test]
fn with_the_option_players_who_are_out_open_nothing() {
    let mut before = evening_last(&[CHRISTIAN, MARCO, LEONARDO, MARIO]);
    out_of_time(&mut before.players[MARIO.index()]);
    before.phase = auctions(LEONARDO, 3);
    let mut table = Table::at(&before);
    assert_eq!(table.to_act(), LEONARDO);
    table.take_position(1, 0);
    assert_eq!(table.to_act(), MARCO);
}

/// 3.2.8, 3.2.7, R66
#[test]
fn with_the_option_the_last_unplaced_opens_also_after_a_winner_went_out() {
    // The opener goes out.
    let mut before = evening_last(&[CHRISTIAN, MARCO, LEONARDO, MARIO]);
    before.players[MARIO.index()].time = 2;
    let mut table = Table::at(&before);
    table.take_position(1, 2);
    assert_eq!((table.to_act(), table.legal().len()), (LEONARDO, 3));
    // Another than the opener goes out.
    let mut before = evening_last(&[CHRISTIAN, MARCO, LEONARDO, MARIO]);
    before.players[CHRISTIAN.index()].time = 2;
    let mut table = Table::at(&before);
    win(&mut table, 1, CHRISTIAN, 2);
    assert_eq!((table.to_act(), table.legal().len()), (MARIO, 3));
}

/// R1
#[test]
fn without_the_option_the_earliest_opens() {
    assert_eq!(Options::new(4).auction_opener, Opener::First);
    for hour in [2, 5, 11] {
        let before = Scenario { phase: auctions(MARCO, 4), ..scenario_in_hour(4, hour) };
        assert_eq!(Table::at(&before).to_act(), MARCO);
    }
}

/// 3.2.1, 3.2.6
#[test]
fn two_players_left_hold_one_auction() {
    let mut before = evening(&[MARCO, MARIO, CHRISTIAN, LEONARDO]);
    out_of_time(&mut before.players[0]);
    out_of_time(&mut before.players[2]);
    before.phase = auctions(MARIO, 2);
    let mut table = Table::at(&before);
    assert_eq!(table.legal(), [Action::Open { position: 1 }, Action::Open { position: 2 }]);
    let happened = win(&mut table, 1, LEONARDO, 3);
    assert_eq!(*happened.last().expect("an end"), Event::PositionGiven { seat: MARIO, position: 2 });
    assert_eq!(order(&table), [LEONARDO, MARIO]);
    assert_eq!(table.to_act(), MARIO, "the second of two places a Clue");
}

/// The auctions of Hour II after an Hour with this order.
fn evening(last: &[Seat]) -> Scenario {
    let players = last.len() as u8;
    Scenario { order: last.to_vec(), phase: auctions(last[0], players), ..scenario(players) }
}

/// The same where the last player opens.
fn evening_last(last: &[Seat]) -> Scenario {
    let mut scenario = evening(last);
    scenario.options.auction_opener = Opener::Last;
    scenario.phase = auctions(last[last.len() - 1], last.len() as u8);
    scenario
}

fn opening(opener: Seat) -> Round {
    Round::Opening { opener }
}

/// This player gets a position at this bid: the opener begins at 0, everybody else passes.
#[track_caller]
fn win(table: &mut Table, position: u8, winner: Seat, time: u8) -> Vec<Event> {
    let mut happened = table.act(Action::Open { position });
    let opening = if table.to_act() == winner { time } else { 0 };
    happened.extend(table.act(Action::Bid { time: opening }));
    while table.state.ask(turin()) == Ask::Raise {
        assert!(happened.len() < 100, "an auction without end");
        let raise = table.to_act() == winner;
        happened.extend(table.act(if raise { Action::Bid { time } } else { Action::Pass {} }));
    }
    happened
}

/// The turn order.
fn order(table: &Table) -> Vec<Seat> {
    table.state.public().order.iter().collect()
}

/// Who has taken which position in the auctions going on.
fn taken(table: &Table) -> Vec<Option<Seat>> {
    match table.state.public().phase {
        Phase::Auction(auction) => auction.taken[..usize::from(auction.positions)].to_vec(),
        other => panic!("not an auction but {other:?}"),
    }
}
