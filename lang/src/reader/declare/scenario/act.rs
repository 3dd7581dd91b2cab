//! `when one attempts "X" with "Y"`: the words an action shows in its menu, with its verb in the third
//! person. Parts at the end may be left out as long as one action remains.

use super::Stage;
use crate::diagnostic::{LEFT_OVER, Report, nearest};
use crate::reader::{Cursor, Read, ScenarioError, phrase};
use crate::sentence::{Item, WordKind};
use crate::span::Span;
use crate::tree::{ActionId, Expr, ExprId, Means, MenuId, Slot, Statement, StepKind, Type};
use crate::vocabulary::{Class, Entry, Form, third};
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
        if words
            .peek()
            .is_none_or(|word| word.plain().and_then(|name| self.player_of(name)).is_none())
        {
            return Err(self.desk.report(ScenarioError::NobodyActs { span: whole }));
        }
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
            let near = nearest(verb, verbs.iter().map(SmolStr::as_str)).map(SmolStr::new);
            let error = self.no_action(by, words, near);
            return Err(self.desk.report(error));
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
                .map(|(slot, words)| Ok((slot, self.parts(by, words)?)))
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
            let error = self.no_action(by, words, None);
            // A word that stands between the parts of such an action may be none of the part before it.
            if let ScenarioError::NoAction { forms, .. } = &error
                && says_more(forms, words)
                && wrong.iter().all(|one| one.diagnostic().code == LEFT_OVER)
            {
                return Err(self.desk.report(error));
            }
            self.desk.errors.extend(wrong);
            return Err(told);
        }
        self.push(StepKind::When { by, means }, whole);
        Ok(())
    }

    /// Whether a word is the verb of an action, in the third person.
    pub(super) fn is_action(&self, verb: &str) -> bool {
        let mut actions = self.desk.book.actions.iter();
        actions.any(|action| {
            let says = action
                .says
                .and_then(|id| self.desk.book.texts.get(id.index()));
            let first = says.and_then(|says| says.split_whitespace().next());
            first.is_some_and(|first| third(first) == verb)
        })
    }

    /// What is said of words that no action shows: how those of the same verb are written.
    fn no_action(&self, by: u8, words: Cursor<'_>, nearest: Option<SmolStr>) -> ScenarioError {
        let verb = words
            .peek()
            .and_then(|word| word.plain())
            .unwrap_or_default();
        let mut forms = Vec::new();
        for action in &self.desk.book.actions {
            let says = action
                .says
                .and_then(|id| self.desk.book.texts.get(id.index()));
            let name = action.named.name.replace('_', " ");
            let says = says.map_or(name.as_str(), SmolStr::as_str);
            let form = written(says);
            if action.source.is_none() && form.split(' ').next() == Some(verb) {
                let form = format!("`{form}`");
                if !forms.contains(&form) {
                    forms.push(form);
                }
            }
        }
        let third = |entry: &Entry| matches!(entry.class, Class::Verb(_, Form::Third));
        let entry = self.desk.vocab.lookup(words.rest());
        let deed = entry.filter(|(entry, _)| third(entry) && forms.is_empty());
        ScenarioError::NoAction {
            span: words.span(),
            nearest,
            forms,
            deed: deed
                .map(|_| format!("{} {}", super::cast::called(by), phrase::row(words.rest()))),
        }
    }

    /// What words say of a part of an action. A condition is none: there the words are another action's.
    fn parts(&mut self, by: u8, words: Cursor<'_>) -> Read<Vec<ExprId>> {
        let values = self.values_typed(words)?;
        if values.iter().any(|value| value.ty == Type::Truth) {
            let error = self.no_action(by, words, None);
            return Err(self.desk.report(error));
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
            doc: None,
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

/// `beam {them} from {a} to {b}` as a scenario writes it: `beams ... from ... to ...`.
fn written(says: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    for (at, word) in says.split_whitespace().enumerate() {
        words.push(if word.starts_with('{') {
            "...".to_owned()
        } else if at == 0 {
            third(word)
        } else {
            word.to_owned()
        });
    }
    words.join(" ")
}

/// Whether words hold one that stands between the parts of such an action.
fn says_more(forms: &[String], words: Cursor<'_>) -> bool {
    let between: Vec<&str> = forms
        .iter()
        .flat_map(|form| form.trim_matches('`').split(' ').skip(1))
        .filter(|word| *word != "...")
        .collect();
    let mut words = words.rest().iter().filter_map(|word| word.plain());
    words.any(|word| between.contains(&word))
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
