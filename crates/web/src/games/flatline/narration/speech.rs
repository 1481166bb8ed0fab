//! What the ship's computer has to say of an event.

use klaxon_flatline::Event;
use klaxon_flatline::state::Ending;
use klaxon_flatline::trigger::Light;
use klaxon_voice::{Moment, moments::flatline as moments};

use super::news;
use super::teller::Teller;
use crate::ears;

/// From so few cubes on, the computer speaks of the power.
const LOW: u8 = 2;

/// Lets the computer speak; each clock of a round is a new one to it.
pub(super) fn speak(teller: &Teller, event: &Event) {
    match event {
        Event::Round(1) => ears::begin(teller.rules().players()),
        Event::Planning(_) | Event::Countdown(_) => ears::wind_up(),
        _ => {}
    }
    let is_end = matches!(event, Event::Ended(..));
    if let Some(moment) = moment(teller, event).filter(|_| is_end || !teller.is_quick()) {
        ears::say(&moment);
    }
}

/// What there is to say.
fn moment(teller: &Teller, event: &Event) -> Option<Moment> {
    let (rules, state) = (teller.rules(), teller.is());
    let cubes = usize::from(state.meter);
    Some(match *event {
        Event::Round(1) => moments::start(rules.patients_to_treat().into(), rules.players()),
        Event::Power(_) | Event::CubeLost | Event::CubeMoved(_) if state.meter == 0 => return None,
        Event::Power(_) if state.round > 1 && state.meter > LOW => {
            moments::round(state.round.into(), cubes)
        }
        Event::Power(_) | Event::CubeLost | Event::CubeMoved(_) if state.meter <= LOW => {
            moments::power_low(cubes)
        }
        Event::Emergency(1, slot) if state.emergency.live == 3 => {
            let (one, other) = (usize::from(state.emergency.dice[0]), usize::from(slot) + 1);
            moments::emergency_dice(one.min(other), one.max(other))
        }
        Event::Treated(bay, _) => moments::treated(usize::from(bay.0) + 1),
        Event::Fired(bay, space) if news::fired(teller, bay, space) == Some(Light::Red) => {
            moments::red_trigger()
        }
        Event::Failed(_) => moments::stat_failed(state.failed.len(), rules.most_failed()),
        Event::Ended(Ending::Won, _) => moments::won(),
        Event::Ended(..) => moments::lost(),
        _ => return None,
    })
}
