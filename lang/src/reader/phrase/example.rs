//! Examples for messages, made of words that the scripts declare: the reader knows none of its own.

use crate::reader::Cx;
use crate::tree::{FieldId, FieldOf, KindId, Type};
use crate::vocabulary::{Class, Form};

/// `a, b or c`, each in backquotes.
fn choice(examples: &[String]) -> String {
    let quoted: Vec<String> = examples.iter().map(|one| format!("`{one}`")).collect();
    match quoted.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => format!("{} or {last}", rest.join(", ")),
    }
}

impl Cx<'_> {
    /// Whether no kind is below a kind, or cards are just of it, so that it says what they give: such words say most to
    /// who reads them.
    fn is_leaf(&self, kind: KindId) -> bool {
        let known = self.book.kinds.get(kind.index());
        known.is_some_and(|known| !known.needs.is_empty())
            || self.book.kinds.iter().all(|one| one.parent != Some(kind))
    }

    fn is_of_leaf(&self, field: FieldId) -> bool {
        let of = self.book.fields.get(field.index()).map(|field| field.of);
        matches!(of, Some(FieldOf::Kind(kind)) if self.is_leaf(kind))
    }

    /// "say of which kind: `a` or `b`": the first kinds of which cards are.
    pub(super) fn kind_example(&self) -> Option<String> {
        let kinds = (0_u32..).map(KindId).zip(&self.book.kinds);
        let names: Vec<String> = kinds
            .filter(|(id, _)| self.is_leaf(*id))
            .map(|(_, kind)| kind.named.name.to_string())
            .take(2)
            .collect();
        let names = choice(&names);
        (!names.is_empty()).then(|| format!("say of which kind, such as {names}"))
    }

    /// "write the field that changes: `F +2`".
    pub(super) fn change_example(&self) -> Option<String> {
        let fields = (0_u32..).map(FieldId).zip(&self.book.fields);
        let mut numbers = fields.filter(|(_, field)| field.printed && field.ty == Type::Number);
        let (_, field) = numbers.find(|(id, _)| self.is_of_leaf(*id))?;
        Some(format!(
            "write the field that changes: `{} +2`",
            field.named.name
        ))
    }

    /// "write the form that stands after `is`: `can be V-ed`", or the verb itself: `can V`.
    pub(super) fn can_example(&self, passive: bool) -> String {
        let form = if passive { Form::Past } else { Form::Plain };
        let verbs = self
            .vocab
            .entries()
            .filter_map(|(name, entry)| match entry.class {
                Class::Verb(verb, this) if this == form => Some((verb, name)),
                _ => None,
            });
        // The table has no order of its own: the verb that is declared first.
        let name = verbs.min().map_or("...", |(_, name)| name);
        if passive {
            format!("write the form that stands after `is`: `can be {name}`")
        } else {
            format!("write the verb as it is declared: `can {name}`")
        }
    }
}
