//! Text that is kept as a value: a frame of its own, with what it takes along from its surroundings.

use super::quote::{Framed, Kept};
use super::resolver::{Resolver, Row};
use super::select::Sel;
use super::value::Val;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{PhraseError, Read, Typed, WhenceError};
use crate::sentence::{WordKind, spelled};
use crate::tree::{Expr, ExprId, Pick, QuoteBody, QuoteType, Slot, Type};

/// As often as this a symbol can be said to be there.
const MOST: i64 = 99;

impl<'a, 'w> Resolver<'_, 'a, 'w> {
    /// Resolves a node in a frame of its own, which takes along the locals that its words mention.
    pub(super) fn framed_at<T>(
        &mut self,
        id: NodeId,
        read: impl FnOnce(&mut Resolver<'_, 'a, 'w>) -> Read<T>,
    ) -> Read<Framed<T>> {
        let words = self.exact(id).rest();
        self.framed_over(words, &[], read)
    }

    /// A happening, kept: one that has been when it is asked.
    pub(super) fn kept_happening(&mut self, id: NodeId) -> Read<ExprId> {
        let span = self.place(id);
        self.kept_as(id, QuoteType::Event, |this| {
            this.env.looks_back = true;
            let happening = this.happens_at(id)?;
            if happening.before {
                let help = "this waits for what has happened; what still can be changed is met by standing text, `before ...: you may ...` or `instead of ...: ...`";
                return Err(this.english("about to be", help, span));
            }
            Ok(QuoteBody::Event(happening.pattern))
        })
    }

    /// Text that makes no choices, kept.
    fn kept_as(
        &mut self,
        id: NodeId,
        ty: QuoteType,
        read: impl FnOnce(&mut Resolver<'_, 'a, 'w>) -> Read<QuoteBody>,
    ) -> Read<ExprId> {
        let framed = self.framed_at(id, |this| read(this).map(Kept::of))?;
        let words = self.exact(id);
        Ok(self.keep(framed, ty, &spelled(words.rest()), words.span()))
    }

    /// A condition, a number or symbols, kept.
    pub(super) fn kept_answer(&mut self, id: NodeId, ty: QuoteType) -> Read<ExprId> {
        self.kept_as(id, ty, |this| {
            let answer = match ty {
                QuoteType::Number => this.value_of(id, &Type::Number)?,
                QuoteType::Symbols => this.symbols_at(id)?,
                _ => this.truth_at(id)?,
            };
            Ok(QuoteBody::Answer(answer))
        })
    }

    pub(super) fn kept_needs(&mut self, id: NodeId) -> Read<ExprId> {
        self.kept_as(id, QuoteType::Truth, |this| {
            this.needs_at(id).map(QuoteBody::Answer)
        })
    }

    /// Words that say which one is meant, kept.
    fn kept_one_of(
        &mut self,
        id: NodeId,
        read: impl FnOnce(&mut Resolver<'_, 'a, 'w>, Val) -> Read<Sel>,
    ) -> Read<ExprId> {
        let [row] = self.members_of(id) else {
            return self.extra(id);
        };
        self.kept_as(id, QuoteType::Selection, |this| {
            let val = this.value(*row)?;
            let sel = read(this, val)?;
            let body = this.selection_text(sel)?;
            let words = this.exact(id);
            this.of_one(&body, words)?;
            Ok(body)
        })
    }

    pub(super) fn kept_selection_at(&mut self, id: NodeId) -> Read<ExprId> {
        self.kept_one_of(id, |this, val| this.as_selection(val))
    }

    /// With whom somebody must be, kept.
    pub(super) fn kept_company_at(&mut self, id: NodeId) -> Read<ExprId> {
        self.kept_one_of(id, |this, val| {
            let sel = this.as_selection(val)?;
            if sel.both {
                // Both of them, if they are titles, and either.
                let (said, span) = (this.written(id), this.exact(id).span());
                let both = sel.titled.then(|| said.replace(" and ", " with "));
                let ways = both.into_iter().chain([said.replace(" and ", " or ")]);
                let ways = ways.collect();
                return Err(this.report(WhenceError::OneWillDo { ways, span }));
            }
            Ok(sel)
        })
    }

    /// What a card may lie on, kept: it is in play.
    pub(super) fn kept_host_at(&mut self, id: NodeId) -> Read<ExprId> {
        self.kept_one_of(id, |this, val| {
            let (begin, end) = (this.begin(id), this.end(id));
            this.hosts_in_play(&val, &begin, &end)?;
            this.as_selection(val)
        })
    }

    /// Symbols of one sort between commas: `Honor x2, Music`.
    fn symbols_at(&mut self, id: NodeId) -> Read<ExprId> {
        let mut list = Vec::new();
        let mut of: Option<Type> = None;
        for member in self.members_of(id) {
            let Some(row) = self.row_parts(*member) else {
                return self.extra(*member);
            };
            for (_, words) in self.between_connectives(row.adjectives) {
                let [word] = words else {
                    return self.extra(*member);
                };
                let (symbol, times) = match self.shape(*word) {
                    Shape::Level => (self.part(*word, 0), self.times_at(self.part(*word, 1))?),
                    _ => (*word, 1),
                };
                let Some(known) = self.symbol_of(symbol) else {
                    return self.wanted_at("a symbol", symbol);
                };
                let span = self.place(symbol);
                let value = self.symbol(known, span);
                if let Some(of) = of.as_ref().filter(|of| **of != value.ty) {
                    return Err(self.mismatch(&value.ty, of, span));
                }
                of = Some(value.ty);
                list.extend(std::iter::repeat_n(value.id, times));
            }
            if let Some(head) = row.heads.first() {
                return self.wanted_at("a symbol", *head);
            }
        }
        let span = self.place(id);
        Ok(self.push(Expr::List(list), span))
    }

    /// The number of `x2`.
    pub(super) fn times_at(&mut self, id: NodeId) -> Read<usize> {
        if let Some(WordKind::Times(times)) = self.words(id).first().map(|word| &word.kind)
            && *times <= MOST
            && let Ok(times) = usize::try_from(*times)
        {
            return Ok(times);
        }
        let span = self.place(id);
        Err(self.report(PhraseError::Deep { span }))
    }

    /// `x in S where C`: the set. The name holds in C only.
    pub(super) fn members_at(&mut self, id: NodeId) -> Read<Typed> {
        let mark = self.env.enter();
        let sel = self.group_at(id);
        self.env.leave(mark);
        self.set_of(sel?)
    }

    /// `S where C`: the set. In C the member is `it`.
    pub(super) fn unnamed_at(&mut self, id: NodeId) -> Read<Typed> {
        let (val, condition) = match self.row_parts(id) {
            Some(row) => {
                let (posts, wheres) = self.before_where(id, row.posts);
                (self.row_of(Row { posts, ..row })?, wheres.first())
            }
            None => (self.value(id)?, None),
        };
        let from = self.source_of(val)?;
        let elem = self.member(&from.ty).unwrap_or(Type::Any);
        let span = self.place(id);
        let mut sel = Sel::new(self.env.fresh(), elem, span);
        sel.group.from = Some(from.id);
        if let Some(condition) = condition {
            self.where_of(*condition, &mut sel)?;
        }
        self.set_of(sel)
    }

    /// A selection as a choice that is kept in a slot, and the type of one of those who are chosen.
    pub(super) fn pick_at(&mut self, id: NodeId, slot: Slot) -> Read<(Pick, Type)> {
        let val = self.value(id)?;
        let sel = self.as_selection(val)?;
        let elem = sel.elem.clone();
        Ok((self.pick_of(sel, slot)?, elem))
    }
}
