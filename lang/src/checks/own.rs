//! What a text says of its own card that cannot be: that it does what no text of it does, looks for the card where it is not, reads or
//! loses what is not printed on it, or stands while the card is silent (SL0309, SL0431, SL0462, SL0465).

mod printed;

pub(super) use printed::symbols;

use crate::diagnostic::{Diagnostic, FETCHES_ITSELF, NO_FIT, SILENT_THEN};
use crate::facts::deed::verbs_done;
use crate::facts::holds::{given, truth};
use crate::facts::part::Part;
use crate::facts::reach::{Through, exprs, statements};
use crate::reader::types::is_under;
use crate::tree::{
    Act, Book, Builtin, Card, ClauseForm, Expr, ExprId, Fold, Hook, HookOwner, HookRole, Parts,
    QuoteBody, Slot, StateId, Statement, THIS, Type, VerbId, YOU,
};

pub(super) fn look(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let Some(card) = part.card() else { return };
    done_to_itself(part, card, all);
    if card.not_encoded.is_empty() {
        done_by_itself(part, all);
    }
    said_of_itself(part, card, all);
    fetched(part, all);
    printed::look(part, card, all);
    silent(part, all);
}

/// What a text does to its own card, where a rule forbids it to whoever controls that: `capture this`.
fn done_to_itself(part: &Part<'_>, card: &Card, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for (statement, span) in part.statements() {
        let (Some((verb, Some(this))), Statement::Do { by, .. }) = (statement.deed(), statement)
        else {
            continue;
        };
        let own = book.is_local(this, THIS) && by.is_none_or(|by| book.is_local(by, YOU));
        let Some(known) = book.at(verb).filter(|_| own) else {
            continue;
        };
        // Of other kinds `this` may be somebody else's to who does it.
        let fits = known.params.first().is_some_and(|param| match param.ty {
            Type::Object(kind) => is_under(book, card.kind, kind),
            _ => false,
        });
        if fits
            && book
                .hooks
                .iter()
                .any(|hook| is_of_ones_own(book, hook, verb))
        {
            let says = format!(
                "nobody can `{}` what he controls himself, and this is yours",
                known.named.name
            );
            let help = "say who does it: `opponent VERBs this`";
            all.push(Diagnostic::error(NO_FIT, says, span).help(help));
        }
    }
}

/// Whether a rule forbids a verb to who controls its object.
fn is_of_ones_own(book: &Book, hook: &Hook, done: VerbId) -> bool {
    let (
        HookOwner::Rule(_),
        HookRole::Verdict {
            allow: false,
            act: Act::Verb(verb),
            roles,
            by: Some(by),
            test: Some(test),
            ..
        },
    ) = (&hook.owner, &hook.role)
    else {
        return false;
    };
    let Some(object) = roles.first().copied().flatten().filter(|_| *verb == done) else {
        return false;
    };
    let of = |args: &[ExprId], slot: Slot| args.iter().all(|arg| book.is_local(*arg, slot));
    let controller = |id: ExprId| match book.expr(id) {
        Expr::Builtin {
            op: Builtin::Controller,
            args,
        } => of(args, object),
        _ => false,
    };
    let doer = |id: ExprId| match book.expr(id) {
        Expr::Call { function, args } => Some(*function) == book.laws.doer && of(args, *by),
        _ => book.is_local(id, *by),
    };
    book.equals(*test).is_some_and(|(one, other)| {
        controller(one) && doer(other) || controller(other) && doer(one)
    })
}

/// `when this kills personnel` on a card whose text does no such thing: what cards do in play is done by rules, and `this VERBs`
/// is said of what the text of this card does.
fn done_by_itself(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let list = |set: ExprId| match book.expr(set) {
        Expr::List(all) => all.clone(),
        _ => vec![set],
    };
    let acting = |id: ExprId| {
        matches!(
            book.expr(id),
            Expr::Builtin {
                op: Builtin::Acting,
                ..
            }
        )
    };
    let in_this = |test: ExprId| match book.expr(test) {
        Expr::In(_, set) => list(*set).into_iter().any(|one| book.is_local(one, THIS)),
        _ => false,
    };
    let by_this = |expr: &Expr| match expr {
        Expr::Fold {
            how: Fold::Some,
            over,
            ..
        } => {
            over.from
                .is_some_and(|from| list(from).into_iter().any(acting))
                && over.tests.iter().any(|test| in_this(*test))
        }
        _ => false,
    };
    for event in part.hooks().iter().filter_map(|hook| hook.role.event()) {
        let mut tests = exprs(book, Parts::of_exprs(event.tests()));
        let Some((at, _)) = tests.find(|(_, expr)| by_this(expr)) else {
            continue;
        };
        if !verbs_done(book, part.blocks()).contains(&event.verb) {
            let name = book.name(event.verb);
            let says = format!("no text of this card does `{name}`, so this would never happen");
            let help = format!(
                "say which player does it, and what this has to do with it: `when you {name} ..., if this ...`"
            );
            all.push(Diagnostic::error(NO_FIT, says, part.span(at)).help(help));
        }
    }
}

/// Whether a kept selection means the card of its text.
fn is_itself(book: &Book, what: ExprId) -> bool {
    match book.kept(what).map(|quote| &quote.body) {
        Some(QuoteBody::Selection {
            member: (slot, test),
            ..
        }) => match book.equals(*test) {
            Some((one, other)) => book.is_local(one, *slot) && book.is_local(other, THIS),
            None => false,
        },
        _ => false,
    }
}

/// What is said of others while the card is in play, and is said of the card itself. Of whom it is said stands last. What is limited
/// to some kinds is looked for among others; what rules ask of a card that comes is said of this one.
fn said_of_itself(part: &Part<'_>, card: &Card, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    for clause in &card.clauses {
        let Some(form) = book.at(clause.form) else {
            continue;
        };
        let given = (0_u16..).zip(form.params.iter().zip(&clause.args));
        let others = given.filter_map(|(slot, (param, arg))| {
            arg.filter(|_| !param.kinds.is_empty() && !form.unplaced.contains(&slot))
        });
        if let Some(at) = others.last().filter(|arg| is_itself(book, *arg)) {
            let says = "this is said of others while its card is in play, and would be said of the card itself";
            let error = Diagnostic::error(FETCHES_ITSELF, says, part.span(at));
            all.push(error.help(own_words(book, form, card)));
        }
    }
}

/// How a card says of itself what a clause says of others, where rules ask it of the card that comes.
fn own_words(book: &Book, form: &ClauseForm, card: &Card) -> String {
    let shown = |form: &ClauseForm| {
        let text = form.render.map_or("", |id| book.text(id));
        text.trim_end_matches('.').to_lowercase()
    };
    let all_of_it = shown(form);
    let of = |other: &&ClauseForm| other.of.is_none_or(|of| is_under(book, card.kind, of));
    let own = book
        .clauses
        .iter()
        .filter(|other| !other.unplaced.is_empty())
        .filter(of)
        .map(shown);
    let own = own
        .filter(|words| !words.is_empty())
        .find(|words| all_of_it.ends_with(words));
    own.map_or_else(
        || "let another card say it; or name those who are meant".to_owned(),
        |words| {
            let slot = |word: &str| {
                word.strip_prefix('{')?
                    .strip_suffix('}')
                    .map(str::to_uppercase)
            };
            let words = words
                .split(' ')
                .map(|word| slot(word).unwrap_or_else(|| word.to_owned()));
            format!(
                "write it without naming the card: `{}`",
                words.collect::<Vec<_>>().join(" ")
            )
        },
    )
}

/// A text that looks for its own card where it is not in play, and works only while the card is.
fn fetched(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let hooks = part
        .of_cards()
        .filter(|hook| !hook.anywhere)
        .map(|hook| hook.role.parts());
    let actions = part.actions().iter().filter(|action| {
        action
            .source
            .as_ref()
            .is_some_and(|source| !source.anywhere)
    });
    let clauses = part.clauses().map(crate::tree::ClauseInstance::parts);
    let texts = hooks
        .chain(actions.map(crate::tree::Action::parts))
        .chain(clauses);
    for text in texts {
        let found = statements(book, text, Through::Text).find_map(|statement| {
            let (verb, what) = statement.deed()?;
            let verb = book.at(verb).filter(|verb| verb.fetches)?;
            Some((verb, what.filter(|what| is_itself(book, *what))?))
        });
        if let Some((verb, at)) = found {
            let says = format!(
                "`{}` looks for what is not in play, and this text works while its card is",
                verb.named.name
            );
            let help = "say where the card is when this is done: `if this in PLACE of you` before it; or let another card do it";
            all.push(Diagnostic::error(FETCHES_ITSELF, says, part.span(at)).help(help));
        }
    }
}

/// Text that stands while its own card is in a state in which its text is silent.
fn silent(part: &Part<'_>, all: &mut Vec<Diagnostic>) {
    let book = part.book;
    let Some(active) = book.laws.active.and_then(|law| book.at(law)) else {
        return;
    };
    let Some(card) = active.params.first() else {
        return;
    };
    for hook in part.of_cards().filter(|hook| !hook.anywhere) {
        let test = match &hook.role {
            HookRole::Change { test, .. } | HookRole::Marks { test, .. } => Some(*test),
            HookRole::Verdict { test, .. } => *test,
            // What silences a card is still heard by it.
            role => role.event().and_then(|event| {
                let mut tests = event.tests().flat_map(|test| book.conjuncts(test));
                let befalls = tests.any(|test| match book.expr(test) {
                    Expr::Compare(_, one, other) => {
                        book.is_local(*one, THIS) || book.is_local(*other, THIS)
                    }
                    _ => false,
                });
                event.test.filter(|_| !befalls)
            }),
        };
        let asked = hook
            .active
            .into_iter()
            .chain(test)
            .flat_map(|test| book.conjuncts(test));
        for at in asked {
            let state = match book.expr(at) {
                Expr::HasState(of, state) if book.is_local(*of, THIS) => *state,
                _ => continue,
            };
            if comes_to(
                book,
                active.body,
                card.slot,
                state,
                crate::facts::holds::DEEPEST,
            ) == Some(false)
            {
                let says = format!(
                    "the text of a card that is {} is silent, so this is never heard",
                    book.name(state)
                );
                let help = "let it wait for the moment, which it still hears: `when this is ...:`; or let another card say it";
                all.push(Diagnostic::error(SILENT_THEN, says, part.span(at)).help(help));
            }
        }
    }
}

/// What an expression answers of the object in a slot, if it is known from its state alone.
fn comes_to(book: &Book, at: ExprId, slot: Slot, state: StateId, deep: u8) -> Option<bool> {
    let deep = deep.checked_sub(1)?;
    truth(book, at, &|_, expr| match expr {
        Expr::HasState(of, one) => (*one == state && book.is_local(*of, slot)).then_some(true),
        Expr::Call { function, args } => {
            let word = book.at(*function)?;
            let [param] = word.params.as_slice() else {
                return None;
            };
            given(book, &word.params, args, slot).first()?;
            comes_to(book, word.body, param.slot, state, deep)
        }
        _ => None,
    })
}
