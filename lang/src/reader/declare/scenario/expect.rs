//! `then`: what must hold.

use super::Stage;
use crate::reader::{Cursor, Read, ScenarioError, phrase};
use crate::sentence::{Item, Phrase, Word, WordKind};
use crate::tree::{ChangeHow, Cite, CiteId, Expected, Expr, ExprId, StepKind};
use crate::vocabulary::{Class, Form};
use smol_str::SmolStr;

impl Stage<'_> {
    pub(super) fn then(&mut self, item: &Item) -> Read<()> {
        let mut words = Cursor::new(&item.head);
        if words.eat("refused") {
            let cites = self.refusal(words)?;
            let says = match &item.colon {
                Some(said) => Some(self.said(Cursor::new(said))?),
                None => None,
            };
            self.push(StepKind::Then(Expected::Refused { cites, says }), item.span);
            return Ok(());
        }
        // `no p: personnel where ...` is one phrase.
        let whole = item.colon.as_ref().map(|behind| {
            let between = Word {
                kind: WordKind::Colon,
                span: item.head.span.after(),
            };
            let mut words = item.head.words.clone();
            words.push(between);
            words.extend(behind.words.iter().cloned());
            Phrase {
                words,
                span: item.head.span.to(behind.span),
            }
        });
        let mut words = Cursor::new(whole.as_ref().unwrap_or(&item.head));
        if words.eat("deck") {
            let expected = self.deck(words)?;
            self.push(StepKind::Then(expected), item.span);
            return Ok(());
        }
        if words.eat("decision") {
            let expected = self.decision(words)?;
            self.push(StepKind::Then(expected), item.span);
            return Ok(());
        }
        if let Some((front, back)) = words.split(|word| word.is("because")) {
            let expected = self.number(front, back)?;
            self.push(StepKind::Then(expected), item.span);
            return Ok(());
        }
        let mut failed = None;
        for part in words.commas() {
            match self.expected(part) {
                Ok(expected) => self.push(StepKind::Then(expected), part.span()),
                Err(reported) => failed = Some(reported),
            }
        }
        failed.map_or(Ok(()), Err)
    }

    /// Words in quotation marks.
    fn said(&mut self, mut words: Cursor<'_>) -> Read<SmolStr> {
        let whole = words.span();
        match words.next_word().map(|word| &word.kind) {
            Some(WordKind::Text(said)) if words.is_done() => Ok(said.clone()),
            _ => {
                let what = "words of the reason in quotation marks";
                Err(self.desk.expected(what, whole))
            }
        }
    }

    fn expected(&mut self, words: Cursor<'_>) -> Read<Expected> {
        let staged = self.cast.staged(words.rest());
        let words = Cursor::over(&staged, words.span());
        let mut rest = words;
        let first = rest.next_word().and_then(|word| word.plain());
        let player = first.and_then(|name| self.player_of(name));
        if let Some(by) = player {
            if rest.eat("wins") {
                self.desk.form(rest, &[])?;
                return Ok(Expected::Wins(Some(by)));
            }
            let mut seeing = rest;
            let not = seeing.eat("does") && seeing.eat("not");
            if seeing.eat("sees") || not && seeing.eat("see") {
                let what = self.seen(seeing)?;
                return Ok(Expected::Sees { by, what, not });
            }
            if not && seeing.eat("win") && seeing.is_done() {
                let span = words.span();
                return Err(self.desk.report(ScenarioError::NotWon { span }));
            }
            if let Some(expected) = self.deed(by, rest, words.span())? {
                return Ok(expected);
            }
        }
        if first == Some("stage") && rest.eat("is") {
            let not = rest.eat("not");
            let here = rest.here();
            let Some(name) = rest.next_word() else {
                return Err(self.desk.expected("the name of a stage", here));
            };
            let stages = self.stages(name)?;
            self.desk.form(rest, &[])?;
            return Ok(Expected::Stage { stages, not });
        }
        if first == Some("nobody") && rest.eat("wins") {
            return Ok(Expected::Wins(None));
        }
        self.not_so(words)?;
        self.copies_on_stage(words.rest())?;
        if let Some(expected) = self.suffered(words)? {
            return Ok(expected);
        }
        let test = self.with_cx(|cx| phrase::condition(cx, words))?;
        Ok(Expected::Holds(test))
    }

    /// Refuses `not "X" is killed`, and says how it is written.
    fn not_killed(&mut self, words: Cursor<'_>) -> Read<()> {
        let mut inner = words;
        if !inner.eat("not") {
            return Ok(());
        }
        let Some((front, back)) = inner.split(|word| word.is("is")) else {
            return Ok(());
        };
        let past = match self.desk.vocab.lookup(back.rest()) {
            Some((entry, count)) => {
                count == back.rest().len() && matches!(entry.class, Class::Verb(_, Form::Past))
            }
            None => false,
        };
        if !past {
            return Ok(());
        }
        let said = format!(
            "{} is not {}",
            phrase::row(front.rest()),
            phrase::row(back.rest())
        );
        Err(self.desk.report(ScenarioError::NotSo {
            said,
            span: words.span(),
        }))
    }

    /// Refuses `not (one solves "X")`, and says how it is written.
    fn not_so(&mut self, words: Cursor<'_>) -> Read<()> {
        self.not_killed(words)?;
        let [not, group] = words.rest() else {
            return Ok(());
        };
        let WordKind::Group(phrases) = &group.kind else {
            return Ok(());
        };
        let [inner] = phrases.as_slice() else {
            return Ok(());
        };
        let mut rest = Cursor::new(inner);
        let first = rest.next_word().and_then(|word| word.plain());
        let Some(player) = first.filter(|name| not.is("not") && self.player_of(name).is_some())
        else {
            return Ok(());
        };
        let Some((entry, count)) = self.desk.vocab.lookup(rest.rest()) else {
            return Ok(());
        };
        let Class::Verb(verb, Form::Third) = entry.class else {
            return Ok(());
        };
        rest.take(count);
        let verb = self.desk.book.verbs.get(verb.index());
        let verb = verb.map_or("", |verb| verb.named.name.as_str());
        let said = format!("{player} does not {verb} {}", phrase::row(rest.rest()));
        Err(self.desk.report(ScenarioError::NotSo {
            said: said.trim_end().to_owned(),
            span: words.span(),
        }))
    }

    /// `[because DOC "section", "section"]`.
    fn refusal(&mut self, mut words: Cursor<'_>) -> Read<Vec<CiteId>> {
        let mut cites = Vec::new();
        if words.eat("because") {
            let here = words.here();
            let Some(document) = words.next_word().and_then(|word| word.name()) else {
                return Err(self.desk.expected("a document, such as `r24`", here));
            };
            let document = SmolStr::new(document);
            for mut part in words.take(words.rest().len()).commas() {
                let here = part.here();
                match part.next_word().map(|word| &word.kind) {
                    Some(WordKind::Text(section)) if part.is_done() => {
                        let section = section.clone();
                        let document = document.clone();
                        let cite = Cite { document, section };
                        cites.push(self.desk.side.cite(&mut self.desk.book, cite));
                    }
                    _ => return Err(self.desk.expected("a section in quotation marks", here)),
                }
            }
        }
        self.desk.form(words, &[])?;
        Ok(cites)
    }

    /// `of P is [not] refused [because DOC "section"]`.
    fn deck(&mut self, mut words: Cursor<'_>) -> Read<Expected> {
        if !words.eat("of") {
            return Err(self.desk.expected("`of` and a player", words.here()));
        }
        let of = self.player(&mut words)?;
        let is = words.eat("is");
        let not = words.eat("not");
        if !is || !words.eat("refused") {
            return Err(self.desk.expected("`is refused`", words.here()));
        }
        let cites = self.refusal(words)?;
        Ok(Expected::Deck { of, not, cites })
    }

    /// `of P offers [exactly | no] X, Y`.
    fn decision(&mut self, mut words: Cursor<'_>) -> Read<Expected> {
        if !words.eat("of") {
            return Err(self.desk.expected("`of` and a player", words.here()));
        }
        let by = self.player(&mut words)?;
        if !words.eat("offers") {
            return Err(self.desk.expected("`offers`", words.here()));
        }
        let exactly = words.eat("exactly");
        let not = !exactly && words.eat("no");
        let shown = self.shown(words)?;
        Ok(Expected::Offers {
            by,
            exactly,
            not,
            shown,
        })
    }

    /// `FIELD of X = N because set 3 "Y", add 2 "Z"`.
    fn number(&mut self, front: Cursor<'_>, back: Cursor<'_>) -> Read<Expected> {
        let staged = self.cast.staged(front.rest());
        let words = Cursor::over(&staged, front.span());
        self.on_stage(words)?;
        let test = self.with_cx(|cx| phrase::condition(cx, words))?;
        let compared = match self.desk.book.exprs.get(test.index()) {
            Some(Expr::Compare(_, left, _)) => self.desk.book.exprs.get(left.index()),
            _ => None,
        };
        let Some(&Expr::Field { field, of, .. }) = compared else {
            let what = "a field of something and a number it is compared with";
            return Err(self.desk.expected(what, front.span()));
        };
        let mut because = Vec::new();
        for part in back.commas() {
            because.push(self.reason(part)?);
        }
        Ok(Expected::Number {
            test,
            field,
            of,
            because,
        })
    }

    fn reason(&mut self, mut words: Cursor<'_>) -> Read<(ChangeHow, i64, ExprId)> {
        let here = words.here();
        let how = match words.next_word().and_then(|word| word.plain()) {
            Some("set") => ChangeHow::Set,
            Some("add") => ChangeHow::Add,
            Some("multiply") => ChangeHow::Multiply,
            Some("lose") => ChangeHow::Lose,
            _ => {
                return Err(self
                    .desk
                    .expected("`set`, `add`, `multiply` or `lose`", here));
            }
        };
        let here = words.here();
        let amount = match words.next_word().map(|word| &word.kind) {
            Some(WordKind::Number(n) | WordKind::Change(n)) => *n,
            _ => return Err(self.desk.expected("a number", here)),
        };
        let source = self.value(words)?;
        Ok((how, amount, source))
    }
}
