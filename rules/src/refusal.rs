//! Why not, in the player's words.
//!
//! In: a refusal of the machine and who reads. Out: a sentence made of the scripts' words, with its authority.
//! What a text says of itself (`because`) is said; where no text does, the test that failed is.

mod why;

use crate::deck::enforced;
use crate::show::Show;
use smol_str::SmolStr;
use spaceline_lang::explicit;
use spaceline_lang::tree::{
    Book, Comparison, Expr, ExprId, FunctionForm, HookId, HookOwner, Slot, TextId,
};
use spaceline_runtime::ask::Reason;
use spaceline_runtime::ask::evaluate::{Failed, What};
use spaceline_runtime::tell::Tell;
use spaceline_runtime::{Ref, Refusal, Value};
pub use why::page;

/// A list of alternatives longer than this is told as the script words it.
const MOST_WAYS: usize = 4;

/// Words that stand for words are looked into so deep.
const MOST_WORDS: u8 = 4;

/// A refusal with its authority, and what is not scripted of the card that is refused.
#[must_use]
pub fn words(show: &Show<'_>, refusal: &Refusal) -> String {
    list(show, std::slice::from_ref(refusal))
}

/// Refusals of one and the same with their authority, each once, and behind them what is not scripted of the cards.
#[must_use]
pub fn list(show: &Show<'_>, refusals: &[Refusal]) -> String {
    let refused = refusals.iter().filter_map(|refusal| match &refusal.reason {
        Reason::Part { value, .. } => value.object(),
        _ => None,
    });
    let missing = refused.filter_map(|object| unscripted(show, object));
    let mut lines: Vec<String> = Vec::new();
    for line in refusals
        .iter()
        .map(|refusal| said(show, refusal))
        .chain(missing)
    {
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines.join("; ")
}

/// A refusal with its authority.
fn said(show: &Show<'_>, refusal: &Refusal) -> String {
    let why = reason(show, refusal);
    if refusal.cites.is_empty() {
        return why;
    }
    format!("{why} ({})", show.cites(&refusal.cites))
}

fn filled(show: &Show<'_>, says: TextId, parts: &[(SmolStr, Value)]) -> String {
    show.template(show.text(says), |name| {
        let part = parts.iter().find(|(known, _)| known == name);
        part.map(|(_, value)| value.clone())
    })
}

fn reason(show: &Show<'_>, refusal: &Refusal) -> String {
    match &refusal.reason {
        Reason::Requirement {
            says: Some(says), ..
        }
        | Reason::Forbidden {
            says: Some(says), ..
        }
        | Reason::Illegal(says) => filled(show, *says, &refusal.parts),
        Reason::Requirement {
            failed: Some(failed),
            ..
        } => failure(show, failed),
        Reason::Forbidden { hook, this, .. } => {
            forbids(show, *hook, this).unwrap_or_else(|| refusal.reason.to_string())
        }
        Reason::Part {
            value,
            kind,
            failed,
            ..
        } => {
            let why = failure(show, failed);
            if is_whole(show.book(), failed) {
                return why;
            }
            let what = match kind {
                Some(kind) => format!("the {}", show.book().shown(*kind)),
                None => "chosen".to_owned(),
            };
            format!("{} cannot be {what}: {why}", show.value(value))
        }
        Reason::Apart {
            says: Some(says), ..
        } => filled(show, *says, &refusal.parts),
        Reason::Apart { one, other, .. } => {
            let (one, other) = (show.value(one), show.value(other));
            format!("{one} and {other} do not go together")
        }
        Reason::Limit(limit) => {
            let book = show.book();
            let elsewhen = match book.at(*limit).and_then(|limit| limit.whose) {
                Some(_) => ", or this is another player's turn",
                None => "",
            };
            match book.shown(*limit) {
                often if often.is_empty() => refusal.reason.to_string(),
                often => format!("{often}, and it has been done{elsewhen}"),
            }
        }
        Reason::NotEnough {
            found,
            needed,
            barred,
            ..
        } => {
            let few = format!("there are {found} to choose from, and {needed} must be chosen");
            match barred.as_deref() {
                Some((who, failed)) => {
                    format!(
                        "{few}; {} cannot be: {}",
                        show.value(who),
                        failure(show, failed)
                    )
                }
                None => few,
            }
        }
        other => other.to_string(),
    }
}

/// What of a card is not scripted: what its text allows cannot be done then.
fn unscripted(show: &Show<'_>, object: Ref) -> Option<String> {
    let card = show.card(object)?;
    enforced::shortfall(show.book(), card)
}

/// Which text forbids it: a card's, or that of a state in which something is.
fn forbids(show: &Show<'_>, hook: HookId, this: &Value) -> Option<String> {
    let Value::Object(_) = this else {
        return None;
    };
    let book = show.book();
    match book.at(hook).map(|hook| &hook.owner) {
        Some(HookOwner::State(state)) => {
            let state = spaced(book.name(*state));
            Some(format!("{} is {state}", show.value(this)))
        }
        _ => Some(format!("{} forbids it", show.value(this))),
    }
}

/// What failed.
fn failure(show: &Show<'_>, failed: &Failed) -> String {
    if let Some(says) = failed.says {
        let said = filled(show, says, &failed.parts);
        return match failed.under.as_deref() {
            Some(under) => format!("{said}: {}", failure(show, under)),
            None => said,
        };
    }
    match &failed.what {
        What::Test(id, slots, numbers) => denied(show, (*id, slots), numbers.as_ref(), true),
        What::Kind(kind) => format!("it is no {}", show.book().shown(*kind)),
        What::Place(place) => format!("it is not in the {}", show.value(place)),
        What::InPlay => "it is not in play".to_owned(),
        What::Forbidden(hook, this) => {
            forbids(show, *hook, this).unwrap_or_else(|| "a rule forbids it".to_owned())
        }
        What::Among(id, slots) => {
            format!("it is not among {}", asked(show, *id, slots))
        }
    }
}

/// Whether what failed is told in a sentence of its own, which names who it is.
fn is_whole(book: &Book, failed: &Failed) -> bool {
    let of_a_state = |hook: &HookId| {
        let hook = book.at(hook);
        hook.is_some_and(|hook| matches!(hook.owner, HookOwner::State(_)))
    };
    failed.says.is_some() || matches!(&failed.what, What::Forbidden(hook, _) if of_a_state(hook))
}

/// That a test does not hold (or, for what is not to be, that it does).
fn denied(
    show: &Show<'_>,
    (id, slots): (ExprId, &[Value]),
    numbers: Option<&(Value, Value)>,
    missing: bool,
) -> String {
    let book = show.book();
    let not = if missing { "not " } else { "" };
    let of = |id: ExprId| asked(show, id, slots);
    match book.at(id) {
        Some(Expr::Not(inner)) => denied(show, (*inner, slots), None, !missing),
        Some(Expr::Or(ways)) if missing && ways.len() <= MOST_WAYS => {
            let each = |way: &ExprId| denied(show, (*way, slots), None, true);
            ways.iter().map(each).collect::<Vec<_>>().join(", and ")
        }
        Some(Expr::IsKind(what, kind)) => {
            format!(
                "{} is {not}of the sort {}",
                of(*what),
                show.book().shown(*kind)
            )
        }
        Some(Expr::HasState(what, state)) => {
            format!("{} is {not}{}", of(*what), spaced(book.name(*state)))
        }
        Some(Expr::Call { function, args }) => {
            let function = book.at(function);
            let name = function.map_or("", |one| one.named.name.as_str());
            match (function.map(|one| one.form), args.as_slice()) {
                (Some(FunctionForm::Relation | FunctionForm::Adjective), [one])
                    if !name.is_empty() =>
                {
                    format!("{} is {not}{}", of(*one), spaced(name))
                }
                (Some(FunctionForm::Relation), [one, other]) if !name.is_empty() => {
                    format!("{} is {not}{} {}", of(*one), spaced(name), of(*other))
                }
                _ => holds(&of(id), missing),
            }
        }
        Some(Expr::Compare(how, one, other)) => {
            let how = match (how, missing) {
                (Comparison::Equal, true) | (Comparison::Unequal, false) => "is not",
                (Comparison::Equal, false) | (Comparison::Unequal, true) => "is",
                _ => {
                    let text = holds(&of(id), missing);
                    return match numbers {
                        Some((one, other)) => {
                            format!("{text}: {} and {}", show.value(one), show.value(other))
                        }
                        None => text,
                    };
                }
            };
            format!("{} {how} {}", of(*one), of(*other))
        }
        _ => holds(&of(id), missing),
    }
}

fn holds(text: &str, missing: bool) -> String {
    let inside = text
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'));
    let text = inside.unwrap_or(text);
    // A plain statement is denied as one says it.
    if let (true, Some((what, how))) = (missing, text.split_once(" is "))
        && !text.contains(['(', '"', '<', '>', '='])
        && ![" is ", " and ", " or ", " not ", "some ", " no "]
            .iter()
            .any(|word| how.contains(word) || what.contains(word))
    {
        return format!("{what} is not {how}");
    }
    if missing {
        format!("`{text}` does not hold")
    } else {
        format!("`{text}` holds")
    }
}

/// An expression as the scripts word it, with what its slots stand for.
fn asked(show: &Show<'_>, id: ExprId, slots: &[Value]) -> String {
    let numbered = (0..).zip(slots).filter(|(_, value)| !value.is_nothing());
    let names = numbered.map(|(slot, value): (Slot, &Value)| (slot, show.value(value)));
    let names: Vec<_> = names.collect();
    spaced(&explicit::expr_among(show.book(), id, &names))
}

fn spaced(name: &str) -> String {
    name.replace('_', " ")
}

/// Puts the refusals first of what was nearest to being allowed: where one and the same is done by several actions,
/// what stands against the one that was meant says more than that others are about other things.
pub fn nearest_first(show: &Show<'_>, refusals: &mut [Refusal]) {
    refusals.sort_by_cached_key(|refusal| std::cmp::Reverse(nearness(show, refusal)));
}

/// How far the looking went: beside the thing, or to how many of the parts; what was asked then; how many conditions
/// held.
type Nearness = (u8, usize, u8, usize);

fn nearness(show: &Show<'_>, refusal: &Refusal) -> Nearness {
    let said = match &refusal.reason {
        _ if is_beside_it(show, refusal) => 0,
        Reason::Inactive | Reason::NotNow | Reason::NotOffered => 1,
        _ => 2,
    };
    let asked = match &refusal.reason {
        Reason::Part { .. } => 0,
        Reason::Requirement { .. } => 1,
        Reason::Forbidden { .. } => 2,
        Reason::Limit(_) => 3,
        _ => 4,
    };
    let failed = match &refusal.reason {
        Reason::Part { failed, .. } => Some(failed),
        Reason::Requirement { failed, .. } => failed.as_ref(),
        _ => None,
    };
    let passed = failed.map_or(0, |failed| failed.passed);
    (said, refusal.parts.len(), asked, passed)
}

/// Whether a refusal only says that the card is none of those that the action is about, or that it is not its time.
fn is_beside_it(show: &Show<'_>, refusal: &Refusal) -> bool {
    match &refusal.reason {
        Reason::Part { failed, .. } if failed.says.is_some() => false,
        Reason::Part { failed, .. } => match &failed.what {
            What::Test(id, ..) => asks_for_a_kind(show.book(), *id, 0),
            What::Forbidden(..) => false,
            _ => true,
        },
        Reason::NoSuchAction => true,
        _ => false,
    }
}

/// Whether a test asks of what kind something is, first of all or in a word of the scripts for that.
fn asks_for_a_kind(book: &Book, id: ExprId, depth: u8) -> bool {
    let asks = |id: &ExprId| depth < MOST_WORDS && asks_for_a_kind(book, *id, depth + 1);
    match book.at(id) {
        Some(Expr::IsKind(..)) => true,
        Some(Expr::Or(ways)) => ways.first().is_some_and(asks),
        Some(Expr::Call { function, args }) if args.len() == 1 => {
            let function = book.at(function);
            function.is_some_and(|function| asks(&function.body))
        }
        _ => false,
    }
}
