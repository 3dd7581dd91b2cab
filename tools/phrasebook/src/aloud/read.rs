//! Words of a script, and what people say in their place.

use super::binders::unbound;
use super::colons;
use super::negated::negated_first;
use super::order::chosen_last;
use super::pattern::{self, Filled, Part, Pattern, Slots, fits, inner, step};
use super::words::Said;
use super::{Telling, agree};
use crate::pieces::{Cut, label, pieces};

impl Telling<'_> {
    /// Words of a script as they are read: nobody says the names of members, and some is said later.
    fn heard(&self, words: Vec<Said>) -> Vec<Said> {
        let mut words = negated_first(chosen_last(unbound(words)), &self.aloud.kinds);
        agree::count(&mut words, &self.aloud.kinds);
        words
    }

    /// A sentence of words.
    fn sentence(&self, words: Vec<Said>) -> String {
        let spoken = words.clone();
        let means = |word: &str| match word {
            "this" => Some(self.card.this.to_owned()),
            // Where a sentence speaks of another of its kind, it is the host.
            "host" => Some(match &self.card.host {
                Some(kind) => {
                    let other = spoken.iter().any(|word| word.text == *kind);
                    let kind = kind.replace('_', " ");
                    let other = other || self.names.say(&format!("that {kind}"));
                    format!("{} {kind}", if other { "host" } else { "that" })
                }
                None => "host".to_owned(),
            }),
            _ => self.names.told(word),
        };
        let words = colons(words, &self.aloud.kinds, &means);
        agree::told(&words, &self.aloud.kinds, &means)
    }

    /// A line that begins as the packs say: what follows is read for itself.
    pub(super) fn opening(&self, words: &[Said], block: bool) -> Option<String> {
        let words = self.heard(words.to_vec());
        self.aloud.openings.iter().find_map(|pattern| {
            let parts = match pattern.parts.split_last() {
                Some((Part::Word(colon), parts)) if block && colon == ":" => parts,
                _ => &pattern.parts,
            };
            let mut slots = Vec::new();
            let length = fits(parts, &words, self.card.print, &mut slots)?;
            if block && length < words.len() {
                return None;
            }
            let mut out = Vec::new();
            self.say(pattern, &slots, false, &mut out);
            out.extend(self.read(words.get(length..)?));
            Some(self.sentence(out))
        })
    }

    /// A line that is a clause, as the clause says it. Where its last part stands in a block, that follows.
    pub(super) fn clause(&self, words: &[Said], block: bool) -> Option<String> {
        let words = self.heard(words.to_vec());
        let found = self.aloud.clauses.iter().find_map(|pattern| {
            let (last, parts) = pattern.parts.split_last()?;
            let mut slots = Vec::new();
            let (Part::Slot(slot), Some(_)) = (last, parts.first()) else {
                let length = fits(&pattern.parts, &words, self.card.print, &mut slots)?;
                return (length == words.len() && !block).then_some((pattern, slots));
            };
            let parts = match parts.split_last() {
                Some((Part::Word(colon), parts)) if block && colon == ":" => parts,
                _ => parts,
            };
            let length = fits(parts, &words, self.card.print, &mut slots)?;
            if block == (length < words.len()) {
                return None;
            }
            let rest = words.get(length..)?;
            let colon = rest.first().is_some_and(|word| word.is(":"));
            let rest = rest.get(usize::from(colon)..)?;
            slots.push((slot.clone(), Filled::Words(rest)));
            Some((pattern, slots))
        });
        let (pattern, slots) = found?;
        let mut said = Vec::new();
        self.say(pattern, &slots, false, &mut said);
        Some(self.sentence(said))
    }

    /// Words read aloud.
    pub(super) fn phrase(&self, words: Vec<Said>) -> String {
        let words = self.heard(words);
        // A subject in parentheses is told without them.
        let end =
            pattern::group(&words).filter(|end| words.get(*end).is_some_and(|word| word.is(":")));
        let cast = words.get(2).is_some_and(|word| word.is("as"));
        let words = match end
            .filter(|end| *end > 1 && !cast && words.first().is_some_and(|word| word.is("(")))
        {
            Some(end) => [words.get(1..end - 1), words.get(end..)]
                .map(Option::unwrap_or_default)
                .concat(),
            None => words,
        };
        self.sentence(self.read(&words))
    }

    /// Words with what forms say in the place of others.
    fn read(&self, words: &[Said]) -> Vec<Said> {
        let mut out: Vec<Said> = Vec::new();
        let mut at = 0;
        while let Some(word) = words.get(at) {
            let rest = words.get(at..).unwrap_or_default();
            let found = self.aloud.patterns.iter().find_map(|pattern| {
                let mut slots: Slots<'_> = Vec::new();
                let length = match pattern.parts.split_first() {
                    Some((Part::Slot(slot), parts)) => {
                        let end = step(rest)?;
                        slots.push((slot.clone(), Filled::Words(rest.get(..end)?)));
                        end + fits(parts, rest.get(end..)?, self.card.print, &mut slots)?
                    }
                    _ => fits(&pattern.parts, rest, self.card.print, &mut slots)?,
                };
                Some((pattern, length, slots))
            });
            // Parentheses around something that is described are for those who read scripts; around one of several
            // needs they say what is asked beside them.
            let grouped = || {
                let end = pattern::group(rest).filter(|_| word.is("(") && word.apart)?;
                let inside = rest.get(1..end - 1)?;
                if inside.iter().any(|word| word.is("OR")) {
                    return None;
                }
                let small = |first: &Said| first.text.starts_with(|c: char| c.is_ascii_lowercase());
                inside
                    .first()
                    .filter(|first| !first.fixed && small(first))?;
                Some((inside, end))
            };
            let open = found.is_none().then(grouped).flatten();
            if let Some((inside, end)) = open {
                let first = out.len();
                out.extend(self.read(inside));
                if let Some(first) = out.get_mut(first) {
                    first.apart = true;
                }
                at += end;
                continue;
            }
            match found {
                Some((pattern, length, slots)) if length > 0 => {
                    self.say(pattern, &slots, word.apart || word.is(","), &mut out);
                    at += length;
                }
                _ => {
                    // What is done after something else is done as well.
                    let next = rest.get(1).filter(|next| !next.fixed);
                    let verb = next.is_some_and(|next| self.aloud.verbs.contains(&next.text));
                    out.push(if word.is(",") && verb {
                        Said::told("and", true)
                    } else {
                        word.clone()
                    });
                    at += 1;
                }
            }
        }
        out
    }

    /// What a form says of what fills its slots.
    fn say(&self, pattern: &Pattern, slots: &Slots<'_>, apart: bool, out: &mut Vec<Said>) {
        let first = out.len();
        let mut blank_before = false;
        for piece in pieces(&pattern.says) {
            match piece {
                Cut::Text(text) | Cut::Literal(text) => {
                    let blank = text.starts_with(' ');
                    blank_before = text.ends_with(' ');
                    for (at, word) in text.split_whitespace().enumerate() {
                        let fixed = !matches!(word, "this" | ":" | "host");
                        let apart = at > 0 || blank;
                        out.push(Said {
                            fixed,
                            ..Said::told(word, apart)
                        });
                    }
                }
                Cut::Slot(slot) => {
                    let (name, _) = label(slot);
                    let filled = slots.iter().find(|(slot, _)| slot == name);
                    let from = out.len();
                    match filled {
                        Some((_, Filled::Words(words))) => out.extend(self.read(inner(words))),
                        Some((_, Filled::Printed(text))) => {
                            let words = text.split_whitespace();
                            out.extend(words.map(|word| Said::told(word, true)));
                        }
                        None => {}
                    }
                    if let Some(word) = out.get_mut(from) {
                        word.apart = blank_before;
                    }
                    blank_before = false;
                }
            }
        }
        if let Some(word) = out.get_mut(first) {
            word.apart = apart;
        }
    }
}
