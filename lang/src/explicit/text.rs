//! Statements, one a line; standing text, clauses, actions and cards.

use super::show::{Inside, Joined, Line, Roles, Show, below, list, shown, when};
use super::{DEEPEST, Print};
use crate::tree::{
    ACTING, Act, Action, ActionId, Alternative, Anchor, Around, At, BlockId, Card, ChangeHow,
    ClauseInstance, Demand, Each, ExprId, HookId, HookOwner, HookRole, LastingText, Leave,
    LimitUse, Requirement, Slot, StateId, Statement, Until, VerbId, Write,
};

/// Several, each on a line of its own and one step further in.
pub(super) fn lines<T>(all: Vec<T>) -> Inside<Lines<T>> {
    Inside(Lines(all))
}

pub(super) struct Lines<T>(Vec<T>);

impl<T: Show> Show for Lines<T> {
    fn show(&self, print: Print<'_>, out: &mut String) {
        self.0.iter().for_each(|one| Line(one).show(print, out));
    }
}

/// Each statement on a line of its own.
impl Show for BlockId {
    fn show(&self, print: Print<'_>, out: &mut String) {
        if print.depth > DEEPEST {
            return Line("...").show(print, out);
        }
        for (statement, _) in print.book.block(*self) {
            Line(statement).show(print, out);
        }
    }
}

/// A test behind `if`.
fn if_able(able: &Option<ExprId>) -> Option<(&'static str, &ExprId)> {
    able.as_ref().map(|able| (" if ", able))
}

/// A word on a line of its own, and what stands below it.
type Headed = Line<(&'static str, Option<Inside<BlockId>>)>;

/// What is done otherwise.
fn or_else(body: &Option<BlockId>) -> Option<Headed> {
    body.map(|body| Line(("else:", below(body))))
}

shown! { print;
    Statement {
        Self::Let { slot, value } => "let ", slot, " = ", value;
        Self::Pick(pick) => "choose ", pick;
        Self::PickValue { slot, by, from, random } =>
            "choose ", slot, " = one of ", from, when(*random, " at random"), " by ", by;
        Self::If { arms, otherwise } => branches(print, arms), or_else(otherwise);
        Self::Each { slot, over, body } => "for each ", slot, " in ", over, ":", below(*body);
        Self::While { test, body } => "while ", test, ":", below(*body);
        Self::Repeat { times, body } => "repeat ", times, ":", below(*body);
        Self::May { by, able, body, otherwise, .. } =>
            by, " may", if_able(able), ":", below(*body), or_else(otherwise);
        Self::ChooseOne { by, arms, optional } =>
            by, " chooses one", when(*optional, " or none"), ":", lines(arms.iter().collect());
        Self::Do { verb, args, by } =>
            by.map(|by| (by, " does: ")), verb, roles(print, *verb, args);
        Self::Run { procedure, args, into } =>
            into.map(|slot| (("let ", slot), " = ")), "run ", procedure, "(", list(args), ")";
        Self::Target { slot, this, you } => "target ", slot, " for ", this, " as ", you;
        Self::Follow { quote, this, you, .. } => "follow ", quote, " for ", this, " as ", you;
        Self::Offer { by, menus, repeat, may_pass, between } =>
            "offer ", by, when(!may_pass, " must"), " ", list(menus), when(!repeat, " once"),
            below(*between);
        Self::Open { window, args } => "open ", window, "(", list(args), ")";
        Self::Stage { stage, body } => "stage ", stage, ":", below(*body);
        Self::Leave(leave) => "leave ", leave;
        Self::Return(value) => "return ", value;
        Self::With { scope: ACTING, value, body } =>
            "with acting = ", value, ":", below(*body);
        Self::With { scope, value, body } => "with ", scope, " = ", value, ":", below(*body);
        Self::Write(write) => write;
        Self::Lasting { texts, captures, until } => lasting(print, texts, captures, until);
        Self::Use { limit, key } => "use ", limit, "(", list(key), ")";
        Self::Finish { winner, .. } => "finish for ", winner;
        Self::Refuse(_) => "refuse";
    }

    Alternative {
        Self { able, body, .. } => "either", if_able(able), ":", below(*body);
    }

    Leave {
        Self::Procedure(id) => id;
        Self::Stage(id) => id;
        Self::Loop => "loop";
        Self::Action => "action";
    }

    HookRole {
        Self::Change { field, subject, test, how, amount, cumulative, limit } =>
            field, " of ", subject, " where ", test, ": ", how, " ", amount,
            when(*cumulative, " cumulative"), limit.map(|limit| (" limit ", limit));
        Self::Marks { state, subject, test } => subject, " where ", test, " is ", state;
        Self::Verdict { allow, act, roles, by, test, .. } =>
            if *allow { "allow " } else { "forbid " }, act, "(", Roles(roles), ")",
            by.map(|by| (" by ", by)), test.map(|test| (" where ", test));
        Self::Instead { event, by, able, body, limits } =>
            "instead of ", event, Joined(limits, ""), may(by), if_able(able), ":", below(*body);
        Self::Trigger { event, before, each, by, able, body, limits } =>
            if *before { "before " } else { "when " }, event, each, Joined(limits, ""), may(by),
            if_able(able), ":", below(*body);
        Self::Whenever { each: Some((slot, set)), body, .. } =>
            "whenever ", slot, " in ", set, ":", below(*body);
        Self::Whenever { test: Some(test), body, .. } => "whenever ", test, ":", below(*body);
        Self::Whenever { body, .. } => "whenever always:", below(*body);
        Self::Around { stage, when, body, .. } => when, " stage ", stage, ":", below(*body);
    }

    Each {
        Self { slot, set, one_by_one } =>
            when(*one_by_one, " one by one"), " for each ", slot, " in ", set;
    }

    LimitUse {
        Self { limit, key, .. } => ", ", limit, "(", list(key), ")";
    }

    Anchor {
        Self { name, from, legal, .. } =>
            "name ", name.as_str(), " in ", from, lines(legal.iter().collect());
    }

    Requirement {
        Self { test, .. } => "legal when ", test;
    }

    /// What a deck must satisfy.
    Demand {
        Self { needs: Some(needs), .. } => "deck needs ", needs;
        Self { bars, .. } => bars.map(|(slot, from)| (("deck bars ", slot), (" in ", from)));
    }

    ChangeHow {
        Self::Set => "=";
        Self::Add => "+";
        Self::Multiply => "*";
        Self::Lose => "loses";
        Self::Take => "-";
    }

    Act {
        Self::Action(id) => id;
        Self::Verb(id) => id;
        Self::Text(id) => "text in ", id;
    }

    Around {
        Self::Before => "before";
        Self::After => "after";
        Self::Instead => "instead of";
    }

    Until {
        Self::Never => "";
        Self::Event { verb, of, count, changed } =>
            " until ", verb, of.map(|of| (" of ", of)),
            (*count != 1).then(|| format!(" (number {count})")),
            changed.map(|what| ((" after ", what), " changes"));
        Self::Happening(test) | Self::When(test) => " until ", test;
    }

    At {
        Self::Top => " at top";
        Self::Bottom => " at bottom";
        Self::After(of) => " after ", of;
        Self::Before(of) => " before ", of;
    }

    Write {
        Self::Put { what, into, at, face_down } =>
            "put ", what, " into ", into, at, face_down.map(|down| face(!down));
        Self::Set { field, of, to } =>
            "set ", field, of.map(|of| (("(", of), ")")), " to ", to;
        Self::Mark { what, state, until } => "mark ", what, " as ", state, until;
        Self::Unmark { what, state } => "unmark ", what, " as ", state;
        Self::Control { what, by } => "control ", what, " by ", by;
        Self::Become { what, kind } => "become ", what, " as ", kind;
        Self::Create { kind, into, slot } => "create ", kind, " into ", into, " as ", slot;
        Self::Remove { what } => "delete ", what;
        Self::Shuffle { place } => "shuffle ", place;
        Self::Show { what, to } => "show ", what, to.map(|to| (" to ", to));
        Self::Hide { what, from } => "hide ", what, from.map(|from| (" from ", from));
        Self::Turn { what, face_up } => "turn ", what, face(*face_up);
        Self::Exchange { what, with } => "exchange ", what, " with ", with;
        Self::NextTurn { of } => "next_turn ", of;
    }
}

/// Tests, and what follows from each.
fn branches(print: Print<'_>, arms: &[(ExprId, BlockId)]) -> String {
    let mut out = String::new();
    for (at, (test, body)) in arms.iter().enumerate() {
        let branch = ((("if ", test), ":"), below(*body));
        match at {
            0 => print.say(&mut out, &[&branch]),
            _ => print.say(&mut out, &[&Line(("else ", branch))]),
        }
    }
    out
}

/// Texts that stand from now on.
fn lasting(print: Print<'_>, texts: &[LastingText], captures: &[ExprId], until: &Until) -> String {
    let kept: Vec<String> = captures.iter().map(|id| print.said(&[id])).collect();
    let head = print.said(&[&"from now with [", &list(&kept), &"]", until, &":"]);
    let inside = print.keeping(&kept).inside();
    let texts = texts
        .iter()
        .map(|text| head.clone() + &inside.said(&[text]));
    let texts: Vec<String> = texts.collect();
    print.said(&[&Joined(&texts, &format!("\n{}", "  ".repeat(print.indent)))])
}

impl Show for LastingText {
    fn show(&self, print: Print<'_>, out: &mut String) {
        if let Some(settles) = &self.settles {
            let each = settles.each.map(|slot| (" of ", slot));
            let first = Some((settles.slot, settles.amount));
            for (slot, to) in first.into_iter().chain(settles.limit) {
                let head = print.said(&[&"settle ", &slot, &each]);
                Line((head, (" = ", to))).show(print, out);
            }
        }
        Line(self.hook).show(print, out);
    }
}

/// What a verb is done to, each with the word that introduces it.
fn roles(print: Print<'_>, verb: VerbId, args: &[Option<ExprId>]) -> String {
    let params = print.book.at(verb).map_or(&[][..], |verb| &verb.params);
    let words = params.iter().map(|param| param.role.as_deref());
    let given = args.iter().zip(words.chain(std::iter::repeat(None)));
    let given = given.filter_map(|(arg, word)| Some((word.map(|word| (" ", word)), (*arg)?)));
    given
        .map(|(word, arg)| print.said(&[&word, &" ", &arg]))
        .collect()
}

/// A piece of standing text.
impl Show for HookId {
    fn show(&self, print: Print<'_>, out: &mut String) {
        if print.depth > DEEPEST {
            return out.push_str("...");
        }
        if let Some(hook) = print.book.at(*self) {
            match &hook.active {
                Some(active) => {
                    print.say(out, &[&"while ", active, &":", &Inside(Line(&hook.role))])
                }
                None => hook.role.show(print, out),
            }
        }
    }
}

fn may(by: &Option<ExprId>) -> Option<((&'static str, ExprId), &'static str)> {
    by.map(|by| ((", ", by), " may"))
}

/// How a card lies.
const fn face(up: bool) -> &'static str {
    if up { " face_up" } else { " face_down" }
}

/// A clause of a card: its record and the slots that are filled.
impl Show for ClauseInstance {
    fn show(&self, print: Print<'_>, out: &mut String) {
        let params = print
            .book
            .at(self.form)
            .map_or(&[][..], |form| &form.params);
        print.say(out, &[&self.form]);
        for (param, arg) in params.iter().zip(&self.args) {
            let filled = arg.map(|arg| ((" ", &*param.name), (": ", arg)));
            print.say(out, &[&filled]);
        }
    }
}

/// An action of the rules, or one that text gives.
impl Show for Action {
    fn show(&self, print: Print<'_>, out: &mut String) {
        let active = self
            .source
            .as_ref()
            .map(|source| print.said(&[&source.active]));
        let active = active.filter(|active| active != "yes");
        let active = active.map(|active| (" while ", active));
        let name = self.source.is_none().then_some((" ", &self.named));
        let menus = (!self.menus.is_empty()).then(|| (" in ", list(&self.menus)));
        let limits = Joined(&self.limits, "");
        print.say(out, &[&"action", &name, &menus, &active, &limits, &":"]);
        let names = self.anchors.iter().map(|one| (one.slot, &*one.name));
        let names: Vec<(Slot, &str)> = names.collect();
        let frame = Print {
            names: &names,
            ..print
        };
        let (anchors, legal) = (self.anchors.iter(), self.legal.iter());
        let picks = self.picks.iter().map(|pick| ("target ", pick));
        let cost = self.cost.iter().map(|cost| ("cost:", below(*cost)));
        let done = ("do:", below(self.body));
        frame.say(out, &[&lines(anchors.collect()), &lines(legal.collect())]);
        frame.say(
            out,
            &[
                &lines(picks.collect()),
                &lines(cost.chain([done]).collect()),
            ],
        );
    }
}

impl Show for Card {
    fn show(&self, print: Print<'_>, out: &mut String) {
        let facts = self.facts.iter();
        let facts = facts.map(|(field, value)| ((field, " "), value));
        let actions = self.actions.iter();
        let actions = actions.filter_map(|action: &ActionId| print.book.at(*action));
        print.say(out, &[&"card ", &self.title, &lines(facts.collect())]);
        print.say(out, &[&lines(self.clauses.iter().collect())]);
        print.say(
            out,
            &[&lines(self.hooks.clone()), &lines(actions.collect())],
        );
    }
}

/// A state: what it means, whom it spreads to, and what stands in it.
pub(super) struct Declared(pub(super) StateId);

impl Show for Declared {
    fn show(&self, print: Print<'_>, out: &mut String) {
        if let Some(state) = print.book.at(self.0) {
            let means = state.means.map(|means| (" means ", means));
            let spreads = state.spreads.map(|all| (" spreads to ", all));
            let hooks = (0..).map(HookId).zip(&print.book.hooks);
            let hooks = hooks.filter(|(_, hook)| hook.owner == HookOwner::State(self.0));
            let hooks = lines(hooks.map(|(id, _)| id).collect());
            print.say(out, &[&"state ", &state.named, &means, &spreads, &hooks]);
        }
    }
}
