//! The line to the other phones that share the clock. Without it the clock goes on by itself.

use std::rc::Rc;

use klaxon_proto::{ClockTongue, Form, Known};
use klaxon_room::Wall;
use klaxon_session::{ClockNews, Coming, Effect, SharedClock};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::desk::{Desk, Sheet};
use super::{PATH, keeping};
use crate::shell::late;
use crate::socket::{Happened, Socket};
use crate::text::{capital, language};
use crate::{browser, ears};

/// Under which name it is kept: a line with the code, the time of the newest state, the time of the last news and whether
/// somebody touched the clock since; then that state.
const NAME: &str = "klaxon-clock";
/// After so long the code may be another clock's, in milliseconds: it is not followed again by itself.
const FORGOTTEN: u64 = 6 * 3600 * 1000;

/// The line.
pub(super) struct Line {
    clock: SharedClock,
    socket: Socket,
    /// Whether the phone has just been told to follow the clock of another.
    follows: bool,
    /// Whether the connection was lost since the page was opened.
    was_lost: bool,
}

/// What is to be seen of the line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Shared {
    /// There is none.
    No,
    /// The server has not answered yet.
    Connecting,
    /// So many phones follow the clock with this code.
    Together { code: String, phones: u32 },
    /// The connection to the clock with this code is lost.
    Alone { code: String },
    /// The server has refused, for this reason.
    Refused(String),
}

/// What was kept of a line.
struct Kept {
    code: String,
    known: Known,
    touched: bool,
}

fn kept() -> Option<Kept> {
    let text = browser::kept(NAME)?;
    let (head, state) = text.split_once('\n')?;
    let mut words = head.split(' ');
    let code = words.next()?.to_owned();
    let at = words.next()?.parse().ok()?;
    let seen = Wall(words.next()?.parse().ok()?);
    let touched = words.next()? == "touched";
    let state = state.to_owned();
    (browser::now().since(seen) < FORGOTTEN).then_some(Kept {
        code,
        known: Known { at, state },
        touched,
    })
}

impl Line {
    fn keep(&self) {
        let (Some(code), Some(Known { at, state })) = (self.clock.code(), self.clock.known())
        else {
            return;
        };
        let (seen, touched) = (browser::now(), self.clock.is_ahead());
        let touched = if touched { "touched" } else { "told" };
        browser::keep(NAME, &format!("{code} {at} {seen} {touched}\n{state}"));
    }

    fn seen(&self) -> Shared {
        let phones = self.clock.phones();
        let code = self.clock.code().filter(|_| self.clock.known().is_some());
        match code.map(str::to_owned) {
            Some(code) if self.clock.is_together() => Shared::Together { code, phones },
            Some(code) => Shared::Alone { code },
            None => Shared::Connecting,
        }
    }
}

/// The code in what somebody typed or pasted: the code itself, or a link to the clock.
fn code_of(typed: &str) -> String {
    let code = typed.rsplit("clock=").next().unwrap_or_default();
    let code = code.split(['&', '#']).next().unwrap_or_default();
    code.trim().to_owned()
}

/// The link to a clock.
pub(super) fn link(code: &str) -> String {
    let origin = browser::window().location().origin();
    format!("{}/{PATH}?clock={code}", origin.unwrap_or_default())
}

/// The address names the clock that is followed, so that it can be sent on and loaded anew.
fn show_address(code: Option<&str>) {
    let asked = browser::asked().into_iter();
    let language = asked
        .filter(|(name, _)| name == "lang")
        .map(|(_, lang)| format!("lang={lang}"));
    let clock = code.map(|code| format!("clock={code}"));
    let parts: Vec<String> = clock.into_iter().chain(language).collect();
    let query = match parts.is_empty() {
        true => String::new(),
        false => format!("?{}", parts.join("&")),
    };
    browser::show_address(&format!("/{PATH}{query}"));
}

impl Desk {
    /// Follows the clock of the address, or the one that was followed when the page was left.
    pub(super) fn come_back(self) {
        let asked = browser::asked().into_iter();
        let mut asked = asked
            .filter(|(name, _)| name == "clock")
            .map(|(_, code)| code_of(&code).to_uppercase());
        let asked = asked.next_back();
        match kept() {
            Some(kept) if asked.as_ref().is_none_or(|code| *code == kept.code) => {
                ears::hush_again();
                let coming = Coming::ToFollow {
                    code: kept.code,
                    known: Some(kept.known),
                    touched: kept.touched,
                };
                self.call(coming, false);
            }
            _ => {
                if let Some(code) = asked {
                    self.follow(&code);
                }
            }
        }
    }

    /// Shares the clock of this phone.
    pub(super) fn share(self) {
        self.call(Coming::ToShare, false);
    }

    /// Follows the clock of another phone, silently until its person asks for more.
    pub(super) fn follow(self, typed: &str) {
        ears::hush(true);
        let coming = Coming::ToFollow {
            code: code_of(typed),
            known: None,
            touched: false,
        };
        self.call(coming, true);
    }

    /// The clock is this phone's own from here on.
    pub(super) fn hang_up(self) {
        self.end_line(Shared::No);
    }

    fn end_line(self, shared: Shared) {
        // The line may be the one that reports right now: it goes when that is done.
        let line = self.line.try_update_value(Option::take);
        browser::after(0, move || drop(line));
        browser::forget(NAME);
        ears::hush(false);
        show_address(None);
        self.shared.set(shared);
    }

    fn call(self, coming: Coming, follows: bool) {
        let jitter = u64::from_le_bytes(browser::random());
        let line = Line {
            clock: SharedClock::new(coming, ClockTongue::BINARY, jitter, browser::now()),
            socket: Socket::new(format!("/api/clocks?lang={}", language().code())),
            follows,
            was_lost: false,
        };
        self.line.set_value(Some(line));
        self.shared.set(Shared::Connecting);
        self.pump();
    }

    /// Looks at the line and at the time.
    pub(super) fn listen(self) {
        self.on_line(|clock| clock.tick(browser::now(), browser::steady() as u64));
    }

    /// The network is gone.
    pub(super) fn lose_line(self) {
        self.on_line(|clock| clock.lost(browser::now()));
    }

    /// The network is back, or somebody looks at the phone again.
    pub(super) fn hurry_line(self) {
        self.on_line(|clock| clock.hurry(browser::now()));
    }

    /// Somebody touched the clock of this phone.
    pub(super) fn touched(self) {
        self.on_line(SharedClock::touch);
        self.with_line(|line| line.keep());
    }

    fn on_line(self, change: impl FnOnce(&mut SharedClock)) {
        self.with_line(|line| change(&mut line.clock));
        self.pump();
    }

    /// Does what is to be done, tells what is asked for, and learns what is new.
    fn pump(self) {
        let mut news = Vec::new();
        self.with_line(|line| {
            if line.clock.is_asked() {
                let state = self.state(&line.clock);
                line.clock.tell(state);
            }
            for effect in line.clock.effects() {
                self.carry_out(&line.socket, effect);
            }
            news = line.clock.news();
            if !news.is_empty() {
                line.keep();
            }
        });
        for news in news {
            self.hear_news(news);
        }
        let seen = self
            .line
            .with_value(|line| line.as_ref().map(Line::seen))
            .filter(|seen| self.shared.with_untracked(|shown| shown != seen));
        if let Some(seen) = seen {
            self.shared.set(seen);
        }
    }

    /// How the clock of this phone stands, in the server's time.
    fn state(self, clock: &SharedClock) -> String {
        let there = |until| clock.there(Wall(until)).0;
        self.mission
            .with_untracked(|mission| keeping::write(mission, &self.clock.get_untracked(), there))
    }

    fn carry_out(self, socket: &Socket, effect: Effect) {
        match effect {
            Effect::Open { after } => {
                socket.open(after, Rc::new(move |happened| self.report(happened)));
            }
            Effect::Send(bytes) => socket.send(&bytes),
            Effect::Close => socket.close(),
            // What is to be kept of a clock is kept with its news, and it has no dice.
            Effect::Keep(_) | Effect::Commit { .. } => {}
        }
    }

    fn report(self, happened: Happened) {
        if let Happened::Opened(Form::Json) = happened {
            return self.speak_json();
        }
        self.on_line(|clock| match happened {
            Happened::Opened(_) => opened(clock, ClockTongue::BINARY),
            Happened::Heard(bytes) => clock.heard(&bytes, browser::now()),
            Happened::Closed => clock.closed(browser::now()),
        });
    }

    /// The server was upgraded. Without what it takes to speak with it the clock goes on by itself.
    fn speak_json(self) {
        spawn_local(async move {
            if let Ok(json) = late::load_json().await {
                self.on_line(|clock| opened(clock, json.clock));
                (json.look_for_newer)();
            }
        });
    }

    fn hear_news(self, news: ClockNews) {
        match news {
            ClockNews::State(state) => {
                let read = self.line.with_value(|line| {
                    let clock = &line.as_ref()?.clock;
                    let here = |until| clock.here(Wall(until)).0;
                    Some(keeping::read(&state, here))
                });
                if let Some((mission, clock)) = read {
                    self.take_over(mission, clock);
                }
            }
            ClockNews::Together => self.is_together(),
            ClockNews::Alone => {
                self.with_line(|line| line.was_lost = true);
                self.notify("computer-alone");
            }
            ClockNews::Overruled => self.notify("computer-overruled"),
            ClockNews::Refused(why) => {
                self.end_line(Shared::Refused(capital(&why.text)));
                self.sheet.set(Some(Sheet::Share));
            }
        }
    }

    fn is_together(self) {
        let found = self.with_line(|line| {
            let code = line.clock.code().map(str::to_owned);
            (code, std::mem::take(&mut line.follows), line.was_lost)
        });
        let Some((code, follows, was_lost)) = found else {
            return;
        };
        show_address(code.as_deref());
        // After an upgrade the server has it no more.
        spawn_local(async { drop(late::load_json().await) });
        if was_lost {
            self.notify("computer-together");
        }
        // A person who has followed a clock wants to see it.
        if follows {
            self.sheet.set(None);
        }
    }

    fn with_line<T>(self, look: impl FnOnce(&mut Line) -> T) -> Option<T> {
        self.line
            .try_update_value(|line| line.as_mut().map(look))
            .flatten()
    }
}

/// The socket is open, and this is spoken there.
fn opened(clock: &mut SharedClock, tongue: ClockTongue) {
    clock.speak(tongue);
    clock.opened(browser::now());
}
