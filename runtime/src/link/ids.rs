//! Whether the parts of a book that run lead somewhere: statements, standing texts, verbs, actions,
//! procedures, kept texts.

use spaceline_lang::tree::{
    ACTING, Act, At, BlockId, Book, Constraint, EventPattern, ExprId, Hook, HookOwner, HookRole,
    Leave, LimitUse, Pick, QuoteBody, Requirement, Statement, TextId, Until, VerbId, Write,
};

/// What something refers to, and what does not exist of it.
pub struct Ids<'b> {
    book: &'b Book,
    /// The first sort of thing that was missing.
    pub missing: Option<&'static str>,
}

impl<'b> Ids<'b> {
    pub const fn of(book: &'b Book) -> Self {
        Self {
            book,
            missing: None,
        }
    }

    fn need(&mut self, there: bool, what: &'static str) {
        if !there && self.missing.is_none() {
            self.missing = Some(what);
        }
    }

    pub fn expr(&mut self, id: ExprId) {
        self.need(id.index() < self.book.exprs.len(), "expression");
    }

    fn exprs<'i>(&mut self, ids: impl IntoIterator<Item = &'i ExprId>) {
        ids.into_iter().for_each(|id| self.expr(*id));
    }

    fn text(&mut self, id: Option<TextId>) {
        let texts = self.book.texts.len();
        self.need(id.is_none_or(|id| id.index() < texts), "text");
    }

    fn block(&mut self, id: BlockId) {
        self.need(id.index() < self.book.blocks.len(), "block");
    }

    fn verb(&mut self, id: VerbId) {
        self.need(id.index() < self.book.verbs.len(), "verb");
    }

    fn pattern(&mut self, pattern: &EventPattern) {
        self.verb(pattern.verb);
        pattern.tests().for_each(|test| self.expr(test));
    }

    fn limits(&mut self, limits: &[LimitUse]) {
        for limit in limits {
            self.need(limit.limit.index() < self.book.limits.len(), "limit");
            self.exprs(&limit.key);
            self.expr(limit.max);
        }
    }

    fn requirements(&mut self, requirements: &[Requirement]) {
        for requirement in requirements {
            self.expr(requirement.test);
            self.text(requirement.says);
        }
    }

    fn pick(&mut self, pick: &Pick) {
        self.exprs([&pick.by, &pick.from, &pick.min, &pick.max]);
        self.text(pick.says);
        for constraint in &pick.constraints {
            match constraint {
                Constraint::PerKey { key, max, .. } => self.exprs([key, max]),
                Constraint::Sum { of, min, max, .. } => {
                    self.expr(*of);
                    self.exprs(min.iter().chain(max));
                }
                Constraint::Roles { roles, .. } => self.exprs(roles),
                Constraint::Pairwise { test, says, .. } => {
                    self.expr(*test);
                    self.text(*says);
                }
            }
        }
    }

    fn until(&mut self, until: &Until) {
        match until {
            Until::Never => {}
            Until::Event {
                verb, of, changed, ..
            } => {
                self.verb(*verb);
                self.exprs(of);
                self.exprs(changed);
            }
            Until::Happening(of) | Until::When(of) => self.expr(*of),
        }
    }

    fn write(&mut self, write: &Write) {
        let book = self.book;
        match write {
            Write::Put { what, into, at, .. } => {
                self.exprs([what, into]);
                if let At::After(other) | At::Before(other) = at {
                    self.expr(*other);
                }
            }
            Write::Set { field, of, to } => {
                self.need(field.index() < book.fields.len(), "field");
                self.exprs(of);
                self.expr(*to);
            }
            Write::Mark { what, state, until } => {
                self.expr(*what);
                self.need(state.index() < book.states.len(), "state");
                self.until(until);
            }
            Write::Unmark { what, state } => {
                self.expr(*what);
                self.need(state.index() < book.states.len(), "state");
            }
            Write::Become { what, kind } => {
                self.expr(*what);
                self.need(kind.index() < book.kinds.len(), "kind");
            }
            Write::Create { kind, into, .. } => {
                self.need(kind.index() < book.kinds.len(), "kind");
                self.expr(*into);
            }
            Write::Control { what, by } => self.exprs([what, by]),
            Write::Exchange { what, with } => self.exprs([what, with]),
            Write::Show { what, to } | Write::Hide { what, from: to } => {
                self.expr(*what);
                self.exprs(to);
            }
            Write::Remove { what: id }
            | Write::Shuffle { place: id }
            | Write::Turn { what: id, .. }
            | Write::NextTurn { of: id } => self.expr(*id),
        }
    }

    /// One statement; blocks in it are looked at where they stand in the book.
    pub fn statement(&mut self, statement: &Statement) {
        let book = self.book;
        match statement {
            Statement::Let { value, .. } => self.expr(*value),
            Statement::Pick(pick) => self.pick(pick),
            Statement::PickValue { by, from, .. } => self.exprs([by, from]),
            Statement::If { arms, otherwise } => {
                for (test, body) in arms {
                    self.expr(*test);
                    self.block(*body);
                }
                otherwise.iter().for_each(|body| self.block(*body));
            }
            Statement::Each { over: of, body, .. }
            | Statement::While { test: of, body }
            | Statement::Repeat { times: of, body } => {
                self.expr(*of);
                self.block(*body);
            }
            Statement::May {
                by,
                says,
                able,
                body,
                otherwise,
            } => {
                self.expr(*by);
                self.text(*says);
                self.exprs(able);
                self.block(*body);
                otherwise.iter().for_each(|body| self.block(*body));
            }
            Statement::ChooseOne { by, arms, .. } => {
                self.expr(*by);
                for arm in arms {
                    self.text(arm.says);
                    self.exprs(&arm.able);
                    self.block(arm.body);
                }
            }
            Statement::Do { verb, args, by } => {
                self.verb(*verb);
                self.exprs(args.iter().flatten().chain(by));
            }
            Statement::Run {
                procedure, args, ..
            }
            | Statement::Open {
                window: procedure,
                args,
            } => {
                self.need(procedure.index() < book.procedures.len(), "procedure");
                self.exprs(args);
            }
            Statement::Target { this, you, .. } => self.exprs([this, you]),
            Statement::Follow {
                quote,
                this,
                you,
                with,
            } => {
                self.exprs([quote, this, you]);
                for (scope, value) in with {
                    self.need(scope.index() < book.scopes.len(), "scope");
                    self.expr(*value);
                }
            }
            Statement::Offer {
                by, menus, between, ..
            } => {
                self.expr(*by);
                let there = menus.iter().all(|menu| menu.index() < book.menus.len());
                self.need(there, "menu");
                between.iter().for_each(|body| self.block(*body));
            }
            Statement::Stage { stage, body } => {
                self.need(stage.index() < book.stages.len(), "stage");
                self.block(*body);
            }
            Statement::Leave(Leave::Procedure(procedure)) => {
                self.need(procedure.index() < book.procedures.len(), "procedure");
            }
            Statement::Leave(Leave::Stage(stage)) => {
                self.need(stage.index() < book.stages.len(), "stage");
            }
            Statement::Leave(Leave::Loop | Leave::Action) => {}
            Statement::Return(value) => self.exprs(value),
            Statement::With { scope, value, body } => {
                let known = *scope == ACTING || scope.index() < book.scopes.len();
                self.need(known, "scope");
                self.expr(*value);
                self.block(*body);
            }
            Statement::Write(write) => self.write(write),
            Statement::Lasting {
                texts,
                captures,
                until,
            } => {
                for text in texts {
                    self.need(text.hook.index() < book.hooks.len(), "standing text");
                    if let Some(settles) = &text.settles {
                        self.expr(settles.amount);
                        self.exprs(settles.limit.iter().map(|(_, limit)| limit));
                    }
                }
                self.exprs(captures);
                self.until(until);
            }
            Statement::Use { limit, key } => {
                self.need(limit.index() < book.limits.len(), "limit");
                self.exprs(key);
            }
            Statement::Finish { winner, says, .. } => {
                self.expr(*winner);
                self.text(Some(*says));
            }
            Statement::Refuse(says) => self.text(Some(*says)),
        }
    }

    /// One standing text.
    pub fn hook(&mut self, hook: &Hook) {
        let book = self.book;
        let owned = match hook.owner {
            HookOwner::Rule(rule) => rule.index() < book.rules.len(),
            HookOwner::Card(card, _) => card.index() < book.cards.len(),
            HookOwner::State(state) => state.index() < book.states.len(),
            HookOwner::Lasting => true,
        };
        self.need(owned, "owner of a text");
        self.exprs(&hook.active);
        let cites = hook
            .cites
            .iter()
            .all(|cite| cite.index() < book.cites.len());
        self.need(cites, "citation");
        match &hook.role {
            HookRole::Change {
                field,
                test,
                amount,
                limit,
                ..
            } => {
                self.need(field.index() < book.fields.len(), "field");
                self.exprs([test, amount].into_iter().chain(limit));
            }
            HookRole::Marks { state, test, .. } => {
                self.need(state.index() < book.states.len(), "state");
                self.expr(*test);
            }
            HookRole::Verdict {
                act, test, says, ..
            } => {
                match act {
                    Act::Verb(verb) => self.verb(*verb),
                    Act::Text(menu) => self.need(menu.index() < book.menus.len(), "menu"),
                    Act::Action(action) => {
                        self.need(action.index() < book.actions.len(), "action");
                    }
                }
                self.exprs(test);
                self.text(*says);
            }
            HookRole::Instead {
                event,
                by,
                able,
                body,
                limits,
            }
            | HookRole::Trigger {
                event,
                by,
                able,
                body,
                limits,
                ..
            } => {
                if let HookRole::Trigger {
                    each: Some(each), ..
                } = &hook.role
                {
                    self.exprs([&each.set]);
                }
                self.pattern(event);
                self.exprs(by.iter().chain(able));
                self.block(*body);
                self.limits(limits);
            }
            HookRole::Whenever { each, test, body } => {
                self.exprs(each.iter().map(|(_, set)| set).chain(test));
                self.block(*body);
            }
            HookRole::Around { stage, body, .. } => {
                self.need(stage.index() < book.stages.len(), "stage");
                body.iter().for_each(|body| self.block(*body));
            }
        }
    }

    /// The tables of what is done: verbs, actions, procedures, kept texts, memories, demands.
    pub fn tables(&mut self) {
        let book = self.book;
        for verb in &book.verbs {
            verb.body.iter().for_each(|body| self.block(*body));
            self.text(verb.log);
        }
        for action in &book.actions {
            let menus = action
                .menus
                .iter()
                .all(|menu| menu.index() < book.menus.len());
            self.need(menus, "menu");
            if let Some(source) = &action.source {
                self.need(source.card.index() < book.cards.len(), "card");
                self.expr(source.active);
            }
            for anchor in &action.anchors {
                self.expr(anchor.from);
                self.requirements(&anchor.legal);
            }
            self.requirements(&action.legal);
            action.picks.iter().for_each(|pick| self.pick(pick));
            self.limits(&action.limits);
            let blocks = action.cost.iter().chain(&action.declares);
            blocks.for_each(|block| self.block(*block));
            self.block(action.body);
            self.text(action.says);
        }
        for procedure in &book.procedures {
            self.block(procedure.body);
            procedure
                .finally
                .iter()
                .for_each(|block| self.block(*block));
            if let Some(window) = &procedure.window {
                let menus = window
                    .menus
                    .iter()
                    .all(|menu| menu.index() < book.menus.len());
                self.need(menus, "menu");
                self.expr(window.first);
            }
        }
        for quote in &book.quotes {
            quote.targets.iter().for_each(|pick| self.pick(pick));
            quote.able.iter().for_each(|able| self.expr(*able));
            quote.event.iter().for_each(|event| self.pattern(event));
            match &quote.body {
                QuoteBody::Answer(body) => self.expr(*body),
                QuoteBody::Selection {
                    all,
                    member,
                    count,
                    by,
                    ..
                } => {
                    self.exprs([all, &member.1].into_iter().chain(by));
                    if let Some((least, most)) = count {
                        self.exprs([least].into_iter().chain(most));
                    }
                }
                QuoteBody::Effects(body) => self.block(*body),
                QuoteBody::Event(pattern) => self.pattern(pattern),
            }
        }
        for memory in &book.memories {
            self.pattern(&memory.event);
            self.exprs(&memory.key);
        }
        for demand in &book.demands {
            self.exprs(
                demand
                    .needs
                    .iter()
                    .chain(demand.bars.iter().map(|(_, set)| set)),
            );
            self.text(Some(demand.says));
        }
        for state in &book.states {
            self.exprs(state.spreads.iter().chain(&state.means));
        }
        for field in &book.fields {
            self.exprs(&field.default);
        }
        for zone in &book.zones {
            self.text(zone.starts);
        }
        for card in &book.cards {
            for clause in &card.clauses {
                self.exprs(clause.args.iter().flatten());
            }
        }
        self.roots();
    }

    fn roots(&mut self) {
        let (book, laws) = (self.book, &self.book.laws);
        let functions = [
            laws.total,
            laws.counted,
            laws.counts_again,
            laws.covers,
            laws.covers_any,
            laws.verdict,
            laws.reader,
            laws.active,
            laws.tie_breaker,
            laws.volunteers,
            laws.may_be_chosen,
            laws.spoken_of,
            laws.supports,
            laws.two_in_one,
            laws.doer,
        ];
        let mut functions = functions.into_iter().flatten();
        self.need(
            functions.all(|law| law.index() < book.functions.len()),
            "law",
        );
        let roots = &book.roots;
        let game = roots
            .game
            .is_none_or(|game| game.index() < book.procedures.len());
        self.need(game, "procedure that is the game");
        roots.turn_begins.iter().for_each(|verb| self.verb(*verb));
        let card = roots
            .card
            .is_none_or(|kind| kind.index() < book.kinds.len());
        self.need(card, "kind of cards");
        let score = roots
            .score
            .is_none_or(|field| field.index() < book.fields.len());
        self.need(score, "field of the score");
    }
}
