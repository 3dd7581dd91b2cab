//! Demands on decks that refuse none, or all.

use super::against;
use super::walk::{self, Met, Parts};
use crate::diagnostic::{Diagnostic, IDLE_DEMAND, NOT_IN_A_DECK};
use crate::tree::{Book, Builtin, Comparison, Demand, Expr, ExprId, Fold, ZoneOf};

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    for demand in &book.demands {
        elsewhere(book, demand, all);
    }
    let bounds = book.demands.iter().map(|demand| bounds(book, demand));
    let bounds: Vec<Vec<Bound>> = bounds.collect();
    // Rules are read before formats, so it is the later one that comes too late.
    for (at, (later, own)) in book.demands.iter().zip(&bounds).enumerate() {
        let earlier = book.demands.iter().zip(&bounds).take(at);
        let mut pairs =
            earlier.flat_map(|(demand, known)| known.iter().map(move |one| (demand, one)));
        let found = pairs.find_map(|(demand, one)| {
            let mut met = own.iter().filter(|own| same(book, own.of, one.of));
            met.find_map(|own| own.against(one))
                .map(|how| (demand, how))
        });
        if let Some((earlier, how)) = found {
            all.push(idle(book, later, earlier, how));
        }
    }
}

/// Places where no card of a deck lies when it is judged.
fn elsewhere(book: &Book, demand: &Demand, all: &mut Vec<Diagnostic>) {
    let exprs = demand.needs.into_iter();
    let start = Parts::of_exprs(exprs.chain(demand.bars.map(|(_, from)| from)));
    let mut told = None;
    walk::reach(book, start, |met| {
        let Met::Expr(at, expr) = met else { return };
        let why = match expr {
            Expr::Place { zone, .. } => match book.zones.get(zone.index()) {
                Some(zone) if zone.of != ZoneOf::Player || zone.starts.is_none() => {
                    format!(
                        "nothing lies in `{}` when a deck is judged",
                        zone.named.name
                    )
                }
                _ => return,
            },
            Expr::Builtin {
                op: Builtin::Opponent,
                ..
            } => "each deck is judged by itself, whoever the opponent is".to_owned(),
            _ => return,
        };
        told.get_or_insert((at, why));
    });
    let Some((at, why)) = told else { return };
    let starts = book.zones.iter();
    let starts = starts.filter(|zone| zone.of == ZoneOf::Player && zone.starts.is_some());
    let places: Vec<String> = starts
        .map(|zone| format!("`{} of you`", zone.named.name))
        .collect();
    let span = book.expr_spans.get(at.index()).copied();
    let error = Diagnostic::error(NOT_IN_A_DECK, why, span.unwrap_or(demand.span));
    all.push(if places.is_empty() {
        error
    } else {
        let places = places.join(", ");
        error.help(format!("ask for a place in which cards of the deck start: {places}; without a place all of them are meant"))
    });
}

/// How two demands stand to each other.
#[derive(Clone, Copy)]
enum How {
    Idle,
    Opposed,
}

/// Between which numbers, both allowed, something has to be.
pub(super) struct Bound {
    pub(super) of: ExprId,
    least: i64,
    most: i64,
}

impl Bound {
    /// Whether no number is within both.
    pub(super) const fn opposes(&self, other: &Self) -> bool {
        self.least > other.most || self.most < other.least
    }

    const fn against(&self, earlier: &Self) -> Option<How> {
        if self.opposes(earlier) {
            Some(How::Opposed)
        } else if self.least <= earlier.least && self.most >= earlier.most {
            Some(How::Idle)
        } else {
            None
        }
    }
}

/// The numbers that a demand sets bounds to.
fn bounds(book: &Book, demand: &Demand) -> Vec<Bound> {
    let needs = demand.needs.map(|needs| bounds_of(book, needs));
    needs.unwrap_or_default()
}

/// The numbers that a condition sets bounds to.
pub(super) fn bounds_of(book: &Book, test: ExprId) -> Vec<Bound> {
    let mut found = Vec::new();
    let mut open = vec![test];
    while let Some(at) = open.pop() {
        match book.exprs.get(at.index()) {
            Some(Expr::And(parts)) => open.extend(parts),
            Some(Expr::Compare(how, one, other)) => {
                let bound = match (number(book, *one), number(book, *other)) {
                    (None, Some(n)) => bound(*how, *one, n),
                    (Some(n), None) => bound(turned(*how), *other, n),
                    _ => None,
                };
                found.extend(bound);
            }
            _ => {}
        }
    }
    found
}

fn number(book: &Book, at: ExprId) -> Option<i64> {
    match book.exprs.get(at.index())? {
        Expr::Number(n) => Some(*n),
        _ => None,
    }
}

const fn turned(how: Comparison) -> Comparison {
    match how {
        Comparison::Less => Comparison::Greater,
        Comparison::Greater => Comparison::Less,
        Comparison::AtMost => Comparison::AtLeast,
        Comparison::AtLeast => Comparison::AtMost,
        same => same,
    }
}

const fn bound(how: Comparison, of: ExprId, n: i64) -> Option<Bound> {
    let (least, most) = match how {
        Comparison::Equal => (n, n),
        Comparison::Unequal => return None,
        Comparison::Less => (i64::MIN, n.saturating_sub(1)),
        Comparison::AtMost => (i64::MIN, n),
        Comparison::Greater => (n.saturating_add(1), i64::MAX),
        Comparison::AtLeast => (n, i64::MAX),
    };
    Some(Bound { of, least, most })
}

/// Whether two demands speak of the same number, as far as can be told.
fn same(book: &Book, one: ExprId, other: ExprId) -> bool {
    if one == other {
        return true;
    }
    let at = |id: ExprId| book.exprs.get(id.index());
    let (Some(left), Some(right)) = (at(one), at(other)) else {
        return false;
    };
    let alike = |some: &[ExprId], others: &[ExprId]| {
        let mut pairs = some.iter().zip(others);
        some.len() == others.len() && pairs.all(|(one, other)| same(book, *one, *other))
    };
    match (counted(left), counted(right)) {
        (Some(one), Some(other)) => return same(book, one, other),
        (None, None) => {}
        _ => return false,
    }
    match (left, right) {
        (
            Expr::Place { zone, of },
            Expr::Place {
                zone: also,
                of: other,
            },
        ) => {
            zone == also
                && match (of, other) {
                    (Some(of), Some(other)) => same(book, *of, *other),
                    (of, other) => of == other,
                }
        }
        (
            Expr::Builtin { op, args },
            Expr::Builtin {
                op: also,
                args: others,
            },
        ) => op == also && alike(args, others),
        (
            Expr::Call { function, args },
            Expr::Call {
                function: also,
                args: others,
            },
        ) => function == also && alike(args, others),
        (Expr::Union(parts), Expr::Union(others)) => alike(parts, others),
        (Expr::Local(_), Expr::Local(_)) => left == right,
        _ => false,
    }
}

/// The set of which this is the size, said in either way.
fn counted(expr: &Expr) -> Option<ExprId> {
    match expr {
        Expr::Builtin {
            op: Builtin::Size,
            args,
        } => args.first().copied(),
        Expr::Fold {
            how: Fold::Count,
            over,
            of: None,
        } if over.kind.is_none() && over.tests.is_empty() => over.from,
        _ => None,
    }
}

fn idle(book: &Book, later: &Demand, earlier: &Demand, how: How) -> Diagnostic {
    let rule = earlier.rule.map(|rule| against::name(book, rule));
    let rule = rule.filter(|name| !name.is_empty());
    let what = rule.map_or_else(|| "another demand".to_owned(), |rule| format!("`{rule}`"));
    let message = match how {
        How::Idle => format!("{what} asks for at least as much, so this changes nothing"),
        How::Opposed => format!("no deck can be like this and as {what} wants it"),
    };
    let error = Diagnostic::error(IDLE_DEMAND, message, later.span);
    let error = error.also(earlier.span, "both are asked");
    match rule {
        Some(rule) => error.help(format!(
            "let an edition replace that rule, `edition NAME extends core {{ replace rule {rule} cites ... {{ ... }} }}`, and the format play by it: `rules NAME`"
        )),
        None => error.help("leave one of them out"),
    }
}
