//! Definitions that ask themselves with nothing changed: a law that reads the value it computes, a noun
//! that means itself.

use super::walk::{self, Met, Parts};
use crate::diagnostic::{Diagnostic, MEANS_ITSELF, READS_ITSELF};
use crate::tree::{Book, Expr, ExprId, FunctionId};

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    for (at, function) in book.functions.iter().enumerate() {
        let id = FunctionId(u32::try_from(at).unwrap_or(u32::MAX));
        let own: Vec<Expr> = function
            .params
            .iter()
            .map(|param| Expr::Local(param.slot))
            .collect();
        let mut found: Option<ExprId> = None;
        let start = Parts {
            exprs: vec![function.body],
            ..Parts::default()
        };
        walk::reach(book, start, |met| {
            if let Met::Expr(at, Expr::Call { function, args }) = met
                && *function == id
                && args.len() == own.len()
                && args
                    .iter()
                    .zip(&own)
                    .all(|(arg, own)| book.exprs.get(arg.index()) == Some(own))
            {
                found = found.or(Some(at));
            }
        });
        if let Some(found) = found {
            let span = book.expr_spans.get(found.index());
            let name = &function.named.name;
            all.push(
                Diagnostic::error(
                    MEANS_ITSELF,
                    format!("`{name}` asks itself about the same things"),
                    span.copied().unwrap_or_default(),
                )
                .also(function.named.span, "it is declared here"),
            );
        }
    }
    laws(book, all);
}

/// The laws that make up the value of a field must read fields as they are printed, or they would ask
/// for the value that they are about to give.
fn laws(book: &Book, all: &mut Vec<Diagnostic>) {
    let laws = [book.laws.total, book.laws.counted];
    for id in laws.into_iter().flatten() {
        let Some(law) = book.functions.get(id.index()) else {
            continue;
        };
        let start = Parts {
            exprs: vec![law.body],
            ..Parts::default()
        };
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
