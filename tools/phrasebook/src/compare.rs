//! From print to script and back: what comes back has to say the same, and in the same words where the game has one
//! way to say it.

use super::draft::Draft;
use super::phrasebook::Phrasebook;
use super::render::Printer;
use super::sheet::Sheet;
use super::tokens;
use spaceline_rules::census::Grade;

/// What became of cards that were read wholly and printed again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Comparison {
    /// How many came back word for word.
    pub same: usize,
    /// Those that came back in other words that say the same: what was printed, and what came back.
    pub reworded: Vec<(String, String, String)>,
    /// Those of which a line cannot be printed.
    pub unprinted: Vec<(String, String)>,
    /// Those that say something else when they are read again: what was printed, and what came back.
    pub changed: Vec<(String, String, String)>,
}

/// Prints all cards that were read wholly, and reads them again.
pub fn compare(book: &Phrasebook, drafts: &[Draft]) -> Comparison {
    let printer = Printer::of(book);
    let mut all = Comparison::default();
    for draft in drafts
        .iter()
        .filter(|draft| draft.grade() == Grade::Complete)
    {
        let Some(sheet) = book.sheets.get(draft.sheet) else {
            continue;
        };
        let title = draft.full_title();
        match printer.card(book, sheet, draft) {
            Err(line) => all.unprinted.push((title, line)),
            Ok(sentences) => {
                let (was, is) = (draft.printed.join(" "), sentences.join(" "));
                if !comes_back(book, sheet, draft, &is) {
                    all.changed.push((title, was, is));
                } else if words(&draft.printed) == words(&sentences) {
                    all.same += 1;
                } else {
                    all.reworded.push((title, was, is));
                }
            }
        }
    }
    all
}

/// The words of sentences, whatever the order of the sentences, and without regard to capitals.
fn words(sentences: &[String]) -> Vec<Vec<String>> {
    let cut = |sentence: &String| {
        let tokens = tokens::cut(sentence);
        let words = tokens.iter().map(|token| token.key().to_string());
        words.filter(|word| word != ".").collect::<Vec<String>>()
    };
    let mut all: Vec<Vec<String>> = sentences.iter().map(cut).collect();
    all.retain(|words| !words.is_empty());
    all.sort();
    all
}

/// Whether a print says what a card says.
fn comes_back(book: &Phrasebook, sheet: &Sheet, draft: &Draft, text: &str) -> bool {
    let mut back = draft.without_text();
    back.read_text(book, sheet, text);
    let (mut was, mut is) = (draft.texts.clone(), back.texts.clone());
    was.sort();
    is.sort();
    let sorted = |draft: &Draft| {
        let facts = draft.facts.iter().map(|(field, values)| {
            let mut values = values.clone();
            values.sort();
            (field.clone(), values)
        });
        let mut facts: Vec<_> = facts.filter(|(_, values)| !values.is_empty()).collect();
        facts.sort();
        facts
    };
    was == is && sorted(draft) == sorted(&back) && back.gaps.is_empty()
}
