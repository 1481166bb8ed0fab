//! Fuse, the bomb-planter game, in words.

use crate::replay::saying::Mark::{Alarm, Done, Loss};
use crate::replay::saying::Part::{Last, Now, Skip, Tail, Tool, What, Who};
use crate::replay::saying::{Saying, quiet, say};

/// What players do.
pub(in crate::replay) const ACTIONS: &[Saying] = &[
    say("play", &[Tool], "story-play"),
    say("bomb", &[], "story-bomb"),
    say("pass", &[], "story-pass"),
    say("call", &[], "story-call"),
    say("ready", &[], "story-ready"),
    say("start", &[], "story-start"),
];

/// What happens.
pub(in crate::replay) const EVENTS: &[Saying] = &[
    quiet("dealt"),
    quiet("mixed"),
    quiet("turn"),
    quiet("drew"),
    quiet("window"),
    quiet("called"),
    quiet("ready"),
    quiet("shown"),
    quiet("over"),
    say("passed", &[Who], "story-pass").unless("pass"),
    say("round", &[What, Who, Tail], "story-round-of"),
    say("played", &[Who, Tool], "story-play").unless("play"),
    say("time-bomb", &[Who], "story-time-bomb").marked(Alarm),
    say("exploded", &[Who], "story-exploded").marked(Done),
    say("defused", &[Who, Tool], "story-play")
        .unless("play")
        .marked(Alarm),
    say("cut", &[], "story-cut"),
    say("relit", &[Who], "story-relit").marked(Alarm),
    say("slow", &[Who], "story-slow"),
    say("penalty", &[Who, Tool], "story-penalty").marked(Loss),
    say("absent", &[Who], "story-absent"),
    say("scored", &[Who, What, Now, Last], "story-scored"),
    say("ended-time-bomb", &[Skip], "story-ended-time-bomb"),
    say("ended-bombs", &[Skip], "story-ended-bombs"),
    say("ended-passes", &[Skip], "story-ended-passes"),
];
