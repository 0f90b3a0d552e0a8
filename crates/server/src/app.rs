//! What every request can reach.

use crate::analysis::Analyses;
use crate::config::Config;
use crate::hall::Hall;
use crate::http::Page;
use crate::identity::Passphrases;
use crate::limits::Limits;
use crate::puzzles::Puzzles;
use crate::readiness::Readiness;
use metrics_exporter_prometheus::PrometheusHandle;
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use tokio::sync::Semaphore;

/// What every request can reach. Clones are the same.
#[derive(Clone)]
pub(crate) struct App(Arc<Inside>);

pub(crate) struct Inside {
    pub(crate) config: Config,
    pub(crate) hall: Hall,
    pub(crate) limits: Arc<Limits>,
    pub(crate) passphrases: Passphrases,
    pub(crate) analyses: Arc<Analyses>,
    pub(crate) page: Page,
    pub(crate) puzzles: Puzzles,
    pub(crate) metrics: PrometheusHandle,
    /// How many may have everything they own written out at once: each reads many tables.
    pub(crate) exports: Arc<Semaphore>,
    /// Does the store take writes?
    pub(crate) readiness: Readiness,
    /// The foreign origins that were logged: each once.
    pub(crate) foreign: Mutex<HashSet<String>>,
    /// Is the server about to end?
    pub(crate) leaving: AtomicBool,
}

/// Exports at the same time.
const EXPORTS: usize = 2;

impl App {
    pub(crate) fn new(config: Config, hall: Hall, metrics: PrometheusHandle, readiness: Readiness) -> Self {
        let limits = Arc::new(Limits::new(config.limits));
        let (passphrases, leaving) = (Passphrases::default(), AtomicBool::new(false));
        let (analyses, page, puzzles) = (Arc::default(), Page::built_in(), Puzzles::default());
        let exports = Arc::new(Semaphore::new(EXPORTS));
        Self(Arc::new(Inside {
            config,
            hall,
            limits,
            passphrases,
            analyses,
            page,
            puzzles,
            metrics,
            exports,
            readiness,
            foreign: Mutex::default(),
            leaving,
        }))
    }
}

impl std::ops::Deref for App {
    type Target = Inside;

    fn deref(&self) -> &Inside {
        &self.0
    }
}
