//! Examples for messages, made of words that the scripts declare: the reader knows none of its own.

use crate::reader::Cx;
use crate::tree::{FieldOf, KindId, Type, VerbId};
use crate::vocabulary::Form;

impl Cx<'_> {
    /// Whether no kind is below a kind, or cards are just of it, so that it says what they give: such words say most to
    /// who reads them.
    fn is_leaf(&self, kind: KindId) -> bool {
        let known = self.book.at(kind);
        known.is_some_and(|known| !known.needs.is_empty())
            || self.book.kinds.iter().all(|one| one.parent != Some(kind))
    }

    /// "say of which kind: `a` or `b`": the first kinds of which cards are.
    pub(super) fn kind_example(&self) -> Option<String> {
        let kinds = (0_u32..).map(KindId).zip(&self.book.kinds);
        let names = kinds.filter(|(id, _)| self.is_leaf(*id)).take(2);
        let names: Vec<String> = names
            .map(|(_, kind)| format!("`{}`", kind.named.name))
            .collect();
        (!names.is_empty()).then(|| format!("say of which kind, such as {}", names.join(" or ")))
    }

    /// "write the field that changes: `F +2`".
    pub(super) fn change_example(&self) -> Option<String> {
        let mut fields = self.book.fields.iter();
        let field = fields.find(|field| {
            let leaf = matches!(field.of, FieldOf::Kind(kind) if self.is_leaf(kind));
            leaf && field.printed && field.ty == Type::Number
        })?;
        let name = &field.named.name;
        Some(format!("write the field that changes: `{name} +2`"))
    }

    /// "write the form that stands after `is`: `can be V-ed`", or the verb itself: `can V`.
    pub(super) fn can_example(&self, passive: bool) -> String {
        let form = if passive { Form::Past } else { Form::Plain };
        // Of the verb that is declared first.
        let verbs = (0_u32..).map(VerbId).zip(&self.book.verbs);
        let name = verbs
            .map(|(verb, _)| self.form_of(verb, form))
            .find_map(|name| name);
        let name = name.unwrap_or_default();
        match passive {
            true => format!("write the form that stands after `is`: `can be {name}`"),
            false => format!("write the verb as it is declared: `can {name}`"),
        }
    }
}
