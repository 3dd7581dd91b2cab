//! Definitions that ask themselves and could never come to an end: a law that reads the value it computes, a noun that means
//! itself. That is sure where a circle asks about the same things all the way round, and where it asks about whatever it be with
//! nothing between that could end it.

use super::circle;
use super::part::Part;
use super::walk::{self, Met, Parts};
use crate::diagnostic::{Diagnostic, MEANS_ITSELF, READS_ITSELF};
use crate::span::Span;
use crate::tree::{Book, Card, Expr, ExprId, FieldId, Slot, THIS};
use std::collections::BTreeMap;

/// So many names of a circle are shown.
const SHOWN: usize = 8;

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    let definitions = Definitions { book, card: None };
    let same: Vec<_> = definitions.each(|start, own| definitions.same(start, own));
    let mut told = Vec::new();
    for circle in circle::circles(&same) {
        told.extend(circle.iter().map(|(from, _)| *from));
        all.push(definitions.tell(&circle, true, None));
    }
    let sure: Vec<_> = definitions.each(|start, _| definitions.sure(start));
    for circle in circle::circles(&sure) {
        if !circle.iter().any(|(from, _)| told.contains(from)) {
            all.push(definitions.tell(&circle, false, None));
        }
    }
    laws(book, all);
}

/// What is printed on a card may be worked out, and not from itself.
pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let Some(card) = part.card() else {
        return;
    };
    let definitions = Definitions {
        book: part.book,
        card: Some(card),
    };
    for (field, value) in &card.facts {
        if walk::of_expr(definitions.expr(*value)).exprs.is_empty() {
            continue;
        }
        let field = definitions.field(*field);
        if let Some(circle) = definitions.circle_from(field) {
            all.push(definitions.tell(&circle, true, Some(part.span(*value))));
            return;
        }
    }
}

/// What is defined: functions, and behind them fields, by what they are where nothing was written.
struct Definitions<'b> {
    book: &'b Book,
    /// The card whose facts are meant, if they are.
    card: Option<&'b Card>,
}

type Asked = Vec<(usize, ExprId)>;

impl<'b> Definitions<'b> {
    fn field(&self, field: FieldId) -> usize {
        self.book.functions.len() + field.index()
    }

    fn expr(&self, id: ExprId) -> &'b Expr {
        self.book.exprs.get(id.index()).unwrap_or(&Expr::Nothing)
    }

    /// What something is defined by, and the slots of what it is asked about.
    fn definition(&self, at: usize) -> Option<(ExprId, Vec<Slot>)> {
        if let Some(function) = self.book.functions.get(at) {
            let own = function.params.iter().map(|param| param.slot).collect();
            return Some((function.body, own));
        }
        let at = at - self.book.functions.len();
        let printed = |card: &&Card| {
            let mut facts = card.facts.iter();
            facts.find_map(|(field, value)| (field.index() == at).then_some(*value))
        };
        let field = self.book.fields.get(at)?;
        let value = self.card.as_ref().and_then(printed).or(field.default)?;
        Some((value, vec![THIS]))
    }

    fn each(&self, asked: impl Fn(ExprId, &[Slot]) -> Asked) -> Vec<Asked> {
        let all = 0..self.book.functions.len() + self.book.fields.len();
        let asks = all.map(|at| {
            self.definition(at)
                .map_or_else(Vec::new, |(start, own)| asked(start, &own))
        });
        asks.collect()
    }

    /// What is asked about just what this is asked about.
    fn same(&self, start: ExprId, own: &[Slot]) -> Asked {
        let parts = Parts::of_exprs([start]);
        let is = |id: &ExprId, slot: &Slot| *self.expr(*id) == Expr::Local(*slot);
        let mut found: BTreeMap<usize, ExprId> = BTreeMap::new();
        walk::reach(self.book, parts, |met| match met {
            Met::Expr(at, Expr::Call { function, args })
                if args.len() == own.len()
                    && args.iter().zip(own).all(|(arg, own)| is(arg, own)) =>
            {
                found.entry(function.index()).or_insert(at);
            }
            Met::Expr(at, Expr::Field { field, of, .. }) if matches!(own, [one] if is(of, one)) => {
                found.entry(self.field(*field)).or_insert(at);
            }
            _ => {}
        });
        found.into_iter().collect()
    }

    /// What is asked whatever else is so: nothing behind a test, and of no members of a group, which may be none. A field
    /// may have been written, and then asks nothing.
    fn sure(&self, start: ExprId) -> Asked {
        let mut open = vec![start];
        let mut found: BTreeMap<usize, ExprId> = BTreeMap::new();
        while let Some(at) = open.pop() {
            let expr = self.expr(at);
            match expr {
                Expr::And(parts) | Expr::Or(parts) => open.extend(parts.first()),
                Expr::If { test, .. } => open.push(*test),
                Expr::Filter(over) | Expr::Fold { over, .. } | Expr::Map { over, .. } => {
                    open.extend(over.from);
                }
                Expr::Call { function, args } => {
                    found.entry(function.index()).or_insert(at);
                    open.extend(args);
                }
                Expr::Arith(..)
                | Expr::Compare(..)
                | Expr::Not(_)
                | Expr::Union(_)
                | Expr::With { .. }
                | Expr::Field { .. } => open.extend(walk::of_expr(expr).exprs),
                _ => {}
            }
        }
        found.into_iter().collect()
    }

    /// The way from something back to itself, asking about the same things.
    fn circle_from(&self, start: usize) -> Option<Asked> {
        let mut asks: BTreeMap<usize, Asked> = BTreeMap::new();
        let mut open = vec![start];
        while let Some(at) = open.pop() {
            if asks.contains_key(&at) {
                continue;
            }
            let asked = self.definition(at);
            let asked = asked.map_or_else(Vec::new, |(start, own)| self.same(start, &own));
            open.extend(asked.iter().map(|(to, _)| *to));
            asks.insert(at, asked);
        }
        circle::way_back(&asks, start)
    }

    fn name(&self, at: usize) -> &'b str {
        let function = self.book.functions.get(at).map(|one| &one.named);
        let field = || {
            let at = at.checked_sub(self.book.functions.len())?;
            self.book.fields.get(at).map(|one| &one.named)
        };
        function
            .or_else(field)
            .map_or("", |named| named.name.as_str())
    }

    fn declared(&self, at: usize) -> Span {
        let function = self.book.functions.get(at).map(|one| one.named.span);
        let field = || {
            let at = at.checked_sub(self.book.functions.len())?;
            self.book.fields.get(at).map(|one| one.named.span)
        };
        function.or_else(field).unwrap_or_default()
    }

    fn tell(&self, circle: &[(usize, ExprId)], same: bool, at: Option<Span>) -> Diagnostic {
        let span = circle.first();
        let span = span.and_then(|(_, asked)| self.book.expr_spans.get(asked.index()));
        let span = at.or(span.copied()).unwrap_or_default();
        let mut way: Vec<String> = circle
            .iter()
            .take(SHOWN)
            .map(|(from, _)| format!("`{}`", self.name(*from)))
            .collect();
        let message = match circle {
            [(one, _)] if same => {
                format!("`{}` asks itself about the same things", self.name(*one))
            }
            [(one, _)] => format!("`{}` asks itself, and nothing ends it", self.name(*one)),
            _ => {
                if let Some(more) = circle.len().checked_sub(SHOWN).filter(|more| *more > 0) {
                    way.push(format!("{more} more"));
                }
                way.extend(way.first().cloned());
                format!(
                    "what these words mean goes in a circle: {}",
                    way.join(" -> ")
                )
            }
        };
        let mut error = Diagnostic::error(MEANS_ITSELF, message, span);
        for (from, _) in circle.iter().take(SHOWN) {
            error = error.also(self.declared(*from), "it is declared here");
        }
        if same {
            error
        } else {
            error.help("say when it ends: `A if C else B`")
        }
    }
}

/// The laws that make up the value of a field must read fields as they are printed, or they would ask
/// for the value that they are about to give.
fn laws(book: &Book, all: &mut Vec<Diagnostic>) {
    let laws = [book.laws.total, book.laws.counted];
    for id in laws.into_iter().flatten() {
        let Some(law) = book.functions.get(id.index()) else {
            continue;
        };
        let start = Parts::of_exprs([law.body]);
        let mut found = Vec::new();
        walk::reach(book, start, |met| {
            if let Met::Expr(at, Expr::Field { field, printed, .. }) = met {
                let number = book
                    .fields
                    .get(field.index())
                    .is_some_and(|field| field.ty == law.result);
                if !printed && number {
                    found.push(at);
                }
            }
        });
        for at in found {
            let span = book.expr_spans.get(at.index()).copied();
            all.push(
                Diagnostic::error(
                    READS_ITSELF,
                    format!(
                        "the law `{}` makes this value, and cannot ask for it",
                        law.named.name
                    ),
                    span.unwrap_or_default(),
                )
                .help("write `printed` before the field"),
            );
        }
    }
}
