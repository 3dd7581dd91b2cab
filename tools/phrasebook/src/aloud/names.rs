//! Names that scripts give to what was chosen or is looked at one by one, and how people speak of it.

use super::agree::{Kinds, kind_in};
use super::words::{Said, said};
use spaceline_lang::sentence::Item;
use std::collections::{BTreeMap, BTreeSet};

/// What the names in a line mean.
#[derive(Debug, Default)]
pub(super) struct Names {
    /// How each is spoken of.
    told: BTreeMap<String, String>,
    /// What stands in the place of those for which nothing is chosen.
    meant: BTreeMap<String, Vec<Said>>,
    /// Those for which one is chosen, and who are spoken of once: the choice is told there.
    once: BTreeSet<String>,
}

/// A name that is given to something.
struct Named {
    name: String,
    kind: Option<String>,
    /// Whether it is more than one, and whether it is one after the other.
    many: bool,
    each: bool,
}

/// What a line does with names.
pub(super) enum Naming {
    /// Something is chosen: what.
    Choice(Vec<Said>),
    /// Something gets a name, and nothing is chosen.
    Meaning,
    /// Each of several.
    Each(Vec<Said>),
}

/// Words with which something is chosen.
const CHOOSES: &[&str] = &[
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "any", "up",
    "every",
];

impl Names {
    /// The names in an item, and in all that it holds.
    pub(super) fn of(item: &Item, script: &str, kinds: &Kinds) -> Self {
        Self::all((item, script), spoken_of_once(item, script), kinds)
    }

    /// The names in a part of an item. Who was chosen before it is not chosen in it.
    pub(super) fn within(
        whole: Option<(&Item, &str)>,
        part: &[Item],
        script: &str,
        kinds: &Kinds,
    ) -> Self {
        let Some((item, around)) = whole else {
            return part
                .first()
                .map_or_else(Self::default, |first| Self::of(first, script, kinds));
        };
        let mut own = BTreeSet::new();
        part.iter()
            .for_each(|item| chosen_in(item, script, &mut own));
        let once = spoken_of_once(item, around);
        let once = once.intersection(&own).cloned().collect();
        Self::all((item, around), once, kinds)
    }

    fn all((item, script): (&Item, &str), once: BTreeSet<String>, kinds: &Kinds) -> Self {
        let mut names = Self {
            once,
            ..Self::default()
        };
        let mut found = Vec::new();
        names.collect(item, script, kinds, &mut found);
        for (at, one) in found.iter().enumerate() {
            let alike = |other: &&Named| {
                (&other.kind, other.each, other.many) == (&one.kind, one.each, one.many)
            };
            let others = found.iter().filter(alike).count();
            let before = found.iter().take(at).filter(alike).count();
            let loops = found.iter().any(|other| {
                other.each != one.each && other.kind == one.kind && other.many == one.many
            });
            let several = one
                .kind
                .as_ref()
                .filter(|_| one.many)
                .and_then(|kind| kinds.get(kind));
            let kind = several
                .or(one.kind.as_ref())
                .map(|kind| kind.replace('_', " "));
            let which = match (one.each, others, before) {
                (false, 2, 0) => "the first",
                (false, 2, 1) => "the second",
                (false, _, _) if loops => "the selected",
                _ if one.many => "those",
                _ => "that",
            };
            let told = kind.map_or_else(|| which.to_owned(), |kind| format!("{which} {kind}"));
            names.told.insert(one.name.clone(), told);
        }
        names
    }

    fn collect(&mut self, item: &Item, script: &str, kinds: &Kinds, found: &mut Vec<Named>) {
        let text = super::head(item, script);
        let words = self.inline(said(text));
        match naming(&words) {
            Some((name, Naming::Choice(what))) if self.once.contains(&name) => {
                self.meant.insert(name, grouped(&what));
            }
            Some((name, Naming::Choice(what))) => {
                let kind = kind_of(&what, kinds, found);
                let one = what.first().is_some_and(|word| word.is("one"));
                found.push(Named {
                    name,
                    kind,
                    many: !one,
                    each: false,
                });
            }
            Some((name, Naming::Each(of))) => {
                let kind = kind_of(&of, kinds, found);
                found.push(Named {
                    name,
                    kind,
                    many: false,
                    each: true,
                });
            }
            Some((name, Naming::Meaning)) => {
                let what = grouped(words.get(3..).unwrap_or_default());
                self.meant.insert(name, what);
            }
            None => {}
        }
        let others = item.otherwise.iter().map(|other| &other.block);
        for block in item.block.as_deref().into_iter().chain(others) {
            for inside in &block.items {
                self.collect(inside, script, kinds, found);
            }
        }
    }

    /// Words with what names mean in their place, where nothing was chosen.
    pub(super) fn inline(&self, words: Vec<Said>) -> Vec<Said> {
        let own = |at: usize| at == 1 && words.first().is_some_and(|word| word.is("let"));
        let mut out = Vec::new();
        let mut skip = 0;
        for (at, word) in words.iter().enumerate() {
            if skip > 0 {
                skip -= 1;
                continue;
            }
            let something = || {
                let behind = [words.get(at + 1)?, words.get(at + 2)?];
                let chosen = !word.fixed && self.has(&word.text);
                (chosen && behind[0].is("is") && behind[1].is("something")).then_some(())
            };
            if something().is_some() {
                let there = ["there", "is", "one"].iter().enumerate();
                out.extend(there.map(|(at, text)| Said::told(text, at > 0 || word.apart)));
                skip = 2;
                continue;
            }
            // `one medal in chosen` is one of those.
            let of_those = || {
                words.first().filter(|first| !first.is("for"))?;
                let behind = [words.get(at + 1)?, words.get(at + 2)?];
                let quantified = out.last().filter(|last: &&Said| {
                    ["one", "every", "each"].iter().any(|which| last.is(which))
                });
                quantified?;
                let those = self.told(&behind[1].text).filter(|_| !behind[1].fixed)?;
                (behind[0].is("in") && those.starts_with("those")).then_some(())
            };
            if of_those().is_some() {
                if let Some(every) = out.last_mut().filter(|last| last.is("every")) {
                    "each".clone_into(&mut every.text);
                }
                out.push(Said::word("of"));
                skip = 1;
                continue;
            }
            match self
                .meant
                .get(&word.text)
                .filter(|_| !word.fixed && !own(at))
            {
                Some(meant) => {
                    let first = out.len();
                    out.extend(meant.iter().cloned());
                    if let Some(first) = out.get_mut(first) {
                        let first: &mut Said = first;
                        first.apart = word.apart;
                    }
                }
                None => out.push(word.clone()),
            }
        }
        out
    }

    /// How people speak of a name.
    pub(super) fn told(&self, name: &str) -> Option<String> {
        self.told.get(name).cloned()
    }

    /// Whether something chosen is spoken of so.
    pub(super) fn say(&self, text: &str) -> bool {
        self.told.values().any(|told| told == text)
    }

    /// Whether a name is that of something chosen.
    pub(super) fn has(&self, name: &str) -> bool {
        self.told.contains_key(name)
    }
}

/// Words in parentheses, as they stand in the place of a name.
fn grouped(words: &[Said]) -> Vec<Said> {
    let mut what = vec![Said::word("(")];
    what.extend(words.iter().cloned());
    what.push(Said {
        apart: false,
        ..Said::word(")")
    });
    if let Some(first) = what.get_mut(1) {
        first.apart = false;
    }
    what
}

/// The names of which an item speaks once, behind the choice of one, in a sentence beside it.
fn spoken_of_once(item: &Item, script: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let others = item.otherwise.iter().map(|other| &other.block);
    for block in item.block.as_deref().into_iter().chain(others) {
        for (at, inside) in block.items.iter().enumerate() {
            names.append(&mut spoken_of_once(inside, script));
            let Some((name, Naming::Choice(what))) = naming(&said(super::head(inside, script)))
            else {
                continue;
            };
            let behind = block.items.get(at + 1..).unwrap_or_default();
            let spoken: usize = behind
                .iter()
                .map(|item| uses(item.span.of(script), &name))
                .sum();
            let beside = |item: &Item| {
                let words = said(super::head(item, script));
                let plain = item.block.is_none()
                    && naming(&words).is_none()
                    && !words.iter().any(|word| word.is("if") || word.is(":"));
                let said = words.iter().position(|word| word.is(&name));
                plain
                    && said.is_some_and(|at| {
                        let before = at.checked_sub(1).and_then(|at| words.get(at));
                        !before.is_some_and(|word| word.is("except") || word.is("!="))
                    })
            };
            let one = what.first().is_some_and(|word| word.is("one"));
            let random = what.iter().any(|word| word.is("random"));
            if one && !random && spoken == 1 && behind.iter().any(beside) {
                names.insert(name);
            }
        }
    }
    names
}

/// The names that an item, or what it holds, gives to what is chosen.
fn chosen_in(item: &Item, script: &str, names: &mut BTreeSet<String>) {
    if let Some((name, Naming::Choice(_))) = naming(&said(super::head(item, script))) {
        names.insert(name);
    }
    let others = item.otherwise.iter().map(|other| &other.block);
    for block in item.block.as_deref().into_iter().chain(others) {
        for inside in &block.items {
            chosen_in(inside, script, names);
        }
    }
}

/// How often a name is said.
fn uses(text: &str, name: &str) -> usize {
    said(text).iter().filter(|word| word.is(name)).count()
}

/// The kind of what words select, or of the name that they say again.
fn kind_of(words: &[Said], kinds: &Kinds, found: &[Named]) -> Option<String> {
    let plain: Vec<Said> = words.iter().filter(|word| !word.is("(")).cloned().collect();
    let direct = kind_in(&plain, kinds).map(|(_, kind)| kind);
    let again = || {
        let named = found
            .iter()
            .find(|named| plain.iter().any(|word| word.is(&named.name)))?;
        named.kind.clone()
    };
    let deep = || {
        let words = plain.iter().enumerate();
        let mut rest = words.filter_map(|(at, _)| kind_in(plain.get(at..)?, kinds));
        rest.next().map(|(_, kind)| kind)
    };
    direct.or_else(again).or_else(deep)
}

/// What words do with names, and the name: `let x be one medal`, `for each x in every medal`.
pub(super) fn naming(words: &[Said]) -> Option<(String, Naming)> {
    let is = |at: usize, text: &str| words.get(at).is_some_and(|word| word.is(text));
    if is(0, "let") && is(2, "be") {
        let name = words.get(1)?.text.clone();
        let what = words.get(3..)?.to_vec();
        let first = what.first().filter(|word| !word.fixed)?;
        return Some(if CHOOSES.contains(&first.text.as_str()) {
            (name, Naming::Choice(what))
        } else {
            (name, Naming::Meaning)
        });
    }
    if is(0, "for") && is(1, "each") && is(3, "in") {
        let name = words.get(2)?.text.clone();
        let mut of = words.get(4..)?.to_vec();
        for word in of.iter_mut().filter(|word| word.is(&name)) {
            "it".clone_into(&mut word.text);
        }
        return Some((name, Naming::Each(of)));
    }
    None
}
