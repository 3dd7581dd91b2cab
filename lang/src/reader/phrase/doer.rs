//! Who does it: `opponent draws 1`, `host: ...`, `PLAYER may ...`.

use super::effects::verb_name;
use super::look::Look;
use super::spell::row;
use crate::reader::{Cursor, Cx, Read, Setting, UnclearError};
use crate::sentence::{Word, WordKind};
use crate::vocabulary::{Class, Form};

/// How effects begin.
const PLAIN: &str = "begin with what is done: a verb, or a player and a verb";

impl Cx<'_> {
    /// Refuses `you` and `your` in what each player does: whoever it is, it speaks of one of them.
    pub(super) fn each_his_own(&mut self, at: &Cursor<'_>) -> Read<()> {
        if self.env.setting != Setting::Card {
            return Ok(());
        }
        let ends = |word: &Word| word.is_comma() || word.is_conn() && !word.is("where");
        let words = at.rest().iter().take_while(|word| !ends(word));
        let sides = ["you", "your", "opponent", "opponent's"];
        let mut said = words.filter(|word| sides.iter().any(|side| word.is(side)));
        let Some(word) = said.next() else {
            return Ok(());
        };
        let (word, span) = (super::spell::spelled(word), word.span);
        Err(self.report(UnclearError::NotHis { word, span }))
    }

    /// What to write for a sentence in which nothing is done.
    pub(super) fn without_verb(&self, at: &Cursor<'_>) -> String {
        let words = at.rest();
        let changes = |word: &Word| matches!(word.kind, WordKind::Change(_));
        let says = |word: &Word| {
            let has = [
                "is", "are", "has", "have", "gets", "get", "gains", "gain", "loses", "lose",
            ];
            has.iter().any(|has| word.is(has)) || changes(word)
        };
        let field = |found: &usize| {
            let rest = words.get(*found..).unwrap_or_default();
            let known = self.look_at(rest);
            // What is asked of those that are meant is no change of theirs.
            let quality = words.get(found - 1).is_some_and(|word| word.is("with"));
            matches!(known, Look::Known(entry, _) if matches!(entry.class, Class::Field(_)))
                && !quality
                || rest.first().is_some_and(says)
        };
        let Some(found) = (1..words.len()).find(field) else {
            let cannot = words
                .iter()
                .position(|word| word.is("can") || word.is("may"));
            if let Some(cannot) = cannot.filter(|_| self.denies(at)) {
                let subject = row(words.get(1..cannot).unwrap_or_default());
                let verb = row(words.get(cannot + 1..).unwrap_or_default());
                return format!("write `{subject} cannot {verb}`");
            }
            return match self.class(at) {
                Some(Class::Quantifier(_)) => {
                    format!(
                        "{PLAIN}; behind `or` it is said again: `VERB one KIND or VERB one KIND`"
                    )
                }
                _ if self.begins_selection(at) => format!("{PLAIN}; between heads write `or`"),
                _ => String::from(PLAIN),
            };
        };
        let subject = row(words.get(..found).unwrap_or_default());
        let subject = subject.trim_end_matches([' ', ':']);
        let behind = words.get(found + 1..).unwrap_or_default();
        if let Look::Known(entry, _) = self.look_at(behind)
            && let Class::Verb(verb, Form::Past) = entry.class
        {
            let verb = verb_name(self, verb);
            // A kind alone does not say how many of them, or which.
            let object = match self.class(at) {
                Some(Class::Kind(kind, _)) if found == 1 => match self.met_as(*kind) {
                    Some(met) => met,
                    None => format!("one {subject} ..."),
                },
                _ => subject.to_owned(),
            };
            return format!("say what is done: `{verb} {object}`");
        }
        if !behind.iter().any(changes) && words.get(found).is_some_and(|word| word.is("is")) {
            return String::from(PLAIN);
        }
        format!(
            "write a colon behind what it changes: {}",
            self.changed(subject, words, found)
        )
    }
}
