//! What people at one device arrange before the game, and a bot's seat for another guest.

use crate::support::{Device, code, id, value};
use armonium_protocol::{ServerMessage, StageCard};
use armonium_table::COUNTDOWN;
use serde_json::json;

/// The device's player and a guest at a table for three; the last seat is a bot's. Their connections and the guest's token.
fn gathered(device: &mut Device, countdown: bool) -> (armonium_table::TableId, [u64; 2], String) {
    let options = json!({ "players": 3, "countdown": countdown });
    let table = device.table(json!({ "options": options, "seats": ["me", "open", "apprentice"] }));
    let bob = device.guest("Bob");
    let joined = device.request("POST", &format!("/api/tables/{table}/join"), Some(&bob), Some(json!({})));
    assert_eq!(joined.status, 200, "{}", joined.body);
    let connections = [device.connect(table, None, Some(0)), device.connect(table, Some(&bob), Some(0))];
    (table, connections, bob)
}

fn stage(device: &Device, connection: u64) -> StageCard {
    device.clients[&connection].card.as_ref().unwrap().stage
}

#[test]
fn a_countdown_on_a_device_runs_by_its_clock_and_can_be_stopped() {
    let mut device = Device::new();
    let (_, [ada, bob], _) = gathered(&mut device, true);
    device.nonce(ada);
    device.nonce(bob);
    assert_eq!(device.again, Some(COUNTDOWN as u32));
    device.command(bob, json!({ "type": "stop" }));
    assert_eq!((device.again, stage(&device, ada)), (None, StageCard::Open));
    device.command(ada, json!({ "type": "start" }));
    device.now += COUNTDOWN - 1;
    device.hear(ada, json!({ "type": "ping" }));
    assert_eq!(stage(&device, ada), StageCard::Open);
    assert!(device.tick());
    assert_eq!(stage(&device, bob), StageCard::Running);
}

#[test]
fn guests_swap_seats_and_options_change_but_no_game_here_is_rated() {
    let mut device = Device::new();
    let (_, [ada, bob], _) = gathered(&mut device, false);
    device.command(ada, json!({ "type": "swap", "with": 1 }));
    device.command(bob, json!({ "type": "swap", "with": 0 }));
    assert_eq!(device.clients[&bob].seat.unwrap().0, 0);
    device.command(ada, json!({ "type": "change_options", "options": { "players": 3, "rated": true } }));
    assert!(matches!(device.clients[&ada].last(), ServerMessage::Error { .. }));
    device.command(ada, json!({ "type": "change_options", "options": { "players": 4, "odds": true } }));
    assert!(device.clients[&bob].card.as_ref().unwrap().options.odds);
}

#[test]
fn another_guest_gets_the_seat_of_a_bot_in_a_running_game() {
    let mut device = Device::new();
    let (table, [ada, bob], bob_token) = gathered(&mut device, false);
    device.nonce(ada);
    device.nonce(bob);
    assert_eq!(stage(&device, ada), StageCard::Running);
    let cleo = device.guest("Cleo");
    let path = format!("/api/tables/{table}");
    let asked = device.request("POST", &format!("{path}/requests"), Some(&cleo), Some(json!({})));
    let to = value(&asked)["card"]["requests"][0]["player"].clone();
    assert_eq!(value(&asked)["card"]["requests"][0]["name"], "Cleo");
    let give = |device: &mut Device, token: Option<&str>| {
        device.request("POST", &format!("{path}/seats/2/give"), token, Some(json!({ "to": to })))
    };
    assert_eq!(code(&give(&mut device, Some(&bob_token))), "not_host");
    let given = give(&mut device, None);
    assert_eq!((given.status, id(&given)), (200, table));
    let seat = device.connect(table, Some(&cleo), Some(0));
    assert_eq!(device.clients[&seat].seat.unwrap().0, 2);
    assert!(device.clients[&seat].view.is_some());
    let gone = device.request("DELETE", &format!("{path}/requests/{}", to.as_str().unwrap()), None, None);
    assert_eq!(code(&gone), "no_request");
}
