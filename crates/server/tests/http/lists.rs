//! Lists, a page at a time.

use super::support::House;
use serde_json::json;

#[test]
fn a_list_is_read_page_by_page_and_nothing_is_missing_or_twice() {
    let house = House::open();
    let ada = house.player("Ada");
    let mut made: Vec<String> =
        (0..7).map(|_| ada.new_table(json!({ "players": 3 }), None).table()).collect();
    made.sort();
    for list in ["/api/tables", "/api/me/tables"] {
        let (mut seen, mut path) = (Vec::new(), format!("{list}?limit=3"));
        for _ in 0..4 {
            let page = ada.get(&path).body;
            let lines = page["tables"].as_array().unwrap();
            assert!(lines.iter().all(|line| line["card"]["chairs"][0]["name"] == "Ada"), "{page}");
            seen.extend(lines.iter().map(|line| line["id"].as_str().unwrap().to_owned()));
            let Some(next) = page["next"].as_str() else { break };
            path = format!("{list}?limit=3&before={next}");
        }
        seen.sort();
        assert_eq!(seen, made, "{list}");
    }
    for bad in ["limit=x", "before=yesterday", "before=1-2", "offset=3"] {
        assert_eq!(ada.get(&format!("/api/tables?{bad}")).refusal(), (400, "bad_query"), "{bad}");
    }
}
