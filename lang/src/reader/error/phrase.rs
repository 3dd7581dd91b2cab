//! What can be wrong with a phrase.

use super::wording::{listed, quoted, where_it_belongs};
use crate::diagnostic::mistakes;
use crate::span::Span;
use smol_str::SmolStr;

mistakes! {
    /// A mistake in a phrase.
    PhraseError

    /// A word of scripts on which this one does not build, declared at `first`.
    Unseen { span, word: SmolStr, first } UNKNOWN_WORD "`{word}` is a word of a pack that this one does not require"
        also first "it is declared here" help "write the id of that pack into `requires` of this pack's `pack.toml`";
    /// A word that nothing declares; `nearest` is a declared word of the class that may stand there.
    UnknownWord { span, word: SmolStr, nearest: Option<SmolStr> } UNKNOWN_WORD "no script declares `{word}`"
        help "write a word that is declared; `spaceline words {word}` looks for some" write nearest;
    NoName { span } NO_NAME "a name is missing here" help "write a word that is no preposition and no connective";
    Hides { span, name: SmolStr, first } HIDES_WORD "`{name}` has a meaning here already"
        also first "it is declared here" help "choose another name";
    Rebinds { span, name: SmolStr, first } HIDES_WORD "`{name}` is bound here already"
        also first "its `where` reaches to the end"
        help "put the earlier part in parentheses, or choose another name";
    /// `at random` or `by P` where nothing is chosen.
    NoChoice { span, word: &'static str } CHOICE_HERE "`{word}` says how to choose, and nothing is chosen here"
        help "say how many: write `one`, `two` or `up to 2` before it";
    Expected { span, what: &'static str, found: Option<SmolStr>, help: Option<String> }
        WRONG_WORD "{what} should stand here"
        label (match (found) { Some(found) => "this is {found}", None => "" }) help { help.clone() };
    Missing { span, what: &'static str, help: Option<String> } MISSING_PART "{what} is missing here"
        help { help.clone() };
    Extra { span, word: SmolStr } LEFT_OVER "the phrase is whole before `{word}`" label "this belongs to nothing"
        help ("{}", where_it_belongs(word));
    Deep { span } NESTED_PHRASE "too many phrases inside one another" help "give a part of it a name with `let`";
    Mismatch { span, wanted: String, given: String, help: Option<String> }
        WRONG_TYPE "{wanted} is wanted here, and this is {given}" help { help.clone() };
    NoFit { span, name: SmolStr, given: Vec<String>, takes: Vec<String> }
        NO_FIT (match (given.as_slice()) {
            [] => "`{name}` does not say of what it is asked",
            given => ("`{name}` cannot be asked of {}", given.join(" and ")),
        })
        help (match (given.as_slice()) {
            [one] if one == "a title" => (
                "ask it of {}: `{name} of first \"TITLE\"` is that of the first card so called", listed(takes)
            ),
            _ => ("ask it of {}", listed(takes)),
        });
    NoSlot { span, name: SmolStr, given: Vec<String>, slots: Vec<String> }
        NO_FIT ("{} has no slot `{name}`", given.join(" and ")) help ("it has {}", listed(slots));
    Ambiguous { span, name: SmolStr, takes: Vec<String> }
        AMBIGUOUS_NAME ("`{name}` may be that of {}", listed(takes)) help "say which with `as KIND`";
    Count { span, name: SmolStr, wanted: usize, given: usize }
        WRONG_COUNT "`{name}` takes {wanted}, and here are {given}"
        help "write {wanted} of them, with commas between";
    /// `and` and `or` without parentheses; `proposal` has them.
    Mixed { span, proposal: String } MIXED_AND_OR "`and` and `or` side by side can be read in two ways"
        help "write `{proposal}`";
    Choice { span } CHOICE_HERE "nobody can choose here"
        help "choose before it with `let x be ...`, or say `each`, `some` or `no`";
    Several { span, wanted: String, nouns: Option<(Vec<SmolStr>, SmolStr)> }
        SEVERAL_HERE "{wanted} is wanted here, and this may be several"
        help (match (nouns) {
            Some((nouns, kind)) => ("write {}; or `one {kind}` for a choice", quoted(nouns)),
            None if wanted == "a player" => "say which: `opponent`, `first x in ...`; or let each of them do it: `{{ for each p in players {{ p ... }} }}`",
            None => "say which: write `one` before it, or `first x in ...`; what each of several has is `(each FIELD of x over x in (every KIND ...))`",
        });
    /// `every ...` alone as a condition.
    EveryAlone { span } EVERY_ALONE "this does not say what is true of every one"
        help "say what holds of them: `every ... is ...`, or `no ... where not ...`";
    /// `A and B` as one selection in a condition.
    BothAlone { span } BOTH_ALONE "`and` between heads makes one group of them, and here both are asked for"
        help "ask twice, with the quantifier again: `some A and some B`";
    BareBehind { span, subject: bool } NO_SUBJECT "this does not say what is asked of it"
        help (match (*subject) {
            true => "say it again: `A here and B here`, `you VERBed A and you VERBed B`; or write `some` before it for any in play",
            false => "say it again: `with A or with B`; or write `in play` behind it for any in play",
        });
    /// Selections joined by `and` where a set is wanted.
    JoinedSets { span } BOTH_ALONE "`and` and `or` join conditions, and these are sets"
        help "write `+` between sets";
    TwoChoosers { span } CHOICE_HERE "this is chosen by chance and by a player"
        help "keep one of `at random` and `by`";
    TooFew { span } CHOICE_HERE "this asks for fewer than one" help "write a number from one up, or `no`";
    /// `one ships`.
    Agreement { span, singular: String } WRONG_WORD "one of them does not go with a word for several"
        help "write `{singular}`, or a number from two up";
    NoSubject { span } NO_SUBJECT "this does not say of whom it is asked"
        help "name the subject again, or write `this is` before it";
    /// `this`, `you`, `it` or `host` where there is none.
    Nobody { span, word: SmolStr } NOBODY "there is no `{word}` here"
        help (match (word.as_str()) {
            "you" => "bind it: `by (you: player)`, or name the player",
            "it" => "say it of those that are meant: `... where it is ...`; or name what you mean",
            "host" => "say on what the card plays, or write `host of x`",
            _ => "name the object you mean",
        });
    NeverIn { span, wanted: String, given: String } WRONG_TYPE "no {wanted} is ever in {given}"
        help "ask for those that can be there, or name another place; a name of a list is said before a noun, `NAME KIND`, or asked for, `... is NAME`";
    NotSaid { span, name: SmolStr, given: String, takes: Vec<String>, inner: bool }
        NO_FIT (match (takes.as_slice()) {
            [] => "nothing holds `{name}`: such a word is read from something else",
            _ => "`{name}` is never said of {given}",
        })
        help (match ((takes.as_slice(), *inner)) {
            ([], _) => "say what it is read from: `spaceline words` shows what the word means",
            (takes, true) => (
                "it is said of {}: put that noun and its `with {name}` in parentheses", listed(takes)
            ),
            (takes, false) => ("it is said of {}", listed(takes)),
        });
    /// `return E` in, or `let x be` of, a procedure that does not say what it gives; in no procedure at all.
    ReturnsNothing { span, name: Option<SmolStr> }
        WRONG_TYPE (match (name) {
            Some(name) => "`{name}` does not say that it returns something",
            None => "nobody waits for an answer here",
        })
        help (match (name) {
            Some(name) => "write `procedure {name} ... gives TYPE {{ }}`",
            None => "write `return` in a procedure that says what it `gives`",
        });
    UnknownFrame { span, words: String, nearest: Option<SmolStr> }
        UNKNOWN_WORD (match (nearest.as_ref().is_some_and(|near| near == words)) {
            true => "`{words}` is no frame",
            false => "no script declares the frame `{words}`",
        })
        help (match (nearest) {
            Some(_) => "these are words within a clause: say with the clause what is so, or leave them out",
            None => "begin with `when`, `while`, `if`, or with a declared frame",
        })
        write nearest.as_ref().filter(|near| near.as_str() != words);
    BareSum { span, proposal: String } HOW_MUCH "`+` joins needs, so each of these would need a number"
        help "write `{proposal}` to add them up";
    Whose { span, name: SmolStr } WHOSE "this does not say whose `{name}` it is"
        help "write `your {name}` or `{name} of ...`";
    RoleUnknown { span, verb: SmolStr, role: SmolStr, roles: Vec<SmolStr> } ROLE_UNKNOWN "`{verb}` has no `{role}`"
        help (match ((roles.as_slice(), role.as_str())) {
            ([], "with") => "`{verb}` takes its object and no more; what must be so besides stands before the colon: `when ..., if ...: ...`",
            ([], "until") => "`{verb}` lasts as its rule says; what lasts until something are changes and what may not be done: `SELECTION: CHANGES until T`, `SELECTION cannot ... until T`",
            ([], _) => "leave it out: `{verb}` takes its object and no more",
            (roles, "by") => (
                "who chooses is said behind those who are chosen: `one KIND by PLAYER`; `{verb}` takes {}", quoted(roles)
            ),
            (roles, _) => ("`{verb}` takes {}", quoted(roles)),
        });
    RoleTwice { span, verb: SmolStr, role: SmolStr, first } ROLE_TWICE "`{verb}` has its `{role}` already"
        also first "here" help "keep one of the two, or put a part of the phrase in parentheses";
    ObjectMissing { span, verb: SmolStr, help: String }
        ROLE_MISSING "`{verb}` needs its object, and this comes behind it" help "{help}";
    RoleMissing { span, verb: SmolStr, role: SmolStr, example: String }
        ROLE_MISSING (match (role.as_str()) { "" => "`{verb}` needs its object", _ => "`{verb}` needs its `{role}`" })
        help (match (role.as_str()) { "" => "say what: {example}", _ => "add {example}" });
    /// `that` or `those` with none, or several, that it can mean.
    Which { span, word: SmolStr, found: Vec<Span> }
        WHICH_ONE (match (found.as_slice()) {
            [] => "nothing before `{word}` in this sentence is meant by it",
            _ => "`{word}` can mean more than one of those before it",
        })
        also found "this one?" help "give it a name before with `let x be ...`";
    HowMuch { span, field: SmolStr } HOW_MUCH "this does not say how much `{field}`"
        help "write `{field} > 5`, `highest {field}` or the like";
    /// A symbol that no `need` speaks of.
    NoNeed { span, name: SmolStr } NO_FIT "nothing says what it means to need `{name}`"
        help "name the kind of those that are needed: `{name} KIND`; or declare it: `need (x: ...) means ...`";
    ChangeAlone { span, field: SmolStr } CHANGE_ALONE "this does not say whose `{field}` changes"
        help "write whose it is and a colon: `this: {field} ...`, `each your ... : {field} ...`";
    NoChange { span, field: SmolStr, symbols: bool } NO_CHANGE "this does not say what becomes of `{field}`"
        help (match (*symbols) {
            true => "write `{field} becomes ...`; or `loses {field}`, behind each comma anew",
            false => "write `{field} +2`, `{field} = 2`, `{field} * 2` or `{field} becomes ...`",
        });
    /// `and` between effects.
    AndEffects { span } AND_EFFECTS "`and` does not join effects"
        help "write `,` where the order does not matter, `then` where it does";
    TwoTriggers { span } TWO_TRIGGERS "this text waits for a happening already"
        help "write one text for each happening, or `if` for what must be so when it happens";
    NoTrigger { span } NO_TRIGGER "this does not say when it is done"
        help "begin with `when ...:`, `you may`, or the words of a clause such as `plays to`";
    TrailingIf { span, word: SmolStr }
        TRAILING_IF "`{word}` after several effects does not say which of them it is for"
        help "put the effect and its `{word}` in parentheses, or begin with `{word} ...:`";
    Printed { span, field: SmolStr } PRINTED_FIELD "`{field}` is printed and cannot be set"
        help "change it: `x: {field} = ...`";
    WriteHere { span } WRITE_HERE "only rules do this, and a card uses the verbs that they declare"
        help "use such a verb, or declare one in a rule; `spaceline words` finds them";
    UnknownName { span, what: &'static str, name: SmolStr, nearest: Option<SmolStr> }
        UNKNOWN_WORD "no script declares the {what} `{name}`"
        help "write the name of one that is declared" write nearest;
    SeveralFields { span, list: SmolStr, fields: Vec<SmolStr> }
        AMBIGUOUS_NAME ("several fields hold a `{list}`: {}", quoted(fields)) help "say which: `FIELD becomes ...`";
    /// A number, or `no`, of those to whom something happens.
    SeveralHappen { span } SEVERAL_HERE "things happen to one at a time, so a number says nothing here"
        help "leave the number out; write `not (... is just ...)` for what has not happened";
    AllHappen { span }
        SEVERAL_HERE "things happen to one at a time, so this would hear of the first of them and not wait for all"
        help "leave the word out to hear of whichever it is; for the last of them ask behind it whether one is left: `when SELECTION is PARTICIPLE, if no SELECTION where ...: ...`";
    NotRemembered { span } NOBODY "what happened cannot be described by what is known only now"
        help "name one thing: `some x ... where x was ...`; or describe what it was by itself";
    HeadHere { span, words: SmolStr } MISSING_PART "`{words}` begins a text of its own, and this is not all of one"
        help "leave it out, or say all of it on a line of its own; between two frames stands a comma, and a colon only behind the last";
    NoLimit { span } CHOICE_HERE "this says what those that are chosen have together, and nothing is chosen here"
        help "with a verb say how many are chosen, `two`, `up to 3` or `any number of`; where it is asked whether somebody is there, leave `in total` out if it is said of each, and ask how many values they have: `size(each FIELD of x over x in ...) > 2`";
    NotYet { span, what: &'static str } NOT_YET "{what} cannot be read yet"
        help "say it with other words, or mark the text `not encoded`";
}
