//! Invariant 5: nothing in the machine holds a callback into the host: a state is data, to be cloned,
//! saved and resumed at every decision.

use crate::breach::{self, Breach};
use crate::source::{self, Is, Token};

/// What a type that is data does not hold: functions, traits whose code is elsewhere, shared cells,
/// channels and threads. (A `Cell` of one's own is no `std::cell::Cell`.)
const LIVE: &[&str] = &[
    "Cell",
    "Condvar",
    "Fn",
    "FnMut",
    "FnOnce",
    "Future",
    "JoinHandle",
    "Mutex",
    "Receiver",
    "RefCell",
    "RwLock",
    "Sender",
    "UnsafeCell",
    "Waker",
    "dyn",
    "fn",
];

/// What is held all the same, and why it is no callback.
const ALLOWED: &[(&str, &str, &str)] = &[(
    "runtime/src/game/mod.rs",
    "Mutex",
    "remembered answers beside the state: they never change a result and are never saved",
)];

/// Outside `state`, a type that lives only while it is lent may hold `&dyn` or `&mut dyn`.
fn lent(tokens: &[Token], i: usize) -> bool {
    let before: Vec<_> = (i.saturating_sub(4)..i)
        .filter_map(|i| tokens.get(i))
        .map(|token| token.text.as_str())
        .collect();
    let before = before.strip_suffix(&["mut"]).unwrap_or(&before);
    matches!(before, [.., "&"] | [.., "&", _])
}

fn breaches(file: &str, tokens: &[Token]) -> Vec<Breach> {
    let in_state = file.contains("/state");
    let std_cell = tokens.windows(4).any(|row| match row {
        [std, _, _, cell] => std.name("std") && cell.name("cell"),
        _ => false,
    });
    let mut found = Vec::new();
    let mut i = 0;
    while let Some(token) = tokens.get(i) {
        i += 1;
        let declares = ["struct", "enum", "union"]
            .iter()
            .any(|key| token.name(key));
        if !declares || tokens.get(i).is_none_or(|next| next.is != Is::Name) {
            continue;
        }
        let end = declaration_end(tokens, i);
        let mut lent_before = 0;
        for (at, token) in tokens.iter().enumerate().take(end).skip(i) {
            let own = token.text == "Cell" && !std_cell;
            let allowed = ALLOWED
                .iter()
                .any(|(path, name, _)| *path == file && *name == token.text);
            if token.is != Is::Name || own || allowed || !LIVE.contains(&token.text.as_str()) {
                continue;
            }
            if token.text == "dyn" && !in_state && lent(tokens, at) {
                lent_before = at + 1; // `&mut dyn Fn(...)`: the trait named next is lent too
            } else if at != lent_before || lent_before == 0 {
                found.push(Breach::new(
                    file,
                    token.line,
                    format!("a field holds `{}`", token.text),
                ));
            }
        }
        i = end;
    }
    found
}

/// The index behind the braces, parentheses or `;` that end a declaration whose name is at `from`.
fn declaration_end(tokens: &[Token], from: usize) -> usize {
    let mut i = from;
    while let Some(token) = tokens.get(i) {
        if token.mark(';') {
            return i + 1;
        }
        if token.mark('{') {
            return source::closing(tokens, i) + 1;
        }
        i = if token.mark('(') {
            source::closing(tokens, i) + 1
        } else {
            i + 1
        };
    }
    i
}

/// Whatever implements this can be cloned, handed to another thread, and kept for ever.
fn is_a_value<T: Clone + Send + Sync + 'static>() {}

#[test]
fn the_machine_holds_no_callback() {
    let breaches: Vec<_> = source::sources("runtime/src")
        .iter()
        .flat_map(|source| breaches(&source.path, &source.tokens))
        .collect();
    breach::none(
        &breaches,
        "a question to the host is a frame on the stack of the state, answered by the next `apply`",
    );
    is_a_value::<spaceline_lang::tree::Book>();
}

#[test]
fn a_callback_is_caught() {
    let sample = "
struct Ask { player: u8, then: Box<dyn Fn(u8) -> u8> }
struct Handler(fn(u8) -> u8);
enum Step { Now, Later { after: Arc<Mutex<u8>> } }
struct Trace<'a> { sink: &'a mut dyn FnMut(u8), other: &dyn Sink }
impl Ask { fn then(self) {} }
fn walk(visit: &mut dyn FnMut(u8)) {}
";
    let tokens = source::tokens(sample);
    breach::caught_at(
        &breaches("runtime/src/run/sample.rs", &tokens),
        &[2, 2, 3, 4],
    );
    breach::caught_at(
        &breaches("runtime/src/state/sample.rs", &tokens),
        &[2, 2, 3, 4, 5, 5, 5],
    );
}
