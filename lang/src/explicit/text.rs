//! Statements, one a line; standing text, clauses and actions.

use super::show::{Joined, Roles, Show, list, when};
use super::{DEEPEST, Print};
use crate::tree::{
    Act, ActionId, Around, At, BlockId, ChangeHow, ClauseInstance, ExprId, HookId, HookRole,
    LastingText, Leave, LimitUse, Slot, Statement, Until, VerbId, Write,
};

/// A test behind `if`.
fn if_able(able: Option<ExprId>) -> Option<(&'static str, ExprId)> {
    able.map(|able| (" if ", able))
}

impl Print<'_> {
    /// A block, one statement a line.
    pub(super) fn block(self, id: BlockId, out: &mut String) {
        if self.depth > DEEPEST {
            return self.line(out, &[&"..."]);
        }
        for (statement, _) in self.book.block(id) {
            self.statement(statement, out);
        }
    }

    fn statement(self, statement: &Statement, out: &mut String) {
        match statement {
            Statement::Let { slot, value } => self.line(out, &[&"let ", slot, &" = ", value]),
            Statement::Pick(pick) => self.line(out, &[&"choose ", pick]),
            Statement::PickValue {
                slot,
                by,
                from,
                random,
            } => {
                let random = when(*random, " at random");
                let head: [&dyn Show; 7] =
                    [&"choose ", slot, &" = one of ", from, &random, &" by ", by];
                self.line(out, &head);
            }
            Statement::If { arms, otherwise } => {
                for (at, (test, body)) in arms.iter().enumerate() {
                    self.over(out, &[&when(at > 0, "else "), &"if ", test, &":"], [*body]);
                }
                self.otherwise(*otherwise, out);
            }
            Statement::Each { slot, over, body } => {
                self.over(out, &[&"for each ", slot, &" in ", over, &":"], [*body]);
            }
            Statement::While { test, body } => self.over(out, &[&"while ", test, &":"], [*body]),
            Statement::Repeat { times, body } => {
                self.over(out, &[&"repeat ", times, &":"], [*body]);
            }
            Statement::May {
                by,
                able,
                body,
                otherwise,
                ..
            } => {
                self.over(out, &[by, &" may", &if_able(*able), &":"], [*body]);
                self.otherwise(*otherwise, out);
            }
            Statement::ChooseOne { by, arms, optional } => {
                self.line(
                    out,
                    &[by, &" chooses one", &when(*optional, " or none"), &":"],
                );
                for arm in arms {
                    let head: [&dyn Show; 3] = [&"either", &if_able(arm.able), &":"];
                    self.inside().over(out, &head, [arm.body]);
                }
            }
            Statement::Do { verb, args, by } => {
                let by = by.map(|by| self.said(&[&by, &" does: "]));
                self.line(out, &[&by, verb, &self.roles(*verb, args)]);
            }
            Statement::Run {
                procedure,
                args,
                into,
            } => {
                let into = into.map(|slot| self.said(&[&"let ", &slot, &" = "]));
                self.line(out, &[&into, &"run ", procedure, &"(", &list(args), &")"]);
            }
            Statement::Target { slot, this, you } => {
                self.line(out, &[&"target ", slot, &" for ", this, &" as ", you]);
            }
            Statement::Follow {
                quote, this, you, ..
            } => self.line(out, &[&"follow ", quote, &" for ", this, &" as ", you]),
            Statement::Offer {
                by,
                menus,
                repeat,
                may_pass,
                between,
            } => {
                let (must, once) = (when(!may_pass, " must"), when(!repeat, " once"));
                let head: [&dyn Show; 6] = [&"offer ", by, &must, &" ", &list(menus), &once];
                self.over(out, &head, *between);
            }
            Statement::Open { window, args } => {
                self.line(out, &[&"open ", window, &"(", &list(args), &")"]);
            }
            Statement::Stage { stage, body } => self.over(out, &[&"stage ", stage, &":"], [*body]),
            Statement::Leave(leave) => {
                let what: &dyn Show = match leave {
                    Leave::Procedure(id) => id,
                    Leave::Stage(id) => id,
                    Leave::Loop => &"loop",
                    Leave::Action => &"action",
                };
                self.line(out, &[&"leave ", what]);
            }
            Statement::Return(value) => self.line(out, &[&"return ", value]),
            Statement::With { scope, value, body } => {
                self.over(out, &[&"with ", scope, &" = ", value, &":"], [*body]);
            }
            Statement::Write(write) => self.line(out, &[write]),
            Statement::Lasting {
                texts,
                captures,
                until,
            } => {
                let kept: Vec<String> = captures.iter().map(|id| self.said(&[id])).collect();
                for text in texts {
                    self.line(out, &[&"from now with [", &list(&kept), &"]", until, &":"]);
                    self.keeping(&kept).inside().lasting(text, out);
                }
            }
            Statement::Use { limit, key } => {
                self.line(out, &[&"use ", limit, &"(", &list(key), &")"]);
            }
            Statement::Finish { winner, .. } => self.line(out, &[&"finish for ", winner]),
            Statement::Refuse(_) => self.line(out, &[&"refuse"]),
        }
    }

    fn otherwise(self, body: Option<BlockId>, out: &mut String) {
        body.into_iter()
            .for_each(|body| self.over(out, &[&"else:"], [body]));
    }

    fn lasting(self, text: &LastingText, out: &mut String) {
        if let Some(settles) = &text.settles {
            let each = settles.each.map(|slot| (" of ", slot));
            let all = [(settles.slot, settles.amount)]
                .into_iter()
                .chain(settles.limit);
            all.for_each(|(slot, to)| self.line(out, &[&"settle ", &slot, &each, &" = ", &to]));
        }
        self.hook(text.hook, out);
    }

    /// What a verb is done to, each with the word that introduces it.
    fn roles(self, verb: VerbId, args: &[Option<ExprId>]) -> String {
        let params = self.book.at(verb).map_or(&[][..], |verb| &verb.params);
        let words = params.iter().map(|param| param.role.as_deref());
        let given = args.iter().zip(words.chain(std::iter::repeat(None)));
        let given = given.filter_map(|(arg, word)| Some((word.map(|word| (" ", word)), (*arg)?)));
        given
            .map(|(word, arg)| self.said(&[&word, &" ", &arg]))
            .collect()
    }

    /// A piece of standing text.
    pub(super) fn hook(self, id: HookId, out: &mut String) {
        if self.depth > DEEPEST {
            return self.line(out, &[&"..."]);
        }
        let Some(hook) = self.book.at(id) else { return };
        match hook.active {
            Some(active) => {
                self.line(out, &[&"while ", &active, &":"]);
                self.inside().role(&hook.role, out);
            }
            None => self.role(&hook.role, out),
        }
    }

    fn role(self, role: &HookRole, out: &mut String) {
        match role {
            HookRole::Change {
                field,
                subject,
                test,
                how,
                amount,
                cumulative,
                limit,
            } => {
                let how = match how {
                    ChangeHow::Set => ": = ",
                    ChangeHow::Add => ": + ",
                    ChangeHow::Multiply => ": * ",
                    ChangeHow::Lose => ": loses ",
                    ChangeHow::Take => ": - ",
                };
                let more = when(*cumulative, " cumulative");
                let limit = limit.map(|limit| (" limit ", limit));
                let whose: [&dyn Show; 5] = [field, &" of ", subject, &" where ", test];
                self.line(out, &[&self.said(&whose), &how, amount, &more, &limit]);
            }
            HookRole::Marks {
                state,
                subject,
                test,
            } => self.line(out, &[subject, &" where ", test, &" is ", state]),
            HookRole::Verdict {
                allow,
                act,
                roles,
                by,
                test,
                ..
            } => {
                let word = if *allow { "allow " } else { "forbid " };
                let act = match act {
                    Act::Action(id) => self.said(&[id]),
                    Act::Verb(id) => self.said(&[id]),
                    Act::Text(id) => self.said(&[&"text in ", id]),
                };
                let (by, test) = (
                    by.map(|by| (" by ", by)),
                    test.map(|test| (" where ", test)),
                );
                self.line(out, &[&word, &act, &"(", &Roles(roles), &")", &by, &test]);
            }
            HookRole::Instead {
                event,
                by,
                able,
                body,
                limits,
            } => {
                let may = self.may(limits, *by, *able);
                self.over(out, &[&"instead of ", event, &may, &":"], [*body]);
            }
            HookRole::Trigger {
                event,
                before,
                each,
                by,
                able,
                body,
                limits,
            } => {
                let word = if *before { "before " } else { "when " };
                let each = each.map(|each| {
                    let one_by_one = when(each.one_by_one, " one by one");
                    self.said(&[&one_by_one, &" for each ", &each.slot, &" in ", &each.set])
                });
                let may = self.may(limits, *by, *able);
                self.over(out, &[&word, event, &each, &may, &":"], [*body]);
            }
            HookRole::Whenever { each, test, body } => {
                let always = when(each.is_none() && test.is_none(), "always");
                let each = each.map(|(slot, set)| self.said(&[&slot, &" in ", &set]));
                let test = test.filter(|_| each.is_none());
                self.over(out, &[&"whenever ", &always, &each, &test, &":"], [*body]);
            }
            HookRole::Around {
                stage, when, body, ..
            } => {
                let word = match when {
                    Around::Before => "before",
                    Around::After => "after",
                    Around::Instead => "instead of",
                };
                self.over(out, &[&word, &" stage ", stage, &":"], *body);
            }
        }
    }

    /// How often something is done, who may, and whether it can be done at all.
    fn may(self, limits: &[LimitUse], by: Option<ExprId>, able: Option<ExprId>) -> String {
        let by = by.map(|by| self.said(&[&", ", &by, &" may"]));
        self.said(&[&Joined(limits, ""), &by, &if_able(able)])
    }

    /// A clause of a card: its record and the slots that are filled.
    pub(super) fn clause(self, clause: &ClauseInstance, out: &mut String) {
        let params = self
            .book
            .at(clause.form)
            .map_or(&[][..], |form| &form.params);
        let filled = params.iter().zip(&clause.args);
        let filled = filled.filter_map(|(param, arg)| Some((&*param.name, (*arg)?)));
        let filled = filled.map(|(name, arg)| self.said(&[&" ", &name, &": ", &arg]));
        self.line(out, &[&clause.form, &filled.collect::<String>()]);
    }

    /// An action that text gives.
    pub(super) fn action(self, id: ActionId, out: &mut String) {
        let Some(action) = self.book.at(id) else {
            return;
        };
        let active = action
            .source
            .as_ref()
            .map(|source| self.said(&[&source.active]));
        let active = active
            .filter(|active| active != "yes")
            .map(|active| (" while ", active));
        let name = action
            .source
            .is_none()
            .then_some((" ", &*action.named.name));
        let menus = (!action.menus.is_empty()).then(|| (" in ", list(&action.menus)));
        let limits = Joined(&action.limits, "");
        self.line(out, &[&"action", &name, &menus, &active, &limits, &":"]);
        let names = action.anchors.iter().map(|one| (one.slot, &*one.name));
        let names: Vec<(Slot, &str)> = names.collect();
        let inside = Print {
            names: &names,
            ..self.inside()
        };
        for anchor in &action.anchors {
            inside.line(
                out,
                &[&"name ", &anchor.name.as_str(), &" in ", &anchor.from],
            );
            let legal = anchor.legal.iter();
            legal.for_each(|need| inside.inside().line(out, &[&"legal when ", &need.test]));
        }
        let legal = action.legal.iter();
        legal.for_each(|need| inside.line(out, &[&"legal when ", &need.test]));
        let picks = action.picks.iter();
        picks.for_each(|pick| inside.line(out, &[&"target ", pick]));
        action
            .cost
            .into_iter()
            .for_each(|cost| inside.over(out, &[&"cost:"], [cost]));
        inside.over(out, &[&"do:"], [action.body]);
    }
}

impl Show for LimitUse {
    fn show(&self, print: Print<'_>, out: &mut String) {
        print.say(out, &[&", ", &self.limit, &"(", &list(&self.key), &")"]);
    }
}

impl Show for Until {
    fn show(&self, print: Print<'_>, out: &mut String) {
        match self {
            Self::Never => {}
            Self::Event {
                verb,
                of,
                count,
                changed,
            } => {
                let count = (*count != 1).then(|| format!(" (number {count})"));
                let changed = changed.map(|what| print.said(&[&" after ", &what, &" changes"]));
                let of = of.map(|of| (" of ", of));
                print.say(out, &[&" until ", verb, &of, &count, &changed]);
            }
            Self::Happening(test) | Self::When(test) => print.say(out, &[&" until ", test]),
        }
    }
}

impl Show for Write {
    fn show(&self, print: Print<'_>, out: &mut String) {
        let mut say = |parts: &[&dyn Show]| print.say(out, parts);
        match self {
            Self::Put {
                what,
                into,
                at,
                face_down,
            } => {
                let (at, of) = match at {
                    At::Top => (" at top", None),
                    At::Bottom => (" at bottom", None),
                    At::After(of) => (" after ", Some(of)),
                    At::Before(of) => (" before ", Some(of)),
                };
                let face = face_down.map(|down| if down { " face_down" } else { " face_up" });
                say(&[&"put ", what, &" into ", into, &at, &of.copied(), &face]);
            }
            Self::Set { field, of, to } => {
                let of = of.map(|of| print.said(&[&"(", &of, &")"]));
                say(&[&"set ", field, &of, &" to ", to]);
            }
            Self::Mark { what, state, until } => say(&[&"mark ", what, &" as ", state, until]),
            Self::Unmark { what, state } => say(&[&"unmark ", what, &" as ", state]),
            Self::Control { what, by } => say(&[&"control ", what, &" by ", by]),
            Self::Become { what, kind } => say(&[&"become ", what, &" as ", kind]),
            Self::Create { kind, into, slot } => {
                say(&[&"create ", kind, &" into ", into, &" as ", slot]);
            }
            Self::Remove { what } => say(&[&"delete ", what]),
            Self::Shuffle { place } => say(&[&"shuffle ", place]),
            Self::Show { what, to } => say(&[&"show ", what, &to.map(|to| (" to ", to))]),
            Self::Hide { what, from } => say(&[&"hide ", what, &from.map(|to| (" from ", to))]),
            Self::Turn { what, face_up } => {
                let face = if *face_up { " face_up" } else { " face_down" };
                say(&[&"turn ", what, &face]);
            }
            Self::Exchange { what, with } => say(&[&"exchange ", what, &" with ", with]),
            Self::NextTurn { of } => say(&[&"next_turn ", of]),
        }
    }
}
