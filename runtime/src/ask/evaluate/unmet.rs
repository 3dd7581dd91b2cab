//! Why something does not hold: the test that failed, as deep as the scripts have words for it.
//!
//! In: a condition or a selection that was found not to hold, and the slots of its frame. Out: what failed. Only
//! refusals ask; nothing is remembered, and the answer changes nothing.

use super::Eval;
use crate::ask::cited_too;
use crate::fault::Fault;
use crate::value::Value;
use serde::{Deserialize, Serialize};
use smol_str::{SmolStr, format_smolstr};
use spaceline_lang::tree::{
    Act, Builtin, CiteId, Comparison, Expr, ExprId, FunctionId, Group, Hook, HookId, HookRole,
    KindId, TextId,
};

/// Deeper than this no definition is looked into.
const DEEPEST: u8 = 12;

/// What failed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Failed {
    /// What was asked.
    pub what: What,
    /// In the scripts' own words, if they have some: a template.
    pub says: Option<TextId>,
    /// What the braces of the template, or the slots of the test, stand for.
    pub parts: Vec<(SmolStr, Value)>,
    /// Its authority, where it has one of its own.
    pub cites: Vec<CiteId>,
    /// How many conditions beside it held before.
    pub passed: usize,
    /// The text that forbids it, where the words of a definition say only what does not hold.
    pub under: Option<Box<Failed>>,
}

/// What was asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum What {
    /// A test; the slots of its frame, and of a comparison the two numbers.
    Test(ExprId, Vec<Value>, Option<(Value, Value)>),
    /// To be of a kind.
    Kind(KindId),
    /// To be in a place.
    Place(Value),
    /// To be in play.
    InPlay,
    /// To be among the members of a set.
    Among(ExprId, Vec<Value>),
    /// To be allowed: the text that forbids it, and whose it is.
    Forbidden(HookId, Value),
}

impl Failed {
    pub(crate) const fn bare(what: What) -> Self {
        Self {
            what,
            says: None,
            parts: Vec::new(),
            cites: Vec::new(),
            passed: 0,
            under: None,
        }
    }

    /// Whether a text says why: in words of its own, or by forbidding it.
    pub(crate) const fn is_told(&self) -> bool {
        self.says.is_some() || matches!(self.what, What::Forbidden(..))
    }

    /// Whether a text forbids it.
    fn is_forbidden(&self) -> bool {
        matches!(self.what, What::Forbidden(..)) || self.under.is_some()
    }

    fn behind(mut self, passed: usize) -> Self {
        self.passed += passed;
        self
    }
}

/// What the slots of a text's frame hold: the templates of texts name their slots by number.
pub(crate) fn slot_parts(slots: &[Value]) -> Vec<(SmolStr, Value)> {
    let numbered = slots.iter().enumerate();
    numbered
        .filter(|(_, value)| !value.is_nothing())
        .map(|(slot, value)| (format_smolstr!("{slot}"), value.clone()))
        .collect()
}

/// The words in which a text forbids.
pub(crate) fn words_of(hook: &Hook) -> Option<TextId> {
    match &hook.role {
        HookRole::Verdict { says, .. } => *says,
        _ => None,
    }
}

impl<'a> Eval<'a> {
    /// Why a test does not hold that was found not to hold.
    pub(crate) fn failed_test(
        &mut self,
        id: ExprId,
        slots: &mut Vec<Value>,
        depth: u8,
    ) -> Result<Failed, Fault> {
        let program = self.program;
        let leaf = |slots: &Vec<Value>| Failed::bare(What::Test(id, slots.clone(), None));
        if depth >= DEEPEST {
            return Ok(leaf(slots));
        }
        match program.expr(id)? {
            Expr::And(parts) => {
                for (passed, part) in parts.iter().enumerate() {
                    if !self.test(*part, slots)? {
                        let failed = self.failed_test(*part, slots, depth + 1)?;
                        return Ok(failed.behind(passed));
                    }
                }
                Ok(leaf(slots))
            }
            // Of several ways the one that a text forbids: the others are exceptions from it.
            Expr::Or(ways) => {
                for way in ways {
                    let failed = self.failed_test(*way, slots, depth + 1)?;
                    if failed.is_forbidden() {
                        return Ok(failed);
                    }
                }
                Ok(leaf(slots))
            }
            Expr::If {
                test,
                then,
                otherwise,
            } => {
                let arm = self.arm(*test, *then, *otherwise, slots)?;
                self.failed_test(arm, slots, depth + 1)
            }
            Expr::With { binds, body } => {
                let mut frame = slots.clone();
                self.with_scopes(binds, slots, |eval, _| {
                    eval.failed_test(*body, &mut frame, depth + 1)
                })
            }
            Expr::In(what, set) => {
                let what = self.eval(*what, slots)?;
                let deeper = self.failed_member(&what, *set, slots, depth + 1)?;
                Ok(if deeper.is_told() {
                    deeper
                } else {
                    leaf(slots)
                })
            }
            Expr::Call { function, args } => {
                let whole = leaf(slots).what;
                self.inside(whole, (*function, args), slots, |eval, body, frame| {
                    eval.failed_test(body, frame, depth + 1)
                })
            }
            Expr::Allowed { verb, args, by } => {
                let by = match by {
                    Some(by) => self.eval(*by, slots)?,
                    None => Value::Nothing,
                };
                let mut roles = Vec::with_capacity(args.len());
                for arg in args {
                    roles.push(match arg {
                        Some(arg) => self.eval(*arg, slots)?,
                        None => Value::Nothing,
                    });
                }
                let heard = crate::ask::offer::verdict(self, Act::Verb(*verb), &by, &roles)?;
                let Some(text) = heard.because else {
                    return Ok(leaf(slots));
                };
                let hook = program.hook(text.hook)?;
                Ok(Failed {
                    what: What::Forbidden(text.hook, text.this.clone()),
                    says: words_of(hook),
                    parts: self.forbidden_parts(&text, &by, &roles)?,
                    cites: hook.cites.clone(),
                    passed: 0,
                    under: None,
                })
            }
            // `size(S) > 0`, `some x in S`: there is nobody, because a text forbids it.
            Expr::Compare(how, one, other) => {
                if let Expr::Builtin {
                    op: Builtin::Size,
                    args,
                } = program.expr(*one)?
                    && let Some(over) = args.first()
                    && let Some((_, failed)) = self.kept_out(*over, slots, depth + 1)?
                {
                    return Ok(failed);
                }
                let numbers = match how {
                    Comparison::Equal | Comparison::Unequal => None,
                    _ => Some((self.eval(*one, slots)?, self.eval(*other, slots)?)),
                };
                Ok(Failed::bare(What::Test(id, slots.clone(), numbers)))
            }
            _ => Ok(leaf(slots)),
        }
    }

    /// Of those that a selection leaves out the first whom a text keeps out of it, and that text: those are asked in
    /// whom it looks, from the widest set on.
    pub(crate) fn kept_out(
        &mut self,
        id: ExprId,
        slots: &mut Vec<Value>,
        depth: u8,
    ) -> Result<Option<(Value, Failed)>, Fault> {
        let program = self.program;
        if depth >= DEEPEST {
            return Ok(None);
        }
        match program.expr(id)? {
            Expr::Filter(group) => {
                let Some(from) = group.from else {
                    return Ok(None);
                };
                if let Some(found) = self.kept_out(from, slots, depth + 1)? {
                    return Ok(Some(found));
                }
                for one in self.members(from, slots)? {
                    if self.is_member(&one, id, slots)? {
                        continue;
                    }
                    let failed = self.failed_group(&one, (id, group), slots, depth + 1)?;
                    if failed.is_forbidden() {
                        return Ok(Some((one, failed)));
                    }
                }
                Ok(None)
            }
            Expr::Union(sets) => {
                for set in sets {
                    if let Some(found) = self.kept_out(*set, slots, depth + 1)? {
                        return Ok(Some(found));
                    }
                }
                Ok(None)
            }
            Expr::Except(all, _) => self.kept_out(*all, slots, depth + 1),
            Expr::Call { function, args } => {
                let (mut frame, body) =
                    self.with_call(*function, args, slots, |_, body, frame| {
                        Ok((frame.to_vec(), body))
                    })?;
                self.kept_out(body, &mut frame, depth + 1)
            }
            _ => Ok(None),
        }
    }

    /// Why a value is not among the members of a selection.
    pub(crate) fn failed_member(
        &mut self,
        value: &Value,
        id: ExprId,
        slots: &mut Vec<Value>,
        depth: u8,
    ) -> Result<Failed, Fault> {
        let program = self.program;
        let leaf = |slots: &Vec<Value>| Failed::bare(What::Among(id, slots.clone()));
        if depth >= DEEPEST {
            return Ok(leaf(slots));
        }
        match program.expr(id)? {
            Expr::Filter(group) => self.failed_group(value, (id, group), slots, depth),
            Expr::Union(sets) => match sets.as_slice() {
                [one] => self.failed_member(value, *one, slots, depth + 1),
                // Of several sets the first that has words for why he is not in it.
                sets => {
                    for set in sets {
                        let failed = self.failed_member(value, *set, slots, depth + 1)?;
                        if failed.is_told() {
                            return Ok(failed);
                        }
                    }
                    Ok(leaf(slots))
                }
            },
            Expr::Except(all, _) => {
                if self.is_member(value, *all, slots)? {
                    return Ok(leaf(slots));
                }
                self.failed_member(value, *all, slots, depth + 1)
            }
            Expr::If {
                test,
                then,
                otherwise,
            } => {
                let arm = self.arm(*test, *then, *otherwise, slots)?;
                self.failed_member(value, arm, slots, depth + 1)
            }
            Expr::Place { .. } => {
                let place = self.eval(id, slots)?;
                Ok(Failed::bare(What::Place(place)))
            }
            Expr::Call { function, args } => {
                let whole = leaf(slots).what;
                let mut failed =
                    self.inside(whole, (*function, args), slots, |eval, body, frame| {
                        eval.failed_member(value, body, frame, depth + 1)
                    })?;
                // The words of a set speak of who is not in it.
                failed
                    .parts
                    .push((SmolStr::new_static("it"), value.clone()));
                Ok(failed)
            }
            _ => Ok(leaf(slots)),
        }
    }

    fn failed_group(
        &mut self,
        value: &Value,
        (id, group): (ExprId, &'a Group),
        slots: &mut Vec<Value>,
        depth: u8,
    ) -> Result<Failed, Fault> {
        // What it is comes first: who is no ship is not told that he is not docked.
        if let Some(kind) = group.kind
            && !self.is_of(value, kind)
        {
            return Ok(Failed::bare(What::Kind(kind)));
        }
        match group.from {
            Some(from) if !self.is_member(value, from, slots)? => {
                return self.failed_member(value, from, slots, depth + 1);
            }
            None => {
                let in_play = value
                    .object()
                    .is_some_and(|object| self.rec(object).is_some_and(|rec| rec.in_play));
                if !in_play {
                    return Ok(Failed::bare(What::InPlay));
                }
            }
            Some(_) => {}
        }
        if let Some(place) = slots.get_mut(usize::from(group.slot)) {
            place.put(value);
        }
        for (passed, test) in group.tests.iter().enumerate() {
            if !self.test(*test, slots)? {
                let failed = self.failed_test(*test, slots, depth + 1)?;
                return Ok(failed.behind(passed + 1));
            }
        }
        Ok(Failed::bare(What::Among(id, slots.clone())))
    }

    /// Looks into a definition: what is found inside, if it has words for that, or else what the definition says of
    /// itself where it does not hold. Without words of its own it is named by its word.
    fn inside(
        &mut self,
        whole: What,
        (function, args): (FunctionId, &[ExprId]),
        slots: &mut [Value],
        look: impl FnOnce(&mut Self, ExprId, &mut Vec<Value>) -> Result<Failed, Fault>,
    ) -> Result<Failed, Fault> {
        let called = self.program.function(function)?;
        let ((mut frame, parts), body) =
            self.with_call(function, args, slots, |_, body, frame| {
                let part = |param: &spaceline_lang::tree::Param| {
                    let value = frame.get(usize::from(param.slot)).cloned();
                    (param.name.clone(), value.unwrap_or_default())
                };
                let parts: Vec<(SmolStr, Value)> = called.params.iter().map(part).collect();
                Ok(((frame.to_vec(), parts), body))
            })?;
        let mut deeper = look(self, body, &mut frame)?;
        // A definition with an authority of its own stands in a rule that has one, too.
        let rule = called.named.rule;
        let rule = rule.and_then(|rule| self.program.book().rules.get(rule.index()));
        let rule = rule.map_or(&[][..], |rule| &rule.named.cites);
        let cites = cited_too(called.named.cites.clone(), rule);
        if deeper.cites.is_empty() {
            deeper.cites.clone_from(&cites);
        }
        let forbidden = called.named.says.is_none() && deeper.is_told();
        if deeper.says.is_some() || forbidden {
            return Ok(deeper);
        }
        let passed = deeper.passed;
        let (cites, under) = if deeper.is_forbidden() {
            (
                cited_too(deeper.cites.clone(), &cites),
                Some(Box::new(deeper)),
            )
        } else {
            (cites, None)
        };
        Ok(Failed {
            what: whole,
            says: called.named.says,
            parts,
            cites,
            passed,
            under,
        })
    }

    /// What the words of a text that forbids may name: the slots that its pattern binds.
    pub(crate) fn forbidden_parts(
        &mut self,
        text: &crate::state::Standing,
        by: &Value,
        roles: &[Value],
    ) -> Result<Vec<(SmolStr, Value)>, Fault> {
        let hook = self.program.hook(text.hook)?;
        let mut frame = self.hook_slots(text)?;
        if let HookRole::Verdict {
            roles: pattern,
            by: doer,
            ..
        } = &hook.role
        {
            let binds = pattern
                .iter()
                .zip(roles)
                .filter_map(|(slot, value)| Some(((*slot)?, value)));
            for (slot, value) in binds.chain(doer.map(|slot| (slot, by))) {
                if let Some(place) = frame.get_mut(usize::from(slot)) {
                    place.put(value);
                }
            }
        }
        let parts = slot_parts(&frame);
        self.give_back(frame);
        Ok(parts)
    }
}
