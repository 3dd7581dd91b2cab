//! The heads of a selection (R2): kinds, titles, sets, joined by `or` or `and`.

use super::adjective::Adjective;
use super::look::{Look, Within, is_or};
use super::select::{Many, Sel};
use super::value::Val;
use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError, Typed};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{Expr, ExprId, KindId, Type};
use crate::vocabulary::Class;

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
        within: Within<'_>,
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
        if within.needed {
            return Err(self.report(TrapError::HeadOrNeed { span: joined }));
        }
        let span = joined.to(head.span);
        Err(self.report(TrapError::TitleBehind {
            word,
            number: doubtful.is_none(),
            span,
        }))
    }

    /// The heads, joined by `or` or `and` without a new quantifier (R2).
    pub(super) fn heads(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        adjectives: &[Adjective],
        many: Option<Many>,
    ) -> Read<(Vec<Head>, bool)> {
        let first = self.head(at, within, adjectives, many)?;
        let mut heads = vec![first];
        let (mut both, mut either) = (false, false);
        let start = at.here();
        loop {
            let mut next = *at;
            let joined = next.here();
            if within.needed && at.peek().is_some_and(|word| word.is("OR")) {
                break;
            }
            let or = next.eat_if(is_or);
            if !(or || next.eat("and")) {
                break;
            }
            let joins = matches!(self.class(&next), Some(Class::Kind(..)))
                || matches!(next.peek().map(|word| &word.kind), Some(WordKind::Text(_)));
            if !joins {
                break;
            }
            let begin = next;
            let mut head = self.head(&mut next, within, &[], None)?;
            if let Some(WordKind::Text(title)) = begin.peek().map(|word| &word.kind)
                && head.kind.is_some()
                && adjectives.iter().any(|one| !one.says_whose())
            {
                // What stands before the first kind would be said of this one as well, which has a title of its own.
                return Err(self.report(TrapError::English {
                    word: "or".into(),
                    help: format!("what stands before the first kind is said of all: write the title without a kind, `... or \"{title}\"`; or ask behind the kind, `where it is ... or covers(\"{title}\", it)`").into(),
                    span: joined,
                }));
            }
            // A title before a kind is said of all of them.
            if head.title.is_none() && heads.iter().all(|head| head.kind.is_some()) {
                head.title = heads.iter().find_map(|head| head.title);
                head.entitled = head.title.is_some();
            }
            head.joined = Some(joined);
            // `SECURITY personnel or ship is here`: the next words tell that a new condition began.
            *at = next;
            heads.push(head);
            either |= or;
            both |= !or;
        }
        if both && either {
            let span = start.to(at.behind());
            let proposal = String::from("(A or B) and C");
            return Err(self.report(PhraseError::Mixed { proposal, span }));
        }
        Ok((heads, both))
    }

    /// One head.
    fn head(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        adjectives: &[Adjective],
        many: Option<Many>,
    ) -> Read<Head> {
        let span = at.here();
        let mut head = Head {
            kind: None,
            from: None,
            title: None,
            ty: self.any_object(),
            span,
            singular: false,
            joined: None,
            entitled: false,
            inner: None,
        };
        // `one any "T"`: how many, and of all that the title may mean.
        let mut behind = *at;
        let any = many.is_some() && behind.eat("any");
        let any = any
            && matches!(
                behind.peek().map(|word| &word.kind),
                Some(WordKind::Text(_))
            );
        if any {
            *at = behind;
        }
        if let Some(WordKind::Text(text)) = at.peek().map(|word| &word.kind) {
            at.next_word();
            head.title = Some(self.title_of(text, any || many == Some(Many::Any), span));
            // `"Tricorder" equipment`
            if let Some(kind) = self.eat_kind(at) {
                head.kind = Some(kind);
                head.ty = Type::Object(kind);
                head.span = span.to(at.behind());
            }
            return Ok(head);
        }
        let several = matches!(self.class(at), Some(Class::Kind(_, true)));
        if let Some(kind) = self.eat_kind(at) {
            let one = match many {
                Some(Many::A | Many::Another) => true,
                Some(Many::Count(n)) => *self.at(n) == Expr::Number(1),
                _ => false,
            };
            let singular = self.kind_name(kind);
            if one && several && !at.behind().is_empty() {
                let singular = String::from(singular);
                return Err(self.report(PhraseError::Agreement { singular, span }));
            }
            head.kind = Some(kind);
            head.ty = Type::Object(kind);
            head.singular = !several;
            return Ok(head);
        }
        let player = at.peek().is_some_and(|word| word.is("player"));
        if player && matches!(self.look(at), Look::Unknown) {
            at.next_word();
            head.from = Some(self.players(span).id);
            head.ty = Type::Player;
            return Ok(head);
        }
        if self.begins_value(at) {
            let mut begin = *at;
            let val = self.operand(at, within.inner())?;
            let typed = match val {
                Val::Many(inner)
                    if inner.says_what_alone()
                        && inner.chosen_by_nobody()
                        && !inner.is_choice() =>
                {
                    head.ty = inner.elem.clone();
                    head.singular = inner.singular;
                    head.inner = Some(inner);
                    head.span = span.to(at.behind());
                    return Ok(head);
                }
                Val::Many(sel) => self.set_of(*sel)?,
                other => self.settle(other)?,
            };
            if typed.ty == Type::Truth {
                // `one ("X" or Klingon personnel)`: a head with words of its own made a question of it.
                return Err(self.report(TrapError::English {
                    word: super::spell::row(begin.take(begin.rest().len() - at.rest().len()).rest()).into(),
                    help: "these are asked, and nobody is named: `or` joins kinds and titles, and what stands before the first is said of all; begin with what has words of its own, `one (ADJECTIVE KIND or \"TITLE\")`, or say each by itself, `choose one { ...; ... }`".into(),
                    span: span.to(at.behind()),
                }));
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
            head.span = span.to(at.behind());
            return Ok(head);
        }
        // `one OFFICER`: the last symbol stands for its kind.
        if let Some(kind) = adjectives.last().and_then(|last| self.adjective_kind(last)) {
            let several = adjectives.last().map(|last| self.adjective_kinds(last));
            if let Some(several) = several.filter(|several| several.len() > 1) {
                // `some Klingon here`: a person for most readers, and a ship or a mission by its words.
                let symbol = adjectives.last().map(|last| last.name.clone());
                let symbol = symbol.unwrap_or_default();
                let ways = several
                    .iter()
                    .map(|kind| format!("`{symbol} {}`", self.kind_name(*kind)));
                let ways: Vec<String> = ways.collect();
                let help = Some(format!("say of which kind: {}", ways.join(", ")));
                return Err(self.expected_or("a kind", at, help));
            }
            head.kind = Some(kind);
            head.ty = Type::Object(kind);
            head.span = at.behind();
            return Ok(head);
        }
        let more = at.ahead(1).is_some_and(|word| word.is("more"));
        if more && at.peek().is_some_and(is_or) {
            return Err(self.report(TrapError::English {
                word: "or more".into(),
                help: "write `at least` before the number".into(),
                span,
            }));
        }
        let denied = at.peek().is_some_and(|word| word.is("not"));
        if let (Some(Many::UpTo(_)), true) = (many, at.is_done()) {
            return Err(self.report(TrapError::English {
                word: "up to".into(),
                help: "it says how many of some kind are chosen, and nobody chooses a number: `choose one { VERB 1; VERB 2 }`".into(),
                span: at.behind(),
            }));
        }
        let help = match at.ahead(1).filter(|_| denied) {
            Some(word) => {
                let word = super::spell::spelled(word);
                Some(format!(
                    "write `not_{word}`, or `where it is not {word}` behind the kind"
                ))
            }
            None => match self.class(at) {
                Some(Class::Relation(_)) if at.rest().len() > 1 => {
                    let word = at.peek().map(super::spell::spelled);
                    let word = word.unwrap_or_default();
                    Some(format!("say it behind the kind: `KIND where it is {word}`"))
                }
                _ => self.kind_example(),
            },
        };
        Err(self.expected_or("a kind", at, help))
    }

    /// Whether a value that is a set can begin here: a noun, zone, field, local name or parenthesis.
    fn begins_value(&self, at: &Cursor<'_>) -> bool {
        match self.look(at) {
            Look::Local(..) => true,
            Look::Known(entry, _) => matches!(
                entry.class,
                Class::Noun(_)
                    | Class::Zone(_)
                    | Class::Field(_)
                    | Class::Scope(_)
                    | Class::Builtin(_)
                    | Class::Special(
                        crate::vocabulary::Special::Those
                            | crate::vocabulary::Special::That
                            | crate::vocabulary::Special::This
                            | crate::vocabulary::Special::It
                            | crate::vocabulary::Special::SymbolsOf
                    )
                    | Class::Record(..)
                    | Class::Broken
            ),
            Look::Unknown => at
                .peek()
                .and_then(|word| word.plain())
                .is_some_and(|word| word.ends_with("'s")),
            Look::Sign => matches!(
                at.peek().map(|word| &word.kind),
                Some(WordKind::Group(_) | WordKind::List(_))
            ),
            _ => false,
        }
    }
}
