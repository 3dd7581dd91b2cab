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
    WRONG_WORD "SL0304" "a word of the wrong class"
        "The class of each word decides how a phrase goes on: after a quantifier comes a kind, at the front of an effect stands a verb, and so on. A word of another class stands here."
        "stop draw" "stop one singer in choir";
    MISSING_PART "SL0305" "a phrase that ends too early"
        "Something that the words so far announce does not come: a verb without its object, a quantifier without a kind, a preposition without what it leads to."
        "stop two" "stop two singers in choir";
    LEFT_OVER "SL0306" "words that belong to nothing"
        "A phrase is read from left to right and was whole before these words. They may be a second phrase without the sign that parts the two, or words of a form that does not exist."
        "thank one singer boat here" "thank one singer here";
    NESTED_PHRASE "SL0307" "phrases nested too deep"
        "Phrases may stand inside one another, but not more than some dozens deep. Such a sentence cannot be read by people either: give a part of it a name with `let`."
        "" "";
    WRONG_TYPE "SL0308" "a value of the wrong type"
        "Each role of a verb, slot of a clause and argument of a noun has a type. Words decide how a phrase is read and types only check the reading, so no other reading is tried. An object of a wider kind becomes one of the kind that is wanted by a test (`if x is KIND`) or by `as KIND`."
        "lead one singer to Grace" "lead one singer to your boat here";
    NO_FIT "SL0309" "a noun or relation that does not speak of such a thing"
        "Several declarations may share a name and are told apart by what they are asked of. None of those with this name speaks of what stands here."
        "rowers of one singer" "rowers of your boat";
    AMBIGUOUS_NAME "SL0310" "a name with several meanings here"
        "Several fields or nouns of this name could be meant, because what they are asked of is of a wider kind, and they do not give the same type of value. `as` says which kind is meant."
        "" "";
    WRONG_COUNT "SL0311" "too many or too few values in a call"
        "A call in parentheses gives each parameter of the declaration one value, in order, with commas between them."
        "distance(a)" "distance(a, b)";
    MIXED_AND_OR "SL0312" "`and` and `or` without parentheses"
        "In lists of qualities and of heads neither of `and` and `or` binds tighter, because readers of cards disagree which should. Parentheses say which is meant."
        "thank one singer with Grace and Wit or Thrift" "thank one singer with (Grace and Wit) or Thrift";
    CHOICE_HERE "SL0313" "a choice where nobody can choose"
        "`one`, `two`, `a` and the like in the object of an effect are a choice of a player. A definition, a test on a value or a set has no moment at which somebody could be asked."
        "" "";
    SEVERAL_HERE "SL0314" "several objects where one is wanted"
        "This role or noun speaks of one object, and the selection may mean several. A number makes it a choice; `first x in ...` takes the first; a name says which."
        "lead one singer to boat" "lead one singer to one boat";
    EVERY_ALONE "SL0315" "`every` without what is true of them"
        "`every`, `each` and `all` in a condition need a predicate: `every singer here is silent`. Alone they say nothing that could be true or false."
        "if every singer here: draw 1" "if every singer here is silent: draw 1";
    BOTH_ALONE "SL0316" "`and` between heads in a condition"
        "Heads joined by `and` share quantifier and posts and are one group, so `some singer and boat here` would ask for a member of that group, not for one of each. Ask twice."
        "if some singer and boat here: draw 1" "if some singer here and some boat here: draw 1";
    NO_SUBJECT "SL0317" "a condition without a subject"
        "A condition may begin without a subject and then speaks of `this`. After a part that has a subject of its own a reader would take the next part to speak of the same, so there the subject has to be said."
        "if some boat here or ahead: draw 1" "if some boat here or this is ahead: draw 1";
    NOBODY "SL0318" "`this`, `you`, `it` or `host` where there is none"
        "Card text has a `this` and a `you`; the text of a rule has them only if it binds them. `it` is the member of a selection's `where` or the object of a happening. `host` is the card on which this one plays."
        "" "";
    WHOSE "SL0319" "a zone without the one whose it is"
        "Each player, or each object of a kind, has a zone of this name. The text has to say whose is meant."
        "discard one card in purse" "discard one card in your purse";
    ROLE_UNKNOWN "SL0320" "a preposition for which the verb has no role"
        "After an object, a preposition fills the role that the verb declares with it; if the verb has none, it belongs to the object, if there is such a relation. Here there is neither."
        "thank one singer to boat" "lead one singer to one boat";
    ROLE_TWICE "SL0321" "a role that is filled twice"
        "Each role of a verb is filled once. A second phrase with its preposition would belong to the object, which is easily misread, so it has to stand in parentheses."
        "" "";
    ROLE_MISSING "SL0322" "a role that is not filled"
        "The verb declares this role and does not say that it may be left out (`maybe`)."
        "lead one singer in choir" "lead one singer in choir to one boat";
    WHICH_ONE "SL0323" "`that` or `those` without exactly one meaning"
        "`that KIND` and `those` mean the one earlier selection of that kind in the same sentence. With none, or with two, `let` gives a name to what is meant."
        "stop that boat" "let target be one boat here; stop target";
    HOW_MUCH "SL0324" "a field as a quality that does not say how much"
        "`with` takes a symbol, a title, or a field with a comparison. A field alone does not say what value is asked for."
        "thank one singer with VOICE" "thank one singer with VOICE > 5";
    CHANGE_ALONE "SL0325" "a change without a subject"
        "A change says before a colon whose field it changes. A field alone could be that of anybody in the game."
        "VOICE +2" "each your singer here: VOICE +2";
    NO_CHANGE "SL0326" "a change that does not change"
        "A change adds a signed number, sets with `=`, multiplies with `*`, or says `becomes`, `gains` or `loses`. A number alone is none of these."
        "each your singer here: VOICE 2" "each your singer here: VOICE +2";
    AND_EFFECTS "SL0327" "`and` between effects"
        "Effects are joined by `,` or, where the second has to wait for the first, by `then`. `and` joins conditions, qualities and heads, so that a reader always knows what it joins."
        "discard this and draw 1" "discard this then draw 1";
    TRAILING_IF "SL0328" "a condition after several effects"
        "A condition may stand behind one effect and is for that effect. Behind several it could be for the last or for all."
        "thank one singer, draw 1 if host is silent" "thank one singer, (draw 1 if host is silent)";
    PRINTED_FIELD "SL0329" "setting a printed field"
        "What is printed on a card stays printed. Text changes it for as long as the text stands; only fields that are stored can be set."
        "" "";
    WRITE_HERE "SL0330" "a write outside verbs and procedures"
        "Cards and hooks do things by verbs, so that everything that happens is an event that other text can forbid, replace or answer. Only the bodies of verbs and procedures write."
        "" "";
    TWO_TRIGGERS "SL0331" "two happenings before one text"
        "A text waits for one happening. What else must be so at that moment is a condition and stands behind `if`."
        "" "";
    NO_TRIGGER "SL0332" "effects that do not say when"
        "Text on a card is done when something happens (`when ...:`), when its reader chooses (`you may ...`), or when the clause that holds it says (`plays to ...`). Effects alone are never done."
        "" "";
    IT_HAS_NAME "SL0333" "`it` where the member has a name"
        "In a `where` the member that is tried is `it`, unless it has a name, as in `x: KIND where ...` and `x in S where ...`: then it is called by the name. `it` could otherwise be taken for what was `it` outside."
        "if some x: singer where it is your: draw 1" "if some x: singer where x is your: draw 1";
    BEFORE_PICK "SL0334" "a choice spoken of before it is made"
        "What an action names, when it is legal and how often, is asked before the action is offered; its `pick` is answered only when it is taken. What those that are picked must be is said of the choice itself: of each in its `where`, of every two with `agree`, of all together with `in total` or `different`."
        "" "";
    NO_REACHES "SL0335" "`no` or `not` before several"
        "`no A or B` means neither of the two for most people, and `not A`, or else `B`, for the rest. So each has its own `no`, or parentheses say how far it reaches. `not` before conditions of a card is held to the same."
        "thank one singer here with no Grace or Song" "thank one singer here with no Grace and no Song";
    LEVEL_OR_OTHERS "SL0336" "a number before a name that has levels"
        "How much there is of something stands behind its name, with an `x`. A number before it says how many others there are together with this one, and then their kind is named."
        "thank one singer with 2 Grace" "thank one singer with Grace x2";
    TWO_HEADS "SL0337" "words that could be said of two"
        "What follows a head belongs to the head, never to a noun inside what stands between. Where both could have it, a reader of the page would take the nearer one, so the sentence must leave no choice: parentheses around the inner noun, or the words before the other."
        "thank all singers here except your singer with Grace" "thank all singers here except (your singer with Grace)";
    EACH_REACHES "SL0338" "`for each` behind several changes"
        "`for each` multiplies the change before it. Behind several it could be meant for the last or for all."
        "each your boat: WIDTH +1, DEPTH +2 for each your event" "each your boat: WIDTH +1, (DEPTH +2 for each your event)";
    HOW_MANY "SL0339" "an object without a number"
        "In what an effect is done to, a number makes a choice and `each` means all of them. A kind in the singular without either could be meant for one or for all."
        "thank singer here" "thank one singer here";
    WHERE_REACHES "SL0340" "a `where` that ends in something else"
        "A `where` reaches to the end of the phrase, a closing parenthesis or a comma. What `and` or `or` joins last in it has to speak of the member; otherwise it seems to stand outside. So what ends before it stands in parentheses."
        "if no x: singer where x is silent or this is ahead: draw 1"
        "if (no x: singer where x is silent) or this is ahead: draw 1";
    BOTH_QUALIFIERS "SL0341" "`and` between words before a kind"
        "`each red and blue boat` is each of either for most people, and those of both at once by its words. So `or` stands between those of either, and words side by side are all meant at once."
        "thank each red and blue singer"
        "thank each red or blue singer";
    QUALITY_OR_NEED "SL0342" "`and` or `or` behind `with` where something is needed"
        "In a requirement `and`, `or` and `+` join needs. Behind a `with` they could as well join what one and the same is to have, so that stands in parentheses."
        "requires one singer with Grace and Wit"
        "requires one singer with (Grace and Wit)";
    WHERE_ARE_THEY "SL0343" "two selections, of which one says where"
        "`some A and some B here` asks of A whether it is anywhere in play. Most people read the last word of both, so each says where it is."
        "if some singer and some boat here: draw 1"
        "if some singer here and some boat here: draw 1";
    ONLY_ANNOUNCED "SL0344" "what rules announce, as if it were done"
        "A verb without a block says nothing of what is done: rules do that, and announce the verb when it has happened. Text waits for it and forbids it; as an effect nothing would come of it, and nothing can take its place."
        "" "";
    HOW_LONG "SL0345" "a change that does not say how long it lasts"
        "What an effect changes lasts until something ends it. Without a word it would last to the end of the game, or as long as the card of the text is in play, and its reader cannot see which was meant."
        "" "";
    WHO_CHOOSES "SL0346" "`or` between what two players do"
        "One of several effects is chosen by whoever does them. Where one does this and another that, a reader of the page cannot see whose choice it is."
        "" "";
    WHENCE "SL0347" "whom an effect is done to, looked for in play"
        "Without a place a selection is of cards in play. Where any card will do, or one that is hardly ever in play, its reader thinks of what a player holds, or of what is just being played, so the text says where."
        "" "";
    TWO_MOMENTS "SL0349" "`or` between conditions of two moments"
        "Behind a happening by which somebody leaves play a condition that speaks of him is asked as he was just before, and any other once it has happened. With `or` between them they have no moment in common."
        "" "";
    WHOSE_STATE "SL0350" "`your` before a state that makes somebody another player's"
        "Where scripts declare both a state and whose somebody is by it (`hired`, `hired_of p`), `your hired singer` is one whom you hold for those who read cards, and by its words one of your own whom another holds. So the sentence says whose by the relation."
        "" "";
    GOES_LATER "SL0351" "where a card is, asked before it is there"
        "A verb that is declared `not in play yet` is announced while the card lies nowhere, so that it can be answered. What the text says of where the card is would be true of none; where it goes a role of the verb says, if it has one."
        "" "";
    SAID_OF_LAST "SL0357" "what is asked of the last of two"
        "In `some A or some B is tired` the reader knows of A only that there is one; people take it for tired, too. So it is asked of each of them, or the first says where it is."
        "" "";
    WITH_ITSELF "SL0360" "a comparison of something with itself"
        "A field without `of` is that of the one who is described. On both sides of a comparison it has one answer for everybody, so one of them says whose it is."
        "kill each singer with VOICE < VOICE"
        "kill each singer with VOICE < VOICE of this";
    NOT_HIS "SL0361" "`you` behind `each player`"
        "`you`, `your` and `opponent` are said from the side of whoever reads the card. Where each player does something they are one and the same player for both of them, and most people read that each does it with his own."
        "each player sings one song in book of you"
        "each player sings one song in book of that player";
    IN_A_LIST "SL0362" "several symbols before `in` a list"
        "`SYMBOL in FIELD` asks for one symbol. Words that join selections would take the symbol before `or` for somebody in play who has it."
        "while some Grace or Wit in talents of this: this: VOICE +1"
        "while Grace in talents of this or Wit in talents of this: this: VOICE +1";
    HERE_OR_THERE "SL0363" "a place behind those who would leave it"
        "What moves is somewhere and goes elsewhere. A word for a place behind it says where it is; most people read `cannot move here` as where it would go."
        "" "";
    NOT_TO_THERE "SL0374" "a place that is none in play"
        "What is put somewhere by a verb with a place stays in play, and a card lies on what is in play. What goes anywhere else leaves play, with all that comes with that, so the text says so by the verb that does it."
        "" "";
    ALWAYS_FORBIDDEN "SL0375" "what the rules forbid of all of whom a text speaks"
        "What a verdict forbids is not done. Where the kinds and places that a text names are enough for the rules to forbid it, whatever the position, the text would do nothing."
        "" "";
    NEVER_MET "SL0376" "a need of a kind that nobody there is of"
        "A need is asked of those whom the rules gather for it. What is of none of their kinds meets no need; a selection that says where it is, is a condition and not asked of them."
        "" "";
    NOT_YET "SL0399" "a form that cannot be read yet"
        "The reference of the language describes this form, but this version of the reader does not know it. Say it with other words, or mark the text `not encoded` until it does."
        "" "";
}
