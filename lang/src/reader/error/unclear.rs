//! Sentences that say of several what holds of one, or of one player what another does: both readings are at hand.

use crate::diagnostic::mistakes;
use smol_str::SmolStr;

mistakes! {
    /// What a reader of the page would take for something else.
    UnclearError

    /// `"X" is not here`: one of them, or none of them?
    NoneOrSome { span, said: &'static str }
        NO_REACHES "`{said}` of what may be several, or nowhere, could mean none of them, or one that is not"
        help (match (*said) {
            "has no" => "write `no ... has` for none of them, which holds where there is none; `some ... has no` if there has to be one",
            _ => "write `no ... is` for none of them, which holds where there is none; `some ... is not` if there has to be one",
        });
    /// `your captive KIND`, where a state makes somebody another player's.
    WhoseState { span, whose: SmolStr, state: SmolStr }
        WHOSE_STATE "`{whose}` could be said of whoever holds what is `{state}`, or of whose it was before"
        help (match (whose.as_str()) {
            "your" => "write `KIND {state}_of you` for those held, `your KIND {state}_of opponent` for those whom the other holds",
            _ => "write `KIND {state}_of opponent` for those held, `{whose} KIND {state}_of you` for those whom the other holds",
        });
    WhoDoesIt { span, first } WHO_CHOOSES "this does not say who does it, and another of the ways does"
        also first "here it is said"
        help "say it in each of them: `you VERB ...`, `opponent VERBs ...`; where none says it, whoever chooses does it";
    /// `ship with one KIND`, where the two are never side by side.
    NeverBeside { span, subject: String, other: String, ways: Vec<String> }
        NO_FIT "`with` is said of those side by side, and {other} is never beside {subject}"
        help (match (ways.as_slice()) {
            [] => "say in a `where` how they are related",
            ways => ("write {}", ways.join(" or ")),
        });
    /// `with QUALITY or "Title"`: another one of whom it is said, or one with whom they are?
    TitleBeside { span, title: SmolStr, or: bool }
        QUALITY_OR_NEED "{title} could be another one who is meant, or one with whom they have to be"
        help (match (*or) {
            true => "if it is meant itself, say the verb again (`VERB one KIND with A or VERB one {title}`), or ask all of one kind: `KIND where (it has A) or covers({title}, it)`; if they have to be together, put both in parentheses: `with (A or {title})`",
            false => "if it is meant itself, say the verb again: `VERB one KIND with A, VERB one {title}`; if they have to be together, put both in parentheses: `with (A and {title})`",
        });
    /// `STRENGTH > STRENGTH`, where one of them is somebody else's.
    WithItself { span } WITH_ITSELF "this is compared with itself"
        help "say whose the other one is: `FIELD of this`, `FIELD of host`, `printed FIELD`";
    /// `each player discards one card in hand of you`: whoever does it, `you` is the one to whom the text speaks.
    NotHis { span, word: SmolStr }
        NOT_HIS "each player does this, and for each of them `{word}` speaks of one player alone"
        help "write `that player` for whoever does it: `PLACE of that player`, `where controller of it = that player`; what is done to the cards of one player is a sentence of its own for each";
    /// `some Honor or Grace in talents of this`.
    InAList { span, way: String } IN_A_LIST "what is in a list is asked for one symbol after the other"
        help "write `{way}`";
    /// `each KIND aboard ship`, `while ship has SYMBOL`: any ship, or the one spoken of?
    AnyOfThem { span, word: SmolStr }
        ANY_OF_THEM "`{word}` alone would be any {word} in play, and not the one spoken of before"
        help "write `that {word}`, `it` or `host` for the one that is meant, `some {word}` where any will do";
    /// `opponent cannot move boat here`: from here, or to here?
    HereOrThere { span, word: SmolStr, there: &'static str }
        HERE_OR_THERE "`{word}` could be where they are, or where they would go"
        help "write `where it is {word}` behind the kind for those who are there, and {there} for where they would go";
}
