//! SL04: what holds of all scripts together.

use crate::diagnostic::code::codes;

codes! {
    UNKNOWN_TITLE "SL0401" "a title that no card has"
        "A text in quotation marks is a reference to cards by their title. No card that is read together with this script has the title, and none goes on from it in a way by which the law `covers` takes it for the same. If the card comes with a later pack, declare its title with `titles`. The same holds of a text with which a fact of cards is compared (`FACT of it = \"...\"`), and that no card has there."
        "" "";
    NEVER_HAPPENS "SL0402" "waiting for what never happens"
        "Text waits for an event, but nothing in the scripts ever does the verb or announces the event. The text can never act."
        "" "";
    REPLACEMENT_CIRCLE "SL0403" "replacements in a circle"
        "Something is replaced by something else, which is replaced by the first again. An event is replaced only once in its lineage, so the game goes on, but hardly as it was meant."
        "" "";
    NEVER_OFFERED "SL0404" "an action that nobody is offered"
        "An action stands in menus, and players are offered menus by `offer` and by windows. None of these names a menu in which this action stands."
        "" "";
    NOTHING_OFFERED "SL0405" "a menu without actions"
        "Players are offered this menu, but no action of a rule or of a card's text stands in it."
        "" "";
    OVERRIDE_CIRCLE "SL0406" "rules that override one another"
        "A rule that overrides another has the last word. In a circle nobody has it."
        "" "";
    MEANS_ITSELF "SL0407" "a definition that asks itself"
        "What a word means is worked out from other things. This one asks for itself about the same things, and would never come to an end."
        "" "";
    READS_ITSELF "SL0408" "a law that reads the value it makes"
        "The laws `total` and `counted` make the value of a field out of its printed value and its changes. Asking for a field in them would call them again; `printed` does not."
        "" "";
    UNREACHABLE "SL0409" "what is never done"
        "The statement before this one always leaves, returns or ends the game, so this one is never reached."
        "" "";
    OPPOSITE_RULES "SL0410" "two rules with opposite verdicts"
        "One rule allows what another forbids, and both are rules of the same strength. Which of them has the last word is said with `overrides`, never guessed."
        "" "";
    NEVER_MARKED "SL0411" "a state that nothing is ever in"
        "Text asks whether something is in this state, or the state itself forbids or changes something, but no verb marks anything with it, no text puts anything in it and it has no `means`."
        "" "";
    NEVER_GIVEN "SL0412" "a scope that never has a value"
        "A scope is a value that text finds around it. Some text asks for this one, but nothing is ever done `with` it."
        "" "";
    HIDDEN_CHOICE "SL0413" "a choice among cards that the chooser does not see"
        "The cards to choose from lie in a zone of which nobody, or only the other player, sees the cards. A player could choose only by knowing what he may not know."
        "" "";
    UNDECLARED_AHEAD "SL0414" "a look ahead at nothing"
        "`after it` asks how things would be after an action, in its `legal when`, and is answered from the changes that the action declares. Elsewhere nothing is about to be done, and an action without `declares` does not say what it comes to."
        "" "";
    FACT_MISSING "SL0415" "a fact or text that every card of the kind gives"
        "The kind says with `needs` which facts each of its printed cards must give, and of which records of text it must have one. This card leaves one out."
        "" "";
    UNDATED_SET "SL0416" "a set without a date"
        "Errata, rulings and formats go by dates, so a set says when it was released: a year or a day."
        "" "";
    ODD_DOCUMENT "SL0417" "a document that nothing declares"
        "`document NAME \"TITLE\"` says what is cited under a name. Without it nobody knows what the authority is, and a misspelt name stays."
        "" "";
    LEVEL_TWICE "SL0418" "a name given twice in one list"
        "In a list of levels a name stands once, with how many there are behind it: `Song x2`."
        "" "";
    ASKED_LATER "SL0419" "a past event described by who asks"
        "The machine counts events when they happen. Then nobody asks, and `your`, `here` or `opponent's` have nobody to speak of. Name the one thing that is asked of, or describe the event by what it was."
        "" "";
    ACTS_AHEAD "SL0420" "declared changes that do something"
        "The block `declares { }` says what an action comes to, and is laid over the position to look ahead. Nothing happens there: no verb, no choice, no call, only writes."
        "" "";
    REFUSED_LATE "SL0421" "a refusal in an action that was judged before"
        "What is offered can be done: whoever takes an offer relies on it. Only an action that is `unchecked` is judged when it is done, and may turn out to be illegal then."
        "" "";
    WRITTEN_AWAY "SL0422" "what has left play, written to or asked"
        "What leaves play becomes new: its marks, its stored fields and who controls it are forgotten, and in rules a name for it means what it was. Something written to it behind the `put` would be lost, and what is asked of it is nothing: what is needed later is kept before, `let x be ...`."
        "" "";
    LEGAL_BY_UNSEEN "SL0423" "an action that is legal by what its player may not see"
        "What is offered tells whether it is legal. An action that is legal only if hidden cards are of some sort would give them away; an `unchecked` one is judged when it is done."
        "" "";
    UNKNOWN_SECTION "SL0424" "a section that the document does not have"
        "Where a document is declared with its `sections`, a citation names one of them, or a paragraph of one behind a blank or a hyphen: `\"7.2-paragraph\"` of section `7.2`."
        "" "";
    NO_EDITION "SL0425" "an edition that nothing declares"
        "A scenario is carried out under the rules of the edition that it names, so that edition must be declared: `edition NAME`, or `edition NAME extends OTHER { ... }` with what it changes."
        "" "";
    NOWHERE "SL0426" "where a card is that is nowhere"
        "`here` and words like it speak of the place of the card on which they stand. A card that is played for what it does, or that lies on the table, is at no place, and such text would never find anybody. The kind says with `needs ... for ...` which text gives its cards a place."
        "" "";
    ENDLESS "SL0427" "text that may be used again and again, at no price"
        "What a player may do by the text of a card he may do as often as he likes, unless a limit stands before it (`once each turn:`), or it costs something, or the card itself goes."
        "" "";
    NOBODY_LEFT "SL0428" "those in play asked for what ends there"
        "Where nothing else is said, those in play are asked. Who was killed or destroyed is in play no more, and what comes back is new and has forgotten it, so the answer would always be no. Ask how often it has happened, or in the happening itself; and what only those in play can suffer is done before, or instead."
        "" "";
    NO_ONE "SL0429" "`you` or `this` where there is neither"
        "A rule speaks of all players and of all cards. `your`, `opponent's`, `here` and `present` are said from somebody's or something's side, so in what a rule lets always hold, forbids or waits for they would be true of nobody, and `here` of nothing in an action that a rule gives to players."
        "" "";
    NOTHING_EXPECTED "SL0430" "a scenario that expects nothing"
        "A scenario shows what a rule says by what holds in the end. Without a `then` it passes whatever happens."
        "" "";
    WANTS_WORD "SL0431" "what a text does, and the card does not say that it does"
        "Some of what a text can do with its own card is done by the rules for every card of the kind, and would then be done twice. The kind says which word behind it leaves that to the text, with `needs FLAG for VERB this`."
        "" "";
    NOTHING_OVERRIDDEN "SL0440" "`overrides` where nothing is overridden"
        "`overrides RULE` gives a verdict the last word over what that rule says against it. The rule that is named says nothing against it, so either another is meant, or the word is not needed."
        "" "";
    TWO_VALUES "SL0441" "two rules that set one value to two things"
        "Changes that add come together; of two that set, one is lost, and neither says which. So each of them speaks of others, or one adds."
        "" "";
    TWO_STAND_INS "SL0442" "two rules in the place of one thing"
        "What stands in for a stage or a happening is done in its place. Of two for the same, one would be done and the other never."
        "" "";
    SAME_WORDS "SL0443" "two limits or actions with the same words"
        "Players know a limit or an action by what it says. Two that say the same of the same things cannot be told apart."
        "" "";
    LEFT_OUT "SL0444" "an edition that leaves out words"
        "An edition that omits a rule, or replaces it, takes away every word that the rule declares. What uses such a word cannot be read under that edition, although nothing is wrong with it."
        "" "";
    TWO_TEXTS "SL0445" "two texts of equal right for one card"
        "An edition has one ruling on a card, and a day one text of it. Of two, one would be passed over in silence."
        "" "";
    SILENCED "SL0446" "a moment that nothing announces any more"
        "Times and frames are words for events. An edition that replaces the rule which announces such an event, and does not announce it, leaves the words: what lasts until then never ends, and what waits for it never acts."
        "" "";
    NEVER_ASKED "SL0450" "a prohibition that no rule asks for"
        "A verb without a block is done by rules, which announce it then. Whether it is forbidden they ask before, with `can be`; of this one no rule asks, so forbidding it keeps nobody from it."
        "" "";
    NO_VALUE_THEN "SL0451" "a word of an occasion, at another one"
        "Some words mean something only while something goes on, because a scope holds their value as long. Text that waits for what is never announced meanwhile finds nothing."
        "" "";
    NOT_THERE "SL0452" "those in play asked for what holds elsewhere"
        "Without a place a selection is of cards in play. A word that holds only of what lies in a place that is not in play is true of none of them, so the selection names that place."
        "" "";
    COMES_TOO_LATE "SL0453" "done to what has had its results"
        "What follows upon a play comes when all of it is done. A card that is in play only where its own text puts it there has had its results by then and is gone; whoever would stop it answers it while it is just being played."
        "" "";
    OF_ABSENCE "SL0454" "what comes by the absence of what it keeps away"
        "What one has by a text may let another text give or take something. Where that leads back, by way of somebody's not having it, two answers agree with the texts, or none, and which is found would hang on what is asked first."
        "" "";
    COUNTS_ITSELF "SL0460" "a question about the past that what has just happened answers"
        "A text that waits for something is followed once that has happened, and it counts by then. Whether anything like it happened this turn, or this game, is then no question any more; how often is one."
        "" "";
    NEVER_NOTHING "SL0461" "what is asked to be nothing, and never is"
        "A place and a set are there with nobody in them: an empty pile is a pile. So whether they are nothing is no question; how many are in them is one, and so is whether somebody is."
        "" "";
    SILENT_THEN "SL0462" "text that stands while its card is silent"
        "Some states silence the text of a card: what it says for as long as it is in such a state is never heard. What puts it in that state it still hears."
        "" "";
    OF_ANYWHERE "SL0463" "a moment of anywhere, in text that speaks of here"
        "Some events are of a place, and text that waits for one hears of each of them, wherever it is. What it says of where its card is has nothing to do with that; so it says which of them it waits for."
        "" "";
    FETCHES_ITSELF "SL0465" "a text that looks for its own card, and works while that is in play"
        "Some verbs look for what they are done to where it is not in play. Text works while its card is in play, unless its conditions put the card somewhere else: so such a verb does not find the card of its own text."
        "" "";
    STANDS_FIRST "SL0466" "a line that is asked first, behind others"
        "Lines of a card are read from top to bottom. One that rules ask before all others stands before them, so that nobody takes what is above it for done."
        "" "";
    ASKED_ELSEWHERE "SL0467" "a change of what counts elsewhere"
        "Text works while its card is in play, and without a place it speaks of those in play. What rules ask only of cards in a place that is not in play is seen by nobody anywhere else, so the text names that place."
        "" "";
    NEVER_READ "SL0468" "a clause that no rule asks for"
        "A clause means what rules make of it: they ask a card for its records and read their slots. What no rule asks for does nothing, whatever stands on a card."
        "" "";
    UNCLEARED "SL0469" "a place of a card that nothing clears"
        "What lies in a place of a card that is in play is in play as long as the card is. When that leaves play nothing takes along what lies there, so a rule says what becomes of it."
        "" "";
    NOT_IN_A_DECK "SL0470" "a demand on decks that asks for what no deck has"
        "Each deck is judged by itself, before anything is dealt. Only the places in which its cards start have cards in them by then, and there is no opponent."
        "" "";
    IDLE_DEMAND "SL0471" "a demand on decks that another one makes idle, or impossible"
        "Demands on decks hold together: one that asks for less than another changes nothing, and two that no number meets refuse every deck. What the rules ask for is replaced by an edition that replaces their rule."
        "" "";
    ECHOES "SL0472" "a text that waits for what it does itself"
        "What a text does happens like anything else, and texts that wait for it are done again, this one among them. Without a limit or a condition, and where no rule ever forbids it, there is no end to it."
        "" "";
    KEPT_OUT "SL0473" "a word for a place that leaves out those who are meant"
        "Some words for where somebody is ask how he is as well: who cannot be seen is not there for others. Said of those of whom the text names just that, such a word finds nobody, or the card itself alone. So they are said to be there by what does not ask for it."
        "" "";
    ECHO_EACH_OTHER "SL0480" "texts of two cards, each of which does what the other waits for"
        "Each of the two is well by itself. Together they go on without an end, and the game stops with a fault. Only texts of one pack are compared, whose writer can mend either of them; a card is not wrong because of a card of somebody else."
        "" "";
    NEVER_FOUND "SL0481" "a search for what is never found"
        "Some words look for cards of certain kinds and bring them to where such cards go. They look for no other, so a text that names only others would do nothing. Nor is anybody found by what only those in play have, where those who are looked for are not."
        "fetch one stage"
        "fetch one singer";
    ANY_OF_THEM "SL0490" "a kind alone where one is meant"
        "Of whom something is said as a condition, or where somebody is, a kind alone would be any of the kind in play. Its readers take it for the one that was spoken of before, so the text says which, or `some`."
        "when your boat is moved: kill each singer aboard boat"
        "when your boat is moved: kill each singer aboard that boat";
    WRONG_TITLE "SL0495" "a title where only cards of another kind can be"
        "A title stands for the cards that the law `covers` takes for it. What is said of them here can be so only of cards of a kind of which none of them is, so it would never be true of any, and nothing would ever be done to one."
        "" "";
    OF_ITSELF "SL0497" "a word that relates to this card, said of the card itself"
        "Words like `here` and `present` say of somebody how he stands to the card on which they are written. Where no subject stands before them, they are said of that card itself, and ask whether it is where it is. Say who is meant, or where the card has to be."
        "" "";
    OPPOSED_BOUNDS "SL0498" "a number that would have to be more than it may be"
        "Two bounds are asked of one number at the same time, and no number is within both. So the condition is never true, and nobody ever meets the requirement."
        "" "";
    CHOSEN_IDLY "SL0499" "a choice of which nothing comes"
        "Somebody or something is chosen, and no text behind it speaks of what was chosen. Whoever reads the card expects something to be done to it, and nothing is."
        "" "";
}
