//! What is heard and felt: sounds, the hum of the ship, the voice of its computer with its captions, vibration. It knows
//! no game: games say what sounds, and what there is to speak of. Where a browser lacks something, or forbids it before
//! the first touch, that is silent and nothing else happens.

mod ambience;
mod desk;
mod settings;
mod sound;
mod vibration;
mod voice;
mod voices;

use std::cell::{Cell, RefCell};

use klaxon_voice::{CAPTION, Moment, Pace, Script, Temper, Tension, Tone};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

pub(crate) use settings::Setting;
pub(crate) use sound::Sound;

use crate::live::Live;
use crate::{browser, text};

/// What the computer says, to be read.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Caption {
    pub(crate) text: String,
    /// The face that goes with it.
    pub(crate) temper: Temper,
    /// Each caption has its own.
    number: u32,
}

#[derive(Clone, Copy)]
struct Signals {
    caption: Live<Option<Caption>>,
    muted: Live<bool>,
    /// Goes up when something was chosen.
    chosen: Live<u32>,
}

thread_local! {
    static SIGNALS: Cell<Option<Signals>> = const { Cell::new(None) };
    static SCRIPT: RefCell<Script> = const { RefCell::new(Script::new()) };
    static CAPTIONS: Cell<u32> = const { Cell::new(0) };
    /// How tight the hum is, when it may be heard.
    static TENSION: Cell<Option<Tension>> = const { Cell::new(None) };
    static PAUSED: Cell<bool> = const { Cell::new(false) };
    /// Whether nothing of what happens is heard, since it is seen faster or slower than it was.
    static QUIET: Cell<bool> = const { Cell::new(false) };
    /// Browsers complain of a page that shakes a device before it was touched.
    static TOUCHED: Cell<bool> = const { Cell::new(false) };
}

/// How loud another player's doings are.
pub(crate) const MATE: f32 = 0.3;

/// Begins to listen for touches. Called once, with the owner of the page's signals.
pub(crate) fn start() {
    settings::read();
    SIGNALS.set(Some(Signals {
        caption: Live::new(None),
        muted: Live::new(settings::current().is_muted()),
        chosen: Live::new(0),
    }));
    // Which of these counts as a touch differs from browser to browser.
    let touched = Closure::<dyn FnMut()>::new(wake);
    for event in ["pointerdown", "pointerup", "click", "keydown"] {
        let listener = touched.as_ref().unchecked_ref();
        let _ = browser::window().add_event_listener_with_callback(event, listener);
    }
    touched.forget();
    let hidden = Closure::<dyn FnMut()>::new(|| {
        hum();
        if browser::document().hidden() {
            voice::hush();
        }
    });
    let listener = hidden.as_ref().unchecked_ref();
    let _ = browser::document().add_event_listener_with_callback("visibilitychange", listener);
    hidden.forget();
}

fn signals() -> Signals {
    SIGNALS.get().expect("the page has started")
}

/// A touch: from here on browsers allow sound, and after a phone was locked again.
pub(crate) fn wake() {
    TOUCHED.set(true);
    desk::wake(settings::current().loud());
    voice::unlock();
}

/// Plays a sound of this player or of the table, and shakes the device with it.
pub(crate) fn hear(sound: Sound) {
    hear_at(sound, 1.0);
    if TOUCHED.get() && settings::current().vibration {
        vibration::shake(sound);
    }
}

/// Plays a sound, so loud: 1 is usual.
pub(crate) fn hear_at(sound: Sound, loud: f32) {
    if !settings::current().is_muted() && !QUIET.get() {
        sound::play_at(sound, loud);
    }
}

/// Another game begins: everything may be said again.
pub(crate) fn begin(players: usize) {
    SCRIPT.with_borrow_mut(|script| script.begin(players));
    voice::hush();
    signals().caption.set(None);
    PAUSED.set(false);
}

/// Something happened that the computer may speak of. It does, unless it has said so in this game.
pub(crate) fn say(moment: &Moment) {
    if QUIET.get() {
        return;
    }
    let temper = settings::current().temper;
    let now = browser::steady() as u64;
    let said = SCRIPT.with_borrow_mut(|script| script.say(moment, text::language(), temper, now));
    if let Some(said) = said {
        show(said.caption, temper);
        if let Some(line) = said.spoken {
            voice::say(line, said.rank);
        }
    }
}

fn show(text: String, temper: Temper) {
    let number = CAPTIONS.get().wrapping_add(1);
    CAPTIONS.set(number);
    let shown = signals().caption;
    shown.set(Some(Caption {
        text,
        temper,
        number,
    }));
    browser::after(CAPTION, move || {
        if CAPTIONS.get() == number {
            shown.set(None);
        }
    });
}

/// What the computer says now, to be read.
pub(crate) fn caption() -> Live<Option<Caption>> {
    signals().caption
}

/// Somebody did something.
pub(crate) fn moved() {
    let now = browser::steady() as u64;
    SCRIPT.with_borrow_mut(|script| script.moved(now));
}

/// Looks at the clock while a game is played, many times a second: how long it runs and what is left, in milliseconds;
/// none if there is no clock.
pub(crate) fn tick(pace: Pace, clock: Option<(u32, u32)>) {
    if QUIET.get() {
        return level(None);
    }
    if let Some((whole, left)) = clock {
        let passed = SCRIPT.with_borrow_mut(|script| script.pass(pace, whole, left));
        if let Some(tone) = passed.tone {
            hear(match tone {
                Tone::Klaxon => Sound::Klaxon,
                Tone::Beat => Sound::Beat,
                Tone::Count => Sound::Count,
                Tone::Last => Sound::LastCount,
            });
        }
        if let Some(mark) = passed.mark {
            say(&mark.moment(whole));
        }
    }
    level(Some(pace.tension(clock.map_or(u32::MAX, |(_, left)| left))));
    // Nobody is hurried who plans.
    if pace == Pace::Planning {
        return moved();
    }
    let now = browser::steady() as u64;
    if let Some(still) = SCRIPT.with_borrow_mut(|script| script.still(now)) {
        say(&still);
    }
}

/// The clock of another round begins, as long as the one before.
pub(crate) fn wind_up() {
    SCRIPT.with_borrow_mut(Script::wind_up);
}

/// The hum is this tight from now on; none at all at the end, or in a game without one.
pub(crate) fn level(tension: Option<Tension>) {
    TENSION.set(tension);
    hum();
}

/// The game stands still, or goes on.
pub(crate) fn pause(paused: bool) {
    PAUSED.set(paused);
    moved();
    hum();
}

/// Nothing that happens is heard from now on, nor spoken of; or all of it again.
pub(crate) fn quieten(quiet: bool) {
    QUIET.set(quiet);
    if quiet {
        voice::hush();
        level(None);
    }
}

/// The hum as it may be heard now.
fn hum() {
    let silent = PAUSED.get() || browser::document().hidden() || settings::current().is_muted();
    ambience::hum(TENSION.get().filter(|_| !silent));
}

/// Is nothing heard?
pub(crate) fn muted() -> Live<bool> {
    signals().muted
}

/// The person wants to hear nothing, or something again.
pub(crate) fn mute(muted: bool) {
    settings::mute(muted);
    apply();
}

/// What the person can choose, and what is chosen. Whoever asks in an effect is asked to ask again after a choice.
pub(crate) fn settings() -> Vec<Setting> {
    signals().chosen.track();
    settings::current().list()
}

/// The person has chosen a value of a setting.
pub(crate) fn choose(name: &str, value: &str) {
    settings::choose(name, value);
    apply();
}

/// A television in the room makes the sound: whoever has chosen nothing hears nothing here.
pub(crate) fn quiet_by_default(quiet: bool) {
    settings::quiet_by_default(quiet);
    apply();
}

/// Another phone of the table makes the sound: this one is silent until its person asks for more; or no other does.
pub(crate) fn hush(hushed: bool) {
    settings::hush(hushed);
    apply();
}

/// The page is back: it is silent if it was for another phone's sake.
pub(crate) fn hush_again() {
    hush(settings::was_hushed());
}

/// What was chosen counts at once.
fn apply() {
    let settings = settings::current();
    desk::set_volume(settings.loud());
    if !settings.speaks() {
        voice::hush();
    }
    hum();
    let signals = signals();
    signals.muted.set(settings.is_muted());
    signals
        .chosen
        .update(|chosen| *chosen = chosen.wrapping_add(1));
}
