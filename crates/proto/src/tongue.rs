//! How a client speaks.

use crate::binary;
use crate::clock::{ClockAsk, ClockReply};
use crate::form::{Form, Malformed};
#[cfg(feature = "json-tongue")]
use crate::json;
use crate::reply::Reply;
use crate::request::Request;
use crate::told::Told;

/// How a client of a room speaks.
pub type Tongue = Speech<Request, Reply>;

/// How a phone speaks that shares a clock.
pub type ClockTongue = Speech<ClockAsk, ClockReply>;

/// How a client writes and reads: the half of a [`Form`] that it needs. A program that has one tongue has nothing of the
/// others inside.
pub struct Speech<Asked, Heard> {
    form: Form,
    write: fn(&Asked) -> Vec<u8>,
    read: fn(&[u8], &mut Told) -> Result<Heard, Malformed>,
}

impl<Asked, Heard> Speech<Asked, Heard> {
    /// The form that is spoken.
    pub fn form(self) -> Form {
        self.form
    }

    /// Writes what the client says.
    pub fn write(self, asked: &Asked) -> Vec<u8> {
        (self.write)(asked)
    }

    /// Reads what the server says, on a connection that was told this before.
    pub fn read(self, bytes: &[u8], told: &mut Told) -> Result<Heard, Malformed> {
        (self.read)(bytes, told)
    }
}

impl Tongue {
    /// The binary form of this build.
    pub const BINARY: Tongue = Tongue {
        form: Form::Binary,
        write: binary::write_request,
        read: binary::read_reply,
    };

    /// The form for anybody.
    #[cfg(feature = "json-tongue")]
    pub const JSON: Tongue = Tongue {
        form: Form::Json,
        write: json::write,
        read: |bytes, _| json::read(bytes),
    };
}

impl ClockTongue {
    /// The binary form of this build.
    pub const BINARY: ClockTongue = ClockTongue {
        form: Form::Binary,
        write: binary::write_clock_ask,
        read: |bytes, _| binary::read_clock_reply(bytes),
    };

    /// The form for anybody.
    #[cfg(feature = "json-tongue")]
    pub const JSON: ClockTongue = ClockTongue {
        form: Form::Json,
        write: json::write,
        read: |bytes, _| json::read(bytes),
    };
}

#[cfg(feature = "json-tongue")]
impl From<Form> for Tongue {
    fn from(form: Form) -> Tongue {
        match form {
            Form::Json => Tongue::JSON,
            Form::Binary => Tongue::BINARY,
        }
    }
}

#[cfg(feature = "json-tongue")]
impl From<Form> for ClockTongue {
    fn from(form: Form) -> ClockTongue {
        match form {
            Form::Json => ClockTongue::JSON,
            Form::Binary => ClockTongue::BINARY,
        }
    }
}

impl<Asked, Heard> Clone for Speech<Asked, Heard> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<Asked, Heard> Copy for Speech<Asked, Heard> {}

/// There is one of each form.
impl<Asked, Heard> PartialEq for Speech<Asked, Heard> {
    fn eq(&self, other: &Self) -> bool {
        self.form == other.form
    }
}

impl<Asked, Heard> Eq for Speech<Asked, Heard> {}

impl<Asked, Heard> std::fmt::Debug for Speech<Asked, Heard> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.form.fmt(f)
    }
}
