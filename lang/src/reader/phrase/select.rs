//! Selections: `[quantifier] adjectives heads posts` (R2), and the groups of expressions.

use super::look::{Look, Within};
use super::reach::Past;
use super::value::Val;
use crate::reader::{Cursor, Cx, Earlier, PhraseError, Read, Typed};
use crate::sentence::{Word, WordKind};
use crate::span::Span;
use crate::tree::{Builtin, Constraint, Expr, ExprId, Fold, Group, KindId, Slot, Type};
use crate::vocabulary::{Class, Constant, Quantifier};

/// How many a selection means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Many {
    /// It does not say.
    Bare,
    /// `each`, `every`, `all`.
    Each,
    /// `any`.
    Any,
    /// `some`.
    Some,
    /// `a`, `an`.
    A,
    /// `another`.
    Another,
    /// `no`.
    No,
    /// `two`, `4`, `(count)`.
    Count(ExprId),
    /// `at least 2`.
    AtLeast(ExprId),
    /// `up to 2`.
    UpTo(ExprId),
    /// `any number of`.
    AnyNumber,
}

/// A selection that has been read.
#[derive(Clone, Debug)]
pub(super) struct Sel {
    /// Where it stands.
    pub(super) span: Span,
    /// How many it means.
    pub(super) many: Many,
    /// Its members.
    pub(super) group: Group,
    /// What each of them is.
    pub(super) elem: Type,
    /// `with highest F [or lowest G]`: of those that pass the tests, such as are one of these.
    pub(super) best: Vec<(Fold, ExprId)>,
    /// `at random`.
    pub(super) random: bool,
    /// `by P`.
    pub(super) by: Option<ExprId>,
    /// What those that are chosen have together.
    pub(super) limits: Vec<Constraint>,
    /// If nothing but the name of a kind was written: it may be the kind itself.
    pub(super) kind_alone: Option<KindId>,
    /// Whether nothing is said of its members, but that they are of one kind.
    pub(super) of_any_sort: bool,
    /// Behind its heads: where its posts begin.
    pub(super) behind: Span,
    /// The kinds of its heads, if there are several.
    pub(super) kinds: Vec<KindId>,
    /// Whether a kind is named in the singular.
    pub(super) singular: bool,
    /// Whether heads are joined by `and`.
    pub(super) both: bool,
    /// The first word that joins heads which share a number or adjectives, if they are of several sorts.
    pub(super) shared: Option<Span>,
    /// Whether it says where its members are.
    pub(super) placed: bool,
    /// Whether only a word of theirs says where, and nothing says that it is in play.
    pub(super) related: bool,
    /// Whether it says that they may be anywhere.
    pub(super) anywhere: bool,
    /// Whether a title says what its members are: then their kind is known to the author alone.
    pub(super) titled: bool,
    /// What its `where` ends in, if that does not speak of its members.
    pub(super) past: Option<Past>,
}

impl Sel {
    /// Everything in play of a type.
    pub(super) const fn new(slot: Slot, elem: Type, span: Span) -> Self {
        Self {
            span,
            many: Many::Bare,
            group: Group {
                slot,
                kind: None,
                from: None,
                tests: Vec::new(),
            },
            elem,
            best: Vec::new(),
            random: false,
            by: None,
            limits: Vec::new(),
            kind_alone: None,
            of_any_sort: false,
            behind: span,
            kinds: Vec::new(),
            singular: false,
            both: false,
            shared: None,
            placed: false,
            related: false,
            anywhere: false,
            titled: false,
            past: None,
        }
    }

    /// Whether it says what its members are, all of them, and not where they are looked for.
    pub(super) const fn says_what_alone(&self) -> bool {
        matches!(self.many, Many::Bare | Many::Each | Many::Any | Many::A) && self.says_no_more()
    }

    /// Whether nothing says who would choose among its members.
    pub(super) const fn chosen_by_nobody(&self) -> bool {
        !self.random && self.by.is_none()
    }

    /// Whether nothing behind its heads says which of them, or where they are.
    pub(in crate::reader::phrase) const fn says_no_more(&self) -> bool {
        !self.placed && self.group.from.is_none() && self.best.is_empty() && self.limits.is_empty()
    }

    /// Whether a player has to choose among its members.
    pub(super) const fn is_choice(&self) -> bool {
        matches!(
            self.many,
            Many::A
                | Many::Some
                | Many::Another
                | Many::Count(_)
                | Many::AtLeast(_)
                | Many::UpTo(_)
                | Many::AnyNumber
        )
    }
}

impl Cx<'_> {
    /// The quantifier of a selection (R2), if it has one.
    pub(super) fn quantifier(&mut self, at: &mut Cursor<'_>) -> Read<Option<Many>> {
        let span = at.here();
        let many = match self.look(at) {
            Look::Known(entry, count) => match entry.class {
                Class::Quantifier(quantifier) => {
                    at.take(count);
                    match quantifier {
                        Quantifier::Number(number) => {
                            Many::Count(self.push(Expr::Number(number), span))
                        }
                        Quantifier::A => Many::A,
                        Quantifier::Another => Many::Another,
                        Quantifier::Each | Quantifier::Every | Quantifier::All => Many::Each,
                        Quantifier::Any => Many::Any,
                        Quantifier::Some => Many::Some,
                        Quantifier::No => Many::No,
                        Quantifier::UpTo => Many::UpTo(self.how_many(at)?),
                        Quantifier::AtLeast => Many::AtLeast(self.how_many(at)?),
                        Quantifier::AnyNumberOf => Many::AnyNumber,
                    }
                }
                Class::Constant(Constant::No) => {
                    at.take(count);
                    Many::No
                }
                _ => return Ok(None),
            },
            Look::Sign if self.counts(at) => Many::Count(self.how_many(at)?),
            _ => return Ok(None),
        };
        if let Many::Count(n) | Many::AtLeast(n) | Many::UpTo(n) = many
            && let Expr::Number(..1) = *self.at(n)
        {
            let span = span.to(at.behind());
            return Err(self.report(PhraseError::TooFew { span }));
        }
        at.eat("of");
        Ok(Some(many))
    }

    /// Whether a number or parenthesis stands here that says how many of what follows.
    pub(super) fn counts(&self, at: &Cursor<'_>) -> bool {
        let sign = at.peek().map(|word| &word.kind);
        if !matches!(sign, Some(WordKind::Number(_) | WordKind::Group(_))) {
            return false;
        }
        let mut rest = *at;
        rest.next_word();
        self.begins_selection(&rest)
    }

    /// The number of a quantifier: `2`, `two`, `(E)`, a local name, a call.
    fn how_many(&mut self, at: &mut Cursor<'_>) -> Read<ExprId> {
        let span = at.here();
        if let Some(number) = self.eat_number(at) {
            return Ok(self.push(Expr::Number(number), span));
        }
        let called = at
            .ahead(1)
            .is_some_and(|word| matches!(word.kind, WordKind::Group(_)));
        let group = matches!(at.peek().map(|word| &word.kind), Some(WordKind::Group(_)));
        if !(group || called || matches!(self.look(at), Look::Local(..))) {
            let help = Some(String::from(
                "write a number, or an expression in parentheses",
            ));
            return Err(self.expected_or("a number", at, help));
        }
        if let Some(WordKind::Group(phrases)) = at.peek().map(|word| &word.kind) {
            at.next_word();
            let words = super::group::inside(phrases);
            let mut inner = Cursor::over(&words, span);
            return self.deeper(span, |cx| {
                let val = cx.ternary(&mut inner, Within::OPEN)?;
                cx.finish(&inner)?;
                cx.want(val, &Type::Number)
            });
        }
        let val = self.atom(at, Within::OPEN.inner())?;
        self.want(val, &Type::Number)
    }

    /// A selection, or a group `x in S where C`, `x: KIND in S where C`.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn selection(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Sel> {
        let span = at.here();
        self.deeper(span, |cx| {
            let many = cx.quantifier(at)?;
            // A quantifier begins anew: what follows it takes its own `where`.
            let within = Within {
                bare: within.bare && many.is_none(),
                ..within
            };
            let binds = if many.is_some() {
                cx.binds_here(at)
            } else {
                cx.binds(at)
            };
            let mut sel = if binds {
                cx.spoken_of(at)?;
                cx.bound(at, within)?
            } else {
                cx.described(at, within, many)?
            };
            sel.many = many.unwrap_or(Many::Bare);
            if many.is_some() {
                sel.kind_alone = None;
            }
            if many == Some(Many::Another) {
                cx.other_than_earlier(&mut sel)?;
            }
            sel.span = span.to(at.behind());
            Ok(sel)
        })
    }

    /// `x in S where C`, `x: KIND [in S] [where C]`. The name holds until the group is left: whoever asks
    /// for the group forgets the name.
    pub(super) fn bound(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Sel> {
        let Some(word) = at.next_word() else {
            return Err(self.expected("a name", at));
        };
        self.check_bound(word)?;
        let slot = self.env.fresh();
        let mark = self.env.enter();
        let read = self.bound_as(at, within, word, slot);
        if read.is_err() && self.env.locals.len() == mark {
            // Its uses are then passed over in silence.
            self.env.name(
                word.name().unwrap_or_default().into(),
                slot,
                None,
                word.span,
            );
        }
        read
    }

    fn bound_as(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        word: &Word,
        slot: Slot,
    ) -> Read<Sel> {
        let mut sel = Sel::new(slot, Type::Any, word.span);
        self.env.members.push((slot, self.env.it.is_some()));
        if at.eat_if(|word| word.is_colon()) {
            if at.peek().is_some_and(|word| word.is("player")) {
                at.next_word();
                let players = self.players(word.span);
                sel.group.from = Some(players.id);
                sel.elem = Type::Player;
            } else {
                let Some(kind) = self.eat_kind(at) else {
                    return Err(self.expected("a kind", at));
                };
                sel.group.kind = Some(kind);
                sel.elem = Type::Object(kind);
            }
        }
        let in_play = at.peek().is_some_and(|word| word.is("in"))
            && at.ahead(1).is_some_and(|word| word.is("play"));
        if in_play && sel.group.kind.is_some() {
            // So is whoever stands without a place; it may be said.
            at.take(2);
            sel.placed = true;
        } else if at.eat("in") {
            let from = self.source(at, within.source())?;
            let member = self.member(&from.ty).unwrap_or(Type::Any);
            match sel.group.kind {
                None => sel.elem = member,
                Some(kind) => {
                    if self.fit(&member, &Type::Object(kind)) == super::types::Fit::No {
                        let (given, wanted) = (from.ty, Type::Set(Box::new(Type::Object(kind))));
                        let span = self.span(from.id);
                        return Err(self.mismatch(&given, &wanted, span));
                    }
                }
            }
            sel.group.from = Some(from.id);
        }
        self.env.name(
            word.name().unwrap_or_default().into(),
            slot,
            Some(sel.elem.clone()),
            word.span,
        );
        if !within.bare && at.eat("where") {
            self.where_post(at, &mut sel)?;
            // What the condition shows of the members holds wherever the name does.
            if let Some(local) = self
                .env
                .locals
                .iter_mut()
                .rev()
                .find(|local| local.slot == slot)
            {
                local.ty = Some(sel.elem.clone());
            }
        }
        Ok(sel)
    }

    /// Whether a name may be bound by a group. A local name of an enclosing group is often one whose
    /// `where` reaches further than its author thinks.
    pub(in crate::reader::phrase) fn check_bound(&mut self, word: &Word) -> Read<()> {
        let name = word.name().unwrap_or_default();
        match self.env.find(name).map(|local| local.span) {
            Some(first) => Err(self.report(PhraseError::Rebinds {
                name: name.into(),
                span: word.span,
                first,
            })),
            None => self.check_local(word),
        }
    }

    /// Refuses a name that nothing behind it speaks of: `one persnnel in team` binds no name, its kind is
    /// misspelled. A single letter may stand alone: `some k in goals of m`.
    pub(super) fn spoken_of(&mut self, at: &Cursor<'_>) -> Read<()> {
        let Some((name, behind)) = at.rest().split_first() else {
            return Ok(());
        };
        let spelled = name.name().unwrap_or_default();
        let known = !matches!(self.look(at), Look::Unknown);
        if known || spelled.len() < 2 || super::spoken(behind, spelled).is_some() {
            return Ok(());
        }
        // `while dokced: ...` begins no selection.
        let colon = behind.first().is_some_and(|word| word.is_colon());
        Err(self.unknown(at, if colon { "what it is" } else { "a kind" }))
    }

    /// The set behind `in`.
    pub(super) fn source(&mut self, at: &mut Cursor<'_>, within: Within<'_>) -> Read<Typed> {
        let val = self.sum(at, within)?;
        let span = self.val_span(&val);
        let typed = match val {
            Val::Many(mut sel) => {
                // `x in any personnel here` and the like mean the set.
                if sel.many == Many::Some {
                    sel.many = Many::Bare;
                }
                self.set_of(*sel)?
            }
            other => self.settle(other)?,
        };
        match self.member(&typed.ty) {
            Some(_) => Ok(typed),
            None if matches!(typed.ty, Type::Object(_) | Type::Symbol(_) | Type::Player) => {
                let id = self.push(Expr::List(vec![typed.id]), span);
                let ty = Type::Set(Box::new(typed.ty));
                Ok(Typed { id, ty })
            }
            None => {
                let wanted = Type::Set(Box::new(Type::Any));
                Err(self.mismatch(&typed.ty, &wanted, span))
            }
        }
    }

    /// All players, in turn order.
    pub(super) fn players(&mut self, span: Span) -> Typed {
        let expr = Expr::Builtin {
            op: Builtin::Players,
            args: Vec::new(),
        };
        self.typed(expr, Type::Set(Box::new(Type::Player)), span)
    }

    /// Adjectives, heads and posts.
    fn described(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        many: Option<Many>,
    ) -> Read<Sel> {
        let span = at.here();
        let adjectives = self.adjectives(at)?;
        let (heads, both) = self.heads(at, within, &adjectives, many)?;
        let alone = match heads.as_slice() {
            [head] => head.inner.as_deref(),
            _ => None,
        };
        let slot = alone.map_or_else(|| self.env.fresh(), |inner| inner.group.slot);
        let mut elem: Option<Type> = None;
        // What a title names is of the kinds beside it, as its author knows.
        let kinds = heads.iter().any(|head| !head.is_title());
        for head in heads.iter().filter(|head| !kinds || !head.is_title()) {
            elem = match elem {
                None => Some(head.ty.clone()),
                Some(elem) => Some(self.join(&elem, &head.ty).unwrap_or(Type::Any)),
            };
        }
        let mut sel = Sel::new(slot, elem.unwrap_or(Type::Any), span);
        sel.both = both
            || heads
                .iter()
                .any(|head| head.inner.as_ref().is_some_and(|inner| inner.both));
        // Several titles are as much in the singular as kinds are.
        sel.singular = heads.iter().any(|head| head.singular) || heads.len() > 1 && !kinds;
        if heads.len() > 1 {
            let says_many = !matches!(many, None | Some(Many::Some));
            if says_many || !adjectives.is_empty() || heads.iter().any(|head| head.entitled) {
                sel.shared = heads.get(1).and_then(|head| head.joined);
            }
            self.titles_among(&heads, &adjectives, many, within)?;
            sel.kinds = heads.iter().filter_map(|head| head.kind).collect();
        }
        sel.titled = heads.iter().all(|head| match &head.inner {
            Some(inner) => inner.titled,
            None => head.is_title(),
        });
        if let Some(inner) = alone {
            sel.kinds.clone_from(&inner.kinds);
        }
        self.head_tests(&mut sel, &heads, &adjectives)?;
        let plain = adjectives.is_empty() && heads.len() == 1;
        let before = at.rest().len();
        sel.behind = at.behind();
        self.env.around.push(Earlier {
            slot,
            ty: sel.elem.clone(),
            span,
        });
        let read = self.posts(at, within, &mut sel);
        self.env.around.pop();
        read?;
        sel.of_any_sort = plain && sel.group.tests.is_empty() && sel.says_no_more();
        if sel.group.from.is_some_and(|from| self.lies_elsewhere(from)) {
            self.never_there(&sel.group.tests, sel.group.slot)?;
        }
        if plain && at.rest().len() == before {
            sel.kind_alone = heads.first().and_then(|head| head.kind);
        }
        Ok(sel)
    }
}
