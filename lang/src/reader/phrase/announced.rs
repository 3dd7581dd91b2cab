//! Verbs without a block: what happens so is done by rules, which announce it. Text waits for it and forbids it, and
//! does not do it. And what happens to a card itself, for which there are clauses.

use crate::reader::{AnnouncedError, Cx, Read, Reported, Setting};
use crate::span::Span;
use crate::tree::{EventPattern, THIS, VerbId};
use crate::vocabulary::{Class, Form, Piece};

/// More clauses than this show nobody the way.
const SHOWN: usize = 3;

impl Cx<'_> {
    pub(in crate::reader) fn is_announced(&self, verb: VerbId) -> bool {
        self.book.at(verb).is_some_and(|verb| verb.announced)
    }

    /// Refuses an effect of which nothing would come.
    pub(super) fn no_effect(&mut self, verb: VerbId, span: Span) -> Reported {
        let name = super::effects::verb_name(self, verb);
        if self.env.setting != Setting::Card {
            return self.report(AnnouncedError::InRule { name, span });
        }
        let participle = self.form_of(verb, Form::Past);
        // Clauses that begin with the verb, on cards like this one.
        let this = self.env.this.as_ref();
        let clauses = self.vocab.clauses.iter().filter(|pattern| {
            let of_this = this.map_or(pattern.of.is_none(), |this| {
                self.is_clause_of(pattern, this)
            });
            of_this && pattern.begins() == Some(&name)
        });
        let forms = clauses.map(|pattern| format!("`{}`", pattern.shown(self.book)));
        let forms = forms.take(SHOWN).collect();
        self.report(AnnouncedError::OnCard {
            name,
            participle,
            forms,
            span,
        })
    }

    /// Refuses to put something in the place of what has been done when it is announced.
    pub(in crate::reader) fn nothing_replaced(&mut self, verb: VerbId, span: Span) -> Reported {
        let name = super::effects::verb_name(self, verb);
        self.report(AnnouncedError::Replaced { name, span })
    }

    /// Refuses what would come before something that is announced when it has been done. An event is no deed, but a
    /// moment, and there is something before that.
    pub(in crate::reader) fn not_before(&mut self, verb: VerbId, span: Span) -> Read<()> {
        if !self.is_announced(verb) || self.form_of(verb, Form::Third).is_none() {
            return Ok(());
        }
        let name = super::effects::verb_name(self, verb);
        Err(self.report(AnnouncedError::Early { name, span }))
    }

    /// Refuses `announce` of what has a block of its own.
    pub(super) fn is_done(&mut self, verb: VerbId, span: Span) -> Reported {
        let name = super::effects::verb_name(self, verb);
        self.report(AnnouncedError::Done { name, span })
    }

    /// Refuses a happening to the card itself, if a clause says the same: the text would come before it is at work.
    pub(super) fn has_no_clause(&mut self, event: &EventPattern, span: Span) -> Read<()> {
        let to_this = |slot| {
            let mut tests = event.tests();
            tests.any(|test| self.book.is_same(test, slot, THIS))
        };
        if !event.object().is_some_and(to_this) {
            return Ok(());
        }
        let mut clauses = self.vocab.clauses.iter();
        let clause = clauses.find_map(|pattern| match pattern.pieces.as_slice() {
            [Piece::Word(when), Piece::Word(word), ..] if when == "when" => {
                let known = self.vocab.get(word).map(|entry| &entry.class);
                (known == Some(&Class::Verb(event.verb, Form::Past))).then_some(word)
            }
            _ => None,
        });
        let Some(word) = clause else {
            return Ok(());
        };
        let help = format!("write `when {word}: ...`; this would come before the text is at work");
        Err(self.english(format!("this is {word}"), help, span))
    }
}
