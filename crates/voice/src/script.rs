use klaxon_words::Language;

use crate::{CAPTION, Crew, Form, Moment, Pace, Passed, Rank, STILL, Temper, Watch, moments};

/// What the computer has said in this game, and so what it may still say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Script {
    crew: Crew,
    said: Vec<&'static str>,
    watch: Option<Watch>,
    /// The last ten seconds belong to the tones.
    tones_only: bool,
    /// Until when a caption is shown.
    shown_until: u64,
    moved: Option<u64>,
}

/// A line that is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// For the eyes, always.
    pub caption: String,
    /// For the voice; none in the last ten seconds.
    pub spoken: Option<String>,
    /// How much it matters.
    pub rank: Rank,
}

impl Script {
    /// A script of which nothing was said.
    pub const fn new() -> Script {
        Script {
            crew: Crew::Team,
            said: Vec::new(),
            watch: None,
            tones_only: false,
            shown_until: 0,
            moved: None,
        }
    }

    /// Another game begins, of so many players.
    pub fn begin(&mut self, players: usize) {
        *self = Script {
            crew: Crew::of(players),
            ..Script::new()
        };
    }

    /// The line for a moment; none if it was said in this game, or is not worth saying now.
    pub fn say(
        &mut self,
        moment: &Moment,
        language: Language,
        temper: Temper,
        now: u64,
    ) -> Option<Said> {
        let waits = moment.rank <= Rank::Aside && now < self.shown_until;
        if waits || (!moment.again && self.said.contains(&moment.key)) {
            return None;
        }
        if !moment.again {
            self.said.push(moment.key);
        }
        self.shown_until = now + CAPTION;
        let line = |form| moment.line(language, temper, self.crew, form);
        let silent = self.tones_only && moment.rank != Rank::End;
        Some(Said {
            caption: line(Form::Caption),
            spoken: (!silent).then(|| line(Form::Spoken)),
            rank: moment.rank,
        })
    }

    /// Looks at the clock: what is left of how much, in milliseconds.
    pub fn pass(&mut self, pace: Pace, clock: u32, left: u32) -> Passed {
        let same = self.watch.filter(|watch| watch.is_of(pace, clock));
        let mut watch = same.unwrap_or(Watch::new(pace, clock));
        let passed = watch.pass(left);
        self.watch = Some(watch);
        self.tones_only = left <= 10_000 && pace != Pace::Planning;
        passed
    }

    /// Another round's clock begins, as long as the one before.
    pub fn wind_up(&mut self) {
        self.watch = None;
        self.tones_only = false;
    }

    /// Somebody did something.
    pub fn moved(&mut self, now: u64) {
        self.moved = Some(now);
    }

    /// What to say if nobody has done anything for a while.
    pub fn still(&mut self, now: u64) -> Option<Moment> {
        let since = *self.moved.get_or_insert(now);
        if now.saturating_sub(since) < STILL {
            return None;
        }
        self.moved = Some(now);
        Some(moments::table::still())
    }
}

impl Default for Script {
    fn default() -> Script {
        Script::new()
    }
}
