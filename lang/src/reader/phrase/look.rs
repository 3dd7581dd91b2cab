//! What the next word of a phrase is: this alone decides how the phrase goes on.

use super::spell;
use crate::reader::{Cursor, Cx, PhraseError, Read, Reported, TrapError};
use crate::sentence::{Op, Word, WordKind};
use crate::span::Span;
use crate::tree::{Slot, StateId, SymbolId, THIS, Type, VerbId};
use crate::vocabulary::{Class, Entry, Form, Quantifier};
use crate::words::{is_conn, is_prep};
use smol_str::{SmolStr, format_smolstr};
use std::borrow::Cow;

/// What stands next.
#[derive(Clone, Debug)]
pub(super) enum Look<'a> {
    /// A local name; its type is missing if its value could not be read.
    Local(Slot, Option<Type>),
    /// A declared word, of so many words.
    Known(&'a Entry, usize),
    /// A preposition or connective without a declaration.
    Small,
    /// A name that nothing declares.
    Unknown,
    /// A number, text, operator, comma or parenthesis.
    Sign,
    /// Nothing.
    End,
}

/// Phrases nest no deeper than this.
pub(super) const DEEPEST: u16 = 96;

impl<'a> Cx<'a> {
    /// Looks at the next word.
    pub(super) fn look(&self, at: &Cursor<'_>) -> Look<'a> {
        self.look_at(at.rest())
    }

    pub(super) fn look_at(&self, words: &[Word]) -> Look<'a> {
        let Some(word) = words.first() else {
            return Look::End;
        };
        let known = self.vocab.lookup(words);
        match &word.kind {
            WordKind::Name { text, .. } => {
                let several = known.filter(|(entry, count)| *count > 1 && entry.span.is_some());
                if let Some((entry, count)) = several {
                    return Look::Known(entry, count);
                }
                if let Some(local) = self.local_named(text) {
                    return local;
                }
                match known {
                    Some((entry, count)) => Look::Known(entry, count),
                    None if word.is_prep() || word.is_conn() => Look::Small,
                    None => Look::Unknown,
                }
            }
            WordKind::Icon(_) => match known {
                Some((entry, count)) => Look::Known(entry, count),
                None => Look::Unknown,
            },
            _ => Look::Sign,
        }
    }

    pub(super) fn local_named(&self, name: &str) -> Option<Look<'a>> {
        let local = self.env.find(name)?;
        let ty = local.ty.as_ref().map(|ty| self.shown(local.slot, ty));
        Some(Look::Local(local.slot, ty))
    }

    /// What is known about the value in a slot by now.
    pub(super) fn shown(&self, slot: Slot, ty: &Type) -> Type {
        let shown = self.env.shown.iter().rev().find(|(at, _)| *at == slot);
        shown.map_or_else(|| ty.clone(), |(_, ty)| ty.clone())
    }

    pub(super) fn this(&self) -> Option<Type> {
        self.env.this.as_ref().map(|ty| self.shown(THIS, ty))
    }

    /// The class of the next word, if it is declared.
    pub(super) fn class(&self, at: &Cursor<'_>) -> Option<&'a Class> {
        match self.look(at) {
            Look::Known(entry, _) => Some(&entry.class),
            _ => None,
        }
    }

    pub(super) fn eat_symbol(&self, at: &mut Cursor<'_>) -> Option<SymbolId> {
        self.eat_known(at, |entry| match entry.class {
            Class::Symbol(symbol) => Some(symbol),
            _ => None,
        })
    }

    /// Takes a state, which may be written as the participle of a verb.
    pub(super) fn eat_state(&self, at: &mut Cursor<'_>) -> Option<StateId> {
        self.eat_known(at, state_of)
    }

    /// The verb that stands here, of how many words, and in which form.
    pub(super) fn verb_here(&self, at: &Cursor<'_>) -> Option<(VerbId, usize, Form)> {
        match self.look(at) {
            Look::Known(entry, count) => match entry.class {
                Class::Verb(verb, form) => Some((verb, count, form)),
                _ => None,
            },
            _ => None,
        }
    }

    /// Takes a declared word of some sort.
    pub(super) fn eat_known<T>(
        &self,
        at: &mut Cursor<'_>,
        sort: impl FnOnce(&'a Entry) -> Option<T>,
    ) -> Option<T> {
        let Look::Known(entry, count) = self.look(at) else {
            return None;
        };
        let found = sort(entry)?;
        at.take(count);
        Some(found)
    }

    /// Whether the next word is a name that nothing declares and that no local has.
    pub(super) fn is_new_name(&self, at: &Cursor<'_>) -> bool {
        matches!(self.look(at), Look::Unknown)
            && at.peek().is_some_and(|word| word.name().is_some())
    }

    /// Whether a selection may begin here with something other than a quantifier.
    pub(super) fn begins_selection(&self, at: &Cursor<'_>) -> bool {
        match self.look(at) {
            Look::Known(entry, _) => match &entry.class {
                Class::Kind(..) | Class::Adjective(_) | Class::Symbol(_) | Class::State(_) => true,
                Class::Verb(_, Form::Past) => entry.state.is_some(),
                _ => false,
            },
            Look::Unknown => self.negated(at).is_some(),
            Look::Sign => matches!(at.peek().map(|word| &word.kind), Some(WordKind::Text(_))),
            _ => false,
        }
    }

    /// What `not_X` denies.
    pub(super) fn negated(&self, at: &Cursor<'_>) -> Option<&'a Entry> {
        let rest = at.peek()?.plain()?.strip_prefix("not_")?;
        self.vocab.seen(rest, at.here().file)
    }

    /// The number that a word for a number says: `two`.
    pub(in crate::reader) fn number_word(&self, at: &Cursor<'_>) -> Option<i64> {
        match self.class(at)? {
            Class::Quantifier(Quantifier::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// The number that the next word says, if it says one.
    pub(super) fn eat_number(&self, at: &mut Cursor<'_>) -> Option<i64> {
        let number = match &at.peek()?.kind {
            WordKind::Number(number) => *number,
            _ => match self.class(at)? {
                Class::Quantifier(Quantifier::Number(number)) => *number,
                _ => return None,
            },
        };
        at.next_word();
        Some(number)
    }

    /// Says that something cannot be said here, and what to write for it.
    pub(super) fn english(
        &mut self,
        word: impl Into<SmolStr>,
        help: impl Into<Cow<'static, str>>,
        span: Span,
    ) -> Reported {
        let (word, help) = (word.into(), help.into());
        self.report(TrapError::English { word, help, span })
    }

    /// Says that something has too few or too many arguments.
    pub(super) fn miscounted(
        &mut self,
        name: &str,
        (wanted, given): (usize, usize),
        span: Span,
    ) -> Reported {
        let name = name.into();
        self.report(PhraseError::Count {
            name,
            wanted,
            given,
            span,
        })
    }

    /// Says that something is said of none of those that are given, and of what it is said.
    pub(super) fn misfits(
        &mut self,
        name: &str,
        given: &[Type],
        takes: Vec<String>,
        span: Span,
    ) -> Reported {
        let (name, given) = (
            name.into(),
            given.iter().map(|ty| self.called(ty)).collect(),
        );
        self.report(PhraseError::NoFit {
            name,
            given,
            takes,
            span,
        })
    }

    /// Says that a sort of phrase has no meaning yet.
    pub(super) fn not_yet(&mut self, what: &'static str, span: Span) -> Reported {
        self.report(PhraseError::NotYet { what, span })
    }

    /// Says that nobody is meant by a word here.
    pub(super) fn nobody(&mut self, word: &'static str, span: Span) -> Reported {
        let word = SmolStr::new_static(word);
        self.report(PhraseError::Nobody { word, span })
    }

    /// Says that something else should stand here.
    pub(super) fn expected(&mut self, what: &'static str, at: &Cursor<'_>) -> Reported {
        self.expected_or(what, at, None)
    }

    /// Says that something else should stand here, and what to do.
    pub(in crate::reader) fn expected_or(
        &mut self,
        what: &'static str,
        at: &Cursor<'_>,
        help: Option<String>,
    ) -> Reported {
        match self.look(at) {
            Look::Known(entry, _) if entry.class == Class::Broken => Reported::before(),
            Look::Unknown => self.unknown(at, what),
            Look::End => self.report(PhraseError::Missing {
                what,
                span: at.here(),
                help,
            }),
            _ if help.is_none() && self.as_one_word(at, what).is_some() => {
                let told = self.not_joined(at, what);
                told.unwrap_or_else(Reported::before)
            }
            Look::Known(entry, count) => {
                let found = entry.class.called();
                let help = help.or_else(|| {
                    let place = matches!(entry.class, Class::Relation(_)) && what.starts_with("a thing");
                    place.then(|| String::from("this says where something is; name the thing or the place itself: `host`, `this`, `PLACE of ...`"))
                });
                let span = at.front(count).span();
                self.report(PhraseError::Expected {
                    what,
                    found: Some(SmolStr::new_static(found)),
                    span,
                    help,
                })
            }
            Look::Local(..) | Look::Small | Look::Sign => self.report(PhraseError::Expected {
                what,
                found: None,
                span: at.here(),
                help,
            }),
        }
    }

    /// Says that nothing declares the next word, and what near word would do.
    pub(super) fn unknown(&mut self, at: &Cursor<'_>, what: &'static str) -> Reported {
        let near = at
            .peek()
            .and_then(|next| spell::nearest(self, &at.word(), what, next.span.file));
        self.unknown_or(at, what, near).0
    }

    /// Says that nothing declares the next word, and what to write, unless it is another sort of slip: `near` or what
    /// is nearer.
    pub(super) fn unknown_or(
        &mut self,
        at: &Cursor<'_>,
        what: &'static str,
        near: Option<SmolStr>,
    ) -> (Reported, Option<SmolStr>) {
        if let Some(reported) = self.known_slip(at, what) {
            return (reported, None);
        }
        let spelled = at.word();
        let lower = spelled.to_lowercase();
        let small = || self.vocab.get(&lower).is_some() || is_prep(&lower) || is_conn(&lower);
        let lower = (lower != spelled && small()).then(|| SmolStr::new(&lower));
        let times = match at.ahead(1).map(|word| &word.kind) {
            Some(WordKind::Number(number)) if spelled == "x" => Some(format_smolstr!("x{number}")),
            _ => None,
        };
        let icon = format_smolstr!("[{spelled}]");
        let times = times.or(self.vocab.get(&icon).is_some().then_some(icon));
        let opening = spell::nearest_opening(self, at.rest());
        let opening = opening.or_else(|| spell::same_opening(self, at.rest()));
        let title = spell::bare_title(self, at.rest());
        let one = |title: SmolStr| match what {
            "a thing" => format_smolstr!("one {title}"),
            _ => title,
        };
        let whole = opening.clone().filter(|opening| opening.contains(' '));
        // As many words as the proposal is for.
        let many = match (&whole, &title) {
            (Some(whole), _) => spell::words_for(at.rest(), whole),
            (None, Some(title)) => title.split(' ').count(),
            (None, None) => 1,
        };
        let span = at.front(many).span();
        let opening = opening.filter(|_| what == "a verb");
        if whole.is_none()
            && let Some(reported) = self.not_joined(at, what)
        {
            return (reported, None);
        }
        let nearest = whole
            .or(lower)
            .or(times)
            .or(title.map(one))
            .or_else(|| spell::singular(&spelled))
            .or(opening)
            .or(near)
            .or_else(|| spell::longer_opening(self, &spelled, what));
        let reported = self.report(PhraseError::UnknownWord {
            word: spelled,
            span,
            nearest: nearest.clone(),
        });
        (reported, nearest)
    }

    /// A word that nothing declares, and of which it is known what its writer should do.
    fn known_slip(&mut self, at: &Cursor<'_>, what: &'static str) -> Option<Reported> {
        let Some(word) = at.peek() else {
            return Some(self.expected(what, at));
        };
        let spelled = spell::spelled(word);
        if let Some(first) = self.vocab.unseen(at.rest()) {
            return Some(self.report(PhraseError::Unseen {
                word: spelled,
                span: word.span,
                first,
            }));
        }
        if let Some(help) = spell::english(&spelled) {
            return Some(self.english(spelled, help, word.span));
        }
        if let Some(help) = self.with_its_words(at) {
            return Some(self.english(spelled, help, at.here()));
        }
        let later = (spelled == "remaining").then(|| self.asked_later());
        if let Some(help) = later.flatten() {
            return Some(self.english(spelled, help, word.span));
        }
        let just = at.ahead(1).is_some_and(|word| word.is("just"));
        if just && matches!(spelled.as_str(), "was" | "were" | "are") {
            let help = "write `is just` for the two words";
            return Some(self.english(format_smolstr!("{spelled} just"), help, word.span));
        }
        let denied = spelled.strip_prefix("non-");
        let denied = denied.or_else(|| spelled.strip_prefix("non_"));
        if let Some(denied) = denied.filter(|denied| self.vocab.get(denied).is_some()) {
            let help = format!("write `not_{denied}`");
            return Some(self.english(spelled, help, word.span));
        }
        if let Some((words, span)) = self.head_here(at) {
            return Some(self.report(PhraseError::HeadHere { words, span }));
        }
        None
    }

    /// The first words of a frame, limit or clause that stand here, and where.
    pub(super) fn head_here(&self, at: &Cursor<'_>) -> Option<(SmolStr, Span)> {
        let heads = self.vocab.heads(at.rest());
        let (_, count) = heads.max_by_key(|(_, count)| *count)?;
        let words = at.front(count);
        (count > 0).then(|| (words.row().into(), words.span()))
    }

    /// Says that the phrase should have ended.
    pub(super) fn finish(&mut self, at: &Cursor<'_>) -> Read<()> {
        if at.is_done() {
            return Ok(());
        }
        if let Look::Unknown = self.look(at) {
            return Err(self.unknown(at, "the next word"));
        }
        if let Some(Class::Broken) = self.class(at) {
            return Err(Reported::before());
        }
        let word = at.word();
        Err(self.report(PhraseError::Extra {
            word,
            span: at.span(),
        }))
    }
}

/// The state that a word names, if it names one.
pub(super) fn state_of(entry: &Entry) -> Option<StateId> {
    match entry.class {
        Class::State(state) => Some(state),
        Class::Verb(_, Form::Past) => entry.state,
        _ => None,
    }
}

/// Whether a word is one of the two spellings of `or`.
pub(super) fn is_or(word: &Word) -> bool {
    word.is("or") || word.is("OR")
}

pub(super) fn comparison(word: &Word) -> Option<crate::tree::Comparison> {
    use crate::tree::Comparison;
    match word.kind {
        WordKind::Op(Op::Equal) => Some(Comparison::Equal),
        WordKind::Op(Op::NotEqual) => Some(Comparison::Unequal),
        WordKind::Op(Op::Less) => Some(Comparison::Less),
        WordKind::Op(Op::Greater) => Some(Comparison::Greater),
        WordKind::Op(Op::LessOrEqual) => Some(Comparison::AtMost),
        WordKind::Op(Op::GreaterOrEqual) => Some(Comparison::AtLeast),
        _ => None,
    }
}

impl Cursor<'_> {
    /// The next word as it is written.
    pub(super) fn word(&self) -> SmolStr {
        self.peek().map(spell::spelled).unwrap_or_default()
    }

    /// The words that are left, as they are written.
    pub(super) fn row(&self) -> String {
        spell::row(self.rest())
    }
}
