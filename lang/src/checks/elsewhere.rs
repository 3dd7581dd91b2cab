//! Those in play asked for what holds elsewhere, and the other way round; words for a place that leave out those who are meant; and
//! changes of what counts elsewhere (SL0452, SL0467, SL0473, SL0481).

use crate::diagnostic::{ASKED_ELSEWHERE, Diagnostic, KEPT_OUT, NEVER_FOUND, NOT_THERE};
use crate::facts::asked::Ask;
use crate::facts::fields::asked_whether;
use crate::facts::kinds::{meet, said};
use crate::facts::part::Part;
pub(crate) use crate::facts::place::of_tests;
use crate::facts::place::{in_play, not_in_play, of_those_in_play};
use crate::facts::reach::operands;
use crate::tree::{
    Book, Card, Expr, ExprId, FieldId, FieldOf, Group, HookRole, QuoteBody, Slot, THIS,
};
use std::collections::BTreeSet;

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for (_, expr) in part.exprs() {
        all.extend(expr.group().and_then(|over| in_two_places(part, over)));
        let asked = of_those_in_play(book, expr);
        if let Some((test, zone)) = asked.and_then(|(slot, tests)| of_tests(book, slot, tests)) {
            let name = book.name(zone);
            let says =
                format!("this holds only of what is in `{name}`, and those in play are asked");
            let help =
                format!("say where they are looked for, behind the kind: `KIND in {name} ...`");
            all.push(Diagnostic::error(NOT_THERE, says, part.span(test)).help(help));
        }
    }
    if let Some(card) = part.card() {
        only_in_play(part, all);
        kept_out(part, all);
        uncounted(part, card, all);
    }
}

/// The members of a group asked to be in two places at once: everything is in one.
fn in_two_places(part: &Part<'_>, over: &Group) -> Option<Diagnostic> {
    let book = part.book;
    let mut first = over.from.and_then(|from| book.zone_of(from));
    let mut there = false;
    for test in over.tests.iter().flat_map(|test| book.conjuncts(*test)) {
        there |= in_play(book, test) == Some(over.slot);
        let second = match book.expr(test) {
            Expr::In(what, place) if book.is_local(*what, over.slot) => book.zone_of(*place),
            _ => None,
        };
        let says = match (first, second) {
            (Some(one), Some(other)) if one != other => {
                format!(
                    "nothing is in `{}` and in `{}`",
                    book.name(one),
                    book.name(other)
                )
            }
            (Some(one), _) if there && !book.is_in_play(one) => {
                format!("nothing in `{}` is in play", book.name(one))
            }
            _ => {
                first = first.or(second);
                continue;
            }
        };
        let help = "leave one of them out: each of them says where those are who are meant, and none of them belongs to a noun before it";
        return Some(Diagnostic::error(NOT_THERE, says, part.span(test)).help(help));
    }
    None
}

/// What only those in play have, asked of those who are not: nobody in a hand is stopped, and no card in a draw deck is of a side yet.
fn only_in_play(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let elsewhere = |over: &&Group| {
        over.from
            .is_some_and(|from| not_in_play(book, from).is_some())
    };
    let groups = part
        .groups()
        .filter(elsewhere)
        .map(|over| (over.slot, over.tests.clone()));
    // What a verb looks for where it is not in play.
    let sought = part.statements().filter_map(|(statement, _)| {
        let (verb, what) = statement.deed()?;
        book.at(verb).filter(|verb| verb.fetches)?;
        match &book.kept(what?)?.body {
            QuoteBody::Selection { member, .. } => Some((member.0, vec![member.1])),
            _ => None,
        }
    });
    let mut told: BTreeSet<ExprId> = BTreeSet::new();
    for (slot, mut open) in groups.chain(sought) {
        while let Some(at) = open.pop() {
            if let Expr::And(parts) | Expr::Or(parts) = book.expr(at) {
                open.extend(parts);
            } else if let Some(what) = kept_in_play(book, at, slot)
                && part.is_written(at)
                && told.insert(at)
            {
                let says = format!(
                    "`{what}` is of those in play, and these are not: none of them ever is so"
                );
                let help =
                    "ask for what is printed on them; or say `in play`, if those there are meant";
                all.push(Diagnostic::error(NEVER_FOUND, says, part.span(at)).help(help));
            }
        }
    }
}

/// The state or the stored field of which a test asks.
fn kept_in_play(book: &Book, at: ExprId, slot: Slot) -> Option<&str> {
    let stored = |of: ExprId| match book.expr(of) {
        Expr::Field { field, of, .. } if book.is_local(*of, slot) => {
            let known = book.at(*field)?;
            let own = matches!(known.of, FieldOf::Kind(_));
            (own && !known.printed && known.default.is_none()).then(|| book.name(*field))
        }
        _ => None,
    };
    match book.expr(at) {
        Expr::HasState(of, state) if book.is_local(*of, slot) => {
            book.at(*state)?.means.is_none().then(|| book.name(*state))
        }
        Expr::Compare(_, one, other) => stored(*one).or_else(|| stored(*other)),
        _ => None,
    }
}

/// A word for a place that asks how somebody is, said of those who are so: `one cloaked ship here`, where `here` asks whether a ship
/// is in sight. A text of another card would find nobody.
fn kept_out(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let words = &part.facts.words;
    let mut told: BTreeSet<ExprId> = BTreeSet::new();
    for (_, expr) in part.exprs() {
        let tests = match expr {
            Expr::And(tests) => tests,
            expr => match expr.group() {
                Some(over) => &over.tests,
                None => continue,
            },
        };
        let states = tests.iter().filter_map(|test| match book.expr(*test) {
            Expr::HasState(of, state) => Some((book.local(*of)?, *state)),
            _ => None,
        });
        for (slot, state) in states {
            // By a word that relates somebody to this card, and asks where he is, and whether he is in a state.
            let keeps = |test: &&ExprId| match book.expr(**test) {
                expr @ Expr::Call { function, args } => {
                    let body = book
                        .at(*function)
                        .filter(|_| args.len() == 1)
                        .map(|word| word.body);
                    operands(book, body).any(|(id, _)| book.is_local(id, THIS))
                        && words.asks(book, expr, slot, Ask::is_where)
                        && words.asks(book, expr, slot, |ask| match ask {
                            Ask::State(asked) => part.facts.comes_with(state, asked),
                            _ => false,
                        })
                }
                _ => false,
            };
            let Some(test) = tests.iter().find(keeps) else {
                continue;
            };
            if part.is_written(*test) && told.insert(*test) {
                let (word, state) = match book.expr(*test) {
                    Expr::Call { function, .. } => (book.name(*function), book.name(state)),
                    _ => continue,
                };
                let says = format!(
                    "`{word}` asks whether somebody is `{state}`, so who is so may never be found by it"
                );
                let help = format!(
                    "say where they are without `{word}`, by what does not ask for that: `where ... of it = ... of this`"
                );
                all.push(Diagnostic::error(KEPT_OUT, says, part.span(*test)).help(help));
            }
        }
    }
}

/// Changes of a field of such cards, or in such a place, as no rule ever asks for it: the field is of a wider kind, and what it comes
/// to matters only of some.
fn uncounted(part: &Part<'_>, card: &Card, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    // What the card does with it itself is its own.
    let whether = asked_whether(part.exprs());
    let reads = |of: FieldId| {
        part.exprs().any(|(id, expr)| {
            matches!(expr, Expr::Field { field, printed: false, .. } if *field == of)
                && !whether.contains(&id)
        })
    };
    for hook in part.of_cards() {
        let HookRole::Change {
            field,
            subject,
            test,
            ..
        } = &hook.role
        else {
            continue;
        };
        let Some(asked) = part.facts.fields.get(field) else {
            continue;
        };
        let tests = book.conjuncts(*test);
        let name = book.name(*field);
        let mut tell = |says: String, help: String| {
            all.push(Diagnostic::error(ASKED_ELSEWHERE, says, hook.span).help(help));
        };
        let placed = tests.iter().any(|test| match book.expr(*test) {
            Expr::In(what, _) => book.is_local(*what, *subject),
            _ => false,
        });
        if let Some(zone) = asked.zone.filter(|_| !hook.anywhere && !placed) {
            let zone = book.name(zone);
            tell(
                format!(
                    "`{name}` counts only of what is in `{zone}`, which is not in play, and this changes those in play"
                ),
                format!(
                    "say that they are there: `each KIND in {zone} of you: {name} +1`, and of this card `while this in {zone} of you: this: {name} +1`"
                ),
            );
        }
        let kind = tests.iter().find_map(|test| match book.expr(*test) {
            Expr::IsKind(of, kind) if book.is_local(*of, *subject) => Some(*kind),
            _ => None,
        });
        let own = book.is_same(*test, *subject, THIS).then_some(card.kind);
        let (Some(kind), Some(kinds)) = (kind.or(own), &asked.kinds) else {
            continue;
        };
        if !kinds.is_empty() && !kinds.iter().any(|one| meet(book, *one, kind)) && !reads(*field) {
            let (kinds, kind) = (said(book, kinds.iter().copied()), said(book, [kind]));
            tell(
                format!("rules ask for `{name}` of {kinds} alone, and this changes it of {kind}"),
                "say what comes of it, and when: `when ...: VERB ...`".to_owned(),
            );
        }
    }
}
