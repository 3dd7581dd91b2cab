//! `spaceline words`: the words that scripts declare.

use crate::args::{Common, WordsArgs};
use crate::exit::Exit;
use crate::say::complain;
use crate::{json, load};
use spaceline_review::words::{self, Word};
use spaceline_rules::pack::Packs;
use spaceline_table::json::{self as data, Words};
use std::path::{Path, PathBuf};

/// Runs it.
pub fn run(common: &Common, args: &WordsArgs) -> Exit {
    // What is there is read, and all else is looked for.
    let (paths, wanted): (Vec<&String>, Vec<&String>) =
        args.wanted.iter().partition(|one| Path::new(one).exists());
    let paths: Vec<PathBuf> = paths.into_iter().map(PathBuf::from).collect();
    let mut packs = load::packs(common, &paths);
    packs.settle();
    let all = match &args.edition {
        Some(edition) => words::under(&packs, edition),
        None => words::all(&packs),
    };
    let mut found: Vec<&Word> = Vec::new();
    if wanted.is_empty() {
        found.extend(&all);
    }
    for wanted in &wanted {
        for word in words::find(&all, wanted) {
            if !found.contains(&word) {
                found.push(word);
            }
        }
    }
    json::result(|| Words {
        words: found.iter().map(|word| entry(word, &packs)).collect(),
    });
    if found.is_empty() && !wanted.is_empty() {
        let wanted: Vec<String> = wanted.iter().map(|one| format!("`{one}`")).collect();
        complain(&format!("no word is like {}", wanted.join(" or ")), None);
        return Exit::Failed;
    }
    if args.markdown {
        let found: Vec<Word> = found.into_iter().cloned().collect();
        say_on!("{}", words::markdown(&found, &packs.sources));
    } else {
        let said = if wanted.is_empty() { line } else { whole };
        found.iter().for_each(|word| say!("{}", said(word, &packs)));
    }
    Exit::Fine
}

/// A word as data.
fn entry(word: &Word, packs: &Packs) -> data::Word {
    data::Word {
        group: word.group.called().to_owned(),
        form: word.form.clone(),
        of: word.of.clone(),
        says: word.says.clone(),
        meaning: word.meaning.clone(),
        file: packs.sources.name(word.span.file).to_owned(),
        span: Some(data::Range::of(word.span, &packs.sources)),
    }
}

/// A word on one line: its sort, its form, of what it is, what is shown of it, and where it stands.
fn line(word: &Word, packs: &Packs) -> String {
    let mut line = format!("{:9}  {}", word.group.called(), word.form);
    if !word.of.is_empty() {
        line.push_str(&format!("  [{}]", word.of));
    }
    if !word.says.is_empty() {
        line.push_str(&format!("  \"{}\"", word.says));
    }
    format!("{line}  ({})", place(word, packs))
}

/// The same, with what it means and a card that uses it.
fn whole(word: &Word, packs: &Packs) -> String {
    let mut lines = line(word, packs);
    if !word.meaning.is_empty() {
        lines.push_str(&format!("\n           {}", word.meaning));
    }
    if let Some(used) = &word.used {
        lines.push_str(&format!("\n           {}: {}", used.card, used.text));
    }
    lines
}

/// Where it is declared.
fn place(word: &Word, packs: &Packs) -> String {
    let file = word.span.file;
    let at = packs.sources.line_of(file, word.span.start) + 1;
    format!("{}:{at}", packs.sources.name(file))
}
