//! Words of the language with a meaning of their own: constants, quantifiers, `printed`, questions to kept text.

use crate::reader::{Cursor, Cx, PhraseError, Read, TrapError, Typed};
use crate::span::Span;
use crate::tree::{EnumId, Expr, ExprId, Type};
use smol_str::SmolStr;

impl Cx<'_> {
    /// `it`. The member of a group with a name is called by its name: `it` could as well be what was `it`
    /// outside.
    pub(in crate::reader::phrase) fn it(&mut self, span: Span) -> Read<Typed> {
        let Some((slot, ty)) = self.env.it.clone() else {
            return Err(self.report(PhraseError::Nobody {
                word: SmolStr::new_static("it"),
                span,
            }));
        };
        let member = self.env.members.iter().find(|(of, _)| *of == slot);
        let name = self.env.locals.iter().rev().find(|one| one.slot == slot);
        if let (Some((_, outside)), Some(name)) = (member, name) {
            let (first, outside) = (name.span, *outside);
            let name = name.name.clone();
            return Err(self.report(TrapError::ItHasName {
                name,
                outside,
                span,
                first,
            }));
        }
        let ty = self.shown(slot, &ty);
        Ok(self.typed(Expr::Local(slot), ty, span))
    }

    /// `symbols of skill`: every name of an enumeration, as declared.
    pub(in crate::reader::phrase) fn symbols_of(
        &mut self,
        at: &mut Cursor<'_>,
        span: Span,
    ) -> Read<Typed> {
        let here = at.here();
        let name = at
            .next_word()
            .and_then(|word| word.name())
            .unwrap_or_default();
        let enums = (0_u32..).map(EnumId).zip(&self.book.enums);
        let found = enums.into_iter().find(|(_, list)| list.named.name == name);
        let Some(of) = found.map(|(id, _)| id) else {
            let names = self.book.enums.iter().map(|list| list.named.name.as_str());
            let nearest = crate::diagnostic::nearest(name, names).map(SmolStr::new);
            return Err(self.report(PhraseError::UnknownName {
                what: "enumeration",
                name: SmolStr::new(name),
                span: here,
                nearest,
            }));
        };
        let id = self.every_symbol(of, span.to(here));
        let ty = Type::Set(Box::new(Type::Symbol(of)));
        Ok(Typed { id, ty })
    }

    /// The names of an enumeration, those that packs add among them.
    pub(super) fn every_symbol(&mut self, of: EnumId, span: Span) -> ExprId {
        let list = self.book.enums.get(of.index());
        let symbols = list.map(|list| list.symbols.clone()).unwrap_or_default();
        let all = symbols
            .into_iter()
            .map(|symbol| self.push(Expr::Symbol(symbol), span))
            .collect();
        self.push(Expr::List(all), span)
    }
}
