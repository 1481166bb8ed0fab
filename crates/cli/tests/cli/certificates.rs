//! `klaxon serve` with a certificate: TLS.

use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use tempfile::TempDir;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::tungstenite::Message;

use crate::serve::{check_complaint, end, file, folder, open, send, serve};

/// A certificate for this machine and its key, as files; and a client's settings that trust it.
struct Identity {
    folder: TempDir,
    certificate: String,
    key: String,
    trust: Arc<ClientConfig>,
}

fn identity() -> Identity {
    let names = vec!["localhost".to_owned(), "127.0.0.1".to_owned()];
    let made = rcgen::generate_simple_self_signed(names).expect("a certificate");
    let folder = folder();
    let certificate = file(&folder, "cert.pem", &made.cert.pem());
    let key = file(&folder, "key.pem", &made.signing_key.serialize_pem());
    let mut roots = RootCertStore::empty();
    roots.add(made.cert.der().clone()).expect("a root");
    let provider = tokio_rustls::rustls::crypto::ring::default_provider();
    let trust = ClientConfig::builder_with_provider(Arc::new(provider))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    Identity {
        folder,
        certificate,
        key,
        trust: Arc::new(trust),
    }
}

impl Identity {
    async fn connect(&self, address: &str) -> TlsStream<tokio::net::TcpStream> {
        let stream = tokio::net::TcpStream::connect(address).await;
        let name = ServerName::try_from("localhost").expect("a name");
        let stream = TlsConnector::from(self.trust.clone())
            .connect(name, stream.expect("a connection"))
            .await;
        stream.expect("a handshake")
    }

    /// Opens a room through https; its code.
    async fn open_room(&self, address: &str) -> String {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let body = "{\"game\":\"fuse\"}";
        let request = format!(
            "POST /api/rooms HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut stream = self.connect(address).await;
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
        let body = answer.split("\r\n\r\n").nth(1).expect("a body");
        let opened: serde_json::Value = serde_json::from_str(body).expect("JSON");
        opened["code"].as_str().expect("a code").to_owned()
    }
}

#[tokio::test]
async fn with_a_certificate_it_speaks_tls() {
    let identity = identity();
    let data = folder();
    let (certificate, key) = (identity.certificate.as_str(), identity.key.as_str());
    let in_variable = format!("{certificate},{key}");
    let in_file = format!("tls = [\"{certificate}\", \"{key}\"]\n");
    let config = file(&identity.folder, "klaxon.toml", &in_file);
    let mut by_variable = serve(&data, &[]);
    by_variable.env("KLAXON_TLS", in_variable);
    let commands = [
        serve(&data, &["--tls", certificate, key]),
        serve(&data, &["--config", &config]),
        by_variable,
    ];
    for command in commands {
        let (mut server, address) = open(command);
        let link = format!("https://{address}/");
        assert!(server.printed().contains(&link), "{}", server.printed());
        let room = identity.open_room(&address).await;
        let stream = identity.connect(&address).await;
        let link = format!("wss://{address}/api/socket");
        let socket = tokio_tungstenite::client_async(link, stream).await;
        let (mut socket, _) = socket.expect("a socket");
        let hello =
            format!("{{\"id\":1,\"do\":{{\"hello\":{{\"room\":\"{room}\",\"name\":\"Anna\"}}}}}}");
        socket.send(Message::text(hello)).await.expect("sent");
        let mut heard = Vec::new();
        while let Some(Ok(message)) = socket.next().await {
            if let Message::Text(text) = message {
                heard.push(text.to_string());
            }
            if heard.len() == 1 {
                send("TERM", &server);
            }
        }
        let (first, last) = (heard.first(), heard.last());
        assert!(first.is_some_and(|first| first.starts_with("{\"welcome\":")));
        assert!(last.is_some_and(|last| last.starts_with("{\"bye\":")));
        assert_eq!(end(&mut server), Some(0));
    }
}

#[test]
fn certificates_that_do_not_work_are_refused() {
    let (identity, other, data) = (identity(), self::identity(), folder());
    let garbage = file(&identity.folder, "garbage.pem", "no certificate\n");
    let (certificate, key) = (identity.certificate.as_str(), identity.key.as_str());
    for (certificate, key) in [
        ("nowhere.pem", key),
        (certificate, "nowhere.pem"),
        (&garbage, key),
        (certificate, &garbage),
        (key, certificate),
        (certificate, other.key.as_str()),
    ] {
        check_complaint(
            serve(&data, &["--tls", certificate, key]),
            &[certificate, key, "--tls", "PEM"],
        );
    }
    check_complaint(serve(&data, &["--tls", certificate]), &["--tls"]);
    let mut command = serve(&data, &[]);
    command.env("KLAXON_TLS", certificate);
    check_complaint(command, &["--tls"]);
}
