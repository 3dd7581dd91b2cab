//! What a card must be where a title stands: by the kind beside it, and by each word, verb, field and state that is
//! said of it.

use super::title;
use crate::checks::Note;
use crate::diagnostic::{Diagnostic, NO_FIT};
use crate::facts::holds::{Says, all_said, says};
use crate::facts::kinds::{meet, needed, of_field, of_param, of_set, of_state, said};
use crate::facts::part::Part;
use crate::span::Span;
use crate::tree::{
    Act, Book, ClauseInstance, Expr, ExprId, FunctionId, HookRole, KindId, QuoteBody, Slot, THIS,
    Type, VerbId,
};
use foldhash::HashSet;
use smol_str::SmolStr;

/// The slot of a clause that says what its card lies on.
const HOST: &str = "host";

/// What somebody must be.
#[derive(Clone, Default, PartialEq, Debug)]
pub(super) struct Wants {
    pub(super) kinds: Vec<Vec<KindId>>,
    /// Whether he is looked for in play.
    pub(super) in_play: bool,
    /// Whether a card is to lie on him.
    pub(super) host: bool,
}

impl Wants {
    fn kinds(kinds: impl IntoIterator<Item = Vec<KindId>>) -> Self {
        Self {
            kinds: kinds.into_iter().collect(),
            ..Self::default()
        }
    }
}

/// A title, and what a card so called must be there.
#[derive(PartialEq, Debug)]
pub(crate) struct Wanted {
    pub(super) title: SmolStr,
    pub(super) any: bool,
    pub(super) wants: Wants,
}

pub(super) fn look(part: &Part<'_>, noted: &mut Vec<(Note, Span)>, told: &mut Vec<Diagnostic>) {
    let book = part.book;
    let mut asking = Asking { part, noted, told };
    let kept = kept(part);
    for (at, expr) in part.exprs() {
        if let Some(over) = expr.group() {
            let kind = over.kind.or_else(|| of_declared(book, over.from?));
            let mut wants = Wants::kinds(kind.map(|kind| vec![kind]));
            wants.in_play = over.from.is_none() && !kept.contains(&at);
            asking.ask(over.slot, &over.tests, wants);
        }
        if let Expr::Call { function, args } = expr {
            asking.call(*function, args);
        }
    }
    for (verb, roles, tests) in part.events().map(|one| (one.verb, &one.roles, one.tests())) {
        asking.roles(verb, roles, &tests.collect::<Vec<_>>());
    }
    for hook in part.hooks() {
        match &hook.role {
            HookRole::Change {
                field,
                subject,
                test,
                ..
            } => {
                let mut said = all_said(book, [*test], *subject);
                let mut wants = Wants::kinds(of_field(book, *field));
                wants.in_play = said.any(|(_, said)| matches!(said, Says::InPlay));
                asking.ask(*subject, &[*test], wants);
            }
            HookRole::Marks {
                state,
                subject,
                test,
            } => asking.ask(*subject, &[*test], Wants::kinds(of_state(book, *state))),
            HookRole::Verdict {
                act: Act::Verb(verb),
                roles,
                test,
                ..
            } => asking.roles(*verb, roles, test.as_slice()),
            _ => {}
        }
    }
    for quote in part.quotes() {
        if let QuoteBody::Selection { member, .. } = &quote.body {
            asking.ask(member.0, &[member.1], Wants::default());
        }
    }
    part.clauses().for_each(|clause| asking.clause(clause));
}

/// What the members of a noun or a scope are, as it is declared.
fn of_declared(book: &Book, set: ExprId) -> Option<KindId> {
    let declared = matches!(book.expr(set), Expr::Scope(_) | Expr::Call { .. });
    of_set(book, set).filter(|_| declared)
}

/// The sets that kept selections mean: rules ask them of whoever they like, wherever he is.
fn kept(part: &Part<'_>) -> HashSet<ExprId> {
    let sets = part.quotes().iter().filter_map(|quote| match &quote.body {
        QuoteBody::Selection { all, .. } => Some(*all),
        _ => None,
    });
    let mut open: Vec<ExprId> = sets.collect();
    let mut kept = HashSet::default();
    while let Some(at) = open.pop() {
        kept.insert(at);
        if let Expr::Union(parts) | Expr::Or(parts) = part.book.expr(at) {
            open.extend(parts);
        }
    }
    kept
}

struct Asking<'p, 'b> {
    part: &'p Part<'b>,
    noted: &'p mut Vec<(Note, Span)>,
    told: &'p mut Vec<Diagnostic>,
}

impl Asking<'_, '_> {
    /// Titles of which a definition asks, once, whether somebody of a set is so called: a need, of who meets needs.
    fn call(&mut self, function: FunctionId, args: &[ExprId]) {
        let book = self.part.book;
        let Some(word) = book.at(function) else {
            return;
        };
        let given = word.params.iter().zip(args);
        for (param, arg) in given.filter(|(param, _)| param.ty == Type::Title) {
            let groups = book
                .operands([word.body])
                .filter_map(|(_, expr)| expr.group());
            let mut asked = groups.filter(|over| {
                let mut said = all_said(book, over.tests.iter().copied(), over.slot);
                said.any(|(_, said)| matches!(said, Says::Called(name) if book.is_local(name, param.slot)))
            });
            let (Some(over), None) = (asked.next(), asked.next()) else {
                continue;
            };
            let kinds: Option<Vec<KindId>> = match (over.kind, over.from) {
                (Some(kind), _) => Some(vec![kind]),
                (None, Some(from)) => match book.expr(from) {
                    Expr::Union(parts) => {
                        parts.iter().map(|part| of_declared(book, *part)).collect()
                    }
                    _ => of_declared(book, from).map(|kind| vec![kind]),
                },
                (None, None) => None,
            };
            if let Some(kinds) = kinds {
                self.want(*arg, &Wants::kinds([kinds]));
            }
        }
    }

    /// A slot of a clause may say of which kinds those are that it means.
    fn clause(&mut self, clause: &ClauseInstance) {
        let book = self.part.book;
        let params = book.at(clause.form).map_or(&[][..], |form| &form.params);
        // What a card lies on is in play. Of one that is not scripted yet the rest may say how that comes to be there.
        let card = self.part.card();
        let scripted = card.is_some_and(|card| card.not_encoded.is_empty());
        for (param, arg) in params.iter().zip(&clause.args) {
            let Some(arg) = *arg else { continue };
            let kinds = Some(param.kinds.clone()).filter(|kinds| !kinds.is_empty());
            let host = scripted && param.name == HOST;
            let mut wants = Wants::kinds(kinds);
            if !host && wants.kinds.is_empty() {
                continue;
            }
            if let Some((slot, test)) = book.selects(arg) {
                self.never(slot, test, &wants.kinds);
                (wants.in_play, wants.host) = (host, host);
                self.ask(slot, &[test], wants);
            } else if !wants.kinds.is_empty() {
                let titles = book.listed(arg).into_iter();
                titles.for_each(|title| self.want(title, &wants));
            }
        }
    }

    fn roles(&mut self, verb: VerbId, roles: &[Option<Slot>], tests: &[ExprId]) {
        let book = self.part.book;
        let params = book.at(verb).map_or(&[][..], |verb| &verb.params);
        for (slot, param) in roles.iter().zip(params) {
            if let Some(slot) = slot {
                self.ask(*slot, tests, Wants::kinds(of_param(book, param)));
            }
        }
    }

    /// What is asked of the card in a slot, all of it; of what is joined by `or`, each part with what stands around it.
    fn ask(&mut self, slot: Slot, tests: &[ExprId], mut wants: Wants) {
        let book = self.part.book;
        let (mut titles, mut ways) = (Vec::new(), Vec::new());
        for test in tests.iter().flat_map(|test| book.conjuncts(*test)) {
            match (book.expr(test), says(book, test, slot)) {
                (Expr::Or(parts), _) => ways.extend(parts),
                (_, Some(Says::Called(title))) => titles.push(title),
                _ => wants.kinds.extend(needed(book, test, slot)),
            }
        }
        if !wants.kinds.is_empty() || wants.in_play {
            titles.iter().for_each(|title| self.want(*title, &wants));
        }
        for way in ways {
            self.never(slot, way, &wants.kinds);
            self.ask(slot, &[way], wants.clone());
        }
    }

    /// Tells of a kind among others, or of the card itself, that can never be what all of them must be. Among heads
    /// that are joined, cards speak of one that is never meant; rules ask whatever comes.
    fn never(&mut self, slot: Slot, way: ExprId, needs: &[Vec<KindId>]) {
        let (part, book) = (self.part, self.part.book);
        let Some(card) = part.card() else { return };
        for (at, says) in all_said(book, [way], slot) {
            let (kind, at, other) = match says {
                Says::Kind(kind) if part.is_written(at) => (kind, at, true),
                Says::Is(this) if book.is_local(this, THIS) => (card.kind, this, false),
                _ => continue,
            };
            let mut needs = needs.iter();
            let unmet = needs.find(|need| !need.iter().any(|one| meet(book, kind, *one)));
            let Some(unmet) = unmet else { continue };
            let wanted = said(book, unmet.iter().copied());
            let (says, help) = if other {
                let name = book.name(kind);
                (
                    format!("no {name} is {wanted}, and that is what this is said of"),
                    format!("leave the {name} out, or give it a text of its own"),
                )
            } else {
                let is = said(book, [kind]);
                (
                    format!("this card is {is}, and this is said of {wanted}"),
                    format!("say which is meant: {wanted}"),
                )
            };
            self.told
                .push(Diagnostic::error(NO_FIT, says, part.span(at)).help(help));
        }
    }

    fn want(&mut self, at: ExprId, wants: &Wants) {
        let book = self.part.book;
        if let Some((title, any)) = title(book, at) {
            let mut wants = wants.clone();
            wants
                .kinds
                .retain(|need| need.iter().all(|kind| Some(*kind) != book.roots.card));
            let title = title.clone();
            let wanted = Box::new(Wanted { title, any, wants });
            self.noted.push((Note::Wanted(wanted), self.part.span(at)));
        }
    }
}
