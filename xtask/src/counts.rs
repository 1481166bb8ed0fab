//! How many tests passed and failed, as `cargo test` prints it.

/// How many tests passed and failed.
#[derive(Clone, Copy, Default)]
pub(crate) struct Counts {
    pub(crate) passed: u32,
    pub(crate) failed: u32,
}

impl Counts {
    /// Adds up the results of all test binaries.
    pub(crate) fn of(lines: &[String]) -> Counts {
        let count = |word: &str| -> u32 {
            let results = lines.iter().filter(|line| line.starts_with("test result:"));
            let parts = results.flat_map(|line| line.split([';', '.']));
            let numbers =
                parts.filter_map(|part| part.trim().strip_suffix(word)?.trim().parse::<u32>().ok());
            numbers.sum()
        };
        Counts {
            passed: count("passed"),
            failed: count("failed"),
        }
    }

    /// Both together.
    pub(crate) fn and(self, other: Counts) -> Counts {
        Counts {
            passed: self.passed + other.passed,
            failed: self.failed + other.failed,
        }
    }
}
