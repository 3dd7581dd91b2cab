//! Another name for a word: the edits, or why there are none.

use super::rows::Named;
use super::{Editor, Target, declarations, plain};
use crate::span::{FileId, Span};
use crate::tree::{KindId, VerbId};
use crate::vocabulary::{Class, Entry, gerund, past, plural, third};
use crate::words::{Key, is_conn, is_prep};
use smol_str::SmolStr;
use std::collections::BTreeSet;
use std::fmt;

/// One edit of a rename.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edit {
    /// What is replaced.
    pub span: Span,
    /// What stands there then.
    pub text: String,
}

/// Why a word gets no other name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoRename {
    /// No word stands at the place.
    NoWord,
    /// It is a word of the language, or the beginning of a pattern, whose words stand in the declaration alone.
    NotDeclared(SmolStr),
    /// The new name is none: one word of letters, digits and `_`, no preposition, connective or key; or it is the old
    /// one.
    NoName(SmolStr),
    /// The new name, or a form of it, is a word already: where.
    Taken(SmolStr, Option<Span>),
}

impl fmt::Display for NoRename {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoWord => f.write_str("no word stands here"),
            Self::NotDeclared(word) => write!(f, "no script declares `{word}` as a word"),
            Self::NoName(name) => write!(f, "`{name}` cannot be the new name"),
            Self::Taken(name, _) => write!(f, "`{name}` is a word already"),
        }
    }
}

impl std::error::Error for NoRename {}

/// The forms of a word, and those of its new name.
struct Forms(Vec<(SmolStr, SmolStr)>);

impl Forms {
    fn of(old: &str, new: &str, forms: &[fn(&str) -> String]) -> Self {
        let mut all = vec![(SmolStr::new(old), SmolStr::new(new))];
        let forms = forms.iter();
        all.extend(forms.map(|form| (form(old).into(), form(new).into())));
        Self(all)
    }

    /// What stands for a form. A form that a declaration gives by itself stays.
    fn get(&self, form: &str) -> Option<&SmolStr> {
        let mut all = self.0.iter();
        all.find(|(old, _)| old == form).map(|(_, new)| new)
    }
}

impl Editor<'_> {
    /// The edits that give the word at a place another name, in the order of the scripts. The other forms of a verb
    /// or of a kind follow it, but for those that a declaration gives by itself (`past`, `plural`). Of a title the
    /// text is replaced.
    ///
    /// # Errors
    /// Why the word cannot have that name.
    pub fn rename(&self, file: FileId, at: u32, to: &str) -> Result<Vec<Edit>, NoRename> {
        let target = self.target(file, at).ok_or(NoRename::NoWord)?;
        let (entry, span) = match &target {
            Target::Word(span, entry) => (entry, *span),
            Target::Title(_, title) => return self.rename_title(title, to),
            Target::Head(span, ..) => return Err(NoRename::NotDeclared(self.written(*span))),
        };
        let old = self.name_of(entry).unwrap_or_else(|| self.written(span));
        let wanted: BTreeSet<Span> = declarations(entry).collect();
        if wanted.is_empty() {
            return Err(NoRename::NotDeclared(old));
        }
        if !is_name(to) || old == to {
            return Err(NoRename::NoName(to.into()));
        }
        let forms = Forms::of(
            &old,
            to,
            match entry.class {
                Class::Verb(..) => &[third, past, gerund],
                Class::Kind(..) | Class::Record(..) => &[plural],
                _ => &[],
            },
        );
        self.free(&forms, &wanted)?;
        let mut edits = Vec::new();
        self.each(|named| {
            let Named::Word(span, entry) = named else {
                return;
            };
            if !declarations(entry).any(|one| wanted.contains(&one)) {
                return;
            }
            let written = self.written(span);
            let bare = written.trim_matches('`');
            if let Some(new) = forms.get(bare) {
                let text = new.to_string();
                edits.push(Edit { span, text });
            }
        });
        Ok(edits)
    }

    fn rename_title(&self, title: &str, to: &str) -> Result<Vec<Edit>, NoRename> {
        if self.card(title).is_none() {
            return Err(NoRename::NotDeclared(title.into()));
        }
        if to.trim().is_empty() || to.contains('\n') || to == title {
            return Err(NoRename::NoName(to.into()));
        }
        if let Some(other) = self.card(to) {
            return Err(NoRename::Taken(to.into(), other.declared));
        }
        let mut edits = Vec::new();
        let text = crate::sentence::WordKind::Text(to.into()).to_string();
        self.each(|named| {
            if let Named::Title(span, one) = named
                && *one == title
            {
                let text = text.clone();
                edits.push(Edit { span, text });
            }
        });
        Ok(edits)
    }

    /// Whether nothing is called like one of some new forms: no word, and no local name where the old word is seen.
    fn free(&self, forms: &Forms, old: &BTreeSet<Span>) -> Result<(), NoRename> {
        for (_, new) in &forms.0 {
            let known = self.vocab.get(new);
            if let Some(known) = known.filter(|one| !declarations(one).any(|at| old.contains(&at)))
            {
                return Err(NoRename::Taken(new.clone(), known.span));
            }
            if crate::phrase::classify::closed_words().any(|word| word == new) {
                return Err(NoRename::Taken(new.clone(), None));
            }
        }
        for script in self.scripts {
            let seen = old
                .iter()
                .any(|one| self.vocab.sight.sees(script.file, *one));
            let local = || self.local(script, |name| forms.0.iter().any(|(_, new)| new == name));
            if let Some((name, span)) = seen.then(local).flatten() {
                return Err(NoRename::Taken(name, Some(span)));
            }
        }
        Ok(())
    }

    /// A plain name in a script that nothing declares.
    fn local(
        &self,
        script: &crate::reader::Script,
        is_it: impl Fn(&str) -> bool,
    ) -> Option<(SmolStr, Span)> {
        let mut found = None;
        super::rows::words(&script.sentences, &mut |word| {
            if let Some(name) = plain(word).filter(|name| found.is_none() && is_it(name)) {
                found = Some((name.clone(), word.span));
            }
        });
        found.filter(|(name, _)| self.vocab.get(name).is_none())
    }

    fn written(&self, span: Span) -> SmolStr {
        let script = self.script(span.file);
        script.map_or_else(SmolStr::default, |script| span.of(&script.text).into())
    }

    /// The name of which a word is a form.
    fn name_of(&self, entry: &Entry) -> Option<SmolStr> {
        let kind = |id: KindId| self.book.at(id).map(|kind| kind.named.name.clone());
        let verb = |id: VerbId| self.book.at(id).map(|verb| verb.named.name.clone());
        match entry.class {
            Class::Kind(id, _) => kind(id),
            Class::Verb(id, _) => verb(id),
            Class::Record(id, _) => self.book.at(id).map(|form| form.named.name.clone()),
            _ => None,
        }
    }
}

/// Whether a word can be the name of a declaration.
fn is_name(text: &str) -> bool {
    let mut letters = text.chars();
    let begins = letters.next().is_some_and(char::is_alphabetic);
    let goes_on = letters.all(|one| one.is_alphanumeric() || matches!(one, '_' | '\'' | '-'));
    begins && goes_on && !is_prep(text) && !is_conn(text) && Key::of(text).is_none()
}
