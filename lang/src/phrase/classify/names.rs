//! The first pass: which names stand where.

use super::{Mode, Named, Part, Piece, Roles, closed};
use crate::phrase::token::Class;
use crate::sentence::{Op, Word, WordKind};
use crate::span::{FileId, Span};
use crate::tree::{Book, FunctionId, Param, VerbId};
use crate::vocabulary::{Class as Declared, Form, Head, Vocabulary, third};

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
            Declared::Quantifier(_)
            | Declared::Quality(_)
            | Declared::Constant(_)
            | Declared::Special(_) => return None,
        };
        Some((class, roles, count))
    }

    /// A frame, a limit or a menu at the front of an item, and how many words it has.
    fn framed(&self, words: &[Word], start: bool) -> Option<(Class, usize)> {
        let mut heads = self.vocab.heads(words);
        heads.find_map(|(head, count)| match head {
            Head::Frame(_) if start && count > 1 => Some((Class::Frame, count)),
            Head::Menu(_) if start && count > 1 => Some((Class::Menu, count)),
            Head::Limit(_) => Some((Class::Limit, count)),
            _ => None,
        })
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
}

pub(super) fn find<'w>(words: &Words<'_>, mode: Mode, parts: &[Part<'w>]) -> Vec<Piece<'w>> {
    let mut names = Names {
        words,
        mode,
        out: Vec::new(),
        level: 0,
        here: Named::default(),
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
            let begin = self.out.len();
            let count = match &word.kind {
                WordKind::Group(phrases) => {
                    let places = phrases.iter().map(|phrase| &phrase.words[..]);
                    self.bracket((Class::Open, Class::Close), Class::Colon, word.span, places);
                    1
                }
                WordKind::List(phrases) => {
                    let places = phrases.iter().map(|phrase| &phrase.words[..]);
                    self.bracket(
                        (Class::OpenList, Class::CloseList),
                        Class::Comma,
                        word.span,
                        places,
                    );
                    1
                }
                _ => {
                    let count = self.name(rest);
                    for piece in self.out.get_mut(begin..).unwrap_or_default() {
                        piece.at.count = count.max(1);
                    }
                    count
                }
            };
            rest = rest.get(count.max(1)..).unwrap_or_default();
        }
    }

    fn bracket(
        &mut self,
        (open, close): (Class, Class),
        between: Class,
        span: Span,
        phrases: impl Iterator<Item = &'w [Word]>,
    ) {
        let (begin, here) = (self.out.len(), self.here);
        self.put(open, Span::new(span.file, span.start, span.start + 1), "");
        self.level += 1;
        for (at, words) in phrases.enumerate() {
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
        self.put(
            close,
            Span::new(span.file, span.end.saturating_sub(1), span.end),
            "",
        );
        for (at, mate) in [(begin, end), (end, begin)] {
            if let Some(piece) = self.out.get_mut(at) {
                piece.mate = mate;
            }
        }
    }

    /// Reads what stands at the front of a row, which is no bracket. Says how many words it has.
    fn name(&mut self, rest: &'w [Word]) -> usize {
        let Some(word) = rest.first() else {
            return 1;
        };
        let span = word.span;
        let literal = match &word.kind {
            WordKind::Text(text) => Some((Class::Title, text.as_str())),
            WordKind::Number(_) => Some((Class::Number, "")),
            WordKind::Change(_) => Some((Class::Change, "")),
            WordKind::Times(_) => Some((Class::Times, "")),
            WordKind::Date(_) => Some((Class::Date, "")),
            WordKind::Op(op) => Some((sign(*op), "")),
            WordKind::Comma => Some((Class::Comma, "")),
            WordKind::Colon => Some((Class::Colon, "")),
            WordKind::Bad(_) => Some((Class::Bad, "")),
            _ => None,
        };
        if let Some((class, text)) = literal {
            let count = self.scenario_title(rest);
            if count > 0 {
                return count;
            }
            self.put(class, span, text);
            return 1;
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
        if let Some(class) = self.placed(text) {
            self.put(class, span, text);
            return 1;
        }
        if self.mode == Mode::Scenario {
            let count = self.scenario(rest, text);
            if count > 0 {
                return count;
            }
        }
        let (class, roles, count) = self.best(rest, text);
        let end = rest.get(count - 1).map_or(span, |last| last.span);
        self.put(class, span.to(end), text);
        if let Some(piece) = self.out.last_mut() {
            piece.roles = roles;
        }
        count
    }

    /// The class of a word that stands where only one sort of name can stand.
    fn placed(&self, text: &str) -> Option<Class> {
        let offers = self.out.first().map(|piece| piece.class) == Some(Class::Offer);
        match self.last()? {
            Class::Dot => Some(Class::Name),
            Class::Leave | Class::Stage | Class::Let if text != "you" => Some(Class::Name),
            Class::OpenWindow if !matches!(text, "if") => Some(Class::OwnName),
            _ if offers && text == "once" => Some(Class::Once),
            _ if offers && self.out.len() > 1 && self.words.own_name(text) => Some(Class::OwnName),
            _ => None,
        }
    }

    /// Whether an item, or a part of it behind a comma or colon, begins here.
    fn starts(&self) -> bool {
        self.level == 0 && matches!(self.last(), None | Some(Class::Comma | Class::Colon))
    }

    /// Whether a statement begins here.
    fn states(&self) -> bool {
        let behind_says = || {
            let first = self.out.first();
            first.is_some_and(|piece| piece.class == Class::Says)
        };
        match self.last() {
            None | Some(Class::Else) => true,
            Some(Class::Then | Class::Comma) => self.level == 0,
            Some(Class::Colon) => behind_says(),
            _ => false,
        }
    }

    /// Whether an effect may begin here.
    fn may_do(&self) -> bool {
        matches!(
            self.last(),
            None | Some(
                Class::Then
                    | Class::Comma
                    | Class::Colon
                    | Class::Or
                    | Class::Open
                    | Class::May
                    | Class::Says
            )
        )
    }

    /// What the longest name at the front of a row is.
    fn best(&self, rest: &'w [Word], text: &'w str) -> (Class, Roles, usize) {
        let effects = matches!(self.mode, Mode::Text | Mode::Statement);
        if effects && self.level == 0 {
            let framed = self
                .starts()
                .then(|| self.words.framed(rest, true))
                .flatten();
            if let Some((class, count)) = framed {
                return (class, Roles::None, count);
            }
        }
        if self.last() == Some(Class::Until) {
            let time = self.words.vocab.time(rest);
            if let Some((_, count)) = time {
                return (Class::Time, Roles::None, count);
            }
        }
        let plain = rest.first().is_some_and(|word| word.plain().is_some());
        let glued = |count: usize| {
            let last = rest.get(count - 1).map(|word| word.span.end);
            let next = rest.get(count);
            next.is_some_and(|next| {
                matches!(next.kind, WordKind::Group(_)) && Some(next.span.start) == last
            })
        };
        let own = self.words.declared(rest);
        let closed = closed::longest(rest);
        let longer = |count: usize| own.is_some_and(|(_, _, own)| own > count);
        if plain
            && glued(1)
            && matches!(
                text,
                "those" | "just" | "holds" | "value" | "can_target" | "face_up" | "face_down"
            )
        {
            return (Class::Called, Roles::None, 1);
        }
        if self.mode == Mode::Statement
            && plain
            && self.states()
            && own.is_none_or(|(_, _, count)| count == 1)
            && let Some(class) = closed::statement(text)
        {
            return (class, Roles::None, 1);
        }
        if plain
            && own.is_none_or(|(class, ..)| {
                effects
                    && self.states()
                    && !glued(1)
                    && !matches!(class, Class::Verb | Class::Procedure)
            })
            && self.may_do()
            && let Some(roles) = closed::write(text)
        {
            return (Class::Verb, Roles::Fixed(roles), 1);
        }
        if let Some((class, count)) = closed
            && !longer(count)
            && !(glued(count) && class == Class::Meets)
        {
            return (class, Roles::None, count);
        }
        if plain && crate::words::is_prep(text) && !longer(1) {
            let class = if glued(1) {
                Class::Called
            } else {
                Class::Preposition
            };
            return (class, Roles::None, 1);
        }
        if let Some((class, roles, count)) = own {
            let class = match class {
                Class::Procedure => Class::Procedure,
                Class::Verb if glued(count) => Class::VerbCalled,
                Class::Event if glued(count) => Class::EventCalled,
                Class::Kind | Class::Symbol => class,
                _ if glued(count) => Class::Called,
                class => class,
            };
            return (class, roles, count);
        }
        let negated = text
            .strip_prefix("not_")
            .zip(rest.first())
            .and_then(|(denied, word)| self.words.vocab.seen(denied, word.span.file));
        let class = match () {
            () if negated.is_some() => Class::Adjective,
            () if glued(1) => Class::Called,
            () => Class::Name,
        };
        (class, Roles::None, 1)
    }

    /// A title in a scenario, with the player whose card it is. Says how many words it has; none elsewhere.
    fn scenario_title(&mut self, rest: &'w [Word]) -> usize {
        let [word, behind @ ..] = rest else {
            return 0;
        };
        if self.mode != Mode::Scenario {
            return 0;
        }
        let titled = behind
            .first()
            .is_some_and(|next| matches!(next.kind, WordKind::Text(_)));
        match &word.kind {
            WordKind::Number(_) if titled && self.last() != Some(Class::Reason) => {
                self.put(Class::Another, word.span, "");
                1
            }
            WordKind::Text(text) => {
                self.put(Class::Title, word.span, text);
                1 + self.of_player(behind)
            }
            _ => 0,
        }
    }

    /// `of one` behind a title.
    fn of_player(&mut self, behind: &'w [Word]) -> usize {
        let [of, player, ..] = behind else {
            return 0;
        };
        if of.is("of") && (player.is("one") || player.is("two")) {
            self.put(Class::OfPlayer, of.span.to(player.span), "");
            2
        } else {
            0
        }
    }

    /// A word of scenarios. Says how many words it has; none if it is another word.
    fn scenario(&mut self, rest: &'w [Word], text: &'w str) -> usize {
        let next = rest.get(1);
        let is = |word: &str| next.is_some_and(|next| next.is(word));
        let titled = next.is_some_and(|next| matches!(next.kind, WordKind::Text(_)));
        let last = self.last();
        let reasons = last == Some(Class::Because)
            || last == Some(Class::Comma)
                && self.out.iter().any(|piece| piece.class == Class::Because);
        let (class, count) = match text {
            "version" if titled => (Class::Version, 1),
            "another" | "third" | "fourth" | "fifth" if titled => (Class::Another, 1),
            "one" | "two" | "nobody" => (Class::Noun, 1),
            "refused" => (Class::Refused, 1),
            "does" if is("not") => (Class::DoesNot, 2),
            "does" => (Class::Does, 1),
            "sees" | "see" => (Class::Sees, 1),
            "wins" | "win" => (Class::Wins, 1),
            "decision" if is("of") => (Class::DecisionOf, 3),
            "decision" => (Class::DecisionOf, 1),
            "offers" => (Class::Offers, 1),
            "exactly" => (Class::Exactly, 1),
            "stage" if is("is") => (Class::StageIs, 2),
            _ if last == Some(Class::StageIs) && text != "not" => (Class::Name, 1),
            "set" | "add" | "multiply" | "subtract" | "times" | "lose" if reasons => {
                (Class::Reason, 1)
            }
            "is" if is("refused") => (Class::IsRefused, 2),
            "chooses" | "picks" => (Class::Chooses, 1),
            "accepts" => (Class::Accepts, 1),
            "declines" => (Class::Declines, 1),
            "passes" => (Class::Passes, 1),
            "way" if next.is_some_and(|next| matches!(next.kind, WordKind::Number(_))) => {
                (Class::Way, 1)
            }
            "random" if self.out.is_empty() => (Class::Name, 1),
            _ if last == Some(Class::Because) && titled => (Class::Name, 1),
            _ => return 0,
        };
        let first = rest.first().map_or(Span::default(), |word| word.span);
        let end = rest.get(count - 1).map_or(first, |word| word.span);
        self.put(class, first.to(end), text);
        count
    }
}

const fn sign(op: Op) -> Class {
    match op {
        Op::Equal => Class::Equal,
        Op::NotEqual | Op::Less | Op::Greater | Op::LessOrEqual | Op::GreaterOrEqual => {
            Class::Compare
        }
        Op::Plus => Class::Plus,
        Op::Minus => Class::Minus,
        Op::Star => Class::Star,
        Op::Slash => Class::Slash,
        Op::Dot => Class::Dot,
    }
}
