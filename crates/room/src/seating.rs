//! Who sat where, told by the facts of a room alone.

use klaxon_core::Seat;
use klaxon_core::record::Player;

use crate::fact::Fact;
use crate::member::MemberId;
use crate::room::Occupant;

/// Who sits where, and by which names and keys they are known.
#[derive(Default)]
pub(crate) struct Seating {
    members: Vec<Known>,
    seats: Vec<(Seat, Occupant)>,
}

/// What is known of a member.
struct Known {
    id: MemberId,
    name: String,
    key: Option<String>,
}

impl Seating {
    /// Carries out a fact, if it is about seats or members.
    pub(crate) fn apply(&mut self, fact: &Fact) {
        match fact {
            Fact::Joined(id, name) => self.members.push(Known {
                id: *id,
                name: name.clone(),
                key: None,
            }),
            Fact::Named(id, name) => self.change(*id, |known| known.name.clone_from(name)),
            Fact::Key(id, key) => self.change(*id, |known| known.key = Some(key.clone())),
            Fact::Left(id) | Fact::Kicked(id) => {
                let leaves = Occupant::Member(*id);
                self.seats.retain(|(_, occupant)| *occupant != leaves);
                self.members.retain(|known| known.id != *id);
            }
            Fact::Sat(seat, id) => self.occupy(*seat, Some(Occupant::Member(*id))),
            Fact::Bot(seat, policy) => self.occupy(*seat, Some(Occupant::Bot(policy.clone()))),
            Fact::Stood(seat) => self.occupy(*seat, None),
            _ => {}
        }
    }

    fn change(&mut self, id: MemberId, change: impl FnOnce(&mut Known)) {
        if let Some(known) = self.members.iter_mut().find(|known| known.id == id) {
            change(known);
        }
    }

    fn occupy(&mut self, seat: Seat, occupant: Option<Occupant>) {
        self.seats.retain(|(other, _)| *other != seat);
        self.seats.extend(occupant.map(|occupant| (seat, occupant)));
        self.seats.sort_by_key(|(seat, _)| *seat);
    }

    fn member(&self, id: MemberId) -> Option<&Known> {
        self.members.iter().find(|known| known.id == id)
    }

    /// Who sits where, in the order of seats, as a record says it.
    pub(crate) fn players(&self) -> Vec<(Seat, Player)> {
        let players = self.seats.iter().filter_map(|(seat, occupant)| {
            let player = match occupant {
                Occupant::Member(id) => Player::Person(self.member(*id)?.name.clone()),
                Occupant::Bot(policy) => Player::Bot(policy.clone()),
                Occupant::Nobody => return None,
            };
            Some((*seat, player))
        });
        players.collect()
    }

    /// The keys of everybody who has a seat.
    pub(crate) fn keys(&self) -> impl Iterator<Item = &String> {
        self.seats
            .iter()
            .filter_map(|(_, occupant)| match occupant {
                Occupant::Member(id) => self.member(*id)?.key.as_ref(),
                Occupant::Bot(_) | Occupant::Nobody => None,
            })
    }
}
