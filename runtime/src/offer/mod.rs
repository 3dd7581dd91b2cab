//! What players may choose to do.

use crate::evaluate::Eval;
use crate::fault::Fault;
use spaceline_lang::tree::ActionId;

/// Whether a player could initiate an action now.
///
/// # Errors
/// Faults of the scripts asked.
pub fn possible(_eval: &mut Eval<'_>, _action: ActionId, _by: u8) -> Result<bool, Fault> {
    Ok(false)
}
