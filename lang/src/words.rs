//! The closed lists: keys, prepositions and connectives.
//!
//! These are all the words the language itself knows. Every other word is declared in a script. Each
//! list stands here once; a key added to the table is a key everywhere.

/// Writes an enum of words, and the ways between each and its spelling, from one table.
macro_rules! spelled {
    ($(#[$about:meta])* $of:ident { $($(#[$doc:meta])* $name:ident $text:literal,)* }) => {
        $(#[$about])*
        pub enum $of {
            $($(#[$doc])* #[doc = concat!("\n\nSpelled `", $text, "`.")] $name,)*
        }

        impl $of {
            /// All of them, in the order of the table.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The one with this spelling.
            #[must_use]
            pub fn of(text: &str) -> Option<Self> {
                match text {
                    $($text => Some(Self::$name),)*
                    _ => None,
                }
            }

            /// How it is spelled.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)*
                }
            }
        }
    };
}
pub(crate) use spelled;

/// What the players of a scenario are called.
pub(crate) const PLAYERS: [&str; 8] = [
    "one", "two", "three", "four", "five", "six", "seven", "eight",
];

spelled! {
    /// A word that says what an item is, if it comes first.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    Key {
        // What a set and its cards are made of.
        Set "set",
        Card "card",
        Title "title",
        Titles "titles",
        Text "text",
        // What scripts declare.
        Enum "enum",
        Kind "kind",
        Zone "zone",
        State "state",
        Event "event",
        Field "field",
        Noun "noun",
        Relation "relation",
        Adjective "adjective",
        Quality "quality",
        Need "need",
        Verb "verb",
        Frame "frame",
        Clause "clause",
        Scope "scope",
        // What a kind consists of.
        Has "has",
        Line "line",
        Flag "flag",
        Default "default",
        Says "says",
        // What happens, and in what order.
        Action "action",
        Procedure "procedure",
        Stage "stage",
        Window "window",
        Limit "limit",
        Law "law",
        Rule "rule",
        Forbid "forbid",
        Allow "allow",
        Instead "instead",
        Whenever "whenever",
        // Which text is in force.
        Edition "edition",
        Replace "replace",
        Omit "omit",
        Amend "amend",
        Add "add",
        Ruling "ruling",
        Errata "errata",
        Format "format",
        // Scenarios.
        Scenario "scenario",
        Given "given",
        When "when",
        Then "then",
        Todo "todo",
        // Steps of a procedure.
        Let "let",
        If "if",
        For "for",
        While "while",
        Leave "leave",
        Return "return",
    }
}

/// Writes the question whether a word is one of a list, which is asked of very many words.
macro_rules! list {
    ($(#[$asks:meta])* $is:ident: $($text:literal)*) => {
        $(#[$asks])*
        #[must_use]
        pub fn $is(text: &str) -> bool {
            matches!(text, $($text)|*)
        }
    };
}

list! {
    /// Whether a word is a preposition. None of them is a name.
    is_prep:
    "of" "in" "on" "at" "to" "from" "with" "under" "aboard" "by" "into" "onto" "over" "per" "for" "as"
    "until" "through" "toward" "against" "among" "between" "within" "without" "after" "before" "during"
}

list! {
    /// Whether a word is a connective. None of them is a name.
    is_conn:
    "and" "or" "OR" "then" "not" "if" "when" "while" "unless" "except" "where" "means" "be" "is" "but"
    "because"
}

list! {
    /// Whether a word begins a declaration, which can have a meaning (`///`).
    declares:
    "enum" "kind" "has" "flag" "field" "zone" "scope" "state" "noun" "relation" "adjective" "need" "law" "verb" "event"
    "procedure" "action" "menu" "window" "limit" "clause" "frame" "time" "setup" "rule" "add"
}

/// The words that join what stands before them to what follows, so that no item can begin with one. A line that opens
/// with any other connective is a new item. (`means` and `cites` join as well; the grammar sees to them.)
const JOINING: &[&str] = &[
    "and", "or", "OR", "except", "where", "be", "is", "but", "because", "else",
];

/// Whether a line that opens with this word goes on with the line before.
#[must_use]
pub fn joins_lines(text: &str) -> bool {
    matches!(text, "cites" | "means") || joining(text).is_some()
}

/// The word from the table, if it joins what stands before it to what follows.
pub(crate) fn joining(text: &str) -> Option<&'static str> {
    JOINING.iter().find(|word| **word == text).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_finds_itself() {
        assert_eq!(Key::of("set"), Some(Key::Set));
        assert_eq!(Key::of("Set"), None);
    }

    #[test]
    fn what_joins_is_a_connective() {
        let conns = JOINING.iter().filter(|word| **word != "else");
        assert!(conns.clone().all(|word| is_conn(word)));
        assert!(!conns.clone().any(|word| is_prep(word)));
    }
}
