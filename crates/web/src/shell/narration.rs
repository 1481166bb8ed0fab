//! What the shell tells of the room: who wants a pause, who is away, who is back, that the game stands still, and what
//! somebody calls.

use klaxon_proto::Sign;
use klaxon_room::{Fact, MemberId, Phase};
use klaxon_voice::{Moment, moments};
use klaxon_words::Arg;

use crate::desk::Desk;
use crate::ears;
use crate::shell::{calls, names};
use crate::text::t_with;

/// Facts of the room, after they were folded in.
pub(crate) fn room(desk: Desk, facts: &[Fact]) {
    for fact in facts {
        match fact {
            Fact::Voted(id) => tell(desk, *id, "web-wants-pause", None),
            Fact::Gone(id, _) => tell(desk, *id, "web-is-away", Some(moments::table::away)),
            Fact::Came(id) => tell(desk, *id, "web-is-back", Some(moments::table::back)),
            Fact::Aside(id, _) => put_aside(desk, *id),
            Fact::Paused { .. } => {
                ears::pause(true);
                ears::say(&moments::table::paused());
            }
            Fact::Running(..) => ears::pause(false),
            _ => {}
        }
    }
}

/// The count-in begins anew, and everybody can see why.
fn put_aside(desk: Desk, id: MemberId) {
    let name = desk
        .look(|link| names::member(link, id))
        .unwrap_or_default();
    let told = t_with("web-put-aside", &[("name", Arg::Text(&name))]);
    desk.remark(&told);
    desk.announce(&told);
}

/// Something about somebody else, while a game is on; the computer may speak of it.
fn tell(desk: Desk, id: MemberId, key: &'static str, moment: Option<fn(u8, &str) -> Moment>) {
    let told = desk.look(|link| {
        let phase = link.room().phase();
        let on = matches!(phase, Phase::Playing | Phase::Paused { .. });
        let seat = link.room().seats_of(id).next();
        let seat = seat.filter(|_| on && id != link.me())?;
        Some((seat, names::member(link, id)))
    });
    let Some((seat, name)) = told.flatten() else {
        return;
    };
    let told = t_with(key, &[("name", Arg::Text(&name))]);
    desk.told.set(told.clone());
    desk.announce(&told);
    if let Some(moment) = moment {
        ears::say(&moment(seat.0 + 1, &name));
    }
}

/// Somebody signals something; what is a claim is the game's to know.
pub(crate) fn sign(desk: Desk, member: MemberId, sign: &Sign) {
    if let Sign::Call { what, thing } = sign {
        calls::heard(desk, member, *what, thing.as_deref());
    }
}
