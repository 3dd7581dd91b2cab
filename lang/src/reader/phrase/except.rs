//! `except S`: what a selection leaves out.

use super::look::Within;
use super::posts::Inner;
use super::select::{Many, Sel};
use super::value::Val;
use crate::reader::{Cursor, Cx, Read, TrapError};
use crate::sentence::{Word, WordKind};
use crate::tree::{Expr, ExprId, Type};
use smol_str::SmolStr;

impl Cx<'_> {
    /// Refuses `except "A" or "B"`, of which only the first would be left out. `first` begins with it.
    fn excepts_one(&mut self, first: &Cursor<'_>, at: &Cursor<'_>) -> Read<()> {
        let mut rest = *at;
        if !rest.eat_if(super::look::is_or) {
            return Ok(());
        }
        let is_title = |word: &Word| matches!(word.kind, WordKind::Text(_));
        let titles = rest
            .rest()
            .iter()
            .take_while(|word| is_title(word) || super::look::is_or(word));
        let behind = titles.count();
        if behind == 0 {
            return Ok(());
        }
        let all = first.rest().len() - rest.rest().len() + behind;
        let mut words = *first;
        let words = words.take(all);
        let said = super::spell::row(words.rest());
        Err(self.report(TrapError::English {
            word: SmolStr::new_static("or"),
            help: format!("write `({said})`").into(),
            span: words.span(),
        }))
    }

    /// Whether something is what a selection says, wherever it lies.
    pub(super) fn is_one_of(&mut self, it: ExprId, mut sel: Sel) -> Read<ExprId> {
        sel.group.from = Some(self.push(Expr::List(vec![it]), sel.span));
        sel.many = Many::Some;
        sel.both = false;
        self.truth_of(sel)
    }

    /// `except S`.
    pub(super) fn except_post(
        &mut self,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        sel: &mut Sel,
    ) -> Read<Option<Inner>> {
        let span = at.here();
        let group = matches!(at.peek().map(|word| &word.kind), Some(WordKind::Group(_)));
        let first = *at;
        let val = self.operand(at, within.inner())?;
        if matches!(val, Val::Text { .. }) && !group {
            self.excepts_one(&first, at)?;
        }
        let inner = match &val {
            Val::Many(inner) if !group => Some(Inner {
                ty: inner.elem.clone(),
                word: SmolStr::new_static("except"),
                span: span.to(at.behind()),
                titled: false,
            }),
            Val::Text { .. } if !group => Some(Inner {
                ty: sel.elem.clone(),
                word: SmolStr::new_static("except"),
                span: span.to(at.behind()),
                titled: true,
            }),
            _ => None,
        };
        let it = self.push(Expr::Local(sel.group.slot), span);
        let test = match val {
            Val::Text { text, any, span } => {
                let title = self.title_of(&text, any, span);
                self.covers(title, sel.group.slot, span)
            }
            // What it is decides, wherever it lies: the excepted are looked for nowhere else.
            Val::Many(left_out) if left_out.says_what_alone() => self.is_one_of(it, *left_out)?,
            val => {
                let wanted = Type::Set(Box::new(sel.elem.clone()));
                let set = self.want_loose(val, &wanted)?;
                self.push(Expr::In(it, set), span)
            }
        };
        let test = self.push(Expr::Not(test), span);
        sel.group.tests.push(test);
        Ok(inner)
    }
}
