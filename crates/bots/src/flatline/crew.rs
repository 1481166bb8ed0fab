//! The other players, as a bot of FLATLINE sees them: people do what they like, and say with pins what that is.

use klaxon_core::{Company, Seat, Seats};
use klaxon_flatline::line::Sign;
use klaxon_flatline::note::Note;
use klaxon_flatline::place::Target;
use klaxon_flatline::{Colour, State, Table};

use super::job::Job;

/// The other players.
#[derive(Clone, Debug, Default)]
pub(super) struct Crew {
    /// The seats of people, apart from the bot's own.
    pub(super) people: Seats,
    /// What people want to fill in this round.
    pins: Vec<(Seat, Target)>,
}

impl Crew {
    /// The others, for the bot on a seat.
    pub(super) fn new(table: &Table, view: &State, seat: Seat, company: &Company) -> Crew {
        let mut people = company.people;
        people.remove(seat);
        let mut pins = Vec::new();
        for person in people.iter() {
            let note = Note::parse(table, company.note(person));
            let note = note.filter(|note| note.round == view.round);
            let theirs = note.into_iter().flat_map(|note| note.pins);
            pins.extend(theirs.map(|target| (person, target)));
        }
        Crew { people, pins }
    }

    /// Returns whether these dice are a person's.
    pub(super) fn is_persons(&self, table: &Table, colour: Colour) -> bool {
        self.people.contains(table.seat_of(colour))
    }

    /// The people who want to fill this.
    pub(super) fn pinned_by(&self, target: Target) -> impl Iterator<Item = Seat> {
        let pins = self.pins.iter();
        pins.filter_map(move |(seat, pin)| (*pin == target).then_some(*seat))
    }

    /// The bot that speaks for all of them: they would all say the same.
    pub(super) fn speaker(&self, table: &Table, view: &State) -> Option<Seat> {
        self.bots(table).find(|seat| *seat != view.chief)
    }

    /// The seats of bots, and of nobody, in their order.
    pub(super) fn bots(&self, table: &Table) -> impl Iterator<Item = Seat> {
        let people = self.people;
        table.seats().filter(move |seat| !people.contains(*seat))
    }

    /// Returns whether a person would roll again, if somebody let them.
    pub(super) fn may_roll(&self, table: &Table, view: &State, colour: Colour) -> bool {
        let is_done = view.done.contains(table.seat_of(colour));
        !is_done && view.effects.rerolls[colour.index()] == 0
    }

    /// Returns whether a person still has dice to place.
    pub(super) fn is_busy(&self, table: &Table, view: &State) -> bool {
        let mut busy = self.people.iter().filter(|seat| !view.done.contains(*seat));
        busy.any(|seat| {
            let mut colours = table.colours_of(seat);
            colours.any(|colour| view.unplaced(colour) > 0)
        })
    }
}

/// Returns whether no player can do it alone (L-32).
pub(super) fn needs_others(job: &Job) -> bool {
    match job.form.sign() {
        Sign::Two | Sign::More | Sign::All | Sign::Split => true,
        Sign::Any | Sign::One => false,
    }
}
