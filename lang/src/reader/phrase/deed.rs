//! What the text of a card lets its player do: an action, with what it costs, how often, and in which menus it stands.

use super::effects::Body;
use super::text::{Frames, Source};
use crate::checks::verbs_done;
use crate::reader::Cx;
use crate::tree::{
    Action, ActionId, ActionSource, BlockId, Card, Expr, ExprId, MenuId, Named, Requirement,
    Statement, TextId, YOU,
};
use crate::vocabulary::TextMenu;
use std::collections::BTreeSet;

impl Cx<'_> {
    /// Enters the action that a text gives, by the words of its menu.
    pub(super) fn may_be_done(
        &mut self,
        source: Source<'_>,
        mut frames: Frames,
        says: Option<TextId>,
        mut body: Body,
        card: &mut Card,
    ) {
        self.counts_behind(&mut frames, &body);
        let end = self.env.group_end.take();
        let mut legal = frames.legal;
        let mut picks = Vec::new();
        if frames.cost.is_empty() {
            picks = self.own_targets(&mut body, end);
        }
        let payable = self.payable(&frames.cost);
        let able = self.able_after(&frames.cost, &body);
        for able in [payable, able] {
            // Whom it is done to is chosen among those to whom it can be done.
            let chosen = |test: &ExprId| {
                picks
                    .iter()
                    .any(|pick| self.book.speaks_of(*test, pick.slot))
            };
            let able = able.filter(|test| !chosen(test));
            legal.extend(able.map(|test| Requirement {
                test,
                says: None,
                cites: Vec::new(),
            }));
        }
        let active = match self.both(frames.active, source.span) {
            Some(active) => active,
            None => self.push(Expr::Truth(true), source.span),
        };
        let cost = (!frames.cost.is_empty()).then(|| self.block(frames.cost));
        let body = self.block(body);
        let menus = if frames.menus.is_empty() {
            self.menus_of(cost, body)
        } else {
            frames.menus
        };
        let title = self.book.at(card.title).cloned();
        let id = ActionId(u32::try_from(self.book.actions.len()).unwrap_or(u32::MAX));
        self.book.actions.push(Action {
            named: Named {
                name: title.unwrap_or_default(),
                says,
                span: source.item.span,
                ..Named::default()
            },
            menus,
            source: Some(ActionSource {
                card: source.card,
                clause: source.clause,
                active,
                anywhere: frames.outside,
            }),
            anchors: Vec::new(),
            legal,
            picks,
            limits: frames.limits,
            cost,
            body,
            declares: None,
            slots: self.env.slots,
            says: None,
            unchecked: false,
        });
        card.actions.push(id);
    }

    /// The menus in which an action of a card's text stands: those for what it does, or else those for any other.
    fn menus_of(&self, cost: Option<BlockId>, body: BlockId) -> Vec<MenuId> {
        let menus = &self.vocab.text_menus;
        let done = if menus.iter().all(|menu| menu.does.is_empty()) {
            BTreeSet::new()
        } else {
            verbs_done(self.book, cost.into_iter().chain([body]))
        };
        let doing = |menu: &&TextMenu| menu.does.iter().any(|verb| done.contains(verb));
        let mut meant: Vec<MenuId> = menus.iter().filter(doing).map(|one| one.menu).collect();
        if meant.is_empty() {
            let others = menus
                .iter()
                .filter(|menu| menu.does.is_empty() && !menu.said);
            meant = others.map(|one| one.menu).collect();
        }
        meant
    }

    /// The choices of `you` that are made with the action itself.
    fn own_targets(&mut self, body: &mut Body, end: Option<usize>) -> Vec<crate::tree::Pick> {
        let yours = |cx: &Self, statement: &Statement| match statement {
            Statement::Pick(pick) => *cx.at(pick.by) == Expr::Local(YOU),
            _ => true,
        };
        let all = body.iter().all(|(statement, _)| yours(self, statement));
        if all {
            super::quote::targets(body, end)
        } else {
            Vec::new()
        }
    }
}
