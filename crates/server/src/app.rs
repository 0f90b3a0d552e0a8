//! What every request can reach.

use crate::analysis::Analyses;
use crate::config::Config;
use crate::hall::Hall;
use crate::http::{PackTexts, Page};
use crate::identity::Passphrases;
use crate::limits::Limits;
use crate::puzzles::Puzzles;
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// What every request can reach. Clones are the same.
#[derive(Clone)]
pub(crate) struct App(Arc<Inside>);

pub(crate) struct Inside {
    pub(crate) config: Config,
    pub(crate) hall: Hall,
    pub(crate) limits: Arc<Limits>,
    pub(crate) passphrases: Passphrases,
    pub(crate) analyses: Arc<Analyses>,
    pub(crate) packs: PackTexts,
    pub(crate) page: Page,
    pub(crate) puzzles: Puzzles,
    pub(crate) metrics: PrometheusHandle,
    /// Is the server about to end?
    pub(crate) leaving: AtomicBool,
}

impl App {
    pub(crate) fn new(config: Config, hall: Hall, packs: PackTexts, metrics: PrometheusHandle) -> Self {
        let limits = Arc::new(Limits::new(config.limits));
        let (passphrases, leaving) = (Passphrases::default(), AtomicBool::new(false));
        let (analyses, page, puzzles) = (Arc::default(), Page::built_in(), Puzzles::default());
        Self(Arc::new(Inside {
            config,
            hall,
            limits,
            passphrases,
            analyses,
            packs,
            page,
            puzzles,
            metrics,
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
