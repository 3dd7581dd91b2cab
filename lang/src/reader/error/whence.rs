//! What can be wrong with whom a text means: where they lie, and whether one of them would do.

use crate::diagnostic::mistakes;
use smol_str::SmolStr;

mistakes! {
    /// A selection that does not say where its members are, and is hardly meant of those in play; one of which more
    /// than one is meant.
    WhenceError

    /// `discard one card`.
    AnySort { span, ways: Vec<String> } WHENCE "this would be any card in play, whoever it belongs to"
        help { written(ways) };
    /// `nullify one KIND` of a kind whose cards are in play only where their own text puts them there.
    Passing { span, kind: String, ways: Vec<String>, waits: Option<String> }
        WHENCE "this looks in play, and {kind} is there only if its own text puts it there"
        help (match (waits) {
            Some(waits) => ("{}; what may be used at another time waits for it: `{waits}`", written(ways)),
            None => { written(ways) },
        });
    /// `nullify one KIND present` of a kind whose cards are met.
    WhereMet { span, kind: String, waits: String }
        WHENCE "this looks in play, and {kind} that is being met is not there"
        help "let the text wait for it: `{waits}`; or say `in play` before the place, if one that its own text has left there is meant";
    /// `relocate X to PLACE`, which is none in play.
    NotInPlay { span, place: SmolStr, ways: Vec<String> }
        NOT_TO_THERE "what goes to `{place}` is in play no more, and this does not say that it leaves play"
        help (match (ways.as_slice()) {
            [] => "name a place in play; or write the verb by which it leaves play",
            ways => ("write `{} ...`, without a place", ways.join(" ...` or `")),
        });
    /// `download X to PLACE`, which wants cards: those that lie there.
    WhoLiesThere { span, place: SmolStr } NOT_TO_THERE "this goes to cards, and `{place}` is what lies there now"
        help "name the card that has the place, and nobody who lies there: `to m` for `to PLACE of m`";
    /// `plays on KIND in PLACE`, which is none in play.
    HostElsewhere { span, place: SmolStr }
        NOT_TO_THERE "a card lies on what is in play, and nothing in `{place}` is"
        help "leave the place out, or name one in play";
    /// `may report with "A" and "B"`: either would do.
    OneWillDo { span, ways: Vec<String> }
        BOTH_ALONE "`and` between heads makes one group of them, and one of it would do" help { written(ways) };
}

/// "write `A`, or `B`"
fn written(ways: &[String]) -> String {
    format!("write `{}`", ways.join("`, or `"))
}
