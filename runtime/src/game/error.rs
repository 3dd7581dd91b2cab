//! Why a choice led nowhere.

use crate::ask::Refusal;
use crate::fault::Fault;
use thiserror::Error;

/// Why a choice did not lead to a new position. The old one stands.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Error {
    /// The choice is not possible.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// A script is at fault.
    #[error(transparent)]
    Fault(#[from] Fault),
}
