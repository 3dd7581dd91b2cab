//! Phrases: what is printed beside what the script says, slot for slot.

use super::super::grammar::{ClassId, Part, Phrase, Piece};
use super::super::mistake::BookError;
use super::super::pieces::{Cut, label, pieces};
use super::super::tokens;
use super::{Reader, texts};
use spaceline_lang::sentence::{Item, WordKind};
use spaceline_lang::span::Span;

impl Reader<'_> {
    pub(super) fn phrase(&mut self, class: ClassId, line: &Item) {
        let (span, words) = (line.span, &line.head.words);
        let texts = texts(&line.head);
        let [printed, "as", script] = texts.as_slice() else {
            self.form(span, "`\"what is printed\" as \"what the script says\"`");
            return;
        };
        let quoted = |at: usize| {
            words
                .get(at)
                .is_some_and(|word| matches!(word.kind, WordKind::Text(_)))
        };
        if !quoted(0) || !quoted(2) {
            self.form(span, "`\"what is printed\" as \"what the script says\"`");
            return;
        }
        self.pair(class, printed, script, span);
    }

    /// Adds a phrase, if its slots agree.
    pub(super) fn pair(&mut self, class: ClassId, printed: &str, script: &str, span: Span) {
        let mut slots: Vec<String> = Vec::new();
        let (mut print, mut written) = (Vec::new(), Vec::new());
        for piece in pieces(printed) {
            match piece {
                Cut::Text(text) => {
                    written.push(Piece::Text(text.to_owned()));
                    print.extend(tokens::cut(text).into_iter().map(Part::Token));
                }
                Cut::Literal(text) => {
                    let text = format!("{{{text}}}");
                    print.extend(tokens::cut(&text).into_iter().map(Part::Token));
                    written.push(Piece::Text(text));
                }
                Cut::Slot(text) => {
                    let (label, class) = label(text);
                    written.push(Piece::Slot(slots.len()));
                    slots.push(label.to_owned());
                    print.push(Part::Slot(self.book.grammar.slot(class, span)));
                }
            }
        }
        let mut used = vec![false; slots.len()];
        let mut out = Vec::new();
        for piece in pieces(script) {
            match piece {
                Cut::Text(text) => out.push(Piece::Text(text.to_owned())),
                Cut::Literal(text) => out.push(Piece::Text(format!("{{{text}}}"))),
                Cut::Slot(text) => {
                    let (wanted, _) = label(text);
                    // Slots of one name are filled in their order, and the last may be said again.
                    let mut named = slots.iter().zip(&used).enumerate();
                    let free = named
                        .clone()
                        .find(|(_, (slot, used))| *slot == wanted && !**used);
                    let found = free.or_else(|| named.rfind(|(_, (slot, _))| *slot == wanted));
                    let Some((at, _)) = found else {
                        let name = text.to_owned();
                        self.errors.push(BookError::Slot {
                            span,
                            name,
                            printed: false,
                        });
                        return;
                    };
                    if let Some(used) = used.get_mut(at) {
                        *used = true;
                    }
                    out.push(Piece::Slot(at));
                }
            }
        }
        // What is printed may say nothing that a script says.
        let lost = slots.iter().zip(&used).find(|(_, used)| !**used);
        if let Some((name, _)) = lost.filter(|_| !script.is_empty()) {
            let name = name.clone();
            self.errors.push(BookError::Slot {
                span,
                name,
                printed: true,
            });
            return;
        }
        let itself = print.as_slice() == [Part::Slot(class)];
        if print.is_empty() || itself {
            self.errors.push(BookError::Empty { span });
            return;
        }
        self.book.grammar.add(Phrase {
            class,
            print,
            script: out,
            printed: written,
            same: Vec::new(),
            span,
        });
    }

    /// Adds how words are read aloud, if they are words and their slots agree.
    pub(super) fn aloud_line(&mut self, line: &Item) {
        let span = line.span;
        let texts = texts(&line.head);
        let [script, "as", says] = texts.as_slice() else {
            return self.form(span, "`\"what the script says\" as \"how it is read\"`");
        };
        let slots = |text| {
            let slot = |cut| match cut {
                Cut::Slot(name) => Some(label(name)),
                Cut::Text(_) | Cut::Literal(_) => None,
            };
            pieces(text)
                .into_iter()
                .filter_map(slot)
                .collect::<Vec<(&str, &str)>>()
        };
        let words = |cut: &Cut<'_>| matches!(cut, Cut::Text(text) if !text.trim().is_empty());
        if !pieces(script).iter().any(words) {
            self.errors.push(BookError::Empty { span });
            return;
        }
        let known = slots(script);
        for (_, class) in known.iter().filter(|(name, class)| name != class) {
            self.book.grammar.slot(class, span);
        }
        let of_script = |name: &str| known.iter().any(|(known, _)| *known == name);
        if let Some((name, _)) = slots(says).into_iter().find(|(name, _)| !of_script(name)) {
            let (name, printed) = (name.to_owned(), false);
            self.errors.push(BookError::Slot {
                span,
                name,
                printed,
            });
            return;
        }
        for piece in pieces(script) {
            if let Cut::Text(text) = piece {
                self.book.wanted.add(text, span);
            }
        }
        let pair = ((*script).to_owned(), (*says).to_owned());
        self.book.aloud.push(pair);
    }
}
