//! What messengers read in the page of a table.

use super::support::{Client, House};
use serde_json::json;

/// The content of a tag.
fn tag<'a>(page: &'a str, name: &str) -> &'a str {
    let at = page.find(&format!("\"{name}\" content=\"")).unwrap_or_else(|| panic!("{name} in {page}"));
    page[at..].split('"').nth(3).unwrap()
}

/// The page at a path, without its drawings.
fn page(client: &Client, path: &str) -> String {
    let reply = client.get(path);
    assert_eq!((reply.status, reply.header("content-type")), (200, Some("text/html; charset=utf-8")));
    reply.text.split("</head>").next().unwrap().to_owned()
}

#[test]
fn a_public_table_introduces_itself_in_the_readers_language() {
    let house = House::open();
    let ada = house.player("Ada");
    let clock = json!({ "kind": "correspondence", "hours": 24 });
    let table = ada.new_table(json!({ "players": 4, "clock": clock }), None).table();
    let stranger = house.nobody();
    let english = page(&stranger, &format!("/table/{table}"));
    assert_eq!(tag(&english, "og:title"), "Ada invites you to 011");
    assert!(
        tag(&english, "og:description").starts_with("1 of 4 seats taken, played over days."),
        "{english}"
    );
    assert!(english.contains("<title>Ada invites you to 011</title>"));
    let own = format!("http://{}", house.address);
    assert_eq!(tag(&english, "og:url"), format!("{own}/table/{table}"));
    assert_eq!(tag(&english, "og:image"), format!("{own}/invitation.png"));
    assert_eq!(tag(&english, "twitter:card"), "summary_large_image");
    for (accepted, title) in [
        ("it-IT,it;q=0.9", "Ada ti invita a 011"),
        ("fr", "Ada vous invite à 011"),
        ("es-AR, en;q=0.5", "Ada te invita a 011"),
        ("ru", "Ada зовёт вас играть в 011"),
        ("de", "Ada invites you to 011"),
    ] {
        let local = page(&stranger.with("accept-language", accepted), &format!("/table/{table}"));
        assert_eq!(tag(&local, "og:title"), title);
    }
}

#[test]
fn without_the_right_invitation_a_private_table_looks_like_one_that_does_not_exist() {
    let house = House::open();
    let ada = house.player("Ada Secret");
    let made = ada.new_table(json!({ "players": 3, "private": true }), None);
    let (table, invitation) = (made.table(), made.body["invitation"].as_str().unwrap().to_owned());
    let stranger = house.nobody();
    let clean = |text: String, id: &str| text.replace(id, "ID");
    let none = clean(page(&stranger, "/table/0123456789abc"), "0123456789abc");
    assert_eq!(tag(&none, "og:title"), "Armonium: the board game 011");
    for query in
        ["", "?invitation=", "?invitation=00000000000000000000000000000000", "?invitation=a&invitation=b"]
    {
        let seen = clean(page(&stranger, &format!("/table/{table}{query}")), &table);
        assert_eq!(seen, none, "{query}");
    }
    // Not even its host's cookie counts: what a messenger reads has none.
    assert_eq!(clean(page(&ada, &format!("/table/{table}")), &table), none);
    let place = format!("/table/{table}?invitation={invitation}");
    let invited = page(&stranger, &place);
    assert_eq!(tag(&invited, "og:title"), "Ada Secret invites you to 011");
    assert_eq!(tag(&invited, "og:url"), format!("http://{}{place}", house.address));
    let reply = stranger.get(&place);
    assert_eq!(reply.header("cache-control"), Some("private, no-cache"));
}

#[test]
fn names_and_addresses_with_html_in_them_stay_text() {
    let house = House::open();
    let eve = house.player("\"><script>alert(1)</script>'&");
    let table = eve.new_table(json!({ "players": 3 }), None).table();
    let stranger = house.nobody();
    let seen = page(&stranger, &format!("/table/{table}?x=%22%3E%3Cscript%3E"));
    assert!(!seen.contains("<script>alert"), "{seen}");
    assert_eq!(
        tag(&seen, "og:title"),
        "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp; invites you to 011"
    );
    assert!(!seen.contains("?x"), "{seen}");
    // A host that is no host is not believed.
    let forged = page(&stranger.with("host", "evil\"><script>"), &format!("/table/{table}"));
    assert!(!forged.contains("evil") && !forged.contains("og:image\""), "{forged}");
}

#[test]
fn the_address_is_the_one_that_the_operator_allows_or_the_proxy_names() {
    let house = House::with(|config| config.origins = vec!["https://play.example".to_owned()]);
    let table = house.player("Ada").new_table(json!({ "players": 3 }), None).table();
    let path = format!("/table/{table}");
    let seen = page(&house.nobody().with("host", "play.example"), &path);
    assert_eq!(tag(&seen, "og:image"), "https://play.example/invitation.png");
    let house = House::with(|config| config.trust_proxy = true);
    let table = house.player("Ada").new_table(json!({ "players": 3 }), None).table();
    let behind = house.nobody().with("x-forwarded-proto", "https").with("x-forwarded-host", "game.example");
    let seen = page(&behind, &format!("/table/{table}"));
    assert_eq!(tag(&seen, "og:image"), "https://game.example/invitation.png");
}

#[test]
fn a_game_that_is_on_reveals_who_plays_no_more_than_its_invitation_did() {
    let house = House::open();
    let (ada, bob) = (house.player("Ada"), house.player("Bobby"));
    let table = ada.new_table(json!({ "players": 3 }), Some(json!(["me", "open", "apprentice"]))).table();
    bob.post(&format!("/api/tables/{table}/join"), json!({}));
    for player in [&ada, &bob] {
        player.sit_at(&table).0.nonce(&"44".repeat(32));
    }
    let seen = page(&house.nobody(), &format!("/table/{table}"));
    assert_eq!(tag(&seen, "og:title"), "Ada’s game of 011");
    assert!(tag(&seen, "og:description").starts_with("3 players; the game is on."));
    assert!(!seen.contains("Bobby"));
}

#[test]
fn a_messenger_that_names_no_language_gets_the_one_spoken_at_the_table() {
    let house = House::open();
    let ada = house.player("Ada");
    let table = ada.new_table(json!({ "players": 3, "languages": ["it"] }), None).table();
    assert_eq!(tag(&page(&house.nobody(), &format!("/table/{table}")), "og:title"), "Ada ti invita a 011");
    let both = ada.new_table(json!({ "players": 3, "languages": ["it", "fr"] }), None).table();
    assert_eq!(tag(&page(&house.nobody(), &format!("/table/{both}")), "og:title"), "Ada invites you to 011");
}
