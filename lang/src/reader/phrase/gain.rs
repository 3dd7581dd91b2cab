//! `gains SYMBOLS`, `loses SYMBOLS`: changes of the field that holds such symbols.

use super::change::Subject;
use crate::reader::{Cursor, Cx, PhraseError, Read};
use crate::span::Span;
use crate::tree::{ChangeHow, EnumId, Expr, ExprId, Field, FieldId, HookRole, SymbolId, Type};
use smol_str::SmolStr;

/// One name of a list, and how many of it.
pub(super) struct Entry {
    pub(super) symbol: ExprId,
    pub(super) count: Option<u16>,
    pub(super) span: Span,
}

/// What is gained or lost.
pub(super) struct Given {
    /// Of each way of changing, which symbols.
    pub(super) lists: Vec<(ChangeHow, ExprId)>,
    /// Their enumeration.
    pub(super) of: EnumId,
    /// Where a name has a number behind it.
    pub(super) counted: Option<Span>,
    /// The field that holds them, if it is named.
    pub(super) field: Option<FieldId>,
    /// Whether each of them is named, and not a field or a set of them.
    pub(super) named: bool,
}

impl Cx<'_> {
    /// Changes the fields that hold what is gained or lost.
    pub(super) fn change_holders(
        &mut self,
        given: Given,
        subject: &Subject,
        span: Span,
        roles: &mut Vec<HookRole>,
    ) -> Read<()> {
        let Given {
            lists,
            of,
            counted,
            field,
            named: one_by_one,
        } = given;
        // `gains signs of x` names the field that gains.
        let named = field.or_else(|| {
            lists.first().and_then(|(_, list)| match *self.at(*list) {
                Expr::Field { field, .. } => Some(field),
                _ => None,
            })
        });
        let holders = match named {
            Some(one) if field.is_some() || self.holders(of, true).contains(&one) => vec![one],
            _ => self.own_holders(of),
        };
        let chosen = self.fields_for(&holders, Some(&subject.ty));
        if chosen.is_empty() {
            let name = self.book.name(of).into();
            let given = self.called(&subject.ty);
            let takes = self.owners(&holders);
            return Err(self.report(PhraseError::NotSaid {
                name,
                given,
                takes,
                inner: false,
                span,
            }));
        }
        let fields: Vec<FieldId> = chosen.iter().map(|(field, _)| *field).collect();
        let owner = |id: &FieldId| self.book.at(*id).map(|field| field.of);
        let beside = |holder: &&FieldId| fields.iter().any(|field| owner(field) == owner(holder));
        let rivals: Vec<FieldId> = holders.iter().filter(beside).copied().collect();
        self.one_holder(of, &rivals, span)?;
        for (field, kind) in chosen {
            if let Some(span) = counted
                && !matches!(self.field_type(field), Type::Levels(_))
            {
                let field = self.book.name(field);
                let help = format!("leave the number out: `{field}` holds each of them once");
                return Err(self.english("xN", help, span));
            }
            let test = self.narrowed_test(subject, kind, span);
            for (how, amount) in &lists {
                let mut fields = vec![field];
                // `loses all skills` is said of that field, `loses SECURITY` of the symbol.
                if *how == ChangeHow::Lose && one_by_one {
                    fields.extend(self.singles_beside(field, of, *amount));
                }
                roles.extend(fields.into_iter().map(|field| HookRole::Change {
                    field,
                    subject: subject.slot,
                    test,
                    how: *how,
                    amount: *amount,
                    cumulative: false,
                    limit: None,
                }));
            }
        }
        Ok(())
    }

    /// Fields of the same kind in which one such symbol is printed by itself, as a classification beside skills: what
    /// is lost is lost there, too.
    fn singles_beside(&self, field: FieldId, of: EnumId, lost: ExprId) -> Vec<FieldId> {
        let owner = self.book.at(field).map(|field| field.of);
        let symbols: Vec<SymbolId> = match self.at(lost) {
            Expr::List(all) => all.iter().filter_map(|one| self.symbol_at(*one)).collect(),
            _ => Vec::new(),
        };
        let among = |one: &Field| one.among.iter().any(|symbol| symbols.contains(symbol));
        let holds = |one: &Field| {
            let same = one.printed && one.ty == Type::Symbol(of) && Some(one.of) == owner;
            same && (symbols.is_empty() || one.among.is_empty() || among(one))
        };
        let fields = (0..).map(FieldId).zip(&self.book.fields);
        let singles = fields.filter(|(_, one)| holds(one));
        singles.map(|(id, _)| id).collect()
    }

    fn symbol_at(&self, id: ExprId) -> Option<SymbolId> {
        match self.at(id) {
            Expr::Symbol(symbol) => Some(*symbol),
            _ => None,
        }
    }

    /// Symbols that are gained or lost by name.
    pub(super) fn named_given(
        &mut self,
        entries: Vec<Entry>,
        of: EnumId,
        how: ChangeHow,
        span: Span,
    ) -> Given {
        let counted = entries.iter().find(|entry| entry.count.is_some());
        let counted = counted.map(|entry| entry.span);
        let by_levels = |entry: &Entry| how == ChangeHow::Lose && entry.count.is_some();
        let (some, whole): (Vec<Entry>, Vec<Entry>) = entries.into_iter().partition(by_levels);
        let mut lists = Vec::new();
        for (how, entries) in [(how, whole), (ChangeHow::Take, some)] {
            if !entries.is_empty() {
                lists.push((how, self.entry_list(&entries, span)));
            }
        }
        Given {
            lists,
            of,
            counted,
            field: None,
            named: true,
        }
    }

    /// The first of some fields that holds symbols, and of which enumeration.
    pub(super) fn holder_of_symbols(&self, fields: &[FieldId]) -> Option<(FieldId, EnumId)> {
        let holder = |id: &FieldId| match self.field_type(*id) {
            Type::Levels(of) => Some((*id, of)),
            Type::Set(member) => match *member {
                Type::Symbol(of) => Some((*id, of)),
                _ => None,
            },
            // One in which a symbol is printed by itself.
            Type::Symbol(of) => {
                let printed = self.book.at(*id).is_some_and(|field| field.printed);
                printed.then_some((*id, of))
            }
            _ => None,
        };
        fields.iter().find_map(holder)
    }

    /// Every symbol that a field may hold, lost; nobody gains them all.
    pub(super) fn all_given_of(
        &mut self,
        (field, of): (FieldId, EnumId),
        how: ChangeHow,
        name: &str,
        span: Span,
    ) -> Read<Given> {
        if how != ChangeHow::Lose {
            let help = format!("say whose they are: `gains {name} of ...`");
            return Err(self.english(name, help, span));
        }
        let list = self.every_symbol(of, span);
        Ok(Given {
            lists: vec![(how, list)],
            of,
            counted: None,
            field: Some(field),
            named: false,
        })
    }

    /// `1 Diplomacy`, `all Diplomacy`: the word, and how it is written here.
    pub(super) fn number_before(&self, at: &Cursor<'_>) -> Option<(SmolStr, String)> {
        let mut rest = *at;
        let word = super::spell::spelled(rest.peek()?);
        let number = self.eat_number(&mut rest);
        if number.is_none() && !["all", "any", "each", "every"].contains(&word.as_str()) {
            return None;
        }
        if number.is_none() {
            rest.next_word();
        }
        let behind = rest;
        self.eat_symbol(&mut rest)?;
        let count = behind.rest().len() - rest.rest().len();
        let mut symbol = behind;
        let symbol = super::spell::row(symbol.take(count).rest());
        let help = match number {
            Some(number) => format!("write the number behind it: `{symbol} x{number}`"),
            None => format!("leave it out: `loses {symbol}` takes all levels of it"),
        };
        Some((word, help))
    }

    fn entry_list(&mut self, entries: &[Entry], span: Span) -> ExprId {
        let times = |entry: &Entry| usize::from(entry.count.unwrap_or(1));
        let list = entries
            .iter()
            .flat_map(|entry| std::iter::repeat_n(entry.symbol, times(entry)))
            .collect();
        self.push(Expr::List(list), span)
    }
}
