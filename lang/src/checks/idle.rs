//! What is said and comes to nothing by itself: what is never done, never true, never spoken of again, or done without an end
//! (SL0409, SL0427, SL0461, SL0466, SL0497, SL0498, SL0499).

use crate::diagnostic::{
    CHOSEN_IDLY, Diagnostic, ENDLESS, NEVER_NOTHING, OF_ITSELF, OPPOSED_BOUNDS, STANDS_FIRST,
    UNREACHABLE,
};
use crate::explicit;
use crate::facts::part::Part;
use crate::facts::reach::{Met, Through, operands, reach, statements};
use crate::span::Span;
use crate::tree::{
    Action, Book, Comparison, Expr, ExprId, FunctionForm, Parts, Pick, Slot, Statement, THIS, Type,
    Write,
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    unreachable(part, all);
    opposed(part, all);
    endless(part, all);
    if part.card().is_some() {
        first_lines(part, all);
        chosen(part, all);
        of_itself(part, all);
        never_nothing(part, all);
    }
}

/// Statements behind one that always leaves.
fn unreachable(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    for block in part.blocks() {
        let mut rest = part
            .book
            .block(block)
            .skip_while(|(statement, _)| !statement.ends());
        if let (Some((_, leave)), Some((_, next))) = (rest.next(), rest.next()) {
            let error = Diagnostic::error(UNREACHABLE, "this is never done", next);
            all.push(error.also(leave, "here it is left for good"));
        }
    }
}

/// Lines of a card that are asked before all others, and stand behind some: what stands before them would be taken for done by then.
fn first_lines(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let first = |form: crate::tree::ClauseId| part.book.at(form).is_some_and(|form| form.first);
    let late = part.clauses().skip_while(|clause| first(clause.form));
    for clause in late.filter(|clause| first(clause.form)) {
        let says = "this is asked before all other lines of the card, and some stand before it";
        let help =
            "write it first; or ask it where it is meant, of what stands behind it: `A if C`";
        all.push(Diagnostic::error(STANDS_FIRST, says, clause.span).help(help));
    }
}

/// Between which numbers, both allowed, something has to be.
struct Bound {
    of: ExprId,
    least: i64,
    most: i64,
}

impl Bound {
    fn of(book: &Book, test: ExprId) -> Option<Self> {
        let Expr::Compare(how, one, other) = book.expr(test) else {
            return None;
        };
        let (of, how, n) = match (book.expr(*one), book.expr(*other)) {
            (Expr::Number(_), Expr::Number(_)) => return None,
            (_, Expr::Number(n)) => (*one, *how, *n),
            (Expr::Number(n), _) => (*other, turned(*how), *n),
            _ => return None,
        };
        let (least, most) = match how {
            Comparison::Equal => (n, n),
            Comparison::Unequal => return None,
            Comparison::Less => (i64::MIN, n.saturating_sub(1)),
            Comparison::AtMost => (i64::MIN, n),
            Comparison::Greater => (n.saturating_add(1), i64::MAX),
            Comparison::AtLeast => (n, i64::MAX),
        };
        Some(Self { of, least, most })
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

/// A number that would have to be more than it may be.
fn opposed(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for (at, _) in part
        .exprs()
        .filter(|(_, expr)| matches!(expr, Expr::And(_)))
    {
        let bounds = book
            .conjuncts(at)
            .into_iter()
            .filter_map(|test| Bound::of(book, test));
        let mut bounds: Vec<Bound> = bounds.collect();
        bounds.sort_by_key(|bound| book.span(bound.of).start);
        let same = |one: ExprId, other: ExprId| {
            one == other || explicit::expr(book, one) == explicit::expr(book, other)
        };
        let opposed = bounds.iter().enumerate().find_map(|(nth, one)| {
            let mut before = bounds.iter().take(nth);
            let other = before.find(|other| {
                (one.least > other.most || one.most < other.least) && same(one.of, other.of)
            })?;
            Some((book.span(one.of), book.span(other.of)))
        });
        if let Some((one, other)) = opposed {
            let says = "no number is both this and what stands before it";
            let error = Diagnostic::error(OPPOSED_BOUNDS, says, one);
            let help = "leave one of them out, or write `or` if either will do";
            all.push(error.also(other, "it is asked here first").help(help));
        }
    }
}

/// Who is chosen on a card, at the beginning of a text or in the course of it, and never spoken of behind it.
fn chosen(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let kept = part
        .quotes()
        .iter()
        .map(|quote| (&quote.targets, quote.parts()));
    let acts = part
        .actions()
        .iter()
        .map(|action| (&action.picks, action.parts()));
    for (picks, text) in kept.chain(acts) {
        let place = |pick: &Pick| (pick.slot, part.span(pick.from));
        let mut chosen: BTreeMap<Slot, Span> = picks.iter().map(place).collect();
        let mut spoken = BTreeSet::new();
        for met in reach(part.book, text, Through::Text) {
            match met {
                Met::Statement(Statement::Pick(pick)) => chosen.extend([place(pick)]),
                Met::Expr(_, Expr::Local(slot)) => spoken.extend([*slot]),
                _ => {}
            }
        }
        for (_, span) in chosen
            .into_iter()
            .filter(|(slot, _)| !spoken.contains(slot))
        {
            let says = "what is chosen here is not spoken of again";
            let help = "say what is done to it, or leave the choice out";
            all.push(Diagnostic::error(CHOSEN_IDLY, says, span).help(help));
        }
    }
}

/// Text that a player may use again and again, at no price.
fn endless(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    for action in part.actions() {
        let free = action.source.is_some() && action.cost.is_none() && action.limits.is_empty();
        if free && !spends_itself(part.book, action) && !only_looks(part.book, action) {
            let says = "nothing says how often this may be done, and it costs nothing";
            all.push(Diagnostic::warning(ENDLESS, says, action.named.span).help("begin with a limit (`once each turn:`), let it cost something (`at cost (...)`), or let the card go with it (`then discard this`)"));
        }
    }
}

/// Whether nothing is done but looking at cards, which changes nothing however often it is done.
fn only_looks(book: &Book, action: &Action) -> bool {
    let body = || statements(book, Parts::of_blocks([action.body]), Through::Text);
    let done = body().filter_map(|statement| book.at(statement.deed()?.0));
    let Some(bodies) = done.map(|verb| verb.body).collect::<Option<Vec<_>>>() else {
        return false;
    };
    let acts = |statement: &Statement| {
        matches!(
            statement,
            Statement::Write(_) | Statement::Lasting { .. } | Statement::Run { .. }
        )
    };
    let shows = |statement: &Statement| matches!(statement, Statement::Write(Write::Show { .. }));
    !bodies.is_empty()
        && statements(book, Parts::of_blocks(bodies), Through::Text).all(shows)
        && !body().any(acts)
}

/// Whether what is done is done to the card itself: it is discarded, stopped, moved.
fn spends_itself(book: &Book, action: &Action) -> bool {
    let mut body = statements(book, Parts::of_blocks([action.body]), Through::Text);
    body.any(|statement| crate::facts::deed::done_to(book, statement, THIS).is_some())
}

/// Words that say of somebody how he stands to the card on which they are written, said of that card itself: `if here` asks whether
/// the card is where it is. The answer says nothing, and whoever wrote it meant somebody else, or another place.
fn of_itself(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let relates = |expr: &Expr| match expr {
        Expr::Call { function, args } if matches!(args.as_slice(), [of] if book.is_local(*of, THIS)) =>
        {
            let word = book
                .at(*function)
                .filter(|word| word.form == FunctionForm::Relation)?;
            let mut within = operands(book, [word.body]);
            within
                .any(|(id, _)| book.is_local(id, THIS))
                .then_some(&word.named.name)
        }
        _ => None,
    };
    let mut found = part.exprs().filter(|(at, _)| part.is_written(*at));
    if let Some((at, word)) = found.find_map(|(at, expr)| Some((at, relates(expr)?))) {
        let says = format!(
            "`{word}` is said of somebody as seen from this card, and here it is said of the card itself"
        );
        let help = format!(
            "say who is meant (`it is {word}`, `some KIND {word}`), or among whom or where this card has to be (`this in ...`)"
        );
        all.push(Diagnostic::error(OF_ITSELF, says, part.span(at)).help(help));
    }
}

/// Nouns are defined by nouns no deeper than this.
const DEEPEST: u8 = 8;

/// What a card asks to be nothing, and is always something: a place or a set that has nobody in it is still there, and whoever is
/// counted is somebody. Rules hold in their hands what may be nothing, and nothing stays nothing where a set is wanted.
fn never_nothing(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let mut tell = |at: ExprId, says: &str, help: &str| {
        if part.is_written(at) {
            all.push(Diagnostic::error(NEVER_NOTHING, says, part.span(at)).help(help));
        }
    };
    for (at, expr) in part.exprs() {
        if let Expr::Compare(_, of, other) = expr
            && book.is_nothing(*other)
            && (is_something(book, *of, DEEPEST) || is_a_scope_of_many(book, *of))
        {
            tell(
                at,
                "this is never nothing: with nobody in it, it is an empty one",
                "write `size(...) = 0` or `size(...) > 0`; or say whom you mean, `no KIND in ...`, `some KIND in ...`",
            );
        }
        // That some are something, or that each of them is nothing, are ways to say that there are some, or none.
        let asked = expr.group().and_then(|over| {
            over.tests.iter().copied().find(|test| {
                let sides = book.equals(*test);
                sides.is_some_and(|(of, other)| {
                    book.is_local(of, over.slot) && book.is_nothing(other)
                })
            })
        });
        if let Some(at) = asked {
            tell(
                at,
                "this is asked of each of them, and none of them is nothing",
                "write `no KIND ...` or `some KIND ...`, with the place where they are: `no your KIND in PLACE`",
            );
        }
    }
}

fn is_something(book: &Book, at: ExprId, deep: u8) -> bool {
    let Some(deep) = deep.checked_sub(1) else {
        return false;
    };
    match book.expr(at) {
        Expr::Place { .. } | Expr::Filter(_) | Expr::Map { .. } | Expr::List(_) => true,
        Expr::Field { field, .. } => {
            let field = book.at(*field);
            field.is_some_and(|field| matches!(field.ty, Type::Set(_) | Type::Levels(_)))
        }
        Expr::Union(parts) => parts.iter().any(|part| is_something(book, *part, deep)),
        Expr::Except(of, _) => is_something(book, *of, deep),
        // `S if S is something else T`
        Expr::If {
            then, otherwise, ..
        } => [*then, *otherwise]
            .into_iter()
            .all(|arm| is_a_scope_of_many(book, arm) || is_something(book, arm, deep)),
        Expr::Call { function, .. } => book
            .at(*function)
            .is_some_and(|word| is_something(book, word.body, deep)),
        _ => false,
    }
}

/// A scope that holds several: it is nothing wherever nobody gave it a value, which is not what the text of a card asks.
fn is_a_scope_of_many(book: &Book, at: ExprId) -> bool {
    match book.expr(at) {
        Expr::Scope(id) => book
            .at(*id)
            .is_some_and(|scope| matches!(scope.ty, Type::Set(_))),
        _ => false,
    }
}
