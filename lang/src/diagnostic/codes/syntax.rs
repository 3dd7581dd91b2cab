//! SL01: text that does not fall into sentences.

use crate::diagnostic::code::codes;

codes! {
    UNCLOSED_GROUP "SL0101" "a `(` or `[` without its partner"
        "A parenthesis or a list that is opened has to be closed in the same item. Line ends do not count inside, but `;`, `{` and `}` never stand there, so an item that reaches one of them has a bracket too few."
        "rule a {\n  kill (one card here\n}\n" "rule a {\n  kill (one card here)\n}\n";
    STRAY_GROUP "SL0102" "a `)` or `]` without its partner"
        "A `)` closes the last `(` of its item that is still open, and a `]` the last `[`. Here none is open: it is missing, or it stands in another item, or there is one closing bracket too many."
        "kill one card here)\n" "kill (one card here)\n";
    IN_GROUP "SL0104" "`means` or `cites` inside brackets, or `:` in a list"
        "`means` and `cites` belong to a whole item, so neither can stand inside parentheses or a list; and the parts of a list are parted by commas, never by `:`. A declared name that is spelled like one of them is written in backquotes."
        "noun a (b means c)\n" "noun a (b) means c\n";
    UNCLOSED_BLOCK "SL0105" "a `{` without its `}`"
        "A block that is opened has to be closed. If the text behind it is indented no deeper than the line that opened the block, the block is taken to have ended there, so that the rest of the file can be read."
        "rule a {\n  draw one\n\nrule b {\n  draw two\n}\n" "rule a {\n  draw one\n}\nrule b {\n  draw two\n}\n";
    STRAY_BLOCK "SL0106" "a `}` without its `{`"
        "A `}` closes the last block that is still open. Here none is open, or the block it would close begins on a line further out: a `{` is missing, or there is one `}` too many."
        "draw one }\n" "rule a { draw one }\n";
    TOO_DEEP "SL0107" "brackets too deep inside one another"
        "Blocks, and the parentheses of one item, can stand inside one another up to a fixed depth that no sensible script comes near. What is deeper is passed over. Texts made by a program are the usual cause."
        "" "";
    BEHIND_BLOCK "SL0108" "an item on the line of the `}` before it"
        "A block ends its item. Only `else` may follow the `}` on the same line; another item begins on a line of its own or behind `;`."
        "if a { draw one } discard\n" "if a { draw one }\ndiscard\n";
    NOTHING_BEFORE "SL0109" "a mark or joining word with nothing before it"
        "`:`, `,`, `means`, `cites` and `{` say something about the words before them, and operators and words like `and` join two parts, so an item cannot begin with one of them. On a new line they go on with the line before, unless that ended with `;` or `}`."
        ": draw one\n" "now: draw one\n";
    NOTHING_AFTER "SL0110" "a mark with no words after it"
        "`:`, `,` and `means` announce words. A line end behind them does not end the item, but `;` and `}` do, and then the words are missing."
        "when a dies: ; draw one\n" "when a dies: draw one\n";
    SECOND_TAIL "SL0111" "a second `means`, or `means` behind `:`"
        "The words of an item fall into two parts at most, joined by `:` or by `means`. A definition that needs more has to become several items."
        "noun a: b means c\n" "noun a of b means c\n";
    CITATION "SL0112" "a citation that is cut off"
        "A citation is the word `cites`, the name of a document and one or more of its sections, each in double quotes with commas between: `cites rulebook \"7.1\", \"7.2\"`."
        "rule a cites { draw one }\n" "rule a cites rulebook \"7.1\" { draw one }\n";
    BEHIND_CITATION "SL0113" "words behind a citation"
        "A citation stands behind the words of its item, or behind those after `:` or `means`. Only `:`, `means`, another `cites` or a block can follow it."
        "forbid a cites rulebook \"7.1\" when b\n" "forbid a when b cites rulebook \"7.1\"\n";
    ELSE_WITHOUT_BLOCK "SL0114" "an `else` without a block"
        "Behind a block, `else` begins the block for the other case, with or without words of its own before the `{`."
        "if a { draw one } else draw two\n" "if a { draw one } else { draw two }\n";
    UNREAD "SL0115" "words that do not read as a sentence"
        "The words up to the end of this item do not go together in any way the language has, and there is no better guess at what was meant."
        "" "";
    CHARACTER "SL0116" "a character that means nothing"
        "Outside texts in double quotes and comments, the language uses letters, digits, `_`, `'`, the brackets `( ) { } [ ]`, the marks `, : ; . \"`, backquotes and the operators `= != < > <= >= + - * /`. Typographic quotes, dashes and signs often come with text pasted from elsewhere."
        "unless a ≥ 2: draw one\n" "unless a >= 2: draw one\n";
    UNCLOSED_TEXT "SL0117" "a text without its closing quote"
        "A text begins and ends with `\"` on one line. Inside it, `\\\"` stands for a quote and `\\\\` for a backslash."
        "card \"One\n" "card \"One\"\n";
    ESCAPE "SL0118" "a backslash before the wrong character"
        "Inside a text a backslash makes the next character an ordinary one. It is needed before `\"` and `\\` and allowed before nothing else, since it would mean nothing there."
        "card \"One\\n\"\n" "card \"One\"\n";
    UNCLOSED_QUOTE "SL0119" "a quoted name that is empty or has no end"
        "A name in backquotes is taken as it stands, even if it is spelled like a word of the language. It begins and ends on one line and cannot be empty."
        "kill one `of\n" "kill one `of`\n";
    NUMBER "SL0120" "a number that is too large"
        "Numbers are whole and go up to 9223372036854775807. No game counts so far; a number like this is likely a slip of the keyboard."
        "points 99999999999999999999\n" "points 99\n";
    DATE "SL0121" "a day that does not exist"
        "A date is four digits for the year, two for the month and two for the day: `1998-02-13`. The day has to be one that the calendar has."
        "as of 1998-02-30\n" "as of 1998-02-28\n";
    LONG_ITEM "SL0122" "an item with too many words"
        "An item may have up to 65536 words, its blocks not counted. What follows is passed over to the end of the item. Texts made by a program are the usual cause."
        "" "";
    LARGE_FILE "SL0123" "a file that is too large"
        "A file may have up to 256 MB. A larger one is not read at all, since it is almost certainly not a script."
        "" "";
    MORE "SL0124" "more mistakes than are told"
        "Of one file only the first hundred mistakes are told. The others are counted; most of them are often consequences of a few."
        "" "";
    FORMAT_CHANGED "SL0125" "formatting that would change a script"
        "The formatter reads again what it has written and compares. If anything but the arrangement differs, it gives nothing out. This is always a mistake of the formatter and never one of the script."
        "" "";
    DEEPER_LINE "SL0126" "a deeper line that begins a new item"
        "A line end ends an item unless something plainly goes on: a `,`, an operator, a preposition or a joining word at the end of the line, or an operator or joining word at the start of the next. A line that is indented deeper without any of these looks like a continuation but is read as an item of its own."
        "kill one card with lowest\n  strength\n" "kill one card with\n  lowest strength\n";
    STRAY_MEANING "SL0127" "a meaning that stands before no declaration"
        "Lines that begin with `///` say what a declared word means, and `spaceline words` shows them. They stand on lines of their own right before a declaration, such as `verb`, `noun` or `has`. Anywhere else a comment begins with `//`."
        "/// Takes the top card.\ndraw one\n" "// Takes the top card.\ndraw one\n";
}
