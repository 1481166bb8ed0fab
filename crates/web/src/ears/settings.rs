//! What the person wants to hear. Kept in the browser.

use std::cell::Cell;

use klaxon_voice::Temper;

use super::{vibration, voice};
use crate::browser;

/// What can be chosen, under which name it is kept, and what is chosen.
pub(crate) struct Setting {
    /// Its name, for `choose`.
    pub(crate) name: &'static str,
    /// The key of its label.
    pub(crate) label: &'static str,
    /// Values with the keys of their labels.
    pub(crate) choices: &'static [(&'static str, &'static str)],
    /// The value that is chosen.
    pub(crate) chosen: &'static str,
}

const MUTE: &str = "klaxon-mute";
const HUSH: &str = "klaxon-hush";
const VOLUME: &str = "klaxon-volume";
const SPEECH: &str = "klaxon-voice";
const TEMPER: &str = "klaxon-temper";
const VIBRATION: &str = "klaxon-vibration";

const ON_OFF: &[(&str, &str)] = &[("on", "voice-set-on"), ("off", "voice-set-off")];
const VOLUMES: &[(&str, &str)] = &[
    ("off", "voice-set-sound-off"),
    ("low", "voice-set-sound-low"),
    ("middle", "voice-set-sound-middle"),
    ("full", "voice-set-sound-full"),
];
const TEMPERS: &[(&str, &str)] = &[
    ("professional", "voice-set-professional"),
    ("sarcastic", "voice-set-sarcastic"),
    ("anxious", "voice-set-anxious"),
];

/// The settings. What nobody has chosen depends on whether a television makes the sound.
#[derive(Clone, Copy)]
pub(super) struct Settings {
    muted: Option<bool>,
    volume: &'static str,
    speech: Option<bool>,
    pub(super) temper: Temper,
    pub(super) vibration: bool,
    quiet: bool,
    /// Another phone of the table makes the sound, and nobody has asked this one to.
    hushed: bool,
}

thread_local! {
    static SETTINGS: Cell<Settings> = const {
        Cell::new(Settings {
            muted: None,
            volume: "full",
            speech: None,
            temper: Temper::Professional,
            vibration: true,
            quiet: false,
            hushed: false,
        })
    };
}

/// The settings as they are.
pub(super) fn current() -> Settings {
    SETTINGS.get()
}

/// Reads what the browser has kept.
pub(super) fn read() {
    let on = |name| browser::kept(name).map(|kept| kept != "off");
    let volume = browser::kept(VOLUME).unwrap_or_default();
    SETTINGS.set(Settings {
        muted: browser::kept(MUTE).map(|kept| kept != "no"),
        volume: known(VOLUMES, &volume).unwrap_or("full"),
        speech: on(SPEECH),
        temper: browser::kept(TEMPER)
            .and_then(|kept| kept.parse().ok())
            .unwrap_or_default(),
        vibration: on(VIBRATION).unwrap_or(true),
        ..current()
    });
}

fn known(choices: &[(&'static str, &str)], value: &str) -> Option<&'static str> {
    let choice = choices.iter().find(|(known, _)| *known == value)?;
    Some(choice.0)
}

impl Settings {
    /// Returns whether nothing is heard.
    pub(super) fn is_muted(&self) -> bool {
        self.hushed || self.muted.unwrap_or(self.quiet)
    }

    /// How loud everything is, 0 to 1.
    pub(super) fn loud(&self) -> f32 {
        match (self.is_muted(), self.volume) {
            (true, _) => 0.0,
            (false, "low") => 0.3,
            (false, "middle") => 0.6,
            _ => 1.0,
        }
    }

    /// Returns whether the computer speaks.
    pub(super) fn speaks(&self) -> bool {
        !self.is_muted() && self.speech.unwrap_or(!self.quiet)
    }

    /// What the person can choose here: nothing that this device does not have.
    pub(super) fn list(&self) -> Vec<Setting> {
        let on = |on| if on { "on" } else { "off" };
        let sound = Setting {
            name: VOLUME,
            label: "voice-set-sound",
            choices: VOLUMES,
            chosen: if self.is_muted() { "off" } else { self.volume },
        };
        let speech = Setting {
            name: SPEECH,
            label: "voice-set-speech",
            choices: ON_OFF,
            chosen: on(self.speech.unwrap_or(!self.quiet)),
        };
        let temper = Setting {
            name: TEMPER,
            label: "voice-set-temper",
            choices: TEMPERS,
            chosen: self.temper.name(),
        };
        let vibration = Setting {
            name: VIBRATION,
            label: "voice-set-vibration",
            choices: ON_OFF,
            chosen: on(self.vibration),
        };
        let all = [
            (sound, true),
            (speech, voice::is_there()),
            (temper, true),
            (vibration, vibration::is_there()),
        ];
        let offered = all.into_iter().filter(|(_, is_there)| *is_there);
        offered.map(|(setting, _)| setting).collect()
    }
}

/// The person has chosen something.
pub(super) fn choose(name: &str, value: &str) {
    let on = value != "off";
    match name {
        VOLUME => {
            mute(!on);
            if on {
                browser::keep(VOLUME, value);
            }
        }
        _ => browser::keep(name, value),
    }
    read();
}

/// The person wants to hear nothing, or something again.
pub(super) fn mute(muted: bool) {
    hush(false);
    browser::keep(MUTE, if muted { "yes" } else { "no" });
    read();
}

/// Somebody else makes the sound, such as a television: whoever has chosen nothing hears nothing here.
pub(super) fn quiet_by_default(quiet: bool) {
    SETTINGS.set(Settings { quiet, ..current() });
}

/// Another phone of the table makes the sound: this one is silent until its person asks for more; or no other does.
pub(super) fn hush(hushed: bool) {
    match hushed {
        true => browser::keep(HUSH, "yes"),
        false => browser::forget(HUSH),
    }
    SETTINGS.set(Settings {
        hushed,
        ..current()
    });
}

/// Returns whether this device was silent for another phone's sake when its page was left.
pub(super) fn was_hushed() -> bool {
    browser::kept(HUSH).is_some()
}
