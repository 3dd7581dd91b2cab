//! Names applied: overloads told apart by the types of their arguments, fields by the object's kind.

use super::types::Fit;
use super::value::Val;
use crate::reader::{Cx, PhraseError, Read, Reported, TrapError, Typed};
use crate::span::Span;
use crate::tree::{Expr, ExprId, FieldId, FieldOf, FunctionId, KindId, Param, Type, ZoneOf};
use crate::vocabulary::{Class, Entry};
use smallvec::SmallVec;
use smol_str::SmolStr;

impl Cx<'_> {
    /// What a function takes.
    pub(super) fn params_of(&self, function: FunctionId) -> &[Param] {
        let function = self.book.functions.get(function.index());
        function.map_or(&[], |function| &function.params)
    }

    /// What a function gives.
    fn result_of(&self, function: FunctionId) -> Type {
        let function = self.book.functions.get(function.index());
        function.map_or(Type::Any, |function| function.result.clone())
    }

    /// Applies the one function of a name that takes these arguments.
    ///
    /// # Errors
    /// When none does.
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
            let fits = args
                .iter()
                .zip(params)
                .map(|(arg, param)| self.param_fit(arg, param));
            let fit = fits.min().unwrap_or(Fit::Yes);
            if fit == Fit::No {
                continue;
            }
            let known = best.first().map(|(_, fit)| *fit);
            if known.is_none_or(|known| fit > known) {
                best.clear();
            }
            if known.is_none_or(|known| fit >= known) {
                best.push((*function, fit));
            }
        }
        match best.as_slice() {
            [] => Err(self.no_fit(name, functions, &args, &counts, span)),
            [(function, _)] => self.call(*function, args, span),
            [(first, Fit::Yes), rest @ ..] => {
                // Of several that do, the one for the narrowest kind speaks.
                let narrowest = rest.iter().fold(*first, |best, (other, _)| {
                    if self.is_narrower(*other, best) {
                        *other
                    } else {
                        best
                    }
                });
                self.call(narrowest, args, span)
            }
            several => {
                let several: Vec<FunctionId> =
                    several.iter().map(|(function, _)| *function).collect();
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
        let wanted = self.params_of(function).len();
        let mut given = Vec::with_capacity(wanted);
        for (at, arg) in args.into_iter().enumerate() {
            let param = self.params_of(function).get(at);
            let Some(ty) = param.map(|param| param.ty.clone()) else {
                break;
            };
            given.push(self.want_loose(arg, &ty)?);
        }
        for _ in given.len()..wanted {
            given.push(self.push(Expr::Nothing, span));
        }
        let expr = Expr::Call {
            function,
            args: given,
        };
        Ok(self.typed(expr, result, span))
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
                    let ty = Type::Any;
                    let id = self.want(other, &ty)?;
                    Typed { id, ty }
                }
            });
        }
        let mut cases = Vec::new();
        let mut result: Option<Type> = None;
        for function in functions {
            let gives = self.result_of(*function);
            let turn = settled
                .iter()
                .zip(self.params_of(*function))
                .find_map(|(arg, param)| match &param.ty {
                    Type::Object(kind) if self.type_fit(&arg.ty, param) == Fit::Narrow => {
                        let one = || vec![*kind];
                        let several = || param.kinds.clone();
                        let kinds = if param.kinds.is_empty() {
                            one()
                        } else {
                            several()
                        };
                        Some((arg.id, kinds))
                    }
                    _ => None,
                });
            let same = result.as_ref().is_none_or(|result| *result == gives);
            let Some((what, kinds)) = turn.filter(|_| same) else {
                return Err(self.ambiguous(name, functions, span));
            };
            result = Some(gives);
            let args = settled.iter().map(|arg| arg.id).collect();
            let call = self.push(
                Expr::Call {
                    function: *function,
                    args,
                },
                span,
            );
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
            let test = match tests.as_slice() {
                [one] => *one,
                _ => self.push(Expr::Or(tests), span),
            };
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
            if params.is_empty() {
                String::from("nobody: it stands alone")
            } else {
                params.join(" and ")
            }
        });
        let mut said: Vec<String> = said.collect();
        said.dedup();
        said
    }

    fn ambiguous(&mut self, name: &str, functions: &[FunctionId], span: Span) -> Reported {
        let takes = self.takes(functions);
        self.report(PhraseError::Ambiguous {
            name: SmolStr::new(name),
            takes,
            span,
        })
    }

    fn no_fit(
        &mut self,
        name: &str,
        functions: &[FunctionId],
        args: &[Val],
        counts: &[usize],
        span: Span,
    ) -> Reported {
        let name = SmolStr::new(name);
        if counts.len() == functions.len() {
            return self.report(PhraseError::Count {
                name,
                wanted: counts.first().copied().unwrap_or_default(),
                given: args.len(),
                span,
            });
        }
        let numbered = matches!(args, [arg] if self.val_type(arg) == Type::Number);
        let relation = |entry: &Entry| matches!(entry.class, Class::Relation(_));
        if numbered && self.vocab.get(&name).is_some_and(relation) {
            // `2 present KIND`: it seems to stand before its kind.
            let help = format!("it stands behind what it is said of: `2 KIND {name}`");
            return self.report(TrapError::English {
                word: name,
                help: help.into(),
                span,
            });
        }
        let given = args
            .iter()
            .map(|arg| self.called(&self.val_type(arg)))
            .collect();
        let takes = self.takes(functions);
        self.report(PhraseError::NoFit {
            name,
            given,
            takes,
            span,
        })
    }

    /// A field of something; of a wider kind, that of whichever kind the object is.
    ///
    /// # Errors
    /// When no field of this name is of such a thing.
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
                let takes = chosen
                    .iter()
                    .filter_map(|(_, kind)| kind.map(|kind| self.called(&Type::Object(kind))))
                    .collect();
                return Err(self.report(PhraseError::Ambiguous {
                    name: SmolStr::new(name),
                    takes,
                    span,
                }));
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
            let Some(declared) = self.book.fields.get(field.index()) else {
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
        let field = self.book.fields.get(field.index());
        field.map_or(Type::Any, |field| field.ty.clone())
    }

    /// Whom fields are of, for messages.
    pub(super) fn owners(&self, fields: &[FieldId]) -> Vec<String> {
        let owner = |field: &FieldId| match self.book.fields.get(field.index())?.of {
            FieldOf::Kind(kind) => Some(self.called(&Type::Object(kind))),
            FieldOf::Player => Some(String::from("a player")),
            FieldOf::Game => Some(String::from("nobody: it is the game's")),
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
        match of {
            None if self.env.it.is_some() => self.report(TrapError::OfIt {
                name: SmolStr::new(name),
                span,
            }),
            None => self.report(PhraseError::Whose {
                name: SmolStr::new(name),
                span,
            }),
            Some(of) => {
                let takes = self.owners(fields);
                let given = self.called(&of.ty);
                let name = SmolStr::new(name);
                if self.env.reaches_past {
                    return self.report(PhraseError::NotSaid {
                        name,
                        given,
                        takes,
                        inner: true,
                        span,
                    });
                }
                self.report(PhraseError::NoFit {
                    name,
                    given: vec![given],
                    takes,
                    span,
                })
            }
        }
    }

    /// A zone of something.
    ///
    /// # Errors
    /// When such a thing has no such zone.
    pub(super) fn zone_of(
        &mut self,
        name: &str,
        zone: crate::tree::ZoneId,
        of: Option<Val>,
        span: Span,
    ) -> Read<Typed> {
        let whose = self.book.zones.get(zone.index()).map(|zone| zone.of);
        let wanted = match whose {
            Some(ZoneOf::Player) => Some(Type::Player),
            Some(ZoneOf::Kind(kind)) => Some(Type::Object(kind)),
            _ => None,
        };
        let of = match (wanted, of) {
            (None, None) => None,
            (None, Some(of)) => {
                let given = vec![self.called(&self.val_type(&of))];
                return Err(self.report(PhraseError::NoFit {
                    name: SmolStr::new(name),
                    given,
                    takes: vec![String::from("nobody: it is the game's")],
                    span,
                }));
            }
            (Some(_), None) => {
                return Err(self.report(PhraseError::Whose {
                    name: SmolStr::new(name),
                    span,
                }));
            }
            (Some(wanted), Some(of)) => {
                if self.val_fit(&of, &wanted) == Fit::No {
                    let given = vec![self.called(&self.val_type(&of))];
                    let takes = vec![self.called(&wanted)];
                    return Err(self.report(PhraseError::NoFit {
                        name: SmolStr::new(name),
                        given,
                        takes,
                        span,
                    }));
                }
                let of = self.want_loose(of, &wanted)?;
                Some(self.uncast(of))
            }
        };
        Ok(self.typed(Expr::Place { zone, of }, Type::Place, span))
    }
}
