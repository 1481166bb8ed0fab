//! All that can be known of a room, as lines: two rooms are equal if their portraits are.

use klaxon_core::board::{Board, Playing};
use klaxon_core::{Seat, Viewer};
use klaxon_games::{Catalogued, Visitor, visit};
use klaxon_room::Room;

/// What everybody knows of a room, without its game.
pub(crate) fn lobby(room: &Room) -> Vec<String> {
    let mut lines = vec![
        format!("game {} {:?}", room.game(), room.options()),
        format!("settings {:?}", room.settings()),
        format!("phase {:?} {:?}", room.phase(), room.clock()),
        format!("owner {:?} seats {:?}", room.owner(), room.seats()),
        format!("paused {} kept {:?}", room.paused(), room.kept()),
    ];
    for seat in Seat::all(room.seats().len()) {
        lines.push(format!("note {seat} {}", room.note(seat)));
    }
    for member in room.members() {
        let (id, name) = (member.id, &member.name);
        let (gone, ready, votes) = (member.gone, member.ready, member.votes);
        lines.push(format!(
            "member {id} {name} gone {gone:?} ready {ready} votes {votes}"
        ));
    }
    lines
}

/// What a viewer knows of a game.
pub(crate) fn game(board: &dyn Board, viewer: Viewer) -> Vec<String> {
    let mut lines = vec![
        format!("{viewer:?} sees {}", board.view(viewer)),
        format!("deadline {:?}", board.deadline()),
        format!("outcome {:?}", board.outcome()),
    ];
    if let Viewer::Seat(seat) = viewer {
        lines.push(format!("{viewer:?} may {:?}", board.legal(seat)));
        lines.push(format!("instead {:?}", board.fallback(seat)));
    }
    lines
}

/// Everything that is recorded.
pub(crate) fn whole(room: &Room) -> Vec<String> {
    let mut lines = vec![format!("number {}", room.number()), position(room)];
    lines.extend(lobby(room));
    lines.push(format!("outcome {:?}", room.outcome()));
    for viewer in Viewer::all(room.seats().len()) {
        if let Some(board) = room.board() {
            lines.extend(game(board, viewer));
        }
    }
    let told = room.snapshot(&[Viewer::Spectator]);
    lines.extend(told.iter().map(|fact| format!("told {fact}")));
    for seat in Seat::all(room.seats().len()) {
        lines.push(format!("{seat} may {:?}", room.legal(seat)));
    }
    for member in room.members() {
        let (id, key, last) = (member.id, &member.key, member.last_message());
        let seats: Vec<Seat> = room.seats_of(id).collect();
        lines.push(format!("private {id} {key:?} {last} {seats:?}"));
    }
    lines
}

/// The position with all that is hidden in it.
fn position(room: &Room) -> String {
    let Some(board) = room.board() else {
        return "no position".to_owned();
    };
    visit(&board.game(), Position(board)).expect("a game of the catalogue")
}

struct Position<'a>(&'a dyn Board);

impl Visitor for Position<'_> {
    type Answer = String;

    fn visit<G: Catalogued>(self, _: &str) -> String {
        let playing = self.0.playing().downcast_ref::<Playing<G>>();
        format!("{:?}", playing.expect("a game of this name").state)
    }
}
