//! What guests say.

use klaxon_core::{Message, Seat};
use klaxon_proto::request::seat;
use klaxon_proto::{Ask, Reply, Request, Sign};
use klaxon_room::{Change, MemberId, Occupant, Refusal, Wall};

use crate::driver::Driver;
use crate::effects::{ConnectionId, Mail};
use crate::words;

/// Why a message could not be understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unclear {
    /// The reader complained about this.
    Malformed(String),
    /// The frame is not of the kind that was agreed on.
    WrongFrame,
    /// It is longer than any message.
    TooLong,
}

impl Driver {
    /// A guest says something. If it is refused the guest is told why; returns the key of the reason.
    pub fn hear(
        &mut self,
        connection: ConnectionId,
        request: Request,
        now: Wall,
    ) -> Option<&'static str> {
        self.now = now;
        let member = self.member(connection)?;
        let id = request.id;
        let refusal = self.carry_out(connection, member, request, now).err()?;
        self.refuse(connection, id, &refusal);
        Some(refusal.message().key)
    }

    fn carry_out(
        &mut self,
        connection: ConnectionId,
        member: MemberId,
        Request { id, ask }: Request,
        now: Wall,
    ) -> Result<(), Refusal> {
        match ask {
            Ask::Hello { .. } => {
                self.complain(connection, Some(id), &Message::new("serve-hello-twice"));
            }
            Ask::Signal(sign) => self.pass_on(connection, member, id, sign, now)?,
            Ask::Legal { seat: number } => {
                let (actions, whole) = self.legal(member, seat(number))?;
                let reply = Reply::Legal {
                    id,
                    seat: number,
                    actions,
                    more: !whole,
                };
                self.reply(connection, &reply);
            }
            Ask::Clock => {
                let clock = self.room.clock();
                let reply = Reply::Clock {
                    id,
                    now: now.0,
                    time: clock.at(now).0,
                    running: clock.runs(now),
                };
                self.reply(connection, &reply);
            }
            ask => {
                let Some(command) = ask.command() else {
                    return Ok(());
                };
                let answer = self.room.ask(member, id, command, now);
                match answer.result {
                    Ok(number) => {
                        let done = Reply::Done { id, number };
                        self.publish_and_answer(answer.changes, connection, &done);
                    }
                    Err(refusal) => {
                        self.publish(answer.changes);
                        return Err(refusal);
                    }
                }
            }
        }
        Ok(())
    }

    /// The change first, then the answer, then the goodbye to a guest who left by it.
    fn publish_and_answer(
        &mut self,
        changes: Vec<Change>,
        connection: ConnectionId,
        answer: &Reply,
    ) {
        let before = self.mail.len();
        self.publish(changes);
        let goodbye = |mail: &Mail| mail.last && mail.to == connection;
        let place = self.mail[before..].iter().position(goodbye);
        let goodbye = place.map(|place| self.mail.remove(before + place));
        self.reply(connection, answer);
        self.mail.extend(goodbye);
    }

    /// A seat's list tells its hand: only its owner gets it.
    fn legal(&mut self, member: MemberId, seat: Seat) -> Result<(Vec<String>, bool), Refusal> {
        match self.room.seats().get(seat.index()) {
            None => Err(Refusal::NoSuchSeat),
            Some(Occupant::Member(owner)) if *owner == member => {
                Ok(self.legal.of(&self.room, seat).clone())
            }
            Some(_) => Err(Refusal::NotYourSeat),
        }
    }

    /// Signals are passed on to the others and forgotten.
    fn pass_on(
        &mut self,
        connection: ConnectionId,
        member: MemberId,
        id: u64,
        sign: Sign,
        now: Wall,
    ) -> Result<(), Refusal> {
        self.room.signal(member, &sign.clone().into(), now)?;
        let reply = Reply::Signal {
            member: member.0,
            sign,
        };
        let guests = self.guests.iter_mut();
        let others = guests.filter(|guest| guest.connection != connection);
        self.mail.extend(others.map(|guest| Mail {
            to: guest.connection,
            bytes: guest.write(&reply),
            last: false,
        }));
        let number = self.room.number();
        self.reply(connection, &Reply::Done { id, number });
        Ok(())
    }

    /// A guest's message could not be understood. Behind one that is too long nothing can be read any more.
    pub fn mumbled(
        &mut self,
        connection: ConnectionId,
        id: Option<u64>,
        unclear: &Unclear,
        now: Wall,
    ) {
        self.now = now;
        match unclear {
            Unclear::Malformed(what) => self.complain(connection, id, &words::malformed(what)),
            Unclear::WrongFrame => {
                self.complain(connection, id, &Message::new("serve-wrong-frame"));
            }
            Unclear::TooLong => self.last_word(connection, &Message::new("serve-too-long")),
        }
    }
}
