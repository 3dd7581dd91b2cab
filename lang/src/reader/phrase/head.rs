//! Selections: adjectives, heads and posts (R2).

use super::adjective::Adjective;
use super::resolver::{Resolver, Row};
use super::select::{Many, Sel};
use super::value::Val;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::types::join;
use crate::reader::{Cursor, Cx, Earlier, PhraseError, Read, Reported, TrapError, Typed};
use crate::span::Span;
use crate::tree::{Expr, ExprId, KindId, Type};
use crate::vocabulary::Class;

impl<'w> Resolver<'_, '_, 'w> {
    /// A selection that binds no name.
    pub(super) fn selected_row(&mut self, row: Row<'w>) -> Read<Sel> {
        let many = self.quantity_at(row)?;
        let mut sel = self.described_row(row, many)?;
        sel.many = many.unwrap_or(Many::Bare);
        if many.is_some() {
            sel.kind_alone = None;
        }
        if many == Some(Many::Another) {
            let first = row.adjectives.first().or(row.heads.first());
            sel.span = self.place(first.copied().unwrap_or(row.id));
            self.other_than_earlier(&mut sel)?;
        }
        sel.span = self.place(row.id);
        Ok(sel)
    }

    fn described_row(&mut self, row: Row<'w>, many: Option<Many>) -> Read<Sel> {
        let adjectives = self.adjectives_of(row.adjectives)?;
        let (heads, both) = self.heads_of(row, &adjectives, many)?;
        self.members_described(row, many, &adjectives, (&heads, both))
    }

    /// A selection in parentheses of which more is said behind it: `("A" or "B") in P`.
    pub(super) fn said_behind(&mut self, row: Row<'w>, head: NodeId, val: Val) -> Read<Sel> {
        let head = self.head_of(val, head)?;
        let mut sel = self.members_described(row, None, &[], (&[head], false))?;
        sel.span = self.place(row.id);
        Ok(sel)
    }

    fn members_described(
        &mut self,
        row: Row<'w>,
        many: Option<Many>,
        adjectives: &[Adjective],
        (heads, both): (&[Head], bool),
    ) -> Read<Sel> {
        let span = self.place(row.id);
        let alone = match heads {
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
                Some(elem) => Some(join(self.book, &elem, &head.ty).unwrap_or(Type::Any)),
            };
        }
        let mut sel = Sel::new(slot, elem.unwrap_or(Type::Any), span);
        let inner_both = |head: &Head| head.inner.as_ref().is_some_and(|inner| inner.both);
        sel.both = both || heads.iter().any(inner_both);
        // Several titles are as much in the singular as kinds are.
        sel.singular = heads.iter().any(|head| head.singular) || heads.len() > 1 && !kinds;
        if heads.len() > 1 {
            let says_many = !matches!(many, None | Some(Many::Some));
            if says_many || !adjectives.is_empty() || heads.iter().any(|head| head.entitled) {
                sel.shared = heads.get(1).and_then(|head| head.joined);
            }
            let within = self.needed;
            self.titles_among(heads, adjectives, many, within)?;
            sel.kinds = heads.iter().filter_map(|head| head.kind).collect();
        }
        sel.titled = heads.iter().all(|head| match &head.inner {
            Some(inner) => inner.titled,
            None => head.is_title(),
        });
        if let Some(inner) = alone {
            sel.kinds.clone_from(&inner.kinds);
        }
        self.head_tests(&mut sel, heads, adjectives)?;
        let plain = adjectives.is_empty() && heads.len() == 1;
        let last = row.heads.last().or(row.adjectives.last());
        sel.behind = last.map_or(span, |last| self.place(*last));
        let ty = sel.elem.clone();
        self.env.around.push(Earlier { slot, ty, span });
        let read = self.posts_of(row.posts, &mut sel);
        self.env.around.pop();
        read?;
        sel.of_any_sort = plain && sel.group.tests.is_empty() && sel.says_no_more();
        if sel.group.from.is_some_and(|from| self.lies_elsewhere(from)) {
            self.never_there(&sel.group.tests, sel.group.slot)?;
        }
        if plain && row.posts.is_empty() {
            sel.kind_alone = heads.first().and_then(|head| head.kind);
        }
        Ok(sel)
    }

    /// Whether two nodes are joined by `or`, `and`, or stand side by side.
    pub(super) fn connective(&self, id: NodeId) -> Option<bool> {
        match self.token(id)? {
            Token::OrWord | Token::OrQuality => Some(true),
            Token::AndWord | Token::AndQuality | Token::CommaQuality => Some(false),
            _ => None,
        }
    }

    /// Rows of words between connectives, each with the connective before it: whether it is `or`.
    pub(super) fn between_connectives(
        &self,
        words: &'w [NodeId],
    ) -> Vec<(Option<NodeId>, &'w [NodeId])> {
        let mut rows = Vec::new();
        let (mut begin, mut before) = (0, None);
        for (at, word) in words.iter().enumerate() {
            if self.connective(*word).is_some() {
                rows.push((before, words.get(begin..at).unwrap_or_default()));
                (begin, before) = (at + 1, Some(*word));
            }
        }
        rows.push((before, words.get(begin..).unwrap_or_default()));
        rows
    }

    pub(super) fn is_or_word(&self, id: NodeId) -> bool {
        self.connective(id) == Some(true)
    }

    pub(super) fn adjective_at(&mut self, id: NodeId) -> Read<Adjective> {
        let mut at = self.exact(id);
        if let Some(adjective) = self.adjective(&mut at)
            && at.is_done()
        {
            return Ok(adjective);
        }
        self.wanted_at("a kind", id)
    }

    /// The adjectives before a head; `or` joins those beside it.
    pub(super) fn adjectives_of(&mut self, words: &[NodeId]) -> Read<Vec<Adjective>> {
        let mut found: Vec<Adjective> = Vec::new();
        let mut words = words.iter().copied();
        let mut joins = false;
        while let Some(word) = words.next() {
            if self.connective(word) == Some(false) {
                let first = found.last().map(|one| one.name.clone());
                let second = words.next().map(|next| self.name(next));
                let span = self.place(word);
                return Err(self.report(TrapError::BothAdjectives {
                    first: first.unwrap_or_default(),
                    second: second.unwrap_or_default(),
                    span,
                }));
            }
            if self.connective(word) == Some(true) {
                joins = true;
                continue;
            }
            let adjective = self.adjective_at(word)?;
            let possessive = adjective.name.ends_with("'s");
            if possessive && found.last().is_some_and(|before| before.name == "your") {
                // `your opponent's ship` is one of the opponent, and none of both.
                let help = format!("leave it out: `{}`", adjective.name);
                return Err(self.english("your", help, adjective.span));
            }
            match joins.then(|| found.pop()).flatten() {
                Some(before) => found.push(before.or(adjective)),
                None => found.push(adjective),
            }
            joins = false;
        }
        self.same_sort(&found)?;
        self.held_by(&found)?;
        Ok(found)
    }

    fn heads_of(
        &mut self,
        row: Row<'w>,
        adjectives: &[Adjective],
        many: Option<Many>,
    ) -> Read<(Vec<Head>, bool)> {
        let Some((first, rest)) = row.heads.split_first() else {
            let head = self.head_left_out(row, adjectives)?;
            return Ok((vec![head], false));
        };
        let mut heads = vec![self.head_at(*first, many)?];
        let (mut both, mut either) = (false, false);
        let mut rest = rest.iter().copied();
        while let Some(word) = rest.next() {
            let Some(next) = rest.next() else {
                return self.extra(word);
            };
            let joined = self.place(word);
            let mut head = self.head_at(next, None)?;
            if self.shape(next) == Shape::TitleKind
                && adjectives.iter().any(|one| !one.says_whose())
            {
                // What stands before the first kind would be said of this one as well, which has a title of its own.
                let title = self.written(self.part(next, 0));
                let help = format!(
                    "what stands before the first kind is said of all: write the title without a kind, `... or {title}`; or ask behind the kind, `where it is ... or covers({title}, it)`"
                );
                return Err(self.english("or", help, joined));
            }
            // A title before a kind is said of all of them.
            if head.title.is_none() && heads.iter().all(|head| head.kind.is_some()) {
                head.title = heads.iter().find_map(|head| head.title);
                head.entitled = head.title.is_some();
            }
            head.joined = Some(joined);
            heads.push(head);
            let or = self.is_or_word(word);
            either |= or;
            both |= !or;
        }
        if both && either {
            let span = self.place(row.id);
            let proposal = String::from("(A or B) and C");
            return Err(self.report(PhraseError::Mixed { proposal, span }));
        }
        Ok((heads, both))
    }

    fn head_at(&mut self, id: NodeId, many: Option<Many>) -> Read<Head> {
        let span = self.place(id);
        let mut head = Head::new(self.any_object(), span);
        if let Some((text, any)) = self.title_at(id) {
            let any = any || many == Some(Many::Any);
            head.title = Some(self.title_of(&text, any, span));
            if self.shape(id) == Shape::TitleKind
                && let Some(kind) = self.kind_at(self.part(id, 1))
            {
                head.kind = Some(kind);
                head.ty = Type::Object(kind);
            }
            return Ok(head);
        }
        if let (Some(Class::Kind(kind, several)), Some(Token::Kind)) =
            (self.class_of(id), self.token(id))
        {
            let (kind, several) = (*kind, *several);
            self.agrees(kind, several, many, id)?;
            head.kind = Some(kind);
            head.ty = Type::Object(kind);
            head.singular = !several;
            return Ok(head);
        }
        if self.is_word(id, "player") {
            head.from = Some(self.players(span).id);
            head.ty = Type::Player;
            return Ok(head);
        }
        let val = self.within(span, |this| this.atom_value(id))?;
        self.head_of(val, id)
    }

    fn head_of(&mut self, val: Val, id: NodeId) -> Read<Head> {
        let span = self.place(id);
        let mut head = Head::new(self.any_object(), span);
        let typed = match val {
            Val::Many(inner)
                if inner.says_what_alone() && inner.chosen_by_nobody() && !inner.is_choice() =>
            {
                head.ty = inner.elem.clone();
                head.singular = inner.singular;
                head.inner = Some(inner);
                return Ok(head);
            }
            Val::Many(sel) => self.set_of(*sel)?,
            other => self.settle(other)?,
        };
        if typed.ty == Type::Truth {
            // `one ("X" or Klingon personnel)`: a head with words of its own made a question of it.
            let word = self.written(id);
            let help = "these are asked, and nobody is named: `or` joins kinds and titles, and what stands before the first is said of all; begin with what has words of its own, `one (ADJECTIVE KIND or \"TITLE\")`, or say each by itself, `choose one { ...; ... }`";
            return Err(self.english(word, help, span));
        }
        match self.member(&typed.ty) {
            Some(member) => {
                head.from = Some(typed.id);
                head.ty = member;
            }
            None => {
                let cast = self.cast_of(typed.id);
                head.kind = cast.map(|(_, kind)| kind);
                let what = cast.map_or(typed.id, |(what, _)| what);
                head.from = Some(self.push(Expr::List(vec![what]), span));
                head.ty = typed.ty;
            }
        }
        Ok(head)
    }

    /// Refuses `one ships`.
    fn agrees(&mut self, kind: KindId, several: bool, many: Option<Many>, id: NodeId) -> Read<()> {
        let one = match many {
            Some(Many::A | Many::Another) => true,
            Some(Many::Count(n)) => *self.at(n) == Expr::Number(1),
            _ => false,
        };
        if !(one && several) {
            return Ok(());
        }
        let (singular, span) = (self.kind_name(kind).into(), self.place(id));
        Err(self.report(PhraseError::Agreement { singular, span }))
    }

    /// `one OFFICER`: the last symbol stands for its kind.
    fn head_left_out(&mut self, row: Row<'w>, adjectives: &[Adjective]) -> Read<Head> {
        let last = row.adjectives.last().copied();
        let span = self.place(last.unwrap_or(row.id));
        let mut at = self.end(last.unwrap_or(row.quantity));
        let Some(kind) = adjectives.last().and_then(|last| self.adjective_kind(last)) else {
            // Posts stand where a head is wanted.
            if let Some(first) = row.posts.first() {
                at = self.begin(*first);
            }
            return Err(self.no_head(&at, row));
        };
        let several = adjectives
            .last()
            .map(|last| (&last.name, self.adjective_kinds(last)));
        if let Some((symbol, several)) = several.filter(|(_, several)| several.len() > 1) {
            // `some Klingon here`: a person for most readers, and a ship or a mission by its words.
            let ways = several.iter();
            let ways = ways.map(|kind| format!("`{symbol} {}`", self.kind_name(*kind)));
            let ways: Vec<String> = ways.collect();
            let help = Some(format!("say of which kind: {}", ways.join(", ")));
            return Err(self.expected_or("a kind", &at, help));
        }
        let mut head = Head::new(Type::Object(kind), span);
        head.kind = Some(kind);
        Ok(head)
    }

    fn no_head(&mut self, at: &Cursor<'_>, row: Row<'_>) -> Reported {
        let relation = row.posts.first().map(|post| self.shape(*post)) == Some(Shape::Relation);
        let help = match (relation, row.posts.first()) {
            (true, Some(post)) if at.rest().len() > 1 => {
                let word = self.name(self.part(*post, 0));
                Some(format!("say it behind the kind: `KIND where it is {word}`"))
            }
            _ => self.kind_example(),
        };
        self.expected_or("a kind", at, help)
    }
}

/// A head: what the members are.
#[derive(Default)]
pub(super) struct Head {
    pub(super) kind: Option<KindId>,
    /// A set they are in; a title that covers them.
    pub(super) from: Option<ExprId>,
    pub(super) title: Option<ExprId>,
    pub(super) ty: Type,
    pub(super) span: Span,
    pub(super) singular: bool,
    /// The word that joins it to the one before.
    pub(super) joined: Option<Span>,
    /// Whether a title stands before its kind, or before that of the first.
    pub(super) entitled: bool,
    /// A selection in parentheses that does not say where its members are: what stands behind them says it.
    pub(super) inner: Option<Box<Sel>>,
}

impl Head {
    pub(super) fn new(ty: Type, span: Span) -> Self {
        Self {
            ty,
            span,
            ..Self::default()
        }
    }

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
            let (id, ty) = (it, head.ty.clone());
            let it = Typed { id, ty };
            // What a title names is no more of that sort for standing behind it: whose it is, it may say as well.
            let alone = head.is_title() && head.joined.is_some() && !titles_alone;
            for adjective in adjectives {
                if !alone || adjective.says_whose() {
                    tests.push(self.adjective_test(adjective, &it)?);
                }
            }
            cases.push(self.all_of(tests, head.span));
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
        let word = doubtful.map(|adjective| adjective.name.clone());
        let Some(word) = word.or(several.then(|| "number".into())) else {
            return Ok(());
        };
        let joined = head.joined.unwrap_or(head.span);
        if needed {
            return Err(self.report(TrapError::HeadOrNeed { span: joined }));
        }
        let (number, span) = (doubtful.is_none(), joined.to(head.span));
        Err(self.report(TrapError::TitleBehind { word, number, span }))
    }
}
