//! Whose something is without `of`: `your hand`, `opponent's hand`, `x.F`; records of clauses; `that KIND` (R10).

use crate::reader::{Cursor, Cx};
use crate::sentence::{Word, WordKind};
use crate::tree::{Builtin, FieldOf, FunctionForm, FunctionId, Type, ZoneOf};
use crate::vocabulary::Class;

impl Cx<'_> {
    /// Whether a possessive stands here, before a zone, noun or field of the one it names.
    pub(super) fn is_possessive(&self, at: &Cursor<'_>) -> bool {
        let Some(word) = at.peek().and_then(Word::plain) else {
            return false;
        };
        if word != "your" && !word.ends_with("'s") {
            return false;
        }
        // `your ship`, `opponent's ship` are adjectives; `ship's crew` can be nothing else.
        let own = word != "your" && !matches!(self.class(at), Some(Class::Adjective(_)));
        match self.class(&at.past(1)) {
            Some(Class::Zone(zone)) => {
                own || self
                    .book
                    .at(zone)
                    .is_some_and(|zone| zone.of == ZoneOf::Player)
            }
            Some(Class::Noun(functions)) => {
                let of_player = |one: &FunctionId| self.param_type(*one, 0) == Some(Type::Player);
                own || functions.iter().any(of_player)
            }
            Some(Class::Field(fields)) => {
                let mut fields = fields.iter().filter_map(|field| self.book.at(field));
                own || fields.any(|field| field.of == FieldOf::Player)
            }
            Some(Class::Builtin(Builtin::Opponent | Builtin::Next)) => true,
            Some(Class::Builtin(_)) => own,
            _ => false,
        }
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
        let mut functions = (0u32..).map(FunctionId).zip(&self.book.functions);
        let law =
            functions.find(|(_, one)| one.form == FunctionForm::Law && one.named.name == name);
        law.map(|(id, _)| id)
    }
}
