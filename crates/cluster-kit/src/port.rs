//! Ports that nobody uses.

use std::io;
use std::net::{Ipv4Addr, TcpListener, TcpStream};

/// A port of this machine that was free just now.
pub(crate) fn free() -> io::Result<u16> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    Ok(listener.local_addr()?.port())
}

/// Whether somebody listens there.
pub(crate) fn answers(port: u16) -> bool {
    TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok()
}
