//! Statements, one a line.

use super::expr::named;
use super::{DEEPEST, Print};
use crate::tree::{ACTING, At, BlockId, ExprId, Leave, Statement, Until, Write};

impl Print<'_> {
    /// A block, one statement a line.
    pub(super) fn block(self, id: BlockId, out: &mut String) {
        if self.depth > DEEPEST {
            return self.line(out, "...");
        }
        let Some(statements) = self.book.blocks.get(id.index()) else {
            return;
        };
        for statement in statements {
            self.statement(statement, out);
        }
    }

    fn statement(self, statement: &Statement, out: &mut String) {
        let book = self.book;
        match statement {
            Statement::Let { slot, value } => {
                self.line(
                    out,
                    &format!("let {} = {}", self.slot(*slot), self.expr(*value)),
                );
            }
            Statement::Pick(pick) => self.line(out, &format!("choose {}", self.pick(pick))),
            Statement::PickValue {
                slot,
                by,
                from,
                random,
            } => self.line(
                out,
                &format!(
                    "choose {} = one of {}{} by {}",
                    self.slot(*slot),
                    self.expr(*from),
                    if *random { " at random" } else { "" },
                    self.expr(*by)
                ),
            ),
            Statement::If { arms, otherwise } => {
                for (at, (test, body)) in arms.iter().enumerate() {
                    let word = if at == 0 { "if" } else { "else if" };
                    self.line(out, &format!("{word} {}:", self.expr(*test)));
                    self.inside().block(*body, out);
                }
                if let Some(body) = otherwise {
                    self.line(out, "else:");
                    self.inside().block(*body, out);
                }
            }
            Statement::Each { slot, over, body } => {
                self.line(
                    out,
                    &format!("for each {} in {}:", self.slot(*slot), self.expr(*over)),
                );
                self.inside().block(*body, out);
            }
            Statement::While { test, body } => {
                self.line(out, &format!("while {}:", self.expr(*test)));
                self.inside().block(*body, out);
            }
            Statement::Repeat { times, body } => {
                self.line(out, &format!("repeat {}:", self.expr(*times)));
                self.inside().block(*body, out);
            }
            Statement::May {
                by,
                able,
                body,
                otherwise,
                ..
            } => {
                let able = self.if_able(*able);
                self.line(out, &format!("{} may{able}:", self.expr(*by)));
                self.inside().block(*body, out);
                if let Some(body) = otherwise {
                    self.line(out, "else:");
                    self.inside().block(*body, out);
                }
            }
            Statement::ChooseOne { by, arms, optional } => {
                let none = if *optional { " or none" } else { "" };
                self.line(out, &format!("{} chooses one{none}:", self.expr(*by)));
                for arm in arms {
                    let able = self.if_able(arm.able);
                    self.inside().line(out, &format!("either{able}:"));
                    self.inside().inside().block(arm.body, out);
                }
            }
            Statement::Do { verb, args, by } => self.line(out, &self.doing(*verb, args, *by)),
            Statement::Run {
                procedure,
                args,
                into,
            } => {
                let name = named(book.procedures.get(procedure.index()).map(|one| &one.named));
                let kept = into.map_or(String::new(), |slot| format!("let {} = ", self.slot(slot)));
                self.line(out, &format!("{kept}run {name}({})", self.list(args)));
            }
            Statement::Target { slot, this, you } => self.line(
                out,
                &format!(
                    "target {} for {} as {}",
                    self.slot(*slot),
                    self.expr(*this),
                    self.expr(*you)
                ),
            ),
            Statement::Follow {
                quote, this, you, ..
            } => self.line(
                out,
                &format!(
                    "follow {} for {} as {}",
                    self.expr(*quote),
                    self.expr(*this),
                    self.expr(*you)
                ),
            ),
            Statement::Offer {
                by,
                menus,
                repeat,
                may_pass,
                between,
            } => {
                let menus: Vec<_> = menus
                    .iter()
                    .map(|menu| named(book.menus.get(menu.index()).map(|menu| &menu.named)))
                    .collect();
                let once = if *repeat { "" } else { " once" };
                let must = if *may_pass { "" } else { " must" };
                self.line(
                    out,
                    &format!("offer {}{must} {}{once}", self.expr(*by), menus.join(", ")),
                );
                if let Some(between) = between {
                    self.inside().block(*between, out);
                }
            }
            Statement::Open { window, args } => {
                let name = named(book.procedures.get(window.index()).map(|one| &one.named));
                self.line(out, &format!("open {name}({})", self.list(args)));
            }
            Statement::Stage { stage, body } => {
                let name = named(book.stages.get(stage.index()).map(|stage| &stage.named));
                self.line(out, &format!("stage {name}:"));
                self.inside().block(*body, out);
            }
            Statement::Leave(leave) => {
                let what = match leave {
                    Leave::Procedure(id) => {
                        named(book.procedures.get(id.index()).map(|one| &one.named))
                    }
                    Leave::Stage(id) => named(book.stages.get(id.index()).map(|one| &one.named)),
                    Leave::Loop => String::from("loop"),
                    Leave::Action => String::from("action"),
                };
                self.line(out, &format!("leave {what}"));
            }
            Statement::Return(value) => {
                let value = value.map(|value| self.expr(value)).unwrap_or_default();
                self.line(out, &format!("return {value}"));
            }
            Statement::With { scope, value, body } => {
                let scope = match *scope {
                    ACTING => String::from("acting"),
                    scope => named(book.scopes.get(scope.index()).map(|scope| &scope.named)),
                };
                self.line(out, &format!("with {scope} = {}:", self.expr(*value)));
                self.inside().block(*body, out);
            }
            Statement::Write(write) => self.line(out, &self.write(write)),
            Statement::Lasting {
                texts,
                captures,
                until,
            } => {
                let kept: Vec<String> = captures.iter().map(|id| self.expr(*id)).collect();
                for text in texts {
                    self.line(
                        out,
                        &format!(
                            "from now with [{}]{}:",
                            self.list(captures),
                            self.until(until)
                        ),
                    );
                    let inside = self.keeping(&kept).inside();
                    if let Some(settles) = &text.settles {
                        let each = settles
                            .each
                            .map(|slot| format!(" of {}", inside.slot(slot)));
                        let (slot, amount) =
                            (inside.slot(settles.slot), inside.expr(settles.amount));
                        let each = each.unwrap_or_default();
                        inside.line(out, &format!("settle {slot}{each} = {amount}"));
                        if let Some((slot, limit)) = settles.limit {
                            let (slot, limit) = (inside.slot(slot), inside.expr(limit));
                            inside.line(out, &format!("settle {slot}{each} = {limit}"));
                        }
                    }
                    inside.hook(text.hook, out);
                }
            }
            Statement::Use { limit, key } => {
                let limit = named(book.limits.get(limit.index()).map(|limit| &limit.named));
                self.line(out, &format!("use {limit}({})", self.list(key)));
            }
            Statement::Finish { winner, .. } => {
                self.line(out, &format!("finish for {}", self.expr(*winner)));
            }
            Statement::Refuse(_) => self.line(out, "refuse"),
        }
    }

    pub(super) fn if_able(self, able: Option<ExprId>) -> String {
        able.map_or_else(String::new, |able| format!(" if {}", self.expr(able)))
    }

    /// A verb with its roles.
    fn doing(
        self,
        verb: crate::tree::VerbId,
        args: &[Option<ExprId>],
        by: Option<ExprId>,
    ) -> String {
        let mut text = self.verb_name(verb);
        let params = self.book.verbs.get(verb.index()).map(|verb| &verb.params);
        for (at, arg) in args.iter().enumerate() {
            let Some(arg) = arg else {
                continue;
            };
            let role = params
                .and_then(|params| params.get(at))
                .and_then(|param| param.role.as_deref());
            if let Some(role) = role {
                text.push(' ');
                text.push_str(role);
            }
            text.push_str(&format!(" {}", self.expr(*arg)));
        }
        match by {
            Some(by) => format!("{} does: {text}", self.expr(by)),
            None => text,
        }
    }

    fn until(self, until: &Until) -> String {
        match until {
            Until::Never => String::new(),
            Until::Event {
                verb,
                of,
                count,
                changed,
            } => {
                let after = changed.map(|what| format!(" after {} changes", self.expr(what)));
                let of = of.map(|of| format!(" of {}", self.expr(of)));
                let count = if *count == 1 {
                    String::new()
                } else {
                    format!(" (number {count})")
                };
                format!(
                    " until {}{}{count}{}",
                    self.verb_name(*verb),
                    of.unwrap_or_default(),
                    after.unwrap_or_default()
                )
            }
            Until::Happening(test) | Until::When(test) => format!(" until {}", self.expr(*test)),
        }
    }

    fn write(self, write: &Write) -> String {
        let book = self.book;
        match write {
            Write::Put {
                what,
                into,
                at,
                face_down,
            } => {
                let at = match at {
                    At::Top => String::from(" at top"),
                    At::Bottom => String::from(" at bottom"),
                    At::After(id) => format!(" after {}", self.expr(*id)),
                    At::Before(id) => format!(" before {}", self.expr(*id)),
                };
                let face = match face_down {
                    Some(true) => " face_down",
                    Some(false) => " face_up",
                    None => "",
                };
                format!(
                    "put {} into {}{at}{face}",
                    self.expr(*what),
                    self.expr(*into)
                )
            }
            Write::Set { field, of, to } => {
                let field = named(book.fields.get(field.index()).map(|field| &field.named));
                let of = of
                    .map(|of| format!("({})", self.expr(of)))
                    .unwrap_or_default();
                format!("set {field}{of} to {}", self.expr(*to))
            }
            Write::Mark { what, state, until } => {
                let state = named(book.states.get(state.index()).map(|state| &state.named));
                format!("mark {} as {state}{}", self.expr(*what), self.until(until))
            }
            Write::Unmark { what, state } => {
                let state = named(book.states.get(state.index()).map(|state| &state.named));
                format!("unmark {} as {state}", self.expr(*what))
            }
            Write::Control { what, by } => {
                format!("control {} by {}", self.expr(*what), self.expr(*by))
            }
            Write::Become { what, kind } => {
                let kind = named(book.kinds.get(kind.index()).map(|kind| &kind.named));
                format!("become {} as {kind}", self.expr(*what))
            }
            Write::Create { kind, into, slot } => {
                let kind = named(book.kinds.get(kind.index()).map(|kind| &kind.named));
                format!(
                    "create {kind} into {} as {}",
                    self.expr(*into),
                    self.slot(*slot)
                )
            }
            Write::Remove { what } => format!("delete {}", self.expr(*what)),
            Write::Shuffle { place } => format!("shuffle {}", self.expr(*place)),
            Write::Show { what, to } => {
                let to = to
                    .map(|to| format!(" to {}", self.expr(to)))
                    .unwrap_or_default();
                format!("show {}{to}", self.expr(*what))
            }
            Write::Hide { what, from } => {
                let from = from
                    .map(|from| format!(" from {}", self.expr(from)))
                    .unwrap_or_default();
                format!("hide {}{from}", self.expr(*what))
            }
            Write::Turn { what, face_up } => {
                let face = if *face_up { "face_up" } else { "face_down" };
                format!("turn {} {face}", self.expr(*what))
            }
            Write::Exchange { what, with } => {
                format!("exchange {} with {}", self.expr(*what), self.expr(*with))
            }
            Write::NextTurn { of } => format!("next_turn {}", self.expr(*of)),
        }
    }
}
