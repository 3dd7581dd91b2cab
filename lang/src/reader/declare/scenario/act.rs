//! `when one attempts "X" with "Y"`: the words an action shows in its menu, with its verb in the third
//! person. Parts at the end may be left out as long as one action remains.

use super::Stage;
use crate::diagnostic::nearest;
use crate::reader::{Cursor, Read, ScenarioError};
use crate::sentence::{Item, WordKind};
use crate::span::Span;
use crate::tree::{ActionId, Expr, ExprId, Means, MenuId, Slot, Statement, StepKind, Type};
use crate::vocabulary::third;
use smol_str::SmolStr;
use std::collections::BTreeSet;

/// A piece of what an action says.
enum Part {
    Word(SmolStr),
    Slot(Slot),
}

/// The words for an action's parts, and how many of its own words were said.
struct Fit<'w> {
    filled: Vec<(Slot, Cursor<'w>)>,
    said: u32,
    /// Whether nothing at the end was left out.
    whole: bool,
}

impl Fit<'_> {
    /// Who says more of an action's own words means that action, `play X on Y` before `play X`; and of those
    /// whose words are said alike, the one of which nothing is left out.
    fn nearness(&self) -> u32 {
        self.said * 2 + u32::from(self.whole)
    }
}

impl Stage<'_> {
    pub(super) fn when(&mut self, mut words: Cursor<'_>) -> Read<()> {
        let whole = words.span();
        let by = self.player(&mut words)?;
        if words.eat("uses") {
            let on = match words.split(|word| word.is("on")) {
                Some((front, behind)) => {
                    words = front;
                    self.values(behind)?
                }
                None => Vec::new(),
            };
            let this = self.value(words)?;
            let menus: BTreeSet<MenuId> = self.text_menus();
            let offer = self.offer(by, menus, whole);
            let means = Means {
                action: None,
                this: Some(this),
                parts: Vec::new(),
                on,
                nearness: 0,
                offer,
            };
            self.push(
                StepKind::When {
                    by,
                    means: vec![means],
                },
                whole,
            );
            return Ok(());
        }
        let mut fits: Vec<(ActionId, Fit<'_>)> = Vec::new();
        let mut verbs: Vec<SmolStr> = Vec::new();
        for (id, action) in (0_u32..).map(ActionId).zip(&self.desk.book.actions) {
            if action.source.is_some() {
                continue;
            }
            let says = action
                .says
                .and_then(|id| self.desk.book.texts.get(id.index()));
            let name = action.named.name.replace('_', " ");
            let says = says.map_or(name.as_str(), SmolStr::as_str);
            let slots = self.desk.vocab.action_slots.get(&id);
            let parts = template(says, slots.map(Vec::as_slice).unwrap_or_default());
            if let Some(Part::Word(first)) = parts.first() {
                verbs.push(SmolStr::new(third(first)));
            }
            if let Some(filled) = fit(&parts, words) {
                fits.push((id, filled));
            }
        }
        if fits.is_empty() {
            let verb = words
                .peek()
                .and_then(|word| word.name())
                .unwrap_or_default();
            if super::ANSWERS.contains(&verb) {
                let error = ScenarioError::AnswerBehindWhen { span: whole };
                return Err(self.desk.report(error));
            }
            return Err(self.desk.report(ScenarioError::NoAction {
                span: words.span(),
                nearest: nearest(verb, verbs.iter().map(SmolStr::as_str)).map(SmolStr::new),
            }));
        }
        fits.sort_by_key(|(_, fit)| std::cmp::Reverse(fit.nearness()));
        let mut means = Vec::new();
        let mut first_wrong = None;
        for (action, fit) in fits {
            let mark = self.desk.errors.len();
            let nearness = fit.nearness();
            let parts: Read<Vec<_>> = fit
                .filled
                .into_iter()
                .map(|(slot, words)| Ok((slot, self.parts(words)?)))
                .collect();
            let parts = match parts {
                Ok(parts) => parts,
                Err(told) => {
                    // What cannot be read as this action may be another; if it is none, the first is told.
                    let wrong = self.desk.errors.split_off(mark);
                    first_wrong.get_or_insert((wrong, told));
                    continue;
                }
            };
            let menus = self.desk.book.actions.get(action.index());
            let menus = menus.map(|action| action.menus.iter().copied().collect());
            let offer = self.offer(by, menus.unwrap_or_default(), whole);
            means.push(Means {
                action: Some(action),
                this: None,
                parts,
                on: Vec::new(),
                nearness,
                offer,
            });
        }
        if let Some((wrong, told)) = first_wrong.filter(|_| means.is_empty()) {
            self.desk.errors.extend(wrong);
            return Err(told);
        }
        self.push(StepKind::When { by, means }, whole);
        Ok(())
    }

    /// What words say of a part of an action. A condition is none: there the words are another action's.
    fn parts(&mut self, words: Cursor<'_>) -> Read<Vec<ExprId>> {
        let values = self.values_typed(words)?;
        if values.iter().any(|value| value.ty == Type::Truth) {
            return Err(self.desk.report(ScenarioError::NoAction {
                span: words.span(),
                nearest: None,
            }));
        }
        Ok(values.into_iter().map(|value| value.id).collect())
    }

    /// The menus in which actions of cards' texts stand.
    fn text_menus(&self) -> BTreeSet<MenuId> {
        self.desk
            .vocab
            .text_menus
            .iter()
            .map(|one| one.menu)
            .collect()
    }

    /// A procedure that offers menus to a player.
    fn offer(&mut self, by: u8, menus: BTreeSet<MenuId>, span: Span) -> crate::tree::ProcedureId {
        let slot = self
            .players
            .get(usize::from(by))
            .copied()
            .unwrap_or_default();
        let body = self.with_cx(|cx| {
            let by = cx.push(Expr::Local(slot), span);
            let offer = Statement::Offer {
                by,
                menus: menus.into_iter().collect(),
                repeat: false,
                may_pass: true,
                between: None,
            };
            Ok(cx.block(vec![(offer, span)]))
        });
        let item = Item {
            key: None,
            head: Default::default(),
            cites: Vec::new(),
            colon: None,
            means: None,
            block: None,
            otherwise: Vec::new(),
            broken: false,
            span,
        };
        // Building a block cannot fail; without one the first of the book is as good as any.
        self.procedure(body.unwrap_or_default(), &item)
    }
}

/// Cuts `attempt {m} with {base}` into its parts.
fn template(says: &str, slots: &[(SmolStr, Slot)]) -> Vec<Part> {
    let mut parts = Vec::new();
    for word in says.split_whitespace() {
        let name = word
            .strip_prefix('{')
            .and_then(|rest| rest.split('}').next());
        match name {
            Some(name) => {
                let slot = slots.iter().find(|(known, _)| known == name);
                parts.push(slot.map_or_else(
                    || Part::Word(SmolStr::new(word)),
                    |(_, slot)| Part::Slot(*slot),
                ));
            }
            None => parts.push(Part::Word(SmolStr::new(word))),
        }
    }
    parts
}

/// The words for an action's parts, if the words fit what it says; its first word stands in the third
/// person, and parts at the end may be missing.
fn fit<'w>(parts: &[Part], words: Cursor<'w>) -> Option<Fit<'w>> {
    let mut rest = words;
    let mut filled = Vec::new();
    let mut said = 0;
    let mut parts = parts.iter().enumerate().peekable();
    while let Some((at, part)) = parts.next() {
        if at > 0 && rest.is_done() {
            return Some(Fit {
                filled,
                said,
                whole: false,
            });
        }
        match part {
            Part::Word(word) => {
                let next = rest.next_word()?;
                let spelled = next.plain()?;
                let fits = if at == 0 {
                    spelled == third(word)
                } else {
                    spelled == word
                };
                fits.then_some(())?;
                said += 1;
            }
            Part::Slot(slot) => {
                // An action that shows a part first has no words to be known by.
                if at == 0 {
                    return None;
                }
                let until = match parts.peek() {
                    Some((_, Part::Word(word))) => rest.find(|next| next.is(word)),
                    _ => None,
                };
                let all = rest.rest().len();
                let taken = rest.take(until.unwrap_or(all));
                if taken.is_done() || !is_value(&taken) {
                    return None;
                }
                filled.push((*slot, taken));
            }
        }
    }
    rest.is_done().then_some(Fit {
        filled,
        said,
        whole: true,
    })
}

/// Whether words can be a value at all, so that one action's words do not swallow another's.
fn is_value(words: &Cursor<'_>) -> bool {
    words
        .peek()
        .is_some_and(|word| !matches!(word.kind, WordKind::Comma))
}
