//! Rows: a value, a selection, or what is said of a value. Which of them it is depends on what its heads mean.

use super::look::Look;
use super::resolver::{Resolver, Row};
use super::roles::one_of_them;
use super::said::Says;
use super::select::{Many, Sel};
use super::types::{Fit, set_of};
use super::value::Val;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::{Earlier, PhraseError, Read, Setting, Typed};
use crate::span::Span;
use crate::tree::{Expr, ExprId, Fold, Type};
use crate::vocabulary::{Class, Quantifier};
use smol_str::SmolStr;

impl<'w> Resolver<'_, '_, 'w> {
    /// A row, in which names that it binds hold on.
    pub(super) fn row_value(&mut self, id: NodeId) -> Read<Val> {
        match self.row_parts(id) {
            Some(row) => self.row_of(row),
            None => self.extra(id),
        }
    }

    pub(super) fn row_of(&mut self, row: Row<'w>) -> Read<Val> {
        if let Some(typed) = self.fixed_value(row.id) {
            return Ok(Val::One(typed));
        }
        let span = self.place(row.id);
        let quantity = self.token(row.quantity);
        if row.has_no_head() && !row.quantity.is_some() {
            let this = self.this_value(span)?;
            self.with_one(row.posts)?;
            let at = self.begin(row.id);
            let id = self.predicate_at(at, Says::Posts(row.posts), this, span)?;
            let ty = Type::Truth;
            return Ok(Val::One(Typed { id, ty }));
        }
        let how = match quantity {
            Some(Token::First) => Some(Fold::First),
            Some(Token::Last) => Some(Fold::Last),
            _ => None,
        };
        if let Some(how) = how {
            let rest = Row {
                quantity: NodeId::NONE,
                ..row
            };
            let mark = self.env.enter();
            let sel = self.group_of_row(rest);
            self.env.leave(mark);
            return self.folded_group(how, sel?, self.place(row.quantity));
        }
        if self.binds_name(row) {
            return self.bound_row(row).map(|sel| Val::Many(Box::new(sel)));
        }
        if let [head] = row.heads
            && let Some(those) = self.those_with_best(row, *head)
        {
            return self.those_of_row(row, those);
        }
        if quantity == Some(Token::ThatWord) {
            let typed = self.that_row(row)?;
            return self.posts_behind(row, row.posts, typed);
        }
        if !row.quantity.is_some()
            && let Some(val) = self.plain_row(row)?
        {
            return match val {
                Val::One(typed) => self.posts_behind(row, row.posts, typed),
                val => Ok(val),
            };
        }
        if quantity == Some(Token::Any)
            && let ([title], [], []) = (row.heads, row.posts, row.adjectives)
            && self.shape(*title) == Shape::Word
            && let Some((text, _)) = self.title_at(*title)
        {
            let any = true;
            return Ok(Val::Text { text, any, span });
        }
        self.selected_row(row).map(|sel| Val::Many(Box::new(sel)))
    }

    /// Refuses `with A and B` of the card itself: it does not say what is asked of B.
    fn with_one(&mut self, posts: &'w [NodeId]) -> Read<()> {
        let with = posts.iter().find(|post| self.shape(**post) == Shape::With);
        let qualities = with.map_or(&[][..], |with| self.members_of(self.part(*with, 0)));
        let second = match qualities {
            [only] => {
                let row = self.row_parts(*only);
                let heads = row.map_or(&[][..], |row| row.heads);
                let or = heads.get(1).is_some_and(|word| self.is_or_word(*word));
                let second = heads.get(2).copied();
                // Each title that `and` joins is a quality of its own.
                second.filter(|second| or || self.token(*second) != Some(Token::Title))
            }
            [_, _, second, ..] => {
                let row = self.row_parts(*second);
                row.filter(|row| !row.heads.is_empty()).map(|row| row.id)
            }
            _ => None,
        };
        match second {
            Some(second) => {
                let (subject, span) = (false, self.place(second));
                Err(self.report(PhraseError::BareBehind { subject, span }))
            }
            None => Ok(()),
        }
    }

    /// Whether a relation stands behind a row: then its last symbol stands for a kind, `OFFICER aboard S`.
    fn is_related(&self, row: Row<'_>) -> bool {
        row.posts
            .first()
            .is_some_and(|first| !self.is_place(*first))
    }

    /// Whether a post says in what somebody is.
    pub(super) fn is_place(&self, post: NodeId) -> bool {
        self.shape(post) == Shape::Preposition && self.is_word(self.part(post, 0), "in")
    }

    /// Whether a row binds a name: `x: KIND`, `x in S`.
    pub(super) fn binds_name(&self, row: Row<'_>) -> bool {
        if row.binder.is_some() {
            return true;
        }
        let [name] = row.heads else {
            return false;
        };
        let place = row.posts.first().copied().unwrap_or_default();
        let follows = self.is_place(place) || self.token(place) == Some(Token::InPlay);
        if !row.adjectives.is_empty() || !follows {
            return false;
        }
        let named = matches!(self.words(*name), [one] if one.name().is_some() && !one.is_prep() && !one.is_conn());
        let counted = row.quantity.is_some();
        named
            && match self.meaning(*name) {
                Look::Known(entry, _) => {
                    let free = counted || self.token(*name) == Some(Token::Name);
                    free && entry.span.is_none()
                }
                Look::Local(_, ty) => counted && !matches!(ty, Some(Type::Set(_))),
                _ => self.token(*name) == Some(Token::Name),
            }
    }

    /// A value without a quantifier, if the row is one; its posts are left aside.
    fn plain_row(&mut self, row: Row<'w>) -> Read<Option<Val>> {
        let span = self.place(row.id);
        match (row.adjectives, row.heads) {
            ([], [head]) => {
                let described = match self.shape(*head) {
                    Shape::TitleKind => true,
                    Shape::AnyTitle => !row.posts.is_empty(),
                    Shape::Word => match self.token(*head) {
                        Some(Token::Kind) => !self.is_local(*head),
                        Some(Token::Title) => !row.posts.is_empty(),
                        _ => false,
                    },
                    _ => false,
                };
                if described {
                    return Ok(None);
                }
                let span = self.place(*head);
                let val = self.within(span, |this| this.atom_value(*head))?;
                Ok(Some(match val {
                    Val::One(_) => val,
                    val if row.posts.is_empty() => val,
                    val => Val::Many(Box::new(self.said_behind(row, *head, val)?)),
                }))
            }
            ([word], []) if self.shape(*word) == Shape::Level => {
                // Only needs and qualities say how often.
                let symbol = self.part(*word, 0);
                let Some(known) = self.symbol_of(symbol) else {
                    return self.extra(symbol);
                };
                let span = self.place(symbol);
                let given = self.symbol(known, span).ty;
                Err(self.mismatch(&given, &Type::Truth, span))
            }
            ([word], []) => match self.symbol_of(*word) {
                Some(symbol) if self.shape(*word) == Shape::Word && !self.is_related(row) => {
                    let span = self.place(*word);
                    Ok(Some(Val::One(self.symbol(symbol, span))))
                }
                _ if self.is_local(*word) => self.atom_value(*word).map(Some),
                _ => Ok(None),
            },
            ([word], [head]) if self.token(*word) == Some(Token::Printed) => {
                let printed = self.printed_value(*head, span);
                printed.map(|typed| Some(Val::One(typed)))
            }
            ([word], [head]) if self.is_possessive(&self.begin(*word)) => {
                let whose = self.owner_named(*word)?;
                let value = self.of_owner(*head, whose);
                value.map(|typed| Some(Val::One(typed)))
            }
            _ => Ok(None),
        }
    }

    fn is_local(&self, id: NodeId) -> bool {
        matches!(self.meaning(id), Look::Local(..))
    }

    /// A value with what is said behind it: a set is a selection by that, and of one thing it is a condition.
    fn posts_behind(&mut self, row: Row<'w>, posts: &'w [NodeId], typed: Typed) -> Read<Val> {
        let Some((first, rest)) = posts.split_first() else {
            return Ok(Val::One(typed));
        };
        let span = self.place(row.id);
        if self.shape(*first) == Shape::Except {
            let begin = self.span(typed.id);
            let right = self.value(self.part(*first, 0))?;
            let set = self.member(&typed.ty).map(set_of);
            let set = set.unwrap_or_else(|| typed.ty.clone());
            let right = self.want_loose(right, &set)?;
            let expr = Expr::Except(typed.id, right);
            let span = begin.to(self.place(*first));
            let typed = self.typed(expr, set, span);
            return self.posts_behind(row, rest, typed);
        }
        let of_group = !matches!(typed.ty, Type::Levels(_)) && !self.comes_from(*first);
        if let Some(elem) = self.member(&typed.ty).filter(|_| of_group) {
            let begin = self.span(typed.id);
            let mut sel = Sel::new(self.env.fresh(), elem, begin);
            sel.group.from = Some(typed.id);
            self.posts_of(posts, &mut sel)?;
            sel.span = span;
            return Ok(Val::Many(Box::new(sel)));
        }
        let at = self.begin(*first);
        let last = rest.last().unwrap_or(first);
        let span = self.place(*first).to(self.place(*last));
        let id = self.predicate_at(at, Says::Posts(posts), typed, span)?;
        let ty = Type::Truth;
        Ok(Val::One(Typed { id, ty }))
    }

    /// Whether a post is `from P`, which is no relation.
    fn comes_from(&self, post: NodeId) -> bool {
        let word = self.part(post, 0);
        self.shape(post) == Shape::Preposition
            && self.is_word(word, "from")
            && !matches!(self.class_of(word), Some(Class::Relation(_)))
    }

    /// A group, in parentheses or not. Its name, if it binds one, holds until the caller leaves it.
    pub(super) fn group_at(&mut self, id: NodeId) -> Read<Sel> {
        match self.row_parts(id) {
            Some(row) => self.group_of_row(row),
            None => {
                let val = self.open_value(id)?;
                self.group_of_value(val, self.place(id))
            }
        }
    }

    /// Refuses a name that is bound and of which nothing is said: it is a misspelt word.
    pub(super) fn binds_one_spoken_of(&mut self, row: Row<'w>) -> Read<()> {
        if !self.binds_name(row) {
            return Ok(());
        }
        let name = match row.heads {
            [name] if !row.binder.is_some() => *name,
            _ => row.binder,
        };
        let at = self.begin(name);
        self.spoken_of(&at)
    }

    pub(super) fn group_of_row(&mut self, row: Row<'w>) -> Read<Sel> {
        if let ([group], [], []) = (row.heads, row.adjectives, row.posts)
            && !row.quantity.is_some()
            && !row.binder.is_some()
            && self.shape(*group) == Shape::Group
        {
            let (span, inner) = (self.place(*group), self.part(*group, 0));
            let mut sel = self.within(span, |this| this.group_at(inner))?;
            sel.past = None;
            return Ok(sel);
        }
        self.binds_one_spoken_of(row)?;
        let val = self.row_of(row)?;
        self.group_of_value(val, self.place(row.id))
    }

    fn group_of_value(&mut self, val: Val, span: Span) -> Read<Sel> {
        match val {
            Val::Many(sel) => Ok(*sel),
            Val::Text { text, any, span } => Ok(self.titled(&text, any, span)),
            val => {
                let from = self.source_of(val)?;
                let elem = self.member(&from.ty).unwrap_or(Type::Any);
                let mut sel = Sel::new(self.env.fresh(), elem, span);
                sel.group.from = Some(from.id);
                Ok(sel)
            }
        }
    }

    /// The set behind `in`, and what more is said of its members.
    pub(super) fn source_at(&mut self, place: NodeId, posts: &'w [NodeId]) -> Read<Typed> {
        let val = match self.row_parts(place) {
            Some(row) if !posts.is_empty() => self.row_of(Row { posts, ..row })?,
            _ => match posts.first() {
                Some(post) => return self.extra(*post),
                None => self.value(place)?,
            },
        };
        self.source_of(val)
    }

    /// A value as the set in which something is looked for.
    pub(super) fn source_of(&mut self, val: Val) -> Read<Typed> {
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
                Ok(self.typed(Expr::List(vec![typed.id]), set_of(typed.ty), span))
            }
            None => Err(self.mismatch(&typed.ty, &set_of(Type::Any), span)),
        }
    }

    /// The answer about a group that needs nothing of each member.
    pub(super) fn folded_group(&mut self, how: Fold, mut sel: Sel, span: Span) -> Read<Val> {
        if how == Fold::Count {
            self.that_support(&mut sel);
        }
        if sel.is_choice() {
            return Err(self.report(PhraseError::Choice { span: sel.span }));
        }
        let ranks = matches!(how, Fold::First | Fold::Last);
        if ranks && matches!(sel.elem, Type::Symbol(_)) && self.env.setting == Setting::Card {
            // As they are printed they have an order, and a set keeps none.
            let word = if how == Fold::First { "first" } else { "last" };
            let help = "these have no first and no last: they are kept without the order in which they are printed; a sentence that needs it is marked `not encoded \"why\"`";
            return Err(self.english(word, help, span));
        }
        self.ends_in_itself(&sel)?;
        let elem = sel.elem.clone();
        let over = self.group_of(sel);
        if how == Fold::Count {
            let (id, ty) = (self.number_of(over, &elem, span), Type::Number);
            return Ok(Val::One(Typed { id, ty }));
        }
        let of = None;
        Ok(self.one(Expr::Fold { how, over, of }, elem, span))
    }

    /// How many a row says (R2), if it does.
    pub(super) fn quantity_at(&mut self, row: Row<'_>) -> Read<Option<Many>> {
        let id = row.quantity;
        if !id.is_some() {
            let first = row.heads.first().copied().unwrap_or_default();
            return Ok((self.shape(first) == Shape::AnyTitle).then_some(Many::Any));
        }
        let span = self.place(id);
        let many = match self.shape(id) {
            Shape::UpTo => {
                let n = self.how_many_at(self.part(id, 0))?;
                match self.words(id).first() {
                    Some(word) if word.is("at") => Many::AtLeast(n),
                    _ => Many::UpTo(n),
                }
            }
            Shape::Counted => Many::Count(self.how_many_at(id)?),
            _ => match (self.token(id), self.class_of(id)) {
                (Some(Token::NumberOf), _) => Many::Count(self.how_many_at(id)?),
                (Some(Token::AnyNumberOf), _) => Many::AnyNumber,
                (Some(Token::NoWord), _) => Many::No,
                (Some(Token::Any), _) => Many::Any,
                (_, Some(Class::Quantifier(quantifier))) => match quantifier {
                    Quantifier::Number(number) => {
                        Many::Count(self.push(Expr::Number(*number), span))
                    }
                    Quantifier::A => Many::A,
                    Quantifier::Another => Many::Another,
                    Quantifier::Some => Many::Some,
                    Quantifier::Each | Quantifier::Every | Quantifier::All => Many::Each,
                    _ => return self.extra(id),
                },
                _ => return self.extra(id),
            },
        };
        if let Many::Count(n) | Many::AtLeast(n) | Many::UpTo(n) = many
            && let Expr::Number(..1) = *self.at(n)
        {
            return Err(self.report(PhraseError::TooFew { span }));
        }
        Ok(Some(many))
    }

    /// The number of a quantifier: `2`, `two`, `(E)`, a local name, a call.
    fn how_many_at(&mut self, id: NodeId) -> Read<ExprId> {
        if self.shape(id) == Shape::Counted {
            let inner = self.part(id, 0);
            return self.value_of(inner, &Type::Number);
        }
        let mut at = self.begin(id);
        if let Some(number) = self.eat_number(&mut at) {
            let span = self.place(id);
            return Ok(self.push(Expr::Number(number), span));
        }
        let val = self.atom_value(id)?;
        self.want(val, &Type::Number)
    }

    /// `that KIND`, `that player`: the one earlier selection of the kind (R10).
    fn that_row(&mut self, row: Row<'_>) -> Read<Typed> {
        let [kind] = row.heads else {
            return self.extra(row.id);
        };
        let wanted = match self.kind_at(*kind) {
            Some(kind) => Type::Object(kind),
            None if self.is_word(*kind, "player") => Type::Player,
            None => return self.extra(*kind),
        };
        let span = self.place(row.quantity).to(self.place(*kind));
        let word = self.name(row.quantity);
        self.earlier_of(word, Some(wanted), span)
    }

    /// The one earlier selection of a type; one that is surely of it rather than one that may be.
    pub(super) fn earlier_of(
        &mut self,
        word: SmolStr,
        wanted: Option<Type>,
        span: Span,
    ) -> Read<Typed> {
        let of = |least: Fit| -> Vec<Earlier> {
            let is = |earlier: &&Earlier| {
                let ty = one_of_them(&earlier.ty);
                wanted
                    .as_ref()
                    .is_none_or(|wanted| self.fit(&ty, wanted) >= least)
            };
            self.env.earlier.iter().filter(is).cloned().collect()
        };
        let mut found = of(Fit::Yes);
        if found.is_empty() {
            found = of(Fit::Narrow);
        }
        match found.as_slice() {
            [one] => Ok(self.typed(Expr::Local(one.slot), one.ty.clone(), span)),
            several => {
                let found = several.iter().map(|one| one.span).collect();
                Err(self.report(PhraseError::Which { word, span, found }))
            }
        }
    }

    /// The head of `those of G ... with highest E`.
    fn those_with_best(&self, row: Row<'_>, head: NodeId) -> Option<NodeId> {
        let those = self.shape(head) == Shape::Of
            && !row.quantity.is_some()
            && self.token(self.part(head, 0)) == Some(Token::Those);
        those.then(|| self.part(head, 1))
    }

    /// `those of G with highest E`.
    fn those_of_row(&mut self, row: Row<'w>, of: NodeId) -> Read<Val> {
        let span = self.place(row.id);
        let missing = |this: &mut Self| {
            let at = this.end(row.id);
            let at = at.past(at.rest().len());
            let help = "say which of them: `those of ... with highest ...`".into();
            this.expected_or("`with highest` or `with lowest`", &at, Some(help))
        };
        let Some((with, posts)) = row.posts.split_last() else {
            return Err(missing(self));
        };
        let quality = match (self.shape(*with), self.members_of(self.part(*with, 0))) {
            (Shape::With, [quality]) => self.row_parts(*quality),
            _ => None,
        };
        let extreme = quality.filter(|row| self.token(row.quantity) == Some(Token::Extreme));
        let (Some(quality), Some(group)) = (extreme, self.row_parts(of)) else {
            return Err(missing(self));
        };
        let how = self.extreme_of(quality.quantity);
        let mark = self.env.enter();
        let read = self.group_of_row(Row { posts, ..group }).and_then(|sel| {
            let member = (sel.group.slot, sel.elem.clone());
            let of = self.with_member(member, |this| {
                let value = Row {
                    quantity: NodeId::NONE,
                    ..quality
                };
                let of = this.row_of(value)?;
                this.want(of, &Type::Number)
            })?;
            Ok((sel, of))
        });
        self.env.leave(mark);
        let (sel, of) = read?;
        let (ty, over) = (set_of(sel.elem.clone()), self.group_of(sel));
        let of = Some(of);
        Ok(self.one(Expr::Fold { how, over, of }, ty, span))
    }
}
