//! Mistakes in phrases, put into words.

use super::PhraseError;
use super::wording::{helped, listed, nearest, quoted, where_it_belongs};
use crate::diagnostic::{
    AMBIGUOUS_NAME, AND_EFFECTS, BOTH_ALONE, CHANGE_ALONE, CHOICE_HERE, Diagnostic, EVERY_ALONE,
    HIDES_WORD, HOW_MUCH, LEFT_OVER, MISSING_PART, MIXED_AND_OR, NESTED_PHRASE, NO_CHANGE, NO_FIT,
    NO_NAME, NO_SUBJECT, NO_TRIGGER, NOBODY, NOT_YET, PRINTED_FIELD, ROLE_MISSING, ROLE_TWICE,
    ROLE_UNKNOWN, Report, SEVERAL_HERE, TRAILING_IF, TWO_TRIGGERS, UNKNOWN_WORD, WHICH_ONE, WHOSE,
    WRITE_HERE, WRONG_COUNT, WRONG_TYPE, WRONG_WORD,
};

impl Report for PhraseError {
    #[expect(
        clippy::too_many_lines,
        reason = "one arm for each mistake, side by side, is the easiest to compare"
    )]
    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::UnknownWord {
                word,
                span,
                nearest: near,
            } => nearest(
                Diagnostic::error(UNKNOWN_WORD, format!("no script declares `{word}`"), *span),
                near.as_ref(),
                &format!("write a word that is declared; `spaceline words {word}` looks for some"),
            ),
            Self::Unseen { word, span, first } => Diagnostic::error(
                UNKNOWN_WORD,
                format!("`{word}` is a word of a pack that this one does not require"),
                *span,
            )
            .also(*first, "it is declared here")
            .help("write the id of that pack into `requires` of this pack's `pack.toml`"),
            Self::NoName { span } => Diagnostic::error(NO_NAME, "a name is missing here", *span)
                .help("write a word that is no preposition and no connective"),
            Self::Hides { name, span, first } => Diagnostic::error(
                HIDES_WORD,
                format!("`{name}` has a meaning here already"),
                *span,
            )
            .also(*first, "it is declared here")
            .help("choose another name"),
            Self::Rebinds { name, span, first } => {
                Diagnostic::error(HIDES_WORD, format!("`{name}` is bound here already"), *span)
                    .also(*first, "its `where` reaches to the end")
                    .help("put the earlier part in parentheses, or choose another name")
            }
            Self::NoChoice { word, span } => Diagnostic::error(
                CHOICE_HERE,
                format!("`{word}` says how to choose, and nothing is chosen here"),
                *span,
            )
            .help("say how many: write `one`, `two` or `up to 2` before it"),
            Self::Expected {
                what,
                found,
                span,
                help,
            } => {
                let error =
                    Diagnostic::error(WRONG_WORD, format!("{what} should stand here"), *span);
                let error = match found {
                    Some(found) => error.label(format!("this is {found}")),
                    None => error,
                };
                helped(error, help.as_ref())
            }
            Self::Missing { what, span, help } => helped(
                Diagnostic::error(MISSING_PART, format!("{what} is missing here"), *span),
                help.as_ref(),
            ),
            Self::Extra { word, span } => Diagnostic::error(
                LEFT_OVER,
                format!("the phrase is whole before `{word}`"),
                *span,
            )
            .label("this belongs to nothing")
            .help(where_it_belongs(word)),
            Self::Deep { span } => {
                Diagnostic::error(NESTED_PHRASE, "too many phrases inside one another", *span)
                    .help("give a part of it a name with `let`")
            }
            Self::Mismatch {
                wanted,
                given,
                span,
                help,
            } => helped(
                Diagnostic::error(
                    WRONG_TYPE,
                    format!("{wanted} is wanted here, and this is {given}"),
                    *span,
                ),
                help.as_ref(),
            ),
            Self::NoFit {
                name,
                given,
                takes,
                span,
            } => Diagnostic::error(
                NO_FIT,
                match given.as_slice() {
                    [] => format!("`{name}` does not say of what it is asked"),
                    given => format!("`{name}` cannot be asked of {}", given.join(" and ")),
                },
                *span,
            )
            .help(match given.as_slice() {
                [one] if one == "a title" => format!(
                    "ask it of {}: `{name} of first \"TITLE\"` is that of the first card so called",
                    listed(takes)
                ),
                _ => format!("ask it of {}", listed(takes)),
            }),
            Self::NoSlot {
                name,
                given,
                slots,
                span,
            } => Diagnostic::error(
                NO_FIT,
                format!("{} has no slot `{name}`", given.join(" and ")),
                *span,
            )
            .help(format!("it has {}", listed(slots))),
            Self::Ambiguous { name, takes, span } => Diagnostic::error(
                AMBIGUOUS_NAME,
                format!("`{name}` may be that of {}", listed(takes)),
                *span,
            )
            .help("say which with `as KIND`"),
            Self::Count {
                name,
                wanted,
                given,
                span,
            } => Diagnostic::error(
                WRONG_COUNT,
                format!("`{name}` takes {wanted}, and here are {given}"),
                *span,
            )
            .help(format!("write {wanted} of them, with commas between")),
            Self::Mixed { proposal, span } => Diagnostic::error(
                MIXED_AND_OR,
                "`and` and `or` side by side can be read in two ways",
                *span,
            )
            .help(format!("write `{proposal}`")),
            Self::Choice { span } => {
                Diagnostic::error(CHOICE_HERE, "nobody can choose here", *span)
                    .help("choose before it with `let x be ...`, or say `each`, `some` or `no`")
            }
            Self::Several {
                wanted,
                nouns,
                span,
            } => {
                let error = Diagnostic::error(
                    SEVERAL_HERE,
                    format!("{wanted} is wanted here, and this may be several"),
                    *span,
                );
                match nouns {
                    Some((nouns, kind)) => error.help(format!(
                        "write {}; or `one {kind}` for a choice",
                        quoted(nouns)
                    )),
                    None if wanted == "a player" => error.help(
                        "say which: `opponent`, `first x in ...`; or let each of them do it: `{ for each p in players { p ... } }`",
                    ),
                    None => error.help("say which: write `one` before it, or `first x in ...`; what each of several has is `(each FIELD of x over x in (every KIND ...))`"),
                }
            }
            Self::EveryAlone { span } => Diagnostic::error(
                EVERY_ALONE,
                "this does not say what is true of every one",
                *span,
            )
            .help("say what holds of them: `every ... is ...`, or `no ... where not ...`"),
            Self::BothAlone { span } => Diagnostic::error(
                BOTH_ALONE,
                "`and` between heads makes one group of them, and here both are asked for",
                *span,
            )
            .help("ask twice, with the quantifier again: `some A and some B`"),
            Self::BareBehind { subject, span } => {
                Diagnostic::error(NO_SUBJECT, "this does not say what is asked of it", *span).help(
                    if *subject {
                        "say it again: `A here and B here`, `you VERBed A and you VERBed B`; or write `some` before it for any in play"
                    } else {
                        "say it again: `with A or with B`; or write `in play` behind it for any in play"
                    },
                )
            }
            Self::JoinedSets { span } => Diagnostic::error(
                BOTH_ALONE,
                "`and` and `or` join conditions, and these are sets",
                *span,
            )
            .help("write `+` between sets"),
            Self::TwoChoosers { span } => Diagnostic::error(
                CHOICE_HERE,
                "this is chosen by chance and by a player",
                *span,
            )
            .help("keep one of `at random` and `by`"),
            Self::TooFew { span } => {
                Diagnostic::error(CHOICE_HERE, "this asks for fewer than one", *span)
                    .help("write a number from one up, or `no`")
            }
            Self::Agreement { singular, span } => Diagnostic::error(
                WRONG_WORD,
                "one of them does not go with a word for several",
                *span,
            )
            .help(format!("write `{singular}`, or a number from two up")),
            Self::NoSubject { span } => {
                Diagnostic::error(NO_SUBJECT, "this does not say of whom it is asked", *span)
                    .help("name the subject again, or write `this is` before it")
            }
            Self::Nobody { word, span } => {
                Diagnostic::error(NOBODY, format!("there is no `{word}` here"), *span).help(
                    match word.as_str() {
                        "you" => "bind it: `by (you: player)`, or name the player",
                        "it" => "say it of those that are meant: `... where it is ...`; or name what you mean",
                        "host" => "say on what the card plays, or write `host of x`",
                        _ => "name the object you mean",
                    },
                )
            }
            Self::NeverIn {
                wanted,
                given,
                span,
            } => Diagnostic::error(WRONG_TYPE, format!("no {wanted} is ever in {given}"), *span)
                .help("ask for those that can be there, or name another place; a name of a list is said before a noun, `NAME KIND`, or asked for, `... is NAME`"),
            Self::NotSaid {
                name,
                given,
                takes,
                inner,
                span,
            } => {
                if takes.is_empty() {
                    return Diagnostic::error(
                        NO_FIT,
                        format!("nothing holds `{name}`: such a word is read from something else"),
                        *span,
                    )
                    .help("say what it is read from: `spaceline words` shows what the word means");
                }
                let said = format!("it is said of {}", listed(takes));
                let help = if *inner {
                    format!("{said}: put that noun and its `with {name}` in parentheses")
                } else {
                    said
                };
                Diagnostic::error(NO_FIT, format!("`{name}` is never said of {given}"), *span)
                    .help(help)
            }
            Self::ReturnsNothing { name: None, span } => {
                Diagnostic::error(WRONG_TYPE, "nobody waits for an answer here", *span)
                    .help("write `return` in a procedure that says what it `gives`")
            }
            Self::ReturnsNothing {
                name: Some(name),
                span,
            } => Diagnostic::error(
                WRONG_TYPE,
                format!("`{name}` does not say that it returns something"),
                *span,
            )
            .help(format!("write `procedure {name} ... gives TYPE {{ }}`")),
            Self::UnknownFrame {
                words,
                span,
                nearest: Some(near),
            } if words == near => Diagnostic::error(
                UNKNOWN_WORD,
                format!("`{words}` is no frame"),
                *span,
            )
            .help("these are words within a clause: say with the clause what is so, or leave them out"),
            Self::UnknownFrame {
                words,
                span,
                nearest: near,
            } => nearest(
                Diagnostic::error(
                    UNKNOWN_WORD,
                    format!("no script declares the frame `{words}`"),
                    *span,
                ),
                near.as_ref(),
                "begin with `when`, `while`, `if`, or with a declared frame",
            ),
            Self::BareSum { proposal, span } => Diagnostic::error(
                HOW_MUCH,
                "`+` joins needs, so each of these would need a number",
                *span,
            )
            .help(format!("write `{proposal}` to add them up")),
            Self::Whose { name, span } => Diagnostic::error(
                WHOSE,
                format!("this does not say whose `{name}` it is"),
                *span,
            )
            .help(format!("write `your {name}` or `{name} of ...`")),
            Self::RoleUnknown {
                verb,
                role,
                span,
                roles,
            } => {
                let error =
                    Diagnostic::error(ROLE_UNKNOWN, format!("`{verb}` has no `{role}`"), *span);
                if roles.is_empty() && role == "with" {
                    error.help(format!(
                        "`{verb}` takes its object and no more; what must be so besides stands before the colon: `when ..., if ...: ...`"
                    ))
                } else if roles.is_empty() && role == "until" {
                    error.help(format!(
                        "`{verb}` lasts as its rule says; what lasts until something are changes and what may not be done: `SELECTION: CHANGES until T`, `SELECTION cannot ... until T`"
                    ))
                } else if roles.is_empty() {
                    error.help(format!(
                        "leave it out: `{verb}` takes its object and no more"
                    ))
                } else if role == "by" {
                    error.help(format!(
                        "who chooses is said behind those who are chosen: `one KIND by PLAYER`; `{verb}` takes {}",
                        quoted(roles)
                    ))
                } else {
                    error.help(format!("`{verb}` takes {}", quoted(roles)))
                }
            }
            Self::RoleTwice {
                verb,
                role,
                span,
                first,
            } => Diagnostic::error(
                ROLE_TWICE,
                format!("`{verb}` has its `{role}` already"),
                *span,
            )
            .also(*first, "here")
            .help("keep one of the two, or put a part of the phrase in parentheses"),
            Self::ObjectMissing { verb, span, help } => Diagnostic::error(
                ROLE_MISSING,
                format!("`{verb}` needs its object, and this comes behind it"),
                *span,
            )
            .help(help.as_str()),
            Self::RoleMissing {
                verb,
                role,
                example,
                span,
            } => {
                let (what, help) = if role.is_empty() {
                    ("its object".to_string(), format!("say what: {example}"))
                } else {
                    (format!("its `{role}`"), format!("add {example}"))
                };
                Diagnostic::error(ROLE_MISSING, format!("`{verb}` needs {what}"), *span).help(help)
            }
            Self::Which { word, span, found } => {
                let message = if found.is_empty() {
                    format!("nothing before `{word}` in this sentence is meant by it")
                } else {
                    format!("`{word}` can mean more than one of those before it")
                };
                let error = Diagnostic::error(WHICH_ONE, message, *span);
                found
                    .iter()
                    .fold(error, |error, one| error.also(*one, "this one?"))
                    .help("give it a name before with `let x be ...`")
            }
            Self::HowMuch { field, span } => Diagnostic::error(
                HOW_MUCH,
                format!("this does not say how much `{field}`"),
                *span,
            )
            .help(format!(
                "write `{field} > 5`, `highest {field}` or the like"
            )),
            Self::NoNeed { name, span } => Diagnostic::error(
                NO_FIT,
                format!("nothing says what it means to need `{name}`"),
                *span,
            )
            .help(format!("name the kind of those that are needed: `{name} KIND`; or declare it: `need (x: ...) means ...`")),
            Self::ChangeAlone { field, span } => Diagnostic::error(
                CHANGE_ALONE,
                format!("this does not say whose `{field}` changes"),
                *span,
            )
            .help(format!(
                "write whose it is and a colon: `this: {field} ...`, `each your ... : {field} ...`"
            )),
            Self::NoChange {
                field,
                symbols,
                span,
            } => Diagnostic::error(
                NO_CHANGE,
                format!("this does not say what becomes of `{field}`"),
                *span,
            )
            .help(match symbols {
                true => format!("write `{field} becomes ...`; or `loses {field}`, behind each comma anew"),
                false => format!("write `{field} +2`, `{field} = 2`, `{field} * 2` or `{field} becomes ...`"),
            }),
            Self::AndEffects { span } => {
                Diagnostic::error(AND_EFFECTS, "`and` does not join effects", *span)
                    .help("write `,` where the order does not matter, `then` where it does")
            }
            Self::TwoTriggers { span } => Diagnostic::error(
                TWO_TRIGGERS,
                "this text waits for a happening already",
                *span,
            )
            .help("write one text for each happening, or `if` for what must be so when it happens"),
            Self::NoTrigger { span } => Diagnostic::error(
                NO_TRIGGER,
                "this does not say when it is done",
                *span,
            )
            .help("begin with `when ...:`, `you may`, or the words of a clause such as `plays to`"),
            Self::TrailingIf { word, span } => Diagnostic::error(
                TRAILING_IF,
                format!("`{word}` after several effects does not say which of them it is for"),
                *span,
            )
            .help(format!(
                "put the effect and its `{word}` in parentheses, or begin with `{word} ...:`"
            )),
            Self::Printed { field, span } => Diagnostic::error(
                PRINTED_FIELD,
                format!("`{field}` is printed and cannot be set"),
                *span,
            )
            .help(format!("change it: `x: {field} = ...`")),
            Self::WriteHere { span } => Diagnostic::error(
                WRITE_HERE,
                "only rules do this, and a card uses the verbs that they declare",
                *span,
            )
            .help("use such a verb, or declare one in a rule; `spaceline words` finds them"),
            Self::UnknownName {
                what,
                name,
                span,
                nearest: near,
            } => nearest(
                Diagnostic::error(
                    UNKNOWN_WORD,
                    format!("no script declares the {what} `{name}`"),
                    *span,
                ),
                near.as_ref(),
                "write the name of one that is declared",
            ),
            Self::SeveralFields { list, fields, span } => Diagnostic::error(
                AMBIGUOUS_NAME,
                format!("several fields hold a `{list}`: {}", quoted(fields)),
                *span,
            )
            .help("say which: `FIELD becomes ...`"),
            Self::SeveralHappen { span } => Diagnostic::error(
                SEVERAL_HERE,
                "things happen to one at a time, so a number says nothing here",
                *span,
            )
            .help("leave the number out; write `not (... is just ...)` for what has not happened"),
            Self::AllHappen { span } => Diagnostic::error(
                SEVERAL_HERE,
                "things happen to one at a time, so this would hear of the first of them and not wait for all",
                *span,
            )
            .help("leave the word out to hear of whichever it is; for the last of them ask behind it whether one is left: `when SELECTION is PARTICIPLE, if no SELECTION where ...: ...`"),
            Self::NotRemembered { span } => Diagnostic::error(
                NOBODY,
                "what happened cannot be described by what is known only now",
                *span,
            )
            .help(
                "name one thing: `some x ... where x was ...`; or describe what it was by itself",
            ),
            Self::HeadHere { words, span } => Diagnostic::error(
                MISSING_PART,
                format!("`{words}` begins a text of its own, and this is not all of one"),
                *span,
            )
            .help("leave it out, or say all of it on a line of its own; between two frames stands a comma, and a colon only behind the last"),
            Self::NoLimit { span } => Diagnostic::error(
                CHOICE_HERE,
                "this says what those that are chosen have together, and nothing is chosen here",
                *span,
            )
            .help("with a verb say how many are chosen, `two`, `up to 3` or `any number of`; where it is asked whether somebody is there, leave `in total` out if it is said of each, and ask how many values they have: `size(each FIELD of x over x in ...) > 2`"),
            Self::NotYet { what, span } => {
                Diagnostic::error(NOT_YET, format!("{what} cannot be read yet"), *span)
                    .help("say it with other words, or mark the text `not encoded`")
            }
        }
    }
}
