//! Python packages that some tests need: installed into the checkout, in an environment of their own.

use crate::run::Run;
use std::path::{Path, PathBuf};

/// What is installed: the tester of the HTTP interface, and what the example of a program that plays needs.
const PACKAGES: [&str; 2] = ["schemathesis==4.32.5", "websockets==17.4"];

/// The Python with the packages, which the tests look for in this place.
pub fn python(root: &Path) -> PathBuf {
    root.join("target/tools/python/bin/python")
}

/// Is everything installed? With `curl`, by which the same tests follow a document.
pub fn is_ready(root: &Path) -> bool {
    let packages = std::fs::read_to_string(list(root));
    packages.is_ok_and(|installed| installed == PACKAGES.join("\n")) && has_curl()
}

fn has_curl() -> bool {
    crate::tools::on_path("curl").is_some()
}

/// Installs what is missing.
pub fn install(root: &Path) -> Result<String, String> {
    if !has_curl() {
        crate::tools::debian(root, &["curl"])?;
    }
    let home = root.join("target/tools/python");
    // What is there is of another version or was not finished; if nothing is there, nothing is lost.
    let _ = std::fs::remove_dir_all(&home);
    let venv = Run::program(root, "python3").args(["-m", "venv"]).arg(&home).quiet();
    if venv.is_err() {
        crate::tools::debian(root, &["python3", "python3-venv"])?;
        Run::program(root, "python3").args(["-m", "venv"]).arg(&home).quiet()?;
    }
    Run::program(root, python(root))
        .args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"])
        .args(PACKAGES)
        .quiet()?;
    std::fs::write(list(root), PACKAGES.join("\n")).map_err(|error| error.to_string())?;
    Ok("installed in target/tools/python".to_owned())
}

fn list(root: &Path) -> PathBuf {
    root.join("target/tools/python/packages")
}
