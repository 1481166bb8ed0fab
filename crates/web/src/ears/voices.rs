//! Every sound as data: the voices it is made of.

use web_sys::BiquadFilterType::{Bandpass, Highpass, Lowpass};
use web_sys::{BiquadFilterType, OscillatorType};

/// One tone or noise that begins, glides and fades.
pub(super) struct Voice {
    /// None is noise.
    pub(super) wave: Option<OscillatorType>,
    /// When it begins, in milliseconds.
    pub(super) at: f64,
    /// Its pitch in hertz, from its beginning to its end.
    pub(super) pitch: (f32, f32),
    /// How long it takes to be there, and to be gone, in milliseconds.
    pub(super) times: (f64, f64),
    /// How loud it is at most.
    pub(super) gain: f32,
    pub(super) filter: Option<Filter>,
}

/// What a voice goes through.
pub(super) struct Filter {
    pub(super) kind: BiquadFilterType,
    /// Where it cuts in hertz, from the voice's beginning to its end.
    pub(super) pitch: (f32, f32),
    pub(super) q: f32,
}

const SINE: OscillatorType = OscillatorType::Sine;
const TRIANGLE: OscillatorType = OscillatorType::Triangle;
const SQUARE: OscillatorType = OscillatorType::Square;
const SAW: OscillatorType = OscillatorType::Sawtooth;

const fn tone(
    wave: OscillatorType,
    at: f64,
    pitch: (f32, f32),
    times: (f64, f64),
    gain: f32,
) -> Voice {
    Voice {
        wave: Some(wave),
        at,
        pitch,
        times,
        gain,
        filter: None,
    }
}

const fn noise(
    at: f64,
    times: (f64, f64),
    gain: f32,
    kind: BiquadFilterType,
    pitch: (f32, f32),
    q: f32,
) -> Voice {
    Voice {
        wave: None,
        at,
        pitch: (0.0, 0.0),
        times,
        gain,
        filter: Some(Filter { kind, pitch, q }),
    }
}

impl Voice {
    const fn low_pass(mut self, pitch: (f32, f32), q: f32) -> Voice {
        let kind = Lowpass;
        self.filter = Some(Filter { kind, pitch, q });
        self
    }

    const fn band_pass(mut self, pitch: (f32, f32), q: f32) -> Voice {
        let kind = Bandpass;
        self.filter = Some(Filter { kind, pitch, q });
        self
    }
}

/// A die that lands.
const fn clack(at: f64, gain: f32, pitch: f32) -> Voice {
    noise(at, (1.0, 20.0), gain, Bandpass, (pitch, 1800.0), 6.0)
}

pub(super) const ROLL: &[Voice] = &[
    clack(0.0, 0.20, 3200.0),
    clack(45.0, 0.184, 3020.0),
    clack(80.0, 0.168, 2840.0),
    clack(125.0, 0.152, 2660.0),
    clack(165.0, 0.136, 2480.0),
    clack(215.0, 0.12, 2300.0),
    clack(255.0, 0.104, 2120.0),
    tone(TRIANGLE, 255.0, (180.0, 120.0), (1.0, 60.0), 0.10),
];
pub(super) const APPEAR: &[Voice] = &[tone(TRIANGLE, 0.0, (520.0, 700.0), (2.0, 60.0), 0.06)];
pub(super) const TAKE: &[Voice] = &[
    noise(0.0, (1.0, 14.0), 0.10, Highpass, (3000.0, 3000.0), 1.0),
    tone(TRIANGLE, 0.0, (640.0, 600.0), (1.0, 45.0), 0.08),
];
pub(super) const PLACE: &[Voice] = &[
    noise(0.0, (1.0, 26.0), 0.26, Lowpass, (1400.0, 500.0), 1.0),
    tone(SINE, 0.0, (190.0, 105.0), (1.0, 80.0), 0.28),
    tone(SQUARE, 4.0, (1400.0, 1400.0), (1.0, 6.0), 0.03),
];
pub(super) const CUT: &[Voice] = &[
    noise(0.0, (1.0, 18.0), 0.18, Bandpass, (4200.0, 3000.0), 8.0),
    tone(SAW, 0.0, (2200.0, 300.0), (1.0, 32.0), 0.04),
    tone(SINE, 70.0, (880.0, 880.0), (3.0, 90.0), 0.05),
];
pub(super) const REFUSED: &[Voice] = &[
    tone(SQUARE, 0.0, (150.0, 130.0), (2.0, 80.0), 0.09).low_pass((700.0, 500.0), 1.0),
    tone(SQUARE, 110.0, (140.0, 118.0), (2.0, 90.0), 0.09).low_pass((700.0, 500.0), 1.0),
];
pub(super) const FASTER: &[Voice] = &[tone(TRIANGLE, 0.0, (430.0, 250.0), (2.0, 120.0), 0.07)];
pub(super) const CLAIM: &[Voice] = &[
    tone(SINE, 0.0, (990.0, 990.0), (2.0, 50.0), 0.05),
    tone(SINE, 60.0, (1240.0, 1240.0), (2.0, 60.0), 0.05),
];
pub(super) const PASS: &[Voice] = &[tone(SINE, 0.0, (330.0, 250.0), (3.0, 80.0), 0.05)];
pub(super) const DEFUSE: &[Voice] = &[
    tone(TRIANGLE, 0.0, (523.0, 523.0), (3.0, 200.0), 0.10),
    tone(TRIANGLE, 65.0, (659.0, 659.0), (3.0, 200.0), 0.10),
    tone(TRIANGLE, 130.0, (784.0, 784.0), (3.0, 200.0), 0.10),
    tone(TRIANGLE, 195.0, (1047.0, 1047.0), (3.0, 200.0), 0.10),
    // The power goes down.
    tone(SINE, 0.0, (220.0, 55.0), (4.0, 420.0), 0.12),
    noise(0.0, (4.0, 260.0), 0.06, Lowpass, (900.0, 120.0), 1.0),
];

const fn horn(at: f64, pitch: f32) -> Voice {
    tone(SQUARE, at, (pitch, pitch), (4.0, 170.0), 0.10).low_pass((1200.0, 900.0), 1.0)
}

pub(super) const FUSE: &[Voice] = &[
    horn(0.0, 466.0),
    horn(200.0, 370.0),
    horn(400.0, 466.0),
    horn(600.0, 370.0),
];
pub(super) const BACK: &[Voice] = &[
    tone(TRIANGLE, 0.0, (300.0, 140.0), (2.0, 200.0), 0.08),
    noise(120.0, (1.0, 18.0), 0.14, Bandpass, (2600.0, 2000.0), 6.0),
    noise(165.0, (1.0, 16.0), 0.10, Bandpass, (2200.0, 1800.0), 6.0),
    noise(200.0, (1.0, 14.0), 0.07, Bandpass, (2000.0, 1600.0), 6.0),
];
pub(super) const SPARK: &[Voice] = &[
    noise(0.0, (1.0, 40.0), 0.14, Highpass, (5000.0, 2500.0), 2.0),
    tone(SAW, 10.0, (1800.0, 240.0), (1.0, 70.0), 0.05),
    noise(90.0, (1.0, 22.0), 0.10, Highpass, (6000.0, 4000.0), 2.0),
];

const fn siren(at: f64, pitch: (f32, f32)) -> Voice {
    tone(SAW, at, pitch, (30.0, 640.0), 0.07).low_pass((600.0, 1500.0), 4.0)
}

pub(super) const KLAXON: &[Voice] = &[
    siren(0.0, (233.0, 220.0)),
    siren(0.0, (235.5, 222.0)),
    siren(760.0, (233.0, 220.0)),
    siren(760.0, (235.5, 222.0)),
];
pub(super) const BEAT: &[Voice] = &[
    tone(SINE, 0.0, (58.0, 42.0), (4.0, 130.0), 0.34),
    tone(SINE, 190.0, (52.0, 38.0), (4.0, 150.0), 0.24),
];
pub(super) const COUNT: &[Voice] = &[tone(SINE, 0.0, (880.0, 880.0), (2.0, 70.0), 0.10)];
pub(super) const LAST_COUNT: &[Voice] = &[tone(SINE, 0.0, (1320.0, 1320.0), (2.0, 70.0), 0.10)];
pub(super) const TICK: &[Voice] =
    &[tone(SQUARE, 0.0, (1000.0, 1000.0), (1.0, 8.0), 0.05).band_pass((2000.0, 2000.0), 3.0)];
pub(super) const THREE: &[Voice] = &[tone(SINE, 0.0, (440.0, 440.0), (3.0, 110.0), 0.10)];
pub(super) const GO: &[Voice] = &[
    tone(SINE, 0.0, (880.0, 880.0), (3.0, 260.0), 0.12),
    tone(TRIANGLE, 0.0, (440.0, 440.0), (3.0, 260.0), 0.06),
];
pub(super) const WIN: &[Voice] = &[
    tone(TRIANGLE, 0.0, (262.0, 262.0), (10.0, 1000.0), 0.085),
    tone(TRIANGLE, 55.0, (330.0, 330.0), (10.0, 940.0), 0.085),
    tone(TRIANGLE, 110.0, (392.0, 392.0), (10.0, 880.0), 0.085),
    tone(TRIANGLE, 165.0, (523.0, 523.0), (10.0, 820.0), 0.085),
    tone(TRIANGLE, 220.0, (659.0, 659.0), (10.0, 760.0), 0.085),
    noise(120.0, (60.0, 700.0), 0.02, Highpass, (6000.0, 8000.0), 1.0),
];
pub(super) const LOSE: &[Voice] = &[
    noise(0.0, (3.0, 1500.0), 0.42, Lowpass, (2400.0, 70.0), 1.0),
    tone(SINE, 0.0, (92.0, 27.0), (3.0, 1200.0), 0.42),
    tone(SINE, 1900.0, (1000.0, 1000.0), (8.0, 900.0), 0.03),
];
pub(super) const HEAL: &[Voice] = &[
    tone(SINE, 0.0, (660.0, 660.0), (3.0, 90.0), 0.08),
    tone(SINE, 100.0, (880.0, 880.0), (3.0, 160.0), 0.08),
];
pub(super) const FLAT: &[Voice] = &[tone(SINE, 0.0, (1000.0, 1000.0), (6.0, 700.0), 0.05)];
pub(super) const POWER: &[Voice] = &[
    tone(SINE, 0.0, (180.0, 60.0), (6.0, 420.0), 0.14),
    tone(SQUARE, 0.0, (90.0, 45.0), (6.0, 420.0), 0.03).low_pass((300.0, 120.0), 1.0),
];
pub(super) const MATCH: &[Voice] = &[noise(
    0.0,
    (20.0, 380.0),
    0.16,
    Bandpass,
    (1200.0, 5200.0),
    1.2,
)];
pub(super) const BOOM: &[Voice] = &[
    noise(0.0, (2.0, 420.0), 0.30, Lowpass, (1800.0, 120.0), 1.0),
    tone(SINE, 0.0, (110.0, 40.0), (2.0, 380.0), 0.32),
];
