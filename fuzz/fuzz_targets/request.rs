//! Any bytes are a message or an error, in both forms; a message survives being written again.
#![no_main]

use klaxon_proto::{Form, Told};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    for form in Form::ALL {
        if let Ok(request) = form.read_request(bytes) {
            let written = form.write_request(&request);
            assert_eq!(form.read_request(&written), Ok(request.clone()));
            let _ = request.ask.command();
        }
        if let Ok(reply) = form.read_reply(bytes, &mut Told::default()) {
            let written = form.write_reply(&reply, &mut Told::default());
            assert_eq!(form.read_reply(&written, &mut Told::default()), Ok(reply));
        }
        if let Ok(ask) = form.read_clock_ask(bytes) {
            let written = form.write_clock_ask(&ask);
            assert_eq!(form.read_clock_ask(&written), Ok(ask));
        }
        if let Ok(reply) = form.read_clock_reply(bytes) {
            let written = form.write_clock_reply(&reply);
            assert_eq!(form.read_clock_reply(&written), Ok(reply));
        }
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        if let Ok(fact) = text.parse::<klaxon_room::Fact>() {
            assert_eq!(fact.to_string().parse(), Ok(fact));
        }
        if let Some(change) = klaxon_room::Change::parse(1, klaxon_room::Wall(1), text) {
            let body = change.body();
            assert_eq!(klaxon_room::Change::parse(1, klaxon_room::Wall(1), &body), Some(change));
        }
    }
});
