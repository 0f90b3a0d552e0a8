//! The default pack.

use armonium_pack::Pack;

#[test]
fn the_default_pack_is_sound() {
    let pack = Pack::read(Pack::TURIN, "turin.toml").map_err(|error| error.to_string()).unwrap();
    assert_eq!(pack.content.spaces().len(), 69);
    assert_eq!(pack.content.deck().len(), 50);
}
