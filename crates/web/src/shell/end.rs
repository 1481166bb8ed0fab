//! The end: won or lost and why, the score, what happened when, the crew's medals, the log, a picture to share, once
//! more. What it shows is kept on this page until the person has read it, whatever the room does meanwhile.

mod crew;
pub(crate) mod dialog;
mod dice;
mod log;
mod picture;
mod rematch;
mod replay;
mod score;
mod share;
pub(crate) mod timeline;

use klaxon_core::outcome::Standing;
use klaxon_core::{Outcome, Seat, Time};
use klaxon_proto::LogEntry;
use klaxon_room::{Occupant, Phase};
use klaxon_words::Arg;
use leptos::html;
use leptos::prelude::*;

use self::dice::Dice;
use crate::desk::Desk;
use crate::games::told;
use crate::link::Link;
use crate::live::Live;
use crate::shell::icon::{Icon, icon};
use crate::shell::rivals::{self, Rival};
use crate::shell::section::section;
use crate::shell::story::{Course, Poster, Story};
use crate::shell::{names, team_log};
use crate::text::{capital, home, say, t, t_with};
use crate::{browser, ears, games};

/// Whether this page still reads the results of a game.
#[derive(Clone, Copy)]
pub(crate) struct Reading(Live<bool>);

impl Reading {
    /// Nothing to read yet.
    pub(crate) fn new() -> Reading {
        Reading(Live::new(false))
    }

    /// The results are on the screen.
    pub(crate) fn open(self) {
        self.0.set(true);
    }

    /// The person has read them.
    pub(crate) fn close(self) {
        self.0.set(false);
    }

    /// Returns whether they are on the screen.
    pub(crate) fn is_open(self) -> bool {
        self.0.get()
    }
}

/// Returns whether somebody who reads the results can go on reading: their room has gone on, but waits for them or does
/// not need them. A big screen follows the room.
pub(crate) fn can_stay(link: &Link) -> bool {
    let room = link.room();
    let ready = room.member(link.me()).is_some_and(|me| me.ready);
    let sits = room.seats_of(link.me()).next().is_some();
    !link.watches()
        && match room.phase() {
            Phase::Lobby => !ready,
            Phase::Over => true,
            Phase::Counting(_) | Phase::Playing | Phase::Paused { .. } => !sits,
        }
}

/// What is told of the end.
#[derive(Clone, PartialEq, Eq)]
struct Ended {
    /// Whether the team won. Players against each other are no team.
    won: bool,
    /// How the style sheet knows the game.
    style: &'static str,
    /// In a game against each other: everybody, the best first.
    rivals: Vec<Rival>,
    poster: Poster,
    reason: String,
    lines: Vec<(String, i32)>,
    total: i32,
    /// What the clock had; none without one.
    whole: Option<Time>,
    /// How long it was played.
    lasted: Time,
    paused: u64,
    code: Option<String>,
    /// Whether everybody looks at this page.
    big: bool,
    /// What the game is called.
    title: String,
    crew: Vec<Mate>,
    entry: Option<LogEntry>,
}

/// Somebody of the crew.
#[derive(Clone, PartialEq, Eq)]
struct Mate {
    seat: Seat,
    name: String,
    mine: bool,
    bot: bool,
}

impl Ended {
    /// What has become of whom, as a sentence.
    fn who(&self) -> String {
        if !self.rivals.is_empty() {
            return self.winners();
        }
        let people: Vec<&str> = self
            .crew
            .iter()
            .filter(|mate| !mate.bot)
            .map(|mate| mate.name.as_str())
            .collect();
        let names = list(&people);
        let [crew, who] = match (self.poster.fate, self.won) {
            (["", ""], true) => ["end-crew-won", "end-who-won"],
            (["", ""], false) => ["end-crew-lost", "end-who-lost"],
            (fate, _) => fate,
        };
        // In a game of this tab nobody has said a name.
        if self.code.is_none() || people.is_empty() {
            return t(crew);
        }
        let args = [
            ("names", Arg::Text(&names)),
            ("count", Arg::from(people.len())),
        ];
        t_with(who, &args)
    }

    /// What the sum counts.
    fn unit(&self) -> String {
        match self.poster.unit.is_empty() {
            true => t("end-points-word"),
            false => self.poster.unit.clone(),
        }
    }

    /// Who is better than everybody else, with how many points, as a sentence.
    fn winners(&self) -> String {
        let first: Vec<&Rival> = self.rivals.iter().filter(|rival| rival.first).collect();
        let points = self.total.to_string();
        let own = self.rivals.iter().filter(|rival| rival.mine).count();
        // In a game of this tab nobody has said a name.
        if self.code.is_none() && own == 1 && first.len() == 1 && first[0].mine {
            return t_with("end-winner-you", &[("points", Arg::Text(&points))]);
        }
        let names: Vec<&str> = first.iter().map(|rival| rival.name.as_str()).collect();
        let args = [
            ("names", Arg::Text(&list(&names))),
            ("count", Arg::from(names.len())),
            ("points", Arg::Text(&points)),
        ];
        t_with("end-winners", &args)
    }
}

/// Names in a sentence.
fn list(names: &[&str]) -> String {
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => {
            let rest = rest.join(", ");
            t_with(
                "list-and",
                &[("rest", Arg::Text(&rest)), ("last", Arg::Text(last))],
            )
        }
        None => String::new(),
    }
}

/// Everybody, the best first, in a game against each other.
fn rivals(link: &Link, outcome: &Outcome) -> Vec<Rival> {
    let mut standings: Vec<&Standing> = outcome.standings.iter().collect();
    standings.sort_by_key(|standing| standing.place);
    let rivals = standings.into_iter().map(|standing| Rival {
        seat: standing.seat,
        name: names::seat(link, standing.seat),
        mine: link
            .room()
            .seats_of(link.me())
            .any(|own| own == standing.seat),
        first: standing.place == 1,
        parts: standing.score.iter().map(|line| line.points).collect(),
        total: standing.total(),
    });
    rivals.collect()
}

fn look(desk: Desk, link: &Link) -> Option<Ended> {
    let board = link.board()?;
    let outcome = board.outcome()?;
    let table = desk.table()?;
    let face = table.clock(board);
    let whole = face.map(|face| face.whole);
    let lasted = face.map_or(outcome.at, |face| face.whole.since(face.left));
    let lines = outcome.score.iter();
    let lines = lines.map(|line| (capital(&say(&line.what)), line.points));
    let room = link.room();
    let game = room.game();
    let crew = room.seats().iter().zip(Seat::all(room.seats().len()));
    let crew = crew.map(|(occupant, seat)| Mate {
        seat,
        name: names::seat(link, seat),
        mine: *occupant == Occupant::Member(link.me()),
        bot: !matches!(occupant, Occupant::Member(_)),
    });
    let rivals = rivals(link, &outcome);
    let best = rivals.first().map(|rival| rival.total);
    Some(Ended {
        won: outcome.won && rivals.is_empty(),
        style: table.style(),
        poster: told::poster(game, board),
        reason: capital(&say(&outcome.reason)),
        lines: lines.collect(),
        total: best.unwrap_or(outcome.total()),
        rivals,
        whole,
        lasted,
        paused: room.paused() / 1000,
        code: link.code().map(str::to_owned),
        big: link.watches(),
        title: games::find(game)
            .map_or("", |found| found.title(game))
            .to_owned(),
        crew: crew.collect(),
        entry: team_log::entry(link),
    })
}

/// The last screen. Somebody who saw the game end sees how.
pub(crate) fn end(desk: Desk, reading: Reading, fresh: bool) -> impl IntoView {
    let is_kept = desk.look(team_log::write_down) != Some(false);
    let told = Told {
        is_kept,
        story: Live::new(Story::default()),
        games: Live::new(Vec::new()),
        record: StoredValue::new(String::new()),
        dice: Live::new(None),
    };
    load(desk, told);
    team_log::of_table(desk, told.games);
    // The game may leave the table while its end is read.
    let kept = StoredValue::new(None::<Ended>);
    let look = move |link: &Link| {
        let found = kept.get_value().or_else(|| look(desk, link));
        kept.set_value(found.clone());
        found
    };
    section(desk, look, move |ended| {
        ended.map(|ended| shown(desk, ended, told, reading, fresh))
    })
}

/// What comes after the end is on the screen.
#[derive(Clone, Copy)]
struct Told {
    /// Whether the log of this device has the game, if it should.
    is_kept: bool,
    story: Live<Story>,
    games: Live<Vec<LogEntry>>,
    record: StoredValue<String>,
    dice: Live<Option<Dice>>,
}

/// Gets the record: of a room from its server, else from this tab.
fn load(desk: Desk, told: Told) {
    let tell = move |record: String| {
        if let Some(game) = desk.look(|link| link.room().game().to_owned()) {
            let course = Course {
                record: &record,
                from: "",
            };
            let _ = told.story.try_set(told::story(desk, &game, course));
        }
        let _ = told
            .dice
            .try_set(desk.look(|link| dice::judge(link, &record)));
        told.record.try_set_value(record);
    };
    match desk.look(|link| link.code().map(str::to_owned)).flatten() {
        Some(code) => browser::get(&format!("/api/rooms/{code}/record"), tell),
        None => {
            desk.take(|link| {
                if let Some(tab) = link.tab() {
                    tab.record(tell);
                }
            });
        }
    }
}

fn shown(desk: Desk, ended: Ended, told: Told, reading: Reading, fresh: bool) -> AnyView {
    if !ended.rivals.is_empty() {
        return of_rivals(desk, ended, told, reading, fresh);
    }
    let pause = (ended.paused > 0).then(|| {
        t_with(
            "web-paused-for",
            &[("seconds", Arg::from(ended.paused as usize))],
        )
    });
    let lasted = Time::seconds(ended.lasted.whole_seconds()).to_string();
    let after = t_with("web-after", &[("time", Arg::Text(&lasted))]);
    let Ended { won, big, .. } = ended;
    view! {
        <main class=format!("end {}", ended.style) class:won=won class:lost=!won class:fresh=fresh class:big=big>
            <section class="pic panel">
                <div class="in" inner_html=picture::picture(won, &ended.poster, picture::PAGE)></div>
                <h1 class="vh">{ended.poster.word.clone()}</h1>
                <p class="sub">{ended.poster.line.clone()}<small>{ended.reason.clone()}". "{after}" "{pause}</small></p>
            </section>
            {score::score(&ended, told.games)}
            {timeline::timeline(&ended, told.story)}
            {crew::crew(&ended, told.story)}
            {quote(told.dice)}
            {rematch::offer(desk)}
            {(!big).then(|| keys(desk, &ended, told, reading))}
        </main>
    }
    .into_any()
}

/// The end of a game against each other: everybody's points, and who won.
fn of_rivals(desk: Desk, ended: Ended, told: Told, reading: Reading, fresh: bool) -> AnyView {
    let Poster {
        word,
        line,
        columns,
        ..
    } = &ended.poster;
    let big = ended.big;
    view! {
        <main class=format!("end rivals {}", ended.style) class:fresh=fresh class:big=big>
            <header class="wordline"><h1>{word.clone()}</h1><p>{line.clone()}</p></header>
            {rivals::places(&ended.rivals, columns)}
            <p class="winner" role="status" id="winner">{ended.who()}</p>
            {quote(told.dice)}
            {rematch::offer(desk)}
            {(!big).then(|| keys(desk, &ended, told, reading))}
        </main>
    }
    .into_any()
}

/// What the computer had to say of it, and this device of the dice; it stays.
fn quote(dice: Live<Option<Dice>>) -> AnyView {
    let spoken = ears::caption();
    let quote = Live::new(String::new());
    Effect::new(move |_| {
        if let Some(line) = spoken.get() {
            quote.set(line.text);
        }
    });
    let line = move || {
        let text = quote.get();
        (!text.is_empty()).then(|| view! { <p class="cap quote"><q>{text}</q></p> })
    };
    view! { <div class="said">{line}{dice::dice(dice)}</div> }.into_any()
}

/// The keys, and what lies behind them.
fn keys(desk: Desk, ended: &Ended, told: Told, reading: Reading) -> AnyView {
    let (to_log, to_share) = (
        NodeRef::<html::Dialog>::new(),
        NodeRef::<html::Dialog>::new(),
    );
    let asked = Live::new(false);
    let show = move |_| {
        asked.set(true);
        dialog::open(to_share);
    };
    let log = log::log(ended, told);
    let share = share::share(ended.clone(), told.story, asked);
    view! {
        <footer class="act">
            {rematch::key(desk, reading)}
            <button class="key" id="share" aria-haspopup="dialog" on:click=show>{icon(Icon::Share)}{t("web-share")}</button>
            <button class="key" id="show-log" aria-haspopup="dialog" on:click=move |_| dialog::open(to_log)>{icon(Icon::Log)}{t("end-log")}</button>
            {replay::key(ended, told.record)}
            <p class="away">{rematch::back(desk, reading)}<a class="key sm" href=home()>{t("web-to-start")}</a></p>
        </footer>
        {dialog::dialog(to_log, "log-sheet", "web-log", log)}
        {dialog::dialog(to_share, "share-sheet", "web-share", share)}
    }
    .into_any()
}
