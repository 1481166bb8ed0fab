//! The contract of a game.

use crate::chance::Chance;
use crate::message::Message;
use crate::outcome::Outcome;
use crate::seat::{Seat, Viewer};
use crate::time::Time;

/// Rules without input or output: what is legal, what happens, who may see it. All functions are pure; time arrives
/// as a value, chance as a parameter.
///
/// A table (options and compiled decks) never changes during a game; a state changes only in [`Game::apply`].
pub trait Game {
    /// Unchecked wishes for a game.
    type Options;
    /// What is wrong with options.
    type Problem: Reason;
    /// Checked options and compiled decks.
    type Table;
    /// A position.
    type State: Clone + PartialEq + std::fmt::Debug;
    /// What a player does.
    type Action: Copy + PartialEq + std::fmt::Debug;
    /// A fact.
    type Event: Copy + PartialEq + std::fmt::Debug;
    /// Why an action is not accepted.
    type Refusal: Reason + PartialEq + std::fmt::Debug;

    /// The name of the game in records and commands.
    const NAME: &'static str;
    /// Is anything hidden from anybody? If not, every viewer sees the position itself.
    const HIDES: bool;

    /// Checks options: a table, or everything that is wrong with them.
    fn table(options: Self::Options) -> Result<Self::Table, Vec<Self::Problem>>;

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

    /// A position that the viewer could not tell from the real one: all that they can't know is drawn anew.
    fn resample(
        table: &Self::Table,
        view: &Self::State,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Self::State;

    /// The mildest choice for a player who is away and whom the others wait for.
    fn fallback(table: &Self::Table, state: &Self::State, seat: Seat) -> Option<Self::Action>;

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

    /// A position, or a view of one, in the notation: one line.
    fn position_text(table: &Self::Table, state: &Self::State) -> String;

    /// A position from the notation.
    fn parse_position(table: &Self::Table, text: &str) -> Option<Self::State>;

    /// Options in the notation, one `word rest` a line.
    fn options_text(table: &Self::Table) -> Vec<String>;

    /// Options from the notation, or what is wrong with which line, counted from 0.
    fn parse_options(lines: &[&str]) -> Result<Self::Options, Vec<(usize, Message)>>;
}

/// An action that a seat may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed<A> {
    /// The action.
    pub action: A,
    /// Accepted, but a mistake: shown to nobody as a hint, chosen by no policy.
    pub mistake: bool,
}

/// Something refused: with its rule and with words.
pub trait Reason {
    /// The rule it rests on, such as `F-25`.
    fn rule(&self) -> &'static str;

    /// What to tell the player.
    fn message(&self) -> Message;
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
