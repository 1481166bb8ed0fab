//! Figures for whoever runs the server, in the format of Prometheus.

use std::sync::{Mutex, PoisonError};

use klaxon_proto::Form;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Metric, Registry};

use crate::process::ProcessFigures;

/// Which build of the program this is.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Build {
    /// Its version.
    pub version: &'static str,
    /// The commit that it was made of, if that is known.
    pub commit: Option<&'static str>,
}

/// Why something was refused: there are as many reasons as the code has keys for them.
type Reason = [(&'static str, &'static str); 1];

/// The figures.
pub(crate) struct Metrics {
    registry: Mutex<Registry>,
    /// Rooms that are open, awake or asleep.
    pub(crate) open_rooms: Gauge,
    /// Rooms that have a keeper.
    pub(crate) rooms: Gauge,
    /// Rooms that are shut because something is wrong with them.
    pub(crate) quarantined: Gauge,
    /// Times that something in a room panicked.
    pub(crate) stumbles: Counter,
    /// Sockets that are open.
    pub(crate) connections: Gauge,
    /// Connections that could not be taken in.
    pub(crate) unaccepted: Counter,
    /// Clocks that phones share.
    pub(crate) clocks: Gauge,
    /// Nodes that share the data, this one among them; one where a server is alone.
    pub(crate) nodes: Gauge,
    /// Whether other nodes can be reached.
    pub(crate) together: Gauge,
    /// Lines to other nodes, of rooms here and of guests here.
    pub(crate) lines: Gauge,
    /// Changes that were recorded.
    pub(crate) changes: Counter,
    /// Writes that shared one sync.
    pub(crate) groups: Counter,
    /// Messages that were refused.
    refused: Family<Reason, Counter>,
    /// Messages that could not be understood.
    pub(crate) malformed: Counter,
    /// Connections dropped because they read too slowly.
    pub(crate) too_slow: Counter,
    /// Actions of bots.
    pub(crate) thoughts: Counter,
    /// Changes that wait to be recorded.
    pub(crate) journal_queue: Gauge,
    /// What waits for the keeper for whom most waits.
    pub(crate) inbox: Gauge,
    /// Bytes that wait to be sent.
    pub(crate) outboxes: Gauge,
    /// Seconds until a change was on record.
    pub(crate) append: Histogram,
    /// Seconds from a message to what came of it.
    pub(crate) told: Histogram,
    /// Seconds until a room that was asleep was awake.
    pub(crate) wake: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::default();
        registry.register_collector(Box::new(ProcessFigures));
        let ours = registry.sub_registry_with_prefix("klaxon");
        let mut add = Adder(ours);
        Metrics {
            open_rooms: add.one("rooms", "Rooms that are open"),
            rooms: add.one("rooms_awake", "Rooms that are kept in memory"),
            quarantined: add.one(
                "rooms_quarantined",
                "Rooms that can't be opened because something is wrong with them",
            ),
            stumbles: add.one(
                "stumbles",
                "Times that something in a room went wrong, and it was brought back or shut",
            ),
            connections: add.one("connections", "Sockets that are open"),
            unaccepted: add.one(
                "unaccepted",
                "Times that a connection could not be taken in, such as for want of file descriptors",
            ),
            clocks: add.one("clocks", "Clocks that phones share"),
            nodes: add.one("nodes", "Nodes that share the data, as far as this one knows"),
            together: add.one("nodes_together", "1 while NATS is there, so that nodes reach each other"),
            lines: add.one("lines", "Lines between a room and its guests at another node"),
            changes: add.one("changes", "Changes put on record"),
            groups: add.one("journal_groups", "Writes that shared one sync"),
            refused: add.one("refused", "Messages refused, by the key of the reason"),
            malformed: add.one("malformed", "Messages that could not be understood"),
            too_slow: add.one("too_slow", "Connections dropped because they read too slowly"),
            thoughts: add.one("thoughts", "Times a bot thought"),
            journal_queue: add.one("journal_queue", "Changes that wait to be put on record"),
            inbox: add.one(
                "inbox_longest",
                "Messages that wait for the room for which most wait",
            ),
            outboxes: add.one("outbox_bytes", "Bytes that wait to be sent, in all connections"),
            append: add.seconds("append_seconds", "Time until a change is on record"),
            told: add.seconds(
                "told_seconds",
                "Time from the arrival of a message until what came of it is on its way to everybody",
            ),
            wake: add.seconds("wake_seconds", "Time until a room that was asleep is awake"),
            registry: Mutex::new(registry),
        }
    }

    /// A message was refused, for the reason with this key.
    pub(crate) fn refuse(&self, key: &'static str) {
        self.refused.get_or_create(&[("key", key)]).inc();
    }

    /// Which build this is.
    pub(crate) fn tell_build(&self, build: Build) {
        let Build { version, commit } = build;
        let labels = [
            ("version", version),
            ("commit", commit.unwrap_or("unknown")),
            ("wire", Form::Binary.subprotocol()),
        ];
        let mut registry = self.registry.lock().unwrap_or_else(PoisonError::into_inner);
        let help = "Which build this is";
        registry.register("klaxon_build", help, Info::new(labels));
    }

    /// All figures, as text.
    pub(crate) fn text(&self) -> String {
        let registry = self.registry.lock().unwrap_or_else(PoisonError::into_inner);
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &registry);
        text
    }
}

/// Makes figures that are told under their names.
struct Adder<'a>(&'a mut Registry);

impl Adder<'_> {
    fn one<M: Metric + Clone + Default>(&mut self, name: &str, help: &str) -> M {
        let metric = M::default();
        self.0.register(name, help, metric.clone());
        metric
    }

    /// Times, from half a millisecond to ten seconds.
    fn seconds(&mut self, name: &str, help: &str) -> Histogram {
        let milliseconds = [
            0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 250.0, 1000.0, 10_000.0,
        ];
        let histogram = Histogram::new(milliseconds.map(|ms| ms / 1000.0));
        self.0.register(name, help, histogram.clone());
        histogram
    }
}
