//! What happens at the table: heard at once, shown where nobody must miss it, told to people who can't see it. Events
//! are read with the game's own reader and carried out one by one on the position as it was seen last.

use klaxon_core::{Game, Seat};
use klaxon_planter::card::Glimpse;
use klaxon_planter::options::SlowFuse;
use klaxon_planter::state::Phase;
use klaxon_planter::{Event, Planter};
use klaxon_voice::moments;
use klaxon_words::Arg;
use leptos::prelude::*;

use super::table::{PlanterTable, Seen, of};
use super::{flights, names, round, stage};
use crate::ears::{self, Sound};
use crate::shell::names as people;
use crate::text::{capital, t, t_with};

/// From so many points on a fuse is worth a word.
const BIG: u16 = 40;

/// Something that happened, to be read.
struct Line {
    text: String,
    /// Whether nobody must miss it.
    loud: bool,
}

/// What is made of some events.
struct Tale {
    table: PlanterTable,
    /// The seats of this page.
    mine: Vec<Seat>,
    sounds: Vec<(Sound, f32)>,
    told: Vec<Line>,
}

/// Facts of the game, after they were folded into the room.
pub(super) fn hear(table: PlanterTable, events: &[String]) {
    table.touched.set(None);
    let Some(mut seen) = table.seen.get_value() else {
        return start_over(table);
    };
    let mine = table
        .desk
        .look(|link| link.room().seats_of(link.me()).collect());
    let mut tale = Tale {
        table,
        mine: mine.unwrap_or_default(),
        sounds: Vec::new(),
        told: Vec::new(),
    };
    for text in events {
        let Some(event) = Planter::parse_event(&seen.rules, text) else {
            continue;
        };
        tale.happen(&seen, &event);
        Planter::apply(&seen.rules, &mut seen.state, &event);
        tale.after(&seen, &event);
    }
    table.seen.set_value(Some(seen));
    tale.tell();
}

impl Tale {
    /// What a player of this table is called.
    fn name(&self, seat: Seat) -> String {
        let name = self.table.desk.look(|link| people::seat(link, seat));
        name.unwrap_or_default()
    }

    /// The same for the computer, which knows nobody as 'you'.
    fn called(&self, seat: Seat) -> String {
        let alone = self.table.desk.look(|link| link.code().is_none());
        match alone == Some(true) && self.is_own(seat) {
            true => t_with("web-seat", &[("seat", Arg::from(seat.0 + 1))]),
            false => self.name(seat),
        }
    }

    fn is_own(&self, seat: Seat) -> bool {
        self.mine.contains(&seat)
    }

    fn sound(&mut self, sound: Sound, seat: Seat) {
        let loud = if self.is_own(seat) { 1.0 } else { 0.4 };
        self.sounds.push((sound, loud));
    }

    /// Something that somebody did; whoever plays alone on this page is called 'you'.
    fn deed(&mut self, seat: Seat, text: &str, loud: bool) {
        let who = match self.mine.as_slice() {
            [own] if *own == seat => t("web-you"),
            _ => self.name(seat),
        };
        let text = format!("{who}: {text}");
        self.told.push(Line { text, loud });
    }

    /// One event, seen from the position before it.
    fn happen(&mut self, seen: &Seen, event: &Event) {
        let (table, state) = (self.table, &seen.state);
        match *event {
            Event::Round { number, first, .. } => self.round(seen, number, first),
            Event::Turn { seat, .. } => self.turn(seat),
            Event::Played { seat, card } => {
                self.sound(Sound::Place, seat);
                self.sounds.push((Sound::Match, 0.2));
                flights::arrives(card, seat, self.is_own(seat));
                let sum = state.fuse.points() + card.points();
                let args = [
                    ("points", Arg::from(usize::from(card.points()))),
                    ("sum", Arg::from(usize::from(sum))),
                ];
                self.deed(seat, &t_with("planter-did-play", &args), false);
            }
            Event::Drew {
                seat,
                card: Glimpse::Card(card),
            } if self.mine == [seat] => {
                let card = names::spoken(card);
                let text = t_with("planter-you-draw", &[("card", Arg::Text(&card))]);
                self.told.push(Line { text, loud: false });
            }
            Event::Exploded(seat) => self.exploded(seen, seat),
            Event::Defused { seat, card } => {
                self.sound(Sound::Cut, seat);
                table.fresh.set(Some(card));
                flights::arrives(card, seat, self.is_own(seat));
                let tool = names::short(card);
                let points = usize::from(state.fuse.points());
                let args = [("tool", Arg::Text(&tool)), ("points", Arg::from(points))];
                let text = t_with("planter-did-defuse", &args);
                stage::enter(table, false, format!("{tool}!"), self.name(seat));
                self.deed(seat, &text, true);
            }
            Event::Cut if matches!(state.phase, Phase::Window { .. }) => {
                let text = t("planter-fuse-out");
                self.told.push(Line { text, loud: false });
            }
            Event::Relit(seat) => {
                self.sounds.push((Sound::Match, 1.0));
                ears::say(&moments::planter::burns_on());
                stage::enter(table, false, t("planter-did-relight"), self.name(seat));
                self.deed(seat, &t("planter-did-relight"), true);
            }
            Event::TimeBomb(seat) => {
                self.sounds.push((Sound::Boom, 1.0));
                ears::say(&moments::planter::time_bomb());
                stage::enter(table, true, t("planter-time-bomb"), self.name(seat));
                self.deed(seat, &t("planter-did-time-bomb"), true);
            }
            Event::Passed(seat) => {
                self.sound(Sound::Pass, seat);
                self.deed(seat, &t("planter-did-pass"), true);
            }
            Event::Slow(seat) => {
                self.sounds.push((Sound::Beat, 0.8));
                self.deed(seat, &t("planter-did-slow"), false);
            }
            Event::Called(seat) => {
                self.sounds.push((Sound::Klaxon, 0.6));
                if seen.rules.options().slow_fuse == SlowFuse::Penalty {
                    ears::say(&moments::planter::too_slow());
                }
                self.deed(seat, &t("planter-did-call"), true);
            }
            Event::Penalty { seat, card } => {
                self.sound(Sound::Back, seat);
                let card = names::short(card);
                let text = t_with("planter-did-pay", &[("card", Arg::Text(&card))]);
                self.deed(seat, &text, true);
            }
            Event::Absent(seat) => self.deed(seat, &t("planter-did-absent"), true),
            Event::Ended { why, .. } => {
                let text = round::why(why);
                self.told.push(Line { text, loud: true });
            }
            _ => {}
        }
    }

    /// After an event: what has become of the position.
    fn after(&mut self, seen: &Seen, event: &Event) {
        let state = &seen.state;
        match *event {
            Event::Played { card, .. } => {
                let points = state.fuse.points();
                if points >= BIG && points - card.points() < BIG {
                    let players = seen.rules.players();
                    ears::say(&moments::planter::big_fuse(points.into(), players));
                }
            }
            Event::Over => self.over(seen),
            _ => {}
        }
    }

    fn round(&mut self, seen: &Seen, number: u8, first: Seat) {
        self.table.fresh.set(None);
        self.sounds.push((Sound::Appear, 1.0));
        let name = self.name(first);
        if number == 1 {
            let players = seen.rules.players();
            ears::begin(players);
            let called = self.called(first);
            ears::say(&moments::planter::start(players, first.0 + 1, &called));
            // What it is about, for people who have never played it.
            self.table.desk.announce(&t("planter-hint"));
        }
        let args = [("round", Arg::from(number)), ("name", Arg::Text(&name))];
        let text = t_with("planter-did-begin", &args);
        let loud = seen.rules.options().rounds > 1;
        self.told.push(Line { text, loud });
    }

    /// The phone goes to the player whose turn it is, if they share it.
    fn turn(&mut self, seat: Seat) {
        self.table.fresh.set(None);
        if !self.is_own(seat) {
            return;
        }
        self.sounds.push((Sound::Claim, 1.0));
        if self.mine.len() > 1 {
            self.table.desk.shown.set(Some(seat));
        }
    }

    fn exploded(&mut self, seen: &Seen, seat: Seat) {
        let points = seen.state.stake();
        let name = self.name(seat);
        self.sounds.push((Sound::Boom, 1.0));
        flights::taken(seat);
        let called = self.called(seat);
        ears::say(&moments::planter::bomb(seat.0 + 1, &called, points.into()));
        stage::enter(self.table, true, format!("+{points}"), name);
        let args = [("points", Arg::from(usize::from(points)))];
        self.deed(seat, &t_with("planter-did-bomb", &args), true);
    }

    /// The match is over: the winner is named.
    fn over(&mut self, seen: &Seen) {
        let places = klaxon_planter::score::places(&seen.rules, &seen.state);
        let first: Vec<Seat> = places
            .filter(|(_, place)| *place == 1)
            .map(|(seat, _)| seat)
            .collect();
        let own = first.iter().any(|seat| self.is_own(*seat));
        self.sounds.push((Sound::Win, if own { 1.0 } else { 0.5 }));
        match first.as_slice() {
            [winner] => {
                let points = seen.state.scores[winner.index()].total();
                let name = self.called(*winner);
                let moment = moments::planter::won(winner.0 + 1, &name, points.into());
                ears::say(&moment);
            }
            _ => ears::say(&moments::planter::shared()),
        }
    }

    /// Says what happened: to people who listen, and where nobody must miss it in sight.
    fn tell(self) {
        let Tale {
            table,
            mut sounds,
            told,
            ..
        } = self;
        // A page that missed much hears it once.
        sounds.dedup_by_key(|(sound, _)| *sound);
        for (sound, gain) in sounds.into_iter().take(4) {
            ears::hear_at(sound, gain);
        }
        if told.is_empty() {
            return;
        }
        let join = |lines: Vec<String>| lines.join(". ");
        let loud = told.iter().filter(|line| line.loud);
        let loud = join(loud.map(|line| capital(&line.text)).collect());
        if !loud.is_empty() {
            table.desk.announce(&loud);
        }
        let all = told.iter().map(|line| line.text.clone());
        table.desk.told.set(join(all.collect()));
    }
}

/// Nothing that was seen before is of any use: another game, or one that was missed in part.
pub(super) fn start_over(table: PlanterTable) {
    let seen = table.desk.board(|board| {
        of(board).map(|playing| Seen {
            rules: playing.table.clone(),
            state: playing.state,
        })
    });
    table.seen.set_value(seen.flatten());
    table.touched.set(None);
    table.open.set(None);
    table.fresh.set(None);
    table.staged.set(None);
}
