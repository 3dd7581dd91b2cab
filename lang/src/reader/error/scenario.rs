//! What can be wrong with a scenario.

use crate::diagnostic::mistakes;
use smol_str::SmolStr;

mistakes! {
    /// A mistake in a scenario.
    ScenarioError

    Line { span } SCENARIO_LINE "a scenario has no line like this"
        help "begin it with `given`, `when`, `then`, `todo`, a player or `random`";
    /// A scenario without a `then`.
    ExpectsNothing { span } NOTHING_EXPECTED "this scenario expects nothing, and passes whatever happens"
        help "write what holds in the end: `then ...`; or `todo` and why it waits", weight Warning;
    /// A title of which no `given` speaks.
    NotOnStage { span, title: SmolStr } NOT_ON_STAGE "no `given` speaks of `{title}`"
        help "say where it is with `given` in a line before this one";
    NoAction { span, nearest: Option<SmolStr>, forms: Vec<String>, deed: Option<String> }
        NO_ACTION "no action is written like this"
        help (match ((forms.as_slice(), deed, nearest)) {
            ([], Some(deed), _) => "what cards and rules do is no action: `given {deed}`",
            ([], None, Some(near)) => "write `{near}`",
            ([], None, None) => "write what the action shows in its menu",
            (forms, ..) => ("it is written {}", forms.join(" or ")),
        });
    Printed { span, field: SmolStr } SCENARIO_LINE "`{field}` is printed on cards, and nothing sets it"
        help "a change is given: `given \"X\": {field} +1 until end of turn`";
    /// `when` without somebody who acts.
    NobodyActs { span } NO_ACTION "behind `when` stands who acts: `one` or `two`"
        help "what comes by itself is given, `given announce EVENT(one)`; or a turn goes on as players pass: `one passes`";
    ActionWithoutWhen { span, said: String } NO_ACTION "this is no answer, and an action begins with `when`"
        help "write `when {said}`";
    /// A line `given` that no setup fits.
    NoSetup { span, forms: Vec<String> } SETUP_PART "no setup is written like this"
        help ("there are {}; any other place is given by `put \"X\" into PLACE`", forms.join(", "));
    AnswerBehindWhen { span } NO_ACTION "this is an answer, and no action"
        help "leave out `when`: an answer is a line of its own, such as `one chooses \"X\"`";
    WhichVersion { span, title: SmolStr, versions: Vec<String> }
        SCENARIO_VERSION "this says not which `{title}` is meant"
        help ("write `\"{title}\" version \"{}\"`", versions.join(&format!("\"` or `\"{title}\" version \"")));
    NoSuchCopy { span, title: SmolStr } NOT_ON_STAGE "no `given` speaks of this `{title}`, but of another"
        help "say where it is with `given` in a line before this one";
    SameCopy { span, title: SmolStr, whose: Option<[&'static str; 2]> }
        SCENARIO_COPY (match (whose) {
            Some([of, _]) => "`{title}` above is {of}'s",
            None => "`{title}` was just put somewhere else",
        })
        help (match (whose) {
            Some([of, here]) => "write `\"{title}\" of {here}` for another copy, or `\"{title}\" of {of}` for that one",
            None => "write `another \"{title}\"` for another copy",
        });
    /// `another "T" of P` where P brought none before.
    NoneBefore { span, player: &'static str, brought: usize, said: String }
        SCENARIO_COPY (match (brought) {
            0 => "{player} brought none before this one",
            1 => "{player} brought one before this",
            _ => "{player} brought {brought} before this",
        })
        help "write `{said}`";
    HalfState { span, said: String } SCENARIO_STATE "what brings this state does more than that"
        help "write `{said}`";
    OneAlone { span } SETUP_PART "this line takes one, and here stands another"
        help "write a line of its own for each: a second `given`";
    /// `not (one solves "X")`: what has not happened.
    NotSo { span, said: String } SCENARIO_LINE "`not` does not stand before what has happened" help "write `{said}`";
    Counted { span, verb: SmolStr, said: String }
        SCENARIO_DEED "`{verb}` is done one by one, and each time is a happening of its own"
        help "leave the number out; how often it has happened says `{said}`";
    SeveralSuffer { span } SCENARIO_DEED "what has happened is told of one, and this may be several or none"
        help "say it of each by its title: `\"A\" is not killed, \"B\" is not killed`";
    NeverSuffers { span, verb: SmolStr, is: String, wanted: SmolStr }
        SCENARIO_DEED "`{verb}` happens to a {wanted}, and this is a {is}"
        help "name what it can happen to; of one that has become such, `(\"X\" as {wanted})`";
    DoneByTexts { span, said: String }
        SCENARIO_DEED "what texts do to things is told of the things, and not by whom it is done"
        help "write `{said}`";
    MoreBehind { span, said: String } SCENARIO_DEED "behind what has happened nothing else is told here"
        help "write `{said}`, and what is so besides behind a comma: where it is, what it is";
    /// `one does not win`.
    NotWon { span } SCENARIO_DEED "whoever has not won may still win"
        help "of a game that is over write `two wins` or `nobody wins`; of one that goes on what holds, such as `points of one < 100`";
    /// What is no card behind `sees`.
    SeesNoCard { span } SCENARIO_DEED "what a player sees is one card"
        help "name each by its title, with commas between: `one sees \"A\", one sees \"B\"`";
    OddOffer { span }
        SCENARIO_OFFER "here stands a card that can be chosen, or the words of a way in quotation marks"
        help "what holds besides stands in a line `then` of its own";
    WrongPart { span, is: String } SETUP_PART "here belongs a {is}";
}
