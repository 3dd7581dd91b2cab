//! `agree (a, b) in who when C [because "..."]`: every two of those that are picked go together.

use super::actions::{Parts, because};
use super::desk::Desk;
use super::verdicts::numbered;
use crate::reader::{Cursor, DeclareError, Env, Read, phrase};
use crate::sentence::{Item, WordKind};
use crate::tree::{Constraint, Type};
use smol_str::SmolStr;

/// Reads it and adds it to the pick that it speaks of.
pub(super) fn agree(
    desk: &mut Desk,
    env: &mut Env,
    parts: &mut Parts,
    item: &Item,
    mut words: Cursor<'_>,
) -> Read<()> {
    let here = words.here();
    let names = match words.next_word().map(|word| &word.kind) {
        Some(WordKind::Group(phrases)) => match phrases.as_slice() {
            [phrase] => Cursor::new(phrase).commas(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    };
    let [one, other] = names.as_slice() else {
        return Err(desk.expected("two names in parentheses, such as `(a, b)`", here));
    };
    let (Some(one), Some(other)) = (one.peek(), other.peek()) else {
        return Err(desk.expected("two names in parentheses, such as `(a, b)`", here));
    };
    let here = words.here();
    if !words.eat("in") {
        return Err(desk.expected("`in` and the name of a `pick`", here));
    }
    let here = words.here();
    let who = words.next_word().and_then(|word| word.name());
    let picked = parts
        .picks
        .iter_mut()
        .find(|pick| pick.name.as_deref() == who && who.is_some());
    let Some(pick) = picked else {
        return Err(desk.report(DeclareError::Unknown {
            what: "pick",
            name: SmolStr::new(who.unwrap_or_default()),
            span: here,
            nearest: None,
        }));
    };
    let here = words.here();
    if !words.eat("when") {
        return Err(desk.expected("`when` and a condition", here));
    }
    let ty = env
        .locals
        .iter()
        .rev()
        .find(|local| local.slot == pick.slot);
    let member = match ty.and_then(|local| local.ty.clone()) {
        Some(Type::Set(member)) => Some(*member),
        other => other,
    };
    let cites = desk.cites(item);
    let mut cx = desk.cx(std::mem::take(env));
    let mark = cx.env.enter();
    let read = cx.bind(one, member.clone()).and_then(|one| {
        let other = cx.bind(other, member)?;
        let (words, says) = because(&mut cx, words)?;
        let says = says.map(|says| numbered(&cx, &says));
        let says = says.map(|says| cx.text(&says));
        let test = phrase::condition(&mut cx, words)?;
        Ok(Constraint::Pairwise {
            one,
            other,
            test,
            says,
            cites,
        })
    });
    cx.env.leave(mark);
    *env = cx.env;
    pick.constraints.push(read?);
    Ok(())
}
