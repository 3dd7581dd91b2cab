//! What has become known since something happened.

use spaceline_runtime::Game;
use spaceline_runtime::run::{Event, Happened};
use std::borrow::Cow;

/// What was chosen out of hiding may be known by now: it is told with what everybody knows since. What an action shows
/// and hides again was seen as well.
pub(super) fn by_now<'e>(game: &Game, event: &'e Event, later: &[Event]) -> Cow<'e, Event> {
    let mut event = Cow::Borrowed(event);
    if !matches!(*event, Event::Act { .. } | Event::Done(_)) {
        return event;
    }
    let part = later.get(..end_of(&event, later)).unwrap_or_default();
    if let Event::Act { seen, .. } | Event::Done(Happened { seen, .. }) = event.to_mut() {
        for one in seen {
            let now = game.state().rec_at(one.object.index);
            if let Some(now) = now.filter(|now| now.card() == one.card) {
                one.known |= now.known;
            }
            let shown = part.iter().filter_map(|event| match event {
                Event::Done(done) => done.seen.iter().find(|seen| seen.object == one.object),
                _ => None,
            });
            for shown in shown.filter(|shown| shown.card == one.card) {
                one.known |= shown.known;
            }
        }
    }
    event
}

/// How many of the events that follow an action or what a verb does are still a part of it.
fn end_of(event: &Event, later: &[Event]) -> usize {
    let mut open = 1_usize;
    let end = later.iter().position(|next| match (event, next) {
        (Event::Done(outer), Event::Done(inner)) => inner.depth <= outer.depth,
        (Event::Done(outer), Event::Act { depth, .. }) => *depth <= outer.depth,
        (Event::Act { .. }, Event::Act { .. }) => {
            open += 1;
            false
        }
        (Event::Act { .. }, Event::Acted { .. }) => {
            open = open.saturating_sub(1);
            open == 0
        }
        _ => false,
    });
    end.unwrap_or(later.len())
}
