//! SL02: declarations.

use crate::diagnostic::code::codes;

codes! {
    TWO_CLASSES "SL0201" "a word with two classes"
        "A spelling has one class in a set of scripts: it is a kind, or a verb, or a symbol, and so on. Were it two, the reader would have to guess, and a new script could change how an old one reads. Forms that a declaration brings along (plurals, third persons, participles) count as spellings."
        "kind draw; verb draw (n: number) { }" "kind sketch; verb draw (n: number) { }";
    DECLARED_TWICE "SL0202" "a name declared twice"
        "Rules, menus, actions, limits, windows, stages, enumerations, states and cards have a name each. Two of them with one name could not be told apart; two cards with one title need a `version`."
        "menu errands; menu errands" "menu errands; menu replies";
    SAME_HEAD "SL0203" "two declarations with the same first words"
        "Frames, clauses and limits are known by their literal first words, and the longest wins. Two of them with the same first words could not be told apart, unless both are clauses."
        "" "";
    UNKNOWN_NAME "SL0204" "a name that nothing declares"
        "A declaration speaks of a kind, type, menu, rule, stage or field that no script declares. It is misspelled, or the script that declares it is not among those that are read together."
        "kind boat of crad" "kind card; kind boat of card";
    NO_DECLARATION "SL0205" "an item that declares nothing"
        "Outside cards and bodies every item is a declaration, and its first word says which: `kind`, `verb`, `rule` and so on. `SELECTION: CHANGES` stands there too, inside a rule."
        "knid boat" "kind boat";
    EXPECTED "SL0206" "something is missing in a declaration"
        "Each declaration has a form, which the reference of the language shows. A part of it is missing where the label stands."
        "zone purse of player: ordered from top" "zone purse of player: ordered from top, seen by holder";
    EXTRA_WORDS "SL0207" "words behind the end of a declaration"
        "Each declaration has a form, which the reference of the language shows. What stands under the label is no part of it."
        "kind boat says \"boat\" of card" "kind card; kind boat of card says \"boat\"";
    NOTHING_ABOVE "SL0208" "kinds with nothing above them"
        "What a parameter of `K or L` can be asked is what the nearest kind above both can be asked. There is none above these, so nothing is known of the parameter."
        "" "";
    CIRCLE "SL0209" "a kind or an edition under itself"
        "Kinds form a tree: each is under at most one other, and none is under itself, however long the way. The same holds of editions, each of which changes one other."
        "kind a of b; kind b of a" "kind a; kind b of a";
    MISPLACED "SL0210" "something in the wrong block"
        "The blocks of kinds, actions, states and cards hold their own parts and nothing else. This item belongs into another block."
        "" "";
    OUTSIDE_RULE "SL0211" "standing text outside any rule"
        "What forbids, allows, replaces, changes or triggers belongs to a rule, whose name others may override and whose citation says on whose authority it stands."
        "" "";
    NO_CITATION "SL0212" "a rule without a citation"
        "Every rule says on whose authority it stands. The citation rides into errors, traces, explanations and documents."
        "rule draw { }" "rule draw cites r24 \"8.3\" { }";
    NEED_SHAPE "SL0213" "a need that no requirement can contain"
        "A `need` says what an atom of a requirement means. Atoms have five shapes: a symbol and how many, a symbol alone, a field to compare, a title, and a number of a selection."
        "" "";
    UNKNOWN_LAW "SL0214" "a law that nothing asks"
        "A law is a function to which the machine gives its bookkeeping, and it finds laws by their names. A function of another name is a `noun` or a `relation`."
        "" "";
    SLOT_TYPE "SL0215" "a slot with two types"
        "Clauses that share a record share its slots by their names, so a slot of one name has one type in all of them."
        "" "";
    NO_ROLE "SL0216" "a role that does not exist"
        "A pattern of a happening, or a prohibition, names the roles of its verb: the first with `of`, the others with their prepositions, and `by` for the player who does it."
        "" "";
    NO_SET "SL0217" "a set is wanted"
        "The values among which something ranges are a set: a selection, a place, a field that is a set, or a set written out in brackets."
        "" "";
    VALUE_COUNT "SL0218" "too many or too few values"
        "What is called or written here takes a fixed number of values."
        "" "";
    NOT_IN_LIST "SL0219" "a value that the field does not have"
        "The field takes names of one enumeration, or numbers within its bounds, and this is none of them. Enumerations that a pack may extend are extended with `add enum`."
        "" "";
    FACT_TWICE "SL0220" "a fact given twice"
        "Each printed field of a card has one value. A set or levels are given in one list with commas."
        "" "";
    NO_MARK "SL0221" "a mark that the card cannot carry"
        "Behind the kind of a card stand flags of its kind and symbols for which its kind has a printed field."
        "" "";
    OTHER_KIND "SL0222" "a clause of another kind of card"
        "The declaration of the clause says which kinds of cards may carry it, and this card is of another kind."
        "" "";
    TEXT_TWICE "SL0223" "the same text twice on one card"
        "Each text of a card counts. One that stands there twice counts twice, and hardly anybody who writes it so means that."
        "" "";
    OUTSIDE_SET "SL0224" "a card that belongs to no set"
        "Formats, errata and rulings go by the sets that cards were released in, so each file of cards names its set before the first of them."
        "" "";
    STANDS_FOR "SL0225" "a script of a card in the place of another"
        "Of two scripts of one card (the same title, version and set) in two packs, the one with fewer marks `not encoded` is in force. So a card that is here by its facts alone can be scripted in a pack of one's own."
        "" "";
    NOT_IN_FORCE "SL0226" "a script of a card that is not in force"
        "Of two scripts of one card (the same title, version and set) in two packs, the one with fewer marks `not encoded` is in force. This one has more of them."
        "" "";
    FACTS_DIFFER "SL0227" "two scripts of one card with different facts"
        "What is printed on a card does not depend on who writes it down. One script of this card takes the place of another, and gives a fact otherwise than the other, or leaves it out. What the other does not say may be what is missing there, so it is not compared. Values are compared without regard to their order."
        "" "";
}
