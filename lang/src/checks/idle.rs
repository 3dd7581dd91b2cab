//! What is said and comes to nothing by itself: what is never done, never nothing, never spoken of again, or done
//! without an end (SL0409, SL0427, SL0461, SL0466, SL0497, SL0499).

use crate::diagnostic::{
    CHOSEN_IDLY, Diagnostic, ENDLESS, NEVER_NOTHING, OF_ITSELF, STANDS_FIRST, UNREACHABLE,
};
use crate::facts::deed::done_to;
use crate::facts::part::Part;
use crate::facts::reach::{Met, Through, reach, statements};
use crate::span::Span;
use crate::tree::{
    Action, Book, Expr, ExprId, FunctionForm, Parts, Pick, Slot, Statement, THIS, Type, Write,
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    unreachable(part, all);
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

/// Lines of a card that are asked before all others, and stand behind some: what stands before them would be taken
/// for done by then.
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

/// Who is chosen on a card, at the beginning of a text or in the course of it, and never spoken of behind it.
fn chosen(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let kept = part.quotes().iter();
    let kept = kept.map(|quote| (&quote.targets, quote.parts()));
    let acts = part.actions().iter();
    let acts = acts.map(|action| (&action.picks, action.parts()));
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
        chosen.retain(|slot, _| !spoken.contains(slot));
        for span in chosen.into_values() {
            let says = "what is chosen here is not spoken of again";
            let help = "say what is done to it, or leave the choice out";
            all.push(Diagnostic::error(CHOSEN_IDLY, says, span).help(help));
        }
    }
}

/// Text that a player may use again and again, at no price: nothing is done to the card itself, and more is done than
/// looking at cards.
fn endless(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    for action in part.actions() {
        let free = action.source.is_some() && action.cost.is_none() && action.limits.is_empty();
        let done = || statements(part.book, Parts::of_blocks([action.body]), Through::Text);
        let spends = || done().any(|one| done_to(part.book, one, THIS).is_some());
        if free && !spends() && !only_looks(part.book, action) {
            let says = "nothing says how often this may be done, and it costs nothing";
            all.push(Diagnostic::warning(ENDLESS, says, action.named.span).help("begin with a limit (`once each turn:`), let it cost something (`at cost (...)`), or let the card go with it (`then discard this`)"));
        }
    }
}

/// Whether nothing is done but looking at cards, which changes nothing however often it is done.
fn only_looks(book: &Book, action: &Action) -> bool {
    let mut shown = 0;
    let mut done = statements(book, Parts::of_blocks([action.body]), Through::Text);
    let looks = done.all(|statement| match statement {
        Statement::Do { verb, .. } => {
            shown += 1;
            let body = book.at(*verb).and_then(|verb| verb.body);
            body.is_some()
                && statements(book, Parts::of_blocks(body), Through::Text)
                    .all(|one| matches!(one, Statement::Write(Write::Show { .. })))
        }
        Statement::Write(_) | Statement::Lasting { .. } | Statement::Run { .. } => false,
        _ => true,
    });
    looks && shown > 0
}

/// Words that say of somebody how he stands to the card on which they are written, said of that card itself: `if
/// here` asks whether the card is where it is. The answer says nothing, and whoever wrote it meant somebody else, or
/// another place.
fn of_itself(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let relates = |expr: &Expr| match expr {
        Expr::Call { function, args } if matches!(**args, [of] if book.is_local(of, THIS)) => {
            let word = book.at(*function)?;
            let relation = word.form == FunctionForm::Relation;
            let mut within = book.operands([word.body]);
            (relation && within.any(|(id, _)| book.is_local(id, THIS))).then_some(*function)
        }
        _ => None,
    };
    let mut found = part.exprs().filter(|(at, _)| part.is_written(*at));
    if let Some((at, word)) = found.find_map(|(at, expr)| Some((at, relates(expr)?))) {
        let word = book.name(word);
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

/// What a card asks to be nothing, and is always something: a place or a set that has nobody in it is still there,
/// and whoever is counted is somebody. Rules hold in their hands what may be nothing, and nothing stays nothing where
/// a set is wanted.
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
            let is_nothing = |(of, other)| book.is_local(of, over.slot) && book.is_nothing(other);
            let mut tests = over.tests.iter().copied();
            tests.find(|test| book.equals(*test).is_some_and(is_nothing))
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
    let is = |at: ExprId| is_something(book, at, deep);
    match book.expr(at) {
        Expr::Place { .. } | Expr::Filter(_) | Expr::Map { .. } | Expr::List(_) => true,
        Expr::Field { field, .. } => {
            let field = book.at(*field);
            field.is_some_and(|field| matches!(field.ty, Type::Set(_) | Type::Levels(_)))
        }
        Expr::Union(parts) => parts.iter().any(|part| is(*part)),
        Expr::Except(of, _) => is(*of),
        // `S if S is something else T`
        Expr::If {
            then, otherwise, ..
        } => [*then, *otherwise]
            .into_iter()
            .all(|arm| is_a_scope_of_many(book, arm) || is(arm)),
        Expr::Call { function, .. } => book.at(*function).is_some_and(|word| is(word.body)),
        _ => false,
    }
}

/// A scope that holds several: it is nothing wherever nobody gave it a value, which is not what the text of a card
/// asks.
fn is_a_scope_of_many(book: &Book, at: ExprId) -> bool {
    match book.expr(at) {
        Expr::Scope(id) => {
            let scope = book.at(*id);
            scope.is_some_and(|scope| matches!(scope.ty, Type::Set(_)))
        }
        _ => false,
    }
}
