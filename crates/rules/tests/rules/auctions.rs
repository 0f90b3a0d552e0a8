//! The rulebooks' worked auction.

use crate::support::table::{CHRISTIAN, LEONARDO, MARCO, MARIO, Table, scenario};
use armonium_rules::{Action, Event, Phase};

/// 3.2.3, 3.2.4, 3.2.5, 3.2.6
#[test]
fn the_auction_of_marco_mario_christian_and_leonardo() {
    let mut before = scenario(4);
    before.phase = serde_json::from_value(serde_json::json!({"auction": {
        "taken": [null, null, null, null, null, null], "positions": 4, "round": {"opening": {"opener": 0}},
    }}))
    .expect("a phase");
    let mut table = Table::at(&before);
    let bids = [
        (MARCO, Action::Open { position: 2 }),
        (MARCO, Action::Bid { time: 0 }),
        (MARIO, Action::Pass {}),
        (CHRISTIAN, Action::Pass {}),
        (LEONARDO, Action::Bid { time: 1 }),
        (MARCO, Action::Bid { time: 2 }),
        (LEONARDO, Action::Pass {}),
        (MARIO, Action::Open { position: 1 }),
        (MARIO, Action::Bid { time: 1 }),
        (CHRISTIAN, Action::Bid { time: 2 }),
        (LEONARDO, Action::Pass {}),
        (MARIO, Action::Bid { time: 3 }),
        (CHRISTIAN, Action::Bid { time: 4 }),
        (MARIO, Action::Pass {}),
        (MARIO, Action::Open { position: 3 }),
        (MARIO, Action::Bid { time: 0 }),
        (LEONARDO, Action::Bid { time: 1 }),
        (MARIO, Action::Pass {}),
    ];
    for (seat, action) in bids {
        assert_eq!(table.to_act(), seat, "before {action:?}");
        table.act(action);
    }
    let order: Vec<_> = table.state.public().order.iter().collect();
    assert_eq!(order, [CHRISTIAN, MARCO, LEONARDO, MARIO]);
    assert_eq!(table.state.public().time[..4], [28, 30, 26, 29]);
    assert!(table.events.contains(&Event::PositionGiven { seat: MARIO, position: 4 }));
    assert!(matches!(table.state.public().phase, Phase::Clues { index: 1 }));
}
