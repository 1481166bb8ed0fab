//! Game time. Games know no other: whoever runs them maps wall time to it, pauses taken out.

/// Milliseconds since the game began.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Time(pub u32);

impl Time {
    /// The beginning.
    pub const ZERO: Time = Time(0);

    /// So many seconds.
    pub const fn seconds(seconds: u32) -> Time {
        Time(seconds.saturating_mul(1000))
    }

    /// Later by so many milliseconds.
    pub const fn plus(self, later: Time) -> Time {
        Time(self.0.saturating_add(later.0))
    }

    /// How long after the other; nothing if it is before.
    pub const fn since(self, other: Time) -> Time {
        Time(self.0.saturating_sub(other.0))
    }

    /// Full seconds.
    pub const fn whole_seconds(self) -> u32 {
        self.0 / 1000
    }
}

/// Minutes, seconds, milliseconds: `9:41.250`; without the last part where it is zero: `10:00`.
impl std::fmt::Display for Time {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (seconds, millis) = (self.0 / 1000, self.0 % 1000);
        let digit = |number: u32| b'0' + (number % 10) as u8;
        // A time is in every line of a record, and formatting with widths takes long.
        let rest = [
            b':',
            digit(seconds % 60 / 10),
            digit(seconds % 60),
            b'.',
            digit(millis / 100),
            digit(millis / 10),
            digit(millis),
        ];
        let shown = if millis == 0 { 3 } else { rest.len() };
        write!(f, "{}", seconds / 60)?;
        f.write_str(std::str::from_utf8(&rest[..shown]).unwrap_or_default())
    }
}

/// What [`Display`](std::fmt::Display) prints, and one or two digits behind the point too.
impl std::str::FromStr for Time {
    type Err = NotATime;

    fn from_str(text: &str) -> Result<Time, NotATime> {
        let digits = |text: &str, lengths: std::ops::RangeInclusive<usize>| {
            let plain = text.bytes().all(|byte| byte.is_ascii_digit());
            let number = (plain && lengths.contains(&text.len())).then(|| text.parse::<u32>());
            number.and_then(Result::ok).ok_or(NotATime)
        };
        let (minutes, rest) = text.split_once(':').ok_or(NotATime)?;
        let (seconds, fraction) = rest.split_once('.').unwrap_or((rest, "000"));
        let minutes = digits(minutes, 1..=5)?;
        let seconds = digits(seconds, 2..=2)?;
        let millis = digits(&format!("{fraction:0<3}"), 3..=3)?;
        let too_long = minutes > 60_000 || seconds > 59 || fraction.is_empty();
        if too_long {
            return Err(NotATime);
        }
        Ok(Time((minutes * 60 + seconds) * 1000 + millis))
    }
}

/// A text that is no time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotATime;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_print_and_parse() {
        for (millis, text) in [
            (0, "0:00"),
            (600_000, "10:00"),
            (581_250, "9:41.250"),
            (7, "0:00.007"),
        ] {
            assert_eq!(Time(millis).to_string(), text);
            assert_eq!(text.parse(), Ok(Time(millis)));
        }
        assert_eq!("1:02.5".parse(), Ok(Time(62_500)));
        for wrong in [
            "",
            "1",
            "1:2",
            "1:60",
            "1:02.",
            "1:02.1234",
            "-1:00",
            "1:0a",
            "99999:00",
            "+1:00",
        ] {
            assert_eq!(wrong.parse::<Time>(), Err(NotATime), "{wrong}");
        }
    }

    #[test]
    fn time_does_not_run_backwards() {
        assert_eq!(Time(5).since(Time(9)), Time::ZERO);
        assert_eq!(Time(u32::MAX).plus(Time(9)), Time(u32::MAX));
        assert_eq!(Time::seconds(u32::MAX), Time(u32::MAX));
        assert_eq!(Time(1999).whole_seconds(), 1);
    }
}
