//! The codes of this crate's diagnostics, each with its page.
//!
//! The language owns `SL01` to `SL49`; the engine's own begin at `SL51`, one pair of digits for each
//! stage: packs, decks, formats, games and saves, scenarios.

use spaceline_lang::diagnostic::{self, Code};

macro_rules! codes {
    ($($name:ident $id:literal $title:literal $explanation:literal $wrong:literal $right:literal;)*) => {
        $(
            #[doc = concat!($id, ": ", $title, ".")]
            pub const $name: Code = Code {
                id: $id,
                title: $title,
                explanation: $explanation,
                wrong: $wrong,
                right: $right,
            };
        )*
        /// Every code of this crate, in order.
        pub const CODES: &[Code] = &[$($name),*];
    };
}

codes! {
    PACK_UNREADABLE "SL5101" "a file or folder that cannot be read"
        "The file exists, but it could not be opened, or it is not text. Scripts are UTF-8 text. Check its name, its permissions and how the editor saved it."
        "" "";
    PACK_TOO_LARGE "SL5102" "more than the engine takes in"
        "A pack may come from anybody, so its size is bounded: a script, the number of files, the depth of folders and the sum of all texts each have a limit. A file that is larger than its limit is left out whole rather than read in part."
        "" "";
    PACK_LINK "SL5103" "a link that leads back"
        "A link in the folder leads to a folder that has been read already, or to one that holds the link. Following it would read the same scripts twice, or for ever; it is not followed."
        "" "";
    PACK_MANIFEST "SL5104" "a `pack.toml` that is not TOML"
        "A pack's manifest is a TOML file. The text breaks off the TOML grammar at the place shown."
        "id = core" "id = \"core\"";
    PACK_ENTRY_MISSING "SL5105" "a `pack.toml` without an entry it needs"
        "Every manifest says at least the pack's `id`, its `version` and the `language` it is written in."
        "id = \"core\"" "id = \"core\"\nversion = \"0.1.0\"\nlanguage = \"1\"";
    PACK_ENTRY_UNKNOWN "SL5106" "an entry that no `pack.toml` has"
        "The manifest holds a name that means nothing there. Most often it is a misspelling, so the nearest known name is offered."
        "verison = \"0.1.0\"" "version = \"0.1.0\"";
    PACK_ENTRY_BAD "SL5107" "an entry of `pack.toml` with a value it cannot have"
        "The name is known, but its value is of another kind or form: a number where a text stands, a version that is not three numbers, an id with blanks."
        "version = \"one\"" "version = \"1.0.0\"";
    PACK_LANGUAGE "SL5108" "a pack for another version of the language"
        "The pack says that it is written in a version of the language that this engine does not read. Take an engine of that version, or revise the scripts and then the entry."
        "language = \"2\"" "language = \"1\"";
    PACK_DUPLICATE "SL5109" "two packs with one id"
        "An id names one pack. Of two folders with the same id neither can be preferred, so the second is left out. A folder with the id of a built-in pack takes its place only if it has the same `name`, too: otherwise it is another pack."
        "" "";
    PACK_REQUIREMENT "SL5110" "a required pack that is not there"
        "The manifest requires a pack that is neither built in nor in any folder given, or that is there in a version the requirement does not admit."
        "requires = [\"coer\"]" "requires = [\"core\"]";
    PACK_CYCLE "SL5111" "packs that require each other"
        "Each of these packs requires the next and the last requires the first, so none can be read before the others."
        "" "";
    PACK_STRAY "SL5112" "scripts outside any pack"
        "A folder of packs holds scripts that no `pack.toml` stands above, so nothing says what they need. Put a manifest into their folder."
        "" "";
    PACK_REPLACES "SL5113" "a folder that takes a built-in pack's place"
        "A pack of this id is built into the engine; the one in the folder is used in its stead. That is how rules and cards are worked on without building the engine anew."
        "" "";
    PACK_NO_RULES "SL5114" "cards without rules"
        "The scripts of a pack have the words of the packs that it requires. A pack of cards that requires no rules has no kinds, no verbs and no fields to say anything with, so it is left out."
        "kind = \"cards\"" "kind = \"cards\"\nrequires = [\"core\"]";
    PACK_EMPTY "SL5115" "a place in which there is nothing to read"
        "The folder or file that was named holds no script, no deck list and no `pack.toml`. Nothing of it was checked or carried out, and that is no success. Perhaps another folder is meant."
        "" "";
    DECK_LINE "SL5201" "a line of a deck list that is none"
        "Each line of a list is a count and a title with a tab or blanks between, or the heading of a part with a colon behind it."
        "Lamp" "1\tLamp";
    DECK_COUNT "SL5202" "a count that no deck has"
        "The count in front of a title is a whole number from 1 to 999; no deck has more copies of one card than that."
        "0\tLamp" "1\tLamp";
    DECK_HEADING "SL5203" "a heading that no pack knows"
        "Which headings a list may have, and in which pile the cards below them start, is said in the `[deck-sections]` of the packs."
        "Boasts:" "Boats:";
    DECK_TITLE "SL5204" "a title that no card has"
        "No card of the loaded packs has this title. Either it is misspelled, or the pack of its set is not loaded."
        "1\tLmap" "1\tLamp";
    DECK_VERSION "SL5205" "a title that several cards have"
        "Several cards have this title and the line does not say which is meant. The version, or the name of its set, stands in parentheses behind the title."
        "1\tVash" "1\tVash (Premiere)";
    DECK_PRINTING "SL5206" "a printing that is not loaded"
        "The line names a version of the card, or a set, that the loaded packs do not know. There is only one card of this title, so it is used."
        "" "";
    DECK_TOO_LARGE "SL5207" "a deck list that is too long"
        "A deck list has at most 2,000 lines and 5,000 cards; what stands behind that is not read."
        "" "";
    DECK_PART_UNUSED "SL5208" "cards that start nowhere"
        "The loaded rules have no pile in which the cards of this part of the list start, so they take no part in the game."
        "" "";
    DECK_ILLEGAL "SL5209" "a deck that breaks a rule"
        "A rule, the format or a house rule makes a demand on decks that this one does not meet. The citation says where the demand stands."
        "" "";
    DECK_UNREADABLE "SL5210" "a deck list that cannot be read"
        "The file of the list does not exist, cannot be opened, or is not text. A name without a folder may also be that of a deck list in some pack."
        "" "";
    FORMAT_NAME "SL5301" "a format without a name of its own"
        "A format is asked for by its name, so it has one in quotes, and no two formats have the same."
        "format { rules r24 }" "format \"First Summer\" { rules r24 }";
    FORMAT_LINE "SL5302" "a line that no format has"
        "A format says which rules and which day's text hold (`rules`, `text as of`), which cards may be played (`pool`, `ban`, `deck needs`, `deck bars`) and what is declared besides (`house`)."
        "format \"F\" { rule r24 }" "format \"F\" { rules r24 }";
    FORMAT_SET "SL5303" "a set that no pack has"
        "The pool of a format is a list of sets, by their names or titles. A set that is not loaded would leave its cards out without a word, so it is an error."
        "format \"F\" { pool set premeire }" "format \"F\" { pool set premiere }";
    FORMAT_BAN "SL5304" "a format that names a card that is not loaded"
        "The title in a ban, or of a card that the pool lets in, is that of no card. Either it is misspelled and does nothing, or the pack of its set is not loaded and it does no harm."
        "format \"F\" { ban \"Lmap\" }" "format \"F\" { ban \"Lamp\" }";
    FORMAT_UNKNOWN "SL5305" "a format that is not there"
        "No pack that is loaded has a format of this name. Formats stand in scripts, as `format` items."
        "" "";
    FORMAT_EDITION "SL5306" "rules that no pack has"
        "A format names the rules it is played by: an edition that some pack declares, or the rules that editions build on. Games of a format with a misspelled name would be played by other rules without a word, so it is an error."
        "format \"F\" { rules r42 }" "format \"F\" { rules r24 }";
    BOOK_BROKEN "SL5401" "scripts that cannot be linked"
        "The scripts were read without a mistake, but what they declare is more than the machine can hold, or does not fit together. The message names what is too much."
        "" "";
    BOOK_PROSE "SL5402" "something other than a scenario in prose"
        "In the Markdown files of a pack only scenarios are read, so that an example in a text cannot change the game. What declares words, rules or cards stands in a script. A page that is named itself, as in `spaceline test PAGE.md`, is read like a script."
        "" "";
    BOOK_EMPTY "SL5403" "no rules to play by"
        "None of the loaded packs declares a game: there is no `procedure game` in their scripts. The rules are built in; a folder given with `--packs` adds to them."
        "" "";
    SCENARIO_FAILED "SL5501" "a scenario that does not hold"
        "A scenario was carried out, and at the line shown something else is the case than it says. What led there stands below it. Either the scripts or the scenario are wrong; its citation says where to look."
        "" "";
    GAME_FAULT "SL5601" "a script that goes wrong in play"
        "A script was read without a mistake and went wrong when it ran: a loop that does not end, a number out of range, an object that is gone. The game stands as it was before the choice."
        "" "";
    GAME_START "SL5602" "a game that cannot start"
        "The rules and the decks were read, but no game can be started with them: the rules declare none, or the decks are not as many as the players."
        "" "";
    PHRASE_FORM "SL5701" "a line that no phrasebook has"
        "A pack of the kind `phrasebook` says what is printed on cards and how scripts say it. It holds blocks `phrase CLASS { }` of pairs, `\"what is printed\" as \"what the script says\"`, and blocks `cards \"SORT\" as KIND { }` that say which columns of a list are read as what."
        "" "";
    PHRASE_CLASS "SL5702" "a slot of a class that has no phrases"
        "What stands in braces in a phrase is filled by the phrases of that class. `number`, `title` and `words` are built in; every other class needs a block `phrase CLASS { }`."
        "" "";
    PHRASE_SLOT "SL5703" "a slot on one side alone"
        "A phrase is read from print to script and written from script to print. What stands in braces on one side must stand on the other, too, or something would be lost on the way."
        "" "";
    PHRASE_EMPTY "SL5704" "a phrase without words of its own"
        "A phrase that prints nothing, or nothing but a slot of its own class, says nothing and would be read without end."
        "" "";
    PHRASE_ENUM "SL5705" "phrases of an enumeration that is not there"
        "`phrase CLASS from enum LIST` makes a phrase of every symbol of an enumeration. No script declares one of this name."
        "" "";
    PHRASE_GONE "SL5706" "a word of `aloud` that no script says"
        "A line of `aloud` says how words of scripts are read. One of its words stands in no script any more, because the rules have another name for it now, and the line does nothing."
        "" "";
    LIST_TEXT "SL5801" "a list that is not text"
        "A list of cards is text in UTF-8. At the line shown stands a byte that no such text has: the file was saved in another way, or it is no list. Nothing is made of it, because titles would be wrong."
        "" "";
    LIST_EMPTY "SL5802" "a list without cards"
        "A list of cards has a line of headings, and under it a row for each card. Commas part the values, or tabs. This one has no cards, so that nothing can be made of it."
        "" "";
    LIST_COLUMN "SL5803" "a list that has other columns"
        "A phrasebook says in which columns of a list the title, the sort and the set of a card stand, and which others are read. A list that lacks one of these would make cards that lack a fact without a word; one that has a heading twice does not say which is meant. Nothing is made of it."
        "" "";
    LIST_ROW "SL5804" "a row that is no row"
        "Each row of a list has a cell for each heading. This one has more or fewer, or a cell that is longer than anything printed on a card: mostly a quotation mark is open, and the rest of the list is taken as its text."
        "" "";
    LIST_TITLE "SL5805" "a row without a title"
        "A card is known by its title, which is one line of printed signs. A row that has none, or one with line breaks in it, makes no card."
        "" "";
    LIST_SORT "SL5806" "a sort of cards that no phrasebook knows"
        "A block `cards \"SORT\" as KIND { }` of a phrasebook says how cards of a sort are written. None says it of the sort in this row."
        "" "";
    LIST_SET "SL5807" "a set that no phrasebook knows"
        "A line `release \"CODE\" as PACK \"NAME\" YEAR` of a phrasebook says which set a code means, and in which pack its cards stand. None says it of the code in this row."
        "" "";
    LIST_TWICE "SL5808" "a title that stands in a list twice"
        "A card is known by its title, and by what stands behind it in parentheses if there are several of that title. Of rows with the same title the first makes a card, and the others are left out."
        "" "";
    LIST_LACKS "SL5809" "a card that lacks what its sort has"
        "A line `wants FIELDS` of a phrasebook names facts without which there is no card of a sort. What the row says of them is missing, or could not be read."
        "" "";
    LIST_CHECK "SL5810" "a card that does not check"
        "What is made of a row is checked among the other cards. A line of facts or text that does not check is taken out again; if it is the first line of the card, the card is left out."
        "" "";
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
        let ids: Vec<_> = CODES.iter().map(|code| code.id).collect();
        let mut sorted = ids.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(ids, sorted);
        assert!(explain("sl5101").is_some());
        assert!(explain("SL9999").is_none());
    }

    #[test]
    fn every_page_has_its_paragraph() {
        for code in CODES {
            assert!(code.explanation.len() > 60, "{code} explains too little");
            assert!(!code.title.ends_with('.'), "{code} has a full stop");
        }
    }
}
