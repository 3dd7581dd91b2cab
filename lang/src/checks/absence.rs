//! What comes by the absence of what it keeps away: `while not X: gains Y` on one card, `while not Y: gains X` on another; or
//! `state a of K means this is not b`, and the other way round. Both answers agree with such texts, or none does, and which
//! is found would hang on what is asked first. What words mean is looked into, wherever they are declared.

use super::part::{Mark, Part};
use crate::diagnostic::{Diagnostic, OF_ABSENCE};
use crate::span::Span;
use crate::tree::{
    Arithmetic, Book, Builtin, ChangeHow, Comparison, Expr, ExprId, Fold, FunctionId, Hook,
    HookRole, Slot, THIS,
};
use crate::vocabulary::Sight;
use smol_str::SmolStr;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Something that one has, or a state that one is in, by its name: words stand at other places under other rules.
type Name = SmolStr;

/// Whose it is: that of the card itself, by its title, or that of anybody.
type Whose = Option<SmolStr>;

/// A text by which one has something, or no longer, if one has something else, or has not.
#[derive(Clone, Debug)]
pub(super) struct Link {
    given: (Name, Whose),
    asked: (Name, Whose),
    /// Whether it wants the other to be absent, or takes what it gives.
    against: bool,
    /// Whether a state is so declared, and no text stands on a card.
    declared: bool,
    /// Whether it gives a state: that is printed nowhere.
    state: bool,
    span: Span,
}

/// What the texts of a part link.
#[derive(Debug, Default)]
pub(super) struct Seen(Vec<Link>);

impl Seen {
    fn link(
        &mut self,
        (given, state): (&[Name], bool),
        whose: &Whose,
        asked: Vec<Asked>,
        declared: bool,
    ) {
        for Asked {
            what,
            against,
            span,
        } in asked
        {
            self.0.extend(given.iter().map(|given| Link {
                given: (given.clone(), whose.clone()),
                asked: what.clone(),
                against,
                declared,
                state,
                span,
            }));
        }
    }

    pub(super) fn spans_mut(&mut self) -> impl Iterator<Item = &mut Span> {
        self.0.iter_mut().map(|link| &mut link.span)
    }
}

pub(super) fn look(part: &Part<'_>, seen: &mut Seen) {
    let book = part.book;
    let title = part.card().map(|card| {
        let title = book.texts.get(card.title.index()).cloned();
        title.unwrap_or_default()
    });
    for hook in part.hooks() {
        let Some((subject, test, given, takes)) = gives(book, hook) else {
            continue;
        };
        if given.is_empty() {
            continue;
        }
        let of_this = is_this(book, test, subject);
        let mut asks = Asks::new(book, title.as_ref());
        asks.own.extend(of_this.then_some(subject));
        for test in hook.active.into_iter().chain([test]) {
            asks.ask(test, Some(takes));
        }
        let whose = title.clone().filter(|_| of_this);
        let state = matches!(hook.role, HookRole::Marks { .. });
        seen.link((&given, state), &whose, asks.found, part.card.is_none());
    }
    if part.from == Mark::default() {
        states(book, seen);
    }
}

/// What states mean, and how far they spread.
fn states(book: &Book, seen: &mut Seen) {
    for state in &book.states {
        let mut asks = Asks::new(book, None);
        for test in state.means.iter().chain(&state.spreads) {
            asks.ask(*test, Some(false));
        }
        let given = [state.named.name.clone()];
        seen.link((&given, true), &None, asks.found, true);
    }
}

/// What a standing text gives or takes by name, and to whom.
fn gives(book: &Book, hook: &Hook) -> Option<(Slot, ExprId, Vec<Name>, bool)> {
    match &hook.role {
        HookRole::Change {
            subject,
            test,
            how,
            amount,
            ..
        } => {
            let takes = match how {
                ChangeHow::Add => false,
                ChangeHow::Lose | ChangeHow::Take => true,
                ChangeHow::Set | ChangeHow::Multiply => return None,
            };
            Some((*subject, *test, symbols(book, *amount), takes))
        }
        HookRole::Marks {
            state,
            subject,
            test,
        } => {
            let state = book.states.get(state.index())?;
            Some((*subject, *test, vec![state.named.name.clone()], false))
        }
        _ => None,
    }
}

fn symbols(book: &Book, amount: ExprId) -> Vec<Name> {
    match book.exprs.get(amount.index()) {
        Some(Expr::Symbol(symbol)) => {
            let symbol = book.symbols.get(symbol.index());
            symbol
                .map(|one| one.named.name.clone())
                .into_iter()
                .collect()
        }
        Some(Expr::List(all)) => all.iter().flat_map(|one| symbols(book, *one)).collect(),
        _ => Vec::new(),
    }
}

/// Whether a test lets through this card alone.
fn is_this(book: &Book, test: ExprId, subject: Slot) -> bool {
    let local = |id: &ExprId, slot| book.exprs.get(id.index()) == Some(&Expr::Local(slot));
    match book.exprs.get(test.index()) {
        Some(Expr::And(parts)) => parts.iter().any(|part| is_this(book, *part, subject)),
        Some(Expr::Compare(Comparison::Equal, one, other)) => {
            local(one, subject) && local(other, THIS) || local(one, THIS) && local(other, subject)
        }
        _ => false,
    }
}

/// Something that is asked by its name.
struct Asked {
    what: (Name, Whose),
    /// Whether it is its absence that counts.
    against: bool,
    span: Span,
}

/// What some tests ask by name.
struct Asks<'b> {
    book: &'b Book,
    title: Option<&'b SmolStr>,
    /// The slots that hold this card.
    own: BTreeSet<Slot>,
    /// The words whose meaning is being looked into, or was, and where the text uses the first of them.
    met: BTreeSet<(FunctionId, Option<bool>, BTreeSet<Slot>)>,
    from: Option<Span>,
    found: Vec<Asked>,
}

impl<'b> Asks<'b> {
    fn new(book: &'b Book, title: Option<&'b SmolStr>) -> Self {
        Self {
            book,
            title,
            own: title.map(|_| THIS).into_iter().collect(),
            met: BTreeSet::new(),
            from: None,
            found: Vec::new(),
        }
    }

    /// `against` says whether it is the absence that counts; nothing, if either may.
    fn ask(&mut self, id: ExprId, against: Option<bool>) {
        let Some(expr) = self.book.exprs.get(id.index()) else {
            return;
        };
        let turned = against.map(|against| !against);
        match expr {
            Expr::Not(what) => self.ask(*what, turned),
            Expr::And(parts) | Expr::Or(parts) | Expr::Union(parts) => {
                parts.iter().for_each(|part| self.ask(*part, against));
            }
            Expr::Fold { how, over, .. } => {
                let inside = match how {
                    Fold::Some | Fold::Count => against,
                    Fold::None => turned,
                    _ => None,
                };
                over.from.iter().for_each(|from| self.ask(*from, inside));
                over.tests.iter().for_each(|test| self.ask(*test, inside));
            }
            Expr::Filter(over) => {
                over.from.iter().for_each(|from| self.ask(*from, against));
                over.tests.iter().for_each(|test| self.ask(*test, against));
            }
            Expr::With { body, .. } => self.ask(*body, against),
            Expr::Arith(Arithmetic::Add, one, other) => {
                self.ask(*one, against);
                self.ask(*other, against);
            }
            Expr::Except(of, without) => {
                self.ask(*of, against);
                self.ask(*without, turned);
            }
            Expr::Compare(how, one, other) => {
                let (left, right) = match how {
                    Comparison::AtLeast | Comparison::Greater => (against, turned),
                    Comparison::AtMost | Comparison::Less => (turned, against),
                    Comparison::Equal | Comparison::Unequal => (None, None),
                };
                self.ask(*one, left);
                self.ask(*other, right);
            }
            Expr::In(one, of) => {
                let named = symbols(self.book, *one);
                if named.is_empty() {
                    self.ask(*of, against);
                }
                self.note_in(&named, *of, against, id);
            }
            Expr::HasState(of, state) => {
                let state = self.book.states.get(state.index());
                if let Some(state) = state {
                    self.note(&state.named.name, *of, against, id);
                }
            }
            Expr::Builtin {
                op: Builtin::Level,
                args,
            } => {
                let named = args.first().map(|one| symbols(self.book, *one));
                let of = args.last().copied().unwrap_or(id);
                self.note_in(&named.unwrap_or_default(), of, against, id);
            }
            Expr::Builtin {
                op: Builtin::Size,
                args,
            } => args.iter().for_each(|arg| self.ask(*arg, against)),
            Expr::Call { function, args } => {
                let named = args.iter().flat_map(|arg| symbols(self.book, *arg));
                let named: Vec<Name> = named.collect();
                let local = |arg: &&ExprId| {
                    matches!(self.book.exprs.get(arg.index()), Some(Expr::Local(_)))
                };
                let of = args.iter().find(local).copied().unwrap_or(id);
                if named.is_empty() {
                    self.look_into(*function, args, against, id);
                }
                for name in named {
                    self.note(&name, of, against, id);
                }
            }
            _ => {}
        }
    }

    /// What a word asks by what it means.
    fn look_into(
        &mut self,
        function: FunctionId,
        args: &[ExprId],
        against: Option<bool>,
        at: ExprId,
    ) {
        let Some(known) = self.book.functions.get(function.index()) else {
            return;
        };
        let given = known.params.iter().zip(args);
        let own = given.filter(|(_, arg)| self.is_own(**arg));
        let own: BTreeSet<Slot> = own.map(|(param, _)| param.slot).collect();
        if !self.met.insert((function, against, own.clone())) {
            return;
        }
        let (outer, from) = (std::mem::replace(&mut self.own, own), self.from);
        self.from = Some(self.place(at));
        self.ask(known.body, against);
        (self.own, self.from) = (outer, from);
    }

    fn is_own(&self, of: ExprId) -> bool {
        match self.book.exprs.get(of.index()) {
            Some(Expr::Local(slot)) => self.own.contains(slot),
            _ => false,
        }
    }

    /// Where the text asks: in a definition it is where the text uses the word.
    fn place(&self, at: ExprId) -> Span {
        let span = self.book.expr_spans.get(at.index()).copied();
        self.from.unwrap_or_else(|| span.unwrap_or_default())
    }

    /// What a field of something has to hold; what is printed there is changed by nothing.
    fn note_in(&mut self, named: &[Name], of: ExprId, against: Option<bool>, at: ExprId) {
        let whose = match self.book.exprs.get(of.index()) {
            Some(Expr::Field { of, printed, .. }) if !printed => *of,
            _ => return,
        };
        for name in named {
            self.note(name, whose, against, at);
        }
    }

    fn note(&mut self, name: &Name, of: ExprId, against: Option<bool>, at: ExprId) {
        // What may be either is taken for what it says it is not; but what a word means has its own reasons.
        let Some(against) = against.or(self.from.is_none().then_some(true)) else {
            return;
        };
        let whose = self.title.filter(|_| self.is_own(of)).cloned();
        self.found.push(Asked {
            what: (name.clone(), whose),
            against,
            span: self.place(at),
        });
    }
}

/// Tells of each circle with an absence in it, once, where it is asked for.
pub(super) fn tell<'s>(
    parts: impl Iterator<Item = &'s Seen>,
    sight: &Sight,
    all: &mut Vec<Diagnostic>,
) {
    let links: Vec<&Link> = parts.flat_map(|seen| &seen.0).collect();
    let mut givers: BTreeMap<&Name, Vec<usize>> = BTreeMap::new();
    for (at, link) in links.iter().enumerate() {
        givers.entry(&link.given.0).or_default().push(at);
    }
    // A circle is told at a card, if one is in it.
    let of = |declared| {
        let links = links.iter().enumerate();
        links.filter(move |(_, link)| link.against && link.declared == declared)
    };
    let mut told: BTreeSet<usize> = BTreeSet::new();
    for (at, link) in of(false).chain(of(true)) {
        if told.contains(&at) {
            continue;
        }
        let Some(mut way) = way_back(&links, &givers, at) else {
            continue;
        };
        told.extend(alike(&links, &way));
        way.dedup_by_key(|at| links.get(*at).map(|link| link.span));
        let places: Vec<&Link> = way
            .iter()
            .filter_map(|at| links.get(*at).copied())
            .collect();
        all.push(tell_one(link, &places, sight));
    }
}

/// Whether something that is asked for may be what is given.
fn meets(asked: &(Name, Whose), given: &(Name, Whose)) -> bool {
    let same = match (&asked.1, &given.1) {
        (Some(one), Some(other)) => one == other,
        _ => true,
    };
    asked.0 == given.0 && same
}

/// The shortest way from what a text asks for, by whatever gives it, back to what the text gives: the texts on it, itself first.
fn way_back(
    links: &[&Link],
    givers: &BTreeMap<&Name, Vec<usize>>,
    start: usize,
) -> Option<Vec<usize>> {
    let mut before: BTreeMap<usize, usize> = BTreeMap::new();
    let mut open = VecDeque::from([start]);
    while let Some(from) = open.pop_front() {
        let asked = &links.get(from)?.asked;
        for next in givers.get(&asked.0).into_iter().flatten().copied() {
            if !meets(asked, &links.get(next)?.given) {
                continue;
            }
            if next == start {
                let mut way = vec![from];
                let mut at = from;
                while let Some(earlier) = before.get(&at).copied() {
                    way.push(earlier);
                    at = earlier;
                }
                way.reverse();
                return Some(way);
            }
            if let Entry::Vacant(free) = before.entry(next) {
                free.insert(from);
                open.push_back(next);
            }
        }
    }
    None
}

/// The links of the texts on a way.
fn alike(links: &[&Link], way: &[usize]) -> Vec<usize> {
    let on = |at: &usize| links.get(*at).map(|link| link.span);
    let places: Vec<Span> = way.iter().filter_map(on).collect();
    let all = links.iter().enumerate();
    all.filter(|(_, link)| places.contains(&link.span))
        .map(|(at, _)| at)
        .collect()
}

/// Tells of a circle: `link` wants the absence of something, and `way` are the texts through which that leads back, itself first.
fn tell_one(link: &Link, way: &[&Link], sight: &Sight) -> Diagnostic {
    let (name, other) = (&link.asked.0, &link.given.0);
    // What is declared is told at the card that closes the circle, what is built in at what is not.
    let mut places: Vec<&Link> = way.iter().skip(1).rev().copied().collect();
    let mut first = link;
    let better = |one: &&mut &Link| {
        first.declared && !one.declared
            || first.declared == one.declared
                && sight.is_built_in(first.span.file)
                && !sight.is_built_in(one.span.file)
    };
    if let Some(place) = places.iter_mut().find(better) {
        std::mem::swap(place, &mut first);
    }
    let error = Diagnostic::error(
        OF_ABSENCE,
        match name == other {
            true => format!("whether somebody has `{name}` hangs on his not having it"),
            false => {
                format!("`{other}` hangs on the absence of `{name}`, and that on `{other}` again")
            }
        },
        first.span,
    );
    let error = match places.first() {
        Some(through) => error.also(through.span, "here it leads back"),
        None => error,
    };
    error.help(match way.iter().all(|link| link.state) {
        true => "let one of the two rest on something else than that",
        false => "ask one of the two as it is printed: `SYMBOL in printed FIELD of this`",
    })
}
