//! What comes by the absence of what it keeps away: `while not X: gains Y` on one card, `while not Y: gains X` on another. Both
//! answers agree with such texts, or none does, and which is found would hang on what is asked first.

use super::part::Part;
use crate::diagnostic::{Diagnostic, OF_ABSENCE};
use crate::span::Span;
use crate::tree::{Book, ChangeHow, Comparison, Expr, ExprId, Fold, Hook, HookRole, Slot, THIS};
use smol_str::SmolStr;
use std::collections::BTreeSet;

/// Something that one has, or a state that one is in, by its name: words stand at other places under other rules.
type Name = SmolStr;

/// Whose it is: that of the card itself, by its title, or that of anybody.
type Whose = Option<SmolStr>;

/// A text by which one has something, or no longer, if one has something else, or has not.
#[derive(Clone, Debug)]
pub(super) struct Link {
    given: (Name, Whose),
    asked: (Name, Whose),
    /// Whether it wants the other to be absent, or takes what it gives.
    against: bool,
    span: Span,
}

/// What the texts of a part link.
#[derive(Debug, Default)]
pub(super) struct Seen(Vec<Link>);

impl Seen {
    pub(super) fn spans_mut(&mut self) -> impl Iterator<Item = &mut Span> {
        self.0.iter_mut().map(|link| &mut link.span)
    }
}

pub(super) fn look(part: &Part<'_>, seen: &mut Seen) {
    let book = part.book;
    let title = part.card().map(|card| {
        let title = book.texts.get(card.title.index()).cloned();
        title.unwrap_or_default()
    });
    for hook in part.hooks() {
        let Some((subject, test, given, takes)) = gives(book, hook) else {
            continue;
        };
        if given.is_empty() {
            continue;
        }
        let mut asks = Asks {
            book,
            title: title.as_ref(),
            of_this: is_this(book, test, subject).then_some(subject),
            found: Vec::new(),
        };
        for test in hook.active.into_iter().chain([test]) {
            asks.ask(test, Some(takes));
        }
        let whose = asks.of_this.and(title.clone());
        for (asked, against, span) in asks.found {
            seen.0.extend(given.iter().map(|given| Link {
                given: (given.clone(), whose.clone()),
                asked: asked.clone(),
                against,
                span,
            }));
        }
    }
}

/// What a standing text gives or takes by name, and to whom.
fn gives(book: &Book, hook: &Hook) -> Option<(Slot, ExprId, Vec<Name>, bool)> {
    match &hook.role {
        HookRole::Change {
            subject,
            test,
            how,
            amount,
            ..
        } => {
            let takes = match how {
                ChangeHow::Add => false,
                ChangeHow::Lose | ChangeHow::Take => true,
                ChangeHow::Set | ChangeHow::Multiply => return None,
            };
            Some((*subject, *test, symbols(book, *amount), takes))
        }
        HookRole::Marks {
            state,
            subject,
            test,
        } => {
            let state = book.states.get(state.index())?;
            Some((*subject, *test, vec![state.named.name.clone()], false))
        }
        _ => None,
    }
}

fn symbols(book: &Book, amount: ExprId) -> Vec<Name> {
    match book.exprs.get(amount.index()) {
        Some(Expr::Symbol(symbol)) => {
            let symbol = book.symbols.get(symbol.index());
            symbol
                .map(|one| one.named.name.clone())
                .into_iter()
                .collect()
        }
        Some(Expr::List(all)) => all.iter().flat_map(|one| symbols(book, *one)).collect(),
        _ => Vec::new(),
    }
}

/// Whether a test lets through this card alone.
fn is_this(book: &Book, test: ExprId, subject: Slot) -> bool {
    let local = |id: &ExprId, slot| book.exprs.get(id.index()) == Some(&Expr::Local(slot));
    match book.exprs.get(test.index()) {
        Some(Expr::And(parts)) => parts.iter().any(|part| is_this(book, *part, subject)),
        Some(Expr::Compare(Comparison::Equal, one, other)) => {
            local(one, subject) && local(other, THIS) || local(one, THIS) && local(other, subject)
        }
        _ => false,
    }
}

/// What some tests ask by name.
struct Asks<'b> {
    book: &'b Book,
    title: Option<&'b SmolStr>,
    /// The slot that holds this card, if the text is about it alone.
    of_this: Option<Slot>,
    found: Vec<((Name, Whose), bool, Span)>,
}

impl Asks<'_> {
    /// `against` says whether it is the absence that counts; nothing, if either may.
    fn ask(&mut self, id: ExprId, against: Option<bool>) {
        let Some(expr) = self.book.exprs.get(id.index()) else {
            return;
        };
        let turned = against.map(|against| !against);
        match expr {
            Expr::Not(what) => self.ask(*what, turned),
            Expr::And(parts) | Expr::Or(parts) => {
                parts.iter().for_each(|part| self.ask(*part, against));
            }
            Expr::Fold { how, over, .. } => {
                let inside = match how {
                    Fold::Some | Fold::Count => against,
                    Fold::None => turned,
                    _ => None,
                };
                over.tests.iter().for_each(|test| self.ask(*test, inside));
            }
            Expr::Filter(over) => over.tests.iter().for_each(|test| self.ask(*test, against)),
            Expr::Compare(how, one, other) => {
                let (left, right) = match how {
                    Comparison::AtLeast | Comparison::Greater => (against, turned),
                    Comparison::AtMost | Comparison::Less => (turned, against),
                    Comparison::Equal | Comparison::Unequal => (None, None),
                };
                self.ask(*one, left);
                self.ask(*other, right);
            }
            Expr::HasState(of, state) => {
                let state = self.book.states.get(state.index());
                if let Some(state) = state {
                    self.note(&state.named.name, *of, against, id);
                }
            }
            Expr::Call { args, .. } => {
                let named = args.iter().flat_map(|arg| symbols(self.book, *arg));
                let named: Vec<Name> = named.collect();
                let local = |arg: &&ExprId| {
                    matches!(self.book.exprs.get(arg.index()), Some(Expr::Local(_)))
                };
                let of = args.iter().find(local).copied().unwrap_or(id);
                for name in named {
                    self.note(&name, of, against, id);
                }
            }
            _ => {}
        }
    }

    fn note(&mut self, name: &Name, of: ExprId, against: Option<bool>, at: ExprId) {
        let own = match self.book.exprs.get(of.index()) {
            Some(Expr::Local(slot)) => *slot == THIS || Some(*slot) == self.of_this,
            _ => false,
        };
        let whose = self.title.filter(|_| own).cloned();
        let span = self.book.expr_spans.get(at.index());
        let span = span.copied().unwrap_or_default();
        // What may be either is taken for what it says it is not.
        self.found
            .push(((name.clone(), whose), against.unwrap_or(true), span));
    }
}

/// Tells of each circle with an absence in it, once, where it is asked for.
pub(super) fn tell<'s>(parts: impl Iterator<Item = &'s Seen>, all: &mut Vec<Diagnostic>) {
    let links: Vec<&Link> = parts.flat_map(|seen| &seen.0).collect();
    let meets = |one: &(Name, Whose), other: &(Name, Whose)| {
        let same = match (&one.1, &other.1) {
            (Some(one), Some(other)) => one == other,
            _ => true,
        };
        one.0 == other.0 && same
    };
    let mut told: BTreeSet<usize> = BTreeSet::new();
    for (at, link) in links.iter().enumerate().filter(|(_, link)| link.against) {
        // From what is asked for, by whatever gives it, back to what this gives.
        let mut met: BTreeSet<usize> = BTreeSet::from([at]);
        let mut open = vec![at];
        let mut back = None;
        while let Some(from) = open.pop() {
            let Some(asked) = links.get(from).map(|link| &link.asked) else {
                continue;
            };
            for (next, other) in links.iter().enumerate() {
                if !meets(asked, &other.given) {
                    continue;
                }
                if next == at {
                    back = back.or(Some(from));
                } else if met.insert(next) {
                    open.push(next);
                }
            }
        }
        if back.is_none() || told.contains(&at) {
            continue;
        }
        told.extend(&met);
        let (name, other) = (&link.asked.0, &link.given.0);
        let through = back
            .and_then(|back| links.get(back))
            .filter(|_| back != Some(at));
        let error = Diagnostic::error(
            OF_ABSENCE,
            match name == other {
                true => format!("whether somebody has `{name}` hangs on his not having it"),
                false => format!(
                    "`{other}` hangs on the absence of `{name}`, and that on `{other}` again"
                ),
            },
            link.span,
        );
        let error = match through {
            Some(through) => error.also(through.span, "here it leads back"),
            None => error,
        };
        all.push(
            error.help("ask one of the two as it is printed: `SYMBOL in printed FIELD of this`"),
        );
    }
}
