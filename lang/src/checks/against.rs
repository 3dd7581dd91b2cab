//! Rule against rule: one allows what others forbid (SL0410).
//!
//! Which of them has the last word is never guessed. Cards are left aside: between texts of cards a law decides, and
//! texts of rulings, errata and house rules are stronger than what they speak against.

use crate::diagnostic::{Diagnostic, OPPOSITE_RULES};
use crate::explicit::of_roles;
use crate::facts::kinds::meet;
use crate::reader::types::is_under;
use crate::tree::{Act, Book, Expr, ExprId, Hook, HookOwner, HookRole, KindId, Rank, RuleId, Slot};

/// A verdict of a rule, and of which cases it speaks, as far as it can be told without playing.
struct Side<'b> {
    hook: &'b Hook,
    rule: RuleId,
    allow: bool,
    act: Act,
    /// The kinds that a role's object must be of, and must not be of.
    kinds: Vec<(usize, KindId, bool)>,
    /// What must hold and what must not, in words in which those of whom it is said have the same names in every text.
    said: Vec<(String, bool)>,
}

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    let sides = book.hooks.iter().filter_map(|hook| side(book, hook));
    let sides: Vec<Side<'_>> = sides.collect();
    for one in sides.iter().filter(|side| side.allow) {
        let against = sides.iter().filter(|other| {
            !other.allow
                && other.act == one.act
                // `overrides` speaks of the rules that it names, so it makes nobody stronger than the rest.
                && (one.hook.rank == Rank::House) == (other.hook.rank == Rank::House)
                && !one.hook.overrides.contains(&other.rule)
                && !other.hook.overrides.contains(&one.rule)
                && one.meets(book, other)
        });
        let against: Vec<&Side<'_>> = against.collect();
        if let Some(first) = against.first() {
            all.push(opposed(book, one, first, &against));
        }
    }
}

/// What is forbidden by exception has the last word over whatever does not name it, and is left aside.
fn side<'b>(book: &'b Book, hook: &'b Hook) -> Option<Side<'b>> {
    let HookRole::Verdict {
        allow,
        act,
        roles,
        by,
        test,
        sweeping: false,
        ..
    } = &hook.role
    else {
        return None;
    };
    let mut side = Side {
        hook,
        rule: book.rule_of(hook)?,
        allow: *allow,
        act: *act,
        kinds: Vec::new(),
        said: Vec::new(),
    };
    let role = |slot: Slot| roles.iter().position(|role| *role == Some(slot));
    for (part, holds) in conjuncts(book, *test) {
        if let Expr::IsKind(of, kind) = book.expr(part) {
            let of = book.local(*of).and_then(role);
            side.kinds.extend(of.map(|of| (of, *kind, holds)));
        }
        side.said.push((of_roles(book, part, roles, *by), holds));
    }
    // What a state forbids, it forbids of what is in it.
    if let HookOwner::State(state) = hook.owner
        && let Some(role) = roles.iter().position(Option::is_some)
    {
        let said = format!("(role {role} is {})", book.name(state));
        side.said.push((said, true));
        if let Some([kind]) = book.at(state).map(|state| &*state.of) {
            side.kinds.push((role, *kind, true));
        }
    }
    Some(side)
}

/// What a test asks for altogether, each with whether it must hold. What stands behind an `or` may hold or not.
fn conjuncts(book: &Book, test: Option<ExprId>) -> Vec<(ExprId, bool)> {
    let mut found = Vec::new();
    let mut open: Vec<(ExprId, bool)> = test.into_iter().map(|test| (test, true)).collect();
    while let Some((part, holds)) = open.pop() {
        match (book.expr(part), holds) {
            (Expr::And(parts), true) | (Expr::Or(parts), false) => {
                open.extend(parts.iter().map(|part| (*part, holds)));
            }
            (Expr::Not(inner), _) => open.push((*inner, !holds)),
            _ => found.push((part, holds)),
        }
    }
    found
}

impl Side<'_> {
    /// Whether both can speak of one case: unless a kind or opposite words part them, they can.
    fn meets(&self, book: &Book, other: &Self) -> bool {
        let apart = |(one, a, is): &(usize, KindId, bool)| {
            other.kinds.iter().any(|(two, b, also)| {
                one == two
                    && match (is, also) {
                        (true, true) => !meet(book, *a, *b),
                        (true, false) => is_under(book, *a, *b),
                        (false, true) => is_under(book, *b, *a),
                        (false, false) => false,
                    }
            })
        };
        let opposite = |(what, is): &(String, bool)| other.said.contains(&(what.clone(), !is));
        !self.kinds.iter().any(apart) && !self.said.iter().any(opposite)
    }
}

fn opposed(book: &Book, allow: &Side<'_>, first: &Side<'_>, against: &[&Side<'_>]) -> Diagnostic {
    // Of each rule one place is shown.
    let mut shown: Vec<&Side<'_>> = Vec::new();
    for side in against {
        if shown.iter().all(|one| one.rule != side.rule) {
            shown.push(side);
        }
    }
    // The narrowest kind that is named is a witness that they meet.
    let kinds = first.kinds.iter().chain(&allow.kinds);
    let kinds = kinds.filter(|(_, _, is)| *is).map(|(_, kind, _)| *kind);
    let narrow = kinds.reduce(|one, other| match is_under(book, one, other) {
        true => one,
        false => other,
    });
    let case = narrow.map(|kind| format!(", for instance of a `{}`", book.name(kind)));
    let (own, case) = (book.name(allow.rule), case.unwrap_or_default());
    let names: Vec<&str> = shown.iter().map(|side| book.name(side.rule)).collect();
    let (what, help) = match names.as_slice() {
        [other] if *other == own => (
            "it forbids itself".to_owned(),
            format!(
                "a prohibition has the last word: say the exception in its `when`, or in a rule of its own that `overrides {own}`"
            ),
        ),
        [other] => (
            format!("the rule `{other}` forbids"),
            format!("write `overrides {other}` where it is allowed, or the other way round"),
        ),
        _ => (
            format!("the rules `{}` forbid", names.join("`, `")),
            format!(
                "write `overrides {}` where it is allowed, or leave their cases out of its `when`",
                names.join(", ")
            ),
        ),
    };
    let says = format!("the rule `{own}` allows what {what}{case}");
    let mut error = Diagnostic::error(OPPOSITE_RULES, says, allow.hook.span).help(help);
    for side in shown {
        error = error.also(side.hook.span, "it is forbidden here");
    }
    let cites = std::iter::once(allow).chain(against.iter().copied());
    let cites = cites.flat_map(|side| &side.hook.cites);
    for cite in cites.filter_map(|cite| book.at(*cite)) {
        let cite = format!("{} \"{}\"", cite.document, cite.section);
        if !error.cites.contains(&cite) {
            error = error.cite(cite);
        }
    }
    error
}
