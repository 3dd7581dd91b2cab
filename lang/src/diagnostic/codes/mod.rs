//! The pages of all codes, one file a stage.

pub(super) mod checks;
pub(super) mod declare;
pub(super) mod phrase;
pub(super) mod scenario;
pub(super) mod syntax;

pub use checks::*;
pub use declare::*;
pub use phrase::*;
pub use scenario::*;
pub use syntax::*;
