//! The deck of Countdown has what the rulebook says, every face that is known, and a rising gradient.

use std::collections::BTreeSet;

use klaxon_fuse::card::space::{ColourIcon, Demand, Icon, NumberIcon, Order, Space};
use klaxon_fuse::card::{Card, Group, Layout, Mechanism, Relation};
use klaxon_fuse::deck::Bomb;
use klaxon_fuse::{Colour, Colours, Deck, FuseCard, Number, Role};

/// The faces that are certain, in the language of the cards.
const KNOWN: [&str; 5] = [
    "1: c != c != c != c",
    "2: stack # < #, # < #",
    "2: # - # = #",
    "4: wall Y, K, B / R, -, G",
    "5: ziggurat B, 5, 6, Y / R",
];

/// Both decks: the one that is tuned, and the one that never changes.
fn decks() -> [Deck; 2] {
    let frozen = include_str!("../../../../decks/test/countdown.deck");
    [Deck::countdown(), frozen.parse().expect("the test deck")]
}

fn worth(deck: &Deck, value: u8) -> Vec<&Card> {
    let cards = deck.bombs.iter().map(|bomb| &bomb.card);
    cards.filter(|card| card.value() == value).collect()
}

/// The expected rolls of each card; a card too hard to solve would escape the tests below.
fn rolls(deck: &Deck, cards: &[&Card]) -> Vec<f64> {
    let rolls = cards.iter().map(|card| {
        let rolls = card.expected_rolls(&deck.dice);
        rolls.unwrap_or_else(|| panic!("how hard is {card}?"))
    });
    rolls.collect()
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len() as f64
}

/// C-2, C-4
#[test]
fn four_dice_of_each_colour_and_five_split_ones() {
    use Colour::{Black, Blue, Green, Red, Yellow};
    for deck in decks() {
        let dice = deck.dice.dice();
        assert_eq!(dice.len(), 25);
        let of = |colours| dice.iter().filter(|die| **die == colours).count();
        for colour in Colour::ALL {
            assert_eq!(of(Colours::single(colour)), 4, "{colour:?}");
        }
        let pairs = [
            (Black, Yellow),
            (Yellow, Green),
            (Green, Blue),
            (Blue, Red),
            (Red, Black),
        ];
        for (one, other) in pairs {
            assert_eq!(of(Colours::split(one, other)), 1, "{one:?}/{other:?}");
        }
        let opposite = Number::ALL.map(|number| deck.dice.opposite(number).get());
        assert_eq!(opposite, [6, 4, 5, 2, 3, 1]);
    }
}

/// C-1
#[test]
fn fifty_two_bombs_and_thirty_sparks() {
    for deck in decks() {
        let counts = [1, 2, 3, 4, 5, 6].map(|value| worth(&deck, value).len());
        assert_eq!(counts, [8, 9, 10, 10, 8, 7]);
        assert_eq!(deck.bombs.len(), 52);
        assert_eq!(deck.sparks.len(), 30);
        assert!(deck.bombs.iter().all(|bomb| !bomb.card.is_spark()));
        assert!(deck.sparks.iter().all(|spark| spark.card.is_spark()));
    }
}

/// C-1
#[test]
fn every_role_once() {
    for deck in decks() {
        assert_eq!(deck.roles, Role::ALL);
    }
}

/// C-1, C-46 to C-50
#[test]
fn ten_fuse_cards_three_of_them_with_an_effect() {
    for deck in decks() {
        assert_eq!(deck.fuse_cards.len(), 10);
        for effect in [FuseCard::Spark, FuseCard::RolesOff, FuseCard::Six] {
            let same = deck.fuse_cards.iter().filter(|card| **card == effect);
            assert_eq!(same.count(), 1, "{effect}");
        }
        let distinct: BTreeSet<String> = deck.fuse_cards.iter().map(FuseCard::to_string).collect();
        assert_eq!(distinct.len(), 10);
        let mut shown = BTreeSet::new();
        let (mut colours_alone, mut numbers_alone, mut both) = (0, 0, 0);
        for card in &deck.fuse_cards {
            let FuseCard::Return(card) = card else {
                continue;
            };
            shown.extend(card.to_string().split('|').map(str::to_owned));
            match (card.colours().count(), card.numbers().count()) {
                (_, 0) => colours_alone += 1,
                (0, _) => numbers_alone += 1,
                _ => both += 1,
            }
        }
        assert_eq!(colours_alone + numbers_alone + both, 7);
        assert!(colours_alone > 0 && numbers_alone > 0 && both > 0);
        assert_eq!(
            shown.len(),
            11,
            "nothing is safe from all of them: {shown:?}"
        );
    }
}

#[test]
fn every_known_face_is_there() {
    for deck in decks() {
        for (text, bomb) in KNOWN.iter().zip(&deck.bombs) {
            let known: Card = text.parse().expect(text);
            assert_eq!(bomb.card, known, "known faces come first");
        }
    }
}

#[test]
fn no_two_faces_are_alike() {
    for deck in decks() {
        let cards: Vec<&Bomb> = deck.cards().collect();
        for (i, one) in cards.iter().enumerate() {
            for other in &cards[..i] {
                let alike = one.card.is_same_face(&other.card);
                assert!(!alike, "{} and {}", other.id, one.id);
            }
        }
        for names in deck.recoloured() {
            assert!(names.len() <= 2, "but for their colours alike: {names:?}");
        }
    }
}

/// Our own faces are none of FUSE's, so that the sets together (C-60) have few cards twice.
#[test]
fn only_a_known_face_is_in_both_sets() {
    let fuse = Deck::fuse();
    let countdown = Deck::countdown();
    let both = countdown.cards().filter(|card| {
        let mut others = fuse.bombs.iter();
        others.any(|other| other.card.is_same_face(&card.card))
    });
    let both: Vec<&str> = both.map(|card| card.id.as_str()).collect();
    assert_eq!(both, ["1a"]);
}

/// C-26
#[test]
fn the_dice_complete_every_card() {
    for deck in decks() {
        for Bomb { id, card } in deck.cards() {
            let mechanism = Mechanism::new(card, deck.dice.faces());
            assert!(mechanism.is_possible(), "{id}");
            let split = card.spaces().iter().filter(|space| asks_for_split(space));
            assert!(split.count() <= 5, "{id}: there are five split dice");
        }
    }
}

fn asks_for_split(space: &Space) -> bool {
    icons(space.demand).any(|icon| icon.colour == ColourIcon::Split)
}

fn icons(demand: Demand) -> impl Iterator<Item = Icon> {
    let icons = match demand {
        Demand::Icon(icon) => [Some(icon), None],
        Demand::Either(one, other) => [Some(one), Some(other)],
        Demand::NumberOrColour => [None, None],
    };
    icons.into_iter().flatten()
}

/// The more a bomb is worth, the more rolls it takes: the easiest, the mean and the hardest of each value.
#[test]
fn bombs_get_harder_with_their_value() {
    let deck = Deck::countdown();
    let ranges = [1, 2, 3, 4, 5, 6].map(|value| {
        let rolls = rolls(&deck, &worth(&deck, value));
        let least = rolls.iter().copied().fold(f64::INFINITY, f64::min);
        let most = rolls.iter().copied().fold(0.0, f64::max);
        [least, mean(&rolls), most]
    });
    for pair in ranges.windows(2) {
        for (lower, higher) in pair[0].iter().zip(pair[1]) {
            assert!(*lower + 0.5 < higher, "{ranges:?}");
        }
    }
}

/// Two or three dice, and no 2-point bomb is as easy both in dice and in rolls.
#[test]
fn sparks_are_easier_than_bombs_of_two_points() {
    let deck = Deck::countdown();
    let sparks: Vec<&Card> = deck.sparks.iter().map(|spark| &spark.card).collect();
    let spark_rolls = rolls(&deck, &sparks);
    let bombs = worth(&deck, 2);
    let bomb_rolls = rolls(&deck, &bombs);
    for (spark, rolls) in sparks.iter().zip(&spark_rolls) {
        let dice = spark.spaces().len();
        assert!((2..=3).contains(&dice), "{spark}");
        assert_eq!(spark.layout(), Layout::Row, "{spark}");
        for (bomb, more_rolls) in bombs.iter().zip(&bomb_rolls) {
            let easier = dice < bomb.spaces().len() || rolls < more_rolls;
            assert!(easier, "{spark} and {bomb}");
        }
    }
    assert!(mean(&spark_rolls) + 0.5 < mean(&bomb_rolls));
}

/// A few, so that taking them out (C-61, C-62) leaves a game.
#[test]
fn some_cards_ask_for_a_split_die() {
    for deck in decks() {
        let split = |cards: &[Bomb]| {
            let asks = |bomb: &&Bomb| bomb.card.spaces().iter().any(asks_for_split);
            cards.iter().filter(asks).count()
        };
        assert!((2..=5).contains(&split(&deck.sparks)));
        assert!((4..=10).contains(&split(&deck.bombs)));
    }
}

/// C-40, C-70
#[test]
fn every_configuration_and_icon_of_countdown() {
    for deck in decks() {
        let mut seen = BTreeSet::new();
        for Bomb { card, .. } in &deck.bombs {
            let count = card.spaces().len();
            seen.insert(format!("{} {count}", card.layout().word()));
            let pyramid = matches!(card.layout(), Layout::Pyramid | Layout::DoubleStack);
            assert!(!pyramid, "{card}: that is FUSE's");
            for space in card.spaces() {
                seen.insert(kind(space.demand).to_owned());
                seen.insert(format!("{:?}", space.order));
            }
            for (_, group) in card.groups() {
                if let Group::Chain(relations) = group {
                    seen.extend(relations.iter().map(|relation| format!("{relation:?}")));
                }
            }
        }
        let stacks = [3, 4, 5, 6].map(|dice| format!("stack {dice}"));
        let walls = [4, 5, 6].map(|dice| format!("wall {dice}"));
        let orders = [Order::First, Order::Last].map(|order| format!("{order:?}"));
        let relations = Relation::ALL.map(|relation| format!("{relation:?}"));
        let kinds = [
            "ziggurat 5",
            "any",
            "split",
            "barred",
            "two pairs",
            "two colours",
            "two numbers",
            "colour or number",
            "number or colour of choice",
        ];
        let kinds = kinds.into_iter().map(str::to_owned);
        let expected = kinds.chain(stacks).chain(walls).chain(orders);
        for kind in expected.chain(relations) {
            assert!(seen.contains(&kind), "{kind}: {seen:?}");
        }
    }
}

fn kind(demand: Demand) -> &'static str {
    use ColourIcon::{Any, Is};
    let number = |icon: Icon| matches!(icon.number, NumberIcon::Is(_));
    match demand {
        Demand::NumberOrColour => "number or colour of choice",
        Demand::Icon(Icon::ANY) => "any",
        Demand::Icon(icon) => match icon.colour {
            ColourIcon::Split => "split",
            ColourIcon::Not(_) => "barred",
            _ => "plain",
        },
        Demand::Either(one, other) => match (one.colour, other.colour) {
            (Is(_), Is(_)) if number(one) && number(other) => "two pairs",
            (Is(_), Is(_)) => "two colours",
            (Any, Any) => "two numbers",
            _ => "colour or number",
        },
    }
}

/// The files say each card as the program prints it, under a name that begins with its value or with s.
#[test]
fn the_files_are_canonical() {
    let files = [
        include_str!("../../../../decks/countdown.deck"),
        include_str!("../../../../decks/test/countdown.deck"),
    ];
    for (deck, file) in decks().into_iter().zip(files) {
        let lines = file.lines().filter(|line| !line.starts_with("//"));
        let lines: Vec<&str> = lines.filter(|line| line.contains(": ")).collect();
        let printed = deck.cards();
        let printed = printed.map(|bomb| format!("{} {}", bomb.id, bomb.card));
        assert_eq!(lines, printed.collect::<Vec<_>>());
        for Bomb { id, card } in deck.cards() {
            let begins = match card.is_spark() {
                true => "s".to_owned(),
                false => card.value().to_string(),
            };
            assert!(id.starts_with(&begins), "{id}");
        }
        assert_eq!(
            deck,
            deck.to_string().parse().expect("it prints as it reads")
        );
    }
}
