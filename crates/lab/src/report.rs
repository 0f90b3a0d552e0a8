//! The report: one self-contained HTML page (page.rs, chart.rs), and the same figures as JSON.

mod chart;
mod page;

use crate::figures::Figures;
use std::io;
use std::path::Path;

/// Writes `index.html` and `figures.json` into a folder, creating it if needed.
pub fn write(folder: &Path, figures: &Figures) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    std::fs::write(folder.join("figures.json"), serde_json::to_string_pretty(figures)? + "\n")?;
    std::fs::write(folder.join("index.html"), page::page(figures))
}
