//! Which screen is to be seen, and what lies over every one of them.

use klaxon_room::Phase;
use leptos::prelude::*;

use crate::desk::Desk;
use crate::link::Link;
use crate::live::follow;
use crate::shell::section::watch;
use crate::shell::{clock, count_in, door, end, head, late, lobby, pause, sheet, tabs, tag};
use crate::text::t;
use crate::{browser, games, start};

/// So long after a game is on the table its end is fetched, in milliseconds.
const END_AHEAD: u64 = 1_000;

/// Which screen is to be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Screen {
    Join,
    /// A record is looked for.
    Replay,
    Gone,
    Connecting,
    Lobby,
    Table,
    End,
}

fn which(desk: Desk, link: &Link) -> Screen {
    if link.me().0 == 0 || games::find(link.room().game()).is_none() {
        return Screen::Connecting;
    }
    match link.room().phase() {
        Phase::Lobby | Phase::Counting(_) => Screen::Lobby,
        Phase::Playing | Phase::Paused { .. } => Screen::Table,
        Phase::Over if desk.table().is_some_and(|table| table.is_behind()) => Screen::Table,
        // A lesson ends with what the coach says.
        Phase::Over if desk.is_lesson() => Screen::Table,
        Phase::Over => Screen::End,
    }
}

/// What is seen without a room: nobody has to say who they are to play in this tab, or to learn.
fn without_room() -> Screen {
    match browser::path() {
        path if path == start::TAB => Screen::Connecting,
        path if start::is_replay(&path) => Screen::Replay,
        _ => Screen::Join,
    }
}

/// Everything.
pub(crate) fn screen(desk: Desk) -> impl IntoView {
    let which = watch(desk, move |link| which(desk, link));
    // Nobody is thrown out of the results: whoever reads them goes on reading, though the room has gone on.
    let reading = end::Reading::new();
    let can_stay = watch(desk, end::can_stay);
    let shown = follow(move || match desk.left.get() {
        Some(_) => Screen::Gone,
        None => match which.get().unwrap_or_else(without_room) {
            Screen::Lobby | Screen::Table if reading.is_open() && can_stay.get() == Some(true) => {
                Screen::End
            }
            screen => screen,
        },
    });
    let played = StoredValue::new(false);
    clock::lamp(desk);
    state(desk);
    view! {
        {move || match enter(desk, shown.get(), reading, played) {
            Screen::Join => door::name_form(desk).into_any(),
            Screen::Replay => late::replay(desk, false),
            Screen::Gone => door::goodbye(desk).into_any(),
            Screen::Connecting => door::connecting().into_any(),
            Screen::Lobby => lobby::lobby(desk).into_any(),
            Screen::Table => table(desk).into_any(),
            Screen::End => late::end(desk, reading, played.get_value()).into_any(),
        }}
        {count_in::count_in(desk)}
        {sheet::sheet(desk)}
        <p class="told" role="log" aria-live="polite">{move || desk.told.get()}</p>
        {tag::tag(desk)}
    }
}

/// Another screen comes: results are read from now on, or no more; and a page that shows a table will see its end.
fn enter(desk: Desk, screen: Screen, reading: end::Reading, played: StoredValue<bool>) -> Screen {
    // What was said of a touch on the last screen means nothing here; only the door says why it is shown again.
    if screen != Screen::Join {
        desk.tag.set(None);
    }
    match screen {
        Screen::End => reading.open(),
        _ => {
            reading.close();
            played.set_value(screen == Screen::Table);
        }
    }
    screen
}

/// The table of whatever game is played.
fn table(desk: Desk) -> impl IntoView {
    browser::after(0, || browser::window().scroll_to_with_x_and_y(0.0, 0.0));
    browser::after(END_AHEAD, move || late::load_ahead(desk));
    // With other eyes it is another table, so who this page is belongs to it.
    let seats = watch(desk, |link| {
        let mine = link.room().seats_of(link.me()).count();
        let past = link.past().map(|past| past.me());
        (link.room().seats().len(), mine, past)
    });
    let mates = move || {
        let (seats, ..) = seats.get().unwrap_or((1, 1, None));
        seats.saturating_sub(1)
    };
    let watches = move || seats.get().is_some_and(|(_, mine, _)| mine == 0);
    let big = desk.look(Link::watches) == Some(true);
    let has_bar = watch(desk, |link| {
        let looks_on = link.room().seats_of(link.me()).next().is_none();
        !link.watches() && (looks_on || link.past().is_some())
    });
    let bar = move || (has_bar.get() == Some(true)).then(|| late::replay(desk, true));
    let inside = move || {
        let table = desk.table()?;
        Some(if big || watches() {
            table.big()
        } else {
            table.view()
        })
    };
    view! {
        <div class="sweep"></div>
        <main class=format!("table {}", desk.table().map_or("", |table| table.style())) class:tv=move || big || watches() class:solo=move || mates() == 0
            class:several=move || seats.get().is_some_and(|(_, mine, _)| mine > 1)
            style=move || format!("--mates:{}", mates().max(1)) aria-label=t("web-table")>
            {head::head(desk)}
            {tabs::tabs(desk)}
            {inside}
            {pause::over(desk)}
            {super::offer::offer(desk)}
            {(!big).then(|| super::calls::key(desk))}
        </main>
        {bar}
        <div class="alarm-fx"></div>
    }
}

/// The style sheet knows what lies in the light.
fn state(desk: Desk) {
    let state = watch(desk, move |link| match link.room().phase() {
        Phase::Paused { .. } => "paused",
        Phase::Playing if !link.is_connected() => "offline",
        Phase::Playing => {
            let found = || {
                let (table, board) = (desk.table()?, link.board()?);
                Some(table.light(board, desk.seat(link)?))
            };
            found().unwrap_or("")
        }
        Phase::Lobby | Phase::Counting(_) => "lobby",
        Phase::Over => "over",
    });
    Effect::new(move |_| browser::mark_root("data-state", state.get().unwrap_or("")));
}
