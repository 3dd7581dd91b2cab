//! SL06: scenarios.

use crate::diagnostic::code::codes;

codes! {
    SCENARIO_LINE "SL0601" "a line that no scenario has"
        "A scenario builds a position (`given`), has somebody act (`when`), answers the choices that arise (`one chooses`, `one passes`, `random picks`) and says what must hold (`then`)."
        "scenario \"s\" { expect yes }" "scenario \"s\" { then yes }";
    NOT_ON_STAGE "SL0602" "a title of which no `given` speaks"
        "In a scenario a title in quotation marks is an object. It is there only if a `given` puts a card of that title somewhere; the cards of decks and piles are not there by themselves."
        "" "";
    NO_ACTION "SL0603" "words that no action shows"
        "What somebody does is written in the words that the action shows in its menu, with the verb in the third person: an action that says `play {c}` is written `when one plays \"X\"`. An action of a card's text is written `when one uses \"X\"`."
        "" "";
    SETUP_PART "SL0604" "another kind than a setup takes"
        "A setup declares of which kind each of its parts is; what the scenario puts there is of another kind."
        "" "";
    SCENARIO_VERSION "SL0605" "a title of several cards"
        "Where several cards have a title, each but one says its `version`. In a scenario a bare title is the card of the scenario's own set, or else the one that has no version: so a set that comes later does not change what a scenario means. If neither is there, or the version that is written is none of them, it has to be said which card is meant, where it first comes on stage."
        "" "";
    SCENARIO_COPY "SL0606" "which copy of a card"
        "In a scenario a title is one card for good, and who brought it is part of who it is: a title of one player's is not the other's, and a card is put into one place. `another \"X\"` is a second copy, `\"X\" of two` that of two, and `another \"X\" of two` a second one of two's."
        "" "";
    SCENARIO_STATE "SL0607" "half of what a deed does"
        "A line `given X is STATE` marks the state and no more. Where the verb that brings it does more besides, such as do the same to what is aboard, the position would be one that no game comes to; so it is given by the deed, `given stop X`."
        "" "";
    SCENARIO_DEED "SL0608" "what nobody can tell of a happening"
        "A line `then` tells by whom and to whom something has happened, or that it has not: `\"X\" is killed`, `one does not solve \"M\"`. What such a happening is never of (a number of what is done one by one, several at once, a card to which it cannot be done, who does what texts do to things) would make the line fail always, or hold always where it says `not`."
        "" "";
    SCENARIO_OFFER "SL0609" "what no choice shows"
        "Behind `offers` stand the cards that can be chosen, each the copy that is meant, or the words of a way in quotation marks; all that follows with commas belongs to them. Other conditions stand in a line `then` of their own."
        "" "";
}
