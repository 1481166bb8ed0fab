//! A game being played, whichever it is: the contract without its types, in the notation. Rooms and servers know
//! games only like this.

use std::any::Any;
use std::sync::{Arc, OnceLock};

use crate::chance::{Answer, Foretold};
use crate::foresee::{self, Foreseen};
use crate::game::{Game, Reason};
use crate::message::Message;
use crate::outcome::Outcome;
use crate::position::{parse_position, position_text};
use crate::seat::{Seat, Seats, Viewer};
use crate::setup;
use crate::time::Time;

/// A game being played.
pub trait Board: Send + Sync {
    /// The name under which the game is played.
    fn game(&self) -> String;

    /// How many seats it has.
    fn seats(&self) -> usize;

    /// Is anything hidden from anybody?
    fn hides(&self) -> bool;

    /// The options, a line each; the same text for all games at one table.
    fn options(&self) -> Arc<[String]>;

    /// How to set up another game at the same table; none if every game has a table of its own.
    fn again(&self) -> Option<Again> {
        None
    }

    /// Deals, from this seed. Gives what happened.
    fn start(&mut self, seed: [u8; 16]) -> Vec<String>;

    /// The seed is known again, after a restart: goes on without dealing.
    fn resume(&mut self, seed: [u8; 16]);

    /// The next draws and rolls come out like this; those behind them come from the seed.
    fn foretell(&mut self, answers: Vec<Answer>);

    /// A player acts. Gives what came of it.
    fn act(&mut self, seat: Seat, action: &str, now: Time) -> Result<Done, NotDone>;

    /// What will come of an action, as far as its player can know it. Nothing is done.
    fn foresee(&self, seat: Seat, action: &str, now: Time) -> Foreseen;

    /// Time passes. Gives what happened.
    fn tick(&mut self, now: Time) -> Vec<String>;

    /// When the game next needs to hear of the time.
    fn deadline(&self) -> Option<Time>;

    /// What a seat may do now, mistakes left out.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// The same, of a long list only as much as fits in so many bytes of text; and whether that is all. Making up a deck
    /// can be done in tens of thousands of ways.
    fn legal_within(&self, seat: Seat, bytes: usize) -> (Vec<String>, bool) {
        let mut left = bytes;
        let all = self.legal(seat);
        let fits = |action: &&String| {
            let rest = left.checked_sub(action.len());
            left = rest.unwrap_or(left);
            rest.is_some()
        };
        let some: Vec<String> = all.iter().take_while(fits).cloned().collect();
        let whole = some.len() == all.len();
        (some, whole)
    }

    /// The seats that the table waits for.
    fn awaited(&self) -> Seats;

    /// The mildest choice for a player who is away and whom the others wait for.
    fn fallback(&self, seat: Seat) -> Option<String>;

    /// The seat that decides for the team, if the game has such an office.
    fn office(&self) -> Option<Seat>;

    /// What the player who has the office does to hand it on to a seat.
    fn hand_office(&self, to: Seat) -> Option<String>;

    /// How long the table waits for a choice that may be let pass.
    fn patience(&self) -> Option<Time>;

    /// The things that an action takes away from everybody who could use them, as the notation names them.
    fn takes(&self, action: &str) -> Vec<String>;

    /// How the game ended, if it did.
    fn outcome(&self) -> Option<Outcome>;

    /// Carries out a fact, as it was told; false if it can't be understood.
    fn apply(&mut self, event: &str) -> bool;

    /// What a viewer sees of a fact; none if it can't be understood.
    fn blank(&self, event: &str, viewer: Viewer) -> Option<String>;

    /// What a viewer sees of the position.
    fn view(&self, viewer: Viewer) -> String;

    /// All that is known of the position here, for those who may know everything: the game is over.
    fn position(&self) -> String;

    /// The position becomes this one; false if it can't be understood.
    fn set_position(&mut self, position: &str) -> bool;

    /// The [`Playing`] behind it, for those who know its game.
    fn playing(&self) -> &dyn Any;
}

/// Sets up another game at a table, before its deal; none if nobody plays at that table any more.
pub type Again = Arc<dyn Fn() -> Option<Box<dyn Board>> + Send + Sync>;

/// What came of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Done {
    /// What happened.
    pub events: Vec<String>,
    /// The things that were taken away from everybody who could have used them, as the notation names them.
    pub taken: Vec<String>,
    /// Whether something was laid down for whoever is quicker to take it.
    pub offers: bool,
}

/// Why nothing was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotDone {
    /// It is no action of this game.
    NotAnAction,
    /// A rule is against it.
    Refused {
        /// Which.
        rule: &'static str,
        /// What to tell the player.
        message: Message,
    },
}

/// A game of known type being played.
#[derive(Debug)]
pub struct Playing<G: Game> {
    /// The table: shared with other games that are played at it, and with whoever thinks about the position elsewhere.
    pub table: Arc<G::Table>,
    /// The position.
    pub state: G::State,
    chance: Foretold,
    options: Options,
}

/// The options of a table as text. It is shared as the table is, and written when somebody asks for it first.
type Options = Arc<OnceLock<Arc<[String]>>>;

impl<G: Game> Playing<G> {
    /// A game of this name with these options, one a line: before its deal, or all that is wrong with which line, counted
    /// from 0. What is wrong with the options together is reported for line 0.
    pub fn new(name: &str, options: &[&str]) -> Result<Playing<G>, Vec<(usize, Message)>> {
        let table = setup::table::<G>(name, options).map_err(|wrong| {
            let wrong = wrong.into_iter();
            let wrong = wrong.map(|wrong| (wrong.line.unwrap_or(0), wrong.message));
            wrong.collect::<Vec<_>>()
        })?;
        Ok(Playing::at(Arc::new(table), Options::default()))
    }

    /// A game at a table, before its deal.
    fn at(table: Arc<G::Table>, options: Options) -> Playing<G> {
        Playing {
            state: G::before(&table),
            table,
            chance: Foretold::new([0; 16]),
            options,
        }
    }

    fn not_done(&self, refusal: &G::Refusal) -> NotDone {
        let Reason { rule, message } = G::reason(&self.table, refusal);
        NotDone::Refused { rule, message }
    }

    fn texts(&self, events: &[G::Event]) -> Vec<String> {
        let texts = events.iter().map(|event| G::event_text(&self.table, event));
        texts.collect()
    }
}

impl<G> Board for Playing<G>
where
    G: Game<Table: Send + Sync, State: Send + Sync> + 'static,
{
    fn game(&self) -> String {
        G::name(&self.table)
    }

    fn seats(&self) -> usize {
        G::seats(&self.table)
    }

    fn hides(&self) -> bool {
        G::HIDES
    }

    fn options(&self) -> Arc<[String]> {
        let options = || G::options_text(&self.table).into();
        self.options.get_or_init(options).clone()
    }

    fn again(&self) -> Option<Again> {
        let (table, options) = (Arc::downgrade(&self.table), Arc::downgrade(&self.options));
        Some(Arc::new(move || {
            let playing = Playing::<G>::at(table.upgrade()?, options.upgrade()?);
            Some(Box::new(playing))
        }))
    }

    fn start(&mut self, seed: [u8; 16]) -> Vec<String> {
        self.resume(seed);
        let mut events = Vec::new();
        G::start(&self.table, &mut self.state, &mut self.chance, &mut events);
        self.texts(&events)
    }

    fn resume(&mut self, seed: [u8; 16]) {
        self.chance = Foretold::new(seed);
    }

    fn foretell(&mut self, answers: Vec<Answer>) {
        self.chance.tell(answers);
    }

    fn act(&mut self, seat: Seat, action: &str, now: Time) -> Result<Done, NotDone> {
        let action = G::parse_action(&self.table, action).ok_or(NotDone::NotAnAction)?;
        let mut events = Vec::new();
        G::act(
            &self.table,
            &mut self.state,
            seat,
            action,
            now,
            &mut self.chance,
            &mut events,
        )
        .map_err(|refusal| self.not_done(&refusal))?;
        Ok(Done {
            events: self.texts(&events),
            taken: G::takes(&self.table, &action),
            offers: events.iter().any(G::offers),
        })
    }

    fn foresee(&self, seat: Seat, action: &str, now: Time) -> Foreseen {
        let Some(action) = G::parse_action(&self.table, action) else {
            return Foreseen::Refused(NotDone::NotAnAction);
        };
        match foresee::foresee::<G>(&self.table, &self.state, seat, action, now) {
            Ok(Some(state)) => Foreseen::Sure(Box::new(Playing::<G> {
                table: self.table.clone(),
                state,
                chance: Foretold::new([0; 16]),
                options: self.options.clone(),
            })),
            Ok(None) => Foreseen::Unsure,
            Err(refusal) => Foreseen::Refused(self.not_done(&refusal)),
        }
    }

    fn tick(&mut self, now: Time) -> Vec<String> {
        let mut events = Vec::new();
        G::tick(
            &self.table,
            &mut self.state,
            now,
            &mut self.chance,
            &mut events,
        );
        self.texts(&events)
    }

    fn deadline(&self) -> Option<Time> {
        G::deadline(&self.table, &self.state)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        G::legal(&self.table, &self.state, seat, &mut |one| {
            if !one.mistake {
                actions.push(G::action_text(&self.table, &one.action));
            }
        });
        actions
    }

    fn legal_within(&self, seat: Seat, bytes: usize) -> (Vec<String>, bool) {
        let (mut some, mut left, mut whole) = (Vec::new(), bytes, true);
        // What nobody will read is not written either: that is what takes time.
        G::legal(&self.table, &self.state, seat, &mut |one| {
            if one.mistake || !whole {
                return;
            }
            let text = G::action_text(&self.table, &one.action);
            match left.checked_sub(text.len()) {
                Some(rest) => {
                    left = rest;
                    some.push(text);
                }
                None => whole = false,
            }
        });
        (some, whole)
    }

    fn awaited(&self) -> Seats {
        G::awaited(&self.table, &self.state)
    }

    fn fallback(&self, seat: Seat) -> Option<String> {
        let action = G::fallback(&self.table, &self.state, seat)?;
        Some(G::action_text(&self.table, &action))
    }

    fn office(&self) -> Option<Seat> {
        G::office(&self.table, &self.state)
    }

    fn hand_office(&self, to: Seat) -> Option<String> {
        let action = G::hand_office(&self.table, &self.state, to)?;
        Some(G::action_text(&self.table, &action))
    }

    fn patience(&self) -> Option<Time> {
        G::patience(&self.table, &self.state)
    }

    fn takes(&self, action: &str) -> Vec<String> {
        let action = G::parse_action(&self.table, action);
        action.map_or(Vec::new(), |action| G::takes(&self.table, &action))
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.table, &self.state)
    }

    fn apply(&mut self, event: &str) -> bool {
        match G::parse_event(&self.table, event) {
            Some(event) => {
                G::apply(&self.table, &mut self.state, &event);
                true
            }
            None => false,
        }
    }

    fn blank(&self, event: &str, viewer: Viewer) -> Option<String> {
        if !G::HIDES {
            return Some(event.to_owned());
        }
        let event = G::parse_event(&self.table, event)?;
        let blanked = G::blank(&self.table, &event, viewer);
        Some(G::event_text(&self.table, &blanked))
    }

    fn view(&self, viewer: Viewer) -> String {
        position_text::<G>(&self.table, &G::view(&self.table, &self.state, viewer))
    }

    fn position(&self) -> String {
        position_text::<G>(&self.table, &self.state)
    }

    fn set_position(&mut self, position: &str) -> bool {
        match parse_position::<G>(&self.table, position) {
            Ok(state) => {
                self.state = state;
                true
            }
            Err(_) => false,
        }
    }

    fn playing(&self) -> &dyn Any {
        self
    }
}
