//! Flattening: the blocks of a book in, one vector of instructions out.
//!
//! Nested blocks are laid out inside the body they stand in, with jumps between them. What a jump
//! out of a loop must throw away is known here, from the nesting of the text, so that the machine
//! never searches for it. A book whose blocks are missing or contain themselves is refused.

mod shape;
mod tables;

use super::code::{Arm, Code, Depth, Instr, Lasting, Pc, PickCode, ProcedureCode, QuoteCode};
use spaceline_lang::span::Span;
use spaceline_lang::tree::{
    BlockId, Book, Hook, HookRole, Pick, Procedure, ProcedureId, Quote, QuoteBody, QuoteId,
    Statement,
};
use thiserror::Error;

/// How deep blocks may nest in one body.
const MAX_NESTING: u16 = 200;

/// Why the statements of a book cannot be linked.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FlattenError {
    /// A statement names a block that the book does not have.
    #[error("block {} does not exist", .0.0)]
    NoBlock(BlockId),
    /// Blocks nest too deep, or contain themselves.
    #[error("block {} nests too deep", .0.0)]
    TooDeep(BlockId),
    /// `leave` of a loop stands outside of every loop.
    #[error("there is no loop to leave in block {}", .0.0)]
    NoLoop(BlockId),
    /// The code of the book does not fit.
    #[error("the book has too many statements")]
    TooLarge,
}

/// Lays out the statements of a whole book.
///
/// # Errors
/// When a block is missing, contains itself, or leaves a loop that is not there.
pub fn flatten(book: &Book) -> Result<Code, FlattenError> {
    let mut maker = Maker {
        book,
        code: Code::default(),
        nesting: 0,
        depth: Depth::default(),
        loops: Vec::new(),
    };
    for verb in &book.verbs {
        let at = verb.body.map(|body| maker.body(body)).transpose()?;
        maker.code.verbs.push(at);
    }
    for action in &book.actions {
        let at = maker.here()?;
        if let Some(cost) = action.cost {
            maker.block(cost)?;
        }
        maker.emit(Instr::Paid, action.named.span)?;
        maker.block(action.body)?;
        maker.emit(Instr::End, action.named.span)?;
        maker.code.actions.push(at);
        let declared = action.declares.map(|block| maker.body(block)).transpose()?;
        maker.code.declares.push(declared);
    }
    for (index, procedure) in book.procedures.iter().enumerate() {
        let id = ProcedureId(u32::try_from(index).map_err(|_| FlattenError::TooLarge)?);
        let code = maker.procedure(id, procedure)?;
        maker.code.procedures.push(code);
    }
    for hook in &book.hooks {
        let at = hook_body(hook).map(|body| maker.body(body)).transpose()?;
        maker.code.hooks.push(at);
    }
    for (id, quote) in (0..).map(QuoteId).zip(&book.quotes) {
        let code = maker.quote(id, quote)?;
        maker.code.quotes.push(code);
    }
    let mut code = maker.code;
    tables::index_tables(book, &mut code);
    Ok(code)
}

/// The statements of a hook, for the roles that have some.
fn hook_body(hook: &Hook) -> Option<BlockId> {
    match &hook.role {
        HookRole::Instead { body, .. }
        | HookRole::Trigger { body, .. }
        | HookRole::Whenever { body, .. } => Some(*body),
        HookRole::Around { body, .. } => *body,
        HookRole::Change { .. } | HookRole::Marks { .. } | HookRole::Verdict { .. } => None,
    }
}

/// A loop being laid out: how deep it stands, and the jumps that wait for its end.
struct OpenLoop {
    outside: Depth,
    exits: Vec<Pc>,
}

/// The state of the layout.
struct Maker<'a> {
    book: &'a Book,
    code: Code,
    nesting: u16,
    depth: Depth,
    loops: Vec<OpenLoop>,
}

impl Maker<'_> {
    fn here(&self) -> Result<Pc, FlattenError> {
        u32::try_from(self.code.instrs.len())
            .map(Pc)
            .map_err(|_| FlattenError::TooLarge)
    }

    fn emit(&mut self, instr: Instr, span: Span) -> Result<Pc, FlattenError> {
        let at = self.here()?;
        self.code.instrs.push(instr);
        self.code.spans.push(span);
        Ok(at)
    }

    /// Points the jump at `at` to the next instruction.
    fn land(&mut self, at: Pc) -> Result<(), FlattenError> {
        let here = self.here()?;
        if let Some(
            Instr::Jump(to)
            | Instr::Unless { to, .. }
            | Instr::Unnest { to, .. }
            | Instr::May { otherwise: to, .. }
            | Instr::ChooseOne { exit: to, .. }
            | Instr::EachNext { exit: to, .. }
            | Instr::RepeatNext { exit: to, .. }
            | Instr::Offer { exit: to, .. }
            | Instr::WindowNext { exit: to, .. }
            | Instr::StageBegin { end: to, .. },
        ) = self.code.instrs.get_mut(at.0 as usize)
        {
            *to = here;
        }
        Ok(())
    }

    /// A body of its own: a block, then the end.
    fn body(&mut self, block: BlockId) -> Result<Pc, FlattenError> {
        let at = self.here()?;
        self.block(block)?;
        self.emit(Instr::End, Span::default())?;
        Ok(at)
    }

    fn procedure(
        &mut self,
        id: ProcedureId,
        procedure: &Procedure,
    ) -> Result<ProcedureCode, FlattenError> {
        let span = procedure.named.span;
        let body = self.here()?;
        self.block(procedure.body)?;
        if procedure.window.is_some() {
            self.emit(Instr::WindowBegin(id), span)?;
            let ask = self.emit(
                Instr::WindowNext {
                    window: id,
                    exit: Pc(0),
                },
                span,
            )?;
            self.emit(Instr::Jump(ask), span)?;
            self.land(ask)?;
        }
        self.emit(Instr::End, span)?;
        let finally = procedure
            .finally
            .map(|block| self.body(block))
            .transpose()?;
        Ok(ProcedureCode { body, finally })
    }

    fn quote(&mut self, id: QuoteId, quote: &Quote) -> Result<Option<QuoteCode>, FlattenError> {
        let QuoteBody::Effects(block) = quote.body else {
            return Ok(None);
        };
        let targets = self.here()?;
        self.targets(id, quote)?;
        self.emit(Instr::TargetsDone, quote.span)?;
        let whole = self.here()?;
        self.targets(id, quote)?;
        let body = self.here()?;
        self.block(block)?;
        self.emit(Instr::End, quote.span)?;
        Ok(Some(QuoteCode {
            whole,
            targets,
            body,
        }))
    }

    fn targets(&mut self, id: QuoteId, quote: &Quote) -> Result<(), FlattenError> {
        for (at, pick) in quote.targets.iter().enumerate() {
            self.pick(pick, Some((id, at)), quote.span)?;
        }
        Ok(())
    }

    fn pick(
        &mut self,
        pick: &Pick,
        target: Option<(QuoteId, usize)>,
        span: Span,
    ) -> Result<(), FlattenError> {
        let index = index(self.code.picks.len())?;
        let pick = pick.clone();
        self.code.picks.push(PickCode { pick, target });
        self.emit(Instr::Pick(index), span)?;
        Ok(())
    }

    fn block(&mut self, id: BlockId) -> Result<(), FlattenError> {
        let book = self.book;
        let block = book
            .blocks
            .get(id.index())
            .ok_or(FlattenError::NoBlock(id))?;
        if self.nesting >= MAX_NESTING {
            return Err(FlattenError::TooDeep(id));
        }
        self.nesting += 1;
        let spans = book.block_spans.get(id.index());
        for (position, statement) in block.iter().enumerate() {
            let span = spans
                .and_then(|spans| spans.get(position))
                .copied()
                .unwrap_or_default();
            self.statement(statement, span, id)?;
        }
        self.nesting -= 1;
        Ok(())
    }

    fn statement(
        &mut self,
        statement: &Statement,
        span: Span,
        block: BlockId,
    ) -> Result<(), FlattenError> {
        let instr = match statement {
            Statement::Let { slot, value } => Instr::Let {
                slot: *slot,
                value: *value,
            },
            Statement::Pick(pick) => return self.pick(pick, None, span),
            Statement::PickValue {
                slot,
                by,
                from,
                random,
            } => Instr::PickValue {
                slot: *slot,
                by: *by,
                from: *from,
                random: *random,
            },
            Statement::If { arms, otherwise } => return self.branches(arms, *otherwise, span),
            Statement::Each { slot, over, body } => {
                let next = Instr::EachNext {
                    slot: *slot,
                    exit: Pc(0),
                };
                return self.counted(Instr::EachBegin { over: *over }, next, *body, span);
            }
            Statement::Repeat { times, body } => {
                let next = Instr::RepeatNext { exit: Pc(0) };
                return self.counted(Instr::RepeatBegin { times: *times }, next, *body, span);
            }
            Statement::While { test, body } => return self.while_loop(*test, *body, span),
            Statement::May {
                by,
                says,
                able,
                body,
                otherwise,
            } => {
                let ask = self.emit(
                    Instr::May {
                        by: *by,
                        says: *says,
                        able: *able,
                        otherwise: Pc(0),
                    },
                    span,
                )?;
                return self.then_else(ask, *body, *otherwise, span);
            }
            Statement::ChooseOne { by, arms, optional } => {
                let from = index(self.code.arms.len())?;
                let to = from
                    .checked_add(index(arms.len())?)
                    .ok_or(FlattenError::TooLarge)?;
                // The arms take their places first, so that nested choices come after them.
                for arm in arms {
                    self.code.arms.push(Arm {
                        says: arm.says,
                        able: arm.able,
                        to: Pc(0),
                    });
                }
                let choice = Instr::ChooseOne {
                    by: *by,
                    arms: (from, to),
                    optional: *optional,
                    exit: Pc(0),
                };
                let ask = self.emit(choice, span)?;
                let mut exits = Vec::with_capacity(arms.len());
                for (arm, place) in arms.iter().zip(from..) {
                    let here = self.here()?;
                    if let Some(slot) = self.code.arms.get_mut(place as usize) {
                        slot.to = here;
                    }
                    self.block(arm.body)?;
                    exits.push(self.emit(Instr::Jump(Pc(0)), span)?);
                }
                self.land(ask)?;
                return exits.into_iter().try_for_each(|exit| self.land(exit));
            }
            Statement::Do { verb, args, by } => {
                let args = extend(&mut self.code.args, args.iter().copied())?;
                Instr::Do {
                    verb: *verb,
                    args,
                    by: *by,
                }
            }
            Statement::Run {
                procedure,
                args,
                into,
            } => {
                let args = extend(&mut self.code.args, args.iter().copied().map(Some))?;
                Instr::Run {
                    procedure: *procedure,
                    args,
                    into: *into,
                }
            }
            Statement::Open { window, args } => {
                let args = extend(&mut self.code.args, args.iter().copied().map(Some))?;
                Instr::Run {
                    procedure: *window,
                    args,
                    into: None,
                }
            }
            Statement::Target { slot, this, you } => Instr::Target {
                slot: *slot,
                this: *this,
                you: *you,
            },
            Statement::Follow {
                quote,
                this,
                you,
                with,
            } => {
                let with = extend(&mut self.code.scoped, with.iter().copied())?;
                Instr::Follow {
                    quote: *quote,
                    this: *this,
                    you: *you,
                    with,
                }
            }
            Statement::Offer {
                by,
                menus,
                repeat,
                may_pass,
                between,
            } => {
                let menus = extend(&mut self.code.menus, menus.iter().copied())?;
                let offer = Instr::Offer {
                    by: *by,
                    menus,
                    may_pass: *may_pass,
                    exit: Pc(0),
                };
                let ask = self.emit(offer, span)?;
                if !*repeat {
                    if let Some(between) = between {
                        self.block(*between)?;
                    }
                    return self.land(ask);
                }
                self.loops.push(OpenLoop {
                    outside: self.depth,
                    exits: vec![ask],
                });
                if let Some(between) = between {
                    self.block(*between)?;
                }
                self.emit(Instr::Jump(ask), span)?;
                return self.close_loop();
            }
            Statement::Stage { stage, body } => {
                let enter = self.emit(
                    Instr::StageBegin {
                        stage: *stage,
                        end: Pc(0),
                    },
                    span,
                )?;
                self.depth.loops += 1;
                self.block(*body)?;
                self.depth.loops -= 1;
                self.land(enter)?;
                Instr::StageEnd(*stage)
            }
            Statement::Leave(leave) => return self.leave(*leave, span, block),
            Statement::Return(value) => Instr::Return(*value),
            Statement::With { scope, value, body } => {
                self.emit(
                    Instr::ScopeBegin {
                        scope: *scope,
                        value: *value,
                    },
                    span,
                )?;
                self.depth.scopes += 1;
                self.block(*body)?;
                self.depth.scopes -= 1;
                Instr::ScopeEnd
            }
            Statement::Write(write) => {
                let at = index(self.code.writes.len())?;
                self.code.writes.push(write.clone());
                Instr::Write(at)
            }
            Statement::Lasting {
                texts,
                captures,
                until,
            } => {
                let at = index(self.code.lasting.len())?;
                let lasting = Lasting {
                    texts: texts.clone(),
                    captures: captures.clone(),
                    until: until.clone(),
                };
                self.code.lasting.push(lasting);
                Instr::Lasting(at)
            }
            Statement::Use { limit, key } => {
                let key = extend(&mut self.code.keys, key.iter().copied())?;
                Instr::Use { limit: *limit, key }
            }
            Statement::Finish {
                winner,
                says,
                parts,
            } => Instr::Finish {
                winner: *winner,
                says: *says,
                parts: extend(&mut self.code.parts, parts.iter().cloned())?,
            },
            Statement::Refuse(says) => Instr::Refuse(*says),
        };
        self.emit(instr, span)?;
        Ok(())
    }
}

fn index(len: usize) -> Result<u32, FlattenError> {
    u32::try_from(len).map_err(|_| FlattenError::TooLarge)
}

/// Appends to a table and tells the range.
fn extend<T>(
    table: &mut Vec<T>,
    items: impl IntoIterator<Item = T>,
) -> Result<(u32, u32), FlattenError> {
    let from = index(table.len())?;
    table.extend(items);
    Ok((from, index(table.len())?))
}
