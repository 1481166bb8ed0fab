//! What happened in a game of FLATLINE, from its record: what each round brought, and who did what best.

use klaxon_core::board::Playing;
use klaxon_core::record::Record;
use klaxon_core::{Game, Time};
use klaxon_flatline::{Event, Flatline, State, Table as Rules};
use klaxon_words::Arg;

use super::names;
use super::poster::poster;
use super::table::of;
use super::tally::{Did, count, medals};
use crate::desk::Desk;
use crate::games::tales::Tales;
use crate::shell::story::{Course, Kind, Moment, Story};
use crate::text::{t, t_with};

/// What can be told of a game.
pub(super) const TALES: Tales = Tales { story, poster };

fn story(desk: Desk, course: Course<'_>) -> Story {
    let told = desk.look(|link| Some(tell(of(link.board()?)?, course)));
    told.flatten().unwrap_or_default()
}

/// Carries the events of a record out, one by one, on the table of the game.
fn tell(end: &Playing<Flatline>, course: Course<'_>) -> Story {
    let Ok((_, record)) = Record::<Flatline>::parse(course.record) else {
        return Story::default();
    };
    let rules = &*end.table;
    let mut state = course.before::<Flatline>(rules);
    let mut did = vec![Did::default(); rules.players()];
    let mut moments = Vec::new();
    let mut round = Round::default();
    for line in &record.lines {
        for event in &line.events {
            round.hear(rules, &state, event, line.at, &mut moments);
            count(rules, &state, event, &mut did);
            Flatline::apply(rules, &mut state, event);
        }
    }
    Story {
        moments,
        medals: medals(&did),
        legend: [
            "flatline-legend-lines",
            "flatline-legend-failed",
            "flatline-legend-cube",
        ],
        numbers: vec![
            (state.round.to_string(), t("flatline-number-rounds")),
            (state.meter.to_string(), t("flatline-number-power")),
        ],
    }
}

/// What a round has brought so far. All of it happens in a moment, so it is one mark.
#[derive(Default)]
struct Round {
    at: Time,
    lines: usize,
    treated: Vec<String>,
    failed: Vec<String>,
}

impl Round {
    /// One event, with the position before it.
    fn hear(
        &mut self,
        rules: &Rules,
        state: &State,
        event: &Event,
        at: Time,
        told: &mut Vec<Moment>,
    ) {
        let round = Arg::from(state.round);
        let mut tell = |kind, text| told.push(Moment { at, kind, text });
        match *event {
            Event::Cleared(_) => {
                self.lines += 1;
                self.at = at;
            }
            Event::Treated(bay, _) => {
                let patient = state.bays[bay.index()].patient;
                self.treated
                    .extend(patient.map(|one| names::patient(rules, one)));
                self.at = at;
            }
            Event::Failed(card) => {
                self.failed.push(names::card(card));
                self.at = at;
            }
            Event::CubeLost => {
                let text = t_with("flatline-moment-cube", &[("round", round)]);
                tell(Kind::Lost, text);
            }
            Event::Power(_) => {
                let left = Arg::from(state.meter.saturating_sub(1));
                let args = [("round", round), ("count", left)];
                tell(Kind::Lost, t_with("flatline-moment-power", &args));
            }
            Event::Round(_) | Event::Ended(..) if state.round > 0 => {
                told.extend(std::mem::take(self).over(state.round));
            }
            _ => {}
        }
    }

    /// What it has brought, as marks.
    fn over(self, round: u8) -> Vec<Moment> {
        let Round {
            at,
            lines,
            treated,
            failed,
        } = self;
        let round = Arg::from(round);
        let mut told = Vec::new();
        if lines > 0 {
            let args = [("round", round), ("count", Arg::from(lines))];
            let mut text = t_with("flatline-moment-cleared", &args);
            if !treated.is_empty() {
                let patients = treated.join("; ");
                let patients = [("patients", Arg::Text(&patients))];
                text += "; ";
                text += &t_with("flatline-moment-treated", &patients);
            }
            let kind = Kind::Good(lines.min(6) as u8);
            told.push(Moment { at, kind, text });
        }
        if !failed.is_empty() {
            let cards = failed.join(", ");
            let args = [("round", round), ("cards", Arg::Text(&cards))];
            let text = t_with("flatline-moment-failed", &args);
            let kind = Kind::Alarm;
            told.push(Moment { at, kind, text });
        }
        told
    }
}
