//! Definitions that ask themselves and could never come to an end (SL0407, SL0408): a law that reads the value it
//! computes, a noun that means itself. That is sure where a circle asks about the same things all the way round, and
//! where it asks about whatever it be with nothing between that could end it.

use crate::diagnostic::{Diagnostic, MEANS_ITSELF, READS_ITSELF};
use crate::facts::circle::{circles, way_back};
use crate::facts::part::Part;
use crate::facts::reach::exprs;
use crate::span::Span;
use crate::tree::{Book, Card, Expr, ExprId, FieldId, FunctionId, Named, Parts, Slot, THIS};
use std::collections::BTreeMap;

/// So many names of a circle are shown.
const SHOWN: usize = 8;

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    let definitions = Definitions { book, card: None };
    let everything = 0..book.functions.len() + book.fields.len();
    let same: Vec<Asked> = everything.clone().map(|at| definitions.same(at)).collect();
    let sure: Vec<Asked> = everything.map(|at| definitions.sure(at)).collect();
    let mut told = Vec::new();
    for circle in circles(&same) {
        told.extend(circle.iter().map(|(from, _)| *from));
        all.push(definitions.tell(&circle, true, None));
    }
    for circle in circles(&sure) {
        if !circle.iter().any(|(from, _)| told.contains(from)) {
            all.push(definitions.tell(&circle, false, None));
        }
    }
    laws(book, all);
}

/// What is printed on a card may be worked out, and not from itself.
pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let asks = |(_, expr): (ExprId, &Expr)| matches!(expr, Expr::Call { .. } | Expr::Field { .. });
    if !part.exprs().any(asks) {
        return;
    }
    let (book, card) = (part.book, part.card());
    let definitions = Definitions { book, card };
    let facts = card.map_or(&[][..], |card| &card.facts).iter();
    let worked = facts.filter(|(_, value)| !book.expr(*value).parts().exprs.is_empty());
    let circle = worked.filter_map(|(field, value)| {
        let circle = way_back(|at| definitions.same(at), definitions.field(*field))?;
        Some(definitions.tell(&circle, true, Some(part.span(*value))))
    });
    all.extend(circle.take(1));
}

/// What is defined: functions, and behind them fields, by what they are where nothing was written.
struct Definitions<'b> {
    book: &'b Book,
    /// The card whose facts are meant, if they are.
    card: Option<&'b Card>,
}

type Asked = Vec<(usize, ExprId)>;

/// Of each thing that is asked the first place.
fn firsts(all: impl Iterator<Item = (usize, ExprId)>) -> Asked {
    let mut found: BTreeMap<usize, ExprId> = BTreeMap::new();
    all.for_each(|(asked, at)| {
        found.entry(asked).or_insert(at);
    });
    found.into_iter().collect()
}

impl<'b> Definitions<'b> {
    fn field(&self, field: FieldId) -> usize {
        self.book.functions.len() + field.index()
    }

    /// What something is defined by, and the slots of what it is asked about.
    fn definition(&self, at: usize) -> Option<(ExprId, Vec<Slot>)> {
        if let Some(function) = self.book.functions.get(at) {
            let slots = function.params.iter().map(|param| param.slot);
            return Some((function.body, slots.collect()));
        }
        let at = at.checked_sub(self.book.functions.len())?;
        let mut facts = self.card.into_iter().flat_map(|card| &card.facts);
        let printed = facts.find(|(field, _)| field.index() == at);
        let printed = printed.map(|(_, value)| *value);
        Some((printed.or(self.book.fields.get(at)?.default)?, vec![THIS]))
    }

    /// What is asked about just what this is asked about.
    fn same(&self, at: usize) -> Asked {
        let Some((start, own)) = self.definition(at) else {
            return Vec::new();
        };
        let is = |all: &[ExprId]| {
            let mut pairs = all.iter().zip(&own);
            all.len() == own.len() && pairs.all(|(arg, own)| self.book.is_local(*arg, *own))
        };
        let all = exprs(self.book, Parts::of_exprs([start]));
        firsts(all.filter_map(|(at, expr)| match expr {
            Expr::Call { function, args } if is(args) => Some((function.index(), at)),
            Expr::Field { field, of, .. } if is(&[*of]) => Some((self.field(*field), at)),
            _ => None,
        }))
    }

    /// What is asked whatever else is so: nothing behind a test, and of no members of a group, which may be none. A
    /// field may have been written, and then asks nothing.
    fn sure(&self, at: usize) -> Asked {
        let start = self.definition(at).map(|(start, _)| start);
        let mut open: Vec<ExprId> = start.into_iter().collect();
        let mut found = Vec::new();
        while let Some(at) = open.pop() {
            match self.book.expr(at) {
                Expr::And(parts) | Expr::Or(parts) => open.extend(parts.first()),
                Expr::If { test, .. } => open.push(*test),
                Expr::Call { function, args } => {
                    found.push((function.index(), at));
                    open.extend(args);
                }
                expr @ (Expr::Arith(..)
                | Expr::Compare(..)
                | Expr::Not(_)
                | Expr::Union(_)
                | Expr::With { .. }
                | Expr::Field { .. }) => open.extend(expr.parts().exprs),
                expr => open.extend(expr.group().and_then(|over| over.from)),
            }
        }
        firsts(found.into_iter())
    }

    fn named(&self, at: usize) -> Option<&'b Named> {
        let functions = &self.book.functions;
        match functions.get(at) {
            Some(function) => Some(&function.named),
            None => {
                let field = self.book.fields.get(at.checked_sub(functions.len())?);
                field.map(|field| &field.named)
            }
        }
    }

    fn tell(&self, circle: &[(usize, ExprId)], same: bool, at: Option<Span>) -> Diagnostic {
        let span = circle.first().map(|(_, asked)| self.book.span(*asked));
        let span = at.or(span).unwrap_or_default();
        let shown: Vec<&Named> = circle
            .iter()
            .take(SHOWN)
            .filter_map(|(from, _)| self.named(*from))
            .collect();
        let mut way: Vec<String> = shown.iter().map(|one| format!("`{}`", one.name)).collect();
        let says = match way.as_slice() {
            [one] if same => format!("{one} asks itself about the same things"),
            [one] => format!("{one} asks itself, and nothing ends it"),
            _ => {
                let more = circle.len().saturating_sub(SHOWN);
                way.extend((more > 0).then(|| format!("{more} more")));
                way.extend(way.first().cloned());
                let way = way.join(" -> ");
                format!("what these words mean goes in a circle: {way}")
            }
        };
        let mut error = Diagnostic::error(MEANS_ITSELF, says, span);
        for named in shown {
            error = error.also(named.span, "it is declared here");
        }
        match same {
            true => error,
            false => error.help("say when it ends: `A if C else B`"),
        }
    }
}

/// The laws that make up the value of a field must read fields as they are printed, or they would ask
/// for the value that they are about to give.
fn laws(book: &Book, all: &mut Vec<Diagnostic>) {
    let laws = [book.laws.total, book.laws.counted];
    let known = |law: FunctionId| book.at(law);
    for law in laws.into_iter().flatten().filter_map(known) {
        let number = |field: FieldId| book.at(field).is_some_and(|field| field.ty == law.result);
        for (at, expr) in exprs(book, Parts::of_exprs([law.body])) {
            if expr.unprinted().is_some_and(number) {
                let says = format!(
                    "the law `{}` makes this value, and cannot ask for it",
                    law.named.name
                );
                let error = Diagnostic::error(READS_ITSELF, says, book.span(at));
                all.push(error.help("write `printed` before the field"));
            }
        }
    }
}
