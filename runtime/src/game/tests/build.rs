//! More words for building books by hand: those of the ordered part of the language.

use crate::testing::Maker;
use smol_str::SmolStr;
use spaceline_lang::span::Span;
use spaceline_lang::tree::*;

fn named(name: &str) -> Named {
    Named {
        name: SmolStr::new(name),
        ..Named::default()
    }
}

fn id(len: usize) -> u32 {
    u32::try_from(len).expect("test books are small")
}

/// Parameters in the slots from 2 on.
fn params(types: &[(&str, Type)]) -> Vec<Param> {
    let one = |(slot, (name, ty)): (Slot, &(&str, Type))| Param {
        kinds: Vec::new(),
        name: SmolStr::new(name),
        slot,
        ty: ty.clone(),
        role: None,
        maybe: false,
    };
    (2..).zip(types).map(one).collect()
}

impl Maker {
    pub fn block(&mut self, statements: Vec<Statement>) -> BlockId {
        self.book
            .block_spans
            .push(vec![Span::default(); statements.len()]);
        self.book.blocks.push(statements);
        BlockId(id(self.book.blocks.len() - 1))
    }

    /// A verb or event with its roles and its log line.
    pub fn act(
        &mut self,
        name: &str,
        roles: &[(&str, Type)],
        body: Vec<Statement>,
        log: Option<&str>,
    ) -> VerbId {
        let body = (!body.is_empty()).then(|| self.block(body));
        let log = log.map(|log| self.text(log));
        self.book.verbs.push(Verb {
            named: named(name),
            params: params(roles),
            slots: 8,
            announced: body.is_none(),
            body,
            one_by_one: false,
            at_once: false,
            itself: false,
            fetches: false,
            goes_later: false,
            log,
            answers: None,
            ordered: None,
        });
        VerbId(id(self.book.verbs.len() - 1))
    }

    pub fn menu(&mut self, name: &str) -> MenuId {
        self.book.menus.push(Menu {
            named: named(name),
            aside: false,
        });
        MenuId(id(self.book.menus.len() - 1))
    }

    pub fn action(&mut self, name: &str, menu: MenuId, body: Vec<Statement>) -> ActionId {
        let body = self.block(body);
        let says = Some(self.text(name));
        self.book.actions.push(Action {
            named: named(name),
            menus: vec![menu],
            source: None,
            anchors: Vec::new(),
            legal: Vec::new(),
            picks: Vec::new(),
            limits: Vec::new(),
            cost: None,
            body,
            declares: None,
            slots: 16,
            says,
            unchecked: false,
        });
        ActionId(id(self.book.actions.len() - 1))
    }

    pub fn anchor(&mut self, action: ActionId, slot: Slot, from: ExprId, legal: &[ExprId]) {
        let legal = legal.iter().map(|test| requirement(*test)).collect();
        self.book.actions[action.index()].anchors.push(Anchor {
            name: SmolStr::new("part"),
            slot,
            from,
            legal,
        });
    }

    pub fn legal(&mut self, action: ActionId, test: ExprId) {
        self.book.actions[action.index()]
            .legal
            .push(requirement(test));
    }

    pub fn limit(&mut self, name: &str, span: spaceline_lang::tree::Span) -> LimitId {
        self.book.limits.push(Limit {
            whose: None,
            named: named(name),
            params: Vec::new(),
            span,
            most: 1,
        });
        LimitId(id(self.book.limits.len() - 1))
    }

    pub fn cite(&mut self, section: &str) -> CiteId {
        self.book.cites.push(Cite {
            document: SmolStr::new("toy"),
            section: SmolStr::new(section),
        });
        CiteId(id(self.book.cites.len() - 1))
    }

    pub fn scope(&mut self, name: &str, ty: Type) -> ScopeId {
        self.book.scopes.push(Scope {
            named: named(name),
            ty,
        });
        ScopeId(id(self.book.scopes.len() - 1))
    }

    pub fn procedure(
        &mut self,
        name: &str,
        roles: &[(&str, Type)],
        body: Vec<Statement>,
    ) -> ProcedureId {
        let body = self.block(body);
        self.book.procedures.push(Procedure {
            named: named(name),
            params: params(roles),
            gives: None,
            slots: 12,
            body,
            finally: None,
            window: None,
        });
        ProcedureId(id(self.book.procedures.len() - 1))
    }

    /// A choice by a player of so many, without constraints.
    pub fn pick(&mut self, slot: Slot, by: ExprId, from: ExprId, (min, max): (i64, i64)) -> Pick {
        let (low, high) = (self.number(min), self.number(max));
        Pick {
            name: None,
            slot,
            single: max == 1,
            by,
            from,
            min: low,
            max: high,
            random: false,
            constraints: Vec::new(),
            says: None,
        }
    }
}

pub fn requirement(test: ExprId) -> Requirement {
    Requirement {
        test,
        says: None,
        cites: Vec::new(),
    }
}

pub fn pattern(verb: VerbId, roles: &[Option<Slot>], test: Option<ExprId>) -> EventPattern {
    EventPattern {
        verb,
        roles: roles.to_vec(),
        by: None,
        was: test,
        test: None,
    }
}

pub fn act(verb: VerbId, args: &[ExprId]) -> Statement {
    Statement::Do {
        verb,
        args: args.iter().copied().map(Some).collect(),
        by: None,
    }
}
