//! What can be printed: pieces of text, names, expressions, and lists of them.

use super::Print;
use crate::tree::{
    ActionId, BlockId, Called, ClauseId, Entry, EnumId, ExprId, FieldId, FunctionId, KindId,
    LimitId, MenuId, Named, ProcedureId, ScopeId, Slot, StageId, StateId, SymbolId, THIS, TextId,
    VerbId, YOU, ZoneId,
};

/// Something that has its words in a reading.
pub(super) trait Show {
    fn show(&self, print: Print<'_>, out: &mut String);
}

/// A table of how nodes are written: for each pattern the words and the parts of what it matches, in order.
macro_rules! shown {
    ($print:ident; $($(#[$doc:meta])* $node:ident { $($pattern:pat => $($piece:expr),+;)* })*) => {$(
        $(#[$doc])*
        impl Show for $node {
            fn show(&self, $print: Print<'_>, out: &mut String) {
                match self {
                    $($pattern => $print.say(out, &[$(&$piece),+]),)*
                }
            }
        }
    )*};
}

pub(super) use shown;

/// What slots without a name are called: in a text itself, in text that it keeps, and in text kept in that.
const OWN: [&str; 3] = ["it", "one", "other"];

impl Show for str {
    fn show(&self, _: Print<'_>, out: &mut String) {
        out.push_str(self);
    }
}

impl Show for String {
    fn show(&self, _: Print<'_>, out: &mut String) {
        out.push_str(self);
    }
}

impl<T: Show + ?Sized> Show for &T {
    fn show(&self, print: Print<'_>, out: &mut String) {
        (**self).show(print, out);
    }
}

impl Show for Slot {
    fn show(&self, print: Print<'_>, out: &mut String) {
        let named = print.names.iter().find(|(named, _)| named == self);
        let kept = usize::from(*self).checked_sub(usize::from(YOU) + 1);
        match (*self, named, kept.and_then(|at| print.kept.get(at))) {
            (THIS, ..) => out.push_str("this"),
            (YOU, ..) => out.push_str("you"),
            (_, Some((_, name)), _) => out.push_str(name),
            (_, None, Some(kept)) => out.push_str(kept),
            (slot, None, None) => {
                let called = OWN.get(print.nested).or(OWN.last());
                out.push_str(called.copied().unwrap_or_default());
                out.push_str(&slot.to_string());
            }
        }
    }
}

impl Show for Named {
    fn show(&self, _: Print<'_>, out: &mut String) {
        out.push_str(&self.name);
    }
}

fn name<I: Entry<Of: Called>>(id: I, print: Print<'_>, out: &mut String) {
    out.push_str(print.book.at(id).map_or("?", |known| &known.named().name));
}

macro_rules! named {
    ($($id:ty),*) => {$(
        impl Show for $id {
            fn show(&self, print: Print<'_>, out: &mut String) {
                name(*self, print, out);
            }
        }
    )*};
}

named!(
    ActionId,
    ClauseId,
    EnumId,
    FieldId,
    FunctionId,
    KindId,
    LimitId,
    MenuId,
    ProcedureId,
    ScopeId,
    StageId,
    StateId,
    SymbolId,
    VerbId,
    ZoneId
);

/// In quotation marks.
impl Show for TextId {
    fn show(&self, print: Print<'_>, out: &mut String) {
        print.say(out, &[&"\"", &print.book.text(*self), &"\""]);
    }
}

/// What is not there has no words.
impl<T: Show> Show for Option<T> {
    fn show(&self, print: Print<'_>, out: &mut String) {
        self.iter().for_each(|one| one.show(print, out));
    }
}

/// One behind the other.
impl<A: Show, B: Show> Show for (A, B) {
    fn show(&self, print: Print<'_>, out: &mut String) {
        print.say(out, &[&self.0, &self.1]);
    }
}

/// Several, with something between them.
pub(super) struct Joined<'a, T>(pub(super) &'a [T], pub(super) &'a str);

impl<T: Show> Show for Joined<'_, T> {
    fn show(&self, print: Print<'_>, out: &mut String) {
        for (at, one) in self.0.iter().enumerate() {
            print.say(out, &[&when(at > 0, self.1), one]);
        }
    }
}

/// Several, separated by commas.
pub(super) const fn list<T>(all: &[T]) -> Joined<'_, T> {
    Joined(all, ", ")
}

/// Roles, of which some are not spoken of.
pub(super) struct Roles<'a, T>(pub(super) &'a [Option<T>]);

impl<T: Show> Show for Roles<'_, T> {
    fn show(&self, print: Print<'_>, out: &mut String) {
        for (at, one) in self.0.iter().enumerate() {
            print.say(out, &[&when(at > 0, ", "), &when(one.is_none(), "_"), one]);
        }
    }
}

/// A word, or nothing.
pub(super) const fn when(holds: bool, word: &str) -> &str {
    if holds { word } else { "" }
}

/// A name, and in parentheses what it is applied to, if it is to anything.
pub(super) struct Applied<'a, T>(pub(super) T, pub(super) &'a [ExprId]);

impl<T: Show> Show for Applied<'_, T> {
    fn show(&self, print: Print<'_>, out: &mut String) {
        let args = (!self.1.is_empty()).then_some((("(", list(self.1)), ")"));
        print.say(out, &[&self.0, &args]);
    }
}

/// On a line of its own.
pub(super) struct Line<T>(pub(super) T);

impl<T: Show> Show for Line<T> {
    fn show(&self, print: Print<'_>, out: &mut String) {
        out.push('\n');
        out.push_str(&"  ".repeat(print.indent));
        self.0.show(print, out);
    }
}

/// One step further in.
pub(super) struct Inside<T>(pub(super) T);

impl<T: Show> Show for Inside<T> {
    fn show(&self, print: Print<'_>, out: &mut String) {
        self.0.show(print.inside(), out);
    }
}

/// A block below a line, one statement a line.
pub(super) fn below(body: impl Into<Option<BlockId>>) -> Option<Inside<BlockId>> {
    body.into().map(Inside)
}
