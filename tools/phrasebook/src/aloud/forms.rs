//! Forms of the language, and how people say them.

use super::agree::{Kinds, kind_in};
use super::words::Said;

/// How forms of the language are read, whatever a game declares.
pub(super) const FORMS: &[(&str, &str)] = &[
    ("where it is not", "that is not"),
    ("where it is", "that is"),
    ("where it has no", "with no"),
    ("where it has", "with"),
    ("where it != {x}", "other than {x}"),
    ("where {name1} of it", "whose {name1}"),
    ("and {name1} of it", "and its {name1}"),
    ("where it on", "on"),
    ("where it in", "in"),
    ("where it at", "at"),
    ("where it aboard", "aboard"),
    ("where it", "that"),
    ("where not (it is {x})", "that is not {x}"),
    ("where not ({x})", "except if {x}"),
    ("where in_play(it)", "in play"),
    ("where covers({t}, it)", "that is {t}"),
    ("covers({t}, {x})", "{x} is {t}"),
    ("covers_any({t}, {x})", "{x} is any {t}"),
    ("same_title({a}, {b})", "{a} has the title of {b}"),
    ("in_play({x})", "{x} is in play"),
    ("and it != {x}", "and is not {x}"),
    ("and it is", "and is"),
    ("and it has", "and has"),
    ("or it is", "or is"),
    ("or it has", "or has"),
    ("({name1} as {name2})", "{name1}"),
    ("{name1} as {name2}", "{name1}"),
    ("instead of you", "instead of you"),
    ("instead of opponent", "instead of opponent"),
    ("every your", "each of your"),
    ("each your", "each of your"),
    ("some your", "your"),
    ("one your", "one of your"),
    ("no your", "none of your"),
    ("another your", "another of your"),
    ("some any", "any"),
    ("one any", "any"),
    ("first any", "any"),
    ("this turn", "during the turn"),
    ("this game", "during the game"),
    (
        "while this in {name1} of you",
        "while this is in your {name1}",
    ),
    ("if this in {name1} of you", "if this is in your {name1}"),
    ("and this in {name1} of you", "and this is in your {name1}"),
    ("or this in {name1} of you", "or this is in your {name1}"),
    ("while this aboard", "while this is aboard"),
    ("if this aboard", "if this is aboard"),
    // Who does what happens chooses nothing.
    ("is {name1} by opponent", "is {name1} by opponent"),
    ("was {name1} by opponent", "was {name1} by opponent"),
    ("be {name1} by opponent", "be {name1} by opponent"),
    ("just {name1} by opponent", "just {name1} by opponent"),
    ("instead of {x} is {name1}", "instead of {x} being {name1}"),
    ("where no {x} aboard it", "with no {x} aboard"),
    ("where some your {x} aboard it", "with your {x} aboard"),
    ("where some {x} aboard it", "with any {x} aboard"),
    ("one of ({x})", "one {x}"),
    (
        "each ({title1} or {title2} or {title3})",
        "each {title1}, {title2}, and {title3}",
    ),
    (
        "with {name1} < {name1} of {x}",
        "with {name1} lower than {name1} of {x}",
    ),
    (
        "where it has {x} or it has {y} or it is {z}",
        "that has {x} or {y} or is {z}",
    ),
    (
        "where it is {x} or it is {y} or it has {z}",
        "that is {x} or {y} or has {z}",
    ),
    (
        "where it is {a} or it is {b} or it is {c} or it has {d} or it has {e}",
        "that is {a} or {b} or {c} or has {d} or {e}",
    ),
    (
        "it has {a} or it has {b} or it has {c} or it has {d}",
        "it has {a} or {b} or {c} or {d}",
    ),
    ("gains {a}, {b}", "gains {a} and {b}"),
    ("gains {a}, {b}, {c}", "gains {a}, {b}, and {c}"),
    ("{name1} of it", "its {name1}"),
    ("{name1} of you", "your {name1}"),
    ("{name1} of opponent", "opponent's {name1}"),
    (
        "size(each {name1} of {name2} over {x})",
        "the number of different {name1}s among {x}",
    ),
    ("sum of {name1} of {name2} over {x}", "total {name1} of {x}"),
    (
        "lowest {name1} of {name2} over {x}",
        "lowest {name1} among {x}",
    ),
    (
        "highest {name1} of {name2} over {x}",
        "highest {name1} among {x}",
    ),
    ("at cost {x}:", "if you {x},"),
    ("at cost {x},", "if you {x},"),
    ("({name1} as {name2}):", "if {name1} is a {name2}, it :"),
    ("where it is {x} or it is {y}", "that is {x} or {y}"),
    (
        "where it is not {x} or it is {y}",
        "that is not {x} or is {y}",
    ),
    (
        "where it is {x} or it is {y} or it is {z}",
        "that is {x}, {y} or {z}",
    ),
    ("where it has {x} or it has {y}", "with {x} or {y}"),
    (
        "where it has {x} or it has {y} or it has {z}",
        "with {x}, {y} or {z}",
    ),
    ("where it has {x} and it is {y}", "with {x} that is {y}"),
    (
        "where it is not {x} and it is not {y}",
        "that is neither {x} nor {y}",
    ),
    ("not (it is {x})", "it is not {x}"),
    ("not (it has {x})", "it does not have {x}"),
    ("not ({x})", "not {x}"),
    ("{x} is something", "there is {x}"),
    ("size({x})", "the number of {x}"),
    ("number of {x}", "the number of {x}"),
    ("at_most({n}, {x})", "{x} (limit {n})"),
    ("at_least({x}, {n})", "the greater of {x} and {n}"),
    ("else", ", otherwise"),
    ("!=", "is not"),
    (">=", "is at least"),
    ("<=", "is at most"),
    ("=", "is"),
    ("repeat 2", "twice"),
    ("repeat {n}", "{n} times"),
    ("some {title1}", "{title1}"),
    ("may ({x})", "may {x}"),
    ("some", "any"),
];

/// With these words begins what says when something is done.
const FRAMES: &[&str] = &[
    "when", "while", "if", "unless", "before", "instead", "just", "at", "once", "twice", "thrice",
    "in", "during", "against",
];
/// What is said of the subject before the colon without more ado.
const SAYS: &[&str] = &["gains", "loses", "is", "cannot"];
/// How that is said of several.
const SAY: &[(&str, &str)] = &[("gains", "gain"), ("loses", "lose"), ("is", "are")];
/// With these words begins a subject that is one.
const ONE: &[&str] = &[
    "this", "that", "it", "its", "one", "a", "an", "each", "every", "host", "any", "some",
];

/// Whether it says how many times as much something is.
fn times(text: &str) -> bool {
    let number = text.strip_prefix('x');
    number.is_some_and(|number| number.chars().all(|digit| digit.is_ascii_digit()))
}

/// Frames end with a comma, and what changes somebody is said of him.
pub(super) fn colons(
    words: Vec<Said>,
    kinds: &Kinds,
    means: &dyn Fn(&str) -> Option<String>,
) -> Vec<Said> {
    let framed = words
        .first()
        .is_some_and(|word| FRAMES.contains(&word.text.as_str()));
    let mut out: Vec<Said> = Vec::new();
    // Where the subject begins.
    let mut subject = None;
    let mut several = false;
    for (at, word) in words.iter().enumerate() {
        let next = words.get(at + 1);
        if !word.is(":") {
            subject = match subject {
                // Without a frame the subject may be several, told in a row.
                _ if word.text == "," && (framed || !word.fixed) => None,
                None => Some(out.len()),
                known => known,
            };
            let said = SAY.iter().find(|(one, _)| several && word.is(one));
            out.push(match said {
                Some((_, many)) => Said::told(many, word.apart),
                None => word.clone(),
            });
            continue;
        }
        let says = next.is_some_and(|next| SAYS.contains(&next.text.as_str()));
        // `STRENGTH +2`, `RANGE and SHIELDS +2`, `all of them x2`.
        let behind = words.iter().skip(at + 2).take(3);
        let mut amounts = behind.take_while(|word| word.text != "," && word.text != ":");
        let changes = amounts.any(|word| word.text.starts_with(['+', '-']) || times(&word.text));
        let first = subject.and_then(|at| out.get(at));
        let one = first.is_some_and(|first| {
            let named = means(&first.text).filter(|_| !first.fixed);
            let one = named.is_some_and(|named| !named.starts_with("those "));
            one || first.fixed && first.text != "your"
                || ONE.contains(&first.text.to_lowercase().as_str())
        });
        if says || changes {
            let whom = subject.and_then(|at| out.get_mut(at..)).unwrap_or_default();
            let kind = kind_in(whom, kinds).filter(|_| !one);
            if let Some(kind) = kind.and_then(|(at, _)| whom.get_mut(at)) {
                kind.many = true;
            }
            several = !one;
        }
        if changes && !says {
            out.push(Said::told(if one { "is" } else { "are" }, true));
        } else if framed && next.is_some() && !says {
            out.push(Said {
                text: ",".to_owned(),
                ..word.clone()
            });
        } else if !says {
            out.push(word.clone());
        }
        subject = None;
    }
    out
}
