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
    /// A name is wanted and something else stands there.
    NoName { span } NO_NAME "a name is missing here" help "write a word that is no preposition and no connective";
    /// A local name that hides a declared word or another local name.
    Hides { span, name: SmolStr, first } HIDES_WORD "`{name}` has a meaning here already"
        also first "it is declared here" help "choose another name";
    /// A group that binds a name which an enclosing group has bound.
    Rebinds { span, name: SmolStr, first } HIDES_WORD "`{name}` is bound here already"
        also first "its `where` reaches to the end"
        help "put the earlier part in parentheses, or choose another name";
    /// `at random` or `by P` where nothing is chosen.
    NoChoice { span, word: &'static str } CHOICE_HERE "`{word}` says how to choose, and nothing is chosen here"
        help "say how many: write `one`, `two` or `up to 2` before it";
    /// Something else should stand here.
    Expected { span, what: &'static str, found: Option<SmolStr>, help: Option<String> }
        WRONG_WORD "{what} should stand here"
        label (match (found) { Some(found) => "this is {found}", None => "" }) help { help.clone() };
    /// Something is missing at the end.
    Missing { span, what: &'static str, help: Option<String> } MISSING_PART "{what} is missing here"
        help { help.clone() };
    /// Words that belong to nothing.
    Extra { span, word: SmolStr } LEFT_OVER "the phrase is whole before `{word}`" label "this belongs to nothing"
        help ("{}", where_it_belongs(word));
    /// Phrases nested too deep.
    Deep { span } NESTED_PHRASE "too many phrases inside one another" help "give a part of it a name with `let`";
    /// A value of one type where another is wanted.
    Mismatch { span, wanted: String, given: String, help: Option<String> }
        WRONG_TYPE "{wanted} is wanted here, and this is {given}" help { help.clone() };
    /// No function, field or zone of a name speaks of such a value.
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
    /// A record of a clause that has no slot of this name.
    NoSlot { span, name: SmolStr, given: Vec<String>, slots: Vec<String> }
        NO_FIT ("{} has no slot `{name}`", given.join(" and ")) help ("it has {}", listed(slots));
    /// Several of a name do, and nothing tells which is meant.
    Ambiguous { span, name: SmolStr, takes: Vec<String> }
        AMBIGUOUS_NAME ("`{name}` may be that of {}", listed(takes)) help "say which with `as KIND`";
    /// A call with too many or too few values.
    Count { span, name: SmolStr, wanted: usize, given: usize }
        WRONG_COUNT "`{name}` takes {wanted}, and here are {given}"
        help "write {wanted} of them, with commas between";
    /// `and` and `or` without parentheses; `proposal` has them.
    Mixed { span, proposal: String } MIXED_AND_OR "`and` and `or` side by side can be read in two ways"
        help "write `{proposal}`";
    /// A choice where nobody can choose.
    Choice { span } CHOICE_HERE "nobody can choose here"
        help "choose before it with `let x be ...`, or say `each`, `some` or `no`";
    /// Several objects where one is wanted.
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
    /// A selection of which nothing is asked, behind one of which something is.
    BareBehind { span, subject: bool } NO_SUBJECT "this does not say what is asked of it"
        help (match (*subject) {
            true => "say it again: `A here and B here`, `you VERBed A and you VERBed B`; or write `some` before it for any in play",
            false => "say it again: `with A or with B`; or write `in play` behind it for any in play",
        });
    /// Selections joined by `and` where a set is wanted.
    JoinedSets { span } BOTH_ALONE "`and` and `or` join conditions, and these are sets"
        help "write `+` between sets";
    /// Chance and a player at once.
    TwoChoosers { span } CHOICE_HERE "this is chosen by chance and by a player"
        help "keep one of `at random` and `by`";
    /// Fewer than one.
    TooFew { span } CHOICE_HERE "this asks for fewer than one" help "write a number from one up, or `no`";
    /// `one ships`.
    Agreement { span, singular: String } WRONG_WORD "one of them does not go with a word for several"
        help "write `{singular}`, or a number from two up";
    /// A condition without a subject after one that has a subject.
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
    /// Members of one kind looked for among those of another.
    NeverIn { span, wanted: String, given: String } WRONG_TYPE "no {wanted} is ever in {given}"
        help "ask for those that can be there, or name another place; a name of a list is said before a noun, `NAME KIND`, or asked for, `... is NAME`";
    /// A symbol or adjective said of a kind of which it is never said.
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
    /// Words before a colon that no frame has.
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
    /// Fields added up without parentheses in a requirement.
    BareSum { span, proposal: String } HOW_MUCH "`+` joins needs, so each of these would need a number"
        help "write `{proposal}` to add them up";
    /// A zone or noun without the one whose it is.
    Whose { span, name: SmolStr } WHOSE "this does not say whose `{name}` it is"
        help "write `your {name}` or `{name} of ...`";
    /// A verb that has no role of this preposition.
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
    /// A role that is filled twice.
    RoleTwice { span, verb: SmolStr, role: SmolStr, first } ROLE_TWICE "`{verb}` has its `{role}` already"
        also first "here" help "keep one of the two, or put a part of the phrase in parentheses";
    /// The first role of a verb is left out before another.
    ObjectMissing { span, verb: SmolStr, help: String }
        ROLE_MISSING "`{verb}` needs its object, and this comes behind it" help "{help}";
    /// A role that must be filled.
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
    /// A field alone where a quality has to say how much.
    HowMuch { span, field: SmolStr } HOW_MUCH "this does not say how much `{field}`"
        help "write `{field} > 5`, `highest {field}` or the like";
    /// A symbol that no `need` speaks of.
    NoNeed { span, name: SmolStr } NO_FIT "nothing says what it means to need `{name}`"
        help "name the kind of those that are needed: `{name} KIND`; or declare it: `need (x: ...) means ...`";
    /// A change of a field without the one whose it is.
    ChangeAlone { span, field: SmolStr } CHANGE_ALONE "this does not say whose `{field}` changes"
        help "write whose it is and a colon: `this: {field} ...`, `each your ... : {field} ...`";
    /// A change that does not say what it does.
    NoChange { span, field: SmolStr, symbols: bool } NO_CHANGE "this does not say what becomes of `{field}`"
        help (match (*symbols) {
            true => "write `{field} becomes ...`; or `loses {field}`, behind each comma anew",
            false => "write `{field} +2`, `{field} = 2`, `{field} * 2` or `{field} becomes ...`",
        });
    /// `and` between effects.
    AndEffects { span } AND_EFFECTS "`and` does not join effects"
        help "write `,` where the order does not matter, `then` where it does";
    /// Two happenings before one body.
    TwoTriggers { span } TWO_TRIGGERS "this text waits for a happening already"
        help "write one text for each happening, or `if` for what must be so when it happens";
    /// Effects on a card that do not say when.
    NoTrigger { span } NO_TRIGGER "this does not say when it is done"
        help "begin with `when ...:`, `you may`, or the words of a clause such as `plays to`";
    /// A trailing condition after several effects.
    TrailingIf { span, word: SmolStr }
        TRAILING_IF "`{word}` after several effects does not say which of them it is for"
        help "put the effect and its `{word}` in parentheses, or begin with `{word} ...:`";
    /// A field that is printed on cards and cannot be set.
    Printed { span, field: SmolStr } PRINTED_FIELD "`{field}` is printed and cannot be set"
        help "change it: `x: {field} = ...`";
    /// A write to the state outside verbs and procedures.
    WriteHere { span } WRITE_HERE "only rules do this, and a card uses the verbs that they declare"
        help "use such a verb, or declare one in a rule; `spaceline words` finds them";
    /// A name of a place of its own (menu, window, limit, stage) that nothing declares.
    UnknownName { span, what: &'static str, name: SmolStr, nearest: Option<SmolStr> }
        UNKNOWN_WORD "no script declares the {what} `{name}`"
        help "write the name of one that is declared" write nearest;
    /// Several fields of one kind that hold names of one enumeration.
    SeveralFields { span, list: SmolStr, fields: Vec<SmolStr> }
        AMBIGUOUS_NAME ("several fields hold a `{list}`: {}", quoted(fields)) help "say which: `FIELD becomes ...`";
    /// A number, or `no`, of those to whom something happens.
    SeveralHappen { span } SEVERAL_HERE "things happen to one at a time, so a number says nothing here"
        help "leave the number out; write `not (... is just ...)` for what has not happened";
    /// A happening to all of them.
    AllHappen { span }
        SEVERAL_HERE "things happen to one at a time, so this would hear of the first of them and not wait for all"
        help "leave the word out to hear of whichever it is; for the last of them ask behind it whether one is left: `when SELECTION is PARTICIPLE, if no SELECTION where ...: ...`";
    /// A past event described by what is known only now.
    NotRemembered { span } NOBODY "what happened cannot be described by what is known only now"
        help "name one thing: `some x ... where x was ...`; or describe what it was by itself";
    /// The first words of a frame or clause where they cannot stand, or with nothing behind them.
    HeadHere { span, words: SmolStr } MISSING_PART "`{words}` begins a text of its own, and this is not all of one"
        help "leave it out, or say all of it on a line of its own; between two frames stands a comma, and a colon only behind the last";
    /// Something that limits a choice where nothing is chosen.
    NoLimit { span } CHOICE_HERE "this says what those that are chosen have together, and nothing is chosen here"
        help "with a verb say how many are chosen, `two`, `up to 3` or `any number of`; where it is asked whether somebody is there, leave `in total` out if it is said of each, and ask how many values they have: `size(each FIELD of x over x in ...) > 2`";
    /// A form that the reader does not know yet.
    NotYet { span, what: &'static str } NOT_YET "{what} cannot be read yet"
        help "say it with other words, or mark the text `not encoded`";
}
