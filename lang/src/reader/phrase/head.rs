//! The heads of a selection (R2): kinds, titles, sets, joined by `or` or `and`.

use super::adjective::Adjective;
use super::select::{Many, Sel};
use crate::reader::{Cx, Read, TrapError, Typed};
use crate::span::Span;
use crate::tree::{Expr, ExprId, KindId, Type};

/// A head: what the members are.
pub(super) struct Head {
    pub(super) kind: Option<KindId>,
    /// A set they are in; a title that covers them.
    pub(super) from: Option<ExprId>,
    pub(super) title: Option<ExprId>,
    pub(super) ty: Type,
    pub(super) span: Span,
    /// Whether it is a kind in the singular.
    pub(super) singular: bool,
    /// The word that joins it to the one before.
    pub(super) joined: Option<Span>,
    /// Whether a title stands before its kind, or before that of the first.
    pub(super) entitled: bool,
    /// A selection in parentheses that does not say where its members are: what stands behind them says it.
    pub(super) inner: Option<Box<Sel>>,
}

impl Head {
    /// A head of a type.
    pub(super) const fn new(ty: Type, span: Span) -> Self {
        Self {
            kind: None,
            from: None,
            title: None,
            ty,
            span,
            singular: false,
            joined: None,
            entitled: false,
            inner: None,
        }
    }

    /// Whether it is a title alone.
    pub(super) const fn is_title(&self) -> bool {
        self.title.is_some() && self.kind.is_none()
    }
}

impl Cx<'_> {
    /// Turns heads and adjectives into the tests of the group.
    pub(super) fn head_tests(
        &mut self,
        sel: &mut Sel,
        heads: &[Head],
        adjectives: &[Adjective],
    ) -> Read<()> {
        let slot = sel.group.slot;
        if let [head] = heads {
            sel.group.kind = head.kind;
            sel.group.from = head.from;
            if let Some(inner) = &head.inner {
                sel.group.kind = inner.group.kind;
                sel.group.tests.clone_from(&inner.group.tests);
            }
            if let Some(title) = head.title {
                let covers = self.covers(title, slot, head.span);
                sel.group.tests.push(covers);
            }
            let it = self.typed(Expr::Local(slot), head.ty.clone(), head.span);
            for adjective in adjectives {
                let test = self.adjective_test(adjective, &it)?;
                sel.group.tests.push(test);
            }
            return Ok(());
        }
        let mut cases = Vec::new();
        let titles_alone = heads.iter().all(Head::is_title);
        for head in heads {
            let it = self.push(Expr::Local(slot), head.span);
            let mut tests = Vec::new();
            if let Some(kind) = head.kind {
                tests.push(self.push(Expr::IsKind(it, kind), head.span));
            }
            if let Some(from) = head.from {
                tests.push(self.push(Expr::In(it, from), head.span));
            }
            if let Some(title) = head.title {
                tests.push(self.covers(title, slot, head.span));
            }
            if let Some(inner) = &head.inner {
                tests.push(self.is_one_of(it, (**inner).clone())?);
            }
            let it = Typed {
                id: it,
                ty: head.ty.clone(),
            };
            // What a title names is no more of that sort for standing behind it: whose it is, it may say as well.
            let alone = head.is_title() && head.joined.is_some() && !titles_alone;
            for adjective in adjectives {
                if !alone || adjective.says_whose() {
                    tests.push(self.adjective_test(adjective, &it)?);
                }
            }
            cases.push(match tests.as_slice() {
                [one] => *one,
                _ => self.push(Expr::And(tests), head.span),
            });
        }
        let any = self.push(Expr::Or(cases), sel.span);
        sel.group.tests.push(any);
        Ok(())
    }

    /// Refuses a title behind a kind where a number or another word than whose it is stands before the kind, and the
    /// title could be meant alone.
    pub(super) fn titles_among(
        &mut self,
        heads: &[Head],
        adjectives: &[Adjective],
        many: Option<Many>,
        needed: bool,
    ) -> Read<()> {
        let alone = heads.iter().skip(1).find(|head| head.is_title());
        let Some(head) = alone.filter(|_| !heads.iter().all(Head::is_title)) else {
            return Ok(());
        };
        let several = match many {
            Some(Many::AtLeast(_)) => true,
            Some(Many::Count(n)) => *self.at(n) != Expr::Number(1),
            _ => false,
        };
        let doubtful = adjectives
            .iter()
            .find(|one| !one.says_whose() && !one.says_what());
        let word = match doubtful {
            Some(adjective) => Some(adjective.name.clone()),
            None => several.then(|| "number".into()),
        };
        let Some(word) = word else {
            return Ok(());
        };
        let joined = head.joined.unwrap_or(head.span);
        if needed {
            return Err(self.report(TrapError::HeadOrNeed { span: joined }));
        }
        let span = joined.to(head.span);
        Err(self.report(TrapError::TitleBehind {
            word,
            number: doubtful.is_none(),
            span,
        }))
    }
}
