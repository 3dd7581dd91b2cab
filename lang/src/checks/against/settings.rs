//! Two rules that set one value to two things: what it is then, neither says.

use super::case::Case;
use super::{citing, name, same_strength};
use crate::diagnostic::{Diagnostic, TWO_VALUES};
use crate::explicit;
use crate::tree::{Book, ChangeHow, ExprId, FieldId, Hook, HookRole, Slot};
use std::collections::BTreeMap;

struct Setting<'b> {
    hook: &'b Hook,
    amount: ExprId,
    subject: [Option<Slot>; 1],
    test: ExprId,
}

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    let mut fields: BTreeMap<FieldId, Vec<Setting<'_>>> = BTreeMap::new();
    for hook in &book.hooks {
        if let HookRole::Change {
            field,
            subject,
            test,
            how: ChangeHow::Set,
            amount,
            ..
        } = &hook.role
            && hook.active.is_none()
            && matches!(hook.owner, crate::tree::HookOwner::Rule(_))
        {
            fields.entry(*field).or_default().push(Setting {
                hook,
                amount: *amount,
                subject: [Some(*subject)],
                test: *test,
            });
        }
    }
    for (field, settings) in fields {
        for (at, one) in settings.iter().enumerate() {
            let others = settings.iter().skip(at + 1);
            for other in others.filter(|other| same_strength(one.hook, other.hook)) {
                let case = |of: &Setting<'_>| of.test;
                let first = Case::new(book, &one.subject, None, Some(case(one)));
                let second = Case::new(book, &other.subject, None, Some(case(other)));
                let same = explicit::expr(book, one.amount) == explicit::expr(book, other.amount);
                if !same && first.meets(book, &second) {
                    let kind = Case::witness(book, [&first, &second]);
                    all.extend(tell(book, field, one.hook, other.hook, kind));
                }
            }
        }
    }
}

fn tell(
    book: &Book,
    field: FieldId,
    one: &Hook,
    other: &Hook,
    kind: Option<&str>,
) -> Option<Diagnostic> {
    let rules = (book.rule_of(one)?, book.rule_of(other)?);
    let field = book.fields.get(field.index())?.named.name.as_str();
    let of = kind.map_or(String::new(), |kind| format!(" of a `{kind}`"));
    let message = if rules.0 == rules.1 {
        format!(
            "the rule `{}` sets `{field}`{of} to two things",
            name(book, rules.0)
        )
    } else {
        format!(
            "the rules `{}` and `{}` set `{field}`{of} to two things",
            name(book, rules.0),
            name(book, rules.1)
        )
    };
    let error = Diagnostic::error(TWO_VALUES, message, other.span)
        .also(one.span, "it is set here")
        .help("let each speak of others, with a kind or a state that the other leaves out (`where it is not ...`), or let one of them add with `+`");
    Some(citing(book, error, [one, other]))
}
