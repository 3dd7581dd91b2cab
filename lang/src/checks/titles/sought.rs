//! What verbs and clauses look for, as far as the kind and the title of a card tell.

use super::needs::covers;
use super::{Sought, title};
use crate::checks::Note;
use crate::facts::part::Part;
use crate::reader::types::is_under;
use crate::span::Span;
use crate::tree::{Book, Expr, ExprId, KindId, Param, QuoteBody, QuoteType, Slot, Statement, Type};
use smol_str::SmolStr;

/// What is asked of a card, as far as its kind and its title tell.
#[derive(Debug)]
pub(crate) enum Test {
    Kind(KindId),
    Title(SmolStr),
    Not(KindId),
    All(Vec<Test>),
    Any(Vec<Test>),
    /// Something else.
    Other,
}

/// What verbs and clauses look for.
pub(super) fn look(part: &Part<'_>, noted: &mut Vec<(Note, Span)>) {
    let book = part.book;
    let mut look = |word: &SmolStr, params: &[Param], args: &[Option<ExprId>]| {
        for (param, arg) in params.iter().zip(args) {
            let kept = arg.filter(|_| {
                !param.kinds.is_empty() && param.ty == Type::Quote(QuoteType::Selection)
            });
            let body = kept.and_then(|arg| Some((arg, &book.kept(arg)?.body)));
            if let Some((arg, QuoteBody::Selection { member, .. })) = body {
                let test = tested(book, member.1, member.0);
                let sought = Sought {
                    word: word.clone(),
                    kinds: param.kinds.clone(),
                    test,
                };
                noted.push((Note::Sought(Box::new(sought)), part.span(arg)));
            }
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

fn tested(book: &Book, at: ExprId, slot: Slot) -> Test {
    let all = |parts: &[ExprId]| parts.iter().map(|part| tested(book, *part, slot)).collect();
    match book.expr(at) {
        Expr::And(parts) => Test::All(all(parts)),
        Expr::Or(parts) => Test::Any(all(parts)),
        Expr::IsKind(of, kind) if book.is_local(*of, slot) => Test::Kind(*kind),
        Expr::In(one, of) if book.is_local(*one, slot) => match book.expr(*of) {
            Expr::Filter(over) => Test::All(
                over.tests
                    .iter()
                    .map(|test| tested(book, *test, over.slot))
                    .collect(),
            ),
            _ => Test::Other,
        },
        Expr::Not(what) => match book.expr(*what) {
            Expr::IsKind(of, kind) if book.is_local(*of, slot) => Test::Not(*kind),
            _ => Test::Other,
        },
        _ => match covers(book, at).and_then(|(name, _)| title(book, name)) {
            Some((title, false)) => Test::Title(title.clone()),
            _ => Test::Other,
        },
    }
}

impl Test {
    /// The titles that it names.
    pub(super) fn titles<'t>(&'t self, found: &mut Vec<&'t SmolStr>) {
        match self {
            Self::Title(title) => found.push(title),
            Self::All(parts) | Self::Any(parts) => {
                parts.iter().for_each(|part| part.titles(found));
            }
            Self::Kind(_) | Self::Not(_) | Self::Other => {}
        }
    }

    /// Whether some card of a kind, with one of these titles if any is named, may pass.
    pub(super) fn may_be(&self, book: &Book, kind: KindId, title: Option<&SmolStr>) -> bool {
        match self {
            Self::Kind(wanted) => is_under(book, kind, *wanted),
            Self::Not(barred) => !is_under(book, kind, *barred),
            Self::Title(wanted) => title.is_some_and(|title| title == wanted),
            Self::All(parts) => parts.iter().all(|part| part.may_be(book, kind, title)),
            Self::Any(parts) => parts.iter().any(|part| part.may_be(book, kind, title)),
            Self::Other => true,
        }
    }
}
