//! What a card must be where a title stands: by the kind beside it, and by each word, verb, field and state that is said of it.

use super::{Wanted, one_of};
use crate::checks::of_expr;
use crate::checks::part::Part;
use crate::diagnostic::{Diagnostic, NO_FIT};
use crate::reader::types::is_under;
use crate::tree::{
    Act, Book, Builtin, ClauseInstance, Comparison, EventPattern, Expr, ExprId, FieldId, FieldOf,
    Fold, Group, HookRole, KindId, Param, QuoteBody, Slot, StateId, Statement, THIS, Type, VerbId,
};
use std::collections::BTreeSet;

/// The slot of a clause that says what its card lies on.
const HOST: &str = "host";

pub(super) fn look(part: &Part<'_>, wanted: &mut Vec<Wanted>, told: &mut Vec<Diagnostic>) {
    let kept = kept(part);
    let mut needs = Needs {
        part,
        wanted,
        told,
        host: false,
    };
    for (at, expr) in part.exprs() {
        match expr {
            Expr::Filter(over) | Expr::Fold { over, .. } | Expr::Map { over, .. } => {
                needs.group(over, !kept.contains(&at));
            }
            Expr::Just(event) => needs.event(event),
            Expr::Call { function, args } => needs.call(function.index(), args),
            _ => {}
        }
    }
    for hook in part.hooks() {
        needs.role(&hook.role);
    }
    for memory in part.memories() {
        needs.event(&memory.event);
    }
    for quote in part.quotes() {
        if let Some(event) = &quote.event {
            needs.event(event);
        }
        match &quote.body {
            QuoteBody::Event(event) => needs.event(event),
            QuoteBody::Selection { member, .. } => {
                needs.ask(member.0, &[member.1], Vec::new(), false);
            }
            QuoteBody::Answer(_) | QuoteBody::Effects(_) => {}
        }
    }
    let of_host = needs.of_host();
    for clause in part.card().into_iter().flat_map(|card| &card.clauses) {
        needs.clause(clause, &of_host);
    }
}

/// Whether each member of a group is asked whether a title in a slot means it.
fn asks_for(book: &Book, over: &Group, title: Slot) -> bool {
    let mut open = over.tests.clone();
    while let Some(test) = open.pop() {
        match book.exprs.get(test.index()) {
            Some(Expr::And(parts)) => open.extend(parts),
            Some(Expr::Builtin {
                op: Builtin::Covers,
                args,
            }) => {
                if let [name, of] = args.as_slice()
                    && is_local(book, *name, title)
                    && is_local(book, *of, over.slot)
                {
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}

/// The sets that kept selections mean: rules ask them of whoever they like, wherever he is.
fn kept(part: &Part<'_>) -> BTreeSet<ExprId> {
    let quotes = part.quotes().iter();
    let mut open: Vec<ExprId> = quotes
        .filter_map(|quote| match &quote.body {
            QuoteBody::Selection { all, .. } => Some(*all),
            _ => None,
        })
        .collect();
    let mut kept = BTreeSet::new();
    while let Some(at) = open.pop() {
        kept.insert(at);
        if let Some(Expr::Union(parts) | Expr::Or(parts)) = part.book.exprs.get(at.index()) {
            open.extend(parts);
        }
    }
    kept
}

struct Needs<'p, 'b> {
    part: &'p Part<'b>,
    wanted: &'p mut Vec<Wanted>,
    told: &'p mut Vec<Diagnostic>,
    /// Whether it is asked of what a card lies on.
    host: bool,
}

impl Needs<'_, '_> {
    fn group(&mut self, group: &Group, asked_there: bool) {
        let kind = group.kind.or_else(|| self.of_set(group.from?));
        let kind = kind.map(|kind| vec![kind]);
        let in_play = group.from.is_none() && asked_there;
        self.ask(
            group.slot,
            &group.tests,
            kind.into_iter().collect(),
            in_play,
        );
    }

    /// A title of which a definition asks whether somebody of a set is so called: a need, of who meets needs.
    fn call(&mut self, function: usize, args: &[ExprId]) {
        let book = self.part.book;
        let Some(function) = book.functions.get(function) else {
            return;
        };
        for (param, arg) in function.params.iter().zip(args) {
            if param.ty != Type::Title
                || !matches!(book.exprs.get(arg.index()), Some(Expr::Title(_)))
            {
                continue;
            }
            let mut open = vec![function.body];
            let mut found = Vec::new();
            while let Some(expr) = open.pop().and_then(|id| book.exprs.get(id.index())) {
                if let Expr::Filter(over) | Expr::Fold { over, .. } | Expr::Map { over, .. } = expr
                    && asks_for(book, over, param.slot)
                {
                    found.push(match over.kind {
                        Some(kind) => Some(vec![kind]),
                        None => over.from.and_then(|from| self.of_sets(from)),
                    });
                }
                open.extend(of_expr(expr).exprs);
            }
            if let [Some(kinds)] = found.as_slice() {
                self.want(*arg, std::slice::from_ref(kinds), false);
            }
        }
    }

    /// What the members of several sets together are.
    fn of_sets(&self, set: ExprId) -> Option<Vec<KindId>> {
        match self.part.book.exprs.get(set.index())? {
            Expr::Union(parts) => parts.iter().map(|part| self.of_set(*part)).collect(),
            _ => self.of_set(set).map(|kind| vec![kind]),
        }
    }

    /// What the members of a set are, as it is declared.
    fn of_set(&self, set: ExprId) -> Option<KindId> {
        let book = self.part.book;
        let ty = match book.exprs.get(set.index())? {
            Expr::Scope(scope) => &book.scopes.get(scope.index())?.ty,
            Expr::Call { function, .. } => &book.functions.get(function.index())?.result,
            _ => return None,
        };
        match ty {
            Type::Set(member) => match **member {
                Type::Object(kind) => Some(kind),
                _ => None,
            },
            _ => None,
        }
    }

    /// A slot of a clause may say of which kinds those are that it means.
    fn clause(&mut self, clause: &ClauseInstance, of_host: &[Vec<KindId>]) {
        let book = self.part.book;
        let form = book.clauses.get(clause.form.index());
        let params = form.into_iter().flat_map(|form| &form.params);
        for (param, arg) in params.zip(&clause.args) {
            let Some(arg) = *arg else { continue };
            let mut needs: Vec<Vec<KindId>> = match param.kinds.is_empty() {
                true => Vec::new(),
                false => vec![param.kinds.clone()],
            };
            // What a card lies on is in play. Of one that is not scripted yet the rest may say how that comes to be there.
            let scripted = self
                .part
                .card()
                .is_some_and(|card| card.not_encoded.is_empty());
            let host = scripted && param.name == HOST;
            if host {
                needs.extend_from_slice(of_host);
            }
            match book.exprs.get(arg.index()) {
                Some(Expr::List(titles)) if !needs.is_empty() => {
                    titles
                        .iter()
                        .for_each(|title| self.want(*title, &needs, false));
                }
                Some(Expr::Title(_)) if !needs.is_empty() => self.want(arg, &needs, false),
                Some(Expr::Quote { quote, .. }) if host || !needs.is_empty() => {
                    let kept = book.quotes.get(quote.index());
                    if let Some(QuoteBody::Selection { member, .. }) = kept.map(|kept| &kept.body) {
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
    fn of_host(&self) -> Vec<Vec<KindId>> {
        let book = self.part.book;
        let Some(card) = self.part.card() else {
            return Vec::new();
        };
        let lies = |clause: &&ClauseInstance| {
            let form = book.clauses.get(clause.form.index());
            let mut filled = form
                .into_iter()
                .flat_map(|form| &form.params)
                .zip(&clause.args);
            filled.any(|(param, arg)| param.name == HOST && arg.is_some())
        };
        let moved = |statement: &Statement| match statement {
            Statement::Do { verb, args, .. } => {
                let verb = book.verbs.get(verb.index());
                let roles = verb.map_or(0, |verb| verb.params.len());
                let this = args.first().copied().flatten();
                roles > 1 && this.is_some_and(|this| is_local(book, this, THIS))
            }
            _ => false,
        };
        if card.clauses.iter().filter(lies).count() != 1
            || self
                .part
                .statements()
                .any(|(statement, _)| moved(statement))
        {
            return Vec::new();
        }
        let waits = self
            .part
            .hooks()
            .iter()
            .filter_map(|hook| match &hook.role {
                HookRole::Instead { event, .. } | HookRole::Trigger { event, .. } => Some(event),
                _ => None,
            });
        let mut needs = Vec::new();
        for event in waits {
            let verb = book.verbs.get(event.verb.index());
            let params = verb.into_iter().flat_map(|verb| &verb.params);
            for (slot, param) in event.roles.iter().zip(params) {
                let host = |test: ExprId| slot.is_some_and(|slot| is_host(book, test, slot));
                if event.tests().any(host) {
                    needs.extend(of_param(param));
                }
            }
        }
        needs
    }

    fn event(&mut self, event: &EventPattern) {
        let tests: Vec<ExprId> = event.tests().collect();
        self.roles(event.verb, &event.roles, &tests);
    }

    fn roles(&mut self, verb: VerbId, roles: &[Option<Slot>], tests: &[ExprId]) {
        let Some(verb) = self.part.book.verbs.get(verb.index()) else {
            return;
        };
        for (slot, param) in roles.iter().zip(&verb.params) {
            if let Some(slot) = slot {
                self.ask(*slot, tests, of_param(param).into_iter().collect(), false);
            }
        }
    }

    fn role(&mut self, role: &HookRole) {
        match role {
            HookRole::Change {
                field,
                subject,
                test,
                ..
            } => {
                let kind = of_field(self.part.book, *field);
                let in_play = self.is_in_play(*test, *subject);
                self.ask(*subject, &[*test], kind.into_iter().collect(), in_play);
            }
            HookRole::Marks {
                state,
                subject,
                test,
            } => {
                let kinds = of_state(self.part.book, *state);
                self.ask(*subject, &[*test], kinds.into_iter().collect(), false);
            }
            HookRole::Verdict {
                act: Act::Verb(verb),
                roles,
                test,
                ..
            } => {
                let tests: Vec<ExprId> = test.iter().copied().collect();
                self.roles(*verb, roles, &tests);
            }
            HookRole::Instead { event, .. } | HookRole::Trigger { event, .. } => self.event(event),
            HookRole::Verdict { .. } | HookRole::Whenever { .. } | HookRole::Around { .. } => {}
        }
    }

    /// What is asked of the card in a slot, all of it; of what is joined by `or`, each part with what stands around it.
    fn ask(&mut self, slot: Slot, tests: &[ExprId], mut needs: Vec<Vec<KindId>>, in_play: bool) {
        let book = self.part.book;
        let (mut open, mut titles, mut ways) = (tests.to_vec(), Vec::new(), Vec::new());
        while let Some(id) = open.pop() {
            let Some(test) = book.exprs.get(id.index()) else {
                continue;
            };
            match test {
                Expr::And(parts) => open.extend(parts),
                Expr::Or(parts) => ways.extend(parts),
                Expr::Builtin {
                    op: Builtin::Covers,
                    args,
                } => {
                    if let [title, of] = args.as_slice()
                        && is_local(book, *of, slot)
                    {
                        titles.push(*title);
                    }
                }
                test => needs_of(book, test, slot, &mut needs),
            }
        }
        if needs.is_empty() && !in_play {
            // A way has needs of its own.
            if ways.is_empty() {
                return;
            }
        }
        for title in titles {
            self.want(title, &needs, in_play);
        }
        for way in ways {
            self.never(slot, way, &needs);
            self.ask(slot, &[way], needs.clone(), in_play);
        }
    }

    /// Whether a test holds of those in play alone.
    fn is_in_play(&self, test: ExprId, slot: Slot) -> bool {
        match self.part.book.exprs.get(test.index()) {
            Some(Expr::And(parts)) => parts.iter().any(|part| self.is_in_play(*part, slot)),
            Some(Expr::Builtin {
                op: Builtin::InPlay,
                args,
            }) => args
                .first()
                .is_some_and(|of| is_local(self.part.book, *of, slot)),
            _ => false,
        }
    }

    /// Tells of a kind among others that can never be what all of them must be.
    fn never(&mut self, slot: Slot, way: ExprId, needs: &[Vec<KindId>]) {
        let book = self.part.book;
        let mut open = vec![way];
        while let Some(id) = open.pop() {
            match book.exprs.get(id.index()) {
                Some(Expr::And(parts)) => open.extend(parts),
                Some(Expr::IsKind(of, kind)) if is_local(book, *of, slot) => {
                    if let Some(unmet) = unmet(book, *kind, needs) {
                        self.told
                            .extend(of_another_kind(self.part, *kind, unmet, id));
                    }
                }
                Some(Expr::Compare(Comparison::Equal, one, this))
                    if is_local(book, *one, slot) && is_local(book, *this, THIS) =>
                {
                    let kind = self.part.card().map(|card| card.kind);
                    if let Some(kind) = kind
                        && let Some(unmet) = unmet(book, kind, needs)
                    {
                        self.told.push(of_this(self.part, kind, unmet, *this));
                    }
                }
                _ => {}
            }
        }
    }

    fn want(&mut self, at: ExprId, needs: &[Vec<KindId>], in_play: bool) {
        let book = self.part.book;
        let Some(Expr::Title(id)) = book.exprs.get(at.index()) else {
            return;
        };
        let Some(reference) = book.titles.get(id.index()) else {
            return;
        };
        let Some(title) = book.texts.get(reference.title.index()) else {
            return;
        };
        let card = book.roots.card;
        let needs: Vec<Vec<KindId>> = needs
            .iter()
            .filter(|need| !need.iter().any(|kind| Some(*kind) == card))
            .cloned()
            .collect();
        self.wanted.push(Wanted {
            title: title.clone(),
            any: reference.any,
            needs,
            in_play,
            host: self.host,
            span: self.part.span(at),
        });
    }
}

/// The first of some needs that nothing of a kind meets.
fn unmet<'n>(book: &Book, kind: KindId, needs: &'n [Vec<KindId>]) -> Option<&'n Vec<KindId>> {
    let fits = |need: &KindId| is_under(book, kind, *need) || is_under(book, *need, kind);
    needs.iter().find(|need| !need.iter().any(fits))
}

/// The card itself, where only cards of another kind can be.
fn of_this(part: &Part<'_>, kind: KindId, wanted: &[KindId], at: ExprId) -> Diagnostic {
    let is = one_of(part.book, std::iter::once(&kind));
    let wanted = one_of(part.book, wanted.iter());
    let told = format!("this card is {is}, and this is said of {wanted}");
    Diagnostic::error(NO_FIT, told, part.span(at)).help(format!("say which is meant: {wanted}"))
}

/// Among heads that are joined, cards speak of one that is never meant; rules ask whatever comes.
fn of_another_kind(
    part: &Part<'_>,
    kind: KindId,
    wanted: &[KindId],
    at: ExprId,
) -> Option<Diagnostic> {
    let span = part.span(at);
    if part.card.is_none() || span.is_empty() {
        return None;
    }
    let name = part.book.kinds.get(kind.index());
    let name = name.map_or("", |kind| kind.named.name.as_str());
    let wanted = one_of(part.book, wanted.iter());
    let told = format!("no {name} is {wanted}, and that is what this is said of");
    Some(Diagnostic::error(NO_FIT, told, span).help(format!(
        "leave the {name} out, or give it a text of its own"
    )))
}

/// The kinds of which something is that passes a test.
fn needs_of(book: &Book, test: &Expr, slot: Slot, needs: &mut Vec<Vec<KindId>>) {
    let local = |id: &ExprId| is_local(book, *id, slot);
    match test {
        Expr::IsKind(of, kind) if local(of) => needs.push(vec![*kind]),
        Expr::HasState(of, state) if local(of) => needs.extend(of_state(book, *state)),
        Expr::Call { function, args } => {
            if let Some(function) = book.functions.get(function.index())
                && function.result == Type::Truth
            {
                needs.extend(of_args(&function.params, args.iter().map(Some), &local));
            }
        }
        Expr::Allowed { verb, args, .. } => {
            if let Some(verb) = book.verbs.get(verb.index()) {
                let args = args.iter().map(Option::as_ref);
                needs.extend(of_args(&verb.params, args, &local));
            }
        }
        // A flag, or a field that is something said.
        Expr::Field { field, of, .. } if local(of) => needs.extend(of_field(book, *field)),
        Expr::Compare(Comparison::Equal, one, other) => {
            let sides = [(one, other), (other, one)];
            let said = sides.into_iter().filter(|(_, said)| is_said(book, **said));
            needs.extend(said.filter_map(|(of, _)| field_of(book, *of, &local)));
        }
        Expr::Compare(how, one, other) if *how != Comparison::Unequal => {
            let fields = [one, other];
            let fields = fields
                .into_iter()
                .filter_map(|id| field_of(book, *id, &local));
            needs.extend(fields);
        }
        Expr::In(_, all) => needs.extend(field_of(book, *all, &local)),
        Expr::Fold {
            how: Fold::Some,
            over,
            ..
        } => {
            let tests = over.tests.iter();
            for test in tests.filter_map(|id| book.exprs.get(id.index())) {
                needs_of(book, test, slot, needs);
            }
        }
        _ => {}
    }
}

/// What each argument must be that is the card.
fn of_args<'e>(
    params: &[Param],
    args: impl Iterator<Item = Option<&'e ExprId>>,
    local: &impl Fn(&ExprId) -> bool,
) -> Vec<Vec<KindId>> {
    let given = params.iter().zip(args);
    given
        .filter(|(_, arg)| arg.is_some_and(local))
        .filter_map(|(param, _)| of_param(param))
        .collect()
}

fn of_param(param: &Param) -> Option<Vec<KindId>> {
    if !param.kinds.is_empty() {
        return Some(param.kinds.clone());
    }
    let ty = match &param.ty {
        Type::Set(ty) => ty,
        ty => ty,
    };
    match ty {
        Type::Object(kind) => Some(vec![*kind]),
        _ => None,
    }
}

fn of_state(book: &Book, state: StateId) -> Option<Vec<KindId>> {
    let kinds = book.states.get(state.index())?.of.clone();
    (!kinds.is_empty()).then_some(kinds)
}

fn of_field(book: &Book, field: FieldId) -> Option<Vec<KindId>> {
    match book.fields.get(field.index())?.of {
        FieldOf::Kind(kind) => Some(vec![kind]),
        FieldOf::Player | FieldOf::Game => None,
    }
}

fn field_of(book: &Book, id: ExprId, local: &impl Fn(&ExprId) -> bool) -> Option<Vec<KindId>> {
    match book.exprs.get(id.index())? {
        Expr::Field { field, of, .. } if local(of) => of_field(book, *field),
        _ => None,
    }
}

/// Whether something is written out: nothing is equal to it that has no such value.
fn is_said(book: &Book, id: ExprId) -> bool {
    matches!(
        book.exprs.get(id.index()),
        Some(Expr::Number(_) | Expr::Text(_) | Expr::Symbol(_))
    )
}

/// Whether a test asks that what stands in a slot is what this card lies on.
fn is_host(book: &Book, test: ExprId, slot: Slot) -> bool {
    let host = |id: ExprId| match book.exprs.get(id.index()) {
        Some(Expr::Builtin {
            op: Builtin::Host,
            args,
        }) => args.first().is_some_and(|of| is_local(book, *of, THIS)),
        _ => false,
    };
    match book.exprs.get(test.index()) {
        Some(Expr::And(parts)) => parts.iter().any(|part| is_host(book, *part, slot)),
        Some(Expr::Compare(Comparison::Equal, one, other)) => {
            is_local(book, *one, slot) && host(*other) || is_local(book, *other, slot) && host(*one)
        }
        _ => false,
    }
}

fn is_local(book: &Book, id: ExprId, slot: Slot) -> bool {
    book.exprs.get(id.index()) == Some(&Expr::Local(slot))
}
