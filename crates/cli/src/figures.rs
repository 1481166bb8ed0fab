//! Moments and sizes as people read them.

/// A moment in milliseconds since the epoch, by the clock of Greenwich: `2026-11-18 02:15`.
pub(crate) fn moment(millis: u64) -> String {
    let minutes = millis / 60_000;
    let (days, minute) = (minutes / 1440, minutes % 1440);
    let (year, month, day) = date(days);
    format!(
        "{year:04}-{month:02}-{day:02} {:02}:{:02}",
        minute / 60,
        minute % 60
    )
}

/// Year, month and day of so many days after the first of January 1970. Years begin in March here, so that the day that
/// only some years have is their last.
fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let of_years = of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096;
    let year = of_years / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    (year + era * 400 + later, month, day)
}

/// A size: `812 B`, `3.4 kB`, `120 MB`.
pub(crate) fn size(bytes: u64) -> String {
    let units = ["kB", "MB", "GB", "TB"];
    if bytes < 1000 {
        return format!("{bytes} B");
    }
    let mut size = bytes as f64 / 1000.0;
    let mut unit = 0;
    while size >= 999.5 && unit + 1 < units.len() {
        size /= 1000.0;
        unit += 1;
    }
    match size < 9.95 {
        true => format!("{size:.1} {}", units[unit]),
        false => format!("{size:.0} {}", units[unit]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_dates_and_times() {
        for (seconds, expected) in [
            (0, "1970-01-01 00:00"),
            (951_782_399, "2000-02-28 23:59"),
            (951_782_400, "2000-02-29 00:00"),
            (951_868_800, "2000-03-01 00:00"),
            (1_709_164_800, "2024-02-29 00:00"),
            (1_767_225_599, "2025-12-31 23:59"),
            (1_794_968_100, "2026-11-18 02:15"),
            (4_107_542_400, "2100-03-01 00:00"),
        ] {
            assert_eq!(moment(seconds * 1000), expected);
        }
    }

    #[test]
    fn sizes_have_two_or_three_digits() {
        for (bytes, expected) in [
            (0, "0 B"),
            (999, "999 B"),
            (1000, "1.0 kB"),
            (3449, "3.4 kB"),
            (9949, "9.9 kB"),
            (9950, "10 kB"),
            (999_499, "999 kB"),
            (999_500, "1.0 MB"),
            (16 << 20, "17 MB"),
            (5_000_000_000_000_000, "5000 TB"),
        ] {
            assert_eq!(size(bytes), expected);
        }
    }
}
