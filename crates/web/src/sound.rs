//! Sounds, made in the page.

use std::cell::RefCell;

use leptos::prelude::GetUntracked;
use web_sys::{AudioContext, AudioContextState, OscillatorType};

use crate::app;

/// What is heard.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sound {
    Dice,
    Place,
    Defused,
    Alarm,
    Refused,
    LastMinute,
    Won,
    Lost,
}

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Browsers allow sound only from a touch on: there it begins, and there it goes on after a phone was locked.
pub(crate) fn wake() {
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        let asleep = |context: &&mut AudioContext| context.state() != AudioContextState::Running;
        if let Some(context) = context.as_mut().filter(asleep) {
            let _ = context.resume();
        }
    });
}

/// Notes: pitch in hertz, when they begin, how long they last, in seconds.
type Notes = &'static [(f32, f64, f64)];

/// Plays a sound, unless the person wants none. A browser that forbids it before the first touch stays silent.
pub(crate) fn play(sound: Sound) {
    if app::signals().mute.try_get_untracked().unwrap_or(true) {
        return;
    }
    let (shape, loud, notes): (_, _, Notes) = match sound {
        Sound::Dice => (
            OscillatorType::Triangle,
            0.05,
            &[(320.0, 0.0, 0.03), (260.0, 0.05, 0.03)],
        ),
        Sound::Place => (OscillatorType::Sine, 0.08, &[(520.0, 0.0, 0.06)]),
        Sound::Defused => (
            OscillatorType::Sine,
            0.1,
            &[(660.0, 0.0, 0.1), (880.0, 0.1, 0.16)],
        ),
        Sound::Alarm => (
            OscillatorType::Square,
            0.04,
            &[(440.0, 0.0, 0.12), (330.0, 0.14, 0.16)],
        ),
        Sound::Refused => (OscillatorType::Sine, 0.06, &[(180.0, 0.0, 0.1)]),
        Sound::LastMinute => (OscillatorType::Square, 0.02, &[(900.0, 0.0, 0.02)]),
        Sound::Won => (
            OscillatorType::Sine,
            0.1,
            &[(523.0, 0.0, 0.15), (659.0, 0.15, 0.15), (784.0, 0.3, 0.3)],
        ),
        Sound::Lost => (
            OscillatorType::Sawtooth,
            0.05,
            &[(220.0, 0.0, 0.3), (147.0, 0.3, 0.5)],
        ),
    };
    CONTEXT.with_borrow(|context| {
        if let Some(context) = context {
            for &note in notes {
                let _ = ring(context, shape, loud, note);
            }
        }
    });
}

fn ring(
    context: &AudioContext,
    shape: OscillatorType,
    loud: f32,
    (pitch, begin, length): (f32, f64, f64),
) -> Result<(), wasm_bindgen::JsValue> {
    let at = context.current_time() + begin;
    let tone = context.create_oscillator()?;
    let volume = context.create_gain()?;
    tone.set_type(shape);
    tone.frequency().set_value(pitch);
    volume.gain().set_value_at_time(loud, at)?;
    volume
        .gain()
        .exponential_ramp_to_value_at_time(0.0001, at + length + 0.05)?;
    tone.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(at)?;
    tone.stop_with_when(at + length + 0.06)
}
