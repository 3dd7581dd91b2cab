//! SL01: text that does not fall into sentences.

use crate::diagnostic::code::codes;

codes! {
    UNCLOSED_GROUP "SL0101" "a `(` without its `)`"
        "A parenthesis that is opened has to be closed in the same item. Line ends do not count inside parentheses, but `;`, `{` and `}` never stand there, so an item that reaches one of them has a parenthesis too few."
        "kill (one card here" "kill (one card here)";
}
