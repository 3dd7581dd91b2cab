//! The story of a game: what happened, as somebody reads it.
//!
//! In: the events of one choice after another. Out: lines. Who does something stands first: `one seeds
//! ...`. What followed from something stands indented below it. A line that begins with `-- ` is a
//! heading. Like things in a row are one line, so the latest line is kept until another one comes.
//! What a line has said is not said again by what was done as a part of it.

use crate::show::{self, cites_of};
use spaceline_lang::tree::VerbId;
use spaceline_lang::vocabulary::third;
use spaceline_runtime::log::{Piece, listed};
use spaceline_runtime::run::{Event, Happened};
use spaceline_runtime::{Game, Value};
use std::borrow::Cow;

/// How the template of a heading begins.
const HEADING: &str = "-- ";
/// Tells a game.
#[derive(Clone, Debug, Default)]
pub struct Story {
    /// Who reads; nobody for an all-seeing reader.
    viewer: Option<u8>,
    /// Whether lines end with their authority.
    cites: bool,
    /// The lines above the next one, outermost first.
    above: Vec<Above>,
    /// The actions that are being done: how deep each stands, and the objects that its line names.
    acts: Vec<(u16, Vec<u32>)>,
    /// Lines of one kind in a row.
    run: Vec<Line>,
    /// The line behind them, as long as it is not known whether anything stands below it.
    latest: Option<Line>,
    lines: Vec<String>,
}

/// A line under which others may stand.
#[derive(Clone, Copy, Debug)]
struct Above {
    /// How deep it stands in the rules.
    depth: u16,
    /// In how many texts.
    texts: u16,
    /// The verb, if a text did it: then only what is done within it stands below. What rules do, and what somebody does, is a
    /// heading for all that is deeper.
    verb: Option<VerbId>,
}

impl Above {
    const fn act(depth: u16) -> Self {
        Self {
            depth,
            texts: 0,
            verb: None,
        }
    }

    fn done(done: &Happened) -> Self {
        Self {
            depth: done.depth,
            texts: done.texts,
            verb: done.in_text.then_some(done.verb),
        }
    }

    /// Whether something else that is done stands below it.
    fn holds(&self, other: &Happened) -> bool {
        let within = match self.verb {
            Some(verb) => other.within.contains(&(verb, self.depth)),
            None => self.texts <= other.texts,
        };
        within && self.depth < other.depth
    }
}

/// A line in its pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    /// What it is a line of: an action or a verb, by its number.
    of: (bool, u32),
    indent: usize,
    pieces: Vec<Piece>,
    /// What it names, with what was merged into it.
    objects: Vec<u32>,
    /// What stands for the objects that were merged into one place of it.
    merged: Option<(usize, Vec<String>)>,
    times: usize,
    cites: String,
}

impl Story {
    /// A story for a player, or (for nobody) an all-seeing reader.
    #[must_use]
    pub const fn of(viewer: Option<u8>, cites: bool) -> Self {
        Self {
            viewer,
            cites,
            above: Vec::new(),
            acts: Vec::new(),
            run: Vec::new(),
            latest: None,
            lines: Vec::new(),
        }
    }

    /// What happened next; the lines that are complete.
    pub fn tell(&mut self, game: &Game, events: &[Event]) -> Vec<String> {
        for (at, event) in events.iter().enumerate() {
            let later = events.get(at + 1..).unwrap_or_default();
            self.event(game, event, later);
        }
        std::mem::take(&mut self.lines)
    }

    /// The lines that were kept back, because more of their kind might have come.
    pub fn rest(&mut self) -> Vec<String> {
        self.flush();
        std::mem::take(&mut self.lines)
    }

    fn event(&mut self, game: &Game, event: &Event, later: &[Event]) {
        let book = game.program().book();
        if let Event::Acted { .. } = event {
            if let Some((depth, _)) = self.acts.pop() {
                self.above.retain(|above| above.depth < depth);
            }
            return;
        }
        if let Event::Done(done) = event {
            self.above.retain(|above| above.holds(done));
        }
        let told = game.pieces(&by_now(game, event, later), self.viewer);
        let Some(mut pieces) = told else {
            return;
        };
        match event {
            Event::Act {
                action, by, depth, ..
            } => {
                self.acts.push((*depth, named(&pieces)));
                subject(&mut pieces, show::player(*by));
                let declared = book.actions.get(action.index());
                let cites = declared.map_or(&[][..], |one| &one.named.cites);
                let cites = self.authority(cites_of(book, cites));
                self.line((true, action.0), Above::act(*depth), pieces, cites);
            }
            Event::Done(done) => {
                let parent = done.part_of.and_then(|verb| book.verbs.get(verb.index()));
                let told = parent.is_some_and(|verb| verb.log.is_some());
                if told || self.was_said(done.depth, &done.roles) {
                    return;
                }
                let declared = book.verbs.get(done.verb.index());
                if let Some(Piece::Words(first)) = pieces.first()
                    && let Some(first) = first.strip_prefix(HEADING)
                {
                    let first = first.to_owned();
                    self.heading(first, pieces.get(1..).unwrap_or_default());
                    return;
                }
                let cites = declared.map_or(&[][..], |one| &one.named.cites);
                let cites = self.authority(cites_of(book, cites));
                self.line((false, done.verb.0), Above::done(done), pieces, cites);
            }
            _ => {}
        }
    }

    fn authority(&self, cites: String) -> String {
        if self.cites && !cites.is_empty() {
            format!("  [{cites}]")
        } else {
            String::new()
        }
    }

    /// Whether the line of the action above has said so: its own statements did something to objects
    /// that it names, and to nothing else.
    fn was_said(&self, depth: u16, roles: &[Value]) -> bool {
        let Some((act, named)) = self.acts.last() else {
            return false;
        };
        let objects = roles.iter().filter_map(Value::object);
        let mut said = objects.map(|object| named.contains(&object.index));
        depth == act.saturating_add(1) && said.next() == Some(true) && said.all(|one| one)
    }

    fn heading(&mut self, first: String, rest: &[Piece]) {
        self.flush();
        self.above.clear();
        self.acts.clear();
        let mut line = first;
        for piece in rest {
            line.push_str(text(piece));
        }
        self.lines.push(String::new());
        self.lines.push(line);
    }

    fn line(&mut self, of: (bool, u32), at: Above, pieces: Vec<Piece>, cites: String) {
        self.above.retain(|above| above.depth < at.depth);
        let indent = self.above.len() + 1;
        self.above.push(at);
        let line = Line {
            of,
            indent,
            objects: named(&pieces),
            pieces,
            merged: None,
            times: 1,
            cites,
        };
        match self.latest.take() {
            // What stands below it stands below it alone.
            Some(latest) if indent > latest.indent => {
                self.flush();
                self.lines.push(latest.text());
            }
            Some(latest) => self.join(latest),
            None => {}
        }
        self.latest = Some(line);
    }

    /// Puts a line behind those of its kind, or into one of them.
    fn join(&mut self, line: Line) {
        let same = |last: &Line| last.of == line.of && last.indent == line.indent;
        if !self.run.last().is_some_and(same) {
            self.flush_run();
        }
        // What was done since with the same things stands between: to and fro are not joined. So does what somebody else did.
        let since = self.run.iter().rposition(|earlier| earlier.shares(&line));
        let since = since.map_or(0, |at| if at + 1 == self.run.len() { at } else { at + 1 });
        let other = self
            .run
            .iter()
            .rposition(|earlier| earlier.first() != line.first());
        let open = since.max(other.unwrap_or(0));
        let mut earlier = self.run.iter_mut().skip(open);
        match earlier.find_map(|earlier| earlier.merge(&line).then_some(earlier)) {
            Some(earlier) => earlier.objects.extend(line.objects),
            None => self.run.push(line),
        }
    }

    fn flush(&mut self) {
        if let Some(latest) = self.latest.take() {
            self.join(latest);
        }
        self.flush_run();
    }

    fn flush_run(&mut self) {
        for line in std::mem::take(&mut self.run) {
            self.lines.push(line.text());
        }
    }
}

impl Line {
    /// Who or what it begins with.
    fn first(&self) -> &str {
        self.pieces.first().map_or("", text)
    }

    /// Whether this line speaks of what another is about: of the first thing that it names.
    fn shares(&self, other: &Self) -> bool {
        let first = other.objects.first();
        first.is_some_and(|first| self.objects.contains(first))
    }

    /// Takes a line in that differs in one place only, or in none; false if it cannot.
    fn merge(&mut self, other: &Self) -> bool {
        if self.pieces.len() != other.pieces.len() || self.cites != other.cites {
            return false;
        }
        let pairs = self.pieces.iter().zip(&other.pieces).enumerate();
        let mut differing = pairs.filter(|(at, (one, other))| {
            let merged = self.merged.as_ref().is_some_and(|(place, _)| place == at);
            merged || text(one) != text(other)
        });
        let place = differing.next().map(|(at, _)| at);
        if differing.next().is_some() {
            return false;
        }
        // Cards that look the same, and lines without any, are counted.
        let Some(at) = place.or_else(|| self.pieces.iter().position(is_object)) else {
            self.times += 1;
            return true;
        };
        // Where one thing goes first and then is a story; what goes there is a list.
        let first = self.pieces.iter().position(is_object);
        if self.times > 1 || first != Some(at) || !self.can_list(at) {
            return place.is_none() && {
                self.times += 1;
                true
            };
        }
        let text_at = |line: &Self| line.pieces.get(at).map_or("", text).to_owned();
        let (one, another) = (text_at(self), text_at(other));
        let (_, list) = self.merged.get_or_insert_with(|| (at, vec![one]));
        list.push(another);
        true
    }

    /// Whether several may stand in a place: words behind a subject must speak of several then.
    fn can_list(&self, at: usize) -> bool {
        let object = self.pieces.get(at).is_some_and(is_object);
        let behind = self.pieces.get(at + 1);
        object
            && (at > 0 || matches!(behind, Some(Piece::Words(words)) if words.starts_with(" is ")))
    }

    fn text(&self) -> String {
        let mut line = "  ".repeat(self.indent);
        for (at, piece) in self.pieces.iter().enumerate() {
            match &self.merged {
                Some((place, list)) if *place == at => line.push_str(&listed(list)),
                Some((0, _)) if at == 1 => {
                    let words = text(piece);
                    line.push_str(" are ");
                    line.push_str(words.strip_prefix(" is ").unwrap_or(words));
                }
                _ => line.push_str(text(piece)),
            }
        }
        if self.times > 1 {
            line.push_str(&format!(" (x{})", self.times));
        }
        line.push_str(&self.cites);
        line
    }
}

/// What was chosen out of hiding may be known by now: it is told with what everybody knows since. What an action shows
/// and hides again was seen as well.
fn by_now<'e>(game: &Game, event: &'e Event, later: &[Event]) -> Cow<'e, Event> {
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

fn text(piece: &Piece) -> &str {
    match piece {
        Piece::Words(text) | Piece::Named { text, .. } => text,
    }
}

/// Whether a piece names one object.
fn is_object(piece: &Piece) -> bool {
    matches!(piece, Piece::Named { objects, .. } if objects.len() == 1)
}

/// The objects that a line names.
fn named(pieces: &[Piece]) -> Vec<u32> {
    let objects = pieces.iter().filter_map(|piece| match piece {
        Piece::Named { objects, .. } => Some(objects.as_slice()),
        Piece::Words(_) => None,
    });
    objects.flatten().copied().collect()
}

/// Says who does what a menu offers: `take {it}` becomes `one takes {it}`.
fn subject(pieces: &mut [Piece], who: &str) {
    if let Some(Piece::Words(words)) = pieces.first_mut() {
        let (verb, rest) = words.split_at(words.find(' ').unwrap_or(words.len()));
        *words = format!("{who} {}{rest}", third(verb));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HIDDEN: &str = "a card";

    fn object(text: &str, number: u32) -> Piece {
        Piece::Named {
            text: text.to_owned(),
            objects: vec![number],
        }
    }

    fn words(text: &str) -> Piece {
        Piece::Words(text.to_owned())
    }

    /// What a story makes of lines of one kind, each with its depth.
    fn told(lines: &[(u16, &[Piece])]) -> Vec<String> {
        let mut story = Story::of(None, false);
        for (depth, pieces) in lines {
            story.line(
                (false, 7),
                Above::act(*depth),
                pieces.to_vec(),
                String::new(),
            );
        }
        story.rest()
    }

    #[test]
    fn like_things_in_a_row_are_one_line() {
        let left = |text, number| [object(text, number), words(" is lost")];
        let lines = told(&[
            (3, &left("A", 1)),
            (3, &left("B", 2)),
            (3, &left("A", 3)),
            (3, &left(HIDDEN, 4)),
            (3, &left(HIDDEN, 5)),
        ]);
        assert_eq!(lines, ["  A x2, B and 2 cards are lost"]);
        let lone = told(&[(3, &left("A", 1))]);
        assert_eq!(lone, ["  A is lost"]);
    }

    #[test]
    fn what_differs_in_two_places_stays_apart() {
        let laid = |what, number, to, host| {
            [
                words("one lays "),
                object(what, number),
                words(" on "),
                object(to, host),
            ]
        };
        let lines = told(&[
            (3, &laid("A", 1, "X", 8)),
            (3, &laid("B", 2, "Y", 9)),
            (3, &laid("C", 3, "X", 8)),
            (3, &laid("D", 4, "Y", 9)),
        ]);
        assert_eq!(
            lines,
            ["  one lays A and C on X", "  one lays B and D on Y"]
        );
    }

    #[test]
    fn to_and_fro_keeps_its_order() {
        let turned = |to| [words("one turns "), object("A", 1), words(to)];
        let lines = told(&[
            (3, &turned(" up")),
            (3, &turned(" down")),
            (3, &turned(" up")),
        ]);
        assert_eq!(
            lines,
            ["  one turns A up", "  one turns A down", "  one turns A up"]
        );
    }

    #[test]
    fn lines_about_no_object_are_counted() {
        let drawn: [Piece; 1] = [words("one takes 1")];
        assert_eq!(
            told(&[(3, &drawn), (3, &drawn), (3, &drawn)]),
            ["  one takes 1 (x3)"]
        );
        let other: [Piece; 1] = [words("one takes 2")];
        assert_eq!(
            told(&[(3, &drawn), (3, &other)]),
            ["  one takes 1", "  one takes 2"]
        );
    }

    #[test]
    fn a_subject_is_not_made_many_where_the_verb_would_not_agree() {
        let goes = |text, number| [object(text, number), words(" goes away")];
        assert_eq!(
            told(&[(3, &goes("A", 1)), (3, &goes("B", 2))]),
            ["  A goes away", "  B goes away"]
        );
    }

    #[test]
    fn what_follows_stands_below_and_what_comes_after_does_not() {
        let line = |text| [words(text)];
        let mut story = Story::of(None, false);
        for (of, depth, text) in [
            (1, 3, "a"),
            (2, 5, "b"),
            (3, 7, "c"),
            (4, 5, "d"),
            (5, 3, "e"),
        ] {
            story.line(
                (false, of),
                Above::act(depth),
                line(text).to_vec(),
                String::new(),
            );
        }
        assert_eq!(story.rest(), ["  a", "    b", "      c", "    d", "  e"]);
        story.heading("turn 2".to_owned(), &[]);
        story.line((false, 6), Above::act(9), line("f").to_vec(), String::new());
        assert_eq!(story.rest(), ["", "turn 2", "  f"]);
    }

    #[test]
    fn an_action_says_what_its_own_statements_do() {
        let mut story = Story::of(None, false);
        story.acts.push((3, vec![1, 2]));
        let object = |index| {
            Value::Object(spaceline_runtime::Ref {
                index,
                generation: 0,
            })
        };
        assert!(story.was_said(4, &[object(1), Value::Nothing]));
        assert!(
            !story.was_said(4, &[object(1), object(9)]),
            "another object"
        );
        assert!(!story.was_said(5, &[object(1)]), "something that followed");
        assert!(!story.was_said(4, &[Value::Number(1)]), "no object at all");
    }

    #[test]
    fn who_does_it_stands_first() {
        let mut pieces = vec![words("carry "), object("A", 1)];
        subject(&mut pieces, "two");
        assert_eq!(pieces.first(), Some(&words("two carries ")));
        let mut lone = vec![words("pass")];
        subject(&mut lone, "one");
        assert_eq!(lone, [words("one passes")]);
    }
}
