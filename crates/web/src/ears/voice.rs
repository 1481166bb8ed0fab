//! The voice of the ship's computer: the browser's own, if it has one on this device that knows the language. Many have
//! none, and some that seem to have one fail: captions carry every line in any case.

use std::cell::RefCell;

use js_sys::Reflect;
use klaxon_voice::{Mouth, Rank, Temper, Turn};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice};

use super::{desk, settings};
use crate::{browser, text};

/// A browser whose voice fails so often in a row has none.
const FAILURES: u8 = 3;
/// No line takes longer than this, in milliseconds: some browsers forget to say that one has ended.
const LONGEST: u64 = 8000;

struct Throat {
    mouth: Mouth,
    /// What is being spoken. Some browsers forget an utterance that nobody holds.
    spoken: Option<SpeechSynthesisUtterance>,
    has_begun: bool,
    /// Goes up with every line.
    number: u32,
    failures: u8,
    is_unlocked: bool,
}

thread_local! {
    static THROAT: RefCell<Throat> = const {
        RefCell::new(Throat {
            mouth: Mouth::new(),
            spoken: None,
            has_begun: false,
            number: 0,
            failures: 0,
            is_unlocked: false,
        })
    };
    static HEAR: Closure<dyn FnMut(Event)> = Closure::new(|event: Event| hear(&event));
}

fn throat<T>(then: impl FnOnce(&mut Throat) -> T) -> T {
    THROAT.with_borrow_mut(then)
}

fn now() -> u64 {
    browser::steady() as u64
}

fn synthesis() -> Option<SpeechSynthesis> {
    let window = browser::window();
    let there = Reflect::get(&window, &"speechSynthesis".into()).ok()?;
    // Not every browser that can speak names the type.
    there.is_object().then(|| there.unchecked_into())
}

/// A voice on this device that speaks the language of the page: nothing that is said leaves the device.
fn local_voice(synthesis: &SpeechSynthesis) -> Option<SpeechSynthesisVoice> {
    let code = text::language().code();
    let voices = synthesis.get_voices().into_iter();
    let voices = voices.map(JsCast::unchecked_into::<SpeechSynthesisVoice>);
    let speaks = |voice: &SpeechSynthesisVoice| {
        let language = voice.lang();
        let language = language.split(['-', '_']).next().unwrap_or_default();
        voice.local_service() && language.eq_ignore_ascii_case(code)
    };
    let fitting: Vec<_> = voices.filter(speaks).collect();
    let usual = fitting.iter().find(|voice| voice.default());
    usual.or(fitting.first()).cloned()
}

/// Returns whether there is a voice that can speak the language of the page.
pub(super) fn is_there() -> bool {
    let works = throat(|throat| throat.failures < FAILURES);
    works && synthesis().is_some_and(|synthesis| local_voice(&synthesis).is_some())
}

/// Browsers let a page speak only from a touch on: there it says nothing, aloud.
pub(super) fn unlock() {
    if throat(|throat| std::mem::replace(&mut throat.is_unlocked, true)) {
        return;
    }
    let Some(synthesis) = synthesis() else { return };
    // Asking makes some browsers look for their voices.
    let _ = synthesis.get_voices();
    if let Ok(nothing) = SpeechSynthesisUtterance::new_with_text("") {
        nothing.set_volume(0.0);
        synthesis.speak(&nothing);
    }
}

/// Speaks a line of what happens now, if it can.
pub(super) fn say(line: String, rank: Rank) {
    let may = settings::current().speaks() && throat(|throat| throat.is_unlocked);
    if may && !browser::document().hidden() && is_there() {
        carry_out(throat(|throat| throat.mouth.say(line, rank, now())));
    }
}

/// Stops in the middle of a line.
pub(super) fn hush() {
    if throat(|throat| throat.mouth.speaks()) {
        throat(|throat| throat.mouth.shut());
        silence();
    }
}

fn silence() {
    throat(|throat| throat.spoken = None);
    desk::duck(false);
    if let Some(synthesis) = synthesis() {
        synthesis.cancel();
    }
}

fn carry_out(turn: Turn) {
    let (line, by) = match turn {
        Turn::Wait => return,
        Turn::Speak(line, by) => (line, by),
        Turn::Interrupt(line, by) => {
            silence();
            (line, by)
        }
    };
    match utter(&line) {
        Some(number) => {
            let left = by.saturating_sub(now());
            browser::after(left, move || give_up(number, false));
            browser::after(left + LONGEST, move || give_up(number, true));
        }
        None => ended(true),
    }
}

/// Hands a line to the browser. Returns its number.
fn utter(line: &str) -> Option<u32> {
    let synthesis = synthesis()?;
    let voice = local_voice(&synthesis)?;
    let settings = settings::current();
    let utterance = SpeechSynthesisUtterance::new_with_text(line).ok()?;
    utterance.set_lang(&voice.lang());
    utterance.set_voice(Some(&voice));
    let (rate, pitch) = match settings.temper {
        Temper::Professional => (1.1, 0.9),
        Temper::Sarcastic => (1.05, 0.75),
        Temper::Anxious => (1.25, 1.2),
    };
    utterance.set_rate(rate);
    utterance.set_pitch(pitch);
    utterance.set_volume(settings.loud());
    HEAR.with(|hear| {
        let hear = Some(hear.as_ref().unchecked_ref());
        utterance.set_onstart(hear);
        utterance.set_onend(hear);
        utterance.set_onerror(hear);
    });
    let number = throat(|throat| {
        throat.spoken = Some(utterance.clone());
        throat.has_begun = false;
        throat.number = throat.number.wrapping_add(1);
        throat.number
    });
    synthesis.speak(&utterance);
    Some(number)
}

/// The browser tells that a line has begun, ended or failed. What it tells of lines before this one does not matter.
fn hear(event: &Event) {
    let told_of: JsValue = event.target().into();
    let is_this = |throat: &mut Throat| {
        let spoken: Option<&JsValue> = throat.spoken.as_ref().map(AsRef::as_ref);
        spoken == Some(&told_of)
    };
    if !throat(is_this) {
        return;
    }
    match event.type_().as_str() {
        "start" => {
            throat(|throat| {
                throat.has_begun = true;
                throat.failures = 0;
            });
            desk::duck(true);
        }
        "end" => ended(false),
        _ => ended(true),
    }
}

/// A line that has not begun when it had to, or that does not end, is dropped.
fn give_up(number: u32, begun: bool) {
    let stuck = throat(|throat| {
        let is_this = throat.number == number && throat.spoken.is_some();
        is_this && throat.has_begun == begun
    });
    if stuck {
        silence();
        ended(!begun);
    }
}

fn ended(failed: bool) {
    desk::duck(false);
    let turn = throat(|throat| {
        throat.spoken = None;
        throat.failures = throat.failures.saturating_add(u8::from(failed));
        throat.mouth.ended(now())
    });
    carry_out(turn);
}
