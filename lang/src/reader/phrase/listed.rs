//! Symbols in a list: `SYMBOL in FIELD of X` asks for one of them.

use super::look::{Look, is_or};
use super::spell::row;
use crate::reader::{Cursor, Cx, Read, UnclearError};
use crate::sentence::{Word, WordKind};
use crate::tree::{FieldId, Type};
use crate::vocabulary::{Class, Constant, Quantifier};

impl Cx<'_> {
    /// Refuses `some A or B in FIELD`, `A or B in FIELD`, `no A in FIELD` of symbols.
    pub(super) fn one_in_a_list(&mut self, at: &Cursor<'_>) -> Read<()> {
        let mut rest = *at;
        let quantified = self.eat_some(&mut rest);
        let mut each: Vec<String> = Vec::new();
        let mut both = false;
        loop {
            let begin = rest;
            let titled = quantified.is_some()
                && matches!(rest.peek().map(|word| &word.kind), Some(WordKind::Text(_)));
            if titled {
                rest.next_word();
            } else if self.eat_symbol(&mut rest).is_none() {
                return Ok(());
            }
            let count = begin.rest().len().saturating_sub(rest.rest().len());
            each.push(row(begin.rest().get(..count).unwrap_or_default()));
            if rest.eat("in") {
                break;
            }
            both |= rest.peek().is_some_and(|word| word.is("and"));
            if !rest.eat_if(is_or) && !rest.eat("and") {
                return Ok(());
            }
            self.eat_some(&mut rest);
        }
        if each.len() < 2 && quantified.is_none() || !self.names_a_list(&rest) {
            return Ok(());
        }
        let ends =
            |word: &Word| is_or(word) || word.is("and") || word.is_colon() || word.is_comma();
        let end = rest.find(ends).unwrap_or(rest.rest().len());
        let list = row(rest.take(end).rest());
        let ways: Vec<String> = each.iter().map(|one| format!("{one} in {list}")).collect();
        let way = ways.join(if both { " and " } else { " or " });
        let way = match quantified {
            Some(false) => format!("not ({way})"),
            _ => way,
        };
        let span = at.here().to(rest.behind());
        Err(self.report(UnclearError::InAList { way, span }))
    }

    /// Takes `some` or `no`, and tells whether it was no `no`.
    fn eat_some(&self, at: &mut Cursor<'_>) -> Option<bool> {
        let Look::Known(entry, count) = self.look(at) else {
            return None;
        };
        let some = match entry.class {
            Class::Quantifier(Quantifier::Some | Quantifier::Any | Quantifier::A) => true,
            Class::Quantifier(Quantifier::No) | Class::Constant(Constant::No) => false,
            _ => return None,
        };
        at.take(count);
        Some(some)
    }

    /// Whether a field that holds several symbols stands next.
    fn names_a_list(&self, at: &Cursor<'_>) -> bool {
        let mut at = *at;
        at.eat("printed");
        let holds = |field: &FieldId| match self.field_type(*field) {
            Type::Levels(_) => true,
            Type::Set(member) => matches!(*member, Type::Symbol(_)),
            _ => false,
        };
        matches!(self.look(&at), Look::Known(entry, _)
            if matches!(&entry.class, Class::Field(fields) if fields.iter().any(holds)))
    }
}
