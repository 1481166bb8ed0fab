//! Sounds, made in the page.

use wasm_bindgen::JsValue;
use web_sys::{AudioNode, AudioScheduledSourceNode};

use super::desk::{self, Desk};
use super::voices::{self, Voice};

/// What is heard.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sound {
    /// Dice are rolled.
    Roll,
    /// A die or a card is there.
    Appear,
    /// A die is taken into the hand.
    Take,
    /// A die snaps into its space.
    Place,
    /// A wire parts, a light goes on.
    Cut,
    Refused,
    /// Somebody else was faster.
    Faster,
    Claim,
    Pass,
    Defuse,
    /// A fuse card.
    Fuse,
    /// A die goes back into the bag.
    Back,
    Spark,
    /// The last minute begins.
    Klaxon,
    /// A second of the last thirty.
    Beat,
    /// A second of the last ten.
    Count,
    /// The last second.
    LastCount,
    Tick,
    /// A second of the count-in.
    Three,
    Go,
    Win,
    Lose,
    /// A line is cleared.
    Heal,
    /// A patient's line is flat.
    Flat,
    /// Power is lost.
    Power,
    Match,
    Boom,
}

impl Sound {
    fn voices(self) -> &'static [Voice] {
        match self {
            Sound::Roll => voices::ROLL,
            Sound::Appear => voices::APPEAR,
            Sound::Take => voices::TAKE,
            Sound::Place => voices::PLACE,
            Sound::Cut => voices::CUT,
            Sound::Refused => voices::REFUSED,
            Sound::Faster => voices::FASTER,
            Sound::Claim => voices::CLAIM,
            Sound::Pass => voices::PASS,
            Sound::Defuse => voices::DEFUSE,
            Sound::Fuse => voices::FUSE,
            Sound::Back => voices::BACK,
            Sound::Spark => voices::SPARK,
            Sound::Klaxon => voices::KLAXON,
            Sound::Beat => voices::BEAT,
            Sound::Count => voices::COUNT,
            Sound::LastCount => voices::LAST_COUNT,
            Sound::Tick => voices::TICK,
            Sound::Three => voices::THREE,
            Sound::Go => voices::GO,
            Sound::Win => voices::WIN,
            Sound::Lose => voices::LOSE,
            Sound::Heal => voices::HEAL,
            Sound::Flat => voices::FLAT,
            Sound::Power => voices::POWER,
            Sound::Match => voices::MATCH,
            Sound::Boom => voices::BOOM,
        }
    }
}

/// Plays a sound, so loud (1 is usual). A browser that forbids it before the first touch stays silent.
pub(super) fn play_at(sound: Sound, loud: f32) {
    desk::with_running(|desk| {
        for voice in sound.voices() {
            if let Ok((source, end)) = ring(desk, voice, loud) {
                desk.rings(source, end);
            }
        }
    });
}

/// What a voice falls to: an exponential never reaches nothing.
const SILENCE: f32 = 0.0004;

fn ring(desk: &Desk, voice: &Voice, loud: f32) -> Result<(AudioScheduledSourceNode, f64), JsValue> {
    let context = &desk.context;
    let (attack, decay) = voice.times;
    let begin = context.current_time() + 0.004 + voice.at / 1000.0;
    let end = begin + (attack + decay) / 1000.0;
    let source: AudioScheduledSourceNode = match voice.wave {
        Some(wave) => {
            let tone = context.create_oscillator()?;
            tone.set_type(wave);
            desk::glide(&tone.frequency(), voice.pitch, begin, end)?;
            tone.into()
        }
        None => {
            let noise = context.create_buffer_source()?;
            noise.set_buffer(Some(&desk.noise));
            noise.set_loop(true);
            noise.into()
        }
    };
    let mut last: AudioNode = source.clone().into();
    if let Some(filter) = &voice.filter {
        let pass = context.create_biquad_filter()?;
        pass.set_type(filter.kind);
        pass.q().set_value(filter.q);
        desk::glide(&pass.frequency(), filter.pitch, begin, end)?;
        last = last.connect_with_audio_node(&pass)?;
    }
    let volume = context.create_gain()?;
    let gain = volume.gain();
    gain.set_value_at_time(0.0, begin)?;
    gain.linear_ramp_to_value_at_time(voice.gain * loud, begin + attack / 1000.0)?;
    gain.exponential_ramp_to_value_at_time(SILENCE, end)?;
    last.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&desk.input)?;
    source.start_with_when(begin)?;
    source.stop_with_when(end + 0.02)?;
    Ok((source, end))
}
