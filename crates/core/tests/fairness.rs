//! The published examples of hashes and chance come out as they are written: checkers of strangers rely on them.

use klaxon_core::chance::{Address, Chance, Seeded};
use klaxon_core::fair::{Call, address, setup};
use klaxon_core::hex::{from_hex, hex};

const EXAMPLES: &str = include_str!("../../../docs/fairness-vectors.txt");

fn call(words: &[&str]) -> Call {
    Call {
        room: words[0].to_owned(),
        game: words[1].parse().expect("a number"),
        setup: from_hex(words[2]).expect("a hash"),
    }
}

/// Chance from the seed, and the address, in the first words.
fn place(words: &[&str]) -> (Seeded, Address) {
    let number = |place: usize| words[place].parse::<u32>().expect("a number");
    let at = Address {
        what: number(1) as u8,
        turn: number(2),
        which: number(3) as u16,
        times: number(4) as u16,
    };
    (Seeded::new(from_hex(words[0]).expect("a seed")), at)
}

fn found(asked: &str) -> String {
    let (what, rest) = asked.split_once(' ').expect("what is asked");
    let words: Vec<&str> = rest.split(' ').collect();
    match what {
        "set-up" => {
            let lines: Vec<&str> = rest.split("\\n").collect();
            hex(&setup(lines[0], &lines[1..]))
        }
        "commitment" => {
            let secret = from_hex(words[4]).expect("a secret");
            let who = words[3].parse().expect("somebody");
            hex(&call(&words).commitment(who, &secret))
        }
        "seed" => {
            let secrets = words[3..].iter().map(|word| {
                let (who, secret) = word.split_once(':').expect("a secret of somebody");
                (
                    who.parse().expect("somebody"),
                    from_hex(secret).expect("a secret"),
                )
            });
            hex(&call(&words).seed(&secrets.collect::<Vec<_>>()))
        }
        "address" => address(&from_hex(words[0]).expect("a secret")),
        "roll" => {
            let (mut chance, at) = place(&words);
            let sides = words[5].parse().expect("sides");
            chance.roll(at, sides).to_string()
        }
        "draw" => {
            let (mut chance, at) = place(&words);
            let members = words[6].split(',').map(|one| one.parse().expect("one"));
            let members: Vec<u32> = members.collect();
            let universe = words[5].parse().expect("how many there are");
            let drawn = chance.draw(at, universe, |one| members.contains(&one));
            drawn.to_string()
        }
        _ => panic!("{asked}"),
    }
}

#[test]
fn the_published_examples_come_out() {
    let lines = EXAMPLES.lines();
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut count = 0;
    for line in lines {
        let (asked, expected) = line.rsplit_once(" = ").expect("what comes out");
        assert_eq!(found(asked), expected, "{asked}");
        count += 1;
    }
    assert!(count > 25, "{count}");
}
