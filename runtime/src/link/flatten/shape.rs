//! Branches and loops: where their jumps land, and what a jump out of them throws away.

use super::{FlattenError, Maker, OpenLoop};
use crate::link::code::{Instr, Pc};
use spaceline_lang::span::Span;
use spaceline_lang::tree::{BlockId, ExprId, Leave};

impl Maker<'_> {
    pub(super) fn branches(
        &mut self,
        arms: &[(ExprId, BlockId)],
        otherwise: Option<BlockId>,
        span: Span,
    ) -> Result<(), FlattenError> {
        let mut exits = Vec::with_capacity(arms.len());
        for (test, body) in arms {
            let skip = self.emit(
                Instr::Unless {
                    test: *test,
                    to: Pc(0),
                },
                span,
            )?;
            self.block(*body)?;
            exits.push(self.emit(Instr::Jump(Pc(0)), span)?);
            self.land(skip)?;
        }
        if let Some(otherwise) = otherwise {
            self.block(otherwise)?;
        }
        exits.into_iter().try_for_each(|exit| self.land(exit))
    }

    pub(super) fn then_else(
        &mut self,
        ask: Pc,
        body: BlockId,
        otherwise: Option<BlockId>,
        span: Span,
    ) -> Result<(), FlattenError> {
        self.block(body)?;
        let Some(otherwise) = otherwise else {
            return self.land(ask);
        };
        let exit = self.emit(Instr::Jump(Pc(0)), span)?;
        self.land(ask)?;
        self.block(otherwise)?;
        self.land(exit)
    }

    /// A loop that keeps a record of how far it is.
    pub(super) fn counted(
        &mut self,
        begin: Instr,
        next: Instr,
        body: BlockId,
        span: Span,
    ) -> Result<(), FlattenError> {
        self.emit(begin, span)?;
        let next = self.emit(next, span)?;
        self.loops.push(OpenLoop {
            outside: self.depth,
            exits: vec![next],
        });
        self.depth.loops += 1;
        self.block(body)?;
        self.depth.loops -= 1;
        self.emit(Instr::Jump(next), span)?;
        self.close_loop()
    }

    pub(super) fn while_loop(
        &mut self,
        test: ExprId,
        body: BlockId,
        span: Span,
    ) -> Result<(), FlattenError> {
        let ask = self.emit(Instr::Unless { test, to: Pc(0) }, span)?;
        self.loops.push(OpenLoop {
            outside: self.depth,
            exits: vec![ask],
        });
        self.block(body)?;
        self.emit(Instr::Jump(ask), span)?;
        self.close_loop()
    }

    pub(super) fn close_loop(&mut self) -> Result<(), FlattenError> {
        let open = self.loops.pop();
        open.into_iter()
            .flat_map(|open| open.exits)
            .try_for_each(|exit| self.land(exit))
    }

    pub(super) fn leave(
        &mut self,
        leave: Leave,
        span: Span,
        block: BlockId,
    ) -> Result<(), FlattenError> {
        let instr = match leave {
            Leave::Procedure(id) => Instr::LeaveProcedure(id),
            Leave::Stage(id) => Instr::LeaveStage(id),
            Leave::Action => Instr::LeaveAction,
            Leave::Loop => {
                let keep = self
                    .loops
                    .last()
                    .ok_or(FlattenError::NoLoop(block))?
                    .outside;
                let jump = self.emit(Instr::Unnest { keep, to: Pc(0) }, span)?;
                if let Some(open) = self.loops.last_mut() {
                    open.exits.push(jump);
                }
                return Ok(());
            }
        };
        self.emit(instr, span)?;
        Ok(())
    }
}
