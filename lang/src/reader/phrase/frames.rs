//! What stands before the body of a text: `when H`, `while C`, `once each turn`, `at cost (...)`.

use super::resolver::Resolver;
use super::text::Frames;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::NodeId;
use crate::reader::Read;
use crate::vocabulary::{Head, When};

impl Resolver<'_, '_, '_> {
    /// A frame of a text, which is the one of its card with this number.
    pub(super) fn frame_at(&mut self, id: NodeId, clause: u32, frames: &mut Frames) -> Read<()> {
        let span = self.place(id);
        let (word, of) = (self.part(id, 0), self.part(id, 1));
        match self.token(word) {
            Some(Token::When | Token::JustAfter) => self.trigger_at(id, When::After, frames),
            Some(Token::Before) => self.trigger_at(id, When::Before, frames),
            Some(Token::InsteadOf) => self.trigger_at(id, When::Instead, frames),
            Some(Token::While | Token::If) => {
                if self.token(word) == Some(Token::If) && frames.trigger.is_none() {
                    let asked = self.place(word);
                    frames.asks_once.get_or_insert(asked);
                }
                let test = self.truth_at(of)?;
                self.learn(test);
                frames.condition(test);
                Ok(())
            }
            Some(Token::Unless) => {
                let test = self.unless_at(of)?;
                frames.condition(test);
                Ok(())
            }
            Some(Token::AtCost) => {
                frames.used = true;
                self.effects_at(of, &mut frames.cost)
            }
            Some(Token::InPlaceOf) => {
                let Some((verb, _)) = self.verb_at(of) else {
                    return self.wanted_at("a verb", of);
                };
                let place = self.place(of);
                self.given_up(verb, (span, place), frames)
            }
            _ => self.declared_at(id, clause, frames),
        }
    }

    /// A frame, a limit or a menu that scripts declare.
    fn declared_at(&mut self, id: NodeId, clause: u32, frames: &mut Frames) -> Read<()> {
        let span = self.place(id);
        let (word, of) = (self.part(id, 0), self.part(id, 1));
        match self.declared_head(&self.exact(word)) {
            Some((Head::Frame(form), _)) => self.declared_frame(form, span, frames)?,
            Some((Head::Limit(limit), _)) => {
                let used = self.limit_use(limit, clause, span)?;
                frames.limits.push(used);
                frames.menus.extend(self.vocab.limit_menus.get(&limit));
                frames.used = true;
            }
            Some((Head::Menu(menu), _)) => {
                frames.said = Some(self.place(word));
                frames.menus.push(menu);
                frames.used = true;
            }
            _ => return self.extra(id),
        }
        match of.is_some() {
            true => {
                let behind = self.end(word);
                self.finish(&behind)
            }
            false => Ok(()),
        }
    }

    /// `when H`, `before H`, `instead of H`.
    fn trigger_at(&mut self, id: NodeId, when: When, frames: &mut Frames) -> Read<()> {
        let span = self.place(id);
        let happening = self.happens_at(self.part(id, 1))?;
        let pattern = happening.pattern;
        self.has_no_clause(&pattern, span)?;
        let when = if happening.before { When::Before } else { when };
        if when == When::Instead && self.is_announced(pattern.verb) {
            return Err(self.nothing_replaced(pattern.verb, span));
        }
        if when == When::Before {
            self.not_before(pattern.verb, span)?;
        }
        self.trigger(pattern, when, span, frames)
    }
}
