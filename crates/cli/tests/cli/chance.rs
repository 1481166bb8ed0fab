//! `klaxon chance`, as a person calls it.

use crate::{complains, says};

const SEED: &str = "000102030405060708090a0b0c0d0e0f";

#[test]
fn honest_dice_pass_every_test() {
    let told = says(&["chance", "--draws", "20000", "--seed", SEED]);
    assert!(
        told.starts_with("20000 dice rolled and 20000 drawn"),
        "{told}"
    );
    for test in ["serial", "runs of high and of low", "p is how often"] {
        assert!(told.contains(test), "{test}: {told}");
    }
    assert_eq!(told.matches("χ²(").count(), 6, "{told}");
    let again = says(&["chance", "--draws", "20000", "--seed", SEED]);
    assert_eq!(again, told, "the same seed gives the same");
    let other = says(&["chance", "--draws", "1000"]);
    assert_ne!(other, says(&["chance", "--draws", "1000"]), "else another");
}

#[test]
fn what_makes_no_sense_is_told() {
    assert!(complains(&["chance", "--draws", "3"]).contains("3"));
    assert!(complains(&["chance", "--seed", "7"]).contains("32 digits"));
}
