//! What players are asked: `P may`, `choose one`, `offer`, `open`; the end of the game.

use super::look::Look;
use crate::diagnostic::nearest;
use crate::reader::{Cursor, Cx, PhraseError, Read, Reported};
use crate::sentence::Word;
use crate::span::Span;
use crate::tree::Slot;
use crate::vocabulary::{Class, Special};
use smol_str::SmolStr;

impl Cx<'_> {
    /// Where the word stands that offers what is in the block behind it: `P may { }`, `P chooses one { }`.
    pub(in crate::reader) fn offers_at(&self, words: &[Word]) -> Option<usize> {
        (0..words.len()).find(|found| {
            let rest = words.get(*found..).unwrap_or_default();
            match (self.look_at(rest), rest) {
                (Look::Known(entry, _), _) => matches!(
                    entry.class,
                    Class::Special(Special::May | Special::ChooseOne)
                ),
                (_, [word, one, ..]) => (word.is("chooses") || word.is("choose")) && one.is("one"),
                _ => false,
            }
        })
    }

    /// Says that nothing of this sort has this name.
    pub(super) fn unknown_name(&mut self, what: &'static str, at: &Cursor<'_>) -> Reported {
        let Some(word) = at.peek() else {
            return self.expected("a name", at);
        };
        let name = super::spell::spelled(word);
        let names = &self.vocab.names;
        let mut known: Vec<&str> = match what {
            "menu" => names.menus.keys().map(SmolStr::as_str).collect(),
            "window" => names.windows.keys().map(SmolStr::as_str).collect(),
            "limit" => names.limits.keys().map(SmolStr::as_str).collect(),
            _ => Vec::new(),
        };
        known.sort_unstable();
        let nearest = nearest(&name, known).map(SmolStr::new);
        self.report(PhraseError::UnknownName {
            what,
            name,
            span: word.span,
            nearest,
        })
    }

    /// Takes the `for` behind `finish`.
    pub(super) fn for_whom(&mut self, at: &mut Cursor<'_>) -> Read<()> {
        if at.eat("for") {
            return Ok(());
        }
        let help = "write `finish for P because \"...\"`, or `for nothing` for a draw";
        Err(self.expected_or("`for`", at, Some(String::from(help))))
    }

    /// The names in the braces of a template, with the slots that they stand for here.
    pub(super) fn named_parts(&mut self, template: &str, span: Span) -> Read<Vec<(SmolStr, Slot)>> {
        let mut parts: Vec<(SmolStr, Slot)> = Vec::new();
        for part in template.split('{').skip(1) {
            let Some((name, _)) = part.split_once('}') else {
                continue;
            };
            let name = SmolStr::new(name);
            if parts.iter().any(|(known, _)| *known == name) {
                continue;
            }
            let Some((slot, _)) = self.known_slot(&name) else {
                let known = self.env.locals.iter().map(|local| local.name.as_str());
                let nearest = nearest(&name, known).map(SmolStr::new);
                return Err(self.report(PhraseError::UnknownName {
                    what: "name",
                    name,
                    span,
                    nearest,
                }));
            };
            parts.push((name, slot));
        }
        Ok(parts)
    }
}
