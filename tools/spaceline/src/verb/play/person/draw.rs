//! The table, drawn: the players and what is theirs, then each row as a line of cells from left to right, and below
//! it what is at each of them.

use crate::paper::{Ink, Line, Paper, Words, width};
use spaceline_rules::show;
use spaceline_table::{Side, Spot, Thing, View};

/// The narrowest cell.
const NARROWEST: usize = 18;

/// So many things in one place of a cell are named; more are counted.
const MOST_NAMED: usize = 2;

/// Somebody who looks at a table.
pub struct Drawing {
    paper: Paper,
    /// Who; nobody for an all-seeing reader.
    viewer: Option<u8>,
    out: Vec<String>,
}

/// The lines of a table.
pub fn draw(table: &View, paper: Paper, viewer: Option<u8>) -> Vec<String> {
    let mut drawing = Drawing {
        paper,
        viewer,
        out: Vec::new(),
    };
    if let Some(whose) = table.turn_of {
        let mut words = Words::default();
        words.add(
            Ink::Label,
            &format!("turn {}: {}", table.turn, show::player(whose)),
        );
        drawing.say(&words, 0);
    }
    // Who looks stands nearest to what he plays on.
    let (own, others): (Vec<&Side>, Vec<&Side>) = table
        .players
        .iter()
        .partition(|side| viewer == Some(side.player));
    for side in others.into_iter().chain(own) {
        drawing.side(side);
    }
    for spot in &table.spots {
        if spot.is_row {
            drawing.row(spot);
        } else {
            drawing.spot(spot, 0);
        }
    }
    drawing.out
}

impl Drawing {
    fn say(&mut self, words: &Words, indent: usize) {
        self.out.extend(self.paper.paragraph(words, indent));
    }

    fn ink(&self, whose: Option<u8>) -> Ink {
        match whose {
            None => Ink::Plain,
            Some(_) if whose == self.viewer || self.viewer.is_none() && whose == Some(0) => {
                Ink::Yours
            }
            Some(_) => Ink::Theirs,
        }
    }

    /// A player, and what is his. What nobody may look at is counted in one line.
    fn side(&mut self, side: &Side) {
        let mut words = Words::default();
        let you = if self.viewer == Some(side.player) {
            " (you)"
        } else {
            ""
        };
        let who = format!("{}{you}", show::player(side.player));
        words.add(self.ink(Some(side.player)), &who);
        if !side.facts.is_empty() {
            words.mark(":");
            words.add(Ink::Plain, &side.facts.join(", "));
        }
        self.say(&words, 0);
        let (closed, open): (Vec<&Spot>, Vec<&Spot>) = side
            .spots
            .iter()
            .partition(|spot| spot.hidden() == spot.things.len());
        let closed = closed.iter();
        let closed = closed.map(|spot| format!("{} {}", spot.name, spot.things.len()));
        let closed = closed.collect::<Vec<_>>().join(", ");
        let mut words = Words::default();
        words.add(Ink::Fact, &closed);
        self.say(&words, 2);
        for spot in open {
            self.spot(spot, 2);
        }
    }

    /// A place: what holds nothing stands in one paragraph, and whatever holds something in one of its own.
    fn spot(&mut self, spot: &Spot, indent: usize) {
        let mut words = Words::default();
        let label = format!("{} ({})", spot.name, spot.things.len());
        words.add(Ink::Label, &label);
        let (holders, others): (Vec<&Thing>, Vec<&Thing>) = spot
            .things
            .iter()
            .partition(|thing| holds_what_is_seen(thing));
        let mut copies: Vec<(&Thing, usize)> = Vec::new();
        for thing in others.into_iter().filter(|thing| thing.is_known) {
            match copies.iter_mut().find(|(known, _)| alike(known, thing)) {
                Some((_, count)) => *count += 1,
                None => copies.push((thing, 1)),
            }
        }
        let mut mark = ":";
        let owners = spot.things.iter().map(|thing| thing.whose);
        let mixed = owners
            .clone()
            .any(|whose| Some(whose) != owners.clone().next());
        for (thing, count) in copies {
            words.mark(mark);
            self.name(&mut words, thing, count, spot.in_play && mixed);
            mark = ",";
        }
        let hidden = spot.hidden();
        if hidden > 0 && hidden < spot.things.len() {
            words.mark(mark);
            words.add(Ink::Fact, &counted(hidden));
        }
        self.say(&words, indent);
        for thing in holders {
            let mut words = Words::default();
            self.name(&mut words, thing, 1, spot.in_play);
            self.say(&words, indent + 2);
            for inner in &thing.spots {
                self.spot(inner, indent + 4);
            }
        }
    }

    /// `two: Title x2 (fact, fact, state)`
    fn name(&self, words: &mut Words, thing: &Thing, count: usize, with_owner: bool) {
        let ink = self.ink(thing.whose);
        if let Some(whose) = thing.whose.filter(|_| with_owner) {
            words.add(ink, &format!("{}:", show::player(whose)));
        }
        words.add(ink, &thing.title);
        if count > 1 {
            words.add(Ink::Plain, &format!("x{count}"));
        }
        let facts = thing.facts.iter().map(|fact| (Ink::Fact, fact));
        let states = thing.states.iter().map(|state| (Ink::State, state));
        let all: Vec<(Ink, &String)> = facts.chain(states).collect();
        for (at, (ink, text)) in all.iter().enumerate() {
            let open = if at == 0 { "(" } else { "" };
            let close = if at + 1 == all.len() { ")" } else { "," };
            words.add(*ink, &format!("{open}{text}{close}"));
        }
    }

    /// A row: its cells, so many side by side as go on a line, and what is at each.
    fn row(&mut self, spot: &Spot) {
        let mut words = Words::default();
        words.add(
            Ink::Label,
            &format!("{} ({})", spot.name, spot.things.len()),
        );
        self.out.push(String::new());
        self.say(&words, 0);
        let room = self.paper.width - 1;
        let beside = (room / (NARROWEST + 1)).max(1);
        let inner = room / beside - 1;
        let cells: Vec<Vec<Line>> = (1..)
            .zip(&spot.things)
            .map(|(at, thing)| self.cell(at, thing, inner - 1))
            .collect();
        for some in cells.chunks(beside) {
            self.cells(some, inner);
        }
        for (at, thing) in (1..).zip(&spot.things) {
            if !holds_what_is_seen(thing) {
                continue;
            }
            let mut words = Words::default();
            words.add(Ink::Label, &at.to_string());
            words.add(self.ink(thing.whose), &thing.title);
            self.say(&words, 0);
            for inner in &thing.spots {
                self.spot(inner, 2);
            }
        }
    }

    fn cells(&mut self, cells: &[Vec<Line>], inner: usize) {
        let edge = |left: &str, between: &str, right: &str| {
            let sides = vec!["─".repeat(inner); cells.len()];
            format!("{left}{}{right}", sides.join(between))
        };
        self.out.push(edge("┌", "┬", "┐"));
        let high = cells.iter().map(Vec::len).max().unwrap_or(0);
        for at in 0..high {
            let mut line = String::from("│");
            for cell in cells {
                let text = cell.get(at);
                let used = text.map_or(0, width) + 1;
                let text = text.map_or_else(String::new, |text| self.paper.line(text));
                line.push_str(&format!(
                    " {text}{}│",
                    " ".repeat(inner.saturating_sub(used))
                ));
            }
            self.out.push(line);
        }
        self.out.push(edge("└", "┴", "┘"));
    }

    /// What stands in a cell: number and title, facts and states, and in short what is there.
    fn cell(&self, at: usize, thing: &Thing, inner: usize) -> Vec<Line> {
        let mut title = Words::default();
        title.add(Ink::Label, &at.to_string());
        title.add(self.ink(thing.whose), &thing.title);
        let mut facts = Words::default();
        facts.add(Ink::Fact, &thing.facts.join(", "));
        let mut states = Words::default();
        states.add(Ink::State, &thing.states.join(", "));
        let mut paragraphs = vec![title, facts, states];
        for spot in &thing.spots {
            if spot.in_play {
                paragraphs.extend(self.in_short(spot));
            } else {
                let mut words = Words::default();
                let closed = format!("{} {}", spot.name, spot.things.len());
                words.add(Ink::Fact, &closed);
                paragraphs.push(words);
            }
        }
        let lines = paragraphs.iter().map(|words| words.lines(inner));
        lines.flatten().collect()
    }

    /// What lies in a place, by whose it is: what carries others with how many, the rest by its titles, or counted.
    fn in_short(&self, spot: &Spot) -> Vec<Words> {
        let mut owners: Vec<Option<u8>> = spot.things.iter().map(|thing| thing.whose).collect();
        owners.sort_unstable();
        owners.dedup();
        let mut all = Vec::new();
        for whose in owners {
            let ink = self.ink(whose);
            let own = spot.things.iter().filter(|thing| thing.whose == whose);
            let (named, others): (Vec<&Thing>, Vec<&Thing>) =
                own.partition(|thing| thing.carried() > 0);
            let mut words = Words::default();
            words.add(ink, whose.map_or("", show::player));
            words.mark(":");
            let mut mark = "";
            let few = others.len() <= MOST_NAMED && others.iter().all(|thing| thing.is_known);
            let shown = if few { others.as_slice() } else { &[] };
            for thing in named.iter().chain(shown) {
                words.mark(mark);
                words.add(ink, &thing.title);
                if thing.carried() > 0 {
                    words.add(ink, &format!("+{}", thing.carried()));
                }
                mark = ",";
            }
            if !few {
                words.mark(mark);
                words.add(ink, &format!("{} in {}", others.len(), spot.name));
            }
            all.push(words);
        }
        all
    }
}

/// Whether something holds anything of which more can be told than how much it is.
fn holds_what_is_seen(thing: &Thing) -> bool {
    let seen = |spot: &Spot| spot.in_play || spot.hidden() < spot.things.len();
    thing.spots.iter().any(seen)
}

fn alike(one: &Thing, other: &Thing) -> bool {
    one.title == other.title
        && one.whose == other.whose
        && one.facts == other.facts
        && one.states == other.states
}

fn counted(cards: usize) -> String {
    if cards == 1 {
        "a card".to_owned()
    } else {
        format!("{cards} cards")
    }
}
