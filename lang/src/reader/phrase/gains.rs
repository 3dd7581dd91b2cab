//! `gains SYMBOLS`, `loses SYMBOLS`: what is gained or lost.

use super::gain::{Entry, Given};
use super::resolver::Resolver;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::{NodeId, Shape};
use crate::reader::Read;
use crate::tree::{ChangeHow, Type};
use crate::vocabulary::Class;

impl<'w> Resolver<'_, '_, 'w> {
    /// The symbols behind `gains` or `loses`, or a value that is some.
    pub(super) fn given_at(&mut self, symbols: &'w [NodeId], how: ChangeHow) -> Read<Given> {
        let (first, more) = symbols.split_first().unwrap_or((&NodeId::NONE, &[]));
        let at = self.begin(*first);
        if let Some(row) = self.row_parts(*first)
            && let [head] = row.heads
            && more.is_empty()
            && let Some(given) = self.all_of_a_field_at(row.quantity, *head, how)?
        {
            return Ok(given);
        }
        if let Some((word, help)) = self.number_before(&at) {
            let span = at.here();
            return Err(self.english(word, help, span));
        }
        if let Some(Class::Field(fields)) = self.class(&at)
            && let [field] = fields.as_slice()
            && self.field_type(*field) == Type::Number
            && how == ChangeHow::Lose
        {
            let field = at.word();
            let help = format!(
                "a number is not lost: write `{field} = 0`; or `{field} = nothing`, if there is none any more"
            );
            return Err(self.expected_or("a symbol", &at, Some(help)));
        }
        if !matches!(self.class(&at), Some(Class::Symbol(_))) {
            // `gains chosen_skill of this`: a value, or several.
            let typed = self.settled(*first)?;
            let member = self.member(&typed.ty).unwrap_or_else(|| typed.ty.clone());
            let Type::Symbol(of) = member else {
                return Err(self.expected("a symbol", &at));
            };
            if let Some(more) = more.first() {
                return self.extra(*more);
            }
            return Ok(Given {
                lists: vec![(how, typed.id)],
                of,
                counted: None,
                field: None,
                named: matches!(typed.ty, Type::Symbol(_)),
            });
        }
        let entries = self.entries_at(symbols)?;
        let symbol = self.eat_symbol(&mut at.clone()).unwrap_or_default();
        let of = self.book.at(symbol);
        let of = of.map(|symbol| symbol.of).unwrap_or_default();
        let last = symbols.last().copied().unwrap_or_default();
        let span = self.place(*first).to(self.place(last));
        Ok(self.named_given(entries, of, how, span))
    }

    /// `loses all songs`, `loses songs`: every symbol that the field may hold. What is gained is somebody's: `gains songs of x`.
    fn all_of_a_field_at(
        &mut self,
        quantity: NodeId,
        head: NodeId,
        how: ChangeHow,
    ) -> Read<Option<Given>> {
        let all = ["all", "every", "each"]
            .into_iter()
            .any(|all| self.is_word(quantity, all));
        let of = self.shape(head) == Shape::Of;
        let word = if of { self.part(head, 0) } else { head };
        if !all && (quantity.is_some() || of) {
            return Ok(None);
        }
        let Some(Class::Field(fields)) = self.class_of(word) else {
            return Ok(None);
        };
        let Some(held) = self.holder_of_symbols(fields) else {
            return Ok(None);
        };
        if of {
            let behind = self.end(word);
            self.finish(&behind)?;
        }
        let begin = if all { quantity } else { word };
        let (name, span) = (self.written(word), self.place(begin).to(self.place(word)));
        self.all_given_of(held, how, &name, span).map(Some)
    }

    /// `Honor, Greed x2 and Music`, one by one.
    pub(super) fn entries_at(&mut self, symbols: &'w [NodeId]) -> Read<Vec<Entry>> {
        let mut entries = Vec::new();
        let mut of: Option<Type> = None;
        for (before, one) in self.between_connectives(symbols) {
            let row = one.first().and_then(|one| self.row_parts(*one));
            let plain = row.filter(|row| {
                row.heads.is_empty() && row.posts.is_empty() && !row.quantity.is_some()
            });
            let Some(row) = plain else {
                let place = one.first().copied().or(before).unwrap_or_default();
                return self.extra(place);
            };
            for (joined, words) in self.between_connectives(row.adjectives) {
                if let Some(or) = joined.or(before).filter(|word| self.is_or_word(*word)) {
                    return self.extra(or);
                }
                let [word] = words else {
                    return self.extra(words.get(1).copied().unwrap_or(row.id));
                };
                let entry = self.entry_at(*word, &mut of)?;
                entries.push(entry);
            }
        }
        Ok(entries)
    }

    /// One symbol, of the same enumeration as those before it, and how many of it.
    fn entry_at(&mut self, id: NodeId, of: &mut Option<Type>) -> Read<Entry> {
        let level = self.shape(id) == Shape::Level;
        let word = if level { self.part(id, 0) } else { id };
        let span = self.place(id);
        let Some(Class::Symbol(symbol)) = self.class_of(word) else {
            return self.wanted_at("a symbol", word);
        };
        let here = self.begin(word).here();
        let value = self.symbol(*symbol, here);
        let wanted = of.get_or_insert_with(|| value.ty.clone());
        if *wanted != value.ty {
            return Err(self.mismatch(&value.ty, wanted, here));
        }
        let times = self.part(id, 1);
        let count = match level && self.token(times) == Some(Token::Times) {
            true => u16::try_from(self.times_at(times)?).ok(),
            false => None,
        };
        Ok(Entry {
            symbol: value.id,
            count,
            span,
        })
    }
}
