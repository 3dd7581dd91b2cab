//! What words mean, in lines: two sets of rules with the same lines read every card and scenario alike.

use super::super::desk::Desk;
use crate::reader::card::Forms;
use crate::tree::{Book, FunctionId, TextId};
use std::fmt::Debug;

/// What cannot be seen in a phrase (the bodies of rules) does not count; everything else does,
/// by number, so that rules which declare the same in another order count as different.
pub(super) fn meanings(desk: &Desk, forms: &Forms) -> Vec<String> {
    let (vocab, book) = (&desk.vocab, &desk.book);
    let mut lines = Lines {
        book,
        all: Vec::new(),
    };
    for (name, entry) in vocab.entries() {
        let place = entry.span.and_then(|span| desk.side.place(span.file));
        lines.add(name, &(&entry.class, entry.state, place));
    }
    for head in vocab.all_heads() {
        lines.add("head", &head);
    }
    lines.add("times", &vocab.times);
    lines.add("frames", &vocab.frames);
    for clause in vocab.clauses.iter().enumerate() {
        lines.add("clause", &clause);
    }
    lines.add("text", &(&vocab.text_clauses, &vocab.text_menus));
    lines.add("setups", &vocab.setups);
    lines.each("limit menu", &vocab.limit_menus);
    lines.each("slots", &vocab.action_slots);
    lines.each("need", &vocab.needs);
    lines.each("symbol", &vocab.symbol_adjectives);
    lines.each("count", &vocab.symbol_counts);
    let names = &vocab.names;
    lines.each("enum", &names.enums);
    lines.each("rule", names.rules.keys());
    lines.each("action", &names.actions);
    lines.each("menu", &names.menus);
    lines.each("window", &names.windows);
    lines.each("limit", &names.limits);
    lines.each("stage", &names.stages);
    // What a reader of phrases can see of the tables, by place.
    lines.table(&book.kinds, |kind| {
        let own = (kind.parent, &kind.fields, &kind.flags, &kind.needs);
        (&kind.named.name, own, &kind.footings, kind.printed)
    });
    lines.table(&book.symbols, |one| (&one.named.name, one.of, one.ordinal));
    lines.table(&book.fields, |field| {
        let own = (field.of, &field.ty, field.printed, field.maybe);
        (&field.named.name, own)
    });
    lines.table(&book.zones, |zone| {
        let own = (&zone.of, zone.ordered, zone.in_play, zone.sees);
        (&zone.named.name, own)
    });
    lines.table(&book.states, |state| {
        (&state.named.name, &state.of, state.means.is_some())
    });
    lines.table(&book.scopes, |scope| (&scope.named.name, &scope.ty));
    lines.table(&book.verbs, |verb| (&verb.named.name, &verb.params));
    lines.table(&book.procedures, |one| {
        (&one.named.name, &one.params, &one.gives)
    });
    lines.table(&book.actions, |one| (&one.named.name, one.says, &one.menus));
    lines.table(&book.limits, |one| (&one.named.name, &one.params, one.span));
    lines.table(&book.sets, |set| &set.named.name);
    lines.each("line", &forms.lines);
    lines.each("mark", &forms.symbol_fields);
    lines.all.sort_unstable();
    lines.all
}

/// Lines in no order that may show.
struct Lines<'b> {
    book: &'b Book,
    all: Vec<String>,
}

impl Lines<'_> {
    fn add(&mut self, what: &str, value: &impl Debug) {
        let shown = format!("{what}: {value:?}");
        self.all.push(named(self.book, &shown));
    }

    fn each(&mut self, what: &str, values: impl IntoIterator<Item = impl Debug>) {
        for value in values {
            self.add(what, &value);
        }
    }

    fn table<'t, T, V: Debug>(&mut self, table: &'t [T], seen: impl Fn(&'t T) -> V) {
        for (at, one) in table.iter().enumerate() {
            self.add(std::any::type_name::<T>(), &(at, seen(one)));
        }
    }
}

/// Functions and texts by what can be seen of them: those that an edition replaces have other numbers.
fn named(book: &Book, shown: &str) -> String {
    let mut parts = shown.split("Id(");
    let mut line = String::from(parts.next().unwrap_or_default());
    for part in parts {
        let id = part.split_once(')');
        let id = id.and_then(|(id, rest)| Some((id.parse().ok()?, rest)));
        let said = id.and_then(|(id, rest)| {
            let said = match line.rsplit(|letter: char| !letter.is_alphabetic()).next()? {
                "Function" => {
                    let one = book.at(FunctionId(id))?;
                    format!(
                        "{:?}",
                        (&one.named.name, one.form, &one.params, &one.result)
                    )
                }
                "Text" => book.at(TextId(id))?.to_string(),
                _ => return None,
            };
            Some(format!("({said}){rest}"))
        });
        line += &said.unwrap_or_else(|| format!("Id({part}"));
    }
    line
}
