//! Cards in plain characters.

use klaxon_fuse::card::Filling;
use klaxon_fuse::draw::text;

use super::{card, face};

fn assert_text(card_text: &str, dice: &[(usize, &str)], expected: &[&str]) {
    let filling = dice.iter().fold(Filling::EMPTY, |filling, &(space, die)| {
        filling.with(space, face(die))
    });
    let drawn = text(&card(card_text), &filling);
    assert_eq!(drawn, expected.join("\n"), "{card_text}\n{drawn}");
}

#[test]
fn rows_in_plain_characters() {
    assert_text("3: # = # = B#", &[], &["[ # ] = [ # ] = [ B# ]"]);
    assert_text("3: # = # = B#", &[(0, "R4")], &["(R4) = [ # ] = [ B# ]"]);
    assert_text("3: 5, Y, G2", &[(1, "Y/K1")], &["[ 5 ]   (Y/K1)   [ G2 ]"]);
    assert_text("3: [G|Y] + [R|B] = 7", &[], &["[ G|Y ] + [ R|B ] = 7"]);
    assert_text(
        "2: first R, !G, last #",
        &[],
        &["[ first R ]   [ !G ]   [ last # ]"],
    );
    assert_text("1: c = c, # = #", &[], &["[ c ] = [ c ]   [ # ] = [ # ]"]);
    assert_text(
        "2: # + 2 = #, 3 = # - #",
        &[],
        &["[ # ] + 2 = [ # ]   3 = [ # ] - [ # ]"],
    );
}

#[test]
fn stacks_in_plain_characters() {
    assert_text(
        "4: stack # > #, # < #",
        &[(0, "R4")],
        &["[ # ]", "  v", "[ # ]", "[ # ]", "  ^", "(R4)"],
    );
    assert_text(
        "6: stacks [1|4], [2|5], [3|6] / [R|Y], [G|B], [K|R]",
        &[(0, "R4")],
        &[
            "[ 3|6 ]   [ K|R ]",
            "[ 2|5 ]   [ G|B ]",
            " (R4)     [ R|Y ]",
        ],
    );
    assert_text(
        "2: stacks # < # / R, B",
        &[],
        &["[ # ]   [ B ]", "  v", "[ # ]   [ R ]"],
    );
}

#[test]
fn levels_in_plain_characters() {
    assert_text(
        "6: pyramid K, R, K / B, G / Y",
        &[(1, "R5")],
        &["      [ Y ]", "   [ B ] [ G ]", "[ K ] (R5)  [ K ]"],
    );
    assert_text(
        "6: pyramid c = c = c / # < # / [#|c]",
        &[],
        &[
            "          [ #|c ]",
            "     [  #  ] < [  #  ]",
            "[  c  ] = [  c  ] = [  c  ]",
        ],
    );
    assert_text(
        "5: wall Y, K, B / R, -, G",
        &[],
        &["[ R ]       [ G ]", "[ Y ] [ K ] [ B ]"],
    );
    assert_text(
        "5: ziggurat B, 5, 6, Y / R",
        &[],
        &["         [ R ]", "[ B ] [ 5 ] [ 6 ] [ Y ]"],
    );
    assert_text(
        "3: pyramid 2 = # - # / last K",
        &[],
        &["           [ last K ]", "2 = [   #    ] -  [   #    ]"],
    );
}
