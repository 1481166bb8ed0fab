//! The hum of the ship, which tightens with the clock.

use std::cell::{Cell, RefCell};

use klaxon_voice::Tension;
use wasm_bindgen::JsValue;
use web_sys::{BiquadFilterNode, BiquadFilterType, GainNode, OscillatorNode, OscillatorType};

use super::desk::{self, Desk};

/// How fast the hum changes: a time constant, in seconds.
const CHANGE: f64 = 0.6;

/// Two saws, almost in tune, and a fifth, through a low pass and a tremolo.
struct Hum {
    low_pass: BiquadFilterNode,
    gain: GainNode,
    fifth: GainNode,
    tremolo: OscillatorNode,
    depth: GainNode,
}

/// What a hum sounds like: low pass in hertz, gain, gain of the fifth, tremolo in hertz, its depth.
type Sounds = [f32; 5];

const OFF: Sounds = [100.0, 0.0, 0.0, 0.1, 0.0];

fn sounds(tension: Tension) -> Sounds {
    match tension {
        Tension::Planning => [180.0, 0.020, 0.0, 0.1, 0.0],
        Tension::Calm => [180.0, 0.020, 0.0, 0.1, 0.15],
        Tension::Half => [220.0, 0.024, 0.4, 0.25, 0.25],
        Tension::Minute => [420.0, 0.030, 0.7, 1.0, 0.5],
        Tension::Thirty => [620.0, 0.034, 1.0, 2.0, 0.6],
        Tension::Ten => [900.0, 0.036, 1.0, 4.0, 0.7],
    }
}

thread_local! {
    static HUM: RefCell<Option<Hum>> = const { RefCell::new(None) };
    /// What the hum sounds like now, or will in a moment.
    static SOUNDS: Cell<Sounds> = const { Cell::new(OFF) };
}

/// The hum is this tight from now on; none at all without a tension.
pub(super) fn hum(tension: Option<Tension>) {
    let wanted = tension.map_or(OFF, sounds);
    if SOUNDS.get() == wanted {
        return;
    }
    desk::with_running(|desk| {
        HUM.with_borrow_mut(|hum| {
            if hum.is_none() {
                *hum = Hum::new(desk).ok();
            }
            if let Some(hum) = hum {
                hum.become_like(desk, wanted);
                SOUNDS.set(wanted);
            }
        });
    });
}

impl Hum {
    fn new(desk: &Desk) -> Result<Hum, JsValue> {
        let context = &desk.context;
        let (low_pass, fifth) = (context.create_biquad_filter()?, context.create_gain()?);
        low_pass.set_type(BiquadFilterType::Lowpass);
        let saw = |pitch: f32| {
            let saw = context.create_oscillator()?;
            saw.set_type(OscillatorType::Sawtooth);
            saw.frequency().set_value(pitch);
            saw.start()?;
            Ok::<_, JsValue>(saw)
        };
        saw(55.0)?.connect_with_audio_node(&low_pass)?;
        saw(55.4)?.connect_with_audio_node(&low_pass)?;
        saw(82.5)?.connect_with_audio_node(&fifth)?;
        fifth.connect_with_audio_node(&low_pass)?;
        let (tremolo, depth) = (context.create_oscillator()?, context.create_gain()?);
        let (swell, gain) = (context.create_gain()?, context.create_gain()?);
        tremolo.connect_with_audio_node(&depth)?;
        depth.connect_with_audio_param(&swell.gain())?;
        tremolo.start()?;
        low_pass
            .connect_with_audio_node(&swell)?
            .connect_with_audio_node(&gain)?
            .connect_with_audio_node(&desk.input)?;
        fifth.gain().set_value(0.0);
        depth.gain().set_value(0.0);
        gain.gain().set_value(0.0);
        Ok(Hum {
            low_pass,
            gain,
            fifth,
            tremolo,
            depth,
        })
    }

    fn become_like(&self, desk: &Desk, sounds: Sounds) {
        let params = [
            self.low_pass.frequency(),
            self.gain.gain(),
            self.fifth.gain(),
            self.tremolo.frequency(),
            self.depth.gain(),
        ];
        for (param, value) in params.iter().zip(sounds) {
            desk.approach(param, value, CHANGE);
        }
    }
}
