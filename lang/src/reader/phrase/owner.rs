//! Whose something is without `of`: `your hand`, `opponent's hand`, `x.F`; records of clauses; `that KIND` (R10).

use super::look::{Look, Within};
use super::types::Fit;
use super::value::Val;
use crate::reader::{Cursor, Cx, Earlier, PhraseError, Read, Typed};
use crate::sentence::{Word, WordKind};
use crate::span::Span;
use crate::tree::{Builtin, ClauseId, Expr, FieldOf, FunctionForm, FunctionId, Type, ZoneOf};
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

    /// `your hand`, `opponent's hand`, `host's crew`.
    pub(super) fn possessed(&mut self, at: &mut Cursor<'_>) -> Read<Val> {
        let span = at.here();
        let Some(word) = at.next_word() else {
            return Err(self.expected("a thing, a number or a condition", at));
        };
        let name = word.plain().unwrap_or_default();
        let owner = if name == "your" {
            self.you(span)?
        } else {
            let base = SmolStr::new(name.strip_suffix("'s").unwrap_or(name));
            let words = [Word {
                kind: WordKind::Name {
                    text: base,
                    quoted: false,
                },
                span,
            }];
            let mut inner = Cursor::over(&words, span);
            let val = self.atom(&mut inner, Within::OPEN.inner())?;
            self.settle(val)?
        };
        self.of_subject(at, owner).map(Val::One)
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

    /// `steps of d`.
    pub(super) fn clauses(
        &mut self,
        clause: ClauseId,
        name: &str,
        at: &mut Cursor<'_>,
        within: Within<'_>,
        span: Span,
    ) -> Read<Typed> {
        let mut args = self.arguments(at, within)?;
        let wanted = self.any_object();
        let (Some(of), true) = (args.pop(), args.is_empty()) else {
            return Err(self.report(PhraseError::Whose {
                name: SmolStr::new(name),
                span,
            }));
        };
        let of = self.want_loose(of, &wanted)?;
        let ty = Type::Set(Box::new(Type::Clause(clause)));
        Ok(self.typed(Expr::Clauses { clause, of }, ty, span.to(at.behind())))
    }

    /// `that KIND`, `those KIND`, `that`, `those`: the one earlier selection of the kind (R10).
    pub(super) fn that(&mut self, at: &mut Cursor<'_>) -> Read<Typed> {
        let span = at.here();
        let word = at.peek().map(super::spell::spelled).unwrap_or_default();
        at.next_word();
        let player = at.peek().is_some_and(|word| word.is("player"));
        let wanted = if player && matches!(self.look(at), Look::Unknown) {
            at.next_word();
            Some(Type::Player)
        } else {
            self.eat_kind(at).map(Type::Object)
        };
        let span = span.to(at.behind());
        let of = |cx: &Self, least: Fit| -> Vec<Earlier> {
            let all = cx.env.earlier.iter().filter(|earlier| {
                let ty = match &earlier.ty {
                    Type::Set(member) => member,
                    ty => ty,
                };
                let fit = |wanted: &Type| cx.fit(ty, wanted) >= least;
                wanted.as_ref().is_none_or(fit)
            });
            all.cloned().collect()
        };
        // One that is surely of the kind is meant rather than one that may be.
        let mut found = of(self, Fit::Yes);
        if found.is_empty() {
            found = of(self, Fit::Narrow);
        }
        match found.as_slice() {
            [one] => Ok(self.typed(Expr::Local(one.slot), one.ty.clone(), span)),
            several => {
                let found = several.iter().map(|one| one.span).collect();
                Err(self.report(PhraseError::Which { word, span, found }))
            }
        }
    }
}
