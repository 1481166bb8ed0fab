//! The handle of the ship's computer that all its views get: what is played, the clock, what a touch does to them.

use klaxon_voice::{Pace, moments};
use leptos::prelude::*;

use super::clock::{Clock, News, Stage};
use super::line::{Line, Shared};
use super::log::Saved;
use super::mission::{Kind, Mission};
use super::{crew, keeping, numbers};
use crate::ears::{self, Sound};
use crate::live::Live;
use crate::{awake, browser};

/// How often the clock is looked at at least, in milliseconds.
const STEP: u64 = 100;
/// A question is open for so long, in milliseconds.
const QUESTION: u64 = 4000;

/// What lies over the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sheet {
    Settings,
    Share,
    SetUp,
    Score,
    Saved,
    LookUp,
}

/// The handle.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) mission: Live<Mission>,
    pub(super) clock: Live<Clock>,
    /// Goes up with every look at the clock.
    pub(super) tick: Live<u32>,
    pub(super) sheet: Live<Option<Sheet>>,
    /// Goes up with every question whether a running clock is to be thrown away; even while none is open.
    pub(super) question: Live<u32>,
    /// What people are told for a moment: the key of a text.
    pub(super) notice: Live<Option<&'static str>>,
    /// What the players are called: what was typed, whether the browser could keep it or not.
    pub(super) crew: Live<Vec<String>>,
    /// The game that was put into the log last.
    pub(super) saved: Live<Option<Saved>>,
    /// The line to the other phones that share the clock.
    pub(super) line: StoredValue<Option<Line>, LocalStorage>,
    /// What is to be seen of it.
    pub(super) shared: Live<Shared>,
}

impl Desk {
    /// The computer as it was left.
    pub(super) fn new() -> Desk {
        let (mission, clock) = keeping::kept();
        ears::begin(mission.players);
        ears::pause(matches!(clock.stage, Stage::Held { .. }));
        Desk {
            mission: Live::new(mission),
            clock: Live::new(clock),
            tick: Live::new(0),
            sheet: Live::new(None),
            question: Live::new(0),
            notice: Live::new(None),
            crew: Live::new(crew::kept()),
            saved: Live::new(None),
            line: StoredValue::new_local(None),
            shared: Live::new(Shared::No),
        }
    }

    /// What is left and how long the clock runs, in milliseconds; a view that asks follows both.
    pub(super) fn time(self) -> (u32, u32) {
        self.tick.track();
        let clock = self.clock.get();
        self.mission
            .with(|mission| (clock.left(mission, now()), clock.whole(mission)))
    }

    /// What the clock is for.
    pub(super) fn pace(self) -> Pace {
        let plans = self.clock.with_untracked(|clock| clock.plans);
        match self.mission.with_untracked(|mission| mission.kind) {
            Kind::Flatline if plans => Pace::Planning,
            Kind::Flatline => Pace::Minute,
            Kind::Fuse | Kind::Countdown => Pace::Game,
        }
    }

    /// Runs the clock from now on: in time for each new second.
    pub(super) fn run(self) {
        self.look();
        self.listen();
        let left = self
            .clock
            .get_untracked()
            .left(&self.mission.get_untracked(), now());
        browser::after(u64::from(left % 1000 + 1).min(STEP), move || self.run());
    }

    /// Looks at the clock.
    pub(super) fn look(self) {
        let mission = self.mission.get_untracked();
        let mut clock = self.clock.get_untracked();
        let (pace, running) = (self.pace(), clock.stage);
        // What the clock passes on its way to the end is told before the end.
        if let Stage::Running { .. } = running {
            let time = (clock.whole(&mission), clock.left(&mission, now()));
            // Nobody touches this device while dice are rolled, so nobody is told to hurry.
            ears::moved();
            ears::tick(pace, Some(time));
        }
        let news = clock.look(&mission, now());
        if !news.is_empty() {
            self.set(clock);
            news.into_iter().for_each(|news| self.tell(news));
        }
        self.tick.update(|tick| *tick = tick.wrapping_add(1));
        awake::move_picture();
    }

    fn set(self, clock: Clock) {
        self.clock.set(clock);
        keeping::keep(&self.mission.get_untracked(), &clock);
        awake::keep(clock.is_watched());
    }

    /// Somebody touches the clock: everybody hears it, and other phones are told.
    fn change(self, change: impl FnOnce(&mut Clock, &Mission, u64)) {
        let before = self.clock.get_untracked();
        let mut clock = before;
        change(&mut clock, &self.mission.get_untracked(), now());
        self.set(clock);
        self.announce(before, clock);
        self.look();
        self.touched();
    }

    /// The clock as somebody has left it at another phone.
    pub(super) fn take_over(self, mission: Mission, touched: Clock) {
        let before = self.clock.get_untracked();
        let mut clock = touched;
        let news = clock.look(&mission, now());
        let same_mission = self.mission.with_untracked(|old| *old == mission);
        if !same_mission {
            self.mission.set(mission);
        }
        self.set(clock);
        if !same_mission || !clock.is_like(&before) {
            self.close_question();
            self.announce(before, touched);
            news.into_iter().for_each(|news| self.tell(news));
        }
        self.look();
    }

    /// What is heard when somebody has touched the clock, here or at another phone.
    fn announce(self, before: Clock, after: Clock) {
        let (kind, players) = self
            .mission
            .with_untracked(|mission| (mission.kind, mission.players));
        match after.stage {
            Stage::Running { .. } => return ears::pause(false),
            Stage::Held { .. } => {
                ears::pause(true);
                return ears::say(&moments::table::paused());
            }
            _ => {}
        }
        ears::pause(false);
        ears::level(None);
        match after.stage {
            Stage::Ready => ears::begin(players),
            Stage::CountIn { .. } if after.round == 1 && before.stage == Stage::Ready => {
                ears::begin(players);
            }
            Stage::Between => ears::hear(Sound::Heal),
            Stage::Over { won, .. } => {
                ears::hear(if won { Sound::Win } else { Sound::Lose });
                ears::say(&match (kind, won) {
                    (Kind::Flatline, true) => moments::flatline::won(),
                    (Kind::Flatline, false) => moments::flatline::lost(),
                    (Kind::Countdown, true) => moments::countdown::won(),
                    (Kind::Fuse, true) => moments::fuse::won(),
                    // Nobody has to touch a clock that runs out: the bag is empty.
                    (_, false) => moments::fuse::lost_by_empty_bag(),
                });
            }
            _ => {}
        }
    }

    fn tell(self, news: News) {
        let mission = self.mission.get_untracked();
        let clock = self.clock.get_untracked();
        match news {
            News::Began => {
                ears::wind_up();
                ears::hear(Sound::Go);
                let after_planning = mission.plans() && !clock.plans;
                match mission.kind {
                    Kind::Flatline if after_planning => {}
                    Kind::Flatline if clock.round == 1 => {
                        let patients = numbers::patients(&mission);
                        ears::say(&moments::flatline::start(patients, mission.players));
                    }
                    Kind::Flatline => ears::say(&moments::flatline::next_round(clock.round.into())),
                    // Who leads in Countdown, the computer can't know.
                    Kind::Fuse | Kind::Countdown => {
                        ears::say(&moments::fuse::start(mission.players, Some(mission.length)));
                    }
                }
            }
            News::Planned => {
                ears::level(None);
                ears::hear(Sound::Fuse);
            }
            News::RoundOver => {
                ears::level(None);
                ears::hear(Sound::Klaxon);
                ears::say(&moments::flatline::minute_over());
            }
            News::Lost => {
                ears::level(None);
                ears::hear(Sound::Klaxon);
                ears::hear(Sound::Lose);
                ears::say(&moments::fuse::lost_by_clock());
            }
        }
    }

    /// The clock begins.
    pub(super) fn start(self) {
        self.change(|clock, _, now| clock.start(now));
    }

    /// The minute begins before the time to plan is over.
    pub(super) fn start_minute(self) {
        self.change(|clock, _, now| {
            clock.plans = false;
            clock.start(now);
        });
    }

    /// The clock stands still.
    pub(super) fn hold(self) {
        self.change(|clock, mission, now| {
            let left = clock.left(mission, now);
            clock.stage = Stage::Held { left };
        });
    }

    /// The clock goes on.
    pub(super) fn go_on(self) {
        self.change(|clock, mission, now| {
            let until = now + u64::from(clock.left(mission, now));
            clock.stage = Stage::Running { until };
        });
    }

    /// The clock stops: the game is won, or a round of FLATLINE is done before its time.
    pub(super) fn stop(self) {
        self.change(|clock, mission, now| {
            let (won, left) = (true, clock.left(mission, now));
            clock.stage = match mission.kind {
                Kind::Flatline => Stage::Between,
                Kind::Fuse | Kind::Countdown => Stage::Over { won, left },
            };
        });
    }

    /// The bag is empty, which loses the game before its time (F-22, C-32).
    pub(super) fn lose(self) {
        self.change(|clock, mission, now| {
            let (won, left) = (false, clock.left(mission, now));
            clock.stage = Stage::Over { won, left };
        });
    }

    /// A game of FLATLINE is over: the people at the table know how it ended.
    pub(super) fn end(self, won: bool) {
        self.change(|clock, _, _| clock.stage = Stage::Over { won, left: 0 });
    }

    /// Another round of FLATLINE, at once.
    pub(super) fn next_round(self) {
        self.change(|clock, mission, now| {
            clock.next_round(mission);
            clock.start(now);
        });
    }

    /// Everything from the beginning. A clock that runs is thrown away only by a person who touches twice.
    pub(super) fn reset(self) {
        let on = self.clock.with_untracked(|clock| clock.is_on());
        let asked = self.question.get_untracked();
        if on && asked.is_multiple_of(2) {
            self.question.set(asked.wrapping_add(1));
            browser::after(QUESTION, move || {
                if self.question.get_untracked() == asked.wrapping_add(1) {
                    self.question.set(asked.wrapping_add(2));
                }
            });
            return;
        }
        self.close_question();
        self.fresh();
    }

    fn close_question(self) {
        let asked = self.question.get_untracked();
        if !asked.is_multiple_of(2) {
            self.question.set(asked.wrapping_add(1));
        }
    }

    fn fresh(self) {
        self.change(|clock, mission, _| *clock = Clock::new(mission));
    }

    /// People are told something for a moment.
    pub(super) fn notify(self, key: &'static str) {
        self.notice.set(Some(key));
        browser::after(QUESTION, move || {
            if self.notice.get_untracked() == Some(key) {
                self.notice.set(None);
            }
        });
    }

    /// Another mission, before the clock runs. Returns whether it is taken.
    pub(super) fn play(self, mission: Mission) -> bool {
        if self.clock.with_untracked(|clock| clock.is_on()) {
            self.notify("computer-busy");
            return false;
        }
        self.mission.set(mission.mended());
        self.fresh();
        true
    }
}

fn now() -> u64 {
    browser::now().0
}
