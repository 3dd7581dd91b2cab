//! What was probably meant, where more than one word of a sentence tells it: words that are declared as one, a verb
//! that has the thing in its name, a cost before what it pays for.

use super::spell;
use super::spell::row;
use crate::reader::{Cursor, Cx, PhraseError, Reported};
use crate::sentence::{Op, Word};
use crate::span::Span;
use crate::tree::{EnumId, FieldOf, FunctionForm, KindId, Type, Verb, VerbId};
use crate::vocabulary::{Class, Form};
use smol_str::SmolStr;

/// So many words are joined at most.
const JOINED: usize = 4;

impl Cx<'_> {
    /// The next words, if they are declared as one: `in battle` as `in_battle`.
    pub(super) fn as_one_word(&self, at: &Cursor<'_>, what: &str) -> Option<(usize, SmolStr)> {
        (2..=JOINED).rev().find_map(|count| {
            let words = at.rest().get(..count)?;
            let names: Vec<&str> = words.iter().map(Word::name).collect::<Option<_>>()?;
            let joined = names.join("_");
            let entry = self.vocab.get(&joined)?;
            spell::serves(entry, what).then(|| (count, joined.into()))
        })
    }

    /// A verb with more words in its name: `lose 5 points` for `lose_points 5`, `return X to hand` for
    /// `return_to_hand X`.
    pub(super) fn with_its_words(&self, at: &Cursor<'_>) -> Option<String> {
        if self.has_told_enough() {
            return None;
        }
        let (first, behind) = at.rest().split_first()?;
        let begins = format!("{}_", first.name()?);
        let verbs = self.vocab.entries();
        let verbs = verbs.filter(|(_, entry)| matches!(entry.class, Class::Verb(_, Form::Plain)));
        let mut found: Vec<String> = verbs
            .filter_map(|(name, _)| {
                let more: Vec<&str> = name.strip_prefix(&begins)?.split('_').collect();
                let mut places = behind.windows(more.len());
                let same = |(word, name): (&Word, &&str)| word.is(name);
                let place = places.position(|words| words.iter().zip(&more).all(same))?;
                let object = behind.get(..place).filter(|object| !object.is_empty())?;
                Some(format!("write `{name} {}`", row(object)))
            })
            .collect();
        found.sort();
        found.into_iter().next()
    }

    /// Says that the next words are one word, if they are.
    pub(super) fn not_joined(&mut self, at: &Cursor<'_>, what: &str) -> Option<Reported> {
        let (count, joined) = self.as_one_word(at, what)?;
        let mut words = *at;
        let words = words.take(count);
        Some(self.report(PhraseError::UnknownWord {
            word: row(words.rest()).into(),
            span: words.span(),
            nearest: Some(joined),
        }))
    }

    /// `this leaves play` for `leaves_play of this`: an event that is announced stands before the one of whom it is
    /// said.
    pub(super) fn announced(&mut self, begin: &Cursor<'_>, at: &Cursor<'_>) -> Option<Reported> {
        let (count, event) = self.as_one_word(at, "the verb")?;
        let taken = begin.rest().len().saturating_sub(at.rest().len());
        let whom = row(begin.rest().get(..taken)?);
        let mut words = *begin;
        let span = words.take(taken + count).span();
        let mut said = *at;
        let word = row(said.take(count).rest());
        Some(self.english(word, format!("write `{event} of {whom}`"), span))
    }

    /// What to write for a verb where a thing is wanted.
    pub(super) fn done_here(&self, verb: VerbId) -> Option<String> {
        let done = self.book.verbs.get(verb.index())?;
        // What is done to nothing has no one of whom its participle could be said.
        let to_something = done.params.first().is_some_and(|first| {
            first.role.is_none() && !matches!(first.ty, Type::Number | Type::Player)
        });
        let happening = match to_something {
            true => format!("... is {}", self.form_of(verb, Form::Past)?),
            false => format!("you {}", self.form_of(verb, Form::Plain)?),
        };
        Some(format!(
            "what is done in its place is a text of its own, `instead of {happening}: ...`; otherwise say who is meant: `one KIND ...`"
        ))
    }

    pub(in crate::reader) fn form_of(&self, verb: VerbId, form: Form) -> Option<SmolStr> {
        let mut entries = self.vocab.entries();
        entries.find_map(|(word, entry)| {
            (entry.class == Class::Verb(verb, form)).then(|| SmolStr::new(word))
        })
    }

    /// Words without parameters that give one object of a kind and have the kind in their name, and the kind: on cards
    /// that are faced, where such a one is there.
    pub(super) fn one_of_them(&self, elem: &Type) -> Option<(Vec<SmolStr>, SmolStr)> {
        let Type::Object(kind) = elem else {
            return None;
        };
        let name = self.kind_name(*kind);
        let nouns = self
            .alone()
            .filter(|(noun, given)| given == kind && noun.split('_').any(|part| part == name));
        let mut nouns: Vec<SmolStr> = nouns.map(|(noun, _)| noun.clone()).collect();
        nouns.sort();
        nouns.truncate(3);
        let found = self.env.asking && !nouns.is_empty();
        found.then(|| (nouns, SmolStr::new(name)))
    }

    /// The nouns without parameters that give one object, and of which kind.
    fn alone(&self) -> impl Iterator<Item = (&SmolStr, KindId)> {
        let functions = self.book.functions.iter();
        functions.filter_map(|function| match function.result {
            Type::Object(kind) => {
                let noun = function.form == FunctionForm::Noun && function.params.is_empty();
                noun.then_some((&function.named.name, kind))
            }
            _ => None,
        })
    }

    /// On a card that is faced, the word for the one of a kind who meets it: it has a kind like that in its name.
    pub(super) fn met_as(&self, kind: KindId) -> Option<String> {
        let like = |part: &str| match self.vocab.get(part).map(|entry| &entry.class) {
            Some(Class::Kind(other, _)) => self.under(*other, kind),
            _ => false,
        };
        let mut nouns = self.alone().filter(|_| self.env.asking);
        nouns.find_map(|(name, given)| {
            let found = name.contains('_') && name.split('_').any(like);
            match self.under(given, kind) {
                true => found.then(|| name.to_string()),
                false => (found && self.under(kind, given))
                    .then(|| format!("{name} as {}", self.kind_name(kind))),
            }
        })
    }

    /// A kind of card on which a symbol of a list is printed.
    pub(super) fn printed_on(&self, of: EnumId) -> Option<KindId> {
        let holds = |ty: &Type| match ty {
            Type::Symbol(list) | Type::Levels(list) => *list == of,
            Type::Set(member) => **member == Type::Symbol(of),
            _ => false,
        };
        let mut fields = self.book.fields.iter();
        fields.find_map(|field| match field.of {
            FieldOf::Kind(kind) if field.printed && holds(&field.ty) => Some(kind),
            _ => None,
        })
    }

    /// Verbs that a card of a kind does itself and that have another verb in their name.
    pub(super) fn done_itself(&self, ty: &Type, name: &str) -> Option<SmolStr> {
        let does = |verb: &&Verb| {
            verb.named.name.split('_').any(|part| part == name)
                && verb.params.first().is_some_and(|param| {
                    param.role.as_deref() == Some("by")
                        && self.type_fit(ty, param) == super::types::Fit::Yes
                })
        };
        let verbs = self.book.verbs.iter().filter(does);
        verbs.map(|verb| verb.named.name.clone()).min()
    }
}

/// A full stop: no field is asked for behind it, because a blank stands there or nothing.
pub(in crate::reader) fn full_stop(words: &[Word]) -> Option<Span> {
    words.iter().enumerate().find_map(|(at, word)| {
        let next = words.get(at + 1);
        let apart = next.is_none_or(|next| next.span.start > word.span.end);
        (word.is_op(Op::Dot) && apart).then_some(word.span)
    })
}
