//! How a server is set up.

use super::support::Folder;
use armonium_server::{Rate, Settings};

fn read(text: &str) -> Result<Settings, String> {
    let folder = Folder::new();
    let file = folder.0.join("armonium.toml");
    std::fs::write(&file, text).unwrap();
    Settings::read(&file).map_err(|bad| bad.to_string().replace(&folder.0.display().to_string(), ""))
}

#[test]
fn a_file_is_read_and_what_is_not_known_is_refused_with_its_line() {
    let settings =
        read("listen = \"0.0.0.0:80\"\nrequests_per_player = \"5/s\"\norigin = [\"https://a.example\"]\n");
    let config = settings.unwrap().config().unwrap();
    assert_eq!(config.listen.port(), 80);
    assert_eq!(config.limits.requests_per_player, "5/s".parse::<Rate>().unwrap());
    let refused = |text: &str| read(text).map(|_| ()).unwrap_err();
    let unknown = refused("listen = \"0.0.0.0:80\"\nlisten_at = 5\n");
    assert!(unknown.starts_with("/armonium.toml:2: unknown field `listen_at`"), "{unknown}");
    assert!(refused("hsts = \"long\"").contains(":1: invalid type"), "{}", refused("hsts = \"long\""));
    assert!(refused("sign_ins_per_player = \"many\"").contains("a rate looks like"));
    assert!(refused("listen = ").contains(":1:"));
}

#[test]
fn what_is_said_nearer_comes_first() {
    let near = read("listen = \"127.0.0.1:1\"\ndata = \"near\"\n").unwrap();
    let far = read("listen = \"127.0.0.1:2\"\nhsts = 9\ndatabase = \"postgres://far/x\"\n").unwrap();
    let both = near.or(far);
    assert_eq!(
        both.place().unwrap().to_string(),
        std::path::Path::new("near").join("armonium.db").display().to_string()
    );
    let config = both.config().unwrap();
    assert_eq!((config.listen.port(), config.hsts.unwrap().as_secs()), (1, 9));
}

#[test]
fn settings_that_make_no_sense_are_refused() {
    let refused = |text: &str| read(text).unwrap().config().unwrap_err().to_string();
    assert!(refused("origin = [\"play.example\"]").contains("https://play.example"));
    assert!(refused("database = \"mysql://x\"").contains("postgres://"));
    assert!(refused("content = \"/nowhere/pack.toml\"").contains("/nowhere/pack.toml"));
    assert!(refused("message_bytes = 10").contains("1024"));
    assert!(refused("data = \"here\"\ndatabase = \"there.db\"").contains("give only one"));
    assert!(refused("hsts_subdomains = true").contains("needs hsts"));
    assert!(refused("smtp = \"smtp://x\"").contains("need each other"));
    let mail =
        "smtp = \"smtps://ann:s3cret@post.example\"\nsmtp_from = \"Armonium <no-reply@play.example>\"\n";
    assert!(refused(mail).contains("needs public_url"));
    let right = format!("{mail}public_url = \"https://play.example/\"\n");
    let config = read(&right).unwrap().config().unwrap();
    assert_eq!(config.public_url.as_deref(), Some("https://play.example"));
    assert!(!format!("{config:?}").contains("s3cret"), "{config:?}");
    for (part, bad) in
        [("smtps://", "post://"), ("<no-reply@play.example>", "nobody"), ("https://play", "play")]
    {
        let refused = refused(&right.replace(part, bad));
        assert!(!refused.contains("s3cret"), "{refused}");
    }
    let secret = refused("database = \"postgres://ann:s3cret@[x/y\"");
    assert!(!secret.contains("s3cret"), "{secret}");
}
