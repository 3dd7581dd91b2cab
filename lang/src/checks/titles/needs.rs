//! What a card must be where a title stands: by the kind beside it, and by each word, verb, field and state that is said of it.

use super::{Wanted, title};
use crate::checks::Note;
use crate::diagnostic::{Diagnostic, NO_FIT};
use crate::facts::kinds::{meet, needed, of_field, of_param, of_set, of_state, said};
use crate::facts::part::Part;
use crate::facts::place::in_play;
use crate::facts::reach::operands;
use crate::span::Span;
use crate::tree::{
    Act, Book, Builtin, ClauseInstance, EventPattern, Expr, ExprId, Group, HookRole, KindId, Param,
    QuoteBody, Slot, Statement, THIS, Type, VerbId,
};
use foldhash::HashSet;

/// The slot of a clause that says what its card lies on.
const HOST: &str = "host";

/// Of one of the kinds of each.
type Needs = Vec<Vec<KindId>>;

pub(super) fn look(part: &Part<'_>, noted: &mut Vec<(Note, Span)>, told: &mut Vec<Diagnostic>) {
    let book = part.book;
    let mut asking = Asking {
        part,
        noted,
        told,
        host: false,
    };
    let kept = kept(part);
    for (at, expr) in part.exprs() {
        if let Some(over) = expr.group() {
            let kind = over.kind.or_else(|| of_declared(book, over.from?));
            let in_play = over.from.is_none() && !kept.contains(&at);
            let needs = kind.map(|kind| vec![kind]).into_iter().collect();
            asking.ask(over.slot, &over.tests, needs, in_play);
        }
        match expr {
            Expr::Just(event) => asking.event(event),
            Expr::Call { function, args } => {
                let params = book.at(*function).map_or(&[][..], |word| &word.params);
                let body = book.at(*function).map(|word| word.body);
                for (param, arg) in params.iter().zip(args) {
                    asking.call(param, *arg, body);
                }
            }
            _ => {}
        }
    }
    part.hooks().iter().for_each(|hook| asking.role(&hook.role));
    part.memories()
        .iter()
        .for_each(|memory| asking.event(&memory.event));
    for quote in part.quotes() {
        quote.event.iter().for_each(|event| asking.event(event));
        match &quote.body {
            QuoteBody::Event(event) => asking.event(event),
            QuoteBody::Selection { member, .. } => {
                asking.ask(member.0, &[member.1], Vec::new(), false);
            }
            QuoteBody::Answer(_) | QuoteBody::Effects(_) => {}
        }
    }
    let of_host = asking.of_host();
    part.clauses()
        .for_each(|clause| asking.clause(clause, &of_host));
}

/// What the members of a noun or a scope are, as it is declared.
fn of_declared(book: &Book, set: ExprId) -> Option<KindId> {
    let declared = matches!(book.expr(set), Expr::Scope(_) | Expr::Call { .. });
    of_set(book, set).filter(|_| declared)
}

/// Whether each member of a group is asked whether a title in a slot means it.
fn asks_for(book: &Book, over: &Group, title: Slot) -> bool {
    let mut tests = over.tests.iter().flat_map(|test| book.conjuncts(*test));
    tests.any(|test| {
        covers(book, test)
            .is_some_and(|(name, of)| book.is_local(name, title) && book.is_local(of, over.slot))
    })
}

/// The title, and of what it is asked whether it means it.
pub(super) fn covers(book: &Book, test: ExprId) -> Option<(ExprId, ExprId)> {
    match book.expr(test) {
        Expr::Builtin {
            op: Builtin::Covers,
            args,
        } => match args.as_slice() {
            [title, of] => Some((*title, *of)),
            _ => None,
        },
        _ => None,
    }
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
    /// Whether it is asked of what a card lies on.
    host: bool,
}

impl Asking<'_, '_> {
    /// A title of which a definition asks whether somebody of a set is so called: a need, of who meets needs.
    fn call(&mut self, param: &Param, arg: ExprId, body: Option<ExprId>) {
        let book = self.part.book;
        if param.ty != Type::Title || title(book, arg).is_none() {
            return;
        }
        let groups = operands(book, body).filter_map(|(_, expr)| expr.group());
        let asked = groups
            .filter(|over| asks_for(book, over, param.slot))
            .map(|over| match over.from.map(|from| book.expr(from)) {
                _ if over.kind.is_some() => over.kind.map(|kind| vec![kind]),
                Some(Expr::Union(parts)) => {
                    parts.iter().map(|part| of_declared(book, *part)).collect()
                }
                _ => over
                    .from
                    .and_then(|from| of_declared(book, from))
                    .map(|kind| vec![kind]),
            });
        let asked: Vec<Option<Vec<KindId>>> = asked.collect();
        if let [Some(kinds)] = asked.as_slice() {
            self.want(arg, std::slice::from_ref(kinds), false);
        }
    }

    /// A slot of a clause may say of which kinds those are that it means.
    fn clause(&mut self, clause: &ClauseInstance, of_host: &[Vec<KindId>]) {
        let book = self.part.book;
        let params = book.at(clause.form).map_or(&[][..], |form| &form.params);
        // What a card lies on is in play. Of one that is not scripted yet the rest may say how that comes to be there.
        let scripted = self
            .part
            .card()
            .is_some_and(|card| card.not_encoded.is_empty());
        for (param, arg) in params.iter().zip(&clause.args) {
            let Some(arg) = *arg else { continue };
            let kinds = Some(param.kinds.clone()).filter(|kinds| !kinds.is_empty());
            let mut needs: Needs = kinds.into_iter().collect();
            let host = scripted && param.name == HOST;
            needs.extend(of_host.iter().filter(|_| host).cloned());
            match book.expr(arg) {
                Expr::List(titles) if !needs.is_empty() => {
                    titles
                        .iter()
                        .for_each(|title| self.want(*title, &needs, false));
                }
                Expr::Title(_) if !needs.is_empty() => self.want(arg, &needs, false),
                _ if host || !needs.is_empty() => {
                    let kept = book.kept(arg).map(|kept| &kept.body);
                    if let Some(QuoteBody::Selection { member, .. }) = kept {
                        self.never(member.0, member.1, &needs);
                        self.host = host;
                        self.ask(member.0, &[member.1], needs, host);
                        self.host = false;
                    }
                }
                _ => {}
            }
        }
    }

    /// What a card must be on which this one lies, as its texts say that wait for what is done to its host. Of several ways to lie
    /// somewhere each may have texts of its own, and what the text moves lies elsewhere.
    fn of_host(&self) -> Needs {
        let book = self.part.book;
        let lies = |clause: &&ClauseInstance| {
            let params = book.at(clause.form).map_or(&[][..], |form| &form.params);
            let mut filled = params.iter().zip(&clause.args);
            filled.any(|(param, arg)| param.name == HOST && arg.is_some())
        };
        let moved = |statement: &Statement| match statement.deed() {
            Some((verb, Some(this))) => {
                let roles = book.at(verb).map_or(0, |verb| verb.params.len());
                roles > 1 && book.is_local(this, THIS)
            }
            _ => false,
        };
        if self.part.clauses().filter(lies).count() != 1
            || self
                .part
                .statements()
                .any(|(statement, _)| moved(statement))
        {
            return Vec::new();
        }
        let is_host = |id: ExprId| match book.expr(id) {
            Expr::Builtin {
                op: Builtin::Host,
                args,
            } => args.first().is_some_and(|of| book.is_local(*of, THIS)),
            _ => false,
        };
        let waits = self
            .part
            .hooks()
            .iter()
            .filter_map(|hook| hook.role.event());
        let roles = waits.flat_map(|event| {
            let params = book.at(event.verb).map_or(&[][..], |verb| &verb.params);
            event.roles.iter().zip(params).filter(move |(slot, _)| {
                let mut tests = event.tests().flat_map(|test| book.conjuncts(test));
                tests.any(|test| {
                    book.equals(test).is_some_and(|(one, other)| {
                        let is = |id| slot.is_some() && book.local(id) == **slot;
                        is(one) && is_host(other) || is(other) && is_host(one)
                    })
                })
            })
        });
        roles
            .filter_map(|(_, param)| of_param(book, param))
            .collect()
    }

    fn event(&mut self, event: &EventPattern) {
        self.roles(event.verb, &event.roles, &event.tests().collect::<Vec<_>>());
    }

    fn roles(&mut self, verb: VerbId, roles: &[Option<Slot>], tests: &[ExprId]) {
        let book = self.part.book;
        let params = book.at(verb).map_or(&[][..], |verb| &verb.params);
        for (slot, param) in roles.iter().zip(params) {
            if let Some(slot) = slot {
                self.ask(
                    *slot,
                    tests,
                    of_param(book, param).into_iter().collect(),
                    false,
                );
            }
        }
    }

    fn role(&mut self, role: &HookRole) {
        let book = self.part.book;
        match role {
            HookRole::Change {
                field,
                subject,
                test,
                ..
            } => {
                let mut tests = book.conjuncts(*test).into_iter();
                let there = tests.any(|test| in_play(book, test) == Some(*subject));
                let needs = of_field(book, *field).into_iter().collect();
                self.ask(*subject, &[*test], needs, there);
            }
            HookRole::Marks {
                state,
                subject,
                test,
            } => {
                let needs = of_state(book, *state).into_iter().collect();
                self.ask(*subject, &[*test], needs, false);
            }
            HookRole::Verdict {
                act: Act::Verb(verb),
                roles,
                test,
                ..
            } => {
                self.roles(*verb, roles, test.as_slice());
            }
            role => role.event().into_iter().for_each(|event| self.event(event)),
        }
    }

    /// What is asked of the card in a slot, all of it; of what is joined by `or`, each part with what stands around it.
    fn ask(&mut self, slot: Slot, tests: &[ExprId], mut needs: Needs, in_play: bool) {
        let book = self.part.book;
        let (mut titles, mut ways) = (Vec::new(), Vec::new());
        for test in tests.iter().flat_map(|test| book.conjuncts(*test)) {
            match (book.expr(test), covers(book, test)) {
                (Expr::Or(parts), _) => ways.extend(parts),
                (_, Some((title, of))) => titles.extend(book.is_local(of, slot).then_some(title)),
                _ => needs.extend(needed(book, test, slot)),
            }
        }
        if !needs.is_empty() || in_play {
            titles
                .into_iter()
                .for_each(|title| self.want(title, &needs, in_play));
        }
        for way in ways {
            self.never(slot, way, &needs);
            self.ask(slot, &[way], needs.clone(), in_play);
        }
    }

    /// Tells of a kind among others, or of the card itself, that can never be what all of them must be. Among heads that are joined,
    /// cards speak of one that is never meant; rules ask whatever comes.
    fn never(&mut self, slot: Slot, way: ExprId, needs: &[Vec<KindId>]) {
        let (part, book) = (self.part, self.part.book);
        let unmet = |kind: KindId| {
            needs
                .iter()
                .find(|need| !need.iter().any(|one| meet(book, kind, *one)))
        };
        for at in book.conjuncts(way) {
            if let Expr::IsKind(of, kind) = book.expr(at)
                && book.is_local(*of, slot)
                && let Some(unmet) =
                    unmet(*kind).filter(|_| part.card.is_some() && part.is_written(at))
            {
                let (name, wanted) = (book.name(*kind), said(book, unmet.iter().copied()));
                let says = format!("no {name} is {wanted}, and that is what this is said of");
                let help = format!("leave the {name} out, or give it a text of its own");
                self.told
                    .push(Diagnostic::error(NO_FIT, says, part.span(at)).help(help));
            }
            if let Some((one, this)) = book.equals(at)
                && book.is_local(one, slot)
                && book.is_local(this, THIS)
                && let Some(kind) = part.card().map(|card| card.kind)
                && let Some(unmet) = unmet(kind)
            {
                let (is, wanted) = (said(book, [kind]), said(book, unmet.iter().copied()));
                let says = format!("this card is {is}, and this is said of {wanted}");
                let help = format!("say which is meant: {wanted}");
                self.told
                    .push(Diagnostic::error(NO_FIT, says, part.span(this)).help(help));
            }
        }
    }

    fn want(&mut self, at: ExprId, needs: &[Vec<KindId>], in_play: bool) {
        let book = self.part.book;
        let Some((title, any)) = title(book, at) else {
            return;
        };
        let any_card = |need: &&Vec<KindId>| need.iter().any(|kind| Some(*kind) == book.roots.card);
        let wanted = Wanted {
            title: title.clone(),
            any,
            needs: needs
                .iter()
                .filter(|need| !any_card(need))
                .cloned()
                .collect(),
            in_play,
            host: self.host,
        };
        self.noted
            .push((Note::Wanted(Box::new(wanted)), self.part.span(at)));
    }
}
