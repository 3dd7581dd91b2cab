//! Script lines read aloud, where no phrase prints them.
//!
//! In: an item of a card's script. Out: sentences. Forms of the language have words of their own here, packs give theirs as
//! `aloud { "draws({who}, {n})" as "{who} draws {n}" }`. What nobody gives words reads as it is spelled: underscores are blanks,
//! titles lose their quotation marks, and what stands in braces is indented below what does it.

mod binders;
mod forms;
mod pattern;
mod words;

use super::clauses::Form;
use super::pieces::{Cut, pieces};
use binders::unbound;
use forms::{FORMS, colons};
use pattern::{Part, Pattern, fits, inner, sorted, step};
use spaceline_lang::sentence::{Block, Item, WordKind};
use spaceline_lang::words::Key;
use words::{Said, said, told};

/// What the packs say of reading aloud.
#[derive(Clone, Debug)]
pub struct Aloud {
    /// Those with more words stand first.
    patterns: Vec<Pattern>,
    /// Lines that are wholly a clause, and how clauses say that they are printed.
    clauses: Vec<Pattern>,
}

impl Aloud {
    /// Takes the readings of packs, and then those of the language.
    #[must_use]
    pub fn new(given: &[(String, String)], clauses: &[Form]) -> Self {
        let forms = FORMS.iter().map(|(script, says)| (*script, *says));
        let given = given
            .iter()
            .map(|(script, says)| (script.as_str(), says.as_str()));
        let clauses = clauses
            .iter()
            .map(|form| (form.script.as_str(), form.printed.as_str()));
        Self {
            patterns: sorted(given.chain(forms)),
            clauses: sorted(clauses),
        }
    }

    /// The lines of an item. `this` is read as the given words.
    #[must_use]
    pub fn item(&self, item: &Item, script: &str, this: &str) -> Vec<String> {
        let mut lines = Vec::new();
        self.tell(item, script, this, 0, &mut lines);
        lines
    }

    fn tell(&self, item: &Item, script: &str, this: &str, depth: usize, lines: &mut Vec<String>) {
        let start = item.span.start as usize;
        let end = item
            .block
            .as_ref()
            .map_or(item.span.end, |block| block.span.start) as usize;
        // A choice that says how it is called is told in those words alone.
        if item.key() == Some(Key::Says)
            && let Some(WordKind::Text(says)) = item.head.words.first().map(|word| &word.kind)
        {
            return self.told(says, None, script, this, depth, lines);
        }
        let text = script.get(start..end).unwrap_or_default();
        let clause = if depth == 0 {
            self.clause(text, item.block.is_some(), this)
        } else {
            None
        };
        let text = clause.unwrap_or_else(|| self.phrase(text, this));
        self.told(&text, item.block.as_deref(), script, this, depth, lines);
        for other in &item.otherwise {
            let test = other
                .test
                .as_ref()
                .map(|test| format!("otherwise, {}", self.phrase(test.span.of(script), this)));
            let test = test.unwrap_or_else(|| "otherwise".to_owned());
            self.told(&test, Some(&other.block), script, this, depth, lines);
        }
    }

    /// A sentence, and below it what stands in its block.
    fn told(
        &self,
        text: &str,
        block: Option<&Block>,
        script: &str,
        this: &str,
        depth: usize,
        lines: &mut Vec<String>,
    ) {
        let text = text.trim();
        let inside = block.map_or(&[][..], |block| &block.items);
        let text = if inside.is_empty() {
            text
        } else {
            text.trim_end_matches(['.', ',', ':', ' '])
        };
        if !text.is_empty() {
            let mark = match text.chars().last() {
                _ if !inside.is_empty() => ":",
                Some('.' | ':') => "",
                Some(')') if text.starts_with('(') => "",
                _ => ".",
            };
            lines.push(format!(
                "{}{}{mark}",
                "  ".repeat(depth),
                super::render::begun(text)
            ));
        }
        let depth = if text.is_empty() { depth } else { depth + 1 };
        for item in inside {
            self.tell(item, script, this, depth, lines);
        }
    }

    /// A line that is a clause, as the clause says it. Where its last part stands in a block, that follows.
    fn clause(&self, text: &str, block: bool, this: &str) -> Option<String> {
        let words = unbound(said(text));
        let found = self.clauses.iter().find_map(|pattern| {
            let (last, parts) = pattern.parts.split_last()?;
            let mut slots = Vec::new();
            let (Part::Slot(slot), Some(_)) = (last, parts.first()) else {
                let length = fits(&pattern.parts, &words, &mut slots)?;
                return (length == words.len() && !block).then_some((pattern, slots));
            };
            let parts = match parts.split_last() {
                Some((Part::Word(colon), parts)) if block && colon == ":" => parts,
                _ => parts,
            };
            let length = fits(parts, &words, &mut slots)?;
            if block == (length < words.len()) {
                return None;
            }
            let rest = words.get(length..)?;
            let colon = rest
                .first()
                .is_some_and(|word| !word.fixed && word.text == ":");
            slots.push((slot.clone(), rest.get(usize::from(colon)..)?));
            Some((pattern, slots))
        });
        let (pattern, slots) = found?;
        let mut said = Vec::new();
        self.say(pattern, &slots, false, &mut said);
        Some(told(&colons(said), this))
    }

    /// Words read aloud.
    fn phrase(&self, text: &str, this: &str) -> String {
        let words = unbound(said(text));
        // A subject in parentheses is told without them.
        let end = pattern::group(&words).filter(|end| plain(words.get(*end), ":"));
        let words = match end.filter(|end| *end > 1 && !plain(words.get(2), "as")) {
            Some(end) => [words.get(1..end - 1), words.get(end..)]
                .map(Option::unwrap_or_default)
                .concat(),
            None => words,
        };
        told(&colons(self.read(&words)), this)
    }

    /// Words with what forms say in the place of others.
    fn read(&self, words: &[Said]) -> Vec<Said> {
        let mut out: Vec<Said> = Vec::new();
        let mut at = 0;
        while let Some(word) = words.get(at) {
            let rest = words.get(at..).unwrap_or_default();
            let found = self.patterns.iter().find_map(|pattern| {
                let mut slots = Vec::new();
                let length = match pattern.parts.split_first() {
                    Some((Part::Slot(slot), parts)) => {
                        let end = step(rest)?;
                        slots.push((slot.clone(), rest.get(..end)?));
                        end + fits(parts, rest.get(end..)?, &mut slots)?
                    }
                    _ => fits(&pattern.parts, rest, &mut slots)?,
                };
                Some((pattern, length, slots))
            });
            match found {
                Some((pattern, length, slots)) if length > 0 => {
                    self.say(pattern, &slots, word.apart, &mut out);
                    at += length;
                }
                _ => {
                    out.push(word.clone());
                    at += 1;
                }
            }
        }
        out
    }

    /// What a form says of what fills its slots.
    fn say(
        &self,
        pattern: &Pattern,
        slots: &[(String, &[Said])],
        apart: bool,
        out: &mut Vec<Said>,
    ) {
        let first = out.len();
        for piece in pieces(&pattern.says) {
            match piece {
                Cut::Text(text) | Cut::Literal(text) => {
                    let blank = text.starts_with(' ');
                    for (at, word) in text.split_whitespace().enumerate() {
                        out.push(Said {
                            text: word.to_owned(),
                            fixed: !matches!(word, "this" | ":"),
                            apart: at > 0 || blank,
                        });
                    }
                }
                Cut::Slot(name) => {
                    let filled = slots.iter().find(|(slot, _)| slot == name);
                    let words = filled.map_or(&[][..], |(_, words)| words);
                    let from = out.len();
                    out.extend(self.read(inner(words)));
                    let blank = pattern.says.contains(&format!(" {{{name}}}"));
                    if let Some(word) = out.get_mut(from) {
                        word.apart = blank;
                    }
                }
            }
        }
        if let Some(word) = out.get_mut(first) {
            word.apart = apart;
        }
    }
}

/// Whether a word is this one, and no title.
fn plain(word: Option<&Said>, text: &str) -> bool {
    word.is_some_and(|word| !word.fixed && word.text == text)
}

#[cfg(test)]
mod tests {
    use super::super::clauses::form;
    use super::*;
    use spaceline_lang::parse;
    use spaceline_lang::span::{FileId, Span};

    fn read(script: &str) -> Vec<String> {
        let given = [
            ("draws_for({who}, {n})", "{who} draws {n}"),
            ("at_random", "(by lot)"),
            ("give_back {rest}", "give {rest} back"),
            ("coins_left of {x} > 0", "{x} has coins left"),
        ];
        let given = given.map(|(script, says)| (script.to_owned(), says.to_owned()));
        let span = Span {
            file: FileId(0),
            start: 0,
            end: 0,
        };
        let bell =
            "clause rings for (n: number): (what: effects) as bell says \"Rings for {n}: {what}.\"";
        let clauses: Vec<Form> = form(bell, span).into_iter().collect();
        let aloud = Aloud::new(&given, &clauses);
        let items = parse(FileId(0), script).file.items;
        let lines = items
            .iter()
            .map(|item| aloud.item(item, script, "this medal"));
        lines.flatten().collect()
    }

    #[test]
    fn names_titles_and_this_are_words() {
        assert_eq!(
            read("when some_medal is lost: discard \"Old Joe\", turn_over this"),
            ["When some medal is lost, discard Old Joe, turn over this medal."]
        );
    }

    #[test]
    fn blocks_are_indented() {
        assert_eq!(
            read(
                "when lost {\n  if coins_left of this > 0 { draws_for(you, 2) } else { stop }\n}\n"
            ),
            [
                "When lost:",
                "  If this medal has coins left:",
                "    You draws 2.",
                "  Otherwise:",
                "    Stop.",
            ]
        );
        assert_eq!(
            read("choose one { says \"dig deeper\": dig_deeper(you) }"),
            ["Choose one:", "  Dig deeper."]
        );
    }

    #[test]
    fn whoever_it_is_about_is_said_as_people_say_it() {
        assert_eq!(
            read("each your medal where it is old and it has rust: WORTH +1, SHINE -1"),
            ["Each of your medal that is old and has rust is WORTH +1, SHINE -1."]
        );
        assert_eq!(
            read("your medals where owner of it = opponent: gains gold"),
            ["Your medals whose owner is opponent gains gold."]
        );
        assert_eq!(
            read("(every medal where it on host): WORTH +1"),
            ["Every medal on host is WORTH +1."]
        );
        assert_eq!(
            read("(host as medal): WORTH +1"),
            ["If host is a medal, it is WORTH +1."]
        );
        assert_eq!(
            read("draw number of (m: medal where m is old and WORTH of m >= 3)"),
            ["Draw the number of medal that is old and its WORTH is at least 3."]
        );
        assert_eq!(
            read("for each m in every medal { give_back m if m is old }"),
            ["For each M of medal:", "  Give M back if M is old."]
        );
    }

    #[test]
    fn a_clause_is_told_as_it_says_itself() {
        assert_eq!(
            read("rings for 3: give_back one medal at_random then draw 1"),
            ["Rings for 3: give one medal (by lot) back then draw 1."]
        );
        assert_eq!(
            read("rings for 3 { draw 1 }"),
            ["Rings for 3:", "  Draw 1."]
        );
    }

    #[test]
    fn whatever_stands_there_comes_to_an_end() {
        for script in [
            "",
            "(",
            "((a): (b))",
            "{x}",
            "f(g(h(",
            "where it",
            ": : :",
            "a of of of",
        ] {
            let _ = read(script);
        }
    }
}
