//! The contract of a game.

use crate::chance::Chance;
use crate::message::Message;
use crate::outcome::Outcome;
use crate::seat::{Seat, Seats, Viewer};
use crate::time::Time;

/// Rules without input or output: what is legal, what happens, who may see it. All functions are pure; time arrives
/// as a value, chance as a parameter.
///
/// A table (options and compiled decks) never changes during a game; a state changes only in [`Game::apply`].
pub trait Game {
    /// Unchecked wishes for a game.
    type Options;
    /// Checked options and compiled decks.
    type Table;
    /// An unchecked position: whatever somebody said of it.
    type Setup;
    /// A position.
    type State: Clone + PartialEq + std::fmt::Debug;
    /// What a player does.
    type Action: Copy + PartialEq + std::fmt::Debug;
    /// A fact.
    type Event: Copy + PartialEq + std::fmt::Debug;
    /// Why an action is not accepted. Which rule that is depends on the table: see [`Game::reason`].
    type Refusal: Copy + PartialEq + std::fmt::Debug;

    /// Whether anything is hidden from anybody. If not, every viewer sees the position itself.
    const HIDES: bool;

    /// The names under which this game is played, in records, links and commands: one for each way to combine what it
    /// has. The first is the usual one.
    fn names() -> Vec<String>;

    /// The name under which it is played at this table, one of [`Game::names`].
    fn name(table: &Self::Table) -> String;

    /// Checks options: a table, or everything that is wrong with them.
    fn table(options: Self::Options) -> Result<Self::Table, Vec<Reason>>;

    /// How many seats the table has.
    fn seats(table: &Self::Table) -> usize;

    /// The position before anything was dealt.
    fn before(table: &Self::Table) -> Self::State;

    /// Deals.
    fn start(
        table: &Self::Table,
        state: &mut Self::State,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self::Event>,
    );

    /// A player acts. Everything is checked first; a refused action changes nothing.
    fn act(
        table: &Self::Table,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        now: Time,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Time passes: what was due by `now` happens.
    fn tick(
        table: &Self::Table,
        state: &mut Self::State,
        now: Time,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self::Event>,
    );

    /// When the game next needs to hear of the time.
    fn deadline(table: &Self::Table, state: &Self::State) -> Option<Time>;

    /// Carries out one fact. Nothing else changes a state.
    fn apply(table: &Self::Table, state: &mut Self::State, event: &Self::Event);

    /// Lists what a seat may do now.
    fn legal(
        table: &Self::Table,
        state: &Self::State,
        seat: Seat,
        each: &mut impl FnMut(Listed<Self::Action>),
    );

    /// What a viewer sees of a position: what they may not know is blanked.
    fn view(table: &Self::Table, state: &Self::State, viewer: Viewer) -> Self::State;

    /// What a viewer sees of an event. Folding blanked events gives exactly the view.
    fn blank(table: &Self::Table, event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// Returns whether the event, or what follows it, shows the viewer something that they could not know before. From
    /// there on two positions that the viewer could not tell apart may go different ways.
    /// That such an event comes must not depend on what is hidden; if it does, the one before it reveals something.
    fn reveals(_table: &Self::Table, _event: &Self::Event, _viewer: Viewer) -> bool {
        false
    }

    /// A position that the viewer could not tell from the real one: all that they can't know is drawn anew.
    fn resample(
        table: &Self::Table,
        view: &Self::State,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Self::State;

    /// The seats that the table waits for: it does not go on before they have done something. Others may act too.
    fn awaited(table: &Self::Table, state: &Self::State) -> Seats;

    /// The mildest choice for a player who is away and whom the others wait for.
    fn fallback(table: &Self::Table, state: &Self::State, seat: Seat) -> Option<Self::Action>;

    /// The seat that decides for the team, in games that have such an office. Everybody sees which it is.
    fn office(_: &Self::Table, _: &Self::State) -> Option<Seat> {
        None
    }

    /// What the player who has the office does to hand it on to a seat; none if that can't be now.
    fn hand_office(_: &Self::Table, _: &Self::State, _: Seat) -> Option<Self::Action> {
        None
    }

    /// How long the table waits for a choice that may be let pass, before the [`fallback`](Game::fallback) of the seat that
    /// decides for the team is carried out; none if it waits for as long as it takes.
    fn patience(_: &Self::Table, _: &Self::State) -> Option<Time> {
        None
    }

    /// The things that an action takes away from everybody who could use them, as the notation names them: the die that
    /// a player takes out of the middle. None for most actions, and in games where nobody is quicker than another.
    fn takes(_: &Self::Table, _: &Self::Action) -> Vec<String> {
        Vec::new()
    }

    /// Returns whether an event lays something down for whoever is quicker to take it.
    fn offers(_: &Self::Event) -> bool {
        false
    }

    /// The rule by which an action was refused at this table, and what to tell the player.
    fn reason(table: &Self::Table, refusal: &Self::Refusal) -> Reason;

    /// Returns whether the game is over: the same as asking for its outcome, without making one.
    fn is_over(table: &Self::Table, state: &Self::State) -> bool {
        Self::outcome(table, state).is_some()
    }

    /// How the game ended, if it did.
    fn outcome(table: &Self::Table, state: &Self::State) -> Option<Outcome>;

    /// An action in the notation.
    fn action_text(table: &Self::Table, action: &Self::Action) -> String;

    /// An action from the notation.
    fn parse_action(table: &Self::Table, text: &str) -> Option<Self::Action>;

    /// An event in the notation.
    fn event_text(table: &Self::Table, event: &Self::Event) -> String;

    /// An event from the notation.
    fn parse_event(table: &Self::Table, text: &str) -> Option<Self::Event>;

    /// A position of which nothing is said yet: everything is as usual.
    fn empty(table: &Self::Table) -> Self::Setup;

    /// Everything that can be said of a position.
    fn setup(table: &Self::Table, state: &Self::State) -> Self::Setup;

    /// Checks a set-up: a position, or everything that is wrong with it.
    fn position(table: &Self::Table, setup: &Self::Setup) -> Result<Self::State, Vec<Message>>;

    /// Says a position, part by part, always in the same order: what [`Game::hear`] reads.
    fn say(table: &Self::Table, setup: &Self::Setup, each: &mut impl FnMut(Part));

    /// Reads a part of a position into a set-up: its word, and what is said behind it.
    fn hear(
        table: &Self::Table,
        setup: &mut Self::Setup,
        word: &str,
        value: &str,
    ) -> Result<(), Message>;

    /// Options in the notation, one `word rest` a line.
    fn options_text(table: &Self::Table) -> Vec<String>;

    /// Options of a name of this game from the notation, as far as they can be read, and what is wrong with which line,
    /// counted from 0.
    fn read_options(name: &str, lines: &[&str]) -> (Self::Options, Vec<(usize, Message)>);
}

/// A part of a position, as it is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its word.
    pub word: String,
    /// What is said behind it; nothing behind a word that says it all.
    pub value: String,
    /// Whether it is as usual, or follows from the rest, and is left out of a position's line.
    pub usual: bool,
}

/// An action that a seat may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed<A> {
    /// The action.
    pub action: A,
    /// Accepted, but a mistake: shown to nobody as a hint, chosen by no policy.
    pub mistake: bool,
}

/// Why something is refused: the rule it rests on, and words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The rule, such as `F-25`.
    pub rule: &'static str,
    /// What to tell the player.
    pub message: Message,
}

/// Where events go.
pub trait Sink<E> {
    /// Takes the next one.
    fn push(&mut self, event: E);
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

/// For simulations: nobody needs the events.
impl<E> Sink<E> for () {
    fn push(&mut self, _: E) {}
}
