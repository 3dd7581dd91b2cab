//! Expressions, groups and kept text.

use super::{DEEPEST, Print};
use crate::tree::{
    Arithmetic, Asking, Builtin, Constraint, EventPattern, Expr, ExprId, Fold, FunctionForm, Group,
    MemoryId, Pick, QuoteBody, QuoteId, Span, SymbolId, TitleId, VerbId,
};

impl Print<'_> {
    /// An expression; whatever is not a single name or call stands in parentheses.
    pub(super) fn expr(self, id: ExprId) -> String {
        if self.depth > DEEPEST {
            return String::from("...");
        }
        let Some(expr) = self.book.exprs.get(id.index()) else {
            return String::from("?");
        };
        self.deeper().shown(expr)
    }

    fn shown(self, expr: &Expr) -> String {
        let book = self.book;
        match expr {
            Expr::Nothing => String::from("nothing"),
            Expr::Truth(truth) => String::from(if *truth { "yes" } else { "no" }),
            Expr::Number(number) => number.to_string(),
            Expr::Text(text) => {
                let text = book.texts.get(text.index());
                format!("\"{}\"", text.map_or("", |text| text.as_str()))
            }
            Expr::Title(title) => self.title(*title),
            Expr::Symbol(symbol) => self.symbol(*symbol),
            Expr::Symbols(of) => named(book.enums.get(of.index()).map(|of| &of.named)),
            Expr::Kind(kind) => named(book.kinds.get(kind.index()).map(|kind| &kind.named)),
            Expr::Local(slot) => self.slot(*slot),
            Expr::Scope(scope) => named(book.scopes.get(scope.index()).map(|scope| &scope.named)),
            Expr::Field { field, of, printed } => {
                let name = named(book.fields.get(field.index()).map(|field| &field.named));
                let printed = if *printed { "printed " } else { "" };
                match book.exprs.get(of.index()) {
                    Some(Expr::Nothing) => format!("{printed}{name}"),
                    _ => format!("{printed}{name}({})", self.expr(*of)),
                }
            }
            Expr::Call { function, args } => {
                let function = book.functions.get(function.index());
                let name = named(function.map(|one| &one.named));
                match (function.map(|one| one.form), args.as_slice()) {
                    (Some(FunctionForm::Adjective), [symbol, of]) if name.is_empty() => {
                        format!("({} is {})", self.expr(*of), self.expr(*symbol))
                    }
                    (Some(FunctionForm::Noun), [symbol, of]) if name.is_empty() => {
                        format!("({} of {})", self.expr(*symbol), self.expr(*of))
                    }
                    (Some(FunctionForm::Need), []) => name,
                    (Some(FunctionForm::Need), _) => self.call("need", args),
                    _ => self.call(&name, args),
                }
            }
            Expr::Builtin { op, args } => self.call(builtin(*op), args),
            Expr::Not(of) => format!("(not {})", self.expr(*of)),
            Expr::And(parts) => self.joined(parts, " and "),
            Expr::Or(parts) => self.joined(parts, " or "),
            Expr::Union(parts) => match parts.as_slice() {
                [one] => format!("(those in {})", self.expr(*one)),
                _ => self.joined(parts, " + "),
            },
            Expr::List(parts) => format!("[{}]", self.list(parts)),
            Expr::Compare(how, one, other) => self.pair(*one, how.sign(), *other),
            Expr::Arith(how, one, other) => self.arithmetic(*how, *one, *other),
            Expr::If {
                test,
                then,
                otherwise,
            } => match expr.cast(|id| book.exprs.get(id.index())) {
                Some((what, kind)) => {
                    let kind = named(book.kinds.get(kind.index()).map(|kind| &kind.named));
                    format!("({} as {kind})", self.expr(what))
                }
                None => format!(
                    "({} if {} else {})",
                    self.expr(*then),
                    self.expr(*test),
                    self.expr(*otherwise)
                ),
            },
            Expr::IsKind(of, kind) => {
                let kind = named(book.kinds.get(kind.index()).map(|kind| &kind.named));
                format!("({} is {kind})", self.expr(*of))
            }
            Expr::HasState(of, state) => {
                let state = named(book.states.get(state.index()).map(|state| &state.named));
                format!("({} is {state})", self.expr(*of))
            }
            Expr::In(one, other) => self.pair(*one, "in", *other),
            Expr::Except(one, other) => self.pair(*one, "except", *other),
            Expr::Filter(group) => format!("(each {})", self.group(group)),
            Expr::Fold { how, over, of } => self.fold(*how, over, *of),
            Expr::Map { over, of } => {
                format!("(each {} over {})", self.expr(*of), self.group(over))
            }
            Expr::Place { zone, of } => {
                let zone = named(book.zones.get(zone.index()).map(|zone| &zone.named));
                of.map_or_else(|| zone.clone(), |of| format!("{zone}({})", self.expr(of)))
            }
            Expr::Clauses { clause, of } => {
                let name = named(book.clauses.get(clause.index()).map(|clause| &clause.named));
                format!("{name}s({})", self.expr(*of))
            }
            Expr::Part { clause, index, of } => {
                let form = book.clauses.get(clause.index());
                let param = form.and_then(|form| form.params.get(usize::from(*index)));
                let name = param.map_or("?", |param| param.name.as_str());
                format!("{}.{name}", self.expr(*of))
            }
            Expr::Quote { quote, captures } => {
                let kept: Vec<String> = captures.iter().map(|id| self.expr(*id)).collect();
                let text = self.kept_quote(*quote, &kept);
                if captures.is_empty() {
                    text
                } else {
                    format!("{text} with [{}]", kept.join(", "))
                }
            }
            Expr::Answer(asking) => {
                let Asking {
                    quote,
                    this,
                    you,
                    with,
                } = &**asking;
                let mut parts = vec![self.expr(*quote)];
                parts.extend(this.iter().chain(you).map(|id| self.expr(*id)));
                parts.extend(with.iter().map(|(scope, value)| self.bind(*scope, *value)));
                format!("answer({})", parts.join(", "))
            }
            Expr::Addressed { quote, this, you } => {
                let mut parts = vec![self.expr(*quote)];
                parts.extend(this.iter().chain(you).map(|id| self.expr(*id)));
                format!("addressed({})", parts.join(", "))
            }
            Expr::Matches { what, quote } => self.pair(*what, "matches", *quote),
            Expr::CanTarget(quote) => format!("can_target({})", self.expr(*quote)),
            Expr::JustHappened(quote) => format!("just({})", self.expr(*quote)),
            Expr::Just(event) => format!("just({})", self.event(event)),
            Expr::Happened { memory, key, span } => self.times(*memory, key, *span),
            Expr::Used { limit, key } => {
                let limit = named(book.limits.get(limit.index()).map(|limit| &limit.named));
                format!("used {limit}({})", self.list(key))
            }
            Expr::After(test) => format!("(after it {})", self.expr(*test)),
            Expr::With { binds, body } => {
                let binds: Vec<_> = binds
                    .iter()
                    .map(|(scope, value)| self.bind(*scope, *value))
                    .collect();
                format!("({} with {})", self.expr(*body), binds.join(", "))
            }
            Expr::ChangePart(part, of) => {
                format!("{}({})", format!("{part:?}").to_lowercase(), self.expr(*of))
            }
            Expr::Possible { action, by } => {
                let action = named(book.actions.get(action.index()).map(|one| &one.named));
                format!("({} can {action})", self.expr(*by))
            }
            Expr::Allowed { verb, args, by } => {
                let mut parts: Vec<String> = args
                    .iter()
                    .map(|arg| arg.map_or_else(|| String::from("_"), |arg| self.expr(arg)))
                    .collect();
                parts.extend(by.iter().map(|by| format!("by {}", self.expr(*by))));
                format!("allowed {}({})", self.verb_name(*verb), parts.join(", "))
            }
        }
    }

    fn bind(self, scope: crate::tree::ScopeId, value: ExprId) -> String {
        let scope = named(
            self.book
                .scopes
                .get(scope.index())
                .map(|scope| &scope.named),
        );
        format!("{scope} = {}", self.expr(value))
    }

    pub(super) fn verb_name(self, verb: VerbId) -> String {
        named(self.book.verbs.get(verb.index()).map(|verb| &verb.named))
    }

    fn title(self, title: TitleId) -> String {
        let Some(title) = self.book.titles.get(title.index()) else {
            return String::from("?");
        };
        let text = self.book.texts.get(title.title.index());
        let text = text.map_or("", |text| text.as_str());
        format!("{}\"{text}\"", if title.any { "any " } else { "" })
    }

    fn symbol(self, symbol: SymbolId) -> String {
        named(
            self.book
                .symbols
                .get(symbol.index())
                .map(|symbol| &symbol.named),
        )
    }

    fn call(self, name: &str, args: &[ExprId]) -> String {
        if args.is_empty() {
            return String::from(name);
        }
        format!("{name}({})", self.list(args))
    }

    pub(super) fn list(self, ids: &[ExprId]) -> String {
        let parts: Vec<_> = ids.iter().map(|id| self.expr(*id)).collect();
        parts.join(", ")
    }

    fn joined(self, parts: &[ExprId], with: &str) -> String {
        let parts: Vec<_> = parts.iter().map(|id| self.expr(*id)).collect();
        format!("({})", parts.join(with))
    }

    fn pair(self, one: ExprId, word: &str, other: ExprId) -> String {
        format!("({} {word} {})", self.expr(one), self.expr(other))
    }

    fn arithmetic(self, how: Arithmetic, one: ExprId, other: ExprId) -> String {
        let word = match how {
            Arithmetic::Add => "+",
            Arithmetic::Subtract => "-",
            Arithmetic::Multiply => "*",
            Arithmetic::Divide => "/",
            Arithmetic::DivideUp => return self.call("divide_up", &[one, other]),
            Arithmetic::Remainder => return self.call("remainder", &[one, other]),
            Arithmetic::Least => return self.call("at_most", &[one, other]),
            Arithmetic::Most => return self.call("at_least", &[one, other]),
        };
        self.pair(one, word, other)
    }

    /// `personnel it4 in team where A and B`.
    pub(super) fn group(self, group: &Group) -> String {
        let kind = group
            .kind
            .map(|kind| named(self.book.kinds.get(kind.index()).map(|kind| &kind.named)) + " ");
        let mut text = format!("{}{}", kind.unwrap_or_default(), self.slot(group.slot));
        match group.from {
            Some(from) => {
                text.push_str(" in ");
                text.push_str(&self.expr(from));
            }
            None => text.push_str(" in play"),
        }
        if !group.tests.is_empty() {
            let tests: Vec<_> = group.tests.iter().map(|id| self.expr(*id)).collect();
            text.push_str(" where ");
            text.push_str(&tests.join(" and "));
        }
        text
    }

    fn fold(self, how: Fold, over: &Group, of: Option<ExprId>) -> String {
        let group = self.group(over);
        let of = of.map(|of| self.expr(of)).unwrap_or_default();
        match how {
            Fold::Count => format!("(number of {group})"),
            Fold::Some => format!("(some {group})"),
            Fold::None => format!("(no {group})"),
            Fold::First => format!("(first {group})"),
            Fold::Last => format!("(last {group})"),
            Fold::Sum | Fold::Levels => format!("(sum of {of} over {group})"),
            Fold::Product => format!("(product of {of} over {group})"),
            Fold::Highest => format!("(highest {of} over {group})"),
            Fold::Lowest => format!("(lowest {of} over {group})"),
            Fold::WithHighest => format!("(those of {group} with highest {of})"),
            Fold::WithLowest => format!("(those of {group} with lowest {of})"),
        }
    }

    /// A happening.
    pub(super) fn event(self, event: &EventPattern) -> String {
        let mut text = self.verb_name(event.verb);
        let roles: Vec<String> = event
            .roles
            .iter()
            .map(|role| role.map_or_else(|| String::from("_"), |slot| self.slot(slot)))
            .collect();
        if !roles.is_empty() {
            text = format!("{text}({})", roles.join(", "));
        }
        if let Some(by) = event.by {
            text = format!("{text} by {}", self.slot(by));
        }
        if let Some(was) = event.was {
            text = format!("{text} where {}", self.expr(was));
        }
        if let Some(test) = event.test {
            text = format!("{text} if {}", self.expr(test));
        }
        text
    }

    /// How often something remembered happened: the event, and what its keys are now.
    fn times(self, memory: MemoryId, keys: &[ExprId], span: Span) -> String {
        let memory = self.book.memories.get(memory.index());
        let then = self.frame(&[]).deeper();
        let event = memory.map_or_else(|| String::from("?"), |memory| then.event(&memory.event));
        let slots = memory.iter().flat_map(|memory| &memory.key);
        let named: Vec<String> = slots
            .zip(keys)
            .map(|(slot, key)| format!("{} = {}", then.expr(*slot), self.expr(*key)))
            .collect();
        let named = if named.is_empty() {
            String::new()
        } else {
            format!(" with {}", named.join(", "))
        };
        let span = match span {
            Span::Turn => "this turn",
            Span::LastTurn => "last turn",
            Span::Game => "this game",
        };
        format!("times({event}{named}, {span})")
    }

    /// Text kept as a value, in braces.
    pub(super) fn quote(self, id: QuoteId) -> String {
        self.kept_quote(id, &[])
    }

    /// Kept text that has taken values along, each in the words of the frame around it.
    fn kept_quote(self, id: QuoteId, kept: &[String]) -> String {
        if self.depth > DEEPEST {
            return String::from("{...}");
        }
        let Some(quote) = self.book.quotes.get(id.index()) else {
            return String::from("{?}");
        };
        let print = self.keeping(kept).deeper();
        let body = match &quote.body {
            QuoteBody::Answer(answer) => print.expr(*answer),
            QuoteBody::Selection {
                all,
                member: (slot, test),
                count,
                random,
                by,
            } => {
                let count = count.map(|(min, max)| {
                    let max = max.map_or_else(|| String::from("any"), |max| print.expr(max));
                    format!("{} to {max} of ", print.expr(min))
                });
                let random = if *random { " at random" } else { "" };
                let by = by.map(|by| format!(" by {}", print.expr(by)));
                format!(
                    "{}{}{random}{}; {} is one if {}",
                    count.unwrap_or_default(),
                    print.expr(*all),
                    by.unwrap_or_default(),
                    print.slot(*slot),
                    print.expr(*test)
                )
            }
            QuoteBody::Effects(block) => {
                let mut text = String::new();
                if let Some(event) = &quote.event {
                    text.push_str(&format!("after {}; ", print.event(event)));
                }
                for pick in &quote.targets {
                    text.push_str("target ");
                    text.push_str(&print.pick(pick));
                    text.push_str("; ");
                }
                let mut lines = String::new();
                Print { indent: 0, ..print }.block(*block, &mut lines);
                text + &on_one_line(&lines)
            }
            QuoteBody::Event(event) => print.event(event),
        };
        format!("{{{body}}}")
    }

    /// A choice.
    pub(super) fn pick(self, pick: &Pick) -> String {
        let (min, max) = (self.expr(pick.min), self.expr(pick.max));
        let count = if min == max {
            min
        } else {
            format!("{min} to {max}")
        };
        let limits: String = pick
            .constraints
            .iter()
            .map(|limit| format!(" with {}", self.constraint(limit)))
            .collect();
        format!(
            "{} = {count} of {}{limits}{} by {}",
            self.slot(pick.slot),
            self.expr(pick.from),
            if pick.random { " at random" } else { "" },
            self.expr(pick.by)
        )
    }

    /// What those that are chosen have together.
    fn constraint(self, limit: &Constraint) -> String {
        match limit {
            Constraint::PerKey { key, max, .. } => {
                format!("at most {} for each {}", self.expr(*max), self.expr(*key))
            }
            Constraint::Sum { of, min, max, .. } => {
                let bound = |word: &str, of: &Option<ExprId>| {
                    of.map_or_else(String::new, |of| format!(" {word} {}", self.expr(of)))
                };
                let (least, most) = (bound(">=", min), bound("<=", max));
                format!("({}){least}{most} in total", self.expr(*of))
            }
            Constraint::Roles { roles, .. } => {
                let roles: Vec<String> = roles.iter().map(|role| self.expr(*role)).collect();
                format!("one for each of ({})", roles.join("), ("))
            }
            Constraint::Pairwise { test, .. } => {
                format!("every two of them: {}", self.expr(*test))
            }
        }
    }
}

/// The name of something declared.
pub(super) fn named(named: Option<&crate::tree::Named>) -> String {
    named.map_or_else(|| String::from("?"), |named| named.name.to_string())
}

fn builtin(op: Builtin) -> &'static str {
    crate::vocabulary::builtin_name(op)
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
            for _ in depth..open {
                out.push_str(" }");
            }
            open = open.min(depth);
            if !out.is_empty() {
                out.push_str("; ");
            }
        }
        out.push_str(text);
    }
    for _ in 0..open {
        out.push_str(" }");
    }
    out
}
