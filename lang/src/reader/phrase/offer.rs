//! What players are asked: `P may`, `choose one`, `offer`, `open`; kept effects; the end of the game.

use super::effects::Body;
use super::look::Look;
use crate::diagnostic::nearest;
use crate::phrase::Aim;
use crate::reader::{Cursor, Cx, PhraseError, Read, Reported, TrapError};
use crate::sentence::{Item, Word, WordKind, spelled, spelled_items};
use crate::span::Span;
use crate::tree::{ExprId, Slot, Statement};
use crate::vocabulary::{Class, Special};
use crate::words::Key;
use smol_str::SmolStr;

impl Cx<'_> {
    /// Where the word stands that offers what is in the block behind it: `P may { }`, `P chooses one { }`.
    pub(in crate::reader) fn offers_at(&self, words: &[Word]) -> Option<usize> {
        (0..words.len()).find(|found| {
            let rest = words.get(*found..).unwrap_or_default();
            match self.look_at(rest) {
                Look::Known(entry, _) => matches!(
                    entry.class,
                    Class::Special(Special::May | Special::ChooseOne)
                ),
                _ => chooses(rest),
            }
        })
    }

    /// One of the ways in a block, which a player chooses.
    pub(super) fn one_of_block(
        &mut self,
        by: ExprId,
        block: &crate::sentence::Block,
        optional: bool,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        let mut arms = Vec::new();
        let mut failed = None;
        let mut said = Vec::new();
        for item in &block.items {
            let outer = self.env.group_end.take();
            let arm = self.as_doer(by, |cx| cx.arm(item));
            let end = self.env.group_end;
            self.env.group_end = outer.or(end);
            match arm {
                Ok((words, body)) => {
                    let done = body.iter().map(|(statement, _)| statement);
                    said.push((self.says_who(by, done), item.span));
                    arms.push(self.alternative(&words, body, end));
                }
                Err(reported) => failed = Some(reported),
            }
        }
        if let Some(reported) = failed {
            return Err(reported);
        }
        if !self.slot_of(by).is_some_and(Self::is_you) {
            self.each_says_who(&said)?;
        }
        out.push((Statement::ChooseOne { by, arms, optional }, span));
        Ok(())
    }

    /// `says "WORDS": EFFECTS`, `says "WORDS" { }`, or a statement that is shown in its own words.
    fn arm(&mut self, item: &Item) -> Read<(String, Body)> {
        let mut body = Body::new();
        let head = &item.head.words;
        if item.key() == Some(Key::Says)
            && let [text] = head.as_slice()
            && let WordKind::Text(_) = &text.kind
        {
            let words = super::statement::whole(item);
            let block = self.resolve_item(Aim::Statement, &words, item, |at, root| {
                at.done_in(at.part(root, 1))
            })?;
            let read = self.book.blocks.get(block.index()).into_iter().flatten();
            body.extend(read.map(|statement| (statement.clone(), item.span)));
            return Ok((spelled(head), body));
        }
        if let Some((Key::Says, span)) = item.key {
            let help = "put what is shown in quotation marks, and what is done behind a colon: `says \"...\": VERB ...`";
            return Err(self.report(TrapError::English {
                word: SmolStr::new_static("says"),
                help: help.into(),
                span,
            }));
        }
        self.statement(item, &mut body)?;
        Ok((spelled_items(std::slice::from_ref(item)), body))
    }

    /// Reads what a player does, who need not be `you`.
    pub(super) fn as_doer<T>(
        &mut self,
        by: ExprId,
        read: impl FnOnce(&mut Self) -> Read<T>,
    ) -> Read<T> {
        let outer = self.env.doer;
        let you = self.slot_of(by).is_some_and(Self::is_you);
        self.env.doer = (!you).then_some(by);
        let read = read(self);
        self.env.doer = outer;
        read
    }

    pub(super) fn may_block(
        &mut self,
        by: ExprId,
        item: &Item,
        block: &crate::sentence::Block,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        let outer = self.env.group_end.take();
        let body = self.as_doer(by, |cx| cx.statements(&block.items));
        let end = self.env.group_end;
        self.env.group_end = outer.or(end);
        let inside = body
            .as_ref()
            .ok()
            .and_then(|at| self.book.blocks.get(at.index()));
        let inside: Body = inside
            .into_iter()
            .flatten()
            .map(|statement| (statement.clone(), span))
            .collect();
        let able = self.able_to_give(&inside, end);
        let otherwise = match item.otherwise.as_slice() {
            [] => None,
            [other, ..] => Some(self.as_doer(by, |cx| cx.statements(&other.block.items))?),
        };
        out.push((
            Statement::May {
                by,
                says: None,
                able,
                body: body?,
                otherwise,
            },
            span,
        ));
        Ok(())
    }

    /// Says that nothing of this sort has this name.
    pub(super) fn unknown_name(&mut self, what: &'static str, at: &Cursor<'_>) -> Reported {
        let Some(word) = at.peek() else {
            return self.expected("a name", at);
        };
        let name = super::spell::spelled(word);
        let names = &self.vocab.names;
        let mut known: Vec<&str> = match what {
            "menu" => names.menus.keys().map(SmolStr::as_str).collect(),
            "window" => names.windows.keys().map(SmolStr::as_str).collect(),
            "limit" => names.limits.keys().map(SmolStr::as_str).collect(),
            _ => Vec::new(),
        };
        known.sort_unstable();
        let nearest = nearest(&name, known).map(SmolStr::new);
        self.report(PhraseError::UnknownName {
            what,
            name,
            span: word.span,
            nearest,
        })
    }

    /// Takes the `for` behind `finish`.
    pub(super) fn for_whom(&mut self, at: &mut Cursor<'_>) -> Read<()> {
        if at.eat("for") {
            return Ok(());
        }
        let help = "write `finish for P because \"...\"`, or `for nothing` for a draw";
        Err(self.expected_or("`for`", at, Some(String::from(help))))
    }

    /// The names in the braces of a template, with the slots that they stand for here.
    pub(super) fn named_parts(&mut self, template: &str, span: Span) -> Read<Vec<(SmolStr, Slot)>> {
        let mut parts: Vec<(SmolStr, Slot)> = Vec::new();
        for part in template.split('{').skip(1) {
            let Some((name, _)) = part.split_once('}') else {
                continue;
            };
            let name = SmolStr::new(name);
            if parts.iter().any(|(known, _)| *known == name) {
                continue;
            }
            let Some((slot, _)) = self.known_slot(&name) else {
                let known = self.env.locals.iter().map(|local| local.name.as_str());
                let nearest = nearest(&name, known).map(SmolStr::new);
                return Err(self.report(PhraseError::UnknownName {
                    what: "name",
                    name,
                    span,
                    nearest,
                }));
            };
            parts.push((name, slot));
        }
        Ok(parts)
    }
}

/// Whether `chooses one` stands here.
fn chooses(words: &[Word]) -> bool {
    let chooses = words
        .first()
        .is_some_and(|word| word.is("chooses") || word.is("choose"));
    chooses && words.get(1).is_some_and(|word| word.is("one"))
}
