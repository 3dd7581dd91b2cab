//! Rule against rule: one allows what others forbid, or overrides what says nothing against it (SL0410, SL0440).
//!
//! Which of them has the last word is never guessed. Cards are left aside: between texts of cards a law decides, and
//! texts of rulings, errata and house rules are stronger than what they speak against.

use crate::diagnostic::{Diagnostic, NOTHING_OVERRIDDEN, OPPOSITE_RULES};
use crate::facts::kinds::meet;
use crate::reader::types::is_under;
use crate::tree::{
    Act, Book, Expr, ExprId, Hook, HookOwner, HookRole, KindId, Param, Rank, RuleId, Slot, StateId,
    Type,
};
use smol_str::SmolStr;

/// A verdict of a rule, and of which cases it speaks, as far as it can be told without playing.
struct Side<'b> {
    hook: &'b Hook,
    rule: RuleId,
    allow: bool,
    act: Act,
    /// The kinds that a role's object must be of, and must not be of.
    kinds: Vec<(usize, KindId, bool)>,
    /// The states that it must be in, and must not be in.
    states: Vec<(usize, StateId, bool)>,
    /// What must hold and what must not, in words in which those of whom it is said have the same names in every text.
    said: Vec<(String, bool)>,
}

pub(super) fn check(book: &Book, all: &mut Vec<Diagnostic>) {
    let sides: Vec<Side<'_>> = book
        .hooks
        .iter()
        .filter_map(|hook| side(book, hook))
        .collect();
    for one in &sides {
        let opposite = |rule: RuleId| {
            let mut others = sides.iter();
            others.any(|side| side.rule == rule && side.allow != one.allow && side.act == one.act)
        };
        if let Some(rule) = one.hook.overrides.iter().find(|rule| !opposite(**rule)) {
            all.push(nothing(book, one, *rule, &sides));
        } else if one.allow {
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
            all.extend((!against.is_empty()).then(|| opposed(book, one, &against)));
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
    let role = |of: ExprId| {
        let slot = book.local(of)?;
        roles.iter().position(|role| *role == Some(slot))
    };
    let mut side = Side {
        hook,
        rule: book.rule_of(hook)?,
        allow: *allow,
        act: *act,
        kinds: Vec::new(),
        states: Vec::new(),
        said: Vec::new(),
    };
    let names = names(roles, *by);
    for (part, holds) in conjuncts(book, *test) {
        match book.expr(part) {
            Expr::IsKind(of, kind) => side.kinds.extend(role(*of).map(|of| (of, *kind, holds))),
            Expr::HasState(of, state) => {
                side.states.extend(role(*of).map(|of| (of, *state, holds)));
            }
            _ => {}
        }
        side.said
            .push((crate::explicit::expr_among(book, part, &names), holds));
    }
    // What a state forbids, it forbids of what is in it.
    if let HookOwner::State(state) = hook.owner
        && let Some(role) = roles.iter().position(Option::is_some)
    {
        side.states.push((role, state, true));
        if let Some([kind]) = book.at(state).map(|state| &*state.of) {
            side.kinds.push((role, *kind, true));
        }
    }
    Some(side)
}

/// The roles and the doer, by names that are the same in every text.
fn names(roles: &[Option<Slot>], by: Option<Slot>) -> Vec<Param> {
    let named = roles.iter().enumerate();
    let named = named.filter_map(|(at, slot)| Some((format!("role {at}"), (*slot)?)));
    let doer = by.map(|slot| ("doer".to_owned(), slot));
    let param = |(name, slot)| Param {
        name: SmolStr::new(name),
        slot,
        ty: Type::Any,
        kinds: Vec::new(),
        role: None,
        maybe: false,
    };
    named.chain(doer).map(param).collect()
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
    /// Whether both can speak of one case: unless a kind, a state or opposite words part them, they can.
    fn meets(&self, book: &Book, other: &Self) -> bool {
        let apart = |(one, a, is): &(usize, KindId, bool),
                     (two, b, also): &(usize, KindId, bool)| {
            one == two
                && match (is, also) {
                    (true, true) => !meet(book, *a, *b),
                    (true, false) => is_under(book, *a, *b),
                    (false, true) => is_under(book, *b, *a),
                    (false, false) => false,
                }
        };
        let opposite = |(what, is): &(String, bool)| other.said.contains(&(what.clone(), !is));
        let turned =
            |(of, state, is): &(usize, StateId, bool)| other.states.contains(&(*of, *state, !is));
        !self
            .kinds
            .iter()
            .any(|one| other.kinds.iter().any(|two| apart(one, two)))
            && !self.states.iter().any(turned)
            && !self.said.iter().any(opposite)
    }
}

/// The passages that some texts cite, each once.
fn citing<'b>(book: &Book, error: Diagnostic, hooks: impl Iterator<Item = &'b Hook>) -> Diagnostic {
    let cites = hooks
        .flat_map(|hook| &hook.cites)
        .filter_map(|cite| book.at(*cite));
    cites.fold(error, |error, cite| {
        let cite = format!("{} \"{}\"", cite.document, cite.section);
        if error.cites.contains(&cite) {
            error
        } else {
            error.cite(cite)
        }
    })
}

/// The rules of some texts, each once.
fn rules<'s>(sides: impl Iterator<Item = &'s Side<'s>>) -> Vec<RuleId> {
    let mut rules = Vec::new();
    for side in sides {
        if !rules.contains(&side.rule) {
            rules.push(side.rule);
        }
    }
    rules
}

fn quoted(book: &Book, rules: &[RuleId], between: &str) -> String {
    let names: Vec<String> = rules
        .iter()
        .map(|rule| format!("`{}`", book.name(*rule)))
        .collect();
    names.join(between)
}

/// A rule overrides what does not say the opposite. It is told which rules do.
fn nothing(book: &Book, side: &Side<'_>, rule: RuleId, all: &[Side<'_>]) -> Diagnostic {
    let what = match side.act {
        Act::Verb(id) => book.name(id),
        Act::Action(id) => book.name(id),
        Act::Text(id) => book.name(id),
    };
    let (says, does) = if side.allow {
        ("forbid", "forbids")
    } else {
        ("allow", "allows")
    };
    let other = book.name(rule);
    let says = format!("the rule `{other}` does not {says} `{what}`: there is nothing to override");
    let error = Diagnostic::error(NOTHING_OVERRIDDEN, says, side.hook.span)
        .also(book.declared(rule), "this is the rule");
    let mut others = rules(
        all.iter()
            .filter(|one| one.allow != side.allow && one.act == side.act),
    );
    others.truncate(4);
    error.help(match others.as_slice() {
        [] => format!("leave out `overrides {other}`: no rule says anything against it"),
        others => format!(
            "name the rule that {does} it: {}",
            quoted(book, others, " or ")
        ),
    })
}

fn opposed(book: &Book, allow: &Side<'_>, against: &[&Side<'_>]) -> Diagnostic {
    let rules = rules(against.iter().copied());
    let own = book.name(allow.rule);
    // The narrowest kind that is named is a witness that they meet.
    let first = against.first().into_iter().copied();
    let kinds = first
        .chain([allow])
        .flat_map(|side| &side.kinds)
        .filter(|(_, _, is)| *is);
    let narrow = kinds.map(|(_, kind, _)| *kind).reduce(|one, other| {
        if is_under(book, one, other) {
            one
        } else {
            other
        }
    });
    let case = narrow.map(|kind| format!(", for instance of a `{}`", book.name(kind)));
    let case = case.unwrap_or_default();
    let names: Vec<&str> = rules.iter().map(|rule| book.name(*rule)).collect();
    let (says, help) = match names.as_slice() {
        [other] if *other == own => (
            format!("the rule `{own}` allows what it forbids itself{case}"),
            format!(
                "a prohibition has the last word: say the exception in its `when`, or in a rule of its own that `overrides {own}`"
            ),
        ),
        [other] => (
            format!("the rule `{own}` allows what the rule `{other}` forbids{case}"),
            format!("write `overrides {other}` where it is allowed, or the other way round"),
        ),
        _ => (
            format!(
                "the rule `{own}` allows what the rules {} forbid{case}",
                quoted(book, &rules, ", ")
            ),
            format!(
                "write `overrides {}` where it is allowed, or leave their cases out of its `when`",
                names.join(", ")
            ),
        ),
    };
    let mut error = Diagnostic::error(OPPOSITE_RULES, says, allow.hook.span).help(help);
    // Of each rule one place is shown.
    for rule in &rules {
        let first = against.iter().find(|side| side.rule == *rule);
        let span = first.map_or(allow.hook.span, |side| side.hook.span);
        error = error.also(span, "it is forbidden here");
    }
    let hooks = std::iter::once(allow.hook).chain(against.iter().map(|side| side.hook));
    citing(book, error, hooks)
}
