//! What stands where it cannot be read, and where it belongs.

use crate::reader::{Cursor, Cx, Read, TrapError, Typed};
use crate::sentence::{Op, WordKind};
use crate::tree::Type;
use smol_str::SmolStr;

impl Cx<'_> {
    /// Refuses `FIELD > 50 + 10 * N` where needs are joined: what is worked out stands in parentheses. `right` begins behind
    /// the comparison, and what could be read of it ends at `at`.
    pub(super) fn worked_out(&mut self, right: Cursor<'_>, at: &Cursor<'_>) -> Read<()> {
        let op = |at: &Cursor<'_>, found: usize| match at.ahead(found).map(|word| &word.kind) {
            Some(WordKind::Op(op)) => Some(*op),
            _ => None,
        };
        let number = |at: &Cursor<'_>, found: usize| {
            matches!(
                at.ahead(found).map(|word| &word.kind),
                Some(WordKind::Number(_))
            )
        };
        let times = |op: Option<Op>| matches!(op, Some(Op::Star | Op::Slash));
        let sum = op(at, 0) == Some(Op::Plus) && number(at, 1) && times(op(at, 2));
        if !(times(op(at, 0)) || sum) {
            return Ok(());
        }
        let ends = |word: &crate::sentence::Word| {
            word.is_comma() || word.is_conn() || word.is("OR") || word.is_colon()
        };
        let many = right.find(ends).unwrap_or(right.rest().len());
        let words = right.rest().get(..many).unwrap_or_default();
        let help = format!("write `({})`", super::spell::row(words)).into();
        let span = words.first().map_or(at.here(), |word| word.span);
        let span = span.to(words.last().map_or(span, |word| word.span));
        Err(self.report(TrapError::English {
            word: at.peek().map(super::spell::spelled).unwrap_or_default(),
            help,
            span,
        }))
    }

    /// What `remaining` means behind a need, if a clause says so with a word before it: the need is asked later then.
    pub(super) fn asked_later(&self) -> Option<String> {
        let clauses = &self.vocab.clauses;
        let mut later = clauses.iter().filter(|one| {
            let behind = one.pieces.get(1..).unwrap_or_default();
            !one.requirements.is_empty()
                && !one.constants.is_empty()
                && clauses.iter().any(|other| other.pieces == behind)
        });
        let form = later.next()?;
        let form = crate::reader::card::form::shown(self, form);
        Some(format!(
            "what is asked of those who are left then is {form}"
        ))
    }

    /// Refuses `with classification OFFICER`: a field that holds one symbol is compared.
    pub(super) fn symbol_behind(&mut self, name: &str, value: &Typed, at: &Cursor<'_>) -> Read<()> {
        let Type::Symbol(of) = value.ty else {
            return Ok(());
        };
        let mut behind = *at;
        let symbol = self.eat_symbol(&mut behind);
        let of_list = |symbol: &crate::tree::SymbolId| {
            let symbol = self.book.symbols.get(symbol.index());
            symbol.is_some_and(|symbol| symbol.of == of)
        };
        let symbol = symbol
            .filter(of_list)
            .map(|symbol| self.symbol_name(symbol));
        let help = match symbol {
            Some(symbol) => format!("write `{name} = {symbol}`"),
            None => format!("compare it: `{name} = SYMBOL`"),
        };
        let span = at.behind().to(behind.behind());
        Err(self.report(TrapError::English {
            word: SmolStr::new(name),
            help: help.into(),
            span,
        }))
    }
}
