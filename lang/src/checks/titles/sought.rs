//! What a verb or a clause is asked to look for, where it finds only cards of some kinds: `selection of K or K`. A
//! search for others would go on for ever and find nothing.

use super::{Cards, title};
use crate::checks::Note;
use crate::diagnostic::{Diagnostic, NEVER_FOUND};
use crate::facts::holds::{Says, says, truth};
use crate::facts::part::Part;
use crate::reader::types::{is_under, with_article};
use crate::span::Span;
use crate::tree::{Book, Expr, ExprId, KindId, Param, QuoteType, Slot, Statement, Type};
use smol_str::SmolStr;

/// What a word looks for, and of which kinds that finds any.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sought {
    word: SmolStr,
    kinds: Vec<KindId>,
    /// The first kind of which cards may be meant without being named.
    meant: Option<KindId>,
    /// The titles of others.
    titles: Vec<SmolStr>,
    /// Which of them this is about, if nobody else is meant.
    one: usize,
}

/// What verbs and clauses look for, unless they may find it whatever its title.
pub(super) fn look(part: &Part<'_>, noted: &mut Vec<(Note, Span)>) {
    let book = part.book;
    let mut look = |word: &SmolStr, params: &[Param], args: &[Option<ExprId>]| {
        for (param, arg) in params.iter().zip(args) {
            let limited = !param.kinds.is_empty() && param.ty == Type::Quote(QuoteType::Selection);
            let Some(arg) = arg.filter(|_| limited) else {
                continue;
            };
            let Some((slot, test)) = book.selects(arg) else {
                continue;
            };
            let kinds = (0_u32..).map(KindId).take(book.kinds.len());
            let mut meant = kinds.filter(|kind| may_be(book, test, slot, *kind) != Some(false));
            let first = meant.next();
            let finds = |kind: KindId| param.kinds.iter().any(|one| is_under(book, kind, *one));
            if first.into_iter().chain(meant).any(finds) {
                continue;
            }
            let titles = book
                .operands([test])
                .filter_map(|(at, _)| match title(book, at)? {
                    (title, false) => Some((title.clone(), part.span(at))),
                    _ => None,
                });
            let (titles, mut places): (Vec<SmolStr>, Vec<Span>) = titles.unzip();
            if first.is_some() {
                places = vec![part.span(arg)];
            }
            let sought = Sought {
                word: word.clone(),
                kinds: param.kinds.clone(),
                meant: first,
                titles,
                one: 0,
            };
            noted.extend(places.into_iter().enumerate().map(|(one, place)| {
                let sought = sought.clone();
                (Note::Sought(Box::new(Sought { one, ..sought })), place)
            }));
        }
    };
    for clause in part.clauses() {
        if let Some(form) = book.at(clause.form) {
            look(&form.named.name, &form.params, &clause.args);
        }
    }
    for (statement, _) in part.statements() {
        if let Statement::Do { verb, args, .. } = statement
            && let Some(verb) = book.at(*verb)
        {
            look(&verb.named.name, &verb.params, args);
        }
    }
}

/// Whether a card of a kind passes a test that names no card, as far as its kind tells.
fn may_be(book: &Book, test: ExprId, slot: Slot, kind: KindId) -> Option<bool> {
    truth(book, test, &|at, _| match says(book, at, slot)? {
        Says::Kind(of) => Some(is_under(book, kind, of)),
        Says::Called(name) => title(book, name).filter(|(_, any)| !any).map(|_| false),
        Says::In(set) => match book.expr(set) {
            Expr::Filter(over) => {
                let mut tests = over.tests.iter();
                let fails = |test: &ExprId| may_be(book, *test, over.slot, kind) == Some(false);
                tests.any(fails).then_some(false)
            }
            _ => None,
        },
        _ => None,
    })
}

pub(in crate::checks) fn tell(
    book: &Book,
    noted: &[&(Note, Span)],
    cards: &Cards<'_, '_>,
    all: &mut Vec<Diagnostic>,
) {
    for (note, span) in noted {
        let Note::Sought(sought) = note else { continue };
        let named = sought.titles.iter().flat_map(|title| cards.called(title));
        let mut found = named.map(|known| known.kind);
        let finds = |kind| sought.kinds.iter().any(|one| is_under(book, kind, *one));
        // A title that no card has is a name for others, or comes later.
        if sought.titles.iter().any(|title| !cards.has(title)) || found.any(finds) {
            continue;
        }
        let one = sought.titles.get(sought.one);
        let one = one.and_then(|title| Some((cards.called(title).first()?.kind, title)));
        let one = one.map(|(kind, title)| (kind, format!("`{title}`")));
        let first = sought.meant.map(|kind| (kind, "this".to_owned())).or(one);
        let Some((kind, what)) = first else { continue };
        let (is, word) = (with_article(book.name(kind)), &sought.word);
        let says = format!("{what} is {is}, and `{word}` never finds one");
        let kinds = sought
            .kinds
            .iter()
            .map(|kind| format!("`{}`", book.name(*kind)));
        let kinds = kinds.collect::<Vec<_>>().join(" or ");
        all.push(Diagnostic::error(NEVER_FOUND, says, *span).help(format!("name cards of the kinds {kinds}; a sentence that cannot be said yet is marked `not encoded \"why\"`")));
    }
}
