//! Times: what may stand behind `until`.

use super::look::Within;
use crate::reader::{Cursor, Cx, PhraseError, Read};
use crate::tree::{Expr, ExprId, QuoteType, Type, Until};
use crate::vocabulary::{Class, Form, Frequency};
use smol_str::SmolStr;

impl Cx<'_> {
    /// A declared time, or an event of a player: `turn_ends of you`.
    ///
    /// # Errors
    /// When it was reported.
    pub(super) fn time(&mut self, at: &mut Cursor<'_>) -> Read<Until> {
        let Some((form, count)) = self.vocab.time(at.rest()) else {
            return self.event_time(at, 1);
        };
        at.take(count);
        let after = match form.frequency {
            Frequency::Next => 1,
            Frequency::After(more) => more.saturating_add(1),
        };
        let mut happening = Cursor::new(&form.happening);
        if happening.eat("never") && happening.is_done() {
            return Ok(Until::Never);
        }
        let Some((_, _)) = &form.of else {
            return self.event_time(&mut happening, after);
        };
        // `time end of next turn of (p: player): turn_ends of p`.
        if !at.eat("of") {
            return Err(self.expected_or(
                "`of` and a player",
                at,
                Some(format!("write `{} of you`", form.name)),
            ));
        }
        let val = self.operand(at, Within::OPEN)?;
        let player = self.want(val, &Type::Player)?;
        let time = self.event_time_of(&mut happening, after)?;
        Ok(match time {
            Until::Event {
                verb,
                count,
                changed,
                ..
            } => Until::Event {
                verb,
                of: Some(player),
                count,
                changed,
            },
            other => other,
        })
    }

    pub(super) fn unknown_time(&mut self, at: &Cursor<'_>) -> crate::reader::Reported {
        if at.is_done() {
            return self.expected("a time", at);
        }
        let written = super::spell::row(at.rest());
        let mut times: Vec<&str> = self.vocab.time_heads.iter().map(|(name, _)| name).collect();
        times.sort_unstable();
        let nearest = crate::diagnostic::nearest(&written, times).map(SmolStr::new);
        self.report(PhraseError::UnknownName {
            what: "time",
            name: SmolStr::new(written),
            span: at.span(),
            nearest,
        })
    }

    /// The event alone; whose it is, is known.
    fn event_time_of(&mut self, at: &mut Cursor<'_>, count: u16) -> Read<Until> {
        match self.class(at) {
            Some(Class::Verb(verb, _)) => {
                let verb = *verb;
                let changed = match change_behind(at) {
                    Some(found) => {
                        at.take(found);
                        self.changing(at)?
                    }
                    None => None,
                };
                Ok(Until::Event {
                    verb,
                    of: None,
                    count,
                    changed,
                })
            }
            _ => Err(self.expected("an event", at)),
        }
    }

    /// `EVENT [of P] [after VALUE changes]`.
    fn event_time(&mut self, at: &mut Cursor<'_>, count: u16) -> Read<Until> {
        let Some(found) = change_behind(at) else {
            return self.plain_time(at, count);
        };
        let mut front = at.take(found);
        let behind = *at;
        let changed = self.changing(at)?;
        let time = self.plain_time(&mut front, count)?;
        self.finish(&front)?;
        match time {
            Until::Event {
                verb, of, count, ..
            } => Ok(Until::Event {
                verb,
                of,
                count,
                changed,
            }),
            _ => {
                let help = Some(String::from("write an event, such as `turn_ends of you`"));
                Err(self.expected_or("an event before `after`", &behind, help))
            }
        }
    }

    /// `after VALUE changes`: a value of the whole game, because nobody is `you` when the event comes.
    fn changing(&mut self, at: &mut Cursor<'_>) -> Read<Option<ExprId>> {
        at.next_word();
        let words = *at;
        let val = self.operand(at, Within::OPEN)?;
        let typed = self.settle(val)?;
        let of_game = match self.at(typed.id) {
            Expr::Builtin { args, .. } => args.is_empty(),
            Expr::Field { of, .. } => *self.at(*of) == Expr::Nothing,
            _ => false,
        };
        if !of_game {
            let help = Some(String::from("write `turn_number`, or a field of the game"));
            return Err(self.expected_or("a value of the whole game", &words, help));
        }
        at.eat("changes");
        Ok(Some(typed.id))
    }

    /// `EVENT [of P]`.
    fn plain_time(&mut self, at: &mut Cursor<'_>, count: u16) -> Read<Until> {
        let begin = *at;
        let verb = match self.class(at) {
            Some(Class::Verb(verb, Form::Plain)) => *verb,
            _ if self.says_verb(at) => return self.happening_time(at),
            _ => return Err(self.unknown_time(at)),
        };
        if let super::look::Look::Known(_, words) = self.look(at) {
            at.take(words);
        }
        let of = if at.eat("of") {
            let val = self.operand(at, Within::OPEN)?;
            Some(self.want(val, &Type::Player)?)
        } else {
            None
        };
        if !at.is_done() && !at.peek().is_some_and(|word| word.is_conn()) {
            *at = begin;
            return self.happening_time(at);
        }
        Ok(Until::Event {
            verb,
            of,
            count,
            changed: None,
        })
    }

    /// Whether a form of a verb stands somewhere, so that something can happen.
    fn says_verb(&self, at: &Cursor<'_>) -> bool {
        let words = at.rest();
        (0..words.len()).any(|found| {
            let rest = words.get(found..).unwrap_or_default();
            matches!(self.look_at(rest), super::look::Look::Known(entry, _)
                if matches!(entry.class, Class::Verb(_, Form::Past | Form::Third | Form::Plain)))
        })
    }

    /// A happening: it is kept, with what it speaks of.
    fn happening_time(&mut self, at: &mut Cursor<'_>) -> Read<Until> {
        let words = at.take(at.rest().len());
        let kept = self.kept(words, QuoteType::Event)?;
        Ok(Until::Happening(kept))
    }
}

/// Where the `after` of `EVENT after VALUE changes` stands.
fn change_behind(at: &Cursor<'_>) -> Option<usize> {
    let last = at.rest().last()?;
    let found = at.find(|word| word.is("after"))?;
    last.is("changes").then_some(found)
}
