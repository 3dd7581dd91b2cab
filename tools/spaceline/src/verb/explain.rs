//! `spaceline explain`: the page of an error code.

use crate::args::ExplainArgs;
use crate::exit::Exit;
use crate::json;
use crate::say::complain;
use spaceline_lang::diagnostic::{self, Code, nearest};
use spaceline_rules::codes;
use spaceline_table::json::{Explain, Page};

/// Runs it.
pub fn run(args: &ExplainArgs) -> Exit {
    let page = |code: &Code| Page {
        code: code.to_string(),
        title: code.title().to_owned(),
        markdown: code.page.to_owned(),
    };
    let Some(wanted) = &args.code else {
        json::result(|| Explain {
            pages: all().map(page).collect(),
        });
        for code in all() {
            say!("{code}  {}", code.title());
        }
        return Exit::Fine;
    };
    if let Some(code) = codes::explain(wanted) {
        say_on!("{}", code.shown());
        json::result(|| Explain {
            pages: vec![page(code)],
        });
        return Exit::Fine;
    }
    let near = nearest(&wanted.to_uppercase(), all().map(|code| code.id));
    let help = near.map(|near| format!("`spaceline explain {near}`"));
    complain(&format!("no error has the code `{wanted}`"), help);
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
