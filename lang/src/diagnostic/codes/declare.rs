//! SL02: declarations.

use crate::diagnostic::code::codes;

codes! {
    TWO_CLASSES "SL0201" "a word with two classes"
        "A spelling has one class in a set of scripts: it is a kind, or a verb, or a symbol, and so on. Were it two, the reader would have to guess, and a new script could change how an old one reads. Forms that a declaration brings along (plurals, third persons, participles) count as spellings."
        "kind draw; verb draw (n: number) { }" "kind sketch; verb draw (n: number) { }";
}
