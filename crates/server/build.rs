//! The page is part of a release build: whenever it is built anew, so is what holds it. A build for debugging reads the page
//! from its folder.

fn main() {
    let page = "../../web/dist";
    // Cargo looks at a folder that is not there as one that changes all the time. If none can be made, that is no harm.
    let _ = std::fs::create_dir_all(page);
    if std::env::var_os("PROFILE").is_some_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed={page}");
    }
    println!("cargo::rerun-if-changed=build.rs");
}
