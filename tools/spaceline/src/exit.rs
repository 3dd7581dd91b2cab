//! How a run ends, for those who ask the shell.

use std::process::ExitCode;

/// How a run ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// All is well.
    Fine,
    /// Scripts, packs or files cannot be loaded.
    Load,
    /// What was to be shown did not hold.
    Failed,
    /// The command cannot be understood.
    Usage,
    /// Somebody ended it from outside, with Ctrl-C or a signal.
    Signal,
}

impl Exit {
    /// The number for the shell.
    pub const fn number(self) -> u8 {
        match self {
            Self::Fine => 0,
            Self::Load => 1,
            Self::Failed => 2,
            Self::Usage => 64,
            Self::Signal => 130,
        }
    }

    /// As the last word of a run.
    pub fn code(self) -> ExitCode {
        ExitCode::from(self.number())
    }
}
