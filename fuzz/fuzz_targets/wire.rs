//! Any texts survive the binary form, one message after the other on the same connection.
#![no_main]

use std::collections::BTreeMap;

use klaxon_proto::{Ask, Form, Reply, Request, Told};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u64, Vec<(u64, u64, Vec<String>, BTreeMap<String, Vec<String>>)>)| {
    let (id, changes) = input;
    let form = Form::Binary;
    let (mut writer, mut reader) = (Told::default(), Told::default());
    for (number, at, facts, events) in changes {
        let ask = Ask::Setup { game: "fuse".to_owned(), options: facts.clone() };
        let request = Request { id, ask };
        assert_eq!(form.read_request(&form.write_request(&request)), Ok(request));
        let change = Reply::Change { number, at, facts, events };
        for reply in [change, Reply::Done { id, number }] {
            let bytes = form.write_reply(&reply, &mut writer);
            assert_eq!(form.read_reply(&bytes, &mut reader), Ok(reply));
            assert_eq!(writer, reader);
        }
    }
});
