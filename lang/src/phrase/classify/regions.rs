//! The third pass: what holds within parentheses, behind a verb, in a requirement, in a list of changes.

use super::tables::{asks, closes, closing, compares, frames, joins, qualifies, subject};
use super::{Mode, Named, Piece, Roles, Words};
use crate::phrase::token::{Class, Token};

/// What holds at a place.
#[derive(Clone, Copy, Debug)]
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
    /// Behind `number of times`, and the verb around it.
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
    let first = pieces.first().map(|piece| piece.class);
    let condition =
        !effects || first.is_some_and(asks) && pieces.iter().any(|piece| frames(piece.class));
    let last_colon = pieces.iter().rposition(|piece| piece.class == Class::Colon);
    let mut pass = Pass {
        declared,
        pieces,
        mode,
        here: Region {
            verb: Roles::None,
            taken: 0,
            wheres: 0,
            around_verb: 0,
            need: mode == Mode::Need,
            qualities: false,
            forbidden: false,
            changes: false,
            times: false,
            condition,
            bracket: None,
        },
        around: Vec::new(),
        outer: (Roles::None, 0),
        last_colon,
        out: Vec::with_capacity(pieces.len()),
        words: Vec::with_capacity(pieces.len()),
    };
    for at in 0..pieces.len() {
        pass.step(at);
    }
    pass.close();
    (pass.out, pass.words)
}

impl<'w> Pass<'_, 'w> {
    fn class(&self, at: usize) -> Option<Class> {
        self.pieces.get(at).map(|piece| piece.class)
    }

    fn put(&mut self, piece: &Piece<'w>, class: Class) {
        self.out.push(Token {
            class,
            span: piece.span,
        });
        self.words.push(piece.at);
    }

    /// Closes every `where` that is open here.
    fn close(&mut self) {
        self.close_to(0);
    }

    /// Closes each `where` but the first so many.
    fn close_to(&mut self, open: u16) {
        let place = self.out.last().map(|token| token.span.after());
        let wheres = std::mem::replace(&mut self.here.wheres, open);
        for _ in open..wheres {
            self.out.push(Token {
                class: Class::EndWhere,
                span: place.unwrap_or_default(),
            });
            self.words.push(Named::default());
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
                let roles = self
                    .declared
                    .params(verb)
                    .iter()
                    .map(|param| param.role.as_deref());
                roles.into_iter().position(|role| role == Some(text))
            }
            Roles::Fixed(roles) => roles.iter().position(|role| *role == text),
        };
        let Some(bit) = found.and_then(|at| 1_u32.checked_shl(u32::try_from(at).unwrap_or(32)))
        else {
            return false;
        };
        let free = self.here.taken & bit == 0;
        self.here.taken |= bit;
        free
    }

    fn step(&mut self, at: usize) {
        let Some(piece) = self.pieces.get(at).copied() else {
            return;
        };
        let effects = matches!(self.mode, Mode::Text | Mode::Statement);
        let class = piece.class;
        let next = self.class(at + 1);
        let scope = class == Class::Preposition
            && piece.text == "with"
            && matches!(next, Some(Class::Noun | Class::Name))
            && self.class(at + 2) == Some(Class::Equal);
        if self.here.wheres > 0 && (closes(class) || scope) {
            self.close();
        }
        let before = self.out.last();
        let before = before.map(|token| token.class);
        match class {
            Class::If | Class::Unless | Class::Where | Class::Until | Class::Because => {
                self.here.condition = true;
            }
            Class::Then | Class::Comma if effects => {
                let kept =
                    matches!(self.class(0), Some(Class::Let | Class::Return)) || self.is_scoped();
                let list =
                    class == Class::Comma && self.last_colon.is_some_and(|colon| colon >= at);
                if !list && !kept && self.around.is_empty() {
                    self.here.condition = false;
                }
            }
            Class::Colon if effects && self.around.is_empty() => self.here.condition = false,
            _ => {}
        }
        let class = match class {
            Class::Open | Class::OpenList => self.open(at, class, before, next),
            Class::Close | Class::CloseList => match self.around.pop() {
                Some(around) => {
                    let bracket = self.here.bracket.unwrap_or(Class::Open);
                    self.here = around;
                    if class == Class::CloseList {
                        class
                    } else {
                        closing(bracket)
                    }
                }
                None => class,
            },
            // A verb may be spelled like its participle: `is hit`.
            Class::Verb if before.is_some_and(|before| self.is_said(before)) => {
                self.participle(piece, before)
            }
            Class::Verb | Class::Verbs => {
                self.govern(piece.roles);
                self.here.qualities = false;
                class
            }
            Class::Participle => self.participle(piece, before),
            Class::Then => {
                self.govern(Roles::None);
                self.here.qualities = false;
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
                self.here.qualities = false;
                // What a verb before a `where` takes is not said in it.
                self.close_to(self.here.around_verb.min(self.here.wheres));
                let sets = matches!(self.here.verb, Roles::Fixed(["to"])) && piece.text == "to";
                match () {
                    () if self.here.times => Class::RoleInTimes,
                    () if sets && self.is_set(at) => {
                        self.here.condition = true;
                        Class::ToValue
                    }
                    () => Class::Role,
                }
            }
            Class::Preposition if scope => {
                self.here.qualities = false;
                Class::WithScope
            }
            Class::Preposition if piece.text == "with" => {
                self.here.qualities = true;
                Class::With
            }
            Class::Preposition
                if piece.text == "before" && matches!(before, None | Some(Class::Comma)) =>
            {
                Class::Before
            }
            Class::Has | Class::Gains | Class::Loses => {
                self.here.qualities = true;
                class
            }
            Class::Preposition | Class::Is | Class::Was | Class::Relation | Class::RelationTo => {
                self.here.qualities = false;
                class
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
                self.here.qualities = false;
                class
            }
            Class::Where => {
                self.here.wheres += 1;
                self.here.qualities = false;
                class
            }
            Class::If => {
                self.here.qualities = false;
                let within = self.here.changes && self.here.bracket == Some(Class::OpenChange);
                if within { Class::IfChange } else { class }
            }
            Class::IfElse => {
                self.here.qualities = false;
                class
            }
            Class::Cannot | Class::Can => {
                self.here.forbidden = true;
                self.here.qualities = false;
                class
            }
            Class::Field => {
                let changed = matches!(
                    before,
                    Some(
                        Class::ColonChange
                            | Class::CommaChange
                            | Class::OpenChange
                            | Class::AndField
                    )
                );
                match () {
                    () if self.here.changes && changed => Class::FieldChanged,
                    () if next.is_some_and(compares) => Class::FieldCompared,
                    () => class,
                }
            }
            Class::Noun if self.here.qualities && next.is_some_and(compares) => {
                Class::FieldCompared
            }
            Class::Or | Class::And => self.connective(at, class, before, next),
            class => class,
        };
        self.put(&piece, class);
    }

    /// Whether the phrase begins with `with SCOPE = ...`.
    fn is_scoped(&self) -> bool {
        let first = self.out.first();
        first.is_some_and(|token| token.class == Class::WithScope)
    }

    /// Whether the verb before a place is the write `set`.
    fn is_set(&self, at: usize) -> bool {
        let mut before = self.pieces.iter().take(at).rev();
        let verb = before.find(|piece| piece.class == Class::Verb);
        verb.is_some_and(|verb| verb.text == "set")
    }

    fn open(
        &mut self,
        at: usize,
        class: Class,
        before: Option<Class>,
        next: Option<Class>,
    ) -> Class {
        let called = matches!(
            before,
            Some(Class::Called | Class::Procedure | Class::EventCalled | Class::VerbCalled)
        );
        let kind = if class == Class::Open && !called {
            self.kind_of(at, before, next)
        } else {
            class
        };
        self.around.push(self.here);
        let keeps = matches!(
            kind,
            Class::OpenNeed | Class::OpenQuality | Class::OpenChange | Class::OpenCount
        );
        self.here = Region {
            verb: Roles::None,
            taken: 0,
            wheres: 0,
            around_verb: 0,
            need: self.here.need && keeps,
            qualities: kind == Class::OpenQuality,
            forbidden: false,
            changes: kind == Class::OpenChange,
            times: false,
            condition: kind != Class::OpenEffects,
            bracket: Some(kind),
        };
        kind
    }

    /// What a parenthesis holds, by what stands before it, first in it and behind it.
    fn kind_of(&self, at: usize, before: Option<Class>, next: Option<Class>) -> Class {
        let here = &self.here;
        let mate = self.pieces.get(at).map_or(usize::MAX, |piece| piece.mate);
        let behind = mate.checked_add(1).and_then(|at| self.class(at));
        let described = matches!(
            behind,
            Some(Class::Kind | Class::Symbol | Class::Adjective | Class::Title)
        );
        let effects = matches!(self.mode, Mode::Text | Mode::Statement);
        let begins = matches!(
            before,
            None | Some(
                Class::Then
                    | Class::Comma
                    | Class::Colon
                    | Class::OrEffect
                    | Class::May
                    | Class::AtCost
                    | Class::OpenEffects
            )
        );
        let does = matches!(next, Some(Class::Verb | Class::Open | Class::You))
            || matches!(
                behind,
                None | Some(
                    Class::Then
                        | Class::Comma
                        | Class::Close
                        | Class::Or
                        | Class::If
                        | Class::Unless
                        | Class::Until
                        | Class::Colon
                )
            );
        let subject = behind == Some(Class::Colon) && before != Some(Class::AtCost);
        match before {
            Some(Class::With | Class::Has | Class::OpenQuality | Class::Not) if here.qualities => {
                Class::OpenQuality
            }
            Some(Class::OrQuality | Class::AndQuality) if here.qualities => Class::OpenQuality,
            Some(Class::UpTo | Class::NumberOfAll | Class::Compare | Class::Equal) if here.need => {
                if before == Some(Class::UpTo) || described {
                    Class::OpenCount
                } else {
                    Class::Open
                }
            }
            // What stands behind a preposition or a relation is no need of its own.
            Some(Class::RelationTo | Class::Preposition | Class::Of) if here.need => Class::Open,
            _ if here.need && before != Some(Class::NoWord) => Class::OpenNeed,
            Some(Class::ColonChange | Class::CommaChange) if here.changes => Class::OpenChange,
            Some(Class::UpTo) => Class::OpenCount,
            _ if described => Class::OpenCount,
            _ if effects && begins && does && !subject => Class::OpenEffects,
            _ => Class::Open,
        }
    }

    /// Whether the last token but one says how somebody is.
    fn said_two_back(&self) -> bool {
        let at = self.out.len().checked_sub(2);
        let two_back = at.and_then(|at| self.out.get(at)).map(|token| token.class);
        matches!(two_back, Some(Class::Is | Class::Be | Class::Was))
    }

    /// Whether what stands behind a class is said of somebody.
    fn is_said(&self, before: Class) -> bool {
        match before {
            Class::Is | Class::Was | Class::Be | Class::AboutToBe | Class::Just => true,
            Class::Not => self.said_two_back(),
            _ => false,
        }
    }

    fn participle(&mut self, piece: Piece<'w>, before: Option<Class>) -> Class {
        let said = self.said_two_back();
        match before {
            Some(class) if subject(class) || class == Class::Just && !said => {
                self.here.qualities = false;
                self.govern(piece.roles);
                Class::Past
            }
            Some(
                Class::Is | Class::Was | Class::Be | Class::AboutToBe | Class::Not | Class::Just,
            ) => {
                self.govern(piece.roles);
                Class::Participle
            }
            _ => Class::Participle,
        }
    }

    fn comma(&mut self, next: Option<Class>) -> Class {
        let here = &mut self.here;
        let quality = here.qualities && here.changes && next == Some(Class::Symbol);
        here.verb = Roles::None;
        here.qualities = quality;
        here.forbidden &= self.mode == Mode::State;
        here.times = false;
        if quality {
            return Class::CommaQuality;
        }
        if here.forbidden && matches!(next, Some(Class::Verb | Class::Be)) {
            return Class::CommaForbid;
        }
        let change = matches!(
            next,
            Some(
                Class::Field
                    | Class::Gains
                    | Class::Loses
                    | Class::Is
                    | Class::Open
                    | Class::Cannot
                    | Class::Printed
            )
        );
        if here.changes && change {
            return Class::CommaChange;
        }
        if here.need && self.mode == Mode::Need {
            return Class::CommaNeed;
        }
        here.need = false;
        if self.around.is_empty() {
            here.changes = false;
        }
        Class::Comma
    }

    fn colon(&mut self, at: usize, next: Option<Class>) -> Class {
        self.here.qualities = false;
        self.here.need = self.mode == Mode::Need;
        let said = matches!(
            next,
            Some(Class::Field | Class::Gains | Class::Loses | Class::Is | Class::Cannot)
        );
        let grouped = next == Some(Class::Open)
            && matches!(
                self.class(at + 2),
                Some(Class::Field | Class::Gains | Class::Loses)
            );
        if said || grouped {
            self.here.changes = true;
            return Class::ColonChange;
        }
        Class::Colon
    }

    /// Whether what stands before a place is a need of its own: a symbol or a title alone.
    fn is_need(&self, at: usize) -> bool {
        let times = usize::from(self.class(at.wrapping_sub(1)) == Some(Class::Times));
        let last = at.checked_sub(1 + times);
        let first = last.and_then(|last| self.pieces.get(last.checked_sub(1)?));
        let joined = |class: Class| {
            matches!(
                class,
                Class::Or
                    | Class::OrNeed
                    | Class::And
                    | Class::Plus
                    | Class::Comma
                    | Class::Colon
                    | Class::Open
                    | Class::Not
                    | Class::Unless
            )
        };
        let begins = first.is_none_or(|first| joined(first.class));
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
        &mut self,
        at: usize,
        class: Class,
        before: Option<Class>,
        next: Option<Class>,
    ) -> Class {
        let or = class == Class::Or;
        let here = &mut self.here;
        let behind = self.pieces.get(at + 2);
        let (Some(before), Some(next)) = (before, next) else {
            return class;
        };
        if next == Class::Verb {
            return match (or, here.forbidden) {
                (true, true) => Class::OrForbid,
                (true, false) => Class::OrEffect,
                (false, _) => class,
            };
        }
        if here.need && here.wheres == 0 && !here.qualities && !or {
            return Class::AndNeed;
        }
        if !or && here.changes && next == Class::Field && before == Class::FieldChanged {
            return Class::AndField;
        }
        if or && self.here.need && self.is_need(at) {
            return class;
        }
        let here = &mut self.here;
        let member = next == Class::Symbol && behind.is_some_and(|behind| behind.text == "in");
        if joins(before, next) && !member {
            return if or { Class::OrWord } else { Class::AndWord };
        }
        let field = next == Class::Field && behind.is_some_and(|behind| compares(behind.class));
        // `or (it is ...` goes on with another condition.
        let subject = next == Class::Open
            && behind.is_some_and(|behind| {
                let class = behind.class;
                matches!(
                    class,
                    Class::It | Class::This | Class::You | Class::That | Class::Those
                )
            });
        if here.qualities && !subject && (qualifies(next) || field) {
            return if or {
                Class::OrQuality
            } else {
                Class::AndQuality
            };
        }
        if or && !here.condition {
            return Class::OrEffect;
        }
        here.qualities = false;
        class
    }
}
