//! The mixing desk: everything that sounds goes through it.

use std::cell::RefCell;
use std::collections::VecDeque;

use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioParam, AudioScheduledSourceNode, GainNode,
};

/// No more voices than this sound at once; the oldest are dropped.
const VOICES: usize = 24;
/// What is before the compressor, so that the end of a game is never louder than the rest.
const MASTER: f32 = 0.7;
/// Eight decibels less, while the computer speaks.
const DUCKED: f32 = 0.398;

/// Sources go into `input`, then through the master gain, the compressor and the volume that the person chose.
pub(super) struct Desk {
    pub(super) context: AudioContext,
    /// Where sources go in. It is turned down while the computer speaks.
    pub(super) input: GainNode,
    /// A second of noise.
    pub(super) noise: AudioBuffer,
    volume: GainNode,
    sounding: VecDeque<(AudioScheduledSourceNode, f64)>,
}

thread_local! {
    static DESK: RefCell<Option<Desk>> = const { RefCell::new(None) };
}

/// Begins, or goes on after the phone was locked. Browsers allow that only in a touch.
pub(super) fn wake(volume: f32) {
    DESK.with_borrow_mut(|desk| {
        if desk.is_none() {
            *desk = Desk::new(volume).ok();
        }
        let asleep = |desk: &&mut Desk| desk.context.state() != AudioContextState::Running;
        if let Some(desk) = desk.as_mut().filter(asleep) {
            let _ = desk.context.resume();
        }
    });
}

/// Does something at the desk, if there is one.
pub(super) fn with(then: impl FnOnce(&mut Desk)) {
    DESK.with_borrow_mut(|desk| desk.as_mut().map(then));
}

/// Does something at the desk, if it is running. What is played while it sleeps would all be heard when it wakes.
pub(super) fn with_running(then: impl FnOnce(&mut Desk)) {
    with(|desk| {
        if desk.context.state() == AudioContextState::Running {
            then(desk);
        }
    });
}

/// Everything is so loud from now on.
pub(super) fn set_volume(volume: f32) {
    with(|desk| desk.approach(&desk.volume.gain(), volume, 0.02));
}

/// Turns everything down while the computer speaks, and up again.
pub(super) fn duck(down: bool) {
    with(|desk| {
        // After three time constants 95 % is done.
        let (gain, time) = match down {
            true => (DUCKED, 0.03 / 3.0),
            false => (1.0, 0.3 / 3.0),
        };
        desk.approach(&desk.input.gain(), gain, time);
    });
}

/// A pitch that goes from one value to another.
pub(super) fn glide(
    pitch: &AudioParam,
    (from, to): (f32, f32),
    begin: f64,
    end: f64,
) -> Result<(), JsValue> {
    pitch.set_value_at_time(from, begin)?;
    pitch.exponential_ramp_to_value_at_time(to, end)?;
    Ok(())
}

impl Desk {
    fn new(loud: f32) -> Result<Desk, JsValue> {
        let context = AudioContext::new()?;
        let compressor = context.create_dynamics_compressor()?;
        compressor.threshold().set_value(-18.0);
        compressor.ratio().set_value(6.0);
        compressor.attack().set_value(0.002);
        compressor.release().set_value(0.12);
        let (input, master, volume) = (
            context.create_gain()?,
            context.create_gain()?,
            context.create_gain()?,
        );
        master.gain().set_value(MASTER);
        volume.gain().set_value(loud);
        input
            .connect_with_audio_node(&master)?
            .connect_with_audio_node(&compressor)?
            .connect_with_audio_node(&volume)?
            .connect_with_audio_node(&context.destination())?;
        let noise = noise(&context)?;
        Ok(Desk {
            context,
            input,
            noise,
            volume,
            sounding: VecDeque::new(),
        })
    }

    /// A value goes somewhere from now on, with a time constant in seconds.
    pub(super) fn approach(&self, param: &AudioParam, value: f32, time: f64) {
        let now = self.context.current_time();
        let _ = param.set_target_at_time(value, now, time);
    }

    /// A voice rings until some time; too many do not ring at once.
    pub(super) fn rings(&mut self, source: AudioScheduledSourceNode, end: f64) {
        let now = self.context.current_time();
        self.sounding.retain(|(_, end)| *end > now);
        self.sounding.push_back((source, end));
        while self.sounding.len() > VOICES {
            if let Some((oldest, _)) = self.sounding.pop_front() {
                let _ = oldest.stop();
            }
        }
    }
}

fn noise(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let buffer = context.create_buffer(1, rate as u32, rate)?;
    // A generator of Marsaglia's; any seed but zero does.
    let mut random = 2_463_534_242_u32;
    let samples: Vec<f32> = (0..buffer.length())
        .map(|_| {
            random ^= random << 13;
            random ^= random >> 17;
            random ^= random << 5;
            random as f32 / 2_147_483_648.0 - 1.0
        })
        .collect();
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}
