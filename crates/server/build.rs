//! The page is part of the program: whenever it is built anew, so is what holds it.

fn main() {
    let page = "../../web/dist";
    // Cargo looks at a folder that is not there as one that changes all the time. If none can be made, that is no harm.
    let _ = std::fs::create_dir_all(page);
    println!("cargo::rerun-if-changed={page}");
    println!("cargo::rerun-if-changed=build.rs");
}
