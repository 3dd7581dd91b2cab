//! Verbs without a block: what happens so is done by rules, which announce it. Text waits for it and forbids it, and does not do it.

use crate::reader::{AnnouncedError, Cx, Read, Reported, Setting};
use crate::span::Span;
use crate::tree::VerbId;
use crate::vocabulary::{ClausePattern, Form, Piece};
use smol_str::SmolStr;

/// More clauses than this show nobody the way.
const SHOWN: usize = 3;

impl Cx<'_> {
    pub(in crate::reader) fn is_announced(&self, verb: VerbId) -> bool {
        let verb = self.book.verbs.get(verb.index());
        verb.is_some_and(|verb| verb.announced)
    }

    /// Refuses an effect of which nothing would come.
    pub(super) fn no_effect(&mut self, verb: VerbId, span: Span) -> Reported {
        let name = super::effects::verb_name(self, verb);
        if self.env.setting != Setting::Card {
            return self.report(AnnouncedError::InRule { name, span });
        }
        let participle = self.form_of(verb, Form::Past);
        let forms = self.clauses_with(&name);
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

    /// Refuses what would come before something that is announced when it has been done. An event is no deed, but a moment, and
    /// there is something before that.
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

    /// Clauses that begin with a verb, on cards like this one.
    fn clauses_with(&self, name: &SmolStr) -> Vec<String> {
        let here = self.env.this.clone();
        let of_this = |pattern: &&ClausePattern| match (pattern.of, &here) {
            (Some(of), Some(crate::tree::Type::Object(kind))) => self.under(*kind, of),
            (of, _) => of.is_none(),
        };
        let begins = |pattern: &&ClausePattern| matches!(pattern.pieces.first(), Some(Piece::Word(word)) if word == name);
        let clauses = self.vocab.clauses.iter();
        let found = clauses.filter(of_this).filter(begins);
        let found = found.map(|pattern| crate::reader::card::form::shown(self, pattern));
        found.take(SHOWN).collect()
    }
}
