//! The few requests that a client makes without a socket.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// An answer: its status, its head, its body.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Response {
    /// 200 and so on.
    pub status: u16,
    /// All lines before the body.
    pub head: String,
    /// The body.
    pub body: String,
}

/// Sends a request and reads the whole answer.
pub async fn request(
    address: &str,
    method: &str,
    path: &str,
    body: &str,
) -> std::io::Result<Response> {
    let mut stream = TcpStream::connect(address).await?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    Ok(Response {
        status: status.unwrap_or(0),
        head: head.to_owned(),
        body: body.to_owned(),
    })
}

/// Opens a room; its code.
pub async fn open_room(address: &str, game: &str, options: &[&str]) -> Result<String, Response> {
    let body = serde_json::json!({ "game": game, "options": options }).to_string();
    let odd = |error: std::io::Error| Response {
        status: 0,
        head: error.to_string(),
        body: String::new(),
    };
    let response = request(address, "POST", "/api/rooms", &body)
        .await
        .map_err(odd)?;
    let code = serde_json::from_str::<serde_json::Value>(&response.body).ok();
    let code = code.and_then(|value| value["code"].as_str().map(str::to_owned));
    code.ok_or(response)
}
