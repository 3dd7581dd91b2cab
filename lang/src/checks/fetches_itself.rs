//! A text that looks for its own card where it is not in play, and works only while the card is: it would never find it. So
//! does what is said of cards that come, if it is said of the card itself.

use super::part::Part;
use super::walk::{Met, Parts, of_role, reach};
use crate::diagnostic::{Diagnostic, FETCHES_ITSELF};
use crate::reader::types::is_under;
use crate::tree::{
    Book, ClauseForm, Comparison, Expr, ExprId, HookOwner, KindId, QuoteBody, Slot, Statement, THIS,
};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let Some(card) = part.card() else {
        return;
    };
    for clause in &card.clauses {
        let Some(form) = book.clauses.get(clause.form.index()) else {
            continue;
        };
        let given = (0_u16..).zip(form.params.iter().zip(&clause.args));
        // Of whom it is said stands last. What is limited to some kinds is looked for among others; what rules ask of a card that
        // comes is said of this one.
        let others = given.filter_map(|(slot, (param, arg))| {
            let others = !param.kinds.is_empty() && !form.unplaced.contains(&slot);
            arg.filter(|_| others)
        });
        let itself = others.last().filter(|arg| is_itself(book, *arg));
        if let Some(at) = itself {
            all.push(
                Diagnostic::error(
                    FETCHES_ITSELF,
                    "this is said of others while its card is in play, and would be said of the card itself",
                    part.span(at),
                )
                .help(own_words(book, form, card.kind)),
            );
        }
    }
    let hooks = part.hooks().iter();
    let hooks = hooks.filter(|hook| matches!(hook.owner, HookOwner::Card(..)) && !hook.anywhere);
    let actions = part.actions().iter().filter(|action| {
        let source = action.source.as_ref();
        source.is_some_and(|source| !source.anywhere)
    });
    let clauses = card
        .clauses
        .iter()
        .map(|clause| Parts::of_exprs(clause.args.iter().flatten().copied()));
    let texts = hooks
        .map(|hook| of_role(&hook.role))
        .chain(actions.map(Parts::of_action))
        .chain(clauses);
    for text in texts {
        let mut found: Option<(ExprId, String)> = None;
        reach(book, text, |met| {
            if let Met::Statement(Statement::Do { verb, args, .. }) = met
                && let Some(verb) = book.verbs.get(verb.index()).filter(|verb| verb.fetches)
                && let Some(what) = args.first().copied().flatten()
                && is_itself(book, what)
            {
                found.get_or_insert((what, verb.named.name.to_string()));
            }
        });
        let Some((at, verb)) = found else { continue };
        all.push(
            Diagnostic::error(
                FETCHES_ITSELF,
                format!("`{verb}` looks for what is not in play, and this text works while its card is"),
                part.span(at),
            )
            .help("say where the card is when this is done: `if this in PLACE of you` before it; or let another card do it"),
        );
    }
}

/// How a card says of itself what a clause says of others, where rules ask it of the card that comes.
fn own_words(book: &Book, form: &ClauseForm, kind: KindId) -> String {
    let shown = |form: &ClauseForm| {
        let text = form.render.and_then(|id| book.texts.get(id.index()));
        let text = text.map(|text| text.trim_end_matches('.').to_lowercase());
        text.unwrap_or_default()
    };
    let all_of_it = shown(form);
    let mut own = book.clauses.iter().filter(|other| {
        !other.unplaced.is_empty() && other.of.is_none_or(|of| is_under(book, kind, of))
    });
    let own = own.find_map(|other| {
        let words = shown(other);
        (!words.is_empty() && all_of_it.ends_with(&words)).then_some(words)
    });
    match own {
        Some(words) => {
            let mut words = words.split(' ').map(|word| {
                let slot = word
                    .strip_prefix('{')
                    .and_then(|rest| rest.strip_suffix('}'));
                slot.map_or_else(|| word.to_owned(), str::to_uppercase)
            });
            let first = words.next().unwrap_or_default();
            let words = words.fold(first, |row, word| format!("{row} {word}"));
            format!("write it without naming the card: `{words}`")
        }
        None => String::from("let another card say it; or name those who are meant"),
    }
}

/// Whether a kept selection means the card of its text.
fn is_itself(book: &Book, what: ExprId) -> bool {
    let Some(Expr::Quote { quote, .. }) = book.exprs.get(what.index()) else {
        return false;
    };
    let quote = book.quotes.get(quote.index());
    let Some(QuoteBody::Selection {
        member: (slot, test),
        ..
    }) = quote.map(|quote| &quote.body)
    else {
        return false;
    };
    match book.exprs.get(test.index()) {
        Some(Expr::Compare(Comparison::Equal, one, other)) => {
            is_local(book, *one, *slot) && is_local(book, *other, THIS)
        }
        _ => false,
    }
}

fn is_local(book: &Book, id: ExprId, slot: Slot) -> bool {
    book.exprs.get(id.index()) == Some(&Expr::Local(slot))
}
