//! Words that are declared twice for the same things.

use super::desk::Desk;
use crate::tree::{Function, FunctionId};
use crate::vocabulary::Class;
use foldhash::HashMap;
use smol_str::SmolStr;

/// Refuses two words of one name for the same parameters: only one of them could ever be meant.
pub(super) fn refuse(desk: &mut Desk) {
    let mut known: HashMap<(&'static str, SmolStr), Vec<&Function>> = HashMap::default();
    let mut twice = Vec::new();
    for (id, function) in (0..).map(FunctionId).zip(&desk.book.functions) {
        let named = &function.named;
        // Advice, laws and what has no word of its own are never looked up by their names.
        let class = desk.vocab.get(&named.name).map(|entry| &entry.class);
        let Some(class @ (Class::Noun(all) | Class::Relation(all) | Class::Adjective(all))) = class
        else {
            continue;
        };
        if !all.contains(&id) {
            continue;
        }
        let what = class.called().split_once(' ').map_or("", |(_, what)| what);
        let same = known.entry((what, named.name.clone())).or_default();
        let is_same = |first: &&&Function| {
            let mut params = first.params.iter().zip(&function.params);
            first.params.len() == function.params.len()
                && desk.vocab.sight.sees(named.span.file, first.named.span)
                && params.all(|(one, other)| one.ty == other.ty && one.kinds == other.kinds)
        };
        if let Some(first) = same.iter().find(is_same) {
            twice.push((what, named.name.clone(), named.span, first.named.span));
        }
        same.push(function);
    }
    for (what, name, span, first) in twice {
        desk.twice(what, &name, span, first);
    }
}
