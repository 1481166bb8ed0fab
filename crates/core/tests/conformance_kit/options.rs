//! The options of the toy game in the notation.

use klaxon_core::{Message, Time};

use crate::fault::Fault;
use crate::pebbles::{Table, USUAL_CLOCK};

pub(crate) fn options_text(table: &Table) -> Vec<String> {
    let mut lines = vec![format!("seats {}", table.seats)];
    if !table.has(Fault::OptionsForgetTheClock) {
        lines.push(format!("clock {}", table.clock));
    }
    if let Some(fault) = table.fault {
        lines.push(format!("fault {fault:?}"));
    }
    lines
}

pub(crate) fn read_options(name: &str, lines: &[&str]) -> (Table, Vec<(usize, Message)>) {
    let mut table = Table {
        seats: 0,
        clock: USUAL_CLOCK,
        night: name == "night-pebbles",
        fault: None,
    };
    let mut wrong = Vec::new();
    for (i, line) in lines.iter().enumerate() {
        if read_option(&mut table, line).is_none() {
            wrong.push((i, Message::new("option")));
        }
    }
    if table.has(Fault::OptionsReadDifferently) {
        table.clock = table.clock.plus(Time(1));
    }
    if table.has(Fault::NameIsForgotten) {
        table.night = false;
    }
    (table, wrong)
}

fn read_option(table: &mut Table, line: &str) -> Option<()> {
    let (word, rest) = line.split_once(' ')?;
    match word {
        "seats" => table.seats = rest.parse().ok()?,
        "clock" => table.clock = rest.parse().ok()?,
        "fault" => {
            let fault = Fault::named(rest)?;
            if fault == Fault::OptionsCannotBeRead {
                return None;
            }
            table.fault = Some(fault);
        }
        _ => return None,
    }
    Some(())
}
