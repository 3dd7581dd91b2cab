//! `when one attempts "X" with "Y"`: the words an action shows in its menu, with its verb in the third
//! person. Parts at the end may be left out as long as one action remains.

use super::Stage;
use super::cast::called;
use crate::diagnostic::{LEFT_OVER, Report, nearest};
use crate::reader::slots::{self, Lines};
use crate::reader::{Cursor, Read, ScenarioError, phrase};
use crate::sentence::Word;
use crate::span::Span;
use crate::tree::{
    ActionId, Expr, ExprId, Means, MenuId, ProcedureId, Slot, Statement, StepKind, Type,
};
use crate::vocabulary::{Class, Form, Piece, shown, third};
use smol_str::SmolStr;
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::LazyLock;

/// Actions that texts of cards give.
static USES: LazyLock<Lines<()>> =
    LazyLock::new(|| Lines::new(&[("uses {0}", ()), ("uses {0} on {1}", ())]));

/// What the actions of the rules show, as scenarios write it.
pub(super) fn forms(desk: &super::Desk) -> Rc<[(ActionId, Vec<Piece>)]> {
    let actions = (0_u32..).map(ActionId).zip(&desk.book.actions);
    let form = |(id, action): (ActionId, &crate::tree::Action)| {
        let says = action.says.and_then(|id| desk.book.at(id).cloned());
        let says = says.unwrap_or_else(|| action.named.name.replace('_', " ").into());
        let slots = desk.vocab.action_slots.get(&id);
        let slot = |name: &str| {
            let mut slots = slots?.iter();
            slots
                .find(|(known, _)| known == name)
                .map(|(_, slot)| *slot)
        };
        let mut pieces = slots::cut(&says, slot);
        if let Some(Piece::Word(verb)) = pieces.first_mut() {
            *verb = SmolStr::new(third(verb));
        }
        (id, pieces)
    };
    let of_rules = actions.filter(|(_, action)| action.source.is_none());
    of_rules.map(form).collect()
}

impl Stage<'_> {
    pub(super) fn when(&mut self, mut words: Cursor<'_>) -> Read<()> {
        let span = words.span();
        let row = words;
        let Some(by) = words.next_word().and_then(|word| self.player_of(word)) else {
            return self.refuse(ScenarioError::NobodyActs { span });
        };
        if let Some(((), fit)) = USES.read(words) {
            let this = self.value(fit.at(0))?;
            let on = fit.get(1).map(|on| self.values(on)).transpose()?;
            let menus = self.desk.vocab.text_menus.iter();
            let menus = menus.map(|one| one.menu).collect();
            let means = Means {
                action: None,
                this: Some(this),
                parts: Vec::new(),
                on: on.unwrap_or_default(),
                nearness: 0,
                offer: self.offer(by, menus, span),
            };
            let means = vec![means];
            self.push(StepKind::When { by, means }, span);
            return Ok(());
        }
        let means = self.deed(by, words)?;
        if means.is_empty() {
            if super::ANSWERS.read(row).is_some() {
                return self.refuse(ScenarioError::AnswerBehindWhen { span });
            }
            let error = self.no_action(by, words);
            return self.refuse(error);
        }
        self.push(StepKind::When { by, means }, span);
        Ok(())
    }

    /// The actions that words may mean. What cannot be read as one may be another; if it is none, it is told why it
    /// cannot be read as the first.
    fn deed(&mut self, by: u8, words: Cursor<'_>) -> Read<Vec<Means>> {
        let forms = Rc::clone(&self.forms);
        // An action that shows a part first has no words to be known by.
        let known = forms.iter().filter(|(_, pieces)| begins(pieces).is_some());
        let fits = known.filter_map(|(id, pieces)| Some((*id, slots::fit(pieces, words)?)));
        let comma = |words: &Cursor<'_>| words.peek().is_some_and(Word::is_comma);
        let fits = fits.filter(|(_, fit)| !fit.slots.iter().any(|(_, words)| comma(words)));
        // Who says more of an action's own words means that action, `play X on Y` before `play X`; and of those whose
        // words are said alike, the one of which nothing is left out.
        let near = |fit: &slots::Fit<'_, '_>| fit.said * 2 + usize::from(fit.left.is_empty());
        let mut fits: Vec<_> = fits.map(|(id, fit)| (id, near(&fit), fit)).collect();
        fits.sort_by_key(|(_, near, _)| std::cmp::Reverse(*near));
        let mut means = Vec::new();
        let mut first_wrong = None;
        for (action, near, fit) in fits {
            let mark = self.desk.errors.len();
            self.desk.side.brief = true;
            let parts = self.parts(by, &fit);
            self.desk.side.brief = false;
            let Ok(parts) = parts else {
                self.desk.errors.truncate(mark);
                first_wrong = first_wrong.or(Some(fit));
                continue;
            };
            let menus = self.desk.book.at(action);
            let menus = menus.map(|action| action.menus.iter().copied().collect());
            means.push(Means {
                action: Some(action),
                this: None,
                parts,
                on: Vec::new(),
                nearness: u32::try_from(near).unwrap_or(u32::MAX),
                offer: self.offer(by, menus.unwrap_or_default(), words.span()),
            });
        }
        let Some(wrong) = first_wrong.filter(|_| means.is_empty()) else {
            return Ok(means);
        };
        let mark = self.desk.errors.len();
        let Err(told) = self.parts(by, &wrong) else {
            return Ok(means);
        };
        let wrong = self.desk.errors.split_off(mark);
        // A word that stands between the parts of such an action may be none of the part before it.
        let verb = words.peek().and_then(|word| word.name());
        let such = forms.iter().filter(|(_, pieces)| begins(pieces) == verb);
        let mut between =
            such.flat_map(|(_, pieces)| pieces.iter().skip(1).filter_map(Piece::word));
        let said = |word: &str| words.rest().iter().any(|next| next.is(word));
        if between.any(said) && wrong.iter().all(|one| one.diagnostic().code == LEFT_OVER) {
            return Ok(Vec::new());
        }
        self.desk.errors.extend(wrong);
        Err(told)
    }

    /// What the words say that stand for the parts of an action.
    fn parts(&mut self, by: u8, fit: &slots::Fit<'_, '_>) -> Read<Vec<(Slot, Vec<ExprId>)>> {
        let parts = fit.slots.iter().map(|(slot, words)| {
            let values = self.values_typed(*words)?;
            // A condition is no part: there the words are another action's.
            if values.iter().any(|value| value.ty == Type::Truth) {
                let error = self.no_action(by, *words);
                return self.refuse(error);
            }
            Ok((*slot, values.into_iter().map(|value| value.id).collect()))
        });
        parts.collect()
    }

    /// Whether a word is the verb of an action, in the third person.
    pub(super) fn is_action(&self, verb: &str) -> bool {
        let mut forms = self.forms.iter();
        forms.any(|(_, pieces)| begins(pieces) == Some(verb))
    }

    /// What is said of words that no action shows: how those of the same verb are written.
    fn no_action(&self, by: u8, words: Cursor<'_>) -> ScenarioError {
        let all = &*self.forms;
        let verb = words
            .peek()
            .and_then(|word| word.name())
            .unwrap_or_default();
        let mut forms: Vec<String> = Vec::new();
        for (_, pieces) in all.iter().filter(|(_, one)| begins(one) == Some(verb)) {
            let form = shown(pieces, |_| SmolStr::new_static("..."));
            if !forms.contains(&format!("`{form}`")) {
                forms.push(format!("`{form}`"));
            }
        }
        let entry = self.desk.vocab.lookup(words.rest());
        let deed =
            entry.is_some_and(|(entry, _)| matches!(entry.class, Class::Verb(_, Form::Third)));
        let deed = deed && forms.is_empty();
        ScenarioError::NoAction {
            span: words.span(),
            nearest: nearest(verb, all.iter().filter_map(|(_, one)| begins(one))).map(SmolStr::new),
            forms,
            deed: deed.then(|| format!("{} {}", called(by), phrase::row(words.rest()))),
        }
    }

    fn offer(&mut self, by: u8, menus: BTreeSet<MenuId>, span: Span) -> ProcedureId {
        let slot = self.players.get(usize::from(by)).copied();
        let body = self.with_cx(|cx| {
            let by = cx.push(Expr::Local(slot.unwrap_or_default()), span);
            let offer = Statement::Offer {
                by,
                menus: menus.into_iter().collect(),
                repeat: false,
                may_pass: true,
                between: None,
            };
            Ok(cx.block(vec![(offer, span)]))
        });
        // Building a block cannot fail; without one the first of the book is as good as any.
        self.procedure(body.unwrap_or_default(), span)
    }
}

/// The word with which what an action shows begins.
fn begins(pieces: &[Piece]) -> Option<&str> {
    pieces.first().and_then(Piece::word)
}
