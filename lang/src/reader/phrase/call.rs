//! Names applied: overloads told apart by the types of their arguments, fields by the object's kind.

use super::types::Fit;
use super::value::Val;
use crate::reader::{Cx, PhraseError, Read, Reported, TrapError, Typed};
use crate::span::Span;
use crate::tree::{
    Expr, ExprId, FieldId, FieldOf, FunctionId, KindId, Param, Type, VerbId, ZoneId, ZoneOf,
};
use crate::vocabulary::{Class, Entry};
use smallvec::SmallVec;

impl Cx<'_> {
    pub(super) fn params_of(&self, function: FunctionId) -> &[Param] {
        self.book
            .at(function)
            .map_or(&[], |function| &function.params)
    }

    /// The type of a function's parameter.
    pub(super) fn param_type(&self, function: FunctionId, index: usize) -> Option<Type> {
        self.params_of(function)
            .get(index)
            .map(|param| param.ty.clone())
    }

    pub(super) fn params_of_verb(&self, verb: VerbId) -> Vec<Param> {
        self.book
            .at(verb)
            .map(|verb| verb.params.clone())
            .unwrap_or_default()
    }

    fn result_of(&self, function: FunctionId) -> Type {
        self.book
            .at(function)
            .map_or(Type::Any, |function| function.result.clone())
    }

    /// A function of such expressions.
    pub(super) fn of_function(
        &mut self,
        function: FunctionId,
        args: Vec<ExprId>,
        span: Span,
    ) -> ExprId {
        self.push(Expr::Call { function, args }, span)
    }

    /// Applies the one function of a name that takes these arguments.
    pub(super) fn apply(
        &mut self,
        name: &str,
        functions: &[FunctionId],
        args: Vec<Val>,
        span: Span,
    ) -> Read<Typed> {
        // Functions of a pack that the script does not require are not there.
        let sees = |id: &&FunctionId| {
            let function = self.book.functions.get(id.index());
            function.is_some_and(|one| self.vocab.sight.sees(span.file, one.named.span))
        };
        let functions: SmallVec<[FunctionId; 4]> = functions.iter().filter(sees).copied().collect();
        let functions = functions.as_slice();
        let mut best: SmallVec<[(FunctionId, Fit); 4]> = SmallVec::new();
        let mut counts: SmallVec<[usize; 4]> = SmallVec::new();
        for function in functions {
            let params = self.params_of(*function);
            let needed = params.iter().filter(|param| !param.maybe).count();
            if args.len() < needed || args.len() > params.len() {
                counts.push(params.len());
                continue;
            }
            let fits = args.iter().zip(params);
            let fits = fits.map(|(arg, param)| self.param_fit(arg, param));
            let fit = fits.min().unwrap_or(Fit::Yes);
            let known = best.first().map_or(Fit::Narrow, |(_, fit)| *fit);
            if fit > known {
                best.clear();
            }
            if fit >= known {
                best.push((*function, fit));
            }
        }
        match best.as_slice() {
            [] => Err(self.no_fit(name, functions, &args, &counts, span)),
            [(function, _)] => self.call(*function, args, span),
            [(first, Fit::Yes), rest @ ..] => {
                // Of several that do, the one for the narrowest kind speaks.
                let narrower = |best, (other, _): &(FunctionId, Fit)| match *other {
                    other if self.is_narrower(other, best) => other,
                    _ => best,
                };
                let narrowest = rest.iter().fold(*first, narrower);
                self.call(narrowest, args, span)
            }
            several => {
                let several: Vec<FunctionId> = several.iter().map(|(one, _)| *one).collect();
                self.call_by_kind(name, &several, args, span)
            }
        }
    }

    fn is_narrower(&self, one: FunctionId, other: FunctionId) -> bool {
        let mut pairs = self.params_of(one).iter().zip(self.params_of(other));
        pairs.any(|(one, other)| one.ty != other.ty && self.fit(&one.ty, &other.ty) == Fit::Yes)
    }

    fn call(&mut self, function: FunctionId, args: Vec<Val>, span: Span) -> Read<Typed> {
        let result = self.result_of(function);
        let params = self.params_of(function).to_vec();
        let mut given = Vec::with_capacity(params.len());
        for (arg, param) in args.into_iter().zip(&params) {
            given.push(self.want_loose(arg, &param.ty)?);
        }
        for _ in given.len()..params.len() {
            given.push(self.push(Expr::Nothing, span));
        }
        let args = given;
        Ok(self.typed(Expr::Call { function, args }, result, span))
    }

    /// The argument's kind is wider than what each of them takes: which it is, is found at run time.
    fn call_by_kind(
        &mut self,
        name: &str,
        functions: &[FunctionId],
        args: Vec<Val>,
        span: Span,
    ) -> Read<Typed> {
        let mut settled = Vec::new();
        for arg in args {
            settled.push(match arg {
                Val::One(typed) => typed,
                other => {
                    let (id, ty) = (self.want(other, &Type::Any)?, Type::Any);
                    Typed { id, ty }
                }
            });
        }
        let mut cases = Vec::new();
        let mut result: Option<Type> = None;
        for function in functions {
            let gives = self.result_of(*function);
            let mut both = settled.iter().zip(self.params_of(*function));
            let turn = both.find_map(|(arg, param)| match &param.ty {
                Type::Object(_) if self.type_fit(&arg.ty, param) == Fit::Narrow => {
                    Some((arg.id, kinds_of(param)))
                }
                _ => None,
            });
            let same = result.as_ref().is_none_or(|result| *result == gives);
            let Some((what, kinds)) = turn.filter(|_| same) else {
                let takes = self.takes(functions);
                return Err(self.ambiguous(name, takes, span));
            };
            result = Some(gives);
            let (function, args) = (*function, settled.iter().map(|arg| arg.id).collect());
            let call = self.of_function(function, args, span);
            cases.push((what, kinds, call));
        }
        let id = self.by_kind(&cases, span);
        Ok(Typed {
            id,
            ty: result.unwrap_or(Type::Any),
        })
    }

    /// `C1 if x is K1 else C2 if x is K2 else nothing`.
    fn by_kind(&mut self, cases: &[(ExprId, Vec<KindId>, ExprId)], span: Span) -> ExprId {
        let mut otherwise = self.push(Expr::Nothing, span);
        for (what, kinds, then) in cases.iter().rev() {
            let is = |kind: &KindId| self.push(Expr::IsKind(*what, *kind), span);
            let tests: Vec<ExprId> = kinds.iter().map(is).collect();
            let test = self.any_of(tests, span);
            let expr = Expr::If {
                test,
                then: *then,
                otherwise,
            };
            otherwise = self.push(expr, span);
        }
        otherwise
    }

    fn takes(&self, functions: &[FunctionId]) -> Vec<String> {
        let said = functions.iter().map(|function| {
            let params = self.params_of(*function).iter();
            let params: Vec<String> = params.map(|param| self.called_param(param)).collect();
            match params.is_empty() {
                true => "nobody: it stands alone".into(),
                false => params.join(" and "),
            }
        });
        let mut said: Vec<String> = said.collect();
        said.dedup();
        said
    }

    fn ambiguous(&mut self, name: &str, takes: Vec<String>, span: Span) -> Reported {
        let name = name.into();
        self.report(PhraseError::Ambiguous { name, takes, span })
    }

    fn no_fit(
        &mut self,
        name: &str,
        functions: &[FunctionId],
        args: &[Val],
        counts: &[usize],
        span: Span,
    ) -> Reported {
        if counts.len() == functions.len() {
            let wanted = counts.first().copied().unwrap_or_default();
            return self.miscounted(name, (wanted, args.len()), span);
        }
        let given: Vec<Type> = args.iter().map(|arg| self.val_type(arg)).collect();
        let relation = |entry: &Entry| matches!(entry.class, Class::Relation(_));
        if given == [Type::Number] && self.vocab.get(name).is_some_and(relation) {
            // `2 present KIND`: it seems to stand before its kind.
            let help = format!("it stands behind what it is said of: `2 KIND {name}`");
            return self.english(name, help, span);
        }
        let takes = self.takes(functions);
        self.misfits(name, &given, takes, span)
    }

    /// A field of something; of a wider kind, that of whichever kind the object is.
    pub(super) fn field_of(
        &mut self,
        name: &str,
        fields: &[FieldId],
        of: Option<Typed>,
        printed: bool,
        span: Span,
    ) -> Read<Typed> {
        let chosen = self.fields_for(fields, of.as_ref().map(|of| &of.ty));
        let Some((first, _)) = chosen.first().copied() else {
            return Err(self.no_field(name, fields, of.as_ref(), span));
        };
        let ty = self.field_type(first);
        let owner = match &of {
            Some(of) => self.uncast(of.id),
            None => self.push(Expr::Nothing, span),
        };
        let read = |field: FieldId| Expr::Field {
            field,
            of: owner,
            printed,
        };
        if chosen.len() == 1 {
            return Ok(self.typed(read(first), ty, span));
        }
        let mut cases = Vec::new();
        for (field, kind) in &chosen {
            if self.field_type(*field) != ty {
                let kinds = chosen.iter().filter_map(|(_, kind)| *kind);
                let takes = kinds.map(|kind| self.called(&Type::Object(kind))).collect();
                return Err(self.ambiguous(name, takes, span));
            }
            let value = self.push(read(*field), span);
            if let Some(kind) = kind {
                cases.push((owner, vec![*kind], value));
            }
        }
        let id = self.by_kind(&cases, span);
        Ok(Typed { id, ty })
    }

    /// Those of several fields that something of a type has: one, or one for each of several kinds.
    pub(super) fn fields_for(
        &self,
        fields: &[FieldId],
        of: Option<&Type>,
    ) -> Vec<(FieldId, Option<KindId>)> {
        let mut exact: Option<(FieldId, Option<KindId>)> = None;
        let mut narrow = Vec::new();
        for field in fields {
            let Some(declared) = self.book.at(field) else {
                continue;
            };
            match (declared.of, of) {
                (FieldOf::Game, None) | (FieldOf::Player, Some(Type::Player)) => {
                    exact = Some((*field, None));
                }
                (FieldOf::Kind(kind), Some(Type::Object(given))) => {
                    if self.under(*given, kind) {
                        let nearer = match exact {
                            Some((_, Some(known))) => self.under(kind, known),
                            _ => true,
                        };
                        if nearer {
                            exact = Some((*field, Some(kind)));
                        }
                    } else if self.under(kind, *given) {
                        narrow.push((*field, Some(kind)));
                    }
                }
                (FieldOf::Kind(kind), Some(Type::Any)) => narrow.push((*field, Some(kind))),
                (FieldOf::Player, Some(Type::Any)) => exact = Some((*field, None)),
                _ => {}
            }
        }
        match exact {
            Some(exact) => vec![exact],
            None => narrow,
        }
    }

    /// The type of a field's value.
    pub(super) fn field_type(&self, field: FieldId) -> Type {
        self.book
            .at(field)
            .map_or(Type::Any, |field| field.ty.clone())
    }

    pub(super) fn owners(&self, fields: &[FieldId]) -> Vec<String> {
        let owner = |field: &FieldId| match self.book.at(field)?.of {
            FieldOf::Kind(kind) => Some(self.called(&Type::Object(kind))),
            FieldOf::Player => Some("a player".into()),
            FieldOf::Game => Some(GAME.into()),
        };
        let mut owners: Vec<String> = fields.iter().filter_map(owner).collect();
        owners.dedup();
        owners
    }

    fn no_field(
        &mut self,
        name: &str,
        fields: &[FieldId],
        of: Option<&Typed>,
        span: Span,
    ) -> Reported {
        let Some(of) = of else {
            let name = name.into();
            return match self.env.it.is_some() {
                true => self.report(TrapError::OfIt { name, span }),
                false => self.report(PhraseError::Whose { name, span }),
            };
        };
        let takes = self.owners(fields);
        match self.env.reaches_past {
            true => self.not_said(name, &of.ty, takes, span),
            false => self.misfits(name, std::slice::from_ref(&of.ty), takes, span),
        }
    }

    /// Says that something is said of others than such as this.
    pub(super) fn not_said(
        &mut self,
        name: &str,
        given: &Type,
        takes: Vec<String>,
        span: Span,
    ) -> Reported {
        let (name, given, inner) = (name.into(), self.called(given), self.env.reaches_past);
        self.report(PhraseError::NotSaid {
            name,
            given,
            takes,
            inner,
            span,
        })
    }

    pub(super) fn zone_of(
        &mut self,
        name: &str,
        zone: ZoneId,
        of: Option<Val>,
        span: Span,
    ) -> Read<Typed> {
        let wanted = match self.book.at(zone).map(|zone| zone.of) {
            Some(ZoneOf::Player) => Some(Type::Player),
            Some(ZoneOf::Kind(kind)) => Some(Type::Object(kind)),
            _ => None,
        };
        let of = match (wanted, of) {
            (None, None) => None,
            (Some(_), None) => {
                let name = name.into();
                return Err(self.report(PhraseError::Whose { name, span }));
            }
            (Some(wanted), Some(of)) if self.val_fit(&of, &wanted) != Fit::No => {
                let of = self.want_loose(of, &wanted)?;
                Some(self.uncast(of))
            }
            (wanted, Some(of)) => {
                let takes = wanted.map_or_else(|| GAME.into(), |wanted| self.called(&wanted));
                let given = [self.val_type(&of)];
                return Err(self.misfits(name, &given, vec![takes], span));
            }
        };
        Ok(self.typed(Expr::Place { zone, of }, Type::Place, span))
    }
}

/// Whose something is that is nobody's.
const GAME: &str = "nobody: it is the game's";

/// The kinds that a parameter takes.
pub(super) fn kinds_of(param: &Param) -> Vec<KindId> {
    match param.ty {
        Type::Object(kind) if param.kinds.is_empty() => vec![kind],
        Type::Object(_) => param.kinds.clone(),
        _ => Vec::new(),
    }
}
