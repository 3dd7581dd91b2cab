//! What is said of traps of scope.

use super::TrapError;
use super::wording::quoted;
use crate::diagnostic::{
    BEFORE_PICK, BOTH_ALONE, BOTH_QUALIFIERS, CHOICE_HERE, Diagnostic, EACH_REACHES, FACT_MISSING,
    GOES_LATER, HOW_LONG, HOW_MANY, IT_HAS_NAME, LEFT_OVER, LEVEL_OR_OTHERS, MISPLACED,
    MIXED_AND_OR, NO_FIT, NO_MARK, NO_REACHES, QUALITY_OR_NEED, Report, SAID_OF_LAST, TEXT_TWICE,
    TWO_HEADS, TWO_MOMENTS, UNDECLARED_AHEAD, WHERE_ARE_THEY, WHERE_REACHES, WHO_CHOOSES, WHOSE,
    WRONG_WORD,
};
use crate::reader::types::with_article;

impl Report for TrapError {
    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::ItHasName {
                name,
                outside,
                span,
                first,
            } => {
                let message = if *outside {
                    format!("`it` could be `{name}`, or what is `it` outside")
                } else {
                    format!("what would be `it` here has the name `{name}`")
                };
                let help = if *outside {
                    format!("write `{name}`; the other is `that KIND` behind a happening, or gets a name too")
                } else {
                    format!("write `{name}`")
                };
                Diagnostic::error(IT_HAS_NAME, message, *span)
                    .also(*first, "it gets the name here")
                    .help(help)
            }
            Self::ReachesPast {
                name,
                whole,
                span,
                first,
            } => {
                let name = name.as_deref().unwrap_or("it");
                if *whole {
                    let message = format!("this `where` does not speak of `{name}`");
                    return Diagnostic::error(WHERE_REACHES, message, *span).help(format!(
                        "say it of `{name}`; or as a condition of the whole, with `if`, `while` or `and`"
                    ));
                }
                Diagnostic::error(
                    WHERE_REACHES,
                    format!("this does not speak of `{name}`, and stands in its `where`"),
                    *span,
                )
                .also(*first, "it reaches to the end")
                .help(format!(
                    "put what ends before it in parentheses; or write it first in the `where`, if it is meant for `{name}`"
                ))
            }
            Self::BothAdjectives {
                first,
                second,
                span,
            } => Diagnostic::error(
                BOTH_QUALIFIERS,
                format!("those that are `{first}` and `{second}` at once, or those of either?"),
                *span,
            )
            .help(format!(
                "write `{first} or {second}` for either; for both at once leave the `and` out"
            )),
            Self::EitherAmong { span } => Diagnostic::error(
                BOTH_QUALIFIERS,
                "the other words before the kind could be said of one of these two alone",
                *span,
            )
            .help("say it in a `where` behind the kind: `where it is A and (it is B or it is C)`"),
            Self::BehindHighest { word, span } => Diagnostic::error(
                TWO_HEADS,
                format!("this `{word}` could be asked of all, or of those with the highest"),
                *span,
            )
            .help(match word.as_str() {
                "where" => "put what is asked of all in parentheses: `those of (KIND where ...) with highest FIELD of it`, and `one of (those of ...)` if one is chosen",
                _ => "write what is asked of all before `with highest`; the others are `those of (...) with highest ...`",
            }),
            Self::NumberOfBoth { word, span } => Diagnostic::error(
                QUALITY_OR_NEED,
                format!("this `{word}` could be said of what stands behind the `or`, too"),
                *span,
            )
            .help("write `2 KIND where it is A or B`; or the number and the kind on both sides of the `or`"),
            Self::QualityOrNeed { word, span } => Diagnostic::error(
                QUALITY_OR_NEED,
                format!("this `{word}` could join what one of them has, or join another need"),
                *span,
            )
            .help("put what one of them has in parentheses: `with (A ... B)`; or the whole need, if it ends before"),
            Self::QualityOrOthers { word, span } => Diagnostic::error(
                QUALITY_OR_NEED,
                format!("this `{word}` could join what one has, or the words before what stands with it"),
                *span,
            )
            .help("put both in parentheses: `with (A KIND or B KIND)` if both are others, `with (A or some B KIND)` if one has A itself"),
            Self::WithAlone { name, span } => Diagnostic::error(
                TWO_HEADS,
                format!("`with {name}` could be said of what this has, or of somebody else with it"),
                *span,
            )
            .help(format!(
                "write `has {name}` of this; or name the kind of the other: `with another {name} KIND`"
            )),
            Self::NeverThere { span } => Diagnostic::error(
                NO_FIT,
                "this holds of cards in play alone, and is asked of those that are not",
                *span,
            )
            .help("say where it goes with a preposition of the verb, such as `to this`, if it has one; or leave it out"),
            Self::GoesLater {
                verb,
                roles,
                there,
                span,
            } => {
                let mut ways: Vec<String> = Vec::new();
                if !roles.is_empty() {
                    ways.push(format!("say where with {} behind the verb", quoted(roles)));
                }
                if let Some(there) = there {
                    ways.push(format!("wait for what happens once it is there: `is {there}`"));
                }
                ways.push(String::from("leave it out"));
                Diagnostic::error(
                    GOES_LATER,
                    format!("this asks where it is, and it is nowhere yet when `{verb}` happens"),
                    *span,
                )
                .help(ways.join("; or "))
            }
            Self::EitherOfTwo { span } => Diagnostic::error(
                WHO_CHOOSES,
                "one player does the one, and another the other, so who chooses is not said",
                *span,
            )
            .help("say who chooses, and who does each, in braces: `{ PLAYER chooses one { you VERB ...; opponent VERBs ... } }`"),
            Self::HowLong { times, span } => {
                Diagnostic::error(HOW_LONG, "this does not say how long it lasts", *span).help(format!(
                    "say when it ends, with `until` and a happening or one of {}; what holds for as long as its card lies there is said outside effects",
                    times.join(", ")
                ))
            }
            Self::OneOfBoth { span } => Diagnostic::error(
                BOTH_ALONE,
                "`and` between heads makes one group of them, and the number would be of both together",
                *span,
            )
            .help("say it of each: `VERB one A, VERB one B`; or write `or`, for either"),
            Self::HeadOrNeed { span } => Diagnostic::error(
                QUALITY_OR_NEED,
                "this could join what one need may be, or join another need",
                *span,
            )
            .help("write `OR` (or `+` for both) to begin another need; the words before the first are then not said of it"),
            Self::TitleBehind { word, number, span } => Diagnostic::error(
                TWO_HEADS,
                if *number {
                    String::from("the number before could be said of this title, too")
                } else {
                    format!("`{word}` could be said of this title, too")
                },
                *span,
            )
            .help("say it twice: the verb, or the place, on both sides of the `or`"),
            Self::EveryNot { span } => Diagnostic::error(
                NO_REACHES,
                "`every ... is not` could mean none of them, or not all of them",
                *span,
            )
            .help("write `no ... is` for none of them, `not (every ... is ...)` for not all of them"),
            Self::PlaceOfOne { span, first } => Diagnostic::error(
                WHERE_ARE_THEY,
                "this does not say where they are, and what it is joined to does",
                *span,
            )
            .also(*first, "said of both?")
            .help("say behind each of them where they are; `in play` if that is anywhere"),
            Self::SaidOfLast { span, first } => Diagnostic::error(
                SAID_OF_LAST,
                "this is asked of the last alone, and of what it is joined to only whether there is one",
                *span,
            )
            .also(*first, "asked of both?")
            .help("ask it of each of them; or say where the first is, such as `in play`, if there only has to be one"),
            Self::WhichNotHowMany { span } => Diagnostic::error(
                HOW_MANY,
                "this says which cards are meant, one at a time, and never how many",
                *span,
            )
            .help("leave the number out"),
            Self::SeveralBest { span } => Diagnostic::error(
                HOW_MANY,
                "behind a number this would be of those who tie, and not of the next ones",
                *span,
            )
            .help("take one after the other, in a block: `... { repeat 2 { VERB one KIND with highest FIELD } }`; or say `each`, for all who tie"),
            Self::BothHappened { span } => Diagnostic::error(
                BOTH_ALONE,
                "`and` between heads makes one group of them, and either would do",
                *span,
            )
            .help("say both of what happened: `you VERBed A and you VERBed B`; or write `or`, for either"),
            Self::TimeOfOne { span, first } => Diagnostic::error(
                WHERE_ARE_THEY,
                "this does not say when it was, and what it is joined to does",
                *span,
            )
            .also(*first, "said of both?")
            .help("say behind each of them when it was; `this game` if that does not matter"),
            Self::BeforePick { name, span } => Diagnostic::error(
                BEFORE_PICK,
                format!("`{name}` is picked only after this has been asked"),
                *span,
            )
            .help(format!(
                "say it of the choice: `where ...` in the `pick`, `agree (a, b) in {name} when ...`, \
                 `FIELD > 5 in total`, `with different FIELD`; or ask in `do`"
            )),
            Self::BeforeName { name, span } => Diagnostic::error(
                BEFORE_PICK,
                format!("nothing has the name `{name}` before it is chosen"),
                *span,
            )
            .help("write `it`"),
            Self::NoReaches { before, word, span } => Diagnostic::error(
                NO_REACHES,
                format!("the `no` of `{before}` could be meant for `{word}`, too"),
                *span,
            )
            .help(format!(
                "write `no` again before `{word}`, or `({before})` if it is not meant for it"
            )),
            Self::NotReaches { span } => Diagnostic::error(
                NO_REACHES,
                "`not` could be meant for what follows, too",
                *span,
            )
            .help("put what it is meant for in parentheses: `not (...)`; or say `is not`"),
            Self::LevelOrOthers { name, number, span } => {
                let error = Diagnostic::error(
                    LEVEL_OR_OTHERS,
                    format!("this would be others with `{name}`, and not how much of it there is"),
                    *span,
                );
                match number {
                    Some(1) => error.help(format!(
                        "write `{name}`; or name the kind of the other: `{name} KIND`"
                    )),
                    Some(number) => error.help(format!(
                        "write `{name} x{number}`; or name the kind of the others: `{number} {name} KIND`"
                    )),
                    None => error.help(format!("name the kind of the others: `{name} KIND`")),
                }
            }
            Self::TwoHeads {
                word,
                post,
                span,
                first,
            } => Diagnostic::error(
                TWO_HEADS,
                format!("this `{word}` could be said of two"),
                *span,
            )
            .also(*first, "of this? Then put it and what is said of it in parentheses")
            .help(if word == "where" {
                format!("if not, say all of it in the `where`: `where ... and it is {post} ...`")
            } else {
                format!("if not, write what is said of the first before `{post}`")
            }),
            Self::OneInside { span } => Diagnostic::error(
                CHOICE_HERE,
                "`one` seems to be chosen, and nothing is chosen here",
                *span,
            )
            .help("write `some` if any will do; or choose before, in a block: `{ let x be one ...; ... }`"),
            Self::EachReaches { span, first } => Diagnostic::error(
                EACH_REACHES,
                "`for each` behind several changes does not say which of them it is for",
                *span,
            )
            .also(*first, "for this alone?")
            .help("for the last, put it and its `for each` in parentheses; for all of them, put them in parentheses and `for each` behind"),
            Self::NotSoOften { span } => Diagnostic::error(
                EACH_REACHES,
                "`for each` multiplies numbers, and one of these changes is none",
                *span,
            )
            .help("let what is no number stand outside the parentheses"),
            Self::HeadWithout { name, kind, span } => Diagnostic::error(
                NO_FIT,
                format!("no {kind} has `{name}`, and the text speaks of one"),
                *span,
            )
            .help(format!("leave the {kind} out")),
            Self::BothHappen { span } => Diagnostic::error(
                BOTH_ALONE,
                "things happen to one at a time, never to this `and` that",
                *span,
            )
            .help("write `or` between them"),
            Self::TwoMoments { span } => Diagnostic::error(
                TWO_MOMENTS,
                "one of these speaks of whom it happens to, as it was just before, and the other of what is so afterwards",
                *span,
            )
            .help("write a text for each: `when ..., if A: ...` and `when ..., if B: ...`"),
            Self::OrBesides { span } => Diagnostic::error(
                MIXED_AND_OR,
                "`or` between effects beside others does not say where the two ways end",
                *span,
            )
            .help("put the two ways in parentheses: `(A or B), C`, `A or (B, C)`"),
            Self::MixedNeeds { span } => Diagnostic::error(
                MIXED_AND_OR,
                "`and` or a comma beside `OR` can be read in two ways",
                *span,
            )
            .help("write `+` as cards do, where `A + B OR C` is `(A + B) OR C`; or parentheses"),
            Self::HowMany { this, span } => {
                let error =
                    Diagnostic::error(HOW_MANY, "this does not say how many of them", *span);
                error.help(if *this {
                    "write `this` for the card itself; `one` or `two` for a choice, `each` for all of them"
                } else {
                    "write `one` or `two` for a choice, `each` for all of them"
                })
            }
            Self::FrameBehindColon { span } => Diagnostic::error(
                LEFT_OVER,
                "a text has one colon, behind all that says when and whether",
                *span,
            )
            .help("write a comma instead of the colon before this: `when ..., if ...: ...`"),
            Self::BehindClause { word, forms, span } => {
                let error = Diagnostic::error(
                    LEFT_OVER,
                    format!("this text has no `{word}` behind it"),
                    *span,
                );
                error.help(match (forms.as_slice(), word.as_str()) {
                    ([], "until") => "say it in a text of its own: `when ...: ...`".to_owned(),
                    ([], _) => "leave it out: no text that begins like this asks for more".to_owned(),
                    (forms, _) => format!("say it in a text of its own: {}", forms.join(", or ")),
                })
            }
            Self::WhoChooses { span } => Diagnostic::error(
                CHOICE_HERE,
                "one of these is chosen, and nothing says who chooses",
                *span,
            )
            .help("write `by opponent`, `by you` or `at random` behind it"),
            Self::FactColon { name, span } => {
                Diagnostic::error(LEFT_OVER, "a fact has no colon behind its name", *span)
                    .help(format!("write `{name}` and its value"))
            }
            Self::FactBlock { span } => Diagnostic::error(
                LEFT_OVER,
                "this block belongs to the line before it, which is a fact",
                *span,
            )
            .help("begin with words that say when it is done: `when ... { }`, or those of a clause"),
            Self::NumbersAlone { line, span } => {
                let error = Diagnostic::error(LEFT_OVER, "nothing says whose value this is", *span);
                match line {
                    Some(line) => error.help(format!("write `{line}`, or the name of a field before it")),
                    None => error.help("write the name of a field before it"),
                }
            }
            Self::English { word, help, span } => {
                Diagnostic::error(WRONG_WORD, format!("`{word}` cannot be said here"), *span)
                    .help(help.as_ref())
            }
            Self::SeldomAtWork { name, kind, span } => Diagnostic::error(
                NO_FIT,
                format!("{} does this by no text of its own, so this would never happen", with_article(kind)),
                *span,
            )
            .help(format!(
                "say to whom it happens, and which player does it: `when you {name} ...`, `when ... is ... by opponent`, `... cannot be ... by opponent`; a card whose text does it is named by its title"
            )),
            Self::AskedOfAll { span } => Diagnostic::error(
                WHERE_ARE_THEY,
                "this would be asked of everybody in play, whoever they belong to",
                *span,
            )
            .help("say behind it where they are: `here`, or `in` and those who are meant; `in play` is everybody. What they need is `unless NEED: ...`"),
            Self::OfIt { name, span } => Diagnostic::error(
                WHOSE,
                format!("this does not say whose `{name}` it is"),
                *span,
            )
            .help(format!("write `{name} of it`")),
            Self::BehindChanges { word, span } => {
                let error = Diagnostic::error(
                    LEFT_OVER,
                    format!("what stands for as long as its text has no `{word}` behind it"),
                    *span,
                );
                error.help(if word == "until" {
                    "say when it begins: `when ...: ...`, `at start of ...: ...`; or leave the end out".to_owned()
                } else {
                    format!("begin with it: `{word} ...: ...`; or say of whom: `where it ...`")
                })
            }
            Self::FullStop { span } => {
                Diagnostic::error(LEFT_OVER, "a sentence ends with its line", *span)
                    .help("leave the full stop out; write another text on a line of its own, and `,` or `then` between effects of one text")
            }
            Self::NoForm { forms, span } => Diagnostic::error(
                LEFT_OVER,
                "no text of such a card is written like this",
                *span,
            )
            .help(format!("write {}", forms.join(", or "))),
            Self::StandingState {
                subject,
                state,
                span,
            } => Diagnostic::error(
                LEFT_OVER,
                "this says neither what is done nor what stands",
                *span,
            )
            .help(format!(
                "write `{subject}: is {state}` for as long as the text stands, or when it is done"
            )),
            Self::ClauseBehindFrame { form, span } => Diagnostic::error(
                LEFT_OVER,
                format!("{form} is a text of its own"),
                *span,
            )
            .help("leave out what stands before it, or say it in a text of its own"),
            Self::ClauseGoesOn { form, others, span } => Diagnostic::error(
                LEFT_OVER,
                format!("nothing can be done behind {form}"),
                *span,
            )
            .help(format!(
                "write {}; or make two texts of it",
                others.join(", or ")
            )),
            Self::TextMissing {
                kind,
                records,
                forms,
                span,
            } => Diagnostic::error(
                FACT_MISSING,
                format!(
                    "every {kind} has a `{}`, and no text of this one is",
                    records.join("` or `")
                ),
                *span,
            )
            .help(format!("write {}", forms.join(", or "))),
            Self::DeclaresOnCard { span } => {
                Diagnostic::error(MISPLACED, "a card declares no words", *span)
                    .help("put this into a rule, and use the word here")
            }
            Self::FactOfOthers {
                name,
                kind,
                kinds,
                span,
            } => Diagnostic::error(NO_MARK, format!("no {kind} has `{name}`"), *span)
                .help(format!("it is printed on a {}", kinds.join(" or a "))),
            Self::NothingAhead { span } => Diagnostic::error(
                UNDECLARED_AHEAD,
                "no action is asked here how it would leave things",
                *span,
            )
            .help("say it in the action: `legal when after it ...`, with the writes in `declares { }`; here it would be the present"),
            Self::TextTwice { span, first } => {
                Diagnostic::error(TEXT_TWICE, "the card says this already", *span)
                    .also(*first, "here")
                    .help("leave one of the two out, or say how often it counts")
            }
        }
    }
}
