//! Two scripts of one card.

use crate::diagnostic::mistakes;
use smol_str::SmolStr;

/// Why neither of two scripts of a title takes the place of the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rivalry {
    /// They stand in one pack, or are of two cards.
    Plain,
    /// One says more than the other, but is in another set: how the other names its set.
    OtherSet(SmolStr),
    /// They are scripts of one card in two packs, and both are complete.
    BothComplete,
    /// They are scripts of one card in two packs, and as much is missing in both.
    SameMarks,
}

mistakes! {
    /// What is said of two scripts of one card; `title` is followed by the version.
    RivalError

    Twice { span, title: SmolStr, first, why: Rivalry } DECLARED_TWICE "this card `{title}` is declared twice"
        also first "it is declared here first"
        help (match (why) {
            Rivalry::Plain => "write `version \"...\"` behind the title of another card of this title; what changes this one is an `errata`",
            Rivalry::OtherSet(set) => "write `{set}` above a script of the same card, and `version \"...\"` behind the title of another",
            Rivalry::BothComplete => "both say all of the card: leave one of the two out; what changes the card is an `errata`",
            Rivalry::SameMarks => "as much of both is `not encoded`: say more in one of the two, or leave one out",
        });
    StandsFor { span, title: SmolStr, other } STANDS_FOR "this script of `{title}` takes the place of another"
        also other "this one says less of the card", weight Note;
    NotInForce { span, title: SmolStr, other } NOT_IN_FORCE "this script of `{title}` is not in force"
        also other "this one says more of the card", weight Note;
    FactsDiffer { span, what: SmolStr, here: Option<String>, there: String, other }
        FACTS_DIFFER (match (here) {
            Some(here) => "two scripts of this card say `{what} {here}` and `{what} {there}`",
            None => "two scripts of this card say no `{what}` and `{what} {there}`",
        })
        also other "this one is not in force"
        help "look at the card, and mend the one that is wrong", weight Warning;
}
