//! Tools that do not come with cargo: taken from the PATH, else installed into the checkout, else reported in one line.

use crate::run::Run;
use std::path::{Path, PathBuf};

/// A tool from the registry.
pub struct Tool {
    pub name: &'static str,
    version: &'static str,
    features: &'static [&'static str],
}

pub const NEXTEST: Tool = Tool {
    name: "cargo-nextest",
    version: "0.9.151",
    features: &["--no-default-features", "--features", "default-no-update"],
};
pub const DENY: Tool = Tool { name: "cargo-deny", version: "0.20.2", features: &[] };

impl Tool {
    /// Where the tool is, if it is there.
    pub fn find(&self, root: &Path) -> Option<PathBuf> {
        on_path(self.name).or_else(|| Some(self.own(root)).filter(|file| file.is_file()))
    }

    fn own(&self, root: &Path) -> PathBuf {
        root.join("target/tools/bin").join(format!("{}{}", self.name, std::env::consts::EXE_SUFFIX))
    }

    /// Installs the tool into the checkout, without optimization.
    pub fn install(&self, root: &Path) -> Result<PathBuf, String> {
        let workshop = root.join("target/tools/build");
        Run::gentle_cargo(root)
            .args(["install", "--locked", "--debug", "--root", "target/tools", "--target-dir"])
            .arg(&workshop)
            .args(["--version", self.version, self.name])
            .args(self.features)
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .quiet()?;
        // The build folder is large and not needed any more; a failure here does no harm.
        let _ = std::fs::remove_dir_all(workshop);
        Ok(self.own(root))
    }
}

/// The file of this name on the PATH.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&std::env::var_os("PATH")?)
        .map(|folder| folder.join(&name))
        .find(|file| file.is_file())
}

/// A program that cargo has built.
pub fn built(root: &Path, profile: &str, name: &str) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    root.join(target).join(profile).join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

/// The missing prerequisites, one line each.
pub fn missing(root: &Path) -> Vec<String> {
    let mut missing = Vec::new();
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if Run::cargo(root).args([subcommand, "--version"]).quiet().is_err() {
            missing.push(format!("`cargo {subcommand}` is missing: `rustup component add {component}`"));
        }
    }
    let compiler = std::env::var("CXX").unwrap_or_else(|_| "c++".to_owned());
    if Run::program(root, &compiler).arg("--version").quiet().is_err() {
        missing.push(format!(
            "the C++ compiler `{compiler}`, which the fuzzing library is built with, is missing"
        ));
    }
    missing.extend(crate::wasm::toolchain(root).err());
    missing.extend(crate::web::node(root).err());
    missing.extend(postgresql(root).err());
    missing.extend(crate::web::chromium(root).err());
    missing
}

/// PostgreSQL, which the tests of the store start themselves: in Debian's folder or on the PATH, else installed if that
/// needs no password, else reported.
fn postgresql(root: &Path) -> Result<(), String> {
    if has_postgresql() {
        return Ok(());
    }
    let wish = "PostgreSQL, which the tests of the store need, is missing";
    // The package would create a cluster and start it at every boot; the tests create their own.
    let settings = Path::new("/etc/postgresql-common/createcluster.conf");
    if !settings.exists() && is_root(root) {
        let folder = std::fs::create_dir_all("/etc/postgresql-common");
        let written = folder.and_then(|()| std::fs::write(settings, "create_main_cluster = false\n"));
        written.map_err(|error| format!("{wish} ({}: {error})", settings.display()))?;
    }
    debian(root, &["postgresql"]).map_err(|why| format!("{wish}: {why}"))?;
    if has_postgresql() { Ok(()) } else { Err(wish.to_owned()) }
}

fn is_root(root: &Path) -> bool {
    Run::program(root, "id").arg("-u").quiet().is_ok_and(|id| id.trim() == "0")
}

/// Installs Debian packages if that needs no password; else returns a line with what to do.
pub fn debian(root: &Path, packages: &[&str]) -> Result<(), String> {
    let wish = format!("install the package {}", packages.join(" and "));
    let Some(apt) = on_path("apt-get").filter(|_| is_root(root)) else {
        return Err(wish);
    };
    // Old package lists have old compilers and browsers. Without a network the lists that are there may do.
    let _ = Run::program(root, &apt).arg("update").quiet();
    let installed = Run::program(root, &apt)
        .args(["install", "-y", "--no-install-recommends"])
        .args(packages)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .quiet();
    installed
        .map(|_| ())
        .map_err(|why| format!("{wish} (`apt-get` could not: {})", why.lines().last().unwrap_or_default()))
}

fn has_postgresql() -> bool {
    let mut versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().filter_map(Result::ok);
    on_path("initdb").is_some() || versions.any(|version| version.path().join("bin/initdb").is_file())
}
