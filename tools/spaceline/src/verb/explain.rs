//! `spaceline explain`: the page of an error code.

use crate::args::ExplainArgs;
use crate::exit::Exit;
use spaceline_lang::diagnostic::{self, Code, nearest};
use spaceline_rules::codes;

/// Runs it.
pub fn run(args: &ExplainArgs) -> Exit {
    let Some(wanted) = &args.code else {
        for code in all() {
            say!("{code}  {}", code.title);
        }
        return Exit::Fine;
    };
    if let Some(code) = codes::explain(wanted) {
        say_on!("{}", page(code));
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
    let language = diagnostic::CODES.iter().flat_map(|list| list.iter());
    language.chain(codes::CODES)
}

/// A page as a person reads it.
fn page(code: &Code) -> String {
    let mut page = format!("{code}: {}\n\n{}\n", code.title, fold(code.explanation, 80));
    for (title, example) in [
        ("This gives the error:", code.wrong),
        ("This does not:", code.right),
    ] {
        if !example.is_empty() {
            page.push_str(&format!("\n{title}\n\n"));
            for line in example.lines() {
                page.push_str(&format!("    {line}\n"));
            }
        }
    }
    page
}

/// A paragraph in lines of at most so many characters.
fn fold(text: &str, width: usize) -> String {
    let mut out = String::new();
    let mut length = 0;
    for word in text.split_whitespace() {
        let long = word.chars().count();
        if length > 0 && length + 1 + long > width {
            out.push('\n');
            length = 0;
        } else if length > 0 {
            out.push(' ');
            length += 1;
        }
        out.push_str(word);
        length += long;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_are_folded_between_words() {
        assert_eq!(fold("one two  three four", 9), "one two\nthree\nfour");
        assert_eq!(fold("", 9), "");
        assert_eq!(fold("incomprehensible word", 4), "incomprehensible\nword");
    }

    #[test]
    fn every_code_has_one_page() {
        let mut ids: Vec<_> = all().map(|code| code.id).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count);
    }
}
