//! Likely slips: rows of words that the grammar does not take, and what to write in their place.
//!
//! Each row of the table is a pattern of classes and words, and a help. It is looked at only where a parse has
//! failed, and counts only if the parser halted in it or right behind it.

use super::super::spell::row;
use super::Resolver;
use crate::phrase::Parsed;
use crate::phrase::token::Class as Token;
use crate::phrase::tree::Tree;
use crate::reader::{Cx, PhraseError, Reported, TrapError};
use crate::sentence::Word;
use crate::tree::KindId;
use crate::vocabulary::{Class, Form};
use std::ops::Range;

struct Slip {
    /// What stands there: classes in capitals, words, `a|b` for either of two, `^` for the beginning of a part, `$`
    /// for its end, `!` before a piece if the parser must have halted in it, `...` for any words of the part, `WHOM`
    /// for all of its words so far, if they could be things or players.
    row: &'static str,
    /// What is refused in it: the place of the first and of the last piece.
    of: (usize, usize),
    say: Say,
}

/// What is told.
enum Say {
    /// That it cannot be said here; what to write. `{0}` stands for the words of the first piece, `{<}` for those
    /// before the row in its part (`this`, if there are none), `{>}` for those behind it, `{!0}` for the plain form of
    /// the verb that the first piece is.
    Write(&'static str),
    /// That something is missing behind it.
    Missing(&'static str, &'static str),
    /// That something else should stand there.
    Expected(&'static str, &'static str),
    /// That the first piece and the last, joined, are a verb.
    Joined,
    /// That it is said of somebody, and of whom is not said.
    ThirdPerson,
    And,
    BehindChanges,
    ChangeAlone,
    NoChange,
    Colon,
    Kind,
    Triggers,
    Ahead,
    Extra,
}

/// Writes the table: a row, the first and the last piece of what is refused in it, and what is told.
macro_rules! slips {
    ($($row:literal, $first:literal $last:literal, $say:ident $(($($text:expr),*))?;)*) => {
        &[$(Slip { row: $row, of: ($first, $last), say: Say::$say $(($($text),*))? }),*]
    };
}

const SLIPS: &[Slip] = slips! {
    "^ FIELD|FIELD_compared CHANGE $", 1 2, ChangeAlone;
    "^ while|if ... : FIELD|FIELD_compared|FIELD_changed|gains|loses ...", 3 3,
        Write("say before it of whom: `{1} {2}, this: {4} {5}`");
    "FIELD_changed NUMBER", 0 1, NoChange;
    "PART FIELD $", 1 1, NoChange;
    ", FIELD $", 1 1, NoChange;
    "FIELD|FIELD_compared SYMBOL", 0 1, Write("write `{0} = {1}`");
    "gains|loses NUMBER NAME|FIELD|NOUN", 0 2, Joined;
    "WHOM !gains|loses|becomes", 1 1, Write("write a colon behind what it changes: `{<}: {1} {>}`");
    "WHOM !is PARTICIPLE", 0 2, Write("say what is done: `{!2} {0}`");
    "^ after|upon ...", 1 1, Write("write `when`");
    "!after_it", 0 0, Ahead;
    "^ ,", 1 1, Write("leave it out");
    "was just", 0 1, Write("write `is just` for the two words");
    "WHOM !: VERB", 2 2, Expected("a field", "write the field that changes: `FIELD +2`");
    "WHOM has|have ... !PREPOSITION|RELATION|RELATION_to|in_play", 1 1,
        Write("say what there is: `some your KIND here`, `no KIND in PLACE of you`");
    "WHOM !has|have", 1 1, Write("say what there is: `some your KIND here`, `no KIND in PLACE of you`");
    "^ no ... can be|is PARTICIPLE", 3 3, Write("say it without `no`: `KIND cannot be {5}`");
    "^ no ... may be PARTICIPLE", 3 3,
        Write("say it without `no`: `KIND cannot be {5}`; `PLAYER may VERB ...` is an option");
    "you can VERB", 1 1,
        Write("write `may` for what somebody may choose to do; what he is able to do, the words of a clause say");
    "can VERB|be", 0 0, Write(CAN);
    "may not", 0 1, Write("write `{<} cannot {>}`");
    "^ may", 1 1, Missing("a player", "write `you` or another player before it");
    "you may VERBS", 2 2, ThirdPerson;
    "^ VERBS", 1 1, ThirdPerson;
    "you may PARTICIPLE|EVENT NUMBER", 2 2, Write("write `{!2}`");
    "you may PARTICIPLE|EVENT", 2 2, Write("write `{!2}`");
    "^ PARTICIPLE|EVENT NUMBER", 1 1, Write("write `{!1}`");
    "^ PARTICIPLE|EVENT", 1 1, Write("write `{!1}`");
    "^ cannot", 1 1, Write("say before it of whom: `this cannot {>}`");
    "no QUANTIFIER|NUMBER", 0 1,
        Write("write `no KIND` for none at all, or compare: `number of KIND ... < N`");
    "QUANTIFIER|NUMBER or NAME", 1 2, Write("write `at least` before the number");
    "up_to NUMBER", 0 0,
        Write("it says how many of some kind are chosen, and nobody chooses a number: `choose one { VERB 1; VERB 2 }`");
    "VERB QUANTIFIER|NUMBER $", 2 2, Kind;
    "QUANTIFIER|NUMBER !PREPOSITION|RELATION|RELATION_to", 1 1, Kind;
    "and|or|OR $", 1 1, Missing("the other side", "write what follows, or leave the connective out");
    "RELATION KIND", 0 0, Write("it stands behind what it is said of: `{1} {0}`");
    "this KIND|NOUN", 0 1,
        Write("`this` is the card itself; write `host` for what it is on, `that {1}` for one named before");
    "except RELATION|RELATION_to|PREPOSITION", 0 0,
        Write("name what is left out: `except KIND {1} ...`; or say `where it is not ...`");
    "not RELATION|RELATION_to|PREPOSITION|ADJECTIVE|PARTICIPLE", 0 0,
        Write("say it in a `where` behind the kind: `where it is not {1} ...`");
    "or RELATION|RELATION_to|PREPOSITION ...", 0 0,
        Write("`or` would begin another effect; say both of what is meant: `where it is ... or it is ...`");
    "is RELATION|RELATION_to|PREPOSITION|ROLE :|,", 2 1,
        Missing("what this relates to", "write it behind: `this`, `host`, or a selection such as `your KIND`");
    "chooses|chooses_one", 0 0,
        Write("say what is done, and behind it who chooses: `VERB one KIND here by {<}`; among texts `PLAYER chooses one { ...; ... }`");
    ", or", 0 1, Write("leave the comma out: `A or B`");
    ", OR", 0 1, Write("leave the comma out: `A OR B`");
    ", then", 0 1, Write("leave the comma out: `A then B`");
    "else", 0 0,
        Write("it belongs to `if` or `may` among what happens: `FRAME { you may { ... } else { ... } }`");
    "^ NAME after|before ...", 1 1, Write("write `when`");
    "printed FIELD|FIELD_compared", 0 1, Write("ask it of whom it is said: `where printed {1} of it ...`");
    "^ VERB ... : ...", 1 1, Write("write what it costs before it: `at cost ({1} {2}): you may {4}`");
    "^ VERB ... to VERB", 3 3, Write("write what it costs before it: `at cost ({1} {2}): you may {>}`");
    "COMPARISON ... COMPARISON", 2 2, Write("compare twice, with `and` between: `1 < FIELD and FIELD < 5`");
    "PARTICIPLE or ... is|VERBS", 1 1, Triggers;
    ": if|while|unless|when|before|instead_of|just_after|LIMIT|FRAME", 1 1, Colon;
    "CHANGE while|if|unless", 1 1, BehindChanges;
    "cannot ... while|if|unless", 2 2, BehindChanges;
    "and", 0 0, And;
    "NUMBER TITLE", 1 1, Extra;
    "KIND KIND|TITLE|NOUN", 1 1, Extra;
};

const CAN: &str = "what cards are able to do, the words of a clause say; a text says what they cannot do, `... cannot VERB`, and what a player may do, `you may ...`";

/// So many tokens are looked at around the place where the parser stopped.
const REACH: usize = 64;

/// The pieces of a pattern and the tokens that they match.
type Matched = Vec<Range<usize>>;

/// The phrase that the grammar refused.
pub(super) struct Refused<'p, 'w> {
    pub(super) parsed: &'p Parsed<'w>,
}

impl Refused<'_, '_> {
    fn class(&self, at: usize) -> Option<Token> {
        self.parsed.tree.class_at(at)
    }

    /// Whether a part of the phrase ends before a token: a comma, a colon, the end.
    fn is_end(&self, at: usize) -> bool {
        self.class(at).is_none_or(|class| {
            matches!(
                class,
                Token::Comma
                    | Token::CommaChange
                    | Token::CommaNeed
                    | Token::Colon
                    | Token::ColonChange
                    | Token::Then
                    | Token::Close
                    | Token::CloseChange
                    | Token::CloseEffects
                    | Token::CloseNeed
                    | Token::CloseQuality
            )
        })
    }

    /// Whether a part of the phrase begins with a token.
    pub(super) fn is_start(&self, at: usize) -> bool {
        use Token::{Before, If, InsteadOf, JustAfter, OrEffect, Unless, When, While};
        let begins = |class| {
            matches!(
                class,
                OrEffect | If | Unless | While | When | Before | InsteadOf | JustAfter
            )
        };
        at == 0 || self.is_end(at - 1) || self.class(at - 1).is_some_and(begins)
    }

    /// Where the part begins in which a token stands.
    pub(super) fn begin(&self, at: usize) -> Option<usize> {
        (at.saturating_sub(REACH)..at)
            .rev()
            .find(|at| self.is_start(*at))
    }

    /// Whether a token is what one alternative of a piece asks for.
    fn is(&self, at: usize, piece: &str) -> bool {
        let Some(class) = self.class(at) else {
            return false;
        };
        // One word: `after it` is no `after`.
        let word = self
            .parsed
            .words
            .get(at)
            .and_then(|named| named.rest.first());
        let place = self.parsed.tree.all().get(at).map(|token| token.span);
        let word = word.filter(|word| Some(word.span) == place);
        let word = word.and_then(Word::name);
        let piece = piece.trim_start_matches('!');
        let is = |piece: &str| match piece {
            "," => matches!(
                class,
                Token::Comma | Token::CommaChange | Token::CommaNeed | Token::CommaQuality
            ),
            ":" => matches!(class, Token::Colon | Token::ColonChange),
            _ => {
                class.text() == piece
                    || class.text() == piece.replace('_', " ")
                    || word == Some(piece)
            }
        };
        piece.split('|').any(is)
    }

    /// The tokens of each piece, if the pieces stand at a place.
    fn matched(&self, from: usize, row: &str) -> Option<Matched> {
        let mut found = Matched::new();
        let mut at = from;
        let mut pieces = row.split(' ').peekable();
        while let Some(piece) = pieces.next() {
            let begin = at;
            match piece {
                "^" => self.is_start(at).then_some(())?,
                "$" => self.is_end(at).then_some(())?,
                "PART" => {
                    let before = at.checked_sub(1).and_then(|at| self.class(at));
                    matches!(before, Some(Token::ColonChange | Token::CommaChange)).then_some(())?;
                }
                "..." | "WHOM" => {
                    let row = self.is_start(at) && self.class(at).is_some_and(begins_row);
                    (piece == "..." || row).then_some(())?;
                    let next = pieces.peek().copied().unwrap_or("$");
                    at += 1;
                    while !(self.is(at, next) || next == "$" && self.is_end(at)) {
                        let near = at - begin < REACH;
                        (near && !self.is_end(at) && self.class(at).is_some()).then_some(())?;
                        at += 1;
                    }
                }
                _ => {
                    self.is(at, piece).then_some(())?;
                    at += 1;
                }
            }
            found.push(begin..at);
        }
        Some(found)
    }

    /// The slips of the table in which, or behind which, the parser halted.
    fn slips(&self, halted: usize) -> impl Iterator<Item = (&'static Slip, Matched)> {
        SLIPS.iter().filter_map(move |slip| {
            (halted.saturating_sub(REACH)..=halted)
                .rev()
                .find_map(|from| {
                    let matched = self.matched(from, slip.row)?;
                    let end = matched.last()?.end;
                    let mut pieces = slip.row.split(' ').zip(&matched);
                    let stops =
                        pieces.all(|(piece, at)| !piece.starts_with('!') || at.contains(&halted));
                    (end >= halted && stops).then_some((slip, matched))
                })
        })
    }
}

/// Whether a row that stands for things or players can begin with a token.
const fn begins_row(class: Token) -> bool {
    matches!(
        class,
        Token::Quantifier
            | Token::Number
            | Token::NoWord
            | Token::ThatWord
            | Token::Kind
            | Token::Noun
            | Token::Adjective
            | Token::Symbol
            | Token::Title
            | Token::This
            | Token::You
            | Token::It
            | Token::That
            | Token::Those
            | Token::Name
    )
}

impl Cx<'_> {
    /// Tells a likely slip, if the parser halted at one.
    pub(super) fn slipped(&mut self, parsed: &Parsed<'_>, halted: usize) -> Option<Reported> {
        let refused = Refused { parsed };
        let mut slips = refused.slips(halted);
        slips.find_map(|(slip, matched)| self.tell_slip(&refused, slip, &matched))
    }

    fn tell_slip(
        &mut self,
        refused: &Refused<'_, '_>,
        slip: &Slip,
        matched: &Matched,
    ) -> Option<Reported> {
        let parsed = refused.parsed;
        let first = matched.get(slip.of.0)?.start;
        let last = matched.get(slip.of.1)?.end.checked_sub(1)?;
        let tokens = parsed.tree.all();
        let place = |at: usize| tokens.get(at).map(|token| token.span);
        let span = match place(first).filter(|_| first <= last) {
            Some(begin) => begin.to(place(last)?),
            None => place(last)?.after(),
        };
        let begin = refused.begin(first + 1)?;
        let end = (last + 1..=last + REACH).find(|at| refused.is_end(*at))?;
        let mut word = self.row_between(parsed, first..last + 1);
        if word.is_empty() {
            // A sign between the parts of an item has no words.
            word.push_str(refused.class(first).map_or("", Token::text));
        }
        let field = self.row_between(parsed, first..first + 1);
        Some(match slip.say {
            Say::Write(help) => {
                let ahead = match begin == first {
                    true => String::from("this"),
                    false => self.row_between(parsed, begin..first),
                };
                let mut help = help
                    .replace("{<}", &ahead)
                    .replace("{>}", &self.row_between(parsed, last + 1..end));
                for (at, piece) in matched.iter().enumerate() {
                    let words = match self.lone_kind(parsed, piece) {
                        Some(kind) => self.met_as(kind),
                        None => None,
                    };
                    let words = words.unwrap_or_else(|| self.row_between(parsed, piece.clone()));
                    help = help.replace(&format!("{{{at}}}"), &words);
                    let verb = format!("{{!{at}}}");
                    if help.contains(&verb) {
                        help = help.replace(&verb, &self.plain_form(parsed, piece.start));
                    }
                }
                let help = help.replace(" `,", "`,").replace(" `;", "`;").into();
                self.report(TrapError::English {
                    word: word.into(),
                    help,
                    span,
                })
            }
            Say::Joined => {
                let verb = format!(
                    "{}_{}",
                    self.row_between(parsed, matched.first()?.clone()),
                    { self.row_between(parsed, matched.last()?.clone()) }
                );
                self.vocab.get(&verb)?;
                let many = self.row_between(parsed, matched.get(1)?.clone());
                self.report(TrapError::English {
                    word: word.into(),
                    help: format!("write `{verb} {many}`").into(),
                    span,
                })
            }
            Say::Kind => {
                let what = "a kind";
                let help = self.kind_example();
                self.report(match first <= last {
                    true => PhraseError::Expected {
                        what,
                        found: None,
                        span,
                        help,
                    },
                    false => PhraseError::Missing { what, span, help },
                })
            }
            Say::Expected(what, help) => self.report(PhraseError::Expected {
                what,
                found: None,
                span,
                help: Some(help.into()),
            }),
            Say::Missing(what, help) => self.report(PhraseError::Missing {
                what,
                span,
                help: Some(help.into()),
            }),
            Say::ThirdPerson => {
                let plain = self.plain_form(parsed, first);
                self.report(TrapError::ThirdPerson {
                    word: word.into(),
                    plain,
                    span,
                })
            }
            Say::And => self.report(PhraseError::AndEffects { span }),
            Say::Triggers => self.report(PhraseError::TwoTriggers { span }),
            Say::Ahead => self.report(TrapError::NothingAhead { span }),
            Say::Colon => self.report(TrapError::FrameBehindColon { span }),
            Say::BehindChanges => self.report(TrapError::BehindChanges {
                word: word.into(),
                span,
            }),
            Say::ChangeAlone => self.report(PhraseError::ChangeAlone {
                field: field.into(),
                span,
            }),
            Say::NoChange => self.report(PhraseError::NoChange {
                field: field.into(),
                symbols: false,
                span,
            }),
            Say::Extra => self.report(PhraseError::Extra {
                word: word.into(),
                span,
            }),
        })
    }

    /// The kind that some tokens are, if they are nothing else.
    fn lone_kind(&mut self, parsed: &Parsed<'_>, tokens: &Range<usize>) -> Option<KindId> {
        let alone = tokens.len() == 1 && parsed.tree.class_at(tokens.start) == Some(Token::Kind);
        let class = Resolver::over(self, parsed, None).class_of(Tree::leaf(tokens.start));
        match class {
            Some(Class::Kind(kind, _)) if alone => Some(*kind),
            _ => None,
        }
    }

    fn row_between(&mut self, parsed: &Parsed<'_>, tokens: Range<usize>) -> String {
        let Some(last) = tokens
            .end
            .checked_sub(1)
            .filter(|last| *last >= tokens.start)
        else {
            return String::new();
        };
        let resolver = Resolver::over(self, parsed, None);
        row(resolver
            .between(Tree::leaf(tokens.start), Tree::leaf(last))
            .rest())
    }

    /// The plain form of the verb that a token is.
    fn plain_form(&mut self, parsed: &Parsed<'_>, at: usize) -> String {
        let class = Resolver::over(self, parsed, None)
            .class_of(Tree::leaf(at))
            .cloned();
        match class {
            Some(Class::Verb(verb, _)) => {
                self.form_of(verb, Form::Plain).unwrap_or_default().into()
            }
            _ => String::from("VERB"),
        }
    }
}
