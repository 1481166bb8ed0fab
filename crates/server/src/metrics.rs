//! Figures for whoever runs the server, in the format of Prometheus.

use std::sync::atomic::{AtomicI64, AtomicU64};

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// The figures.
pub(crate) struct Metrics {
    registry: Registry,
    /// Rooms that have a keeper.
    pub(crate) rooms: Gauge<i64, AtomicI64>,
    /// Rooms that are shut because something is wrong with them.
    pub(crate) quarantined: Gauge<i64, AtomicI64>,
    /// Times that something in a room panicked.
    pub(crate) stumbles: Counter<u64, AtomicU64>,
    /// Sockets that are open.
    pub(crate) connections: Gauge<i64, AtomicI64>,
    /// Changes that were recorded.
    pub(crate) changes: Counter<u64, AtomicU64>,
    /// Messages that were refused.
    pub(crate) refused: Counter<u64, AtomicU64>,
    /// Messages that could not be understood.
    pub(crate) malformed: Counter<u64, AtomicU64>,
    /// Connections dropped because they read too slowly.
    pub(crate) too_slow: Counter<u64, AtomicU64>,
    /// Actions of bots.
    pub(crate) thoughts: Counter<u64, AtomicU64>,
    /// Seconds until a change was on record.
    pub(crate) append: Histogram,
    /// Seconds until a room that was asleep was awake.
    pub(crate) wake: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("klaxon");
        let milliseconds = [0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 250.0, 1000.0];
        let append = Histogram::new(milliseconds.map(|ms| ms / 1000.0));
        let wake = Histogram::new(milliseconds.map(|ms| ms / 1000.0));
        let metrics = Metrics {
            rooms: Gauge::default(),
            quarantined: Gauge::default(),
            stumbles: Counter::default(),
            connections: Gauge::default(),
            changes: Counter::default(),
            refused: Counter::default(),
            malformed: Counter::default(),
            too_slow: Counter::default(),
            thoughts: Counter::default(),
            append: append.clone(),
            wake: wake.clone(),
            registry: Registry::default(),
        };
        registry.register(
            "rooms_awake",
            "Rooms that are kept in memory",
            metrics.rooms.clone(),
        );
        let help = "Rooms that can't be opened because something is wrong with them";
        registry.register("rooms_quarantined", help, metrics.quarantined.clone());
        let help = "Times that something in a room went wrong, and it was brought back or shut";
        registry.register("stumbles", help, metrics.stumbles.clone());
        registry.register(
            "connections",
            "Sockets that are open",
            metrics.connections.clone(),
        );
        registry.register("changes", "Changes put on record", metrics.changes.clone());
        registry.register("refused", "Messages refused", metrics.refused.clone());
        let help = "Messages that could not be understood";
        registry.register("malformed", help, metrics.malformed.clone());
        let help = "Connections dropped because they read too slowly";
        registry.register("too_slow", help, metrics.too_slow.clone());
        registry.register("thoughts", "Times a bot thought", metrics.thoughts.clone());
        registry.register("append_seconds", "Time until a change is on record", append);
        registry.register(
            "wake_seconds",
            "Time until a room that was asleep is awake",
            wake,
        );
        Metrics {
            registry,
            ..metrics
        }
    }

    /// All figures, as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
