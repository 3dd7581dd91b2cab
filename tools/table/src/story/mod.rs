//! The story of a game: what happened, as somebody reads it.
//!
//! In: the events of one choice after another. Out: lines. Who does something stands first: `one seeds
//! ...`. What followed from something stands indented below it. A line that begins with `-- ` is a
//! heading. Like things in a row are one line, so the latest line is kept until another one comes.
//! What a line has said is not said again by what was done as a part of it.

mod line;
mod since;

use line::{Line, named, subject};
use since::by_now;
use spaceline_lang::tree::VerbId;
use spaceline_rules::show::{self, Show, cites_of};
use spaceline_runtime::Value;
use spaceline_runtime::run::{Event, Happened};
use spaceline_runtime::tell::Piece;
use spaceline_runtime::tell::Tell;
use std::fmt;

/// How the template of a heading begins.
const HEADING: &str = "-- ";

/// A line of a story.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// How far it stands to the right: what followed from something stands below it.
    pub indent: usize,
    /// Whether it begins a new part of the game, such as a turn.
    pub heading: bool,
    /// What happened.
    pub text: String,
    /// The objects that it names, by their numbers.
    pub objects: Vec<u32>,
    /// Its authority.
    pub cites: String,
}

impl fmt::Display for Told {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.heading {
            return write!(out, "\n{}", self.text);
        }
        write!(out, "{}{}", "  ".repeat(self.indent), self.text)?;
        match self.cites.as_str() {
            "" => Ok(()),
            cites => write!(out, "  [{cites}]"),
        }
    }
}

/// Tells a game.
#[derive(Clone, Debug, Default)]
pub struct Story {
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
    lines: Vec<Told>,
}

/// A line under which others may stand.
#[derive(Clone, Copy, Debug)]
struct Above {
    /// How deep it stands in the rules.
    depth: u16,
    /// In how many texts.
    texts: u16,
    /// The verb, if a text did it: then only what is done within it stands below. What rules do, and what somebody
    /// does, is a heading for all that is deeper.
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

impl Story {
    /// A story.
    #[must_use]
    pub const fn new(cites: bool) -> Self {
        Self {
            cites,
            above: Vec::new(),
            acts: Vec::new(),
            run: Vec::new(),
            latest: None,
            lines: Vec::new(),
        }
    }

    /// What happened next, for somebody who reads; the lines that are complete.
    pub fn tell(&mut self, show: &Show<'_>, events: &[Event]) -> Vec<Told> {
        for (at, event) in events.iter().enumerate() {
            let later = events.get(at + 1..).unwrap_or_default();
            self.event(show, event, later);
        }
        std::mem::take(&mut self.lines)
    }

    /// The lines that were kept back, because more of their kind might have come.
    pub fn rest(&mut self) -> Vec<Told> {
        self.flush();
        std::mem::take(&mut self.lines)
    }

    fn event(&mut self, show: &Show<'_>, event: &Event, later: &[Event]) {
        let (game, book) = (show.game(), show.book());
        if let Event::Acted { .. } = event {
            if let Some((depth, _)) = self.acts.pop() {
                self.above.retain(|above| above.depth < depth);
            }
            return;
        }
        if let Event::Done(done) = event {
            self.above.retain(|above| above.holds(done));
        }
        let told = game.pieces(&by_now(game, event, later), show.viewer());
        let Some(mut pieces) = told else {
            return;
        };
        for piece in &mut pieces {
            if let Piece::Kept { text, value } = piece {
                *text = show.value(value);
            }
        }
        match event {
            Event::Act {
                action, by, depth, ..
            } => {
                self.acts.push((*depth, named(&pieces)));
                subject(&mut pieces, show::player(*by));
                let declared = book.at(action);
                let cites = declared.map_or(&[][..], |one| &one.named.cites);
                let cites = self.authority(cites_of(book, cites));
                self.line((true, action.0), Above::act(*depth), pieces, cites);
            }
            Event::Done(done) => {
                let parent = done.part_of.and_then(|verb| book.at(verb));
                let told = parent.is_some_and(|verb| verb.log.is_some());
                if told || self.was_said(done.depth, &done.roles) {
                    return;
                }
                let declared = book.at(done.verb);
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
        if self.cites { cites } else { String::new() }
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
            line.push_str(piece.text());
        }
        self.lines.push(Told {
            heading: true,
            text: line,
            objects: named(rest),
            ..Told::default()
        });
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
                self.lines.push(latest.told());
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
        // What was done since with the same things stands between: to and fro are not joined. So does what somebody
        // else did.
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
            self.lines.push(line.told());
        }
    }
}

#[cfg(test)]
mod tests;
