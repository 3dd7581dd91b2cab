//! Expressions, groups, events, choices and kept text. Whatever is not a single name or call stands in parentheses.

use super::show::{Applied, Joined, Roles, Show, list, shown, when};
use super::{DEEPEST, Print};
use crate::tree::{
    Arithmetic, Constraint, EventPattern, Expr, ExprId, Fold, FunctionForm, FunctionId, Group,
    MemoryId, Pick, Quote, QuoteBody, QuoteId, ScopeId, Span, TitleId,
};

impl Show for ExprId {
    fn show(&self, print: Print<'_>, out: &mut String) {
        match print.book.at(*self) {
            _ if print.depth > DEEPEST => out.push_str("..."),
            Some(expr) => match expr.cast(|id| print.book.at(id)) {
                Some((what, kind)) => print
                    .deeper()
                    .say(out, &[&"(", &what, &" as ", &kind, &")"]),
                None => expr.show(print.deeper(), out),
            },
            None => out.push('?'),
        }
    }
}

shown! { print;
    Expr {
        Self::Nothing => "nothing";
        Self::Truth(truth) => if *truth { "yes" } else { "no" };
        Self::Number(number) => number.to_string();
        Self::Text(text) => text;
        Self::Title(title) => title;
        Self::Symbol(symbol) => symbol;
        Self::Symbols(of) => of;
        Self::Kind(kind) => kind;
        Self::Local(slot) => slot;
        Self::Scope(scope) => scope;
        Self::Field { field, of, printed } =>
            when(*printed, "printed "), field,
            (!print.book.is_nothing(*of)).then_some((("(", of), ")"));
        Self::Call { function, args } => call(print, *function, args);
        Self::Builtin { op, args } => Applied(op.text(), args);
        Self::Not(of) => "(not ", of, ")";
        Self::And(parts) => "(", Joined(parts, " and "), ")";
        Self::Or(parts) => "(", Joined(parts, " or "), ")";
        Self::Union(parts) =>
            "(", when(parts.len() == 1, "those in "), Joined(parts, " + "), ")";
        Self::List(parts) => "[", list(parts), "]";
        Self::Compare(how, one, other) => "(", one, " ", how.text(), " ", other, ")";
        Self::Arith(how, one, other) => arithmetic(print, *how, *one, *other);
        Self::If { test, then, otherwise } => "(", then, " if ", test, " else ", otherwise, ")";
        Self::IsKind(of, kind) => "(", of, " is ", kind, ")";
        Self::HasState(of, state) => "(", of, " is ", state, ")";
        Self::In(one, other) => "(", one, " in ", other, ")";
        Self::Except(one, other) => "(", one, " except ", other, ")";
        Self::Filter(group) => "(each ", group, ")";
        Self::Fold { how: how @ (Fold::WithHighest | Fold::WithLowest), over, of } =>
            "(those of ", over, " with ", how, of, ")";
        Self::Fold { how, over, of } => "(", how, of.map(|of| (of, " over ")), over, ")";
        Self::Map { over, of } => "(each ", of, " over ", over, ")";
        Self::Place { zone, of } => Applied(zone, of.as_slice());
        Self::Clauses { clause, of } => clause, "s(", of, ")";
        Self::Part { clause, index, of } =>
            of, ".", print.book.at(*clause).and_then(|form| form.params.get(usize::from(*index)))
                .map_or("?", |param| &param.name);
        Self::Quote { quote, captures } => kept(print, *quote, captures);
        Self::Answer(asking) =>
            "answer(", asking.quote, more(asking.this), more(asking.you),
            asking.with.iter().map(|bind| print.said(&[&", ", &Bind(bind)])).collect::<String>(),
            ")";
        Self::Addressed { quote, this, you } =>
            "addressed(", quote, more(*this), more(*you), ")";
        Self::Matches { what, quote } => "(", what, " matches ", quote, ")";
        Self::CanTarget(quote) => "can_target(", quote, ")";
        Self::JustHappened(quote) => "just(", quote, ")";
        Self::Just(event) => "just(", event, ")";
        Self::Happened { memory, key, span } => times(print, *memory, key, *span);
        Self::Used { limit, key } => "used ", limit, "(", list(key), ")";
        Self::After(test) => "(after it ", test, ")";
        Self::With { binds, body } =>
            "(", body, " with ", list(&binds.iter().map(Bind).collect::<Vec<_>>()), ")";
        Self::ChangePart(part, of) => format!("{part:?}").to_lowercase(), "(", of, ")";
        Self::Possible { action, by } => "(", by, " can ", action, ")";
        Self::Allowed { verb, args, by } =>
            "allowed ", verb, "(", Roles(args), when(!args.is_empty() && by.is_some(), ", "),
            by.map(|by| ("by ", by)), ")";
    }

    /// `personnel it4 in team where A and B`.
    Group {
        Self { kind, slot, from, tests } =>
            kind.map(|kind| (kind, " ")), slot, " in ", when(from.is_none(), "play"), from,
            (!tests.is_empty()).then_some((" where ", Joined(tests, " and ")));
    }

    /// A happening.
    EventPattern {
        Self { verb, roles, by, was, test } =>
            verb, (!roles.is_empty()).then_some((("(", Roles(roles)), ")")),
            by.map(|by| (" by ", by)), was.map(|was| (" where ", was)),
            test.map(|test| (" if ", test));
    }

    /// A choice.
    Pick {
        Self { slot, by, from, min, max, random, constraints, .. } =>
            slot, " = ", min, (print.said(&[min]) != print.said(&[max])).then_some((" to ", max)),
            " of ", from,
            constraints.iter().map(|one| print.said(&[&" with ", one])).collect::<String>(),
            when(*random, " at random"), " by ", by;
    }

    /// Text kept as a value.
    Quote {
        Self { body: QuoteBody::Answer(answer), .. } => answer;
        Self { body: QuoteBody::Selection { all, member: (slot, test), count, random, by }, .. } =>
            count.map(|(min, max)| {
                let most = max.map_or_else(|| "any".to_owned(), |max| print.said(&[&max]));
                ((min, " to "), (most, " of "))
            }),
            all, when(*random, " at random"), by.map(|by| (" by ", by)),
            "; ", slot, " is one if ", test;
        Self { body: QuoteBody::Effects(block), event, targets, .. } =>
            event.as_ref().map(|event| (("after ", event), "; ")),
            targets.iter().map(|pick| print.said(&[&"target ", pick, &"; "]))
                .collect::<String>(),
            on_one_line(&Print { indent: 0, ..print }.said(&[block]));
        Self { body: QuoteBody::Event(event), .. } => event;
    }

    Fold {
        Self::Count => "number of ";
        Self::Some => "some ";
        Self::None => "no ";
        Self::First => "first ";
        Self::Last => "last ";
        Self::Sum | Self::Levels => "sum of ";
        Self::Product => "product of ";
        Self::Highest | Self::WithHighest => "highest ";
        Self::Lowest | Self::WithLowest => "lowest ";
    }

    /// What those that are chosen have together.
    Constraint {
        Self::PerKey { key, max, .. } => "at most ", max, " for each ", key;
        Self::Sum { of, min, max, .. } =>
            "(", of, ")", min.map(|min| (" >= ", min)), max.map(|max| (" <= ", max)), " in total";
        Self::Roles { roles, .. } => "one for each of (", Joined(roles, "), ("), ")";
        Self::Pairwise { test, .. } => "every two of them: ", test;
    }
}

fn more(part: Option<ExprId>) -> Option<(&'static str, ExprId)> {
    part.map(|part| (", ", part))
}

fn call(print: Print<'_>, function: FunctionId, args: &[ExprId]) -> String {
    let known = print.book.at(function);
    let unnamed = known.is_some_and(|known| known.named.name.is_empty());
    match (known.map(|known| known.form), args) {
        (Some(FunctionForm::Adjective), [symbol, of]) if unnamed => {
            print.said(&[&"(", of, &" is ", symbol, &")"])
        }
        (Some(FunctionForm::Noun), [symbol, of]) if unnamed => {
            print.said(&[&"(", symbol, &" of ", of, &")"])
        }
        (Some(FunctionForm::Need), [_, ..]) => print.said(&[&Applied("need", args)]),
        _ => print.said(&[&Applied(function, args)]),
    }
}

fn arithmetic(print: Print<'_>, how: Arithmetic, one: ExprId, other: ExprId) -> String {
    let word = how.text();
    match word.len() {
        1 => print.said(&[&"(", &one, &" ", &word, &" ", &other, &")"]),
        _ => print.said(&[&Applied(word, &[one, other])]),
    }
}

/// How often something remembered happened: the event, and what its keys are now.
fn times(print: Print<'_>, memory: MemoryId, keys: &[ExprId], span: Span) -> String {
    let memory = print.book.at(memory);
    let then = print.frame().deeper();
    let event = memory.map_or_else(|| "?".to_owned(), |memory| then.said(&[&memory.event]));
    let slots = memory.iter().flat_map(|memory| &memory.key).zip(keys);
    let named = slots.map(|(slot, key)| (then.said(&[slot]), (" = ", key)));
    let named: Vec<_> = named.collect();
    let with = (!named.is_empty()).then(|| (" with ", list(&named)));
    let span = match span {
        Span::Turn => "this turn",
        Span::LastTurn => "last turn",
        Span::Game => "this game",
    };
    print.said(&[&"times(", &event, &with, &", ", &span, &")"])
}

/// Text kept as a value, in braces, with the values that it has taken along, each in the words of the frame around it.
fn kept(print: Print<'_>, id: QuoteId, captures: &[ExprId]) -> String {
    let kept: Vec<String> = captures.iter().map(|id| print.said(&[id])).collect();
    let text = match print.book.at(id) {
        _ if print.depth > DEEPEST => "...".to_owned(),
        Some(quote) => print.keeping(&kept).deeper().said(&[quote]),
        None => "?".to_owned(),
    };
    let with = (!kept.is_empty()).then(|| ((" with [", list(&kept)), "]"));
    print.said(&[&"{", &text, &"}", &with])
}

/// A scope and its value.
struct Bind<'a>(&'a (ScopeId, ExprId));

impl Show for Bind<'_> {
    fn show(&self, print: Print<'_>, out: &mut String) {
        print.say(out, &[&self.0.0, &" = ", &self.0.1]);
    }
}

impl Show for TitleId {
    fn show(&self, print: Print<'_>, out: &mut String) {
        match print.book.at(*self) {
            Some(title) => print.say(out, &[&when(title.any, "any "), &title.title]),
            None => out.push('?'),
        }
    }
}

impl<T: Show> Show for Box<T> {
    fn show(&self, print: Print<'_>, out: &mut String) {
        (**self).show(print, out);
    }
}

/// Indented lines as one line: what is indented under a line with a colon stands in braces.
fn on_one_line(lines: &str) -> String {
    let mut out = String::new();
    let mut open = 0;
    for line in lines.lines().skip(1) {
        let text = line.trim_start();
        let depth = (line.len() - text.len()) / 2;
        if depth > open && out.ends_with(':') {
            out.truncate(out.len() - 1);
            out.push_str(" { ");
            open += 1;
        } else {
            out.push_str(&" }".repeat(open.saturating_sub(depth)));
            open = open.min(depth);
            if !out.is_empty() {
                out.push_str("; ");
            }
        }
        out.push_str(text);
    }
    out + &" }".repeat(open)
}
