//! Mistakes in declarations, put into words.

use super::DeclareError;
use crate::diagnostic::{
    AMBIGUOUS_NAME, CIRCLE, DECLARED_TWICE, Diagnostic, EXPECTED, EXTRA_WORDS, FACT_TWICE,
    LEVEL_TWICE, MISPLACED, NEED_SHAPE, NO_CITATION, NO_DECLARATION, NO_MARK, NO_ROLE, NO_SET,
    NOT_IN_LIST, NOTHING_ABOVE, OTHER_KIND, OUTSIDE_RULE, Report, SAME_HEAD, SLOT_TYPE,
    TWO_CLASSES, TWO_TEXTS, UNKNOWN_LAW, UNKNOWN_NAME, VALUE_COUNT,
};

impl Report for DeclareError {
    fn diagnostic(&self) -> Diagnostic {
        match self {
            Self::TwoClasses {
                word,
                span,
                called,
                first,
            } => {
                let error =
                    Diagnostic::error(TWO_CLASSES, format!("`{word}` is {called} already"), *span)
                        .help("choose another name");
                match first {
                    Some(first) => error.also(*first, "it is declared here"),
                    None => error,
                }
            }
            Self::Twice {
                what,
                name,
                span,
                first,
            } => Diagnostic::error(DECLARED_TWICE, format!("this {what} `{name}` is declared twice"), *span)
                .also(*first, "it is declared here first")
                .help("choose another name, or leave one of the two out"),
            Self::GoneAlready { name, span, first } => Diagnostic::error(
                DECLARED_TWICE,
                format!("this edition replaces or omits `{name}` already"),
                *span,
            )
            .also(*first, "it does so here")
            .help("leave one of the two out"),
            Self::SameHead { words, span, first } => Diagnostic::error(
                SAME_HEAD,
                if words.is_empty() {
                    "text of any words belongs to another clause already".to_owned()
                } else {
                    format!("something else begins with `{words}` already")
                },
                *span,
            )
            .also(*first, "it is declared here")
            .help("choose other first words"),
            Self::Unknown {
                what,
                name,
                span,
                nearest,
            } => {
                let error = Diagnostic::error(UNKNOWN_NAME, format!("there is no {what} `{name}`"), *span);
                match nearest {
                    // Within a text, only a part of the place is wrong.
                    Some(near) if span.range().len() > name.len() => {
                        error.help(format!("write `{near}`"))
                    }
                    Some(near) => error.write(near),
                    None => error,
                }
            }
            Self::NoDeclaration {
                word,
                span,
                nearest,
            } => {
                let error = Diagnostic::error(
                    NO_DECLARATION,
                    format!("no declaration begins with `{word}`"),
                    *span,
                );
                if matches!(word.as_str(), "replace" | "omit") {
                    return error.help(format!(
                        "rules are replaced by an edition, which the format names: `edition NAME extends OTHER {{ {word} rule ... }}`, `rules NAME`"
                    ));
                }
                match nearest {
                    Some(near) => error.write(near),
                    None => error,
                }
            }
            Self::Expected { what, span } => {
                Diagnostic::error(EXPECTED, format!("{what} should stand here"), *span)
            }
            Self::BeforeKind { words, kind, span } => Diagnostic::error(
                UNKNOWN_NAME,
                format!("there is no kind `{words} {kind}`"),
                *span,
            )
            .help(format!("write `{kind}` here, and `{words}` in a line of the card")),
            Self::TwoLists {
                list,
                fields,
                row,
                span,
            } => {
                let quoted = |text: String| format!("`{text}`");
                let names: Vec<String> = fields.iter().map(|one| quoted(one.to_string())).collect();
                let ways = fields.iter().map(|field| quoted(format!("{field} {row}")));
                let ways: Vec<String> = ways.collect();
                Diagnostic::error(
                    AMBIGUOUS_NAME,
                    format!("a symbol of `{list}` could stand in {} of this card", names.join(" or ")),
                    *span,
                )
                .help(format!("say which: {}", ways.join(" or ")))
            }
            Self::NoCommas { write, span } => Diagnostic::error(
                EXTRA_WORDS,
                "between the members of a list stands a comma",
                *span,
            )
            .help(format!("write `{write}`")),
            Self::FactsInRow { write, span } => {
                Diagnostic::error(EXTRA_WORDS, "these are several facts", *span)
                    .help(format!("write `{write}`"))
            }
            Self::Letter { name, span } => Diagnostic::error(
                UNKNOWN_NAME,
                format!("`{name}` is no number"),
                *span,
            )
            .help(format!("say what it is in a line of its own, `{name} = ...`; where a card has no value, write `nothing`")),
            Self::TwoTexts {
                message,
                span,
                first,
            } => Diagnostic::error(TWO_TEXTS, message, *span)
                .also(*first, "the other is here")
                .help("put into one of them all that holds, and leave the other out"),
            Self::NoText { span } => Diagnostic::error(
                EXPECTED,
                "this changes nothing: it gives no text and no facts",
                *span,
            )
            .help("write in its block the text that holds from then on, all of it"),
            Self::Extra { span } => {
                Diagnostic::error(EXTRA_WORDS, "the declaration has ended before this", *span)
                    .help("leave it out; between the members of a list stands a comma")
            }
            Self::NothingAbove { span } => {
                Diagnostic::error(NOTHING_ABOVE, "no kind is above all of these", *span)
                    .help("declare the word once for each of them")
            }
            Self::Circle { name, span } => {
                Diagnostic::error(CIRCLE, format!("the kind `{name}` is under itself"), *span)
            }
            Self::EditionsInCircle { around, span } => {
                let first = around.first().cloned().unwrap_or_default();
                let mut path: Vec<String> = around.iter().map(|one| format!("`{one}`")).collect();
                path.push(format!("`{first}`"));
                let message = format!("the edition `{first}` rests on itself");
                Diagnostic::error(CIRCLE, message, *span)
                    .help(format!("{}: let one of them extend no other", path.join(" extends ")))
            }
            Self::NotOfKind { span } => {
                Diagnostic::error(MISPLACED, "a kind consists of `has`, `flag` and `line`", *span)
            }
            Self::NotOfAction { span } => Diagnostic::error(
                MISPLACED,
                "an action consists of `name`, `pick`, `agree`, `legal when`, `limit`, `cost` and `do`",
                *span,
            ),
            Self::NotOfState { span } => Diagnostic::error(
                MISPLACED,
                "a state consists of `cannot`, `spreads to`, `ends at` and changes",
                *span,
            ),
            Self::OutsideRule { span } => {
                Diagnostic::error(OUTSIDE_RULE, "this stands outside any rule", *span)
                    .help("put it into the block of a `rule` that cites its source")
            }
            Self::WhileInRule { span } => {
                Diagnostic::error(MISPLACED, "`while` is a frame of cards", *span)
                    .help("say `where` behind the selection")
            }
            Self::NoCitation { span } => {
                Diagnostic::error(NO_CITATION, "this rule cites nothing", *span)
                    .help("write `cites`, a document and a section in quotation marks")
            }
            Self::NeedShape { span } => {
                Diagnostic::error(NEED_SHAPE, "no atom of a requirement looks like this", *span).help(
                    "write `(s: ENUM) x (n: number)`, `(s: ENUM)`, `(f: field of KIND)`, `(t: title)` or `(n: number) (q: selection)`",
                )
            }
            Self::UnknownLaw { name, span } => {
                Diagnostic::error(UNKNOWN_LAW, format!("nothing asks a law `{name}`"), *span)
                    .help("declare it as a `noun`, or give it the name of a law that the machine asks")
            }
            Self::SlotType {
                name,
                span,
                was,
                is,
            } => Diagnostic::error(
                SLOT_TYPE,
                format!("the slot `{name}` is a {was} elsewhere and a {is} here"),
                *span,
            )
            .help("give it another name"),
            Self::NoRole { span } => {
                Diagnostic::error(NO_ROLE, "there is no such role, or it is taken", *span)
            }
            Self::RoleType { name, span, is } => {
                Diagnostic::error(NO_ROLE, format!("`{name}` cannot be of this type"), *span)
                    .help(format!("the role is a {is}"))
            }
            Self::NoSet { span } => Diagnostic::error(NO_SET, "this is no set", *span),
            Self::OtherList {
                name,
                span,
                list,
                wanted,
            } => Diagnostic::error(NOT_IN_LIST, format!("`{name}` is a name of `{list}`"), *span)
                .help(format!("write a name of `{wanted}`")),
            Self::NotInList {
                name,
                span,
                list,
                nearest,
            } => {
                let error =
                    Diagnostic::error(NOT_IN_LIST, format!("`{list}` has no `{name}`"), *span);
                match nearest {
                    Some(near) => error.write(near),
                    None => error.help(format!(
                        "write a name of `{list}`, or add one with `add enum {list}: ...`"
                    )),
                }
            }
            Self::Levels { span } => {
                Diagnostic::error(VALUE_COUNT, "this count cannot be meant", *span)
                    .help("write `x2` to `x99`")
            }
            Self::NameTwice {
                span,
                first,
                counts,
            } => {
                Diagnostic::error(LEVEL_TWICE, "this is named twice", *span)
                    .also(*first, "it is named here first")
                    .help(match counts {
                        true => "write it once, and `x2` behind it if it counts twice",
                        false => "write it once",
                    })
            }
            Self::FactTwice {
                name,
                several,
                span,
                first,
            } => Diagnostic::error(FACT_TWICE, format!("`{name}` is given twice"), *span)
                .also(*first, "it is given here first")
                .help(if *several {
                    "write all that belongs together in one line, with commas"
                } else {
                    "a card has one of them: leave out the other; a list goes on in the same line, behind a comma"
                }),
            Self::NoMark {
                span,
                elsewhere,
                nearest,
                marks,
            } => {
                let message = match elsewhere {
                    Some(kind) => format!("this is printed on a {kind}, and the card is none"),
                    None => "this is neither a flag of the kind nor a symbol".to_owned(),
                };
                let error = Diagnostic::error(NO_MARK, message, *span);
                match (elsewhere, nearest) {
                    (None, Some(near)) => error.write(near),
                    (None, None) if !marks.is_empty() => {
                        error.help(format!("write `{}`, or leave it out", marks.join("`, `")))
                    }
                    _ => error,
                }
            }
            Self::NoFieldFor {
                list,
                nearest,
                marks,
                span,
            } => {
                let error = Diagnostic::error(
                    NO_MARK,
                    format!("no card of this kind has one of `{list}` printed on it"),
                    *span,
                );
                match nearest {
                    Some(near) => error.write(near),
                    None if !marks.is_empty() => {
                        error.help(format!("write `{}`, or leave it out", marks.join("`, `")))
                    }
                    None => error.help("leave it out"),
                }
            }
            Self::CountedName { field, next, span } => {
                let error =
                    Diagnostic::error(VALUE_COUNT, format!("`{field}` has no count"), *span);
                match next {
                    Some(next) => error.help(format!(
                        "if the card has no `{field}`, begin the line with `{next}`"
                    )),
                    None => error.help("leave the count out"),
                }
            }
            Self::NotWithin {
                field,
                least,
                most,
                span,
            } => Diagnostic::error(
                NOT_IN_LIST,
                format!("no card has such a {field}"),
                *span,
            )
            .help(format!("write a number from {least} to {most}")),
            Self::NotAmong {
                name,
                field,
                known,
                next,
                span,
            } => {
                let message = format!("`{name}` is no {field}");
                let error = Diagnostic::error(NOT_IN_LIST, message, *span);
                let known = known.join(", ");
                match next {
                    Some(next) => error.help(format!(
                        "write one of {known}; if the card has no `{field}`, begin the line with `{next}`"
                    )),
                    None => error.help(format!("write one of {known}")),
                }
            }
            Self::OtherKind {
                form,
                kind,
                of,
                span,
                declared,
            } => Diagnostic::error(OTHER_KIND, format!("no {kind} has this text"), *span)
                .also(*declared, "it is declared here")
                .help(format!("{form} stands on cards of the kind `{of}`")),
            Self::SaysPartFirst { span } => {
                Diagnostic::error(EXPECTED, "an action is known by its first word", *span)
                    .help("begin with what is done: `\"play {c}\"`")
            }
            Self::GoesOn { word, span } => Diagnostic::error(
                MISPLACED,
                format!("a line that begins with `{word}` belongs to the line before it"),
                *span,
            )
            .help("let the clause begin with another word"),
            Self::CountFirst { name, many, span } => Diagnostic::error(
                VALUE_COUNT,
                "how many there are stands behind the name",
                *span,
            )
            .help(format!("write `{name} x{many}`")),
            Self::LineCount {
                fields,
                slashes,
                span,
            } => {
                let between = if *slashes { " / " } else { ", " };
                Diagnostic::error(
                    VALUE_COUNT,
                    format!("{} values should stand here", fields.len()),
                    *span,
                )
                .help(format!("write `{}`", fields.join(between)))
            }
            Self::Digits { number, span } => {
                Diagnostic::error(EXPECTED, "a number should stand here, in digits", *span)
                    .help(format!("write `{number}`"))
            }
            Self::NoBlock { span } => {
                Diagnostic::error(MISPLACED, "no block can stand here", *span)
            }
            Self::Count { what, wanted, span } => {
                let plural = if *wanted == 1 { "" } else { "s" };
                Diagnostic::error(
                    VALUE_COUNT,
                    format!("{wanted} {what}{plural} should stand here"),
                    *span,
                )
            }
        }
    }
}
