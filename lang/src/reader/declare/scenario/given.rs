//! `given`: a setup that scripts declare, a state, a field, or any kernel write.

use super::Stage;
use crate::diagnostic::nearest;
use crate::reader::{Cursor, Cx, DeclareError, Read, ScenarioError, phrase, types};
use crate::sentence::{Item, Op, Phrase, Word, WordKind};
use crate::span::Span;
use crate::tree::{BlockId, Expr, ExprId, StageId, Statement, StepKind, Type, Write};
use crate::vocabulary::{Piece, SetupForm, spelled};
use crate::words::is_prep;
use smol_str::SmolStr;

/// What a setup's words say of its parameters.
type Filled<'w> = Vec<(u16, Cursor<'w>)>;

impl Stage<'_> {
    pub(super) fn given(&mut self, item: &Item) -> Read<()> {
        let Some((rest, name)) = at_stage(&item.head) else {
            return self.given_all(item);
        };
        let stages = self.stages(name)?;
        self.given_all(&Item {
            head: rest,
            ..item.clone()
        })?;
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
            let mut names: Vec<&str> = known.keys().map(|(_, name)| name.as_str()).collect();
            names.sort_unstable();
            let near = nearest(text, names).map(SmolStr::new);
            return Err(self.desk.report(DeclareError::Unknown {
                what: "stage",
                name: SmolStr::new(text),
                span: name.span,
                nearest: near,
            }));
        }
        Ok(stages)
    }

    fn given_all(&mut self, item: &Item) -> Read<()> {
        // Cards belong to the first player the line speaks of, unless it says whose they are.
        let mut said = item
            .head
            .words
            .iter()
            .chain(item.colon.iter().flat_map(|colon| &colon.words));
        let owner = said
            .find_map(|word| self.player_of(word.plain()?))
            .unwrap_or(0);
        let enter = |stage: &mut Self, phrase: &Phrase| -> Read<Phrase> {
            let words = stage.enter(&phrase.words, owner)?;
            Ok(Phrase {
                words: stage.cast.staged(&words),
                span: phrase.span,
            })
        };
        let head = enter(self, &item.head)?;
        let colon = match &item.colon {
            Some(colon) => {
                let read = enter(self, colon)?;
                self.is_new(&colon.words, owner)?;
                Some(read)
            }
            None => {
                self.may_be_moved(&item.head.words);
                None
            }
        };
        let body = self.given_body(item, &head, colon.as_ref())?;
        let procedure = self.procedure(body, item);
        self.push(StepKind::Given(procedure), item.span);
        Ok(())
    }

    fn given_body(&mut self, item: &Item, head: &Phrase, colon: Option<&Phrase>) -> Read<BlockId> {
        let words = Cursor::new(head);
        let mut best: Option<(usize, SetupForm, Filled<'_>)> = None;
        for setup in &self.desk.vocab.setups {
            if setup.colon.is_some() != colon.is_some() {
                continue;
            }
            let Some(mut filled) = matches(&setup.pieces, words) else {
                continue;
            };
            if let (Some(slot), Some(colon)) = (setup.colon, colon) {
                filled.push((slot, Cursor::new(colon)));
            }
            let literal = setup
                .pieces
                .iter()
                .filter(|piece| matches!(piece, Piece::Word(_)))
                .count();
            if best.as_ref().is_none_or(|(most, ..)| literal > *most) {
                best = Some((literal, setup.clone(), filled));
            }
        }
        if let Some((_, setup, filled)) = best {
            return self.call(&setup, filled, item.span);
        }
        self.is_setup(item)?;
        if let Some(written) = self.state(head, &item.head)? {
            return Ok(written);
        }
        if let Some(written) = self.field(head)? {
            return Ok(written);
        }
        self.on_stage(words)?;
        let statement = Item {
            key: None,
            head: head.clone(),
            colon: colon.cloned().map(Box::new),
            ..item.clone()
        };
        self.with_cx(|cx| phrase::statements(cx, &[statement]))
    }

    /// Says so of a line that puts cards somewhere as no setup does: titles behind a colon.
    fn is_setup(&mut self, item: &Item) -> Read<()> {
        let title = |word: &Word| matches!(word.kind, WordKind::Text(_) | WordKind::Number(_));
        let places = match &item.colon {
            Some(colon) => colon.words.first().is_some_and(title),
            // `given "X" at "Y"`: behind the title stands where it is.
            None => match item.head.words.as_slice() {
                [first, second, ..] => {
                    title(first) && !second.is("of") && second.plain().is_some_and(is_prep)
                }
                _ => false,
            },
        };
        if !places {
            return Ok(());
        }
        let plain: Vec<&str> = item
            .head
            .words
            .iter()
            .filter_map(|word| word.plain())
            .collect();
        let shared = |setup: &SetupForm| {
            let words = setup.pieces.iter().filter(|piece| match piece {
                // What stands before a player is said by every setup.
                Piece::Word(word) => word != "of" && plain.iter().any(|said| near(said, word)),
                Piece::Slot(_) => false,
            });
            words.count()
        };
        let setups = self
            .desk
            .vocab
            .setups
            .iter()
            .filter(|one| one.colon.is_some());
        let most = setups.clone().map(shared).max().unwrap_or_default();
        let nearest = setups.filter(|setup| shared(setup) == most);
        let forms =
            nearest.map(|setup| format!("`{}: ...`", super::super::setups::shown(&setup.pieces)));
        let forms = forms.collect();
        Err(self.desk.report(ScenarioError::NoSetup {
            span: item.head.span,
            forms,
        }))
    }

    /// Reads something in the scenario's frame.
    pub(super) fn with_cx<T>(&mut self, read: impl FnOnce(&mut Cx<'_>) -> Read<T>) -> Read<T> {
        let mut cx = self.desk.cx(std::mem::take(&mut self.env));
        let result = read(&mut cx);
        self.env = cx.env;
        result
    }

    fn call(&mut self, setup: &SetupForm, filled: Filled<'_>, span: Span) -> Read<BlockId> {
        let params = self.desk.book.procedures.get(setup.procedure.index());
        let params = params
            .map(|procedure| procedure.params.clone())
            .unwrap_or_default();
        let mut args = Vec::new();
        for (at, param) in params.iter().enumerate() {
            let words = filled.iter().find(|(slot, _)| usize::from(*slot) == at);
            let Some((_, words)) = words else {
                return Err(self.desk.report(DeclareError::Count {
                    what: "value",
                    wanted: params.len(),
                    span,
                }));
            };
            args.push(self.argument(*words, &param.ty)?);
        }
        let run = Statement::Run {
            procedure: setup.procedure,
            args,
            into: None,
        };
        self.with_cx(|cx| Ok(cx.block(vec![(run, span)])))
    }

    /// The value of a parameter: an expression; for a set, several with commas between.
    fn argument(&mut self, words: Cursor<'_>, ty: &Type) -> Read<ExprId> {
        self.on_stage(words)?;
        let Type::Set(element) = ty else {
            if let Some(comma) = words.find(|word| word.is_comma()) {
                let mut more = words;
                more.take(comma);
                return Err(self
                    .desk
                    .report(ScenarioError::OneAlone { span: more.span() }));
            }
            return self.with_cx(|cx| phrase::expr_of(cx, words, ty));
        };
        let span = words.span();
        let mut members = Vec::new();
        for part in words.commas() {
            let read = self.with_cx(|cx| phrase::expr(cx, part))?;
            let fits = types::fits(&self.desk.book, &read.ty, element)
                || types::fits(&self.desk.book, &read.ty, ty);
            if !fits {
                let is = types::show(&self.desk.book, element);
                return Err(self.desk.report(ScenarioError::WrongPart {
                    span: part.span(),
                    is,
                }));
            }
            members.push(read.id);
        }
        self.with_cx(|cx| Ok(cx.push(Expr::List(members), span)))
    }

    /// `given FIELD of X = E`.
    fn field(&mut self, head: &Phrase) -> Read<Option<BlockId>> {
        let words = Cursor::new(head);
        let Some((front, back)) = words.split(|word| word.is_op(Op::Equal)) else {
            return Ok(None);
        };
        self.on_stage(words)?;
        let left = self.with_cx(|cx| phrase::expr(cx, front))?;
        if left.ty == Type::Place {
            let sign = Span::new(front.span().file, front.span().end, back.span().start);
            return Err(self
                .desk
                .expected("a colon and the cards that lie there", sign));
        }
        let Some(&Expr::Field { field, of, .. }) = self.desk.book.exprs.get(left.id.index()) else {
            return Err(self.desk.expected("a field of something", front.span()));
        };
        if let Some(printed) = self
            .desk
            .book
            .fields
            .get(field.index())
            .filter(|field| field.printed)
        {
            return Err(self.desk.report(ScenarioError::Printed {
                field: printed.named.name.clone(),
                span: head.span,
            }));
        }
        let to = self.with_cx(|cx| phrase::expr_of(cx, back, &left.ty))?;
        let game = matches!(self.desk.book.exprs.get(of.index()), Some(Expr::Nothing));
        let of = (!game).then_some(of);
        let write = Statement::Write(Write::Set { field, of, to });
        self.with_cx(|cx| Ok(Some(cx.block(vec![(write, head.span)]))))
    }
}

/// What stands before `at stage NAME` at the end of a line, and the name.
fn at_stage(head: &Phrase) -> Option<(Phrase, &Word)> {
    let (name, front) = head.words.split_last()?;
    let (stage, front) = front.split_last()?;
    let (at, front) = front.split_last()?;
    (at.is("at") && stage.is("stage")).then_some(())?;
    let rest = Phrase {
        words: front.to_vec(),
        span: front.first()?.span.to(front.last()?.span),
    };
    Some((rest, name))
}

/// What stands where a setup has its parameters, if the words fit it.
fn matches<'w>(pieces: &[Piece], words: Cursor<'w>) -> Option<Filled<'w>> {
    let mut rest = words;
    let mut filled = Vec::new();
    let mut pieces = pieces.iter().peekable();
    while let Some(piece) = pieces.next() {
        match piece {
            Piece::Word(word) => {
                let fits = rest.peek().is_some_and(|next| spelled(next, word));
                fits.then(|| rest.next_word())?;
            }
            Piece::Slot(slot) => {
                let until = match pieces.peek() {
                    Some(Piece::Word(word)) => rest.find(|next| is_plain(next, word))?,
                    Some(Piece::Slot(_)) => 1,
                    None => rest.rest().len(),
                };
                if until == 0 {
                    return None;
                }
                filled.push((*slot, rest.take(until)));
            }
        }
    }
    rest.is_done().then_some(filled)
}

/// Whether a word is another, or nearly.
fn near(said: &str, word: &str) -> bool {
    said == word || word.len() > 3 && nearest(said, [word]).is_some()
}

fn is_plain(word: &Word, text: &str) -> bool {
    matches!(
        &word.kind,
        WordKind::Name { quoted: false, .. } | WordKind::Icon(_)
    ) && spelled(word, text)
}
