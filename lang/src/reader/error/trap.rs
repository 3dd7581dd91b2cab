//! Traps of scope: what could be read, but hardly as its writer would expect.

use super::wording::quoted;
use crate::diagnostic::mistakes;
use crate::reader::types::with_article;
use crate::span::Span;
use smol_str::SmolStr;
use std::borrow::Cow;

mistakes! {
    /// A phrase that may be taken for another.
    TrapError

    /// `it` in the `where` of a group whose member has a name.
    ItHasName { span, name: SmolStr, outside: bool, first }
        IT_HAS_NAME (match (*outside) {
            true => "`it` could be `{name}`, or what is `it` outside",
            false => "what would be `it` here has the name `{name}`",
        })
        also first "it gets the name here"
        help (match (*outside) {
            true => "write `{name}`; the other is `that KIND` behind a happening, or gets a name too",
            false => "write `{name}`",
        });
    /// The last part of a `where`, which does not speak of the member.
    ReachesPast { span, name: SmolStr, first: Option<Span> }
        WHERE_REACHES (match (first) {
            Some(_) => "this does not speak of `{name}`, and stands in its `where`",
            None => "this `where` does not speak of `{name}`",
        })
        also first "it reaches to the end"
        help (match (first) {
            Some(_) => "put what ends before it in parentheses; or write it first in the `where`, if it is meant for `{name}`",
            None => "say it of `{name}`; or as a condition of the whole, with `if`, `while` or `and`",
        });
    /// `A and B KIND`.
    BothAdjectives { span, first: SmolStr, second: SmolStr }
        BOTH_QUALIFIERS "those that are `{first}` and `{second}` at once, or those of either?"
        help "write `{first} or {second}` for either; for both at once leave the `and` out";
    /// `your A or B KIND`, where A and B are words of two sorts.
    EitherAmong { span } BOTH_QUALIFIERS "the other words before the kind could be said of one of these two alone"
        help "say it in a `where` behind the kind: `where it is A and (it is B or it is C)`";
    /// `with highest F with A`.
    BehindHighest { span, word: SmolStr } TWO_HEADS "this `{word}` could be asked of all, or of those with the highest"
        help (match (word.as_str()) {
            "where" => "put what is asked of all in parentheses: `those of (KIND where ...) with highest FIELD of it`, and `one of (those of ...)` if one is chosen",
            _ => "write what is asked of all before `with highest`; the others are `those of (...) with highest ...`",
        });
    /// `2 A or B KIND` where something is needed.
    NumberOfBoth { span, word: SmolStr }
        QUALITY_OR_NEED "this `{word}` could be said of what stands behind the `or`, too"
        help "write `2 KIND where it is A or B`; or the number and the kind on both sides of the `or`";
    /// `and` or `or` behind the `with` of something needed.
    QualityOrNeed { span, word: SmolStr }
        QUALITY_OR_NEED "this `{word}` could join what one of them has, or join another need"
        help "put what one of them has in parentheses: `with (A ... B)`; or the whole need, if it ends before";
    /// `with A or B KIND`, where A and B are words of two sorts.
    QualityOrOthers { span, word: SmolStr }
        QUALITY_OR_NEED "this `{word}` could join what one has, or the words before what stands with it"
        help "put both in parentheses: `with (A KIND or B KIND)` if both are others, `with (A or some B KIND)` if one has A itself";
    /// `with A` of what the sentence leaves out.
    WithAlone { span, name: SmolStr }
        TWO_HEADS "`with {name}` could be said of what this has, or of somebody else with it"
        help "write `has {name}` of this; or name the kind of the other: `with another {name} KIND`";
    /// `here` of what lies where it is not in play.
    NeverThere { span } NO_FIT "this holds of cards in play alone, and is asked of those that are not"
        help "say where it goes with a preposition of the verb, such as `to this`, if it has one; or leave it out";
    /// `you play KIND here`, of what is nowhere when that happens.
    GoesLater { span, verb: SmolStr, roles: Vec<SmolStr>, there: Option<SmolStr> }
        GOES_LATER "this asks where it is, and it is nowhere yet when `{verb}` happens"
        help { goes_later(roles, there.as_ref()) };
    /// `A does this or B does that`.
    EitherOfTwo { span } WHO_CHOOSES "one player does the one, and another the other, so who chooses is not said"
        help "say who chooses, and who does each, in braces: `{{ PLAYER chooses one {{ you VERB ...; opponent VERBs ... }} }}`";
    HowLong { span, times: Vec<String> } HOW_LONG "this does not say how long it lasts"
        help ("say when it ends, with `until` and a happening or one of {}; what holds for as long as its card lies there is said outside effects", times.join(", "));
    /// `one A and B` where one is chosen.
    OneOfBoth { span }
        BOTH_ALONE "`and` between heads makes one group of them, and the number would be of both together"
        help "say it of each: `VERB one A, VERB one B`; or write `or`, for either";
    /// `2 A KIND or KIND` where something is needed.
    HeadOrNeed { span } QUALITY_OR_NEED "this could join what one need may be, or join another need"
        help "write `OR` (or `+` for both) to begin another need; the words before the first are then not said of it";
    /// `2 A KIND or "Title"`: the number, or an adjective that a title could have.
    TitleBehind { span, word: SmolStr, number: bool }
        TWO_HEADS (match (*number) {
            true => "the number before could be said of this title, too",
            false => "`{word}` could be said of this title, too",
        })
        help "say it twice: the verb, or the place, on both sides of the `or`";
    /// `every A is not B`.
    EveryNot { span } NO_REACHES "`every ... is not` could mean none of them, or not all of them"
        help "write `no ... is` for none of them, `not (every ... is ...)` for not all of them";
    PlaceOfOne { span, first } WHERE_ARE_THEY "this does not say where they are, and what it is joined to does"
        also first "said of both?" help "say behind each of them where they are; `in play` if that is anywhere";
    /// `some A and some B is stopped`.
    SaidOfLast { span, first }
        SAID_OF_LAST "this is asked of the last alone, and of what it is joined to only whether there is one"
        also first "asked of both?"
        help "ask it of each of them; or say where the first is, such as `in play`, if there only has to be one";
    WhichNotHowMany { span } HOW_MANY "this says which cards are meant, one at a time, and never how many"
        help "leave the number out";
    /// `two KIND with highest F`.
    SeveralBest { span } HOW_MANY "behind a number this would be of those who tie, and not of the next ones"
        help "take one after the other, in a block: `... {{ repeat 2 {{ VERB one KIND with highest FIELD }} }}`; or say `each`, for all who tie";
    /// `A and B` of what happened.
    BothHappened { span } BOTH_ALONE "`and` between heads makes one group of them, and either would do"
        help "say both of what happened: `you VERBed A and you VERBed B`; or write `or`, for either";
    TimeOfOne { span, first } WHERE_ARE_THEY "this does not say when it was, and what it is joined to does"
        also first "said of both?" help "say behind each of them when it was; `this game` if that does not matter";
    BeforePick { span, name: SmolStr } BEFORE_PICK "`{name}` is picked only after this has been asked"
        help "say it of the choice: `where ...` in the `pick`, `agree (a, b) in {name} when ...`, \
              `FIELD > 5 in total`, `with different FIELD`; or ask in `do`";
    BeforeName { span, name: SmolStr } BEFORE_PICK "nothing has the name `{name}` before it is chosen"
        help "write `it`";
    /// `no A or B`, `no A and B`.
    NoReaches { span, before: String, word: SmolStr }
        NO_REACHES "the `no` of `{before}` could be meant for `{word}`, too"
        help "write `no` again before `{word}`, or `({before})` if it is not meant for it";
    /// `not A and B` on a card.
    NotReaches { span } NO_REACHES "`not` could be meant for what follows, too"
        help "put what it is meant for in parentheses: `not (...)`; or say `is not`";
    LevelOrOthers { span, name: String, number: Option<i64> }
        LEVEL_OR_OTHERS "this would be others with `{name}`, and not how much of it there is"
        help (match (number) {
            Some(1) => "write `{name}`; or name the kind of the other: `{name} KIND`",
            Some(number) => "write `{name} x{number}`; or name the kind of the others: `{number} {name} KIND`",
            None => "name the kind of the others: `{name} KIND`",
        });
    TwoHeads { span, word: SmolStr, post: SmolStr, first } TWO_HEADS "this `{word}` could be said of two"
        also first "of this? Then put it and what is said of it in parentheses"
        help (match (word.as_str()) {
            "where" => "if not, say all of it in the `where`: `where ... and it is {post} ...`",
            _ => "if not, write what is said of the first before `{post}`",
        });
    /// `one` inside a post, where nothing is chosen.
    OneInside { span } CHOICE_HERE "`one` seems to be chosen, and nothing is chosen here"
        help "write `some` if any will do; or choose before, in a block: `{{ let x be one ...; ... }}`";
    /// `A +1, B +2 for each X`.
    EachReaches { span, first }
        EACH_REACHES "`for each` behind several changes does not say which of them it is for"
        also first "for this alone?"
        help "for the last, put it and its `for each` in parentheses; for all of them, put them in parentheses and `for each` behind";
    /// `for each` behind a change that is no number.
    NotSoOften { span } EACH_REACHES "`for each` multiplies numbers, and one of these changes is none"
        help "let what is no number stand outside the parentheses";
    HeadWithout { span, name: SmolStr, kind: SmolStr } NO_FIT "no {kind} has `{name}`, and the text speaks of one"
        help "leave the {kind} out";
    /// `A and B` to which something happens.
    BothHappen { span } BOTH_ALONE "things happen to one at a time, never to this `and` that"
        help "write `or` between them";
    /// `A or B` behind a happening, of which one is asked before it and the other when it has happened.
    TwoMoments { span }
        TWO_MOMENTS "one of these speaks of whom it happens to, as it was just before, and the other of what is so afterwards"
        help "write a text for each: `when ..., if A: ...` and `when ..., if B: ...`";
    /// `when kill of (p) when C` in a rule, where `C` does not speak of `p`.
    TooEarly { span }
        TWO_MOMENTS "this is asked just before it happens, as all is that says which happening is meant"
        help "ask in the block what is to be so afterwards: `when ... {{ if ... {{ }} }}`";
    /// `A or B, C` between effects.
    OrBesides { span } MIXED_AND_OR "`or` between effects beside others does not say where the two ways end"
        help "put the two ways in parentheses: `(A or B), C`, `A or (B, C)`";
    /// `and` or a comma beside `OR` in a requirement.
    MixedNeeds { span } MIXED_AND_OR "`and` or a comma beside `OR` can be read in two ways"
        help "write `+` as cards do, where `A + B OR C` is `(A + B) OR C`; or parentheses";
    HowMany { span, this: bool } HOW_MANY "this does not say how many of them"
        help (match (*this) {
            true => "write `this` for the card itself; `one` or `two` for a choice, `each` for all of them",
            false => "write `one` or `two` for a choice, `each` for all of them",
        });
    FrameBehindColon { span } LEFT_OVER "a text has one colon, behind all that says when and whether"
        help "write a comma instead of the colon before this: `when ..., if ...: ...`";
    BehindClause { span, word: SmolStr, forms: Vec<String> } LEFT_OVER "this text has no `{word}` behind it"
        help (match ((forms.as_slice(), word.as_str())) {
            ([], "until") => "say it in a text of its own: `when ...: ...`",
            ([], _) => "leave it out: no text that begins like this asks for more",
            (forms, _) => ("say it in a text of its own: {}", forms.join(", or ")),
        });
    /// `highest F or lowest G`, and nobody who chooses.
    WhoChooses { span } CHOICE_HERE "one of these is chosen, and nothing says who chooses"
        help "write `by opponent`, `by you` or `at random` behind it";
    FactColon { span, name: SmolStr } LEFT_OVER "a fact has no colon behind its name"
        help "write `{name}` and its value";
    FactBlock { span } LEFT_OVER "this block belongs to the line before it, which is a fact"
        help "begin with words that say when it is done: `when ... {{ }}`, or those of a clause";
    NumbersAlone { span, line: Option<String> } LEFT_OVER "nothing says whose value this is"
        help (match (line) {
            Some(line) => "write `{line}`, or the name of a field before it",
            None => "write the name of a field before it",
        });
    English { span, word: SmolStr, help: Cow<'static, str> } WRONG_WORD "`{word}` cannot be said here" help "{help}";
    ThirdPerson { span, word: SmolStr, plain: String } WRONG_WORD "`{word}` cannot be said here"
        help "write `{plain}`; or say who does it: `PLAYER {word} ...`";
    /// `when your ship damages ship`: what rules do is done by no card.
    SeldomAtWork { span, name: SmolStr, kind: String }
        NO_FIT ("{} does this by no text of its own, so this would never happen", with_article(kind))
        help "say to whom it happens, and which player does it: `when you {name} ...`, `when ... is ... by opponent`, `... cannot be ... by opponent`; a card whose text does it is named by its title";
    /// `if 2 Honor` on a card that asks needs.
    AskedOfAll { span } WHERE_ARE_THEY "this would be asked of everybody in play, whoever they belong to"
        help "say behind it where they are: `here`, or `in` and those who are meant; `in play` is everybody. What they need is `unless NEED: ...`";
    /// A field in a `where` that does not say whose it is.
    OfIt { span, name: SmolStr } WHOSE "this does not say whose `{name}` it is" help "write `{name} of it`";
    /// `if`, `while`, `unless` or `until` behind standing changes.
    BehindChanges { span, word: SmolStr }
        LEFT_OVER "what stands for as long as its text has no `{word}` behind it"
        help (match (word.as_str()) {
            "until" => "say when it begins: `when ...: ...`, `at start of ...: ...`; or leave the end out",
            _ => "begin with it: `{word} ...: ...`; or say of whom: `where it ...`",
        });
    /// `.` at the end of a sentence.
    FullStop { span } LEFT_OVER "a sentence ends with its line"
        help "leave the full stop out; write another text on a line of its own, and `,` or `then` between effects of one text";
    NoForm { span, forms: Vec<String> } LEFT_OVER "no text of such a card is written like this"
        help ("write {}", forms.join(", or "));
    /// `host is stopped`, as if it were done.
    StandingState { span, subject: String, state: String }
        LEFT_OVER "this says neither what is done nor what stands"
        help "write `{subject}: is {state}` for as long as the text stands, or when it is done";
    ClauseBehindFrame { span, form: String } LEFT_OVER "{form} is a text of its own"
        help "leave out what stands before it, or say it in a text of its own";
    ClauseGoesOn { span, form: String, others: Vec<String> } LEFT_OVER "nothing can be done behind {form}"
        help ("write {}; or make two texts of it", others.join(", or "));
    TextMissing { span, kind: SmolStr, records: Vec<SmolStr>, forms: Vec<String> }
        FACT_MISSING ("every {kind} has a `{}`, and no text of this one is", records.join("` or `"))
        help ("write {}", forms.join(", or "));
    DeclaresOnCard { span } MISPLACED "a card declares no words" help "put this into a rule, and use the word here";
    FactOfOthers { span, name: SmolStr, kind: SmolStr, kinds: Vec<SmolStr> } NO_MARK "no {kind} has `{name}`"
        help ("it is printed on a {}", kinds.join(" or a "));
    /// `after it` where no action is about to be offered.
    NothingAhead { span } UNDECLARED_AHEAD "no action is asked here how it would leave things"
        help "say it in the action: `legal when after it ...`, with the writes in `declares {{ }}`; here it would be the present";
    TextTwice { span, first } TEXT_TWICE "the card says this already" also first "here"
        help "leave one of the two out, or say how often it counts";
}

/// What to do about a place that is asked for too early.
fn goes_later(roles: &[SmolStr], there: Option<&SmolStr>) -> String {
    let role = (!roles.is_empty())
        .then(|| format!("say where with {} behind the verb; or ", quoted(roles)));
    let there =
        there.map(|there| format!("wait for what happens once it is there: `is {there}`; or "));
    format!(
        "{}{}leave it out",
        role.unwrap_or_default(),
        there.unwrap_or_default()
    )
}
