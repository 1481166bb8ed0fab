//! What the build refuses in the Fluent files, and what it says then.

use crate::compile::{Locale, Source, compile};

fn locale(code: &str, files: &[&str]) -> Locale {
    let source = |(index, text): (usize, &&str)| Source {
        path: format!("../../locales/{code}/{index}.ftl").into(),
        text: (*text).to_owned(),
    };
    Locale {
        code: code.to_owned(),
        sources: files.iter().enumerate().map(source).collect(),
    }
}

fn problems(locales: &[Locale]) -> Vec<String> {
    match compile(locales) {
        Ok(_) => Vec::new(),
        Err(problems) => problems.iter().map(ToString::to_string).collect(),
    }
}

fn check(source: &str, expected: &str) {
    let problems = problems(&[locale("en", &[source])]);
    assert!(
        problems.iter().any(|problem| problem.contains(expected)),
        "{source}\nexpected: {expected}\nfound: {problems:#?}"
    );
}

#[test]
fn good_texts_have_no_problems() {
    let source =
        "# a comment\na = { b } { -c } { $d ->\n [1] x\n *[other] { $d }\n}\nb = B\n-c = C";
    assert_eq!(problems(&[locale("en", &[source])]), [""; 0]);
}

#[test]
fn syntax_errors_are_refused() {
    check("a = fine\nb : not", "locales/en/0.ftl:2: not valid Fluent");
    check("a = { $n", "locales/en/0.ftl:1: not valid Fluent");
    check("a = }", "Unbalanced closing brace");
    check("a =", "Expected a message field for \"a\"");
    check("a = { $n ->\n [one] x\n}", "must have a default variant");
    check(
        "a = { b ->\n *[one] x\n}\nb = x",
        "can't be used as a selector",
    );
    check("some junk", "locales/en/0.ftl:1: not valid Fluent");
}

#[test]
fn every_syntax_error_is_named() {
    let found = problems(&[locale("en", &["a ! x\n\nb = fine\n\nc ! x"])]);
    assert_eq!(found.len(), 2);
    assert!(found[1].starts_with("locales/en/0.ftl:5: "), "{found:?}");
}

#[test]
fn what_the_evaluator_does_not_know_is_refused() {
    check(
        "a = x\nb = { NUMBER($n) }",
        "locales/en/0.ftl:2: the function `NUMBER` is used: pass its result as an argument",
    );
    check(
        "a = x\n .title = y",
        "locales/en/0.ftl:2: `a` has the attribute `.title`: make it a message of its own, such as `a-title`",
    );
    check("a =\n .title = y", "`a` has the attribute `.title`");
    check("-a = x\n .case = y", "`-a` has the attribute `.case`");
    check("a = x\nb = { a.title }", "an attribute of `a` is used");
    check(
        "-a = x\nb = { -a(n: 1) }",
        "the term `-a` is used with arguments",
    );
    check(
        "-a = x\nb = { -a() }",
        "the term `-a` is used with arguments",
    );
    check(
        "-a = x { $n }",
        "the term `-a` needs `$n`: make it a message",
    );
    check("-a = { b }\nb = { $n }", "the term `-a` needs `$n`");
}

#[test]
fn only_arguments_select() {
    let select_by = |selector: &str| format!("a = {{ {selector} ->\n *[x] y\n}}\n-t = t\n .x = y");
    check(&select_by("3"), "`3` cannot select a variant");
    check(&select_by("\"x\""), "`x` cannot select a variant");
    check(&select_by("-t.x"), "`t` cannot select a variant");
    check(&select_by("NUMBER($n)"), "`NUMBER` cannot select a variant");
}

#[test]
fn variants_are_whole_numbers_or_names_and_differ() {
    let select = |variants: &str| format!("a = {{ $n ->\n {variants}\n}}");
    check(
        &select("[1.5] x\n *[other] y"),
        "`[1.5]` can never be selected",
    );
    check(&select("[1] x\n *[1] y"), "the variant `[1]` occurs twice");
    check(
        &select("[x] x\n [x] z\n *[y] y"),
        "the variant `[x]` occurs twice",
    );
    check(
        &select("[one] { $m ->\n [2] x\n [2] y\n *[3] z\n }\n *[other] y"),
        "locales/en/0.ftl:4: the variant `[2]` occurs twice",
    );
}

#[test]
fn escapes_are_characters() {
    check("a = { \"\\uD800\" }", "has an escape that is no character");
    check("a = { \"\\{\" }", "has an escape that is no character");
    check("a = { \"\\n\" }", "Unknown escape sequence");
}

#[test]
fn keys_are_lower_case_kebab() {
    for key in ["Key", "a_b", "aB", "a--b", "a-"] {
        check(&format!("{key} = x"), "must consist of lower-case letters");
    }
    check("-Term = x", "`-Term` must consist of lower-case letters");
}

#[test]
fn references_lead_somewhere() {
    check(
        "a = x\nb =\n  y\n  { c }",
        "locales/en/0.ftl:4: `c` is not defined in `en`: define it or correct the reference",
    );
    check("a = { -c }", "`-c` is not defined in `en`");
    check("a = { -b }\nb = x", "`-b` is not defined in `en`");
    check("a = { $n ->\n *[x] { b }\n}", "`b` is not defined in `en`");
}

#[test]
fn references_do_not_lead_back() {
    check(
        "a = { a }",
        "locales/en/0.ftl:1: the references `a` → `a` form a circle",
    );
    check(
        "a = { $n ->\n *[x] { -b }\n}\n-b = { a }",
        "`a` → `-b` → `a`",
    );

    let source = "start = { a }\na = { b }\nb = { c }\nc = { a }";
    let found = problems(&[locale("en", &[source])]);
    assert_eq!(
        found,
        [
            "locales/en/0.ftl:2: the references `a` → `b` → `c` → `a` form a circle: remove one of them"
        ]
    );
}

#[test]
fn keys_are_unique_in_a_language() {
    check(
        "a = x\na = y",
        "locales/en/0.ftl:2: `a` is already defined at locales/en/0.ftl:1",
    );
    let found = problems(&[locale("en", &["a = x", "-a = x\na = y"])]);
    assert_eq!(
        found,
        [
            "locales/en/1.ftl:2: `a` is already defined at locales/en/0.ftl:1: remove or rename one of them"
        ]
    );
}

fn check_pair(english: &str, german: &str, expected: &[&str]) {
    let locales = [locale("en", &[english]), locale("de", &[german])];
    assert_eq!(problems(&locales), expected, "{english}\n{german}");
}

#[test]
fn languages_have_the_same_keys() {
    check_pair(
        "a = x\nb = x",
        "c = x\na = x",
        &[
            "locales/en/0.ftl:2: `b` is not defined in `de`: define it there or remove it here",
            "locales/de/0.ftl:1: `c` is not defined in `en`: define it there or remove it here",
        ],
    );
    check_pair("a = x\n-english = x", "-deutsch = x\na = x", &[]);
}

#[test]
fn languages_use_the_same_arguments() {
    check_pair(
        "a = { $n ->\n *[x] { $m }\n}",
        "\na = { $n } { $o }",
        &[
            "locales/de/0.ftl:2: `a` needs `$n`, `$o`, but `$m`, `$n` at locales/en/0.ftl:1: use the same arguments in all languages",
        ],
    );
    check_pair(
        "a = x",
        "a = { $n }",
        &[
            "locales/de/0.ftl:1: `a` needs `$n`, but no arguments at locales/en/0.ftl:1: use the same arguments in all languages",
        ],
    );
    check_pair("a = { b }\nb = { $n }", "a = { $n }\nb = { $n }", &[]);
}
