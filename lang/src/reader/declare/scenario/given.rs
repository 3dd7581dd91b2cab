//! `given`: a setup that scripts declare, a state, a field, or any kernel write.

use super::Stage;
use super::enter::{Speaks, Then};
use crate::diagnostic::nearest;
use crate::reader::slots;
use crate::reader::{Cursor, Cx, DeclareError, Read, ScenarioError, phrase, types};
use crate::sentence::{Item, Op, Word, WordKind};
use crate::span::Span;
use crate::tree::{
    BlockId, Expr, ExprId, ProcedureId, StageId, StateId, Statement, StepKind, Type, Until, Verb,
    Write, YOU,
};
use crate::vocabulary::{Class, SetupForm, shown, third};
use crate::words::is_prep;
use smol_str::SmolStr;

impl Stage<'_> {
    pub(super) fn given(&mut self, item: &Item) -> Read<()> {
        // `... at stage NAME`
        let [front @ .., at, stage, name] = &*item.head.words else {
            return self.given_all(item);
        };
        if !at.is("at") || !stage.is("stage") {
            return self.given_all(item);
        }
        let stages = self.stages(name)?;
        let mut all = item.clone();
        all.head.words = front.to_vec();
        all.head.span = Cursor::over(front, item.head.span.before()).span();
        self.given_all(&all)?;
        self.push(StepKind::Reach(stages), item.span);
        Ok(())
    }

    /// The stages of a name, whatever procedure they are of.
    pub(super) fn stages(&mut self, name: &Word) -> Read<Vec<StageId>> {
        let text = name.name().unwrap_or_default();
        let known = &self.desk.vocab.names.stages;
        let named = known.iter().filter(|((_, known), _)| known == text);
        let mut stages: Vec<StageId> = named.map(|(_, stage)| *stage).collect();
        stages.sort_unstable();
        if stages.is_empty() {
            let names = known.keys().map(|(_, name)| name.as_str());
            return self.refuse(DeclareError::unknown("stage", text, name.span, names));
        }
        Ok(stages)
    }

    fn given_all(&mut self, item: &Item) -> Read<()> {
        // Cards belong to the first player the line speaks of, unless it says whose they are.
        let said = phrase::whole(item);
        let owner = said.iter().find_map(|word| self.player_of(word));
        let owner = owner.unwrap_or(0);
        let then = match item.colon {
            Some(_) => Then::Stay,
            None => Then::Moved,
        };
        let head = self.staged_phrase(&item.head, Speaks::Brings { owner, then })?;
        let colon = item.colon.as_ref().map(|colon| {
            let then = Then::Placed;
            let colon = self.staged_phrase(colon, Speaks::Brings { owner, then });
            colon.map(Box::new)
        });
        let staged = Item {
            key: None,
            head,
            colon: colon.transpose()?,
            ..item.clone()
        };
        let body = self.given_body(item, &staged)?;
        let procedure = self.procedure(body, item.span);
        self.push(StepKind::Given(procedure), item.span);
        Ok(())
    }

    fn given_body(&mut self, item: &Item, staged: &Item) -> Read<BlockId> {
        let row = phrase::whole(staged);
        let row = Cursor::over(&row, item.span);
        let setups = self.desk.vocab.setups.iter();
        let mut fits = setups.filter_map(|setup| {
            let fit = slots::fit(&setup.pieces, row)?;
            let colon = |(_, words): &(u16, Cursor<'_>)| words.find(Word::is_colon).is_some();
            let whole = fit.left.is_empty() && !fit.slots.iter().any(colon);
            whole.then_some((setup.procedure, fit.said, fit.slots))
        });
        let first = fits.next();
        let best = fits.fold(first, |best, one| match best {
            Some(best) if best.1 >= one.1 => Some(best),
            _ => Some(one),
        });
        if let Some((procedure, _, filled)) = best {
            return self.call(procedure, &filled, item.span);
        }
        self.is_setup(item)?;
        let words = Cursor::new(&staged.head);
        if let Some((front, back)) = words.split(|word| word.is("is"))
            && let Some(written) = self.state(front, back, item)?
        {
            return Ok(written);
        }
        if let Some((front, back)) = words.split(|word| word.is_op(Op::Equal)) {
            return self.field(front, back);
        }
        self.with_cx(|cx| phrase::statements(cx, std::slice::from_ref(staged)))
    }

    /// Says so of a line that puts cards somewhere as no setup does: titles behind a colon, or `"X" at "Y"`.
    fn is_setup(&mut self, item: &Item) -> Read<()> {
        let title = |word: &Word| matches!(word.kind, WordKind::Text(_) | WordKind::Number(_));
        let places = match (&item.colon, &*item.head.words) {
            (Some(colon), _) => colon.words.first().is_some_and(title),
            (None, [first, second, ..]) => {
                title(first) && !second.is("of") && second.plain().is_some_and(is_prep)
            }
            _ => false,
        };
        if !places {
            return Ok(());
        }
        let near = |said: &Word, word: &str| {
            let said = said.plain().unwrap_or_default();
            said == word || word.len() > 3 && nearest(said, [word]).is_some()
        };
        let shared = |setup: &&SetupForm| {
            let words = setup.pieces.iter().filter_map(|piece| piece.word());
            // What stands before a player is said by every setup.
            let words = words.filter(|word| *word != "of");
            words
                .filter(|word| item.head.words.iter().any(|said| near(said, word)))
                .count()
        };
        let colon = |setup: &&SetupForm| setup.pieces.iter().any(|one| one.word() == Some(":"));
        let setups = self.desk.vocab.setups.iter().filter(colon);
        let most = setups.clone().map(|one| shared(&one)).max();
        let forms = setups.filter(|setup| Some(shared(setup)) == most);
        let dots = |_| SmolStr::new_static("...");
        let forms = forms.map(|setup| format!("`{}`", shown(&setup.pieces, dots)));
        self.refuse(ScenarioError::NoSetup {
            span: item.head.span,
            forms: forms.collect(),
        })
    }

    /// Reads something in the scenario's frame.
    pub(super) fn with_cx<T>(&mut self, read: impl FnOnce(&mut Cx<'_>) -> Read<T>) -> Read<T> {
        let mut cx = self.desk.cx(std::mem::take(&mut self.env));
        let result = read(&mut cx);
        self.env = cx.env;
        result
    }

    fn block(&mut self, statements: Vec<Statement>, span: Span) -> Read<BlockId> {
        let all = statements.into_iter().map(|one| (one, span)).collect();
        self.with_cx(|cx| Ok(cx.block(all)))
    }

    fn call(
        &mut self,
        procedure: ProcedureId,
        filled: &[(u16, Cursor<'_>)],
        span: Span,
    ) -> Read<BlockId> {
        let params = self.desk.book.at(procedure);
        let params = params.map(|one| one.params.clone()).unwrap_or_default();
        let mut args = Vec::new();
        for (at, param) in params.iter().enumerate() {
            let words = filled.iter().find(|(slot, _)| usize::from(*slot) == at);
            let Some((_, words)) = words else {
                return self.refuse(DeclareError::Count {
                    what: "value",
                    wanted: params.len(),
                    span,
                });
            };
            args.push(self.argument(*words, &param.ty)?);
        }
        let run = Statement::Run {
            procedure,
            args,
            into: None,
        };
        self.block(vec![run], span)
    }

    /// The value of a parameter: an expression; for a set, several with commas between.
    fn argument(&mut self, words: Cursor<'_>, ty: &Type) -> Read<ExprId> {
        let Type::Set(element) = ty else {
            if let Some(comma) = words.find(Word::is_comma) {
                let mut more = words;
                more.take(comma);
                let span = more.span();
                return self.refuse(ScenarioError::OneAlone { span });
            }
            return self.with_cx(|cx| phrase::expr_of(cx, words, ty));
        };
        let mut members = Vec::new();
        for part in words.parts() {
            let read = self.with_cx(|cx| phrase::expr(cx, part))?;
            let book = &self.desk.book;
            if !types::fits(book, &read.ty, element) && !types::fits(book, &read.ty, ty) {
                let (span, is) = (part.span(), types::show(book, element));
                return self.refuse(ScenarioError::WrongPart { span, is });
            }
            members.push(read.id);
        }
        self.with_cx(|cx| Ok(cx.push(Expr::List(members), words.span())))
    }

    /// `given FIELD of X = E`.
    fn field(&mut self, front: Cursor<'_>, back: Cursor<'_>) -> Read<BlockId> {
        let left = self.with_cx(|cx| phrase::expr(cx, front))?;
        if left.ty == Type::Place {
            let sign = Span::new(front.span().file, front.span().end, back.span().start);
            return Err(self
                .desk
                .expected("a colon and the cards that lie there", sign));
        }
        let Some(&Expr::Field { field, of, .. }) = self.desk.book.at(left.id) else {
            return Err(self.desk.expected("a field of something", front.span()));
        };
        let span = front.span().to(back.span());
        let known = self.desk.book.at(field);
        if let Some(printed) = known.filter(|field| field.printed) {
            let field = printed.named.name.clone();
            return self.refuse(ScenarioError::Printed { field, span });
        }
        let to = self.with_cx(|cx| phrase::expr_of(cx, back, &left.ty))?;
        let game = matches!(self.desk.book.at(of), Some(Expr::Nothing));
        let of = (!game).then_some(of);
        self.block(vec![Statement::Write(Write::Set { field, of, to })], span)
    }

    /// `given X is [not] STATE`: a state that is marked, and no more than that.
    fn state(
        &mut self,
        front: Cursor<'_>,
        mut back: Cursor<'_>,
        item: &Item,
    ) -> Read<Option<BlockId>> {
        let not = back.eat("not");
        let found = self.desk.vocab.lookup(back.rest());
        let found = found.filter(|(_, count)| *count == back.rest().len());
        let state = found.and_then(|(entry, _)| match entry.class {
            Class::State(state) => Some(state),
            _ => entry.state,
        });
        let Some(state) = state else { return Ok(None) };
        let span = front.span().to(back.span());
        let by = self.cast.owner_of(front.rest());
        let written = Cursor::new(&item.head);
        let (whom, _) = written.split(|word| word.is("is")).unwrap_or((front, back));
        if let Some(said) = self.half_state(state, not, by, whom) {
            return self.refuse(ScenarioError::HalfState { span, said });
        }
        let mut all = Vec::new();
        for part in front.parts() {
            let what = self.with_cx(|cx| phrase::expr(cx, part))?.id;
            let until = Until::Never;
            all.push(Statement::Write(match not {
                true => Write::Unmark { what, state },
                false => Write::Mark { what, state, until },
            }));
        }
        self.block(all, span).map(Some)
    }

    /// The deed that is given instead, where every verb that brings the state, or ends it, does more than that (to
    /// others that lie there, or notes who did it): then the state alone is half a position that no game comes to.
    fn half_state(
        &self,
        state: StateId,
        not: bool,
        owner: Option<u8>,
        whom: Cursor<'_>,
    ) -> Option<String> {
        let book = &self.desk.book;
        let expr = |id: &ExprId| book.at(id);
        let body = |verb: &Verb| {
            let body = verb.body.and_then(|body| book.at(body));
            body.map_or(&[][..], Vec::as_slice)
        };
        // Whether a verb always marks its object so, or unmarks it.
        let marks = |verb: &&Verb| {
            let slot = verb.params.first().map(|object| object.slot);
            let object =
                |what| matches!(expr(what), Some(Expr::Local(local)) if Some(*local) == slot);
            body(verb).iter().any(|one| match one {
                Statement::Write(Write::Mark {
                    what, state: it, ..
                }) => !not && *it == state && object(what),
                Statement::Write(Write::Unmark { what, state: it }) => {
                    not && *it == state && object(what)
                }
                _ => false,
            })
        };
        let notes_who = |one: &Statement| match one {
            Statement::Write(Write::Set { to, .. }) => expr(to) == Some(&Expr::Local(YOU)),
            _ => false,
        };
        let mut brings = book.verbs.iter().filter(marks);
        let first = brings.clone().next()?;
        if brings.any(|verb| body(verb).len() == 1) {
            return None;
        }
        let (name, whom) = (&first.named.name, phrase::row(whom.rest()));
        if !body(first).iter().any(notes_who) {
            return Some(format!("{name} {whom}"));
        }
        let by = match owner {
            Some(0) => "two",
            _ => "one",
        };
        Some(format!("{by} {} {whom}", third(name)))
    }
}
