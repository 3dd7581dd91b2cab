//! Whose something is without `of`: `your hand`, `opponent's hand`, `x.F`; records of clauses; `that KIND` (R10).

use super::look::Look;
use crate::reader::{Cursor, Cx, PhraseError, Read, Typed};
use crate::sentence::{Word, WordKind};
use crate::tree::{Builtin, Expr, FieldOf, FunctionForm, FunctionId, Type, ZoneOf};
use crate::vocabulary::Class;
use smol_str::SmolStr;

impl Cx<'_> {
    /// Whether a possessive stands here, before a zone, noun or field of the one it names.
    pub(super) fn is_possessive(&self, at: &Cursor<'_>) -> bool {
        let Some(word) = at.peek().and_then(Word::plain) else {
            return false;
        };
        if word != "your" && !word.ends_with("'s") {
            return false;
        }
        let mut rest = *at;
        rest.next_word();
        let own = |cx: &Self| {
            // `your ship`, `opponent's ship` are adjectives; `ship's crew` can be nothing else.
            let known = matches!(cx.class(at), Some(Class::Adjective(_)));
            !known && word != "your"
        };
        match self.look(&rest) {
            Look::Known(entry, _) => match &entry.class {
                Class::Zone(zone) => {
                    let of = self.book.zones.get(zone.index()).map(|zone| zone.of);
                    of == Some(ZoneOf::Player) || own(self)
                }
                Class::Noun(functions) => {
                    let of_player = functions
                        .iter()
                        .any(|one| self.param_type(*one, 0) == Some(Type::Player));
                    of_player || own(self)
                }
                Class::Field(fields) => {
                    let of_player = fields.iter().any(|field| {
                        let field = self.book.fields.get(field.index());
                        field.is_some_and(|field| field.of == FieldOf::Player)
                    });
                    of_player || own(self)
                }
                Class::Builtin(Builtin::Opponent | Builtin::Next) => true,
                Class::Builtin(_) => own(self),
                _ => false,
            },
            _ => false,
        }
    }

    /// `x.F`: a slot of a clause, a field, a noun, a zone.
    pub(super) fn dotted(&mut self, at: &mut Cursor<'_>, of: Typed) -> Read<Typed> {
        let span = self.span(of.id).to(at.here());
        let Type::Clause(clause) = of.ty else {
            let typed = self.of_subject(at, of)?;
            return Ok(typed);
        };
        let name = at.peek().and_then(Word::name).map(SmolStr::new);
        let form = self.book.clauses.get(clause.index());
        let found = name.as_ref().and_then(|name| {
            let params = &form?.params;
            let index = params.iter().position(|param| param.name == *name)?;
            Some((index, params.get(index)?.ty.clone()))
        });
        let Some((index, ty)) = found else {
            let takes: Vec<String> = form
                .map(|form| {
                    form.params
                        .iter()
                        .map(|param| format!("`{}`", param.name))
                        .collect()
                })
                .unwrap_or_default();
            let given = vec![self.called(&Type::Clause(clause))];
            return Err(self.report(PhraseError::NoSlot {
                name: name.unwrap_or_default(),
                given,
                slots: takes,
                span: at.here(),
            }));
        };
        at.next_word();
        let expr = Expr::Part {
            clause,
            index: u16::try_from(index).unwrap_or(u16::MAX),
            of: of.id,
        };
        Ok(self.typed(expr, ty, span))
    }

    /// The law that is called here by its name. Laws have a space of names of their own.
    pub(super) fn law(&self, at: &Cursor<'_>) -> Option<FunctionId> {
        let name = at.peek()?.plain()?;
        let called = at
            .ahead(1)
            .is_some_and(|word| matches!(word.kind, WordKind::Group(_)));
        if !called {
            return None;
        }
        let functions = (0u32..).map(FunctionId).zip(&self.book.functions);
        functions
            .filter(|(_, one)| one.form == FunctionForm::Law && one.named.name == name)
            .map(|(id, _)| id)
            .next()
    }
}
