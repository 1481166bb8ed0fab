//! What is to be said, before it is said in a language: a key with arguments. The word crate has the texts.

/// A key of the locale files, and what to fill in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The key, the same in every language.
    pub key: &'static str,
    /// The arguments, by name.
    pub args: Vec<(&'static str, Value)>,
}

/// What an argument can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number, which may choose between singular and plural.
    Number(i64),
    /// A text to show as it is, or a name to choose by.
    Text(String),
    /// Another message.
    Message(Message),
    /// Several messages, and what joins them.
    List(Joint, Vec<Message>),
}

/// What stands between the members of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joint {
    /// a, b, c
    Comma,
    /// a, b and c
    And,
    /// a or b
    Or,
    /// a; b; c
    Semicolon,
    /// a b c
    Space,
}

impl Message {
    /// A message without arguments.
    pub fn new(key: &'static str) -> Message {
        Message {
            key,
            args: Vec::new(),
        }
    }

    /// With one more argument.
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        self.args.push((name, value.into()));
        self
    }

    /// With one more argument, a list.
    pub fn with_list(
        self,
        name: &'static str,
        joint: Joint,
        members: impl IntoIterator<Item = Message>,
    ) -> Message {
        self.with(name, Value::List(joint, members.into_iter().collect()))
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Value {
        Value::Number(i64::from(number))
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(i64::from(number))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<char> for Value {
    fn from(letter: char) -> Value {
        Value::Text(letter.to_string())
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Value {
        Value::Message(message)
    }
}
