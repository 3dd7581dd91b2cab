//! The codes of this crate's diagnostics, each with its page.
//!
//! The language owns `SL01` to `SL49`; the engine's own begin at `SL51`, one pair of digits for each
//! stage: packs, decks, formats, games and saves, scenarios.

use spaceline_lang::diagnostic::{self, Code};

spaceline_lang::codes! {
    PACK_UNREADABLE SL5101,
    PACK_TOO_LARGE SL5102,
    PACK_LINK SL5103,
    PACK_MANIFEST SL5104,
    PACK_ENTRY_MISSING SL5105,
    PACK_ENTRY_UNKNOWN SL5106,
    PACK_ENTRY_BAD SL5107,
    PACK_LANGUAGE SL5108,
    PACK_DUPLICATE SL5109,
    PACK_REQUIREMENT SL5110,
    PACK_CYCLE SL5111,
    PACK_STRAY SL5112,
    PACK_REPLACES SL5113,
    PACK_NO_RULES SL5114,
    PACK_EMPTY SL5115,
    DECK_LINE SL5201,
    DECK_COUNT SL5202,
    DECK_HEADING SL5203,
    DECK_TITLE SL5204,
    DECK_VERSION SL5205,
    DECK_PRINTING SL5206,
    DECK_TOO_LARGE SL5207,
    DECK_PART_UNUSED SL5208,
    DECK_ILLEGAL SL5209,
    DECK_UNREADABLE SL5210,
    FORMAT_NAME SL5301,
    FORMAT_LINE SL5302,
    FORMAT_SET SL5303,
    FORMAT_BAN SL5304,
    FORMAT_UNKNOWN SL5305,
    FORMAT_EDITION SL5306,
    FORMAT_DECK SL5307,
    ROWS_FILE SL5310,
    ROWS_LINE SL5311,
    BASE_CHANGED SL5312,
    BASE_UNKNOWN SL5313,
    BOOK_BROKEN SL5401,
    BOOK_PROSE SL5402,
    SCENARIO_FAILED SL5501,
    GAME_FAULT SL5601,
    PHRASE_FORM SL5701,
    PHRASE_CLASS SL5702,
    PHRASE_SLOT SL5703,
    PHRASE_EMPTY SL5704,
    PHRASE_ENUM SL5705,
    PHRASE_GONE SL5706,
    LIST_TEXT SL5801,
    LIST_EMPTY SL5802,
    LIST_COLUMN SL5803,
    LIST_ROW SL5804,
    LIST_TITLE SL5805,
    LIST_SORT SL5806,
    LIST_SET SL5807,
    LIST_TWICE SL5808,
    LIST_LACKS SL5809,
    LIST_CHECK SL5810,
}

/// The page of a code of any stage, found by its name; upper and lower case are the same.
#[must_use]
pub fn explain(id: &str) -> Option<&'static Code> {
    diagnostic::explain(id).or_else(|| CODES.iter().find(|code| code.id.eq_ignore_ascii_case(id)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_given_once_and_in_order() {
        assert!(CODES.windows(2).all(|pair| pair[0].id < pair[1].id));
        assert!(explain("sl5101").is_some());
        assert!(explain("SL9999").is_none());
    }
}
