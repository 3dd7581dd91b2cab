//! The third pass: what holds within parentheses, behind a verb, in a requirement, in a list of changes.

use super::tables::{
    asks, change_begins, changes, closes, closing, compares, counted, frames, groups_before,
    groups_behind, joins, needs_behind, pronoun, qualifies, says, subject, unqualifies,
};
use super::{Mode, Named, Piece, Roles, Words};
use crate::phrase::token::{Class, Token};

/// What holds at a place.
#[derive(Clone, Copy, Default, Debug)]
struct Region {
    /// The verb that governs it, and which of its prepositions are taken.
    verb: Roles,
    taken: u32,
    /// How many `where` are open, and how many were where the verb stands.
    wheres: u16,
    around_verb: u16,
    need: bool,
    qualities: bool,
    /// Behind `cannot` or `can`.
    forbidden: bool,
    changes: bool,
    /// Behind `number of times`.
    times: bool,
    condition: bool,
    /// The bracket that holds it.
    bracket: Option<Class>,
}

/// The pass at work.
struct Pass<'p, 'w> {
    declared: &'p Words<'p>,
    pieces: &'p [Piece<'w>],
    mode: Mode,
    /// Whether the phrase does something.
    effects: bool,
    here: Region,
    around: Vec<Region>,
    /// The verb around `number of times`.
    outer: (Roles, u32),
    /// The place of the last colon.
    last_colon: Option<usize>,
    out: Vec<Token>,
    words: Vec<Named<'w>>,
}

pub(super) fn go_through<'w>(
    declared: &Words<'_>,
    pieces: &[Piece<'w>],
    mode: Mode,
) -> (Vec<Token>, Vec<Named<'w>>) {
    let effects = matches!(mode, Mode::Text | Mode::Statement);
    let asked = pieces.first().is_some_and(|piece| asks(piece.class));
    let mut pass = Pass {
        declared,
        pieces,
        mode,
        effects,
        here: Region {
            need: mode == Mode::Need,
            condition: !effects || asked && pieces.iter().any(|piece| frames(piece.class)),
            ..Region::default()
        },
        around: Vec::new(),
        outer: (Roles::None, 0),
        last_colon: pieces.iter().rposition(|piece| piece.class == Class::Colon),
        out: Vec::with_capacity(pieces.len()),
        words: Vec::with_capacity(pieces.len()),
    };
    for (at, piece) in pieces.iter().enumerate() {
        pass.step(at, piece);
    }
    pass.close_to(0);
    (pass.out, pass.words)
}

impl<'w> Pass<'_, 'w> {
    fn class(&self, at: usize) -> Option<Class> {
        self.pieces.get(at).map(|piece| piece.class)
    }

    /// The class of the last token but so many.
    fn back(&self, count: usize) -> Option<Class> {
        let token = self.out.iter().nth_back(count);
        token.map(|token| token.class)
    }

    fn put(&mut self, token: Token, words: Named<'w>) {
        self.out.push(token);
        self.words.push(words);
    }

    /// Closes each `where` but the first so many.
    fn close_to(&mut self, open: u16) {
        let place = self.out.last().map(|token| token.span.after());
        let end = Token {
            class: Class::EndWhere,
            span: place.unwrap_or_default(),
        };
        for _ in open..std::mem::replace(&mut self.here.wheres, open) {
            self.put(end, Named::default());
        }
    }

    fn govern(&mut self, verb: Roles) {
        (self.here.verb, self.here.taken) = (verb, 0);
        self.here.around_verb = self.here.wheres;
    }

    /// Takes a preposition that the governing verb has free.
    fn takes(&mut self, text: &str) -> bool {
        let found = match self.here.verb {
            Roles::None => None,
            Roles::Declared(verb) => {
                let mut params = self.declared.params(verb).iter();
                params.position(|param| param.role.as_deref() == Some(text))
            }
            Roles::Fixed(roles) => roles.iter().position(|role| *role == text),
        };
        let bit = found.and_then(|at| 1_u32.checked_shl(u32::try_from(at).ok()?));
        let free = bit.is_some_and(|bit| self.here.taken & bit == 0);
        self.here.taken |= bit.unwrap_or(0);
        free
    }

    fn step(&mut self, at: usize, piece: &Piece<'w>) {
        let class = piece.class;
        let next = self.class(at + 1);
        let scope = class == Class::Preposition
            && piece.text == "with"
            && matches!(next, Some(Class::Noun | Class::Name))
            && self.class(at + 2) == Some(Class::Equal);
        if closes(class) || scope {
            self.close_to(0);
        }
        self.asks(at, class);
        let before = self.back(0);
        let class = match class {
            Class::Open | Class::OpenList => self.open(at, class, before, next),
            Class::Close | Class::CloseList => self.shut(class),
            // A verb may be spelled like its participle: `is hit`.
            Class::Verb if self.is_said() => self.participle(piece.roles, before),
            Class::Participle => self.participle(piece.roles, before),
            Class::Verb | Class::Verbs => {
                self.govern(piece.roles);
                class
            }
            Class::Then => {
                self.govern(Roles::None);
                self.here.forbidden = false;
                self.here.changes = false;
                self.here.times = false;
                class
            }
            Class::Comma => self.comma(next),
            Class::Colon => self.colon(at, next),
            Class::Plus if self.here.need => Class::PlusNeed,
            Class::Preposition | Class::By | Class::As | Class::Over | Class::Of
                if self.takes(piece.text) =>
            {
                self.role(at, piece.text)
            }
            Class::Preposition if scope => Class::WithScope,
            Class::Preposition if piece.text == "with" => Class::With,
            Class::Preposition
                if piece.text == "before" && matches!(before, None | Some(Class::Comma)) =>
            {
                Class::Before
            }
            Class::NumberOfTimes => {
                self.outer = (self.here.verb, self.here.taken);
                self.here.times = true;
                class
            }
            Class::Span if self.here.times => {
                self.here.times = false;
                (self.here.verb, self.here.taken) = self.outer;
                Class::SpanInTimes
            }
            Class::Unless => {
                self.here.need = true;
                class
            }
            Class::Where => {
                self.here.wheres += 1;
                class
            }
            Class::If if self.here.changes && self.here.bracket == Some(Class::OpenChange) => {
                Class::IfChange
            }
            Class::Cannot | Class::Can => {
                self.here.forbidden = true;
                class
            }
            Class::Field if self.here.changes && before.is_some_and(change_begins) => {
                Class::FieldChanged
            }
            Class::Field if next.is_some_and(compares) => Class::FieldCompared,
            Class::Noun if self.here.qualities && next.is_some_and(compares) => {
                Class::FieldCompared
            }
            Class::Or | Class::And => self.connective(at, class, before, next),
            class => class,
        };
        match class {
            Class::With | Class::Has | Class::Gains | Class::Loses => self.here.qualities = true,
            class if unqualifies(class) => self.here.qualities = false,
            _ => {}
        }
        let span = piece.span;
        self.put(Token { class, span }, piece.at);
    }

    /// Takes note of where a condition begins and ends.
    fn asks(&mut self, at: usize, class: Class) {
        match class {
            Class::If | Class::Unless | Class::Where | Class::Until | Class::Because => {
                self.here.condition = true;
            }
            Class::Then | Class::Comma | Class::Colon if self.effects && self.around.is_empty() => {
                // What `let` and `return` give, and what a scope is set to, goes on.
                let first = self.out.first().map(|token| token.class);
                let kept = matches!(first, Some(Class::Let | Class::Return | Class::WithScope));
                let framed =
                    class == Class::Comma && self.last_colon.is_some_and(|colon| colon >= at);
                self.here.condition &= class != Class::Colon && (framed || kept);
            }
            _ => {}
        }
    }

    /// A preposition that the governing verb takes.
    fn role(&mut self, at: usize, text: &str) -> Class {
        // What a verb before a `where` takes is not said in it.
        self.close_to(self.here.around_verb.min(self.here.wheres));
        if self.here.times {
            return Class::RoleInTimes;
        }
        let to = matches!(self.here.verb, Roles::Fixed(["to"])) && text == "to";
        let mut before = self.pieces.iter().take(at).rev();
        let is_verb = |piece: &&Piece<'_>| piece.class == Class::Verb;
        if !to || before.find(is_verb).is_none_or(|verb| verb.text != "set") {
            return Class::Role;
        }
        self.here.condition = true;
        Class::ToValue
    }

    fn open(
        &mut self,
        at: usize,
        class: Class,
        before: Option<Class>,
        next: Option<Class>,
    ) -> Class {
        let kind = match before {
            Some(Class::Called | Class::Procedure | Class::EventCalled | Class::VerbCalled) => {
                class
            }
            _ if class == Class::Open => self.kind_of(at, before, next),
            _ => class,
        };
        self.around.push(self.here);
        let keeps = matches!(
            kind,
            Class::OpenNeed | Class::OpenQuality | Class::OpenChange | Class::OpenCount
        );
        self.here = Region {
            need: self.here.need && keeps,
            qualities: kind == Class::OpenQuality,
            changes: kind == Class::OpenChange,
            condition: kind != Class::OpenEffects,
            bracket: Some(kind),
            ..Region::default()
        };
        kind
    }

    fn shut(&mut self, class: Class) -> Class {
        let Some(around) = self.around.pop() else {
            return class;
        };
        let bracket = std::mem::replace(&mut self.here, around).bracket;
        match class {
            Class::Close => closing(bracket.unwrap_or(Class::Open)),
            _ => class,
        }
    }

    /// What a parenthesis holds, by what stands before it, first in it and behind it.
    fn kind_of(&self, at: usize, before: Option<Class>, next: Option<Class>) -> Class {
        let here = &self.here;
        let mate = self.pieces.get(at).map_or(usize::MAX, |piece| piece.mate);
        let behind = mate.checked_add(1).and_then(|at| self.class(at));
        let described = behind.is_some_and(counted);
        let does = matches!(next, Some(Class::Verb | Class::Open | Class::You))
            || behind.is_none_or(groups_before);
        let subject = behind == Some(Class::Colon) && before != Some(Class::AtCost);
        match before {
            Some(
                Class::With
                | Class::Has
                | Class::OpenQuality
                | Class::Not
                | Class::OrQuality
                | Class::AndQuality,
            ) if here.qualities => Class::OpenQuality,
            Some(Class::NumberOfAll | Class::Compare | Class::Equal) if here.need && !described => {
                Class::Open
            }
            Some(Class::NumberOfAll | Class::Compare | Class::Equal | Class::UpTo) if here.need => {
                Class::OpenCount
            }
            // What stands behind a preposition or a relation is no need of its own.
            Some(Class::RelationTo | Class::Preposition | Class::Of) if here.need => Class::Open,
            _ if here.need && before != Some(Class::NoWord) => Class::OpenNeed,
            Some(Class::ColonChange | Class::CommaChange) if here.changes => Class::OpenChange,
            Some(Class::UpTo) => Class::OpenCount,
            _ if described => Class::OpenCount,
            _ if self.effects && before.is_none_or(groups_behind) && does && !subject => {
                Class::OpenEffects
            }
            _ => Class::Open,
        }
    }

    /// Whether the last token but one says how somebody is.
    fn said_two_back(&self) -> bool {
        matches!(self.back(1), Some(Class::Is | Class::Be | Class::Was))
    }

    /// Whether what stands here is said of somebody.
    fn is_said(&self) -> bool {
        self.back(0)
            .is_some_and(|before| says(before) || before == Class::Not && self.said_two_back())
    }

    fn participle(&mut self, roles: Roles, before: Option<Class>) -> Class {
        match before {
            Some(class) if subject(class) || class == Class::Just && !self.said_two_back() => {
                self.govern(roles);
                Class::Past
            }
            Some(class) if says(class) || class == Class::Not => {
                self.govern(roles);
                Class::Participle
            }
            _ => Class::Participle,
        }
    }

    fn comma(&mut self, next: Option<Class>) -> Class {
        let here = &mut self.here;
        here.qualities &= here.changes && next == Some(Class::Symbol);
        here.verb = Roles::None;
        here.forbidden = false;
        here.times = false;
        if here.qualities {
            return Class::CommaQuality;
        }
        if here.changes && next.is_some_and(changes) {
            return Class::CommaChange;
        }
        if here.need && self.mode == Mode::Need {
            return Class::CommaNeed;
        }
        here.need = false;
        here.changes &= !self.around.is_empty();
        Class::Comma
    }

    fn colon(&mut self, at: usize, next: Option<Class>) -> Class {
        self.here.need = self.mode == Mode::Need;
        let grouped = next == Some(Class::Open);
        let change = if grouped { self.class(at + 2) } else { next };
        let said = match change {
            Some(Class::Field | Class::Gains | Class::Loses) => true,
            Some(Class::Is | Class::Cannot) => !grouped,
            _ => false,
        };
        self.here.changes |= said;
        if said {
            Class::ColonChange
        } else {
            Class::Colon
        }
    }

    /// Whether what stands before a place is a need of its own: a symbol or a title alone.
    fn is_need(&self, at: usize) -> bool {
        let times = usize::from(self.class(at.wrapping_sub(1)) == Some(Class::Times));
        let last = at.checked_sub(1 + times);
        let first = last.and_then(|last| self.pieces.get(last.checked_sub(1)?));
        let begins = first.is_none_or(|first| needs_behind(first.class));
        let alone = self.here.wheres == 0 && !self.here.qualities;
        let counted = first.is_some_and(|first| match first.class {
            Class::NumberOf | Class::NoWord => true,
            Class::Quantifier => super::closed::counts(first.text),
            _ => false,
        });
        alone
            && match last.and_then(|last| self.class(last)) {
                Some(Class::Symbol) => begins || counted,
                Some(Class::Title) => begins || first.map(|one| one.class) == Some(Class::AnyTitle),
                _ => false,
            }
    }

    /// What a connective joins: the first line that fits.
    fn connective(
        &self,
        at: usize,
        class: Class,
        before: Option<Class>,
        next: Option<Class>,
    ) -> Class {
        let here = &self.here;
        let behind = self.pieces.get(at + 2);
        let (Some(before), Some(next)) = (before, next) else {
            return class;
        };
        let member = next == Class::Symbol && behind.is_some_and(|behind| behind.text == "in");
        let words = joins(before, next) && !member;
        let field = next == Class::Field && behind.is_some_and(|behind| compares(behind.class));
        // `or (it is ...` goes on with another condition.
        let condition = next == Class::Open && behind.is_some_and(|behind| pronoun(behind.class));
        let qualities = here.qualities && !condition && (qualifies(next) || field);
        match class {
            Class::Or if next == Class::Verb && here.forbidden => Class::OrForbid,
            Class::Or if next == Class::Verb => Class::OrEffect,
            Class::Or if here.need && self.is_need(at) => Class::Or,
            Class::Or if words => Class::OrWord,
            Class::Or if qualities => Class::OrQuality,
            Class::Or if !here.condition => Class::OrEffect,
            Class::And if next == Class::Verb => Class::And,
            Class::And if here.need && here.wheres == 0 && !here.qualities => Class::AndNeed,
            Class::And if here.changes && next == Class::Field && before == Class::FieldChanged => {
                Class::AndField
            }
            Class::And if words => Class::AndWord,
            Class::And if qualities => Class::AndQuality,
            class => class,
        }
    }
}
