//! Standing text, clauses and actions.

use super::expr::named;
use super::{DEEPEST, Print};
use crate::tree::{
    Act, ActionId, Around, ChangeHow, ClauseInstance, HookId, HookRole, LimitUse, MenuId,
};

impl Print<'_> {
    /// A piece of standing text.
    pub(super) fn hook(self, id: HookId, out: &mut String) {
        if self.depth > DEEPEST {
            return self.line(out, "...");
        }
        let Some(hook) = self.book.hooks.get(id.index()) else {
            return;
        };
        let print = match hook.active {
            Some(active) => {
                self.line(out, &format!("while {}:", self.expr(active)));
                self.inside()
            }
            None => self,
        };
        print.role(&hook.role, out);
    }

    fn limits(self, limits: &[LimitUse]) -> String {
        let shown = limits.iter().map(|used| {
            let limit = self.book.limits.get(used.limit.index());
            format!(
                ", {}({})",
                named(limit.map(|limit| &limit.named)),
                self.list(&used.key)
            )
        });
        shown.collect()
    }

    fn role(self, role: &HookRole, out: &mut String) {
        let book = self.book;
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
                let field = named(book.fields.get(field.index()).map(|field| &field.named));
                let how = match how {
                    ChangeHow::Set => "=",
                    ChangeHow::Add => "+",
                    ChangeHow::Multiply => "*",
                    ChangeHow::Lose => "loses",
                    ChangeHow::Take => "-",
                };
                let more = if *cumulative { " cumulative" } else { "" };
                let limit = limit.map(|limit| format!(" limit {}", self.expr(limit)));
                self.line(
                    out,
                    &format!(
                        "{field} of {} where {}: {how} {}{more}{}",
                        self.slot(*subject),
                        self.expr(*test),
                        self.expr(*amount),
                        limit.unwrap_or_default()
                    ),
                );
            }
            HookRole::Marks {
                state,
                subject,
                test,
            } => {
                let state = named(book.states.get(state.index()).map(|state| &state.named));
                self.line(
                    out,
                    &format!(
                        "{} where {} is {state}",
                        self.slot(*subject),
                        self.expr(*test)
                    ),
                );
            }
            HookRole::Verdict {
                allow,
                act,
                roles,
                by,
                test,
                ..
            } => {
                let word = if *allow { "allow" } else { "forbid" };
                let act = match act {
                    Act::Action(id) => named(book.actions.get(id.index()).map(|one| &one.named)),
                    Act::Verb(id) => self.verb_name(*id),
                    Act::Text(id) => {
                        let menu = book.menus.get(id.index());
                        format!("text in {}", named(menu.map(|menu| &menu.named)))
                    }
                };
                let roles: Vec<String> = roles
                    .iter()
                    .map(|role| role.map_or_else(|| String::from("_"), |slot| self.slot(slot)))
                    .collect();
                let by = by.map(|by| format!(" by {}", self.slot(by)));
                let test = test.map(|test| format!(" where {}", self.expr(test)));
                self.line(
                    out,
                    &format!(
                        "{word} {act}({}){}{}",
                        roles.join(", "),
                        by.unwrap_or_default(),
                        test.unwrap_or_default()
                    ),
                );
            }
            HookRole::Instead {
                event,
                by,
                able,
                body,
                limits,
            } => {
                let may = by.map(|by| format!(", {} may", self.expr(by)));
                self.line(
                    out,
                    &format!(
                        "instead of {}{}{}{}:",
                        self.event(event),
                        self.limits(limits),
                        may.unwrap_or_default(),
                        self.if_able(*able)
                    ),
                );
                self.inside().block(*body, out);
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
                let word = if *before { "before" } else { "when" };
                let each = each.map(|each| {
                    let by = if each.one_by_one { " one by one" } else { "" };
                    let (slot, set) = (self.slot(each.slot), self.expr(each.set));
                    format!("{by} for each {slot} in {set}")
                });
                let may = by.map(|by| format!(", {} may", self.expr(by)));
                self.line(
                    out,
                    &format!(
                        "{word} {}{}{}{}{}:",
                        self.event(event),
                        each.unwrap_or_default(),
                        self.limits(limits),
                        may.unwrap_or_default(),
                        self.if_able(*able)
                    ),
                );
                self.inside().block(*body, out);
            }
            HookRole::Whenever { each, test, body } => {
                let what = match (each, test) {
                    (Some((slot, set)), _) => {
                        format!("{} in {}", self.slot(*slot), self.expr(*set))
                    }
                    (None, Some(test)) => self.expr(*test),
                    (None, None) => String::from("always"),
                };
                self.line(out, &format!("whenever {what}:"));
                self.inside().block(*body, out);
            }
            HookRole::Around {
                stage, when, body, ..
            } => {
                let word = match when {
                    Around::Before => "before",
                    Around::After => "after",
                    Around::Instead => "instead of",
                };
                let stage = named(book.stages.get(stage.index()).map(|stage| &stage.named));
                self.line(out, &format!("{word} stage {stage}:"));
                if let Some(body) = body {
                    self.inside().block(*body, out);
                }
            }
        }
    }

    /// A clause of a card: its record and the slots that are filled.
    pub(super) fn clause(self, clause: &ClauseInstance, out: &mut String) {
        let form = self.book.clauses.get(clause.form.index());
        let mut text = named(form.map(|form| &form.named));
        for (at, arg) in clause.args.iter().enumerate() {
            let name = form.and_then(|form| form.params.get(at));
            if let (Some(arg), Some(param)) = (arg, name) {
                text.push_str(&format!(" {}: {}", param.name, self.expr(*arg)));
            }
        }
        self.line(out, &text);
    }

    /// An action that text gives.
    pub(super) fn action(self, id: ActionId, out: &mut String) {
        let Some(action) = self.book.actions.get(id.index()) else {
            return;
        };
        let active = action
            .source
            .as_ref()
            .map(|source| self.expr(source.active));
        let active = active.filter(|active| active != "yes");
        let active = active.map(|active| format!(" while {active}"));
        let name = match &action.source {
            Some(_) => String::new(),
            None => format!(" {}", action.named.name),
        };
        let menu = |menu: &MenuId| named(self.book.menus.get(menu.index()).map(|menu| &menu.named));
        let menus: Vec<String> = action.menus.iter().map(menu).collect();
        let menus = match menus.as_slice() {
            [] => String::new(),
            menus => format!(" in {}", menus.join(", ")),
        };
        self.line(
            out,
            &format!(
                "action{name}{menus}{}{}:",
                active.unwrap_or_default(),
                self.limits(&action.limits)
            ),
        );
        let inside = Print {
            anchors: &action.anchors,
            ..self.inside()
        };
        for anchor in &action.anchors {
            inside.line(
                out,
                &format!("name {} in {}", anchor.name, inside.expr(anchor.from)),
            );
            for need in &anchor.legal {
                let need = format!("legal when {}", inside.expr(need.test));
                inside.inside().line(out, &need);
            }
        }
        for need in &action.legal {
            inside.line(out, &format!("legal when {}", inside.expr(need.test)));
        }
        for pick in &action.picks {
            inside.line(out, &format!("target {}", inside.pick(pick)));
        }
        if let Some(cost) = action.cost {
            inside.line(out, "cost:");
            inside.inside().block(cost, out);
        }
        inside.line(out, "do:");
        inside.inside().block(action.body, out);
    }
}
