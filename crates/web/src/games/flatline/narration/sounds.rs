//! What is heard of an event.

use klaxon_flatline::event::Spot;
use klaxon_flatline::state::Ending;
use klaxon_flatline::trigger::Light;
use klaxon_flatline::{Die, Event};

use super::news;
use super::teller::Teller;
use crate::browser;
use crate::ears::{self, Sound};

/// The dial clicks as many times as it turns a quarter of a quarter.
const CLICKS: u64 = 4;
/// Between two clicks, in milliseconds.
const CLICK: u64 = 120;

/// Plays what belongs to an event.
pub(super) fn sound(teller: &Teller, event: &Event) {
    match *event {
        Event::Power(_) | Event::CubeLost | Event::CubeMoved(_) => teller.hear(Sound::Power, 1.0),
        Event::CubeGained | Event::Recharged(_) | Event::Cleared(_) => {
            teller.hear(Sound::Heal, 1.0);
        }
        Event::Revealed(_, Spot::Stat) => teller.hear(Sound::Claim, 0.8),
        Event::Revealed(..) => teller.hear(Sound::Appear, 1.0),
        Event::Patient(..) if teller.was().round > 0 => teller.hear(Sound::Appear, 1.0),
        Event::Slid(_) => teller.hear(Sound::Appear, 0.4),
        Event::Roll => teller.hear(Sound::Roll, 1.0),
        Event::Emergency(..) => teller.hear(Sound::Place, 0.5),
        Event::Activated(_) => teller.hear(Sound::Fuse, 0.7),
        Event::Fired(bay, space) => match news::fired(teller, bay, space) {
            Some(Light::Green) => teller.hear(Sound::Claim, 1.0),
            _ => teller.hear(Sound::Fuse, 0.7),
        },
        Event::Failed(_) => teller.hear(Sound::Flat, 1.0),
        Event::Kept(_) | Event::Used(_) => teller.hear(Sound::Cut, 1.0),
        Event::Discarded(_) => teller.hear(Sound::Cut, 0.6),
        Event::SetBack(_) | Event::Reopened(_) => teller.hear(Sound::Back, 1.0),
        Event::Treated(..) => teller.hear(Sound::Defuse, 1.0),
        Event::Dial(_) if teller.was().round > 0 => click(teller),
        Event::Choice(_) if teller.is_own(teller.is().chief) => teller.hear(Sound::Claim, 1.0),
        Event::Chief(seat) if teller.was().chief != seat && teller.is_own(seat) => {
            teller.hear(Sound::Claim, 1.0)
        }
        Event::Planning(_) => teller.hear(Sound::Appear, 1.0),
        Event::Ready(seat) | Event::Done(seat) => teller.hear_of(seat, Sound::Pass),
        Event::Countdown(_) => teller.hear(Sound::Go, 1.0),
        Event::Rolled(_) => teller.hear(Sound::Roll, 1.0),
        Event::Rerolled(die, _) | Event::Set(die, _) => {
            hear_mate(teller, die, Sound::Roll);
        }
        Event::Placed(die, space) => {
            hear_mate(teller, die, Sound::Place);
            if news::is_complete(teller, space.of) {
                teller.hear(Sound::Cut, 0.8);
            }
        }
        Event::Sacrificed(die) => hear_mate(teller, die, Sound::Back),
        Event::Resolution(_) => teller.hear(Sound::Klaxon, 0.5),
        Event::Ended(Ending::Won, _) => teller.hear(Sound::Win, 1.0),
        Event::Ended(..) => {
            teller.hear(Sound::Power, 1.0);
            teller.hear(Sound::Flat, 1.0);
        }
        _ => {}
    }
}

/// What a mate does with a die. What the person does was heard when they touched it.
fn hear_mate(teller: &Teller, die: Die, sound: Sound) {
    let seat = teller.rules().seat_of(die.colour());
    if !teller.is_own(seat) {
        teller.hear_of(seat, sound);
    }
}

/// The dial turns.
fn click(teller: &Teller) {
    teller.hear(Sound::Tick, 1.0);
    if teller.is_quick() {
        return;
    }
    for nth in 1..CLICKS {
        browser::after(nth * CLICK, || ears::hear_at(Sound::Tick, 1.0));
    }
}
