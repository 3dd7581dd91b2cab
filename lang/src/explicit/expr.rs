//! Expressions, groups, events, choices and kept text. Whatever is not a single name or call stands in parentheses.

use super::show::{Joined, Roles, Show, list, when};
use super::{DEEPEST, Print};
use crate::tree::{
    Arithmetic, Constraint, EventPattern, Expr, ExprId, Fold, FunctionForm, FunctionId, Group,
    MemoryId, Pick, Quote, QuoteBody, QuoteId, ScopeId, Span, TitleId,
};

impl Show for ExprId {
    fn show(&self, print: Print<'_>, out: &mut String) {
        match print.book.at(*self) {
            _ if print.depth > DEEPEST => out.push_str("..."),
            Some(expr) => print.deeper().expr(expr, out),
            None => out.push('?'),
        }
    }
}

impl Print<'_> {
    fn expr(self, expr: &Expr, out: &mut String) {
        let mut say = |parts: &[&dyn Show]| self.say(out, parts);
        match expr {
            Expr::Nothing => say(&[&"nothing"]),
            Expr::Truth(truth) => say(&[&if *truth { "yes" } else { "no" }]),
            Expr::Number(number) => say(&[&number.to_string()]),
            Expr::Text(text) => say(&[text]),
            Expr::Title(title) => say(&[title]),
            Expr::Symbol(symbol) => say(&[symbol]),
            Expr::Symbols(of) => say(&[of]),
            Expr::Kind(kind) => say(&[kind]),
            Expr::Local(slot) => say(&[slot]),
            Expr::Scope(scope) => say(&[scope]),
            Expr::Field { field, of, printed } => {
                let own = (!self.book.is_nothing(*of)).then(|| self.said(&[&"(", of, &")"]));
                say(&[&when(*printed, "printed "), field, &own]);
            }
            Expr::Call { function, args } => self.call(*function, args, out),
            Expr::Builtin { op, args } => {
                say(&[&Called(&crate::vocabulary::builtin_name(*op), args)])
            }
            Expr::Not(of) => say(&[&"(not ", of, &")"]),
            Expr::And(parts) => say(&[&"(", &Joined(parts, " and "), &")"]),
            Expr::Or(parts) => say(&[&"(", &Joined(parts, " or "), &")"]),
            Expr::Union(parts) => {
                let one = when(parts.len() == 1, "those in ");
                say(&[&"(", &one, &Joined(parts, " + "), &")"]);
            }
            Expr::List(parts) => say(&[&"[", &list(parts), &"]"]),
            Expr::Compare(how, one, other) => {
                say(&[&"(", one, &" ", &how.sign(), &" ", other, &")"])
            }
            Expr::Arith(how, one, other) => match sign(*how) {
                Ok(sign) => say(&[&"(", one, &" ", &sign, &" ", other, &")"]),
                Err(word) => say(&[&Called(&word, &[*one, *other])]),
            },
            Expr::If {
                test,
                then,
                otherwise,
            } => match expr.cast(|id| self.book.at(id)) {
                Some((what, kind)) => say(&[&"(", &what, &" as ", &kind, &")"]),
                None => say(&[&"(", then, &" if ", test, &" else ", otherwise, &")"]),
            },
            Expr::IsKind(of, kind) => say(&[&"(", of, &" is ", kind, &")"]),
            Expr::HasState(of, state) => say(&[&"(", of, &" is ", state, &")"]),
            Expr::In(one, other) => say(&[&"(", one, &" in ", other, &")"]),
            Expr::Except(one, other) => say(&[&"(", one, &" except ", other, &")"]),
            Expr::Filter(group) => say(&[&"(each ", &**group, &")"]),
            Expr::Fold { how, over, of } => {
                let (before, between, behind) = folded(*how);
                let over: &Group = over;
                match how {
                    Fold::WithHighest | Fold::WithLowest => {
                        say(&[&before, over, &between, of, &behind]);
                    }
                    _ => say(&[&before, of, &between, over, &behind]),
                }
            }
            Expr::Map { over, of } => say(&[&"(each ", of, &" over ", &**over, &")"]),
            Expr::Place { zone, of } => say(&[&Called(zone, of.as_slice())]),
            Expr::Clauses { clause, of } => say(&[clause, &"s(", of, &")"]),
            Expr::Part { clause, index, of } => {
                let form = self.book.at(*clause);
                let param = form.and_then(|form| form.params.get(usize::from(*index)));
                say(&[of, &".", &param.map_or("?", |param| &param.name)]);
            }
            Expr::Quote { quote, captures } => {
                let kept: Vec<String> = captures.iter().map(|id| self.said(&[id])).collect();
                let with = (!kept.is_empty()).then(|| format!(" with [{}]", kept.join(", ")));
                say(&[&self.kept(*quote, &kept), &with]);
            }
            Expr::Answer(asking) => {
                let more = [asking.this, asking.you].map(|one| one.map(|one| (", ", one)));
                let [this, you] = more;
                let with: Vec<_> = asking.with.iter().map(|bind| (", ", Bind(bind))).collect();
                say(&[
                    &"answer(",
                    &asking.quote,
                    &this,
                    &you,
                    &Joined(&with, ""),
                    &")",
                ]);
            }
            Expr::Addressed { quote, this, you } => {
                let [this, you] = [this, you].map(|one| one.map(|one| (", ", one)));
                say(&[&"addressed(", quote, &this, &you, &")"]);
            }
            Expr::Matches { what, quote } => say(&[&"(", what, &" matches ", quote, &")"]),
            Expr::CanTarget(quote) => say(&[&"can_target(", quote, &")"]),
            Expr::JustHappened(quote) => say(&[&"just(", quote, &")"]),
            Expr::Just(event) => say(&[&"just(", &**event, &")"]),
            Expr::Happened { memory, key, span } => self.times(*memory, key, *span, out),
            Expr::Used { limit, key } => say(&[&"used ", limit, &"(", &list(key), &")"]),
            Expr::After(test) => say(&[&"(after it ", test, &")"]),
            Expr::With { binds, body } => {
                let binds: Vec<Bind<'_>> = binds.iter().map(Bind).collect();
                say(&[&"(", body, &" with ", &list(&binds), &")"]);
            }
            Expr::ChangePart(part, of) => {
                say(&[&format!("{part:?}").to_lowercase(), &"(", of, &")"]);
            }
            Expr::Possible { action, by } => say(&[&"(", by, &" can ", action, &")"]),
            Expr::Allowed { verb, args, by } => {
                let between = when(!args.is_empty() && by.is_some(), ", ");
                let by = by.map(|by| ("by ", by));
                say(&[&"allowed ", verb, &"(", &Roles(args), &between, &by, &")"]);
            }
        }
    }

    fn call(self, function: FunctionId, args: &[ExprId], out: &mut String) {
        let known = self.book.at(function);
        let unnamed = known.is_some_and(|known| known.named.name.is_empty());
        match (known.map(|known| known.form), args) {
            (Some(FunctionForm::Adjective), [symbol, of]) if unnamed => {
                self.say(out, &[&"(", of, &" is ", symbol, &")"]);
            }
            (Some(FunctionForm::Noun), [symbol, of]) if unnamed => {
                self.say(out, &[&"(", symbol, &" of ", of, &")"]);
            }
            (Some(FunctionForm::Need), [_, ..]) => self.say(out, &[&Called(&"need", args)]),
            _ => self.say(out, &[&Called(&function, args)]),
        }
    }

    /// How often something remembered happened: the event, and what its keys are now.
    fn times(self, memory: MemoryId, keys: &[ExprId], span: Span, out: &mut String) {
        let memory = self.book.at(memory);
        let then = self.frame().deeper();
        let event = memory.map_or_else(|| "?".to_owned(), |memory| then.said(&[&memory.event]));
        let slots = memory.iter().flat_map(|memory| &memory.key).zip(keys);
        let named: Vec<String> = slots
            .map(|(slot, key)| format!("{} = {}", then.said(&[slot]), self.said(&[key])))
            .collect();
        let with = (!named.is_empty()).then(|| (" with ", list(&named)));
        let span = match span {
            Span::Turn => "this turn",
            Span::LastTurn => "last turn",
            Span::Game => "this game",
        };
        self.say(out, &[&"times(", &event, &with, &", ", &span, &")"]);
    }

    /// Text kept as a value, in braces, with the values that it has taken along, each in the words of the frame around it.
    fn kept(self, id: QuoteId, kept: &[String]) -> String {
        match self.book.at(id) {
            _ if self.depth > DEEPEST => String::from("{...}"),
            Some(quote) => format!("{{{}}}", self.keeping(kept).deeper().quote(quote)),
            None => String::from("{?}"),
        }
    }

    fn quote(self, quote: &Quote) -> String {
        match &quote.body {
            QuoteBody::Answer(answer) => self.said(&[answer]),
            QuoteBody::Selection {
                all,
                member: (slot, test),
                count,
                random,
                by,
            } => {
                let count = count.map(|(min, max)| {
                    let max = max.map_or_else(|| "any".to_owned(), |max| self.said(&[&max]));
                    self.said(&[&min, &" to ", &max, &" of "])
                });
                let (random, by) = (when(*random, " at random"), by.map(|by| (" by ", by)));
                self.said(&[&count, all, &random, &by, &"; ", slot, &" is one if ", test])
            }
            QuoteBody::Effects(block) => {
                let event = quote
                    .event
                    .as_ref()
                    .map(|event| self.said(&[&"after ", event, &"; "]));
                let targets = quote.targets.iter();
                let targets = targets.map(|pick| self.said(&[&"target ", pick, &"; "]));
                let before: String = event.into_iter().chain(targets).collect();
                let mut lines = String::new();
                Print { indent: 0, ..self }.block(*block, &mut lines);
                before + &on_one_line(&lines)
            }
            QuoteBody::Event(event) => self.said(&[event]),
        }
    }
}

/// A name, and in parentheses what it is applied to, if it is to anything.
struct Called<'a>(&'a dyn Show, &'a [ExprId]);

impl Show for Called<'_> {
    fn show(&self, print: Print<'_>, out: &mut String) {
        self.0.show(print, out);
        if !self.1.is_empty() {
            print.say(out, &[&"(", &list(self.1), &")"]);
        }
    }
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

/// `personnel it4 in team where A and B`.
impl Show for Group {
    fn show(&self, print: Print<'_>, out: &mut String) {
        if let Some(kind) = &self.kind {
            print.say(out, &[kind, &" "]);
        }
        let play = when(self.from.is_none(), "play");
        print.say(out, &[&self.slot, &" in ", &play, &self.from]);
        let tests = (!self.tests.is_empty()).then_some((" where ", Joined(&self.tests, " and ")));
        print.say(out, &[&tests]);
    }
}

/// A happening.
impl Show for EventPattern {
    fn show(&self, print: Print<'_>, out: &mut String) {
        print.say(out, &[&self.verb]);
        if !self.roles.is_empty() {
            print.say(out, &[&"(", &Roles(&self.roles), &")"]);
        }
        let by = self.by.map(|by| (" by ", by));
        let was = self.was.map(|was| (" where ", was));
        print.say(out, &[&by, &was, &self.test.map(|test| (" if ", test))]);
    }
}

/// A choice.
impl Show for Pick {
    fn show(&self, print: Print<'_>, out: &mut String) {
        let (min, max) = (print.said(&[&self.min]), print.said(&[&self.max]));
        let most = (min != max).then_some((" to ", max));
        let limits: Vec<_> = self.constraints.iter().map(|one| (" with ", one)).collect();
        let random = when(self.random, " at random");
        print.say(out, &[&self.slot, &" = ", &min, &most, &" of ", &self.from]);
        print.say(out, &[&Joined(&limits, ""), &random, &" by ", &self.by]);
    }
}

/// What those that are chosen have together.
impl Show for &Constraint {
    fn show(&self, print: Print<'_>, out: &mut String) {
        match self {
            Constraint::PerKey { key, max, .. } => {
                print.say(out, &[&"at most ", max, &" for each ", key]);
            }
            Constraint::Sum { of, min, max, .. } => {
                let (min, max) = (min.map(|min| (" >= ", min)), max.map(|max| (" <= ", max)));
                print.say(out, &[&"(", of, &")", &min, &max, &" in total"]);
            }
            Constraint::Roles { roles, .. } => {
                print.say(out, &[&"one for each of (", &Joined(roles, "), ("), &")"]);
            }
            Constraint::Pairwise { test, .. } => print.say(out, &[&"every two of them: ", test]),
        }
    }
}

/// What stands between two numbers; or the word that is applied to them.
const fn sign(how: Arithmetic) -> Result<&'static str, &'static str> {
    match how {
        Arithmetic::Add => Ok("+"),
        Arithmetic::Subtract => Ok("-"),
        Arithmetic::Multiply => Ok("*"),
        Arithmetic::Divide => Ok("/"),
        Arithmetic::DivideUp => Err("divide_up"),
        Arithmetic::Remainder => Err("remainder"),
        Arithmetic::Least => Err("at_most"),
        Arithmetic::Most => Err("at_least"),
    }
}

/// What stands before, between and behind a group and what is asked of each of it.
const fn folded(how: Fold) -> (&'static str, &'static str, &'static str) {
    match how {
        Fold::Count => ("(number of ", "", ")"),
        Fold::Some => ("(some ", "", ")"),
        Fold::None => ("(no ", "", ")"),
        Fold::First => ("(first ", "", ")"),
        Fold::Last => ("(last ", "", ")"),
        Fold::Sum | Fold::Levels => ("(sum of ", " over ", ")"),
        Fold::Product => ("(product of ", " over ", ")"),
        Fold::Highest => ("(highest ", " over ", ")"),
        Fold::Lowest => ("(lowest ", " over ", ")"),
        Fold::WithHighest => ("(those of ", " with highest ", ")"),
        Fold::WithLowest => ("(those of ", " with lowest ", ")"),
    }
}

/// Indented lines as one line: what is indented under a line with a colon stands in braces.
fn on_one_line(lines: &str) -> String {
    let mut out = String::new();
    let mut open = 0;
    for line in lines.lines() {
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
