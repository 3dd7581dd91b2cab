//! The first pass: which names stand where.

use super::tables::{closing, does_behind};
use super::{Mode, Named, Part, Piece, Roles, closed};
use crate::phrase::token::Class;
use crate::sentence::{Op, Phrase, Word, WordKind};
use crate::span::{FileId, Span};
use crate::tree::{Book, FunctionId, Param, VerbId};
use crate::vocabulary::{Class as Declared, Entry, Form, Head, Vocabulary, third};
use crate::words::PLAYERS;

/// The declared words, and what of their declarations matters for their class.
#[derive(Debug)]
pub struct Words<'v> {
    vocab: &'v Vocabulary,
    book: &'v Book,
}

impl<'v> Words<'v> {
    /// The words of a vocabulary, as a book declares them.
    #[must_use]
    pub const fn new(vocab: &'v Vocabulary, book: &'v Book) -> Self {
        Self { vocab, book }
    }

    /// Whether nobody does a verb: it has no form for that.
    fn is_event(&self, verb: VerbId) -> bool {
        let name = self
            .book
            .verbs
            .get(verb.index())
            .map(|verb| third(&verb.named.name));
        let form = name.and_then(|name| self.vocab.get(&name));
        form.is_none_or(|entry| entry.class != Declared::Verb(verb, Form::Third))
    }

    /// What a verb needs beside its object, with the prepositions before it.
    pub(super) fn params(&self, verb: VerbId) -> &'v [Param] {
        let verb = self.book.verbs.get(verb.index());
        verb.map_or(&[], |verb| &verb.params)
    }

    /// Whether some of these relations, as far as a script sees them, are asked of two.
    fn of_two(&self, relations: &[FunctionId], from: FileId) -> bool {
        let mut all = relations
            .iter()
            .filter_map(|id| self.book.functions.get(id.index()));
        all.any(|function| {
            function.params.len() > 1 && self.vocab.sight.sees(from, function.named.span)
        })
    }

    /// The class of the declared name at the front of a row, and how many words it has.
    fn declared(&self, words: &[Word]) -> Option<(Class, Roles, usize)> {
        let from = words.first()?.span.file;
        let (entry, count) = self.vocab.lookup(words)?;
        let (class, roles) = self.class_of(entry, from)?;
        Some((class, roles, count))
    }

    /// The class that a declared name has before anybody looks at its neighbours.
    pub(crate) fn class(&self, entry: &Entry, from: FileId) -> Option<Class> {
        self.class_of(entry, from).map(|(class, _)| class)
    }

    fn class_of(&self, entry: &Entry, from: FileId) -> Option<(Class, Roles)> {
        let mut roles = Roles::None;
        let class = match &entry.class {
            Declared::Kind(..) | Declared::Record(_, false) => Class::Kind,
            Declared::Symbol(_) => Class::Symbol,
            Declared::Field(_) => Class::Field,
            Declared::Noun(_)
            | Declared::Zone(_)
            | Declared::Scope(_)
            | Declared::Record(_, true)
            | Declared::Builtin(_)
            | Declared::Part(_)
            | Declared::Arithmetic(_) => Class::Noun,
            Declared::Relation(all) if self.of_two(all, from) => Class::RelationTo,
            Declared::Relation(_) => Class::Relation,
            Declared::Adjective(_) | Declared::State(_) => Class::Adjective,
            Declared::Verb(id, Form::Plain) if self.is_event(*id) => Class::Event,
            Declared::Verb(id, form) => {
                roles = Roles::Declared(*id);
                match form {
                    Form::Plain => Class::Verb,
                    Form::Third => Class::Verbs,
                    Form::Past | Form::Gerund => Class::Participle,
                }
            }
            Declared::Procedure(_) => Class::Procedure,
            Declared::Broken => Class::Bad,
            Declared::Quantifier(_) | Declared::Special(_) => return None,
        };
        Some((class, roles))
    }

    /// A frame, a limit or a menu at the front of an item, and how many words it has.
    fn framed(&self, words: &[Word]) -> Option<(Class, usize)> {
        let mut heads = self.vocab.heads(words);
        heads.find_map(|(head, count)| match head {
            Head::Frame(_) if count > 1 => Some((Class::Frame, count)),
            Head::Menu(_) if count > 1 => Some((Class::Menu, count)),
            Head::Limit(_) => Some((Class::Limit, count)),
            _ => None,
        })
    }

    /// Whether a player of a scenario is called so.
    fn is_player(&self, name: &str) -> bool {
        let roots = &self.book.roots;
        let seats = roots.players.max(roots.most_players).max(2);
        let mut names = PLAYERS.iter().take(usize::from(seats));
        names.any(|known| *known == name)
    }

    /// Whether a menu, or a window, has this name.
    fn own_name(&self, name: &str) -> bool {
        let names = &self.vocab.names;
        names.menus.contains_key(name) || names.windows.contains_key(name)
    }
}

/// The pass at work.
struct Names<'a, 'w> {
    words: &'a Words<'a>,
    mode: Mode,
    out: Vec<Piece<'w>>,
    level: u16,
    /// The words at which it stands.
    here: Named<'w>,
    /// Whether a `because` of a scenario stands before.
    because: bool,
}

pub(super) fn find<'w>(words: &Words<'_>, mode: Mode, parts: &[Part<'w>]) -> Vec<Piece<'w>> {
    let mut names = Names {
        words,
        mode,
        out: Vec::new(),
        level: 0,
        here: Named::default(),
        because: false,
    };
    for part in parts {
        match part {
            Part::Words(row) => names.row(row),
            Part::Sign(class, span) => {
                names.here = Named::default();
                names.put(*class, *span, "");
            }
        }
    }
    names.out
}

impl<'w> Names<'_, 'w> {
    fn put(&mut self, class: Class, span: Span, text: &'w str) {
        self.because |= class == Class::Because;
        self.out.push(Piece {
            class,
            span,
            text,
            roles: Roles::None,
            level: self.level,
            mate: usize::MAX,
            at: self.here,
        });
    }

    fn last(&self) -> Option<Class> {
        self.out.last().map(|piece| piece.class)
    }

    fn row(&mut self, words: &'w [Word]) {
        let mut rest = words;
        while let Some(word) = rest.first() {
            self.here = Named { rest, count: 1 };
            let count = match &word.kind {
                WordKind::Group(phrases) => self.bracket(Class::Open, word.span, phrases),
                WordKind::List(phrases) => self.bracket(Class::OpenList, word.span, phrases),
                _ => {
                    let begin = self.out.len();
                    let count = self.name(word, rest);
                    for piece in self.out.iter_mut().skip(begin) {
                        piece.at.count = count;
                    }
                    count
                }
            };
            rest = rest.get(count..).unwrap_or_default();
        }
    }

    /// Takes a bracket with all that it holds, which is one word.
    fn bracket(&mut self, open: Class, span: Span, phrases: &'w [Phrase]) -> usize {
        let (begin, here) = (self.out.len(), self.here);
        let between = match open {
            Class::OpenList => Class::Comma,
            _ => Class::Colon,
        };
        self.put(open, Span::new(span.file, span.start, span.start + 1), "");
        self.level += 1;
        for (at, Phrase { words, .. }) in phrases.iter().enumerate() {
            if at > 0 {
                let start = words.first().map_or(span, |word| word.span).before();
                self.here = Named::default();
                self.put(between, start, "");
            }
            self.row(words);
        }
        self.level -= 1;
        self.here = here;
        let end = self.out.len();
        let last = Span::new(span.file, span.end.saturating_sub(1), span.end);
        self.put(closing(open), last, "");
        for (at, mate) in [(begin, end), (end, begin)] {
            if let Some(piece) = self.out.get_mut(at) {
                piece.mate = mate;
            }
        }
        1
    }

    /// Reads what stands at the front of a row, which is no bracket. Says how many words it has.
    fn name(&mut self, word: &'w Word, rest: &'w [Word]) -> usize {
        let span = word.span;
        if let Some(class) = literal(&word.kind) {
            return self.literal(class, span, rest.get(1..).unwrap_or_default());
        }
        let text = word.name().unwrap_or_default();
        if let WordKind::Icon(inner) = &word.kind
            && self.words.vocab.lookup(rest).is_none()
        {
            // A list of one looks like an icon.
            self.put(Class::OpenList, span, "");
            self.put(Class::Name, span, inner);
            self.put(Class::CloseList, span, "");
            return 1;
        }
        let plainly = |(class, count)| (class, Roles::None, count);
        let placed = self.placed(text).map(|class| (class, 1));
        let scenario = || self.scenario(rest, text).map(plainly);
        let found = placed.map(plainly).or_else(scenario);
        let (class, roles, count) = found.unwrap_or_else(|| self.best(rest, text));
        let end = rest.get(count - 1).map_or(span, |last| last.span);
        self.put(class, span.to(end), text);
        if let Some(piece) = self.out.last_mut() {
            piece.roles = roles;
        }
        count
    }

    /// Takes a literal. In a scenario a title may have the player behind it whose card it is.
    fn literal(&mut self, class: Class, span: Span, behind: &[Word]) -> usize {
        let scenario = self.mode == Mode::Scenario;
        let another = class == Class::Number
            && is_title(behind.first())
            && self.last() != Some(Class::Reason);
        let class = match scenario && another {
            true => Class::Another,
            false => class,
        };
        self.put(class, span, "");
        match behind {
            [of, player, ..]
                if scenario
                    && class == Class::Title
                    && of.is("of")
                    && player
                        .plain()
                        .is_some_and(|name| self.words.is_player(name)) =>
            {
                self.put(Class::OfPlayer, of.span.to(player.span), "");
                3
            }
            _ => 1,
        }
    }

    /// The class of a word that stands where only one sort of name can stand.
    fn placed(&self, text: &str) -> Option<Class> {
        let offers = self.out.first().map(|piece| piece.class) == Some(Class::Offer);
        match self.last()? {
            Class::Dot => Some(Class::Name),
            Class::Leave | Class::Stage | Class::Let if text != "you" => Some(Class::Name),
            Class::OpenWindow if text != "if" => Some(Class::OwnName),
            _ if offers && text == "once" => Some(Class::Once),
            _ if offers && self.out.len() > 1 && self.words.own_name(text) => Some(Class::OwnName),
            _ => None,
        }
    }

    /// Whether a statement begins here.
    fn states(&self) -> bool {
        let says = || self.out.first().map(|piece| piece.class) == Some(Class::Says);
        match self.last() {
            None | Some(Class::Else) => true,
            Some(Class::Then | Class::Comma) => self.level == 0,
            Some(Class::Colon) => says(),
            _ => false,
        }
    }

    /// What the longest name at the front of a row is.
    fn best(&self, rest: &[Word], text: &str) -> (Class, Roles, usize) {
        let effects = matches!(self.mode, Mode::Text | Mode::Statement);
        let last = self.last();
        // An item, or a part of it behind a comma or colon.
        let starts = matches!(last, None | Some(Class::Comma | Class::Colon));
        if effects
            && self.level == 0
            && starts
            && let Some((class, count)) = self.words.framed(rest)
        {
            return (class, Roles::None, count);
        }
        if last == Some(Class::Until)
            && let Some((_, count)) = self.words.vocab.time(rest)
        {
            return (Class::Time, Roles::None, count);
        }
        let plain = rest.first().is_some_and(|word| word.plain().is_some());
        // Whether a parenthesis stands right behind so many words.
        let glued = |count: usize| {
            let word = rest.get(count - 1).zip(rest.get(count));
            word.is_some_and(|(last, next)| {
                matches!(next.kind, WordKind::Group(_)) && next.span.start == last.span.end
            })
        };
        if plain && glued(1) && closed::is_called(text) {
            return (Class::Called, Roles::None, 1);
        }
        let own = self.words.declared(rest);
        let own_is = |wanted: fn(Class, usize) -> bool| {
            own.is_none_or(|(class, _, count)| wanted(class, count))
        };
        if self.mode == Mode::Statement
            && plain
            && self.states()
            && own_is(|_, count| count == 1)
            && let Some(class) = closed::statement(text)
        {
            return (class, Roles::None, 1);
        }
        let written = effects && self.states() && !glued(1);
        let is_name = |class, _| !matches!(class, Class::Verb | Class::Procedure);
        if plain
            && (own.is_none() || written && own_is(is_name))
            && last.is_none_or(does_behind)
            && let Some(roles) = closed::write(text)
        {
            return (Class::Verb, Roles::Fixed(roles), 1);
        }
        let longer = |count: usize| own.is_some_and(|(_, _, own)| own > count);
        if let Some((class, count)) = closed::longest(rest)
            && !longer(count)
            && !(glued(count) && class == Class::Meets)
        {
            return (class, Roles::None, count);
        }
        let called = |count, class| match glued(count) {
            true => Class::Called,
            false => class,
        };
        if plain && crate::words::is_prep(text) && !longer(1) {
            return (called(1, Class::Preposition), Roles::None, 1);
        }
        if let Some((class, roles, count)) = own {
            let class = match class {
                Class::Procedure | Class::Kind | Class::Symbol => class,
                Class::Verb if glued(count) => Class::VerbCalled,
                Class::Event if glued(count) => Class::EventCalled,
                class => called(count, class),
            };
            return (class, roles, count);
        }
        let negated = text.strip_prefix("not_").zip(rest.first());
        let denied = |(denied, word): (&str, &Word)| self.words.vocab.seen(denied, word.span.file);
        let class = match negated.and_then(denied) {
            Some(_) => Class::Adjective,
            None => called(1, Class::Name),
        };
        (class, Roles::None, 1)
    }

    /// A word of scenarios, and how many words it has.
    fn scenario(&self, rest: &[Word], text: &str) -> Option<(Class, usize)> {
        if self.mode != Mode::Scenario {
            return None;
        }
        let next = rest.get(1);
        let is = |word: &str| next.is_some_and(|next| next.is(word));
        let last = self.last();
        let reasons = last == Some(Class::Because) || last == Some(Class::Comma) && self.because;
        let class = match text {
            "version" if is_title(next) => Class::Version,
            "another" | "third" | "fourth" | "fifth" if is_title(next) => Class::Another,
            "nobody" => Class::Noun,
            _ if self.words.is_player(text) => Class::Noun,
            "refused" => Class::Refused,
            "does" if is("not") => return Some((Class::DoesNot, 2)),
            "does" => Class::Does,
            "sees" | "see" => Class::Sees,
            "wins" | "win" => Class::Wins,
            "decision" if is("of") => return Some((Class::DecisionOf, 3)),
            "decision" => Class::DecisionOf,
            "offers" => Class::Offers,
            "exactly" => Class::Exactly,
            "stage" if is("is") => return Some((Class::StageIs, 2)),
            _ if last == Some(Class::StageIs) && text != "not" => Class::Name,
            "set" | "add" | "multiply" | "subtract" | "times" | "lose" if reasons => Class::Reason,
            "is" if is("refused") => return Some((Class::IsRefused, 2)),
            "random" if self.out.is_empty() => Class::Name,
            _ if last == Some(Class::Because) && is_title(next) => Class::Name,
            _ => return None,
        };
        Some((class, 1))
    }
}

fn is_title(word: Option<&Word>) -> bool {
    word.is_some_and(|word| matches!(word.kind, WordKind::Text(_)))
}

/// The class of a word that is no name and no bracket.
const fn literal(kind: &WordKind) -> Option<Class> {
    Some(match kind {
        WordKind::Text(_) => Class::Title,
        WordKind::Number(_) => Class::Number,
        WordKind::Change(_) => Class::Change,
        WordKind::Times(_) => Class::Times,
        WordKind::Date(_) => Class::Date,
        WordKind::Comma => Class::Comma,
        WordKind::Colon => Class::Colon,
        WordKind::Bad(_) => Class::Bad,
        WordKind::Op(op) => match op {
            Op::Equal => Class::Equal,
            Op::Plus => Class::Plus,
            Op::Minus => Class::Minus,
            Op::Star => Class::Star,
            Op::Slash => Class::Slash,
            Op::Dot => Class::Dot,
            _ => Class::Compare,
        },
        WordKind::Name { .. } | WordKind::Icon(_) | WordKind::Group(_) | WordKind::List(_) => {
            return None;
        }
    })
}
