//! `spaceline explain`: the page of an error code.

use crate::args::ExplainArgs;
use crate::exit::Exit;
use spaceline_lang::diagnostic::{self, Code, nearest};
use spaceline_rules::codes;

/// Runs it.
pub fn run(args: &ExplainArgs) -> Exit {
    let Some(wanted) = &args.code else {
        for code in all() {
            say!("{code}  {}", code.title());
        }
        return Exit::Fine;
    };
    if let Some(code) = codes::explain(wanted) {
        say_on!("{}", code.shown());
        return Exit::Fine;
    }
    eprintln!("no error has the code `{wanted}`");
    let wanted = wanted.to_uppercase();
    if let Some(near) = nearest(&wanted, all().map(|code| code.id)) {
        eprintln!("help: `spaceline explain {near}`");
    }
    Exit::Usage
}

fn all() -> impl Iterator<Item = &'static Code> {
    diagnostic::CODES.iter().chain(codes::CODES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_one_page() {
        let mut ids: Vec<_> = all().map(|code| code.id).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count);
    }
}
