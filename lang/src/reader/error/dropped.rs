//! Words that would say nothing where they stand, so that a text would mean more, or less, than its words.

use crate::diagnostic::mistakes;
use smol_str::SmolStr;

mistakes! {
    /// Words of which nothing would come.
    DroppedError

    UsedStanding { span, said: String, ends: bool }
        NO_TRIGGER "this would hold all the time, and not as often, or at such a cost, as stands before it"
        help (match (*ends) {
            true => "write `you may ({said})`",
            false => "say who does it, and until when: `you may ({said} until ...)`; or leave out what stands before it",
        });
    OfAll { span, word: SmolStr }
        HOW_MANY "what is forbidden is forbidden of all of them, so {word} says nothing here"
        help "leave it out, if all are meant; one that is chosen stands before `cannot` among effects, with an end: `you may one KIND cannot ... until ...`";
    /// `another` of those who cannot.
    OfAllOthers { span } HOW_MANY "what is forbidden is forbidden of all of them, so `another` does not say of whom"
        help "say who is left out: `KIND except X`, such as `except this` or `except host`";
    ClauseOfAll { span, word: SmolStr } HOW_MANY "this is said of all of them, and {word} says nothing here"
        help "leave it out; `except X` leaves some out, `where ...` says which are meant";
    /// `another` where nothing is known that it could differ from.
    OtherThanWhat { span }
        WHICH_ONE "nothing of this kind is spoken of before, so `another` does not say than which"
        help "say behind the kind who is left out, `except X` or `where it != X`, and before it `one` where one is chosen, `some` where it is asked";
    OneAtATime { span, verb: SmolStr, past: SmolStr }
        SEVERAL_HERE "`{verb}` is done one by one, and each time is a happening of its own"
        help "leave the number out; how often it has happened says `number of times PLAYER {past} this turn`";
    /// `by P` in a text that rules ask of whomever they like.
    NobodyAsked { span, word: &'static str }
        CHOICE_HERE "this only says which are meant, and whoever does it takes one of them, so `{word}` says nothing here"
        help "leave it out; or let an effect choose: `VERB this PREP one KIND ... by PLAYER`";
    /// `VERB X to each KIND`, of a verb that goes to one of them.
    ToEach { span } CHOICE_HERE "this is done once, with one of these, and not with each of them"
        help "leave the number out, if one of them will do; or do it for each: `{{ for each x in (each KIND ...) {{ VERB ... x }} }}`";
    /// `highest F` of what is looked for where it is not in play.
    BestElsewhere { span } NO_FIT "this compares with those in play, and what is looked for is not there"
        help "say how much instead: `with FIELD > 7`; or leave it out";
}
