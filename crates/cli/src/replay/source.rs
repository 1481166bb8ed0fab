//! Where a record comes from: a file, or a server.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use klaxon_words::{Arg, Language, text};
use ureq::Agent;
use ureq::tls::{Certificate, RootCerts, TlsConfig, TlsProvider};

use crate::complaint::Complaint;
use crate::file;

/// A record is never longer: a room that has written so much is closed.
const LONGEST: u64 = 16 * 1024 * 1024;
/// How long a server may take for its answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// Reads a record.
pub(super) fn read(what: &str, language: Language) -> Result<String, Complaint> {
    match what.split_once("://") {
        Some(("http" | "https", rest)) => fetch(what, rest, language),
        _ => file::read(Path::new(what)),
    }
}

/// Where a server has the record that a link leads to: `/replay/ADDRESS`, with or without a moment behind it, is a page
/// for people, and `/api/records/ADDRESS` is the record itself. None if the link leads to no record.
fn api(link: &str, rest: &str) -> Option<String> {
    let path = rest.split(['?', '#']).next()?.trim_end_matches('/');
    let (above, address) = path.rsplit_once('/')?;
    let host = above
        .strip_suffix("/replay")
        .or(above.strip_suffix("/api/records"))?;
    let hex = |byte: u8| byte.is_ascii_hexdigit();
    let scheme = link.split("://").next()?;
    (address.len() == 32 && address.bytes().all(hex) && !host.is_empty())
        .then(|| format!("{scheme}://{host}/api/records/{}", address.to_lowercase()))
}

fn fetch(link: &str, rest: &str, language: Language) -> Result<String, Complaint> {
    let say = |key: &str, error: &str| {
        let args = [("link", Arg::Text(link)), ("error", Arg::Text(error))];
        text(language, key, &args)
    };
    let url = api(link, rest).ok_or_else(|| Complaint::Plain(say("story-no-link", "")))?;
    let unreached =
        |error: ureq::Error| Complaint::Passing(say("story-no-host", &error.to_string()));
    let asked = agent().get(&url).query("lang", language.code());
    let mut answer = asked.call().map_err(unreached)?;
    let body = answer.body_mut().with_config().limit(LONGEST);
    let body = body.read_to_string().map_err(|error| match error {
        ureq::Error::BodyExceedsLimit(_) => Complaint::Plain(say("story-too-long", "")),
        error => unreached(error),
    })?;
    match answer.status().as_u16() {
        200 => Ok(body),
        status => Err(Complaint::Plain(say(
            "story-not-there",
            &why(status, &body),
        ))),
    }
}

/// What a server says of why there is nothing; the number of its answer, if it says nothing that we understand.
fn why(status: u16, body: &str) -> String {
    let problem: Option<serde_json::Value> = serde_json::from_str(body).ok();
    let told = problem
        .as_ref()
        .and_then(|problem| problem["text"].as_str());
    told.map_or(status.to_string(), str::to_owned)
}

/// Whoever asks servers. Certificates are those that the system trusts.
fn agent() -> Agent {
    let certificates = rustls_native_certs::load_native_certs().certs.into_iter();
    let roots: Vec<Certificate<'static>> = certificates
        .map(|certificate| Certificate::from_der(&certificate).to_owned())
        .collect();
    let tls = TlsConfig::builder()
        .provider(TlsProvider::Rustls)
        .unversioned_rustls_crypto_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .root_certs(RootCerts::Specific(Arc::new(roots)))
        .build();
    Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(PATIENCE))
        .tls_config(tls)
        .build()
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(link: &str) -> Option<String> {
        let (_, rest) = link.split_once("://").expect("a link");
        api(link, rest)
    }

    #[test]
    fn every_link_to_a_record_leads_to_the_record_itself() {
        let address = "0123456789abcdef0123456789abcdef";
        let expected = format!("https://klaxon.example/api/records/{address}");
        for link in [
            format!("https://klaxon.example/replay/{address}"),
            format!("https://klaxon.example/replay/{address}/"),
            format!("https://klaxon.example/replay/{address}?at=38&lang=de"),
            format!(
                "https://klaxon.example/replay/{}#top",
                address.to_uppercase()
            ),
            format!("https://klaxon.example/api/records/{address}?download"),
        ] {
            assert_eq!(found(&link), Some(expected.clone()), "{link}");
        }
        let below = format!("http://127.0.0.1:8080/games/replay/{address}");
        let expected = format!("http://127.0.0.1:8080/games/api/records/{address}");
        assert_eq!(found(&below), Some(expected));
    }

    #[test]
    fn other_links_lead_to_no_record() {
        let address = "0123456789abcdef0123456789abcdef";
        for link in [
            "https://klaxon.example/",
            "https://klaxon.example/KRTW",
            "https://klaxon.example/replay/",
            "https://klaxon.example/replay/tea",
            "https:///replay/0123456789abcdef0123456789abcdef",
            &format!("https://klaxon.example/{address}"),
            &format!("https://klaxon.example/replay/{address}0"),
        ] {
            assert_eq!(found(link), None, "{link}");
        }
    }
}
