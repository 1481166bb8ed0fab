//! The 25 known faces of FUSE, explained: compared with sentences written by hand.

use klaxon_fuse::Card;
use klaxon_words::{Language, say_all};

fn check(card: &str, english: &str, german: &str) {
    let parsed: Card = card.parse().expect(card);
    let explained = parsed.explain();
    assert_eq!(say_all(Language::English, &explained), english, "{card}");
    assert_eq!(say_all(Language::German, &explained), german, "{card}");
}

#[test]
fn worth_one() {
    check(
        "1: c != c != c != c",
        "Four dice in a row, neighbours of different colours.",
        "Vier Würfel in einer Reihe, Nachbarn in verschiedenen Farben.",
    );
    check(
        "1: [B|G], [Y|R], [R|B]",
        "Three dice: one blue or green, one yellow or red, one red or blue.",
        "Drei Würfel: einer blau oder grün, einer gelb oder rot, einer rot oder blau.",
    );
    check(
        "1: c = c, # = #",
        "Two dice of one colour; besides, two dice of one number.",
        "Zwei Würfel gleicher Farbe; dazu zwei Würfel mit gleicher Zahl.",
    );
    check(
        "1: # = [#|c] = c",
        "Three dice in a row; the first and the second have the same number; the second and the last have \
         the same colour.",
        "Drei Würfel in einer Reihe; der erste und der zweite haben die gleiche Zahl; der zweite und der \
         letzte haben die gleiche Farbe.",
    );
    check(
        "1: # > # < #",
        "Three dice in a row; the first is greater than the second; the second is smaller than the last.",
        "Drei Würfel in einer Reihe; der erste ist größer als der zweite; der zweite ist kleiner als der \
         letzte.",
    );
}

#[test]
fn worth_two() {
    check(
        "2: [#|c] = [#|c] = [#|c]",
        "Three dice in a row, each with the number or the colour of the one before.",
        "Drei Würfel in einer Reihe, jeder mit der Zahl oder der Farbe des vorigen.",
    );
    check(
        "2: 4 > _ > _",
        "Three dice in a row, each smaller than the one before; the first one is a 4.",
        "Drei Würfel in einer Reihe, jeder kleiner als der vorige; der erste ist eine 4.",
    );
    check(
        "2: [K|1], [K|2], [K|3]",
        "Three dice: one black or a 1, one black or a 2, one black or a 3.",
        "Drei Würfel: einer schwarz oder eine 1, einer schwarz oder eine 2, einer schwarz oder eine 3.",
    );
    check(
        "2: # + # = # + #",
        "Four dice in a row; the first plus the second equals the third plus the last.",
        "Vier Würfel in einer Reihe; der erste plus der zweite ist so viel wie der dritte plus der letzte.",
    );
}

#[test]
fn worth_three() {
    check(
        "3: [G|Y] + [R|B] = 7",
        "Two dice that add up to 7; the first one is green or yellow; the second one is red or blue.",
        "Zwei Würfel mit der Summe 7; der erste ist grün oder gelb; der zweite ist rot oder blau.",
    );
    check(
        "3: # = # = #",
        "Three dice of one number.",
        "Drei Würfel mit gleicher Zahl.",
    );
    check(
        "3: 5, Y, G2",
        "Three dice: a 5, one yellow, a green 2.",
        "Drei Würfel: eine 5, einer gelb, eine grüne 2.",
    );
    check(
        "3: [R|K] + [B|2] = 7",
        "Two dice that add up to 7; the first one is red or black; the second one is blue or a 2.",
        "Zwei Würfel mit der Summe 7; der erste ist rot oder schwarz; der zweite ist blau oder eine 2.",
    );
    check(
        "3: [B|G], [Y|R], B4",
        "Three dice: one blue or green, one yellow or red, a blue 4.",
        "Drei Würfel: einer blau oder grün, einer gelb oder rot, eine blaue 4.",
    );
}

#[test]
fn worth_four() {
    check(
        "4: stack # > # > # > #",
        "A stack of four dice, each smaller than the one below.",
        "Ein Turm aus vier Würfeln, jeder kleiner als der darunter.",
    );
    check(
        "4: stack # < # < # < #",
        "A stack of four dice, each greater than the one below.",
        "Ein Turm aus vier Würfeln, jeder größer als der darunter.",
    );
    check(
        "4: stack Y, R, B, G",
        "A stack of four dice, from the bottom: yellow, red, blue, green.",
        "Ein Turm aus vier Würfeln, von unten: gelb, rot, blau, grün.",
    );
    check(
        "4: c = c = c = c",
        "Four dice of one colour.",
        "Vier Würfel gleicher Farbe.",
    );
    check(
        "4: 2, 2, 2",
        "Three dice, each a 2.",
        "Drei Würfel, jeder eine 2.",
    );
    check(
        "4: c# = c#",
        "Two dice of one colour and one number.",
        "Zwei Würfel gleicher Farbe und mit gleicher Zahl.",
    );
    check(
        "4: # = # = B#",
        "Three dice of one number; the last one is blue.",
        "Drei Würfel mit gleicher Zahl; der letzte ist blau.",
    );
}

#[test]
fn worth_six() {
    check(
        "6: pyramid K, R, K / B, G / Y",
        "A pyramid of six dice; at the bottom: black, red, black; above them: blue, green; on top: yellow.",
        "Eine Pyramide aus sechs Würfeln; unten: schwarz, rot, schwarz; darüber: blau, grün; obenauf: gelb.",
    );
    check(
        "6: pyramid 1, [3|R], 2 / [K|B], [G|4] / [5|Y]",
        "A pyramid of six dice; at the bottom: a 1, a 3 or red, a 2; above them: black or blue, green or a 4; \
         on top: a 5 or yellow.",
        "Eine Pyramide aus sechs Würfeln; unten: eine 1, eine 3 oder rot, eine 2; darüber: schwarz oder blau, \
         grün oder eine 4; obenauf: eine 5 oder gelb.",
    );
    check(
        "6: stacks [1|4], [2|5], [3|6] / [R|Y], [G|B], [K|R]",
        "Two stacks, each of three dice. The first stack, from the bottom: a 1 or a 4, a 2 or a 5, a 3 or a 6. \
         The second stack, from the bottom: red or yellow, green or blue, black or red.",
        "Zwei Türme, jeder aus drei Würfeln. Der erste Turm, von unten: eine 1 oder eine 4, eine 2 oder eine 5, \
         eine 3 oder eine 6. Der zweite Turm, von unten: rot oder gelb, grün oder blau, schwarz oder rot.",
    );
    check(
        "6: stacks [1|2], [3|4], [5|6] / [R|Y], [K|B], [R|G]",
        "Two stacks, each of three dice. The first stack, from the bottom: a 1 or a 2, a 3 or a 4, a 5 or a 6. \
         The second stack, from the bottom: red or yellow, black or blue, red or green.",
        "Zwei Türme, jeder aus drei Würfeln. Der erste Turm, von unten: eine 1 oder eine 2, eine 3 oder eine 4, \
         eine 5 oder eine 6. Der zweite Turm, von unten: rot oder gelb, schwarz oder blau, rot oder grün.",
    );
}

#[test]
fn what_countdown_adds() {
    check(
        "2: stack # < #, # < #",
        "A stack of four dice; the first is smaller than the second; the third is smaller than the last.",
        "Ein Turm aus vier Würfeln; der erste ist kleiner als der zweite; der dritte ist kleiner als der letzte.",
    );
    check(
        "5: wall Y, K, B / R, -, G",
        "A wall of five dice; at the bottom: yellow, black, blue; on the first and the last: red, green.",
        "Eine Mauer aus fünf Würfeln; unten: gelb, schwarz, blau; auf dem ersten und dem letzten: rot, grün.",
    );
    check(
        "5: ziggurat B, 5, 6, Y / R",
        "A ziggurat of five dice; at the bottom: blue, a 5, a 6, yellow; on top: red.",
        "Ein Zikkurat aus fünf Würfeln; unten: blau, eine 5, eine 6, gelb; obenauf: rot.",
    );
    check(
        "2: # - # = #",
        "Three dice in a row; the first minus the second equals the last.",
        "Drei Würfel in einer Reihe; der erste minus der zweite ist so viel wie der letzte.",
    );
    check(
        "2: first R, !G, last S",
        "Three dice: one red, one not green, a split die; the first one must be placed first; the last one must \
         be placed last.",
        "Drei Würfel: einer rot, einer nicht grün, ein zweifarbiger; der erste muss zuerst gelegt werden; der \
         letzte muss zuletzt gelegt werden.",
    );
    check(
        "3: [R3|K5], S4, !B2, [2|3]",
        "Four dice: a red 3 or a black 5, a 4 on a split die, a 2, but not blue, a 2 or a 3.",
        "Vier Würfel: eine rote 3 oder eine schwarze 5, eine 4 auf einem zweifarbigen, eine 2, aber nicht blau, \
         eine 2 oder eine 3.",
    );
    check(
        "2: stack ?, ?, Y1, ?, ?",
        "A stack of five dice; the third one is a yellow 1.",
        "Ein Turm aus fünf Würfeln; der dritte ist eine gelbe 1.",
    );
    check(
        "2: # - # = 2",
        "Two dice in a row; the first minus the second equals 2.",
        "Zwei Würfel in einer Reihe; der erste minus der zweite ergibt 2.",
    );
    check(
        "1: [#|c] = [#|c]",
        "Two dice of one number or one colour.",
        "Zwei Würfel mit gleicher Zahl oder gleicher Farbe.",
    );
    check(
        "1: Y > #, # + 2 = 5",
        "Two dice in a row, the second smaller than the first; the first one is yellow; besides, one die in a \
         row; the first plus 2 equals 5.",
        "Zwei Würfel in einer Reihe, der zweite kleiner als der erste; der erste ist gelb; dazu ein Würfel in \
         einer Reihe; der erste plus 2 ergibt 5.",
    );
    check(
        "2: wall first # = #, R / Y",
        "A wall of four dice; at the bottom: two dice of one number, the first one must be placed first, besides, \
         one red; on the first: yellow.",
        "Eine Mauer aus vier Würfeln; unten: zwei Würfel mit gleicher Zahl, der erste muss zuerst gelegt werden, \
         dazu einer rot; auf dem ersten: gelb.",
    );
    check(
        "2: ziggurat 1, 2, 3, first 4 / last R",
        "A ziggurat of five dice; at the bottom: a 1, a 2, a 3, a 4, the last one must be placed first; on top: \
         red, it must be placed last.",
        "Ein Zikkurat aus fünf Würfeln; unten: eine 1, eine 2, eine 3, eine 4, der letzte muss zuerst gelegt \
         werden; obenauf: rot, dieser Würfel muss zuletzt gelegt werden.",
    );
    check(
        "2: first [3|4], # < #, last [Y|K]",
        "A 3 or a 4; it must be placed first; besides, two dice in a row, the second greater than the first; \
         besides, one yellow or black; it must be placed last.",
        "Eine 3 oder eine 4; dieser Würfel muss zuerst gelegt werden; dazu zwei Würfel in einer Reihe, der zweite \
         größer als der erste; dazu einer gelb oder schwarz; dieser Würfel muss zuletzt gelegt werden.",
    );
    check(
        "spark: [#|c] = last [#|c]",
        "Two dice of one number or one colour; the second one must be placed last.",
        "Zwei Würfel mit gleicher Zahl oder gleicher Farbe; der zweite muss zuletzt gelegt werden.",
    );
}
