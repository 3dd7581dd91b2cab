//! Changes of a field of such cards as no rule ever asks for it: the field is of a wider kind, and what it comes to matters only of
//! some.

use super::part::Part;
use super::walk::{Met, Parts, of_role, reach};
use crate::diagnostic::{ASKED_ELSEWHERE, Diagnostic};
use crate::reader::types::{is_under, with_article};
use crate::span::Span;
use crate::tree::{
    Book, Comparison, Expr, ExprId, FieldId, Group, HookOwner, HookRole, KindId, Param, Slot,
    Statement, THIS, Type,
};
use std::collections::{BTreeMap, BTreeSet};

/// Values that rest on values are looked into no deeper than this.
const DEEPEST: u8 = 16;

/// Of what kinds a field is asked; of anything whatever where that cannot be told.
type Asked = BTreeMap<FieldId, Option<BTreeSet<KindId>>>;

/// What a part says of it.
#[derive(Debug, Default)]
pub(super) struct Seen {
    asked: Asked,
    /// The fields that cards change, of which kind, and where.
    changed: Vec<(FieldId, KindId, Span)>,
}

impl Seen {
    /// Every place that is kept.
    pub(super) fn spans_mut(&mut self) -> impl Iterator<Item = &mut Span> {
        self.changed.iter_mut().map(|(_, _, span)| span)
    }
}

pub(super) fn look(part: &Part<'_>, seen: &mut Seen) {
    let book = part.book;
    if part.card().is_none() {
        return;
    }
    let ignored = asked_whether(part);
    for hook in part.hooks() {
        let HookRole::Change {
            field,
            subject,
            test,
            ..
        } = &hook.role
        else {
            continue;
        };
        if !matches!(hook.owner, HookOwner::Card(..)) {
            continue;
        }
        // What the card does with it itself is its own.
        let mut exprs = part.exprs();
        let reads = exprs.any(|(id, expr)| {
            matches!(expr, Expr::Field { field: one, printed: false, .. } if one == field)
                && !ignored.contains(&id)
        });
        if reads {
            continue;
        }
        let own = || {
            part.card()
                .filter(|_| is_this(book, *test, *subject))
                .map(|card| card.kind)
        };
        if let Some(kind) = kind_of_those(book, *test, *subject).or_else(own) {
            seen.changed.push((*field, kind, hook.span));
        }
    }
}

/// Whether a change is one of the card itself.
fn is_this(book: &Book, test: ExprId, subject: Slot) -> bool {
    let is = |id: &ExprId, slot: Slot| book.exprs.get(id.index()) == Some(&Expr::Local(slot));
    match book.exprs.get(test.index()) {
        Some(Expr::And(parts)) => parts.iter().any(|part| is_this(book, *part, subject)),
        Some(Expr::Compare(Comparison::Equal, one, other)) => is(one, subject) && is(other, THIS),
        _ => false,
    }
}

/// The kind of which a test says that those are who pass it.
fn kind_of_those(book: &Book, test: ExprId, subject: Slot) -> Option<KindId> {
    let is = |id: &ExprId, slot: Slot| book.exprs.get(id.index()) == Some(&Expr::Local(slot));
    match book.exprs.get(test.index())? {
        Expr::And(parts) => parts
            .iter()
            .find_map(|part| kind_of_those(book, *part, subject)),
        Expr::IsKind(of, kind) if is(of, subject) => Some(*kind),
        _ => None,
    }
}

/// What is only asked whether it is anything at all.
fn asked_whether(part: &Part<'_>) -> BTreeSet<ExprId> {
    let compared = part.exprs().filter_map(|(_, expr)| match expr {
        Expr::Compare(_, one, other)
            if part.book.exprs.get(other.index()) == Some(&Expr::Nothing) =>
        {
            Some(*one)
        }
        _ => None,
    });
    compared.collect()
}

/// Notes of what kinds rules ask for each field.
pub(super) fn look_at_rules(part: &Part<'_>, seen: &mut Seen) {
    let book = part.book;
    let ignored = asked_whether(part);
    // What bots weigh is no rule.
    let weighed: BTreeSet<usize> = book.advice.iter().map(|one| one.function.index()).collect();
    let functions = book.functions.iter().enumerate();
    for (_, function) in functions.filter(|(at, _)| !weighed.contains(at)) {
        let parts = Parts::of_exprs([function.body]);
        note(book, &function.params, parts, &ignored, &mut seen.asked);
    }
    for verb in &book.verbs {
        let parts = Parts::of_blocks(verb.body);
        note(book, &verb.params, parts, &ignored, &mut seen.asked);
    }
    for run in &book.procedures {
        let parts = Parts::of_blocks(run.finally.into_iter().chain([run.body]));
        note(book, &run.params, parts, &ignored, &mut seen.asked);
    }
    for action in &book.actions {
        let parts = Parts::of_action(action);
        note(book, &[], parts, &ignored, &mut seen.asked);
    }
    for hook in &book.hooks {
        let mut parts = of_role(&hook.role);
        parts.exprs.extend(hook.active);
        note(book, &[], parts, &ignored, &mut seen.asked);
    }
}

/// Notes of what kinds some text asks for fields.
fn note(
    book: &Book,
    params: &[Param],
    parts: Parts,
    ignored: &BTreeSet<ExprId>,
    asked: &mut Asked,
) {
    let mut frame = Frame {
        book,
        kinds: BTreeMap::new(),
        lets: BTreeMap::new(),
    };
    for param in params {
        let kinds = match &param.ty {
            Type::Object(kind) if param.kinds.is_empty() => vec![*kind],
            _ => param.kinds.clone(),
        };
        frame.kinds.insert(param.slot, kinds);
    }
    let mut reads: Vec<(FieldId, ExprId)> = Vec::new();
    // What is kept has a frame of its own, where the same slots are something else.
    let mut keeps = false;
    reach(book, parts, |met| match met {
        Met::Expr(
            id,
            Expr::Field {
                field,
                of,
                printed: false,
            },
        ) if !ignored.contains(&id) => reads.push((*field, *of)),
        Met::Expr(_, Expr::Filter(over) | Expr::Fold { over, .. } | Expr::Map { over, .. }) => {
            let kinds = frame.of_group(over);
            frame.kinds.insert(over.slot, kinds.unwrap_or_default());
        }
        Met::Expr(_, Expr::Quote { .. }) => keeps = true,
        Met::Statement(Statement::Let { slot, value }) => {
            frame.lets.entry(*slot).or_default().push(*value);
        }
        _ => {}
    });
    for (field, of) in reads {
        let kinds = frame.of(of, DEEPEST).filter(|_| !keeps);
        let known = asked.entry(field).or_insert_with(|| Some(BTreeSet::new()));
        match (known.as_mut(), kinds) {
            (Some(all), Some(kinds)) => all.extend(kinds),
            _ => *known = None,
        }
    }
}

/// What is known of the slots of some text.
struct Frame<'b> {
    book: &'b Book,
    /// Of what kinds stands what in a slot; of none where that is not known.
    kinds: BTreeMap<Slot, Vec<KindId>>,
    lets: BTreeMap<Slot, Vec<ExprId>>,
}

impl Frame<'_> {
    /// Of what kinds a value is.
    fn of(&self, id: ExprId, deep: u8) -> Option<Vec<KindId>> {
        let deeper = deep.checked_sub(1)?;
        let expr = self.book.exprs.get(id.index())?;
        if let Some((_, kind)) = expr.cast(|id| self.book.exprs.get(id.index())) {
            return Some(vec![kind]);
        }
        match expr {
            Expr::Nothing => Some(Vec::new()),
            Expr::Local(slot) => match self.kinds.get(slot) {
                Some(kinds) => Some(kinds.clone()).filter(|kinds| !kinds.is_empty()),
                None => {
                    let values = self.lets.get(slot)?.iter();
                    let kinds: Option<Vec<Vec<KindId>>> =
                        values.map(|value| self.of(*value, deeper)).collect();
                    Some(kinds?.concat())
                }
            },
            Expr::Call { function, .. } => {
                let function = self.book.functions.get(function.index())?;
                of_type(&function.result)
            }
            Expr::Scope(scope) => of_type(&self.book.scopes.get(scope.index())?.ty),
            Expr::Field { field, .. } => of_type(&self.book.fields.get(field.index())?.ty),
            Expr::If {
                then, otherwise, ..
            } => {
                let mut kinds = self.of(*then, deeper)?;
                kinds.extend(self.of(*otherwise, deeper)?);
                Some(kinds)
            }
            Expr::Fold { over, .. } => self.of_group(over),
            _ => None,
        }
    }

    fn of_group(&self, over: &Group) -> Option<Vec<KindId>> {
        let kind = over.kind.map(|kind| vec![kind]);
        kind.or_else(|| match self.book.exprs.get(over.from?.index())? {
            Expr::Call { function, .. } => {
                let function = self.book.functions.get(function.index())?;
                of_type(&function.result)
            }
            Expr::Filter(inner) => self.of_group(inner),
            _ => None,
        })
    }
}

/// Of what kind is what has a type, or a member of it.
fn of_type(ty: &Type) -> Option<Vec<KindId>> {
    match ty {
        Type::Object(kind) => Some(vec![*kind]),
        Type::Set(member) => of_type(member),
        _ => None,
    }
}

pub(super) fn tell<'s>(
    book: &Book,
    parts: impl Iterator<Item = &'s Seen> + Clone,
    all: &mut Vec<Diagnostic>,
) {
    let mut asked: Asked = BTreeMap::new();
    for (field, kinds) in parts.clone().flat_map(|seen| &seen.asked) {
        let known = asked.entry(*field).or_insert_with(|| Some(BTreeSet::new()));
        match (known.as_mut(), kinds) {
            (Some(all), Some(kinds)) => all.extend(kinds),
            _ => *known = None,
        }
    }
    for (field, kind, span) in parts.flat_map(|seen| &seen.changed) {
        let Some(Some(kinds)) = asked.get(field).filter(|known| known.is_some()) else {
            continue;
        };
        let mut known = kinds.iter();
        if kinds.is_empty()
            || known.any(|one| is_under(book, *one, *kind) || is_under(book, *kind, *one))
        {
            continue;
        }
        let said = |kind: KindId| {
            let kind = book.kinds.get(kind.index());
            with_article(kind.map_or("", |kind| kind.named.name.as_str()))
        };
        let of: Vec<String> = kinds.iter().map(|kind| said(*kind)).collect();
        let name = book.fields.get(field.index());
        let name = name.map_or("", |field| field.named.name.as_str());
        all.push(
            Diagnostic::error(
                ASKED_ELSEWHERE,
                format!(
                    "rules ask for `{name}` of {} alone, and this changes it of {}",
                    of.join(" or "),
                    said(*kind)
                ),
                *span,
            )
            .help("say what comes of it, and when: `when ...: VERB ...`"),
        );
    }
}
