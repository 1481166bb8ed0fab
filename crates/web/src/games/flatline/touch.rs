//! What a touch does: which places of the table may be touched now, and what comes of it.

use klaxon_core::board::NotDone;
use klaxon_core::{Foreseen, Game, Reason, Seat};
use klaxon_flatline::action::{Aim, Pick};
use klaxon_flatline::event::Lock;
use klaxon_flatline::place::{Bay, LineId, SpaceId, StationId, Target};
use klaxon_flatline::state::Phase;
use klaxon_flatline::{Action, Card, Colour, Die, Flatline, State};
use klaxon_room::Phase as RoomPhase;
use klaxon_room::settings::Help;

use super::show::Sight;
use super::table::{FlatTable, listed};
use super::{flights, notes, sheets, show};
use crate::ears::{self, Sound};
use crate::link::Link;
use crate::live::{Follows, follow};
use crate::shell::section::watch;
use crate::text::say;

/// A place of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum At {
    /// A bay.
    Bay(Bay),
    /// A line of a patient.
    Line(LineId),
    /// A card, wherever it lies.
    Card(Card),
    /// A recharging station.
    Station(StationId),
    /// The re-roll track.
    Track,
    /// A player, by the colour.
    Player(Colour),
    /// An emergency die, 0 or 1.
    Die(u8),
}

impl From<Target> for At {
    fn from(target: Target) -> At {
        match target {
            Target::Line(line) => At::Line(line),
            Target::Card(card) => At::Card(card),
            Target::Station(station) => At::Station(station),
        }
    }
}

/// What a person is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Doing {
    /// Nothing in particular.
    #[default]
    Nothing,
    /// Holds a die: which place of the tray it lies on.
    Holding(Die, usize),
    /// Looks for what a triage card is used on.
    Aiming(Card),
}

/// What comes of a touch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// Something is done in the game.
    Act(Action),
    /// It is proposed to the chief (L-16).
    Propose(Action),
    /// The player says: I take this.
    Pin(Target),
}

/// A place that may be touched now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    pub(crate) at: At,
    /// The space of the place, where there are several.
    pub(crate) space: u8,
    pub(crate) deed: Deed,
    /// Whether it completes a line, a card or a station.
    pub(crate) completes: bool,
}

impl Way {
    /// A place without spaces.
    pub(crate) const fn plain(at: At, deed: Deed) -> Way {
        Way {
            at,
            space: 0,
            deed,
            completes: false,
        }
    }
}

/// Returns whether a placement completes a line, a card or a station.
pub(crate) fn completes(sight: &Sight, action: Action) -> bool {
    let Action::Place(_, space) = action else {
        return false;
    };
    let form = sight.rules.form(&sight.state, space.of);
    let filled = sight.state.row(space.of).iter().flatten().count();
    form.is_some_and(|form| filled + 1 == form.len())
}

/// The places that may be touched, as the person sees them lit.
pub(crate) fn lit(table: FlatTable) -> Follows<Vec<Way>> {
    let base = watch(table.desk, move |link| Shown::of(table, link));
    follow(move || {
        let doing = table.doing.get();
        let shown = base.get().flatten();
        shown.map_or(Vec::new(), |shown| shown.ways(doing))
    })
}

/// The places that may be touched now.
pub(crate) fn now(table: FlatTable) -> Vec<Way> {
    let doing = table.doing.get_untracked();
    let shown = table.desk.look(|link| Shown::of(table, link)).flatten();
    shown.map_or(Vec::new(), |shown| shown.ways(doing))
}

/// What the ways follow from.
#[derive(Clone)]
struct Shown {
    sight: Sight,
    seat: Seat,
    /// Whether places for a held die are lit.
    helped: bool,
}

impl PartialEq for Shown {
    fn eq(&self, other: &Shown) -> bool {
        self.sight.state == other.sight.state
            && (self.seat, self.helped) == (other.seat, other.helped)
    }
}

impl Shown {
    /// Nothing can be touched while something is shown, or while the game stands still.
    fn of(table: FlatTable, link: &Link) -> Option<Shown> {
        if show::is_on(table) || link.room().phase() != RoomPhase::Playing {
            return None;
        }
        Some(Shown {
            sight: show::sight(table, link)?,
            seat: table.desk.seat(link)?,
            helped: link.room().settings().help != Help::None,
        })
    }

    fn ways(&self, doing: Doing) -> Vec<Way> {
        match doing {
            Doing::Holding(die, _) => {
                let mut ways = self.places(die);
                // A player who wants no help still has to see to whom the die can be given.
                if !self.helped {
                    ways.retain(|way| matches!(way.at, At::Player(_)));
                }
                ways
            }
            Doing::Aiming(card) => self.aims(card),
            Doing::Nothing => match self.sight.state.phase {
                Phase::Planning => pinnable(&self.sight).map(pin).collect(),
                _ => self.choices(),
            },
        }
    }

    /// Where a die can go, and for whom it can be given.
    fn places(&self, die: Die) -> Vec<Way> {
        let mut ways = Vec::new();
        for action in listed(&self.sight, self.seat) {
            let (at, space) = match action {
                Action::Place(one, space) if one == die => (space.of.into(), space.space),
                Action::Sacrifice(one, colour) if one == die => (At::Player(colour), 0),
                _ => continue,
            };
            ways.push(Way {
                at,
                space,
                deed: Deed::Act(action),
                completes: completes(&self.sight, action),
            });
        }
        ways
    }

    /// What the chief does, any other player proposes.
    fn deed(&self, action: Action) -> Deed {
        match self.seat == self.sight.state.chief {
            true => Deed::Act(action),
            false => Deed::Propose(action),
        }
    }

    /// What a triage card can be used on.
    fn aims(&self, card: Card) -> Vec<Way> {
        let of_chief = listed(&self.sight, self.sight.state.chief).into_iter();
        let ways = of_chief.filter_map(|action| {
            let at = match action {
                Action::Use(one, aim) if one == card => aimed(aim)?,
                _ => return None,
            };
            let deed = self.deed(action);
            Some(Way::plain(at, deed))
        });
        ways.collect()
    }

    /// The options of a choice.
    fn choices(&self) -> Vec<Way> {
        let state = &self.sight.state;
        if state.choice.is_none() && state.phase != Phase::Connecting {
            return Vec::new();
        }
        let of_chief = listed(&self.sight, self.sight.state.chief).into_iter();
        let ways = of_chief.filter_map(|action| {
            let Action::Choose(pick) = action else {
                return None;
            };
            let deed = self.deed(action);
            let at = picked(pick);
            Some(Way::plain(at, deed))
        });
        ways.collect()
    }
}

/// Where the option of a choice lies.
pub(crate) fn picked(pick: Pick) -> At {
    match pick {
        Pick::Bay(bay) => At::Bay(bay),
        Pick::Card(card) => At::Card(card),
        Pick::Player(colour) => At::Player(colour),
        Pick::Line(line) => At::Line(line),
        Pick::Station(station) => At::Station(station),
    }
}

/// Where the thing lies that a triage card is used on; none if it is used on nothing in particular.
fn aimed(aim: Aim) -> Option<At> {
    Some(match aim {
        Aim::Nothing => return None,
        Aim::Line(line) => At::Line(line),
        Aim::Player(colour) => At::Player(colour),
        Aim::Card(card) => At::Card(card),
        Aim::Die(die) => At::Die(die),
    })
}

fn pin(target: Target) -> Way {
    Way::plain(target.into(), Deed::Pin(target))
}

/// Everything that will take dice in the coming minute.
pub(crate) fn pinnable(sight: &Sight) -> impl Iterator<Item = Target> {
    let (rules, state) = (&sight.rules, sight.state);
    let lines = state.untreated().flat_map(|(bay, patient)| {
        let place = state.bays[bay.index()];
        let open = (0..rules.lines(patient)).filter(move |line| !place.has_tile(*line));
        open.map(move |line| Target::Line(LineId { bay, line }))
    });
    let lines: Vec<Target> = lines.collect();
    let cards = state.emergencies().or(state.stat);
    let locked = state.effects.is_locked(Lock::Stations);
    let stations = StationId::ALL.into_iter();
    let stations = stations.filter(move |one| !locked && state.stations[one.index()] > 0);
    let cards: Vec<Target> = cards.iter().map(Target::Card).collect();
    lines
        .into_iter()
        .chain(cards)
        .chain(stations.map(Target::Station))
}

/// A finger, or a key, goes to a place; to a space of it, if it is one.
pub(crate) fn touch(table: FlatTable, at: At, space: Option<u8>) {
    let ways = now(table);
    let mut here = ways.iter().filter(|way| way.at == at);
    let exact = ways
        .iter()
        .find(|way| way.at == at && Some(way.space) == space);
    match (exact.or_else(|| here.next()), table.doing.get_untracked()) {
        (Some(way), _) => carry_out(table, *way),
        (None, Doing::Holding(die, _)) => try_anyway(table, at, space, die),
        (None, _) => sheets::explain(table, at),
    }
}

/// Does what a lit place promises.
pub(crate) fn carry_out(table: FlatTable, way: Way) {
    let seat = table.desk.look(|link| table.desk.seat(link)).flatten();
    let Some(seat) = seat else { return };
    match way.deed {
        Deed::Pin(target) => return notes::toggle(table, seat, target),
        Deed::Propose(action) => notes::propose(table, seat, action),
        Deed::Act(action) => {
            if let Doing::Holding(die, place) = table.doing.get_untracked() {
                leaves(table, die, place, action);
                table.act(seat, action);
                pick_at_once(table, seat, action);
            } else {
                table.decide(seat, action);
            }
        }
    }
    table.doing.set(Doing::Nothing);
    table.desk.sheet.set(None);
}

/// A player who gives a die up to roll again chooses the dice at once.
fn pick_at_once(table: FlatTable, seat: Seat, action: Action) {
    let Action::Sacrifice(_, colour) = action else {
        return;
    };
    if table.look(|_, sight| sight.rules.seat_of(colour) == seat) == Some(true) {
        table.picking.set(Some(Vec::new()));
    }
}

/// A held die leaves its own place of the tray, and no other die that looks the same.
fn leaves(table: FlatTable, die: Die, place: usize, action: Action) {
    match action {
        Action::Place(_, space) => flights::place(die, place, space),
        _ => ears::hear(Sound::Back),
    }
    table.places.update(|places| {
        let own = &mut places[die.colour().index()];
        if let Some(lying) = own.get_mut(place) {
            lying.gone = true;
        }
    });
}

/// A held die is put where it is not lit: the rules say why it can't lie there; or it can, and nobody asked for light.
fn try_anyway(table: FlatTable, at: At, space: Option<u8>, die: Die) {
    let seat = table.desk.look(|link| table.desk.seat(link)).flatten();
    let Some(seat) = seat else { return };
    let of = match at {
        At::Line(line) => Target::Line(line),
        At::Card(card) => Target::Card(card),
        At::Station(station) => Target::Station(station),
        At::Track | At::Bay(_) | At::Player(_) | At::Die(_) => {
            return sheets::explain(table, at);
        }
    };
    let spaces = table.look(|_, sight| free_spaces(sight, of));
    let spaces = spaces.unwrap_or_default();
    let wanted = space.filter(|space| spaces.contains(space));
    let tried: Vec<u8> = match wanted {
        Some(space) => vec![space],
        None => spaces,
    };
    let mut why = None;
    for space in tried {
        let action = Action::Place(die, SpaceId { of, space });
        match why_not(table, seat, action) {
            None => {
                let deed = Deed::Act(action);
                let completes = false;
                let way = Way {
                    at,
                    space,
                    deed,
                    completes,
                };
                return carry_out(table, way);
            }
            refused => {
                tell_tried(table, action);
                why = why.or(refused);
            }
        }
    }
    if let Some(why) = why {
        table.desk.refuse(&say(&why.message), why.rule);
        flights::refuse(of);
    }
}

/// A coach may have asked for just that.
fn tell_tried(table: FlatTable, action: Action) {
    let text = table.look(|_, sight| Flatline::action_text(&sight.rules, &action));
    table.desk.tried(&text.unwrap_or_default());
}

/// The free spaces of a target; its first one if there is none, so that the rules can say so.
fn free_spaces(sight: &Sight, of: Target) -> Vec<u8> {
    let state: &State = &sight.state;
    let Some(form) = sight.rules.form(state, of) else {
        return Vec::new();
    };
    let row = state.row(of);
    let free: Vec<u8> = (0..form.len())
        .filter(|space| row[*space].is_none())
        .map(|space| space as u8)
        .collect();
    if free.is_empty() { vec![0] } else { free }
}

/// Why something can't be done now; none if it can.
pub(crate) fn why_not(table: FlatTable, seat: Seat, action: Action) -> Option<Reason> {
    let why = table.desk.look(|link| {
        let board = link.board()?;
        let playing = super::table::of(board)?;
        let text = Flatline::action_text(&playing.table, &action);
        match board.foresee(seat, &text, link.time()) {
            Foreseen::Refused(NotDone::Refused { rule, message }) => Some(Reason { rule, message }),
            _ => None,
        }
    });
    why.flatten()
}
