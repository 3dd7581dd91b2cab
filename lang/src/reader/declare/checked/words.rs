//! What words mean, in lines: where two sets of rules have the same lines, they read every card and scenario alike.

use super::super::desk::Desk;
use crate::reader::card::Forms;
use crate::tree::{Book, ExprId, Field, FunctionId, Kind, Named, TextId};
use crate::vocabulary::Piece;
use smol_str::SmolStr;
use std::fmt::Debug;

/// A part of what words mean.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Meaning {
    shown: String,
    /// The words that a text says to which it matters; none if it may matter to every text.
    pub(super) name: SmolStr,
}

/// What cannot be seen in a phrase (the bodies of rules) does not count; everything else does,
/// by number, so that rules which declare the same in another order count as different.
pub(super) fn meanings(desk: &Desk, forms: &Forms) -> Vec<Meaning> {
    let (vocab, book) = (&desk.vocab, &desk.book);
    let mut lines = Lines {
        book,
        all: Vec::new(),
    };
    for (name, entry) in vocab.entries() {
        let place = entry.span.and_then(|span| {
            let file = vocab.sight.file_of(span);
            desk.side.place(file)
        });
        lines.add("word", name, &(name, &entry.class, entry.state, place));
    }
    for (name, head) in vocab.all_heads() {
        lines.add("head", name, &(name, head));
    }
    for (at, time) in vocab.times.iter().enumerate() {
        lines.add("time", &time.name, &(at, time));
    }
    for (at, frame) in vocab.frames.iter().enumerate() {
        lines.add("frame", &frame.name, &(at, frame));
    }
    for (at, clause) in vocab.clauses.iter().enumerate() {
        let words: Vec<&str> = clause.pieces.iter().filter_map(Piece::word).collect();
        lines.add("clause", &words.join(" "), &(at, clause));
    }
    let names = &vocab.names;
    lines.named("enum", &names.enums);
    lines.named("action", &names.actions);
    lines.named("menu", &names.menus);
    lines.named("window", &names.windows);
    lines.named("limit", &names.limits);
    names
        .rules
        .keys()
        .for_each(|name| lines.add("rule", name, name));
    for ((of, name), stage) in &names.stages {
        lines.add("stage", name, &(of, name, stage));
    }
    for (action, slots) in &vocab.action_slots {
        let name = book.at(*action).map_or("", |action| &action.named.name);
        lines.add("slots", name, &(action, slots));
    }
    for (limit, menu) in &vocab.limit_menus {
        let name = book.at(*limit).map_or("", |limit| &limit.named.name);
        lines.add("limit menu", name, &(limit, menu));
    }
    lines.everywhere("text", [(&vocab.text_clauses, &vocab.text_menus)]);
    lines.everywhere("setups", [&vocab.setups]);
    lines.everywhere("need", &vocab.needs);
    lines.everywhere("symbol", &vocab.symbol_adjectives);
    lines.everywhere("count", &vocab.symbol_counts);
    lines.everywhere("line", &forms.lines);
    lines.everywhere("mark", &forms.symbol_fields);
    // What a reader of phrases can see of the tables, by place.
    lines.table(&book.kinds, |kind| {
        let own = (kind.parent, &kind.flags, &kind.needs);
        (&kind.named, (own, &kind.footings, kind.printed))
    });
    for (kind, field) in fields(book) {
        // A field that must be printed is missed on a card that does not name it.
        let name = if field.printed && !field.maybe {
            ""
        } else {
            &field.named.name
        };
        lines.add(
            "field of a kind",
            name,
            &(&kind.named.name, &field.named.name),
        );
    }
    lines.table(&book.symbols, |one| (&one.named, (one.of, one.ordinal)));
    lines.table(&book.fields, |field| {
        let own = (field.of, &field.ty, field.printed, field.maybe);
        (&field.named, own)
    });
    lines.table(&book.zones, |zone| {
        let own = (&zone.of, zone.ordered, zone.in_play, zone.sees);
        (&zone.named, own)
    });
    lines.table(&book.states, |state| {
        (&state.named, (&state.of, state.means.is_some()))
    });
    lines.table(&book.scopes, |scope| (&scope.named, &scope.ty));
    lines.table(&book.verbs, |verb| (&verb.named, &verb.params));
    lines.table(&book.procedures, |one| {
        (&one.named, (&one.params, &one.gives))
    });
    lines.table(&book.actions, |one| (&one.named, (one.says, &one.menus)));
    lines.table(&book.limits, |one| (&one.named, (&one.params, one.span)));
    lines.table(&book.clauses, |one| {
        (&one.named, (one.of, &one.params, one.first))
    });
    lines.table(&book.sets, |set| (&set.named, ()));
    lines.all.sort_unstable();
    lines.all
}

/// The fields of each kind.
fn fields(book: &Book) -> impl Iterator<Item = (&Kind, &Field)> {
    let kinds = book.kinds.iter();
    kinds.flat_map(move |kind| {
        let fields = kind.fields.iter();
        fields.filter_map(move |field| Some((kind, book.at(*field)?)))
    })
}

/// Lines in no order that may show.
struct Lines<'b> {
    book: &'b Book,
    all: Vec<Meaning>,
}

impl Lines<'_> {
    /// A line that matters to texts which say a name.
    fn add(&mut self, what: &str, name: &str, value: &impl Debug) {
        let shown = format!("{what}: {value:?}");
        self.all.push(Meaning {
            shown: by_name(self.book, &shown),
            name: SmolStr::new(name),
        });
    }

    fn named<'t, V: Debug + 't>(
        &mut self,
        what: &str,
        all: impl IntoIterator<Item = (&'t SmolStr, V)>,
    ) {
        for (name, value) in all {
            self.add(what, name, &(name, value));
        }
    }

    /// Lines that may matter to every text.
    fn everywhere(&mut self, what: &str, values: impl IntoIterator<Item = impl Debug>) {
        for value in values {
            self.add(what, "", &value);
        }
    }

    fn table<'t, T, V: Debug>(&mut self, table: &'t [T], seen: impl Fn(&'t T) -> (&'t Named, V)) {
        for (at, one) in table.iter().enumerate() {
            let (named, seen) = seen(one);
            let what = std::any::type_name::<T>();
            self.add(what, &named.name, &(at, &named.name, seen));
        }
    }
}

/// Functions, texts and constants by what can be seen of them: those that an edition replaces have other numbers.
fn by_name(book: &Book, shown: &str) -> String {
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
                "Expr" => format!("{:?}", book.at(ExprId(id))?),
                _ => return None,
            };
            Some(format!("({said}){rest}"))
        });
        line += &said.unwrap_or_else(|| format!("Id({part}"));
    }
    line
}
