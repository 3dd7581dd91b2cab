//! What a check found, and how a failing test says so.

/// A place where an invariant does not hold: file, line, and what is wrong there.
#[derive(Debug)]
pub struct Breach {
    file: String,
    line: usize,
    what: String,
}

impl Breach {
    pub fn new(file: &str, line: usize, what: impl Into<String>) -> Self {
        Self {
            file: file.into(),
            line,
            what: what.into(),
        }
    }
}

impl std::fmt::Display for Breach {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// Fails with every breach on a line of its own, and with the way out.
#[track_caller]
pub fn none(breaches: &[Breach], way_out: &str) {
    let lines: Vec<_> = breaches.iter().map(ToString::to_string).collect();
    assert!(
        lines.is_empty(),
        "{} breaches\n{}\n{way_out}",
        lines.len(),
        lines.join("\n")
    );
}

/// Fails unless the sample is caught at exactly these lines.
#[track_caller]
pub fn caught_at(breaches: &[Breach], lines: &[usize]) {
    let found: Vec<_> = breaches.iter().map(|breach| breach.line).collect();
    assert_eq!(found, lines, "{breaches:#?}");
}
