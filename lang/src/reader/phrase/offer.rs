//! What players are asked: `P may`, `choose one`, `offer`, `open`; kept effects; the end of the game.

use super::effect::Body;
use super::look::{Look, Within};
use crate::diagnostic::nearest;
use crate::phrase::Aim;
use crate::reader::{Cursor, Cx, PhraseError, Read, Reported, TrapError};
use crate::sentence::{Item, Word, WordKind, spelled, spelled_items};
use crate::span::Span;
use crate::tree::{ExprId, QuoteType, Slot, Statement, Type};
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

    /// `P may { } else { }`, `choose one { }`, `P chooses one { }`.
    pub(super) fn options(
        &mut self,
        mut at: Cursor<'_>,
        item: &Item,
        block: &crate::sentence::Block,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        let Some(found) = self.offers_at(at.rest()) else {
            let begun = at.peek().filter(|word| {
                let unknown = matches!(self.look(&at), Look::Unknown);
                unknown
                    && ["repeat", "for", "stage", "with"]
                        .iter()
                        .any(|name| word.is(name))
            });
            if let Some(word) = begun {
                let word = super::spell::spelled(word);
                let help = format!(
                    "put the whole statement in braces instead of behind the colon: `... {{ {word} ... {{ ... }} }}`"
                );
                let span = at.here();
                return Err(self.report(TrapError::English {
                    word,
                    help: help.into(),
                    span,
                }));
            }
            let help = "a block stands behind `if`, `for each`, `while`, `stage`, `P may`, `choose one` or the like";
            return Err(self.expected_or(
                "a statement with a block",
                &at,
                Some(String::from(help)),
            ));
        };
        let may = {
            let mut rest = at;
            rest.take(found);
            self.is_special(&rest, Special::May)
        };
        let by = if found == 0 && !may {
            match self.env.doer {
                Some(doer) => doer,
                None => self.you(span)?.id,
            }
        } else {
            self.player_before(&mut at, found, out)?
        };
        if may {
            at.next_word();
            self.finish(&at)?;
            return self.may_block(by, item, block, span, out);
        }
        at.take(2);
        let optional = at.eat("or") && {
            let none = at.peek().is_some_and(|word| word.is("none"));
            at.next_word();
            none
        };
        self.finish(&at)?;
        self.one_of_block(by, block, optional, span, out)
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
            let effects = item.colon.as_deref().map(Cursor::new);
            let words = super::statement::whole(item);
            let old = |cx: &mut Self| cx.block_of(item, effects);
            let block = self.resolve_item(Aim::Statement, &words, item, old, |at, root| {
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

    /// `offer P [must] MENU, MENU [once] [then EFFECTS]`.
    pub(super) fn offer(&mut self, mut at: Cursor<'_>, span: Span, out: &mut Body) -> Read<()> {
        at.next_word();
        let by = self.operand(&mut at, Within::OPEN.inner())?;
        let by = self.want(by, &Type::Player)?;
        let must = self.eat_special(&mut at, Special::Must);
        let mut menus = Vec::new();
        loop {
            let name = at.peek().and_then(Word::name).map(SmolStr::new);
            let menu = name
                .as_ref()
                .and_then(|name| self.vocab.names.menus.get(name));
            let Some(menu) = menu else {
                let what = "menu";
                return Err(self.unknown_name(what, &at));
            };
            menus.push(*menu);
            at.next_word();
            if !at.eat_comma() {
                break;
            }
        }
        let once = at.eat("once");
        let between = if at.eat("then") {
            let mut body = Body::new();
            self.effects(&mut at, &mut body)?;
            Some(self.block(body))
        } else {
            None
        };
        self.finish(&at)?;
        out.push((
            Statement::Offer {
                by,
                menus,
                repeat: !once && !must,
                may_pass: !must,
                between,
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

    /// `open W(args)`.
    pub(super) fn open(&mut self, mut at: Cursor<'_>, span: Span, out: &mut Body) -> Read<()> {
        at.next_word();
        let name = at.peek().map(super::spell::spelled).unwrap_or_default();
        let Some(window) = self.vocab.names.windows.get(&name).copied() else {
            return Err(self.unknown_name("window", &at));
        };
        at.next_word();
        let params = self
            .book
            .procedures
            .get(window.index())
            .map(|window| window.params.clone())
            .unwrap_or_default();
        let args = self.call_args(&mut at, &name, &params, span)?;
        self.finish(&at)?;
        out.push((Statement::Open { window, args }, span));
        Ok(())
    }

    /// `target q for c as p`, `follow q for c as p [with scope = E]`.
    pub(super) fn kept_effects(
        &mut self,
        mut at: Cursor<'_>,
        span: Span,
        out: &mut Body,
    ) -> Read<()> {
        let target = at.eat("target");
        if !target {
            at.next_word();
        }
        let roles = [
            SmolStr::new_static("for"),
            SmolStr::new_static("as"),
            SmolStr::new_static("with"),
        ];
        let within = Within {
            roles: &roles,
            ..Within::OPEN
        };
        let quote_at = at;
        let quote = self.operand(&mut at, within)?;
        let quote = self.want(quote, &Type::Quote(QuoteType::Effects))?;
        let object = self.any_object();
        let this = self.role_after(&mut at, "for", within, &object)?;
        let you = self.role_after(&mut at, "as", within, &Type::Player)?;
        if target {
            let Some(slot) = self.slot_of(quote) else {
                let help = String::from("give it a name with `let` before");
                return Err(self.expected_or("a local name", &quote_at, Some(help)));
            };
            self.finish(&at)?;
            out.push((Statement::Target { slot, this, you }, span));
            return Ok(());
        }
        let with = if at.peek().is_some_and(|word| word.is("with")) {
            self.scopes(&mut at, false)?
        } else {
            Vec::new()
        };
        self.finish(&at)?;
        out.push((
            Statement::Follow {
                quote,
                this,
                you,
                with,
            },
            span,
        ));
        Ok(())
    }

    pub(super) fn role_after(
        &mut self,
        at: &mut Cursor<'_>,
        word: &'static str,
        within: Within<'_>,
        wanted: &Type,
    ) -> Read<ExprId> {
        if !at.eat(word) {
            let what = if word == "for" {
                "`for` and whose text it is"
            } else {
                "`as` and who follows it"
            };
            return Err(self.expected(what, at));
        }
        let val = self.operand(at, within)?;
        self.want(val, wanted)
    }

    /// `refuse because "..."`: the action that runs turns out to be illegal.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn refuse(&mut self, mut at: Cursor<'_>, span: Span, out: &mut Body) -> Read<()> {
        at.next_word();
        let text = at.eat("because");
        let Some(WordKind::Text(why)) = at.peek().map(|word| &word.kind).filter(|_| text) else {
            return Err(self.expected("`because` and the reason in quotation marks", &at));
        };
        at.next_word();
        self.finish(&at)?;
        let why = self.text(why);
        out.push((Statement::Refuse(why), span));
        Ok(())
    }

    /// `finish for P because "..."`.
    pub(super) fn ends_game(&mut self, mut at: Cursor<'_>, span: Span, out: &mut Body) -> Read<()> {
        at.next_word();
        self.for_whom(&mut at)?;
        let winner = self.operand(&mut at, Within::OPEN)?;
        let winner = self.want(winner, &Type::Player)?;
        let text = at.eat("because");
        let Some(WordKind::Text(why)) = at.peek().map(|word| &word.kind).filter(|_| text) else {
            return Err(self.expected("`because` and the reason in quotation marks", &at));
        };
        let here = at.here();
        at.next_word();
        self.finish(&at)?;
        let parts = self.named_parts(why, here)?;
        let says = self.text(why);
        let end = Statement::Finish {
            winner,
            says,
            parts,
        };
        out.push((end, span));
        Ok(())
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
