//! One of several nodes: what they share, and what this one is called.

use klaxon_server::{Shared, is_node_name};
use klaxon_words::{Arg, Language, text};

use crate::complaint::Complaint;

/// What several nodes share, if this is to be one of them.
pub(super) fn shared(
    postgres: Option<String>,
    nats: Option<String>,
    node: Option<String>,
    language: Language,
) -> Result<Option<Shared>, Complaint> {
    match (postgres, nats, node) {
        (None, None, None) => Ok(None),
        (Some(postgres), Some(nats), node) => {
            let node = node.unwrap_or_else(machine);
            if !is_node_name(&node) {
                let args = [("what", Arg::Text(&node))];
                return Err(Complaint::Plain(text(language, "serve-bad-node", &args)));
            }
            Ok(Some(Shared {
                postgres,
                nats,
                node,
            }))
        }
        _ => Err(Complaint::Plain(text(language, "serve-half-shared", &[]))),
    }
}

/// The name of the machine, as far as a node can have it.
fn machine() -> String {
    let name = std::env::var("HOSTNAME").ok();
    let name = name.or_else(|| std::fs::read_to_string("/etc/hostname").ok());
    let name = name.unwrap_or_default();
    let first = name.trim().split('.').next();
    first.unwrap_or_default().to_owned()
}

/// A URL without the name and the password of whoever logs in.
pub(super) fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else {
        return url.to_owned();
    };
    let (place, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let host = place.rsplit('@').next().unwrap_or(place);
    let path = path.split('?').next().unwrap_or(path);
    format!("{scheme}://{host}{path}")
}

#[cfg(test)]
mod tests {
    use super::without_password;

    #[test]
    fn nobody_reads_a_password_on_the_screen() {
        let shown = [
            (
                "postgres://ann:secret@db.example:5432/klaxon?sslmode=require",
                "postgres://db.example:5432/klaxon",
            ),
            ("postgres://ann:se@cret@db/klaxon", "postgres://db/klaxon"),
            ("postgres://db", "postgres://db"),
            ("nonsense", "nonsense"),
        ];
        for (url, expected) in shown {
            assert_eq!(without_password(url), expected);
        }
    }
}
