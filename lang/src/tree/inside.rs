//! What statements, standing and kept texts consist of, one step down.

use super::*;

/// What something consists of.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    /// Expressions, in order.
    pub exprs: Vec<ExprId>,
    /// Blocks, in order.
    pub blocks: Vec<BlockId>,
    /// Kept texts.
    pub quotes: Vec<QuoteId>,
    /// Standing texts that begin here.
    pub hooks: Vec<HookId>,
}

impl Parts {
    /// Some expressions, and nothing besides.
    pub fn of_exprs(exprs: impl IntoIterator<Item = ExprId>) -> Self {
        Self::default().asking(exprs)
    }

    /// Some blocks, and nothing besides.
    pub fn of_blocks(blocks: impl IntoIterator<Item = BlockId>) -> Self {
        Self::default().doing(blocks)
    }

    /// These expressions besides.
    #[must_use]
    pub fn asking(mut self, exprs: impl IntoIterator<Item = ExprId>) -> Self {
        self.exprs.extend(exprs);
        self
    }

    /// These blocks besides.
    #[must_use]
    pub fn doing(mut self, blocks: impl IntoIterator<Item = BlockId>) -> Self {
        self.blocks.extend(blocks);
        self
    }

    /// All of another besides.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.quotes.extend(other.quotes);
        self.hooks.extend(other.hooks);
        self.asking(other.exprs).doing(other.blocks)
    }
}

impl Expr {
    /// What it consists of.
    #[must_use]
    pub fn parts(&self) -> Parts {
        let mut parts = Parts::default();
        if let Self::Quote { quote, .. } = self {
            parts.quotes.push(*quote);
        }
        operands(self, &mut |operand| parts.exprs.push(operand));
        parts
    }
}

impl Pick {
    const fn exprs(&self) -> [ExprId; 4] {
        [self.by, self.from, self.min, self.max]
    }
}

fn limits(all: &[LimitUse]) -> impl Iterator<Item = ExprId> {
    all.iter()
        .flat_map(|limit| limit.key.iter().copied().chain([limit.max]))
}

impl Until {
    fn exprs(&self) -> Vec<ExprId> {
        match self {
            Self::Never => Vec::new(),
            Self::Event { of, changed, .. } => of.iter().chain(changed).copied().collect(),
            Self::Happening(of) | Self::When(of) => vec![*of],
        }
    }
}

impl Write {
    fn exprs(&self) -> Vec<ExprId> {
        match self {
            Self::Put { what, into, at, .. } => match at {
                At::After(other) | At::Before(other) => vec![*what, *into, *other],
                At::Top | At::Bottom => vec![*what, *into],
            },
            Self::Set { of, to, .. } => of.iter().chain([to]).copied().collect(),
            Self::Mark { what, until, .. } => [vec![*what], until.exprs()].concat(),
            Self::Control { what, by: with } | Self::Exchange { what, with } => vec![*what, *with],
            Self::Show { what, to } | Self::Hide { what, from: to } => {
                [what].into_iter().chain(to).copied().collect()
            }
            Self::Create { into: of, .. }
            | Self::Shuffle { place: of }
            | Self::NextTurn { of }
            | Self::Unmark { what: of, .. }
            | Self::Become { what: of, .. }
            | Self::Remove { what: of }
            | Self::Turn { what: of, .. } => vec![*of],
        }
    }
}

impl Statement {
    /// What it consists of.
    #[must_use]
    pub fn parts(&self) -> Parts {
        let asks = |exprs: &[ExprId]| Parts::of_exprs(exprs.iter().copied());
        match self {
            Self::Let { value: of, .. } | Self::Finish { winner: of, .. } => asks(&[*of]),
            Self::Pick(pick) => asks(&pick.exprs()),
            Self::PickValue { by, from, .. } => asks(&[*by, *from]),
            Self::If { arms, otherwise } => Parts::of_exprs(arms.iter().map(|(test, _)| *test))
                .doing(arms.iter().map(|(_, body)| *body).chain(*otherwise)),
            Self::Each { over: of, body, .. }
            | Self::While { test: of, body }
            | Self::Repeat { times: of, body }
            | Self::With {
                value: of, body, ..
            } => asks(&[*of]).doing([*body]),
            Self::May {
                by,
                able,
                body,
                otherwise,
                ..
            } => asks(&[*by]).asking(*able).doing([*body]).doing(*otherwise),
            Self::ChooseOne { by, arms, .. } => asks(&[*by])
                .asking(arms.iter().filter_map(|arm| arm.able))
                .doing(arms.iter().map(|arm| arm.body)),
            Self::Do { args, by, .. } => Parts::of_exprs(args.iter().flatten().chain(by).copied()),
            Self::Run { args, .. } | Self::Open { args, .. } | Self::Use { key: args, .. } => {
                asks(args)
            }
            Self::Target { this, you, .. } => asks(&[*this, *you]),
            Self::Follow {
                quote,
                this,
                you,
                with,
            } => asks(&[*quote, *this, *you]).asking(with.iter().map(|(_, value)| *value)),
            Self::Offer { by, between, .. } => asks(&[*by]).doing(*between),
            Self::Stage { body, .. } => Parts::of_blocks([*body]),
            Self::Leave(_) | Self::Refuse(_) => Parts::default(),
            Self::Return(value) => Parts::of_exprs(*value),
            Self::Write(write) => asks(&write.exprs()),
            Self::Lasting {
                texts,
                captures,
                until,
            } => Parts {
                hooks: texts.iter().map(|text| text.hook).collect(),
                ..Parts::default()
            }
            .asking(
                texts
                    .iter()
                    .flat_map(|text| &text.settles)
                    .flat_map(Settles::exprs),
            )
            .asking(captures.iter().copied().chain(until.exprs())),
        }
    }

    /// Whether what stands behind it is not done.
    #[must_use]
    pub const fn ends(&self) -> bool {
        matches!(
            self,
            Self::Leave(_) | Self::Refuse(_) | Self::Return(_) | Self::Finish { .. }
        )
    }
}

impl HookRole {
    /// What it consists of.
    #[must_use]
    pub fn parts(&self) -> Parts {
        match self {
            Self::Change {
                test,
                amount,
                limit,
                ..
            } => Parts::of_exprs([*test, *amount]).asking(*limit),
            Self::Marks { test, .. } => Parts::of_exprs([*test]),
            Self::Verdict { test, .. } => Parts::of_exprs(*test),
            Self::Instead {
                event,
                by,
                able,
                body,
                limits: uses,
            }
            | Self::Trigger {
                event,
                by,
                able,
                body,
                limits: uses,
                ..
            } => {
                let each = match self {
                    Self::Trigger {
                        each: Some(each), ..
                    } => Some(each.set),
                    _ => None,
                };
                Parts::of_exprs(each)
                    .asking(event.tests().chain(*by).chain(*able))
                    .asking(limits(uses))
                    .doing([*body])
            }
            Self::Whenever { each, test, body } => Parts::of_exprs(each.map(|(_, set)| set))
                .asking(*test)
                .doing([*body]),
            Self::Around { body, .. } => Parts::of_blocks(*body),
        }
    }
}

impl Hook {
    /// What it consists of, and when it counts.
    #[must_use]
    pub fn parts(&self) -> Parts {
        self.role.parts().asking(self.active)
    }
}

impl Action {
    /// What it consists of.
    #[must_use]
    pub fn parts(&self) -> Parts {
        let tests = |all: &[Requirement]| all.iter().map(|need| need.test).collect::<Vec<_>>();
        let anchors = self.anchors.iter();
        let anchors = anchors.flat_map(|one| [vec![one.from], tests(&one.legal)].concat());
        Parts::of_blocks(self.cost.into_iter().chain([self.body]))
            .asking(self.source.as_ref().map(|source| source.active))
            .asking(anchors.chain(tests(&self.legal)))
            .asking(self.picks.iter().flat_map(Pick::exprs))
            .asking(limits(&self.limits))
    }

    /// Whether it is an action of a card that may be used only while the card is in play.
    #[must_use]
    pub fn needs_play(&self) -> bool {
        self.source.as_ref().is_some_and(|source| !source.anywhere)
    }

    /// What is asked before it is offered.
    pub fn legal(&self) -> impl Iterator<Item = ExprId> {
        let anchored = self.anchors.iter().flat_map(|anchor| &anchor.legal);
        anchored.chain(&self.legal).map(|need| need.test)
    }
}

impl Quote {
    /// What it consists of.
    #[must_use]
    pub fn parts(&self) -> Parts {
        let events = self.event.iter().flat_map(EventPattern::tests);
        let parts = Parts::of_exprs(self.targets.iter().flat_map(Pick::exprs));
        let parts = parts.asking(self.able).asking(events);
        match &self.body {
            QuoteBody::Answer(answer) => parts.asking([*answer]),
            QuoteBody::Selection {
                all,
                member,
                count,
                by,
                ..
            } => parts
                .asking([*all, member.1])
                .asking(
                    count
                        .iter()
                        .flat_map(|(least, most)| [Some(*least), *most])
                        .flatten(),
                )
                .asking(*by),
            QuoteBody::Effects(block) => parts.doing([*block]),
            QuoteBody::Event(event) => parts.asking(event.tests()),
        }
    }
}

impl ClauseInstance {
    /// What fills its slots.
    #[must_use]
    pub fn parts(&self) -> Parts {
        Parts::of_exprs(self.args.iter().flatten().copied())
    }
}

impl Verb {
    /// What it does.
    #[must_use]
    pub fn parts(&self) -> Parts {
        Parts::of_blocks(self.body)
    }
}

impl Procedure {
    /// What it does.
    #[must_use]
    pub fn parts(&self) -> Parts {
        Parts::of_blocks(self.finally.into_iter().chain([self.body]))
    }
}
