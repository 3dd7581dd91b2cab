//! `spaceline edition accept NAME`: writes down what an edition changes, as it stands now.

use crate::args::{Common, EditionArgs, EditionVerb};
use crate::exit::Exit;
use crate::load;
use crate::say::complain;
use spaceline_lang::diagnostic::nearest;
use spaceline_rules::book;

/// Runs it.
pub fn run(common: &Common, args: &EditionArgs) -> Exit {
    let EditionVerb::Accept { name, paths } = &args.verb;
    let packs = load::packs(common, paths);
    let written = match book::written_over(packs, name) {
        Ok(written) => written,
        Err(known) => {
            let help = match nearest(name, known.iter().map(String::as_str)) {
                Some(near) => format!("nearest is `{near}`"),
                None => format!("editions in folders are {}", known.join(", ")),
            };
            complain(
                &format!("no folder has a pack of the edition `{name}`"),
                Some(help),
            );
            return Exit::Usage;
        }
    };
    let parts = load::count(written.base.parts.len(), "part", "parts");
    if let Err(why) = std::fs::write(&written.path, written.base.written()) {
        complain(
            &format!("cannot write {}: {why}", written.path.display()),
            None,
        );
        return Exit::Usage;
    }
    say!("{}: {parts}", written.path.display());
    Exit::Fine
}
