//! What stands before the body of a text: `when H`, `while C`, `once each turn`, `at cost (...)`.

use super::effect::Body;
use super::look::Look;
use super::text::Frames;
use crate::checks::moves;
use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError};
use crate::sentence::WordKind;
use crate::span::Span;
use crate::tree::{
    Builtin, Comparison, EventPattern, Expr, ExprId, LimitId, LimitUse, Statement, THIS, Type,
    VerbId, YOU,
};
use crate::vocabulary::{Class, Head, When};
use smol_str::SmolStr;

impl Cx<'_> {
    /// Whether a frame stands here, with a colon behind it.
    pub(super) fn begins_frame(&self, at: &Cursor<'_>) -> bool {
        if at.find(|word| word.kind == WordKind::Colon).is_none() {
            return false;
        }
        let word = |found: usize, text: &str| at.ahead(found).is_some_and(|word| word.is(text));
        ["when", "while", "if", "unless", "before"]
            .iter()
            .any(|text| word(0, text))
            || word(0, "instead") && word(1, "of")
            || word(0, "just") && word(1, "after")
            || word(0, "at") && word(1, "cost")
            || self.declared_head(at).is_some()
    }

    /// The declared frame or limit that stands here.
    pub(super) fn declared_head(&self, at: &Cursor<'_>) -> Option<(Head, usize)> {
        let mut heads = self.vocab.heads(at.rest());
        heads.find(|(head, _)| !matches!(head, Head::Clause(_)))
    }

    /// Where a frame ends: at a comma, or at the colon before the body.
    pub(super) fn frame_end(&self, at: &Cursor<'_>) -> usize {
        let colon = self.change_colon(at);
        let comma = at.find(|word| word.is_comma());
        let end = at.rest().len();
        colon.unwrap_or(end).min(comma.unwrap_or(end))
    }

    /// A frame, if one stands here.
    pub(super) fn frame(
        &mut self,
        at: &mut Cursor<'_>,
        clause: u32,
        frames: &mut Frames,
    ) -> Read<bool> {
        let span = at.span();
        match self.declared_head(at) {
            Some((Head::Frame(form), count)) => {
                at.take(count);
                return self.declared_frame(form, span, frames).map(|()| true);
            }
            Some((Head::Limit(limit), count)) => {
                at.take(count);
                let used = self.limit_use(limit, clause, span)?;
                frames.limits.push(used);
                frames.menus.extend(self.vocab.limit_menus.get(&limit));
                frames.used = true;
                return Ok(true);
            }
            Some((Head::Menu(menu), count)) => {
                let said = at.take(count);
                frames.said = Some(said.span());
                frames.menus.push(menu);
                frames.used = true;
                return Ok(true);
            }
            _ => {}
        }
        let front = *at;
        let word = |found: usize, text: &str| front.ahead(found).is_some_and(|word| word.is(text));
        if word(0, "after") {
            let help = "write `when`";
            return Err(self.report(TrapError::English {
                word: SmolStr::new_static("after"),
                help: help.into(),
                span: at.here(),
            }));
        }
        let when = if word(0, "when") {
            Some((1, When::After))
        } else if word(0, "just") && word(1, "after") {
            Some((2, When::After))
        } else if word(0, "before") {
            Some((1, When::Before))
        } else if word(0, "instead") && word(1, "of") {
            Some((2, When::Instead))
        } else {
            None
        };
        if let Some((count, when)) = when {
            at.take(count);
            let happening = self.happens(at)?;
            if at.peek().is_some_and(super::look::is_or) {
                let span = at.span();
                return Err(self.report(PhraseError::TwoTriggers { span }));
            }
            self.has_no_clause(&happening.pattern, span)?;
            let when = if happening.before { When::Before } else { when };
            if when == When::Instead && self.is_announced(happening.pattern.verb) {
                return Err(self.nothing_replaced(happening.pattern.verb, span));
            }
            if when == When::Before {
                self.not_before(happening.pattern.verb, span)?;
            }
            self.trigger(happening.pattern, when, span, frames)?;
            return Ok(true);
        }
        if at.eat("while") || word(0, "if") {
            let asked = at.here();
            if at.eat("if") && frames.trigger.is_none() {
                frames.asks_once.get_or_insert(asked);
            }
            let test = self.truth(at, super::look::Within::OPEN)?;
            self.learn(test);
            frames.condition(test);
            return Ok(true);
        }
        if at.eat("unless") {
            let words = *at;
            let need = self.needs(at)?;
            self.somebody_is_asked(need, &words)?;
            let test = self.push(Expr::Not(need), span);
            frames.condition(test);
            return Ok(true);
        }
        if word(0, "at") && word(1, "cost") {
            at.take(2);
            let mut body = Body::new();
            let Some(WordKind::Group(phrases)) = at.peek().map(|word| &word.kind) else {
                return Err(self.expected_or(
                    "`(`",
                    at,
                    Some(String::from(
                        "write the cost in parentheses: `at cost (discard this)`",
                    )),
                ));
            };
            at.next_word();
            let words = super::group::inside(phrases);
            let mut inner = Cursor::over(&words, span);
            self.effects(&mut inner, &mut body)?;
            frames.cost.extend(body);
            frames.used = true;
            return Ok(true);
        }
        if word(0, "in") && word(1, "place") && word(2, "of") {
            at.take(3);
            return self.in_place_of(at, span, frames).map(|()| true);
        }
        Ok(false)
    }

    pub(super) fn trigger(
        &mut self,
        pattern: EventPattern,
        when: When,
        span: Span,
        frames: &mut Frames,
    ) -> Read<()> {
        if frames.trigger.is_some() {
            return Err(self.report(PhraseError::TwoTriggers { span }));
        }
        frames.trigger = Some((pattern, when));
        Ok(())
    }

    /// `at end of each turn`, as declared.
    pub(super) fn declared_frame(
        &mut self,
        form: usize,
        span: Span,
        frames: &mut Frames,
    ) -> Read<()> {
        let vocab = self.vocab;
        let Some(form) = vocab.frames.get(form) else {
            return Ok(());
        };
        let read = self.happening_of(Cursor::new(&form.happening))?;
        self.trigger(read.pattern, form.when, span, frames)
    }

    /// `once each turn`: the values of the limit's key are known by their types.
    pub(super) fn limit_use(&mut self, limit: LimitId, clause: u32, span: Span) -> Read<LimitUse> {
        let declared = self.book.limits.get(limit.index());
        let params = declared
            .map(|limit| limit.params.clone())
            .unwrap_or_default();
        let mut key = Vec::new();
        for param in &params {
            let expr = match &param.ty {
                Type::Object(_) => Expr::Local(THIS),
                Type::Player => Expr::Local(YOU),
                Type::Number => Expr::Number(i64::from(clause)),
                Type::Title | Type::Text => {
                    let this = self.push(Expr::Local(THIS), span);
                    Expr::Builtin {
                        op: Builtin::Title,
                        args: vec![this],
                    }
                }
                _ => {
                    return Err(self.report(PhraseError::NotYet {
                        what: "a limit with such a key, behind which nothing says its values,",
                        span,
                    }));
                }
            };
            key.push(self.push(expr, span));
        }
        let max = self.most_uses(limit, &key, span);
        Ok(LimitUse { limit, key, max })
    }

    /// How often a limit lets something be done: in other turns than those it speaks of not at all.
    pub(in crate::reader) fn most_uses(
        &mut self,
        limit: LimitId,
        key: &[ExprId],
        span: Span,
    ) -> ExprId {
        let declared = self.book.limits.get(limit.index());
        let most = declared.map_or(1, |limit| limit.most);
        let whose = declared.and_then(|limit| limit.whose);
        let most = self.push(Expr::Number(most), span);
        let Some((whose, player)) = whose.and_then(|whose| Some((whose, *key.get(whose.key)?)))
        else {
            return most;
        };
        let mut builtin = |op, args| self.push(Expr::Builtin { op, args }, span);
        let now = builtin(Builtin::TurnPlayer, Vec::new());
        let player = if whose.opponent {
            builtin(Builtin::Opponent, vec![player])
        } else {
            player
        };
        let test = self.push(Expr::Compare(Comparison::Equal, now, player), span);
        let otherwise = self.push(Expr::Number(0), span);
        self.push(
            Expr::If {
                test,
                then: most,
                otherwise,
            },
            span,
        )
    }

    /// `in place of VERB`: the verb is the cost, and it must be allowed.
    fn in_place_of(&mut self, at: &mut Cursor<'_>, span: Span, frames: &mut Frames) -> Read<()> {
        let verb = match self.look(at) {
            Look::Known(entry, count) => match entry.class {
                Class::Verb(verb, _) => {
                    at.take(count);
                    verb
                }
                _ => return Err(self.expected("a verb", at)),
            },
            _ => return Err(self.expected("a verb", at)),
        };
        let place = at.behind();
        self.given_up(verb, (span, place), frames)
    }

    /// What is given up for a text: the verb is its cost. It stands at `place`.
    pub(super) fn given_up(
        &mut self,
        verb: VerbId,
        (span, place): (Span, Span),
        frames: &mut Frames,
    ) -> Read<()> {
        let body = self.book.verbs.get(verb.index()).and_then(|verb| verb.body);
        if body.is_some_and(|body| moves(self.book, body)) {
            // What is given up must be a count: this would be done all the same, as a price.
            let name = super::effect::verb_name(self, verb);
            return Err(self.report(TrapError::English {
                help: format!("`in place of` gives up a play or the like; in place of what happens stands `instead of you {name}: ...`").into(),
                word: name,
                span: place,
            }));
        }
        if self
            .book
            .verbs
            .get(verb.index())
            .is_some_and(|verb| !verb.params.is_empty())
        {
            // Of how many, or of whom, is not said: it would be done to nothing, and cost nothing.
            let name = super::effect::verb_name(self, verb);
            return Err(self.report(TrapError::English {
                help: format!("say what is paid: `at cost ({name} ...)`; `in place of` is said of what is done to nothing").into(),
                word: name,
                span: place,
            }));
        }
        let by = None;
        let args = Vec::new();
        frames.cost.push((Statement::Do { verb, args, by }, span));
        frames.used = true;
        Ok(())
    }
}
