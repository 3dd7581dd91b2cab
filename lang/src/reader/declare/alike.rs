//! Words that are declared twice for the same things.

use super::desk::{Desk, index};
use crate::tree::{FunctionForm, FunctionId};
use crate::vocabulary::Class;
use smol_str::SmolStr;
use std::collections::HashMap;

/// Refuses two words of one name for the same parameters: only one of them could ever be meant.
pub(super) fn refuse(desk: &mut Desk) {
    let mut known: HashMap<(&'static str, SmolStr), Vec<usize>> = HashMap::new();
    let mut twice = Vec::new();
    for (at, function) in desk.book.functions.iter().enumerate() {
        let what = match function.form {
            FunctionForm::Noun => "noun",
            FunctionForm::Relation => "relation",
            FunctionForm::Adjective => "adjective",
            FunctionForm::Need | FunctionForm::Law => continue,
        };
        let named = &function.named;
        let id = FunctionId(index(at));
        let said = desk.vocab.get(&named.name).map(|entry| &entry.class);
        // Advice and what has no word of its own is never looked up by its name.
        let said = said.is_some_and(|class| match class {
            Class::Noun(all) | Class::Relation(all) | Class::Adjective(all) => all.contains(&id),
            _ => false,
        });
        if !said {
            continue;
        }
        let same = known.entry((what, named.name.clone())).or_default();
        let first = same
            .iter()
            .filter_map(|first| desk.book.functions.get(*first));
        let first = first
            .filter(|first| first.params.len() == function.params.len())
            .filter(|first| desk.vocab.sight.sees(named.span.file, first.named.span))
            .find(|first| {
                let mut params = first.params.iter().zip(&function.params);
                params.all(|(one, other)| one.ty == other.ty && one.kinds == other.kinds)
            });
        if let Some(first) = first {
            twice.push((what, named.name.clone(), named.span, first.named.span));
        }
        same.push(at);
    }
    for (what, name, span, first) in twice {
        desk.twice(what, &name, span, first);
    }
}
