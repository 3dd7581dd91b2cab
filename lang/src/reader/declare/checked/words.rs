//! What words mean, in lines: two sets of rules with the same lines read every card and scenario alike.

use super::super::desk::Desk;
use crate::reader::card::Forms;
use crate::tree::{Book, ClauseId, FootedWord, Footing, FunctionId};
use crate::vocabulary::{Class, ClausePattern};
use std::fmt::{Debug, Write as _};

/// What cannot be seen in a phrase (the bodies of rules) does not count; everything else does,
/// by number, so that rules which declare the same in another order count as different.
pub(super) fn meanings(desk: &Desk, forms: &Forms) -> Vec<String> {
    let (vocab, book) = (&desk.vocab, &desk.book);
    let mut lines = Lines::default();
    for (name, entry) in vocab.entries() {
        let what = match &entry.class {
            Class::Noun(all) | Class::Relation(all) | Class::Adjective(all) => functions(book, all),
            class => format!("{class:?}"),
        };
        let place = entry.span.and_then(|span| desk.side.place(span.file));
        lines.add(
            "word",
            name,
            &(entry.class.called(), what, entry.state, place),
        );
    }
    for (name, head) in vocab.all_heads() {
        lines.add("head", name, &head);
    }
    lines.add("times", "", &vocab.times);
    lines.add("frames", "", &vocab.frames);
    for (at, clause) in vocab.clauses.iter().enumerate() {
        // What it is called is a text, whose number tells nothing.
        let render = clause.render.and_then(|id| book.texts.get(id.index()));
        let plain = ClausePattern {
            render: None,
            ..clause.clone()
        };
        lines.add("clause", "", &(at, plain, render));
    }
    lines.add("text", "", &(&vocab.text_clauses, &vocab.text_menus));
    for (limit, menu) in &vocab.limit_menus {
        lines.add("limit menu", "", &(limit, menu));
    }
    lines.add("setups", "", &vocab.setups);
    for (action, slots) in &vocab.action_slots {
        lines.add("slots", "", &(action, slots));
    }
    for (shape, need) in &vocab.needs {
        lines.add("need", "", &(shape, functions(book, &[*need])));
    }
    for (of, all) in &vocab.symbol_adjectives {
        lines.add("symbol", "", &(of, functions(book, all)));
    }
    for (of, all) in &vocab.symbol_counts {
        lines.add("count", "", &(of, functions(book, all)));
    }
    let names = &vocab.names;
    lines.map("enum", &names.enums);
    lines.map("rule", &names.rules.keys().map(|name| (name, ())).collect());
    lines.map("action", &names.actions);
    lines.map("menu", &names.menus);
    lines.map("window", &names.windows);
    lines.map("limit", &names.limits);
    for stage in &names.stages {
        lines.add("stage", "", &stage);
    }
    tables(book, &mut lines);
    for line in &forms.lines {
        lines.add("line", "", &line);
    }
    for field in &forms.symbol_fields {
        lines.add("mark", "", &field);
    }
    lines.finish()
}

/// What a reader of phrases can see of the tables.
fn tables(book: &Book, lines: &mut Lines) {
    for (at, kind) in book.kinds.iter().enumerate() {
        let name = &kind.named.name;
        let all = (
            at,
            kind.parent,
            &kind.fields,
            &kind.flags,
            &kind.needs,
            footings(book, &kind.footings),
        );
        lines.add("kind", name, &(all, kind.printed));
    }
    for (at, symbol) in book.symbols.iter().enumerate() {
        lines.add("one", &symbol.named.name, &(at, symbol.of, symbol.ordinal));
    }
    for (at, field) in book.fields.iter().enumerate() {
        let all = (at, field.of, &field.ty, field.printed, field.maybe);
        lines.add("field", &field.named.name, &all);
    }
    for (at, zone) in book.zones.iter().enumerate() {
        let all = (at, &zone.of, zone.ordered, zone.in_play, zone.sees);
        lines.add("zone", &zone.named.name, &all);
    }
    for (at, state) in book.states.iter().enumerate() {
        let all = (at, &state.of, state.means.is_some());
        lines.add("state", &state.named.name, &all);
    }
    for (at, scope) in book.scopes.iter().enumerate() {
        lines.add("scope", &scope.named.name, &(at, &scope.ty));
    }
    for (at, verb) in book.verbs.iter().enumerate() {
        lines.add("verb", &verb.named.name, &(at, &verb.params));
    }
    for (at, procedure) in book.procedures.iter().enumerate() {
        let all = (at, &procedure.params, &procedure.gives);
        lines.add("procedure", &procedure.named.name, &all);
    }
    for (at, action) in book.actions.iter().enumerate() {
        let says = action.says.and_then(|id| book.texts.get(id.index()));
        lines.add("action", &action.named.name, &(at, says, &action.menus));
    }
    for (at, limit) in book.limits.iter().enumerate() {
        lines.add("limit", &limit.named.name, &(at, &limit.params, limit.span));
    }
    for (at, set) in book.sets.iter().enumerate() {
        lines.add("set", &set.named.name, &at);
    }
}

/// Functions, by what can be seen of them: those that an edition replaces have other numbers.
fn functions(book: &Book, all: &[FunctionId]) -> String {
    let mut shown = String::new();
    for one in all.iter().filter_map(|id| book.functions.get(id.index())) {
        let _ = write!(
            shown,
            "{} {:?} {:?} {:?};",
            one.named.name, one.form, one.params, one.result
        );
    }
    shown
}

/// Lines in no order that may show.
#[derive(Default)]
struct Lines(Vec<String>);

impl Lines {
    fn add(&mut self, what: &str, name: &str, value: &(impl Debug + ?Sized)) {
        self.0.push(format!("{what} {name}: {value:?}"));
    }

    fn map<'n, T: Debug + 'n, N: AsRef<str> + 'n>(
        &mut self,
        what: &str,
        all: &'n foldhash::HashMap<N, T>,
    ) {
        for (name, value) in all {
            self.add(what, name.as_ref(), value);
        }
    }

    fn finish(mut self) -> Vec<String> {
        self.0.sort_unstable();
        self.0
    }
}

/// Footings by their names: under other rules the same words stand at other places of their tables.
fn footings(book: &Book, all: &[Footing]) -> Vec<String> {
    all.iter()
        .map(|footing| {
            let form = |record: ClauseId| {
                let form = book.clauses.get(record.index());
                form.map_or("", |form| &form.named.name).to_owned()
            };
            let words = footing.words.iter().map(|word| match word {
                FootedWord::Function(id) => {
                    let function = book.functions.get(id.index());
                    function
                        .map_or("", |function| &function.named.name)
                        .to_owned()
                }
                FootedWord::Builtin(op) => format!("{op:?}"),
                FootedWord::Verb(verb, role, beside) => {
                    let verb = book.verbs.get(verb.index());
                    let beside = beside.and_then(|field| book.fields.get(field.index()));
                    let beside = beside.map(|field| &field.named.name);
                    format!("{:?} {role} {beside:?}", verb.map(|verb| &verb.named.name))
                }
                FootedWord::Record(record) => format!("clause {}", form(*record)),
                FootedWord::Slot(record, slot) => format!("clause {} {slot}", form(*record)),
                FootedWord::Fact(fact) => {
                    let field = book.fields.get(fact.index());
                    let name = field.map_or("", |field| field.named.name.as_str());
                    format!("fact {name}")
                }
                FootedWord::Standing => String::from("standing text"),
            });
            let words: Vec<String> = words.collect();
            let slots = footing
                .slots
                .iter()
                .map(|(record, slot)| format!("{slot} {}", form(*record)));
            let slots: Vec<String> = slots.collect();
            let verbs = footing.verbs.iter().map(|(verb, role)| {
                let verb = book.verbs.get(verb.index());
                format!("{role} {}", verb.map_or("", |verb| &verb.named.name))
            });
            let verbs: Vec<String> = verbs.collect();
            let facts = footing.facts.iter().map(|fact| {
                let fact = book.fields.get(fact.index());
                fact.map_or("", |fact| &fact.named.name).to_owned()
            });
            let facts: Vec<String> = facts.collect();
            let records = footing.records.iter().map(|record| form(*record));
            let records: Vec<String> = records.collect();
            // Symbols stand by their names among the forms.
            format!(
                "{words:?} {slots:?} {verbs:?} {facts:?} {records:?} {:?} {:?}",
                footing.forms, footing.because
            )
        })
        .collect()
}
