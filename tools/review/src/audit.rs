//! The audit: whether a scenario that cites a row really tries what the rules say of it.
//!
//! In: a rulebook with its scenarios. Each part of the rules that cites something is left out, one at a time, and the
//! scenarios that cite the same are played. Out: for each row the parts without which one of them fails, and those
//! without which all of them pass. A scenario that passes all the same shows nothing of the part.
//!
//! A part may cite a section: then it stands behind the rows of the section that no part cites by themselves.

use crate::scenario::{self, Verdict};
use smol_str::SmolStr;
use spaceline_lang::span::Span;
use spaceline_lang::tree::{
    Book, Card, CiteId, Expected, Expr, ExprId, HookOwner, HookRole, LimitUse, Named, RuleId,
    Scenario, StepKind, Type,
};
use spaceline_rules::book::Rulebook;
use spaceline_rules::each::{cores, each};
use spaceline_runtime::Program;
use std::collections::{BTreeMap, BTreeSet};

/// A part of the rules.
#[derive(Clone, Debug)]
pub struct Part {
    /// What it is called: `procedure attempt`, `rule dilemmas`.
    pub what: String,
    /// The rule in which it stands.
    pub rule: Option<String>,
    /// Where it stands.
    pub span: Span,
    /// What it cites.
    pub cites: Vec<CiteId>,
    /// What is to be left out.
    out: Vec<Out>,
}

impl Part {
    /// What it is called, with the rule around it: `winning / word points_needed`.
    #[must_use]
    pub fn called(&self) -> String {
        match &self.rule {
            Some(rule) => format!("{rule} / {}", self.what),
            None => self.what.clone(),
        }
    }
}

/// Something that can be left out of a book.
#[derive(Clone, Copy, Debug)]
enum Out {
    Function(usize),
    Verb(usize),
    Procedure(usize),
    Action(usize),
    Limit(usize),
    Hook(usize),
    Demand(usize),
    Card(usize),
}

/// What came of the audit for one row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audited {
    /// The parts behind it without which a scenario that cites it fails, by their places among all parts.
    pub proven: Vec<usize>,
    /// The parts behind it without which all scenarios that cite it pass.
    pub idle: Vec<usize>,
    /// Whether they cite the row itself, and not its section.
    pub exact: bool,
}

impl Audited {
    /// Whether the row is tried: every part that cites it is, or one of those that cite its section.
    #[must_use]
    pub const fn is_proven(&self) -> bool {
        !self.proven.is_empty() && (self.idle.is_empty() || !self.exact)
    }
}

/// A row of a document: the document, and by what it is cited.
pub type RowId = (SmolStr, SmolStr);

/// The parts behind each row.
#[derive(Clone, Debug, Default)]
pub struct Behind {
    /// All parts of the rules that cite something.
    pub parts: Vec<Part>,
    /// For each row the parts that cite it, and whether they cite the row itself.
    pub rows: BTreeMap<RowId, (Vec<usize>, bool)>,
    /// For each row the scenarios that cite it, by their places in the book.
    pub scenarios: BTreeMap<RowId, Vec<usize>>,
    /// For each row the cards whose text cites it, or below which a scenario does, by their places in the book.
    pub cards: BTreeMap<RowId, BTreeSet<usize>>,
}

impl Behind {
    /// What stands behind the rows of a rulebook.
    #[must_use]
    pub fn of(rulebook: &Rulebook) -> Self {
        let book = rulebook.program.book();
        let mut behind = Self {
            parts: parts(book),
            ..Self::default()
        };
        let mut cited: BTreeMap<RowId, Vec<usize>> = BTreeMap::new();
        for (at, part) in behind.parts.iter().enumerate() {
            for cite in part.cites.iter().filter_map(|cite| book.at(*cite)) {
                let row = (cite.document.clone(), cite.section.clone());
                cited.entry(row).or_default().push(at);
            }
        }
        for (at, scenario) in book.scenarios.iter().enumerate() {
            if scenario.todo.is_some() || !rulebook.plays(scenario) {
                continue;
            }
            for cite in cites_of(scenario).filter_map(|cite| book.at(cite)) {
                let row = (cite.document.clone(), cite.section.clone());
                let known = behind.scenarios.entry(row).or_default();
                if known.last() != Some(&at) {
                    known.push(at);
                }
            }
        }
        behind.cards = touched(book, &behind.scenarios);
        for (document, rows) in rulebook.rows.iter() {
            for row in rows {
                let id = (document.clone(), row.id.clone());
                if let Some(own) = cited.get(&id) {
                    behind.rows.insert(id, (own.clone(), true));
                    continue;
                }
                let above = |((of, section), _): &(&RowId, &Vec<usize>)| {
                    of == document && row.is_in(section)
                };
                let around = cited.iter().filter(above);
                let mut all: Vec<usize> = around.flat_map(|(_, parts)| parts).copied().collect();
                all.sort_unstable();
                all.dedup();
                if all.is_empty() {
                    all.extend(behind.card(book, &row.section));
                }
                if !all.is_empty() {
                    behind.rows.insert(id, (all, false));
                }
            }
        }
        behind
    }
}

impl Behind {
    /// The part that is the text of a card, if a section of a glossary is about one that has a text.
    fn card(&mut self, book: &Book, section: &str) -> Option<usize> {
        let title = section.strip_prefix("gl ")?;
        let what = format!("card {title}");
        let called = |title: &SmolStr| card_called(Some(title)) == what;
        if let Some(known) = self.parts.iter().position(|part| part.what == what) {
            return Some(known);
        }
        let is = |(_, card): &&(usize, &Card)| {
            let says =
                !card.clauses.is_empty() || !card.hooks.is_empty() || !card.actions.is_empty();
            let text = book.at(card.title);
            says && text.is_some_and(called)
        };
        let all: Vec<(usize, &Card)> = book.cards.iter().enumerate().collect();
        let found: Vec<&(usize, &Card)> = all.iter().filter(is).collect();
        let (_, first) = found.first()?;
        self.parts.push(Part {
            what,
            rule: None,
            span: first.span,
            cites: Vec::new(),
            out: found.iter().map(|(at, _)| Out::Card(*at)).collect(),
        });
        Some(self.parts.len() - 1)
    }
}

/// The cards that touch rows.
fn touched(
    book: &Book,
    scenarios: &BTreeMap<RowId, Vec<usize>>,
) -> BTreeMap<RowId, BTreeSet<usize>> {
    let mut all: BTreeMap<RowId, BTreeSet<usize>> = BTreeMap::new();
    let mut add = |card: usize, cites: &[CiteId]| {
        for cite in cites.iter().filter_map(|cite| book.at(*cite)) {
            let row = (cite.document.clone(), cite.section.clone());
            all.entry(row).or_default().insert(card);
        }
    };
    for (at, card) in book.cards.iter().enumerate() {
        for hook in card.hooks.iter().filter_map(|hook| book.at(*hook)) {
            add(at, &hook.cites);
        }
        for action in card.actions.iter().filter_map(|action| book.at(*action)) {
            add(at, &action.named.cites);
        }
        let force = card.in_force.iter().flat_map(|force| &force.by);
        force.for_each(|by| add(at, &by.cites));
    }
    // A scenario is about the card below which it stands.
    let above = |place: Span| {
        let cards = book.cards.iter().enumerate();
        let above =
            cards.filter(|(_, card)| card.span.file == place.file && card.span.end <= place.start);
        above.max_by_key(|(_, card)| card.span.end)
    };
    let cited = scenarios
        .values()
        .flatten()
        .copied()
        .collect::<BTreeSet<usize>>();
    let cited = cited.into_iter().filter_map(|at| {
        let scenario = book.scenarios.get(at)?;
        Some((at, above(scenario.named.span)?.0))
    });
    let cited: BTreeMap<usize, usize> = cited.collect();
    for (row, by) in scenarios {
        let cards = by.iter().filter_map(|at| cited.get(at).copied());
        let cards: Vec<usize> = cards.collect();
        if !cards.is_empty() {
            all.entry(row.clone()).or_default().extend(cards);
        }
    }
    all
}

/// All that a scenario cites, the reasons of refusals too.
fn cites_of(scenario: &Scenario) -> impl Iterator<Item = CiteId> {
    let reasons = scenario.steps.iter().filter_map(|step| match &step.what {
        StepKind::Then(Expected::Refused { cites, .. } | Expected::Deck { cites, .. }) => {
            Some(cites)
        }
        _ => None,
    });
    let own = scenario.named.cites.iter();
    own.chain(reasons.flatten()).copied()
}

/// Audits rows: each part behind one of them is left out, and the scenarios that cite the row are played. Rows that
/// no scenario cites are not there in what comes out.
#[must_use]
pub fn run(
    rulebook: &Rulebook,
    behind: &Behind,
    wanted: impl Fn(&RowId) -> bool,
) -> BTreeMap<RowId, Audited> {
    let book = rulebook.program.book();
    let passes = |rulebook: &Rulebook, at: usize| {
        let scenario = book.scenarios.get(at);
        scenario.is_some_and(|one| scenario::run(rulebook, one).verdict == Verdict::Passed)
    };
    // A scenario that fails anyway shows nothing.
    let cited = behind.scenarios.iter().filter(|(row, _)| wanted(row));
    let citing: BTreeSet<usize> = cited.flat_map(|(_, all)| all).copied().collect();
    let citing: Vec<usize> = citing.into_iter().collect();
    let sound = each(&citing, cores(), |at| passes(rulebook, *at).then_some(*at));
    let sound: BTreeSet<usize> = sound.into_iter().flatten().collect();
    // The rows that each part is to be tried for.
    let mut of_parts: BTreeMap<usize, Vec<&RowId>> = BTreeMap::new();
    let mut audited: BTreeMap<RowId, Audited> = BTreeMap::new();
    for (row, (parts, exact)) in behind.rows.iter().filter(|(row, _)| wanted(row)) {
        if behind.scenarios.contains_key(row) {
            let exact = *exact;
            audited.insert(
                row.clone(),
                Audited {
                    exact,
                    ..Audited::default()
                },
            );
            for part in parts {
                of_parts.entry(*part).or_default().push(row);
            }
        }
    }
    let jobs: Vec<(usize, Vec<&RowId>)> = of_parts.into_iter().collect();
    let one = |(part, rows): &(usize, Vec<&RowId>)| {
        let Some(out) = behind.parts.get(*part) else {
            return Vec::new();
        };
        let mut open: BTreeSet<&RowId> = rows.iter().copied().collect();
        let mut fails: BTreeMap<usize, bool> = BTreeMap::new();
        for second in [false, true] {
            fails.retain(|_, fails| *fails);
            let changed = if open.is_empty() {
                None
            } else {
                leave_out(book, &out.out, second)
            };
            let Some(program) = changed.and_then(|book| Program::link(book).ok()) else {
                continue;
            };
            let rulebook = rulebook.with_program(program);
            open.retain(|row| {
                let citing = behind.scenarios.get(*row).into_iter().flatten();
                let mut citing = citing.filter(|at| sound.contains(at));
                !citing.any(|at| *fails.entry(*at).or_insert_with(|| !passes(&rulebook, *at)))
            });
        }
        rows.iter()
            .map(|row| ((*row).clone(), *part, !open.contains(row)))
            .collect()
    };
    for (row, part, fails) in each(&jobs, cores(), one).into_iter().flatten() {
        if let Some(known) = audited.get_mut(&row) {
            if fails {
                &mut known.proven
            } else {
                &mut known.idle
            }
            .push(part);
        }
    }
    audited
}

/// The parts of the rules that cite something: rules as a whole with all that cites nothing of its own, and each part
/// that does.
#[must_use]
pub fn parts(book: &Book) -> Vec<Part> {
    let mut whole: BTreeMap<RuleId, Vec<Out>> = BTreeMap::new();
    let mut parts = Vec::new();
    let mut add = |what: String, rule: Option<RuleId>, cites: &[CiteId], span: Span, out: Out| {
        let around = rule.and_then(|rule| Some((rule, book.at(rule)?)));
        if let Some((rule, around)) = around
            && (cites.is_empty() || around.named.cites == cites)
        {
            whole.entry(rule).or_default().push(out);
        } else if !cites.is_empty() {
            parts.push(Part {
                what,
                rule: around.map(|(_, rule)| rule.named.name.to_string()),
                span,
                cites: cites.to_vec(),
                out: vec![out],
            });
        }
    };
    let mut named = |what: &str, one: &Named, out: Out| {
        let what = format!("{what} {}", one.name);
        add(what, one.rule, &one.cites, one.span, out);
    };
    for (at, one) in book.functions.iter().enumerate() {
        named("word", &one.named, Out::Function(at));
    }
    for (at, one) in book.verbs.iter().enumerate() {
        named("verb", &one.named, Out::Verb(at));
    }
    for (at, one) in book.procedures.iter().enumerate() {
        named("procedure", &one.named, Out::Procedure(at));
    }
    for (at, one) in book
        .actions
        .iter()
        .enumerate()
        .filter(|(_, one)| one.source.is_none())
    {
        named("action", &one.named, Out::Action(at));
    }
    for (at, one) in book.limits.iter().enumerate() {
        named("limit", &one.named, Out::Limit(at));
    }
    for (at, hook) in book.hooks.iter().enumerate() {
        if matches!(hook.owner, HookOwner::Rule(_)) {
            let what = "what happens".to_owned();
            add(
                what,
                book.rule_of(hook),
                &hook.cites,
                hook.span,
                Out::Hook(at),
            );
        }
    }
    for (at, demand) in book.demands.iter().enumerate() {
        let what = "what a deck needs".to_owned();
        let out = Out::Demand(at);
        add(what, demand.rule, &demand.cites, demand.span, out);
    }
    parts.extend(texts(book));
    for (rule, out) in whole {
        let Some(one) = book.at(rule).filter(|one| !one.named.cites.is_empty()) else {
            continue;
        };
        parts.push(Part {
            what: format!("rule {}", one.named.name),
            rule: None,
            span: one.named.span,
            cites: one.named.cites.clone(),
            out,
        });
    }
    parts.sort_by_key(|part| (part.span.file, part.span.start));
    parts
}

/// The texts of cards in force that cite something: rulings, errata, texts of another day.
fn texts(book: &Book) -> impl Iterator<Item = Part> {
    let cards = book.cards.iter().enumerate();
    cards.filter_map(|(at, card)| {
        let by = &card.in_force.as_ref()?.by;
        let cites: Vec<CiteId> = by.iter().flat_map(|by| by.cites.clone()).collect();
        (!cites.is_empty()).then(|| Part {
            what: card_called(book.at(card.title)),
            rule: None,
            span: card.span,
            cites,
            out: vec![Out::Card(at)],
        })
    })
}

/// What the text of a card is called.
fn card_called(title: Option<&SmolStr>) -> String {
    format!(
        "card {}",
        title.map_or("", SmolStr::as_str).replace('"', "")
    )
}

/// What a word says that is left out: nothing, or no; where `no` is what it mostly says, yes.
fn without(ty: &Type, second: bool) -> Option<Expr> {
    Some(match ty {
        Type::Truth => Expr::Truth(second),
        _ if second => return None,
        Type::Number => Expr::Number(0),
        Type::Set(_) | Type::Place => Expr::List(Vec::new()),
        _ => Expr::Nothing,
    })
}

/// A book without some of its parts; nothing if it is as it was.
fn leave_out(book: &Book, out: &[Out], second: bool) -> Option<Book> {
    let mut book = book.clone();
    let mut changed = false;
    let never = ExprId(u32::try_from(book.exprs.len()).ok()?);
    book.exprs.push(Expr::Truth(false));
    book.expr_spans.push(Span::default());
    for one in out {
        changed |= match *one {
            Out::Function(at) => match book.functions.get(at) {
                Some(word) => match without(&word.result, second) {
                    Some(says) => {
                        let body = word.body;
                        book.at_mut(body).map(|expr| *expr = says).is_some()
                    }
                    None => false,
                },
                None => false,
            },
            _ if second => false,
            Out::Verb(at) => {
                let body = book.verbs.get(at).and_then(|verb| verb.body);
                body.is_some_and(|body| clear(&mut book, body.index()))
            }
            Out::Procedure(at) => {
                let body = book.procedures.get(at).map(|one| one.body);
                body.is_some_and(|body| clear(&mut book, body.index()))
            }
            Out::Action(at) => book.actions.get_mut(at).is_some_and(|action| {
                action.menus.clear();
                true
            }),
            Out::Limit(at) => without_limit(&mut book, at),
            Out::Card(at) => {
                let Some(card) = book.cards.get_mut(at) else {
                    continue;
                };
                card.clauses.clear();
                let (hooks, actions) = (std::mem::take(&mut card.hooks), card.actions.clone());
                for hook in hooks {
                    if let Some(hook) = book.at_mut(hook) {
                        hook.active = Some(never);
                    }
                }
                for action in actions {
                    if let Some(action) = book.at_mut(action) {
                        action.menus.clear();
                    }
                }
                true
            }
            Out::Demand(at) => book.demands.get_mut(at).is_some_and(|demand| {
                demand.needs = None;
                demand.bars = None;
                true
            }),
            Out::Hook(at) => book.hooks.get_mut(at).is_some_and(|hook| {
                hook.active = Some(never);
                true
            }),
        };
    }
    changed.then_some(book)
}

/// Empties a block.
fn clear(book: &mut Book, at: usize) -> bool {
    let spans = book.block_spans.get_mut(at);
    spans.into_iter().for_each(Vec::clear);
    let block = book.blocks.get_mut(at);
    block.is_some_and(|block| {
        let full = !block.is_empty();
        block.clear();
        full
    })
}

/// Lets a limit allow any number of times.
fn without_limit(book: &mut Book, at: usize) -> bool {
    let mut bounds: Vec<ExprId> = Vec::new();
    let mut note = |uses: &[LimitUse]| {
        let such = uses.iter().filter(|one| one.limit.index() == at);
        bounds.extend(such.map(|one| one.max));
    };
    book.actions.iter().for_each(|action| note(&action.limits));
    for hook in &book.hooks {
        match &hook.role {
            HookRole::Trigger { limits, .. } | HookRole::Instead { limits, .. } => note(limits),
            _ => {}
        }
    }
    for bound in &bounds {
        if let Some(expr) = book.at_mut(bound) {
            *expr = Expr::Number(1_000_000);
        }
    }
    !bounds.is_empty()
}
