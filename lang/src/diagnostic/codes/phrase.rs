//! SL03: phrases.

use crate::diagnostic::code::codes;

codes! {
    UNKNOWN_WORD "SL0301" "an unknown word"
        "Every word of a phrase is declared in some script, is a local name, or belongs to the language. This one is none of them: it is misspelled, or the script that declares it is not among those that are read together."
        "" "";
    NO_NAME "SL0302" "something else where a name should be"
        "Parameters, `let` names and bound variables are names: one word that is no preposition, no connective, no number and no text in quotation marks."
        "" "";
    HIDES_WORD "SL0303" "a local name that hides another"
        "A local name may not have the spelling of a declared word, nor of another local name that holds in the same place. Otherwise a reader of the page could not tell which of the two is meant."
        "" "";
    NOT_YET "SL0399" "a form that cannot be read yet"
        "The reference of the language describes this form, but this version of the reader does not know it. Say it with other words, or mark the text `not encoded` until it does."
        "" "";
}
