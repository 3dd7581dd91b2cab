//! A position in numbers, as one player may know it.
//!
//! In: a game, a player, and an answer that he is putting together. Out: a head, a row for each thing that lies
//! somewhere, and a row for each number with which he may go on. Cards that he may not know are counted where they
//! lie and nothing more; they stand in the order of their places and never in that of the machine's numbers.

use super::Draft;
use spaceline_lang::tree::{StateId, ZoneId, ZoneOf};
use spaceline_runtime::{Decision, Game, Place, Question, Ref, Value};
use std::collections::{BTreeMap, BTreeSet};

/// What the numbers of the head are; behind them stands the score of each player.
pub const HEAD: [&str; 4] = ["turn", "turn_of", "asked", "you"];

/// What the numbers of a thing are. -1 is nothing, nobody, or what may not be known.
pub const THING: [&str; 9] = [
    "title", "kind", "zone", "of", "within", "position", "count", "whose", "states",
];

/// What the numbers of a possible answer are.
pub const ACTION: [&str; 5] = ["sort", "action", "thing", "thing_2", "thing_3"];

/// A thing, or several that lie together and may not be known.
pub type Thing = [i32; THING.len()];

/// A number with which an answer may go on.
pub type Action = [i32; ACTION.len()];

/// Nothing, nobody, or what may not be known.
const NONE: i32 = -1;

/// Places within places are looked into so deep.
const DEEPEST: u8 = 12;

/// So many states fit in a number.
const STATES: u32 = 31;

/// A position in numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Numbers {
    /// The head.
    pub head: Vec<i32>,
    /// What lies where.
    pub things: Vec<Thing>,
    /// The numbers with which an answer may go on, if it is he who is asked: as many as [`Draft::options`] has.
    pub actions: Vec<Action>,
}

fn number(count: impl TryInto<i32>) -> i32 {
    count.try_into().unwrap_or(i32::MAX)
}

fn player(of: Option<u8>) -> i32 {
    of.map_or(NONE, i32::from)
}

impl Numbers {
    /// What a player knows.
    #[must_use]
    pub fn of(game: &Game, viewer: u8, draft: &Draft) -> Self {
        let decision = game
            .decision()
            .filter(|decision| decision.player == Some(viewer));
        let mut look = Look {
            game,
            viewer,
            open: Open::to(game, decision),
            rows: BTreeMap::new(),
            things: Vec::new(),
        };
        look.places();
        let mut actions = Vec::new();
        if let Some(decision) = decision {
            look.actions(decision, draft, &mut actions);
        }
        Self {
            head: look.head(),
            things: look.things,
            actions,
        }
    }
}

/// What somebody who is asked may see because he may choose it: the same as [`Game::may_choose`], for all objects at
/// once.
#[derive(Default)]
struct Open {
    objects: BTreeSet<Ref>,
    /// Places in play in which one of them lies.
    places: BTreeSet<Place>,
}

impl Open {
    fn to(game: &Game, decision: Option<&Decision>) -> Self {
        let mut open = Self::default();
        let specs = match decision.map(|decision| &decision.question) {
            Some(Question::Members(spec)) => vec![spec],
            Some(Question::Act { offers, .. }) => {
                offers.iter().flat_map(|offer| &offer.picks).collect()
            }
            _ => Vec::new(),
        };
        for spec in specs {
            for object in spec.candidates.iter().filter_map(Value::object) {
                if !open.objects.insert(object) {
                    continue;
                }
                let rec = game.state().rec(object).filter(|rec| rec.in_play);
                open.places.extend(rec.and_then(|rec| rec.place));
            }
        }
        open
    }
}

struct Look<'g> {
    game: &'g Game,
    viewer: u8,
    open: Open,
    /// The row of each thing.
    rows: BTreeMap<Ref, i32>,
    things: Vec<Thing>,
}

impl Look<'_> {
    fn head(&self) -> Vec<i32> {
        let (state, book) = (self.game.state(), self.game.program().book());
        let decision = self.game.decision();
        let mut head = vec![
            number(state.turn()),
            player(state.turn_player()),
            player(decision.and_then(|decision| decision.player)),
            i32::from(self.viewer),
        ];
        // What hidden cards do is not told by what they do to others, either.
        let mut veil = book.roots.score.map(|_| self.game.veil(self.viewer));
        for of in 0..self.game.program().players() {
            let explained = book
                .roots
                .score
                .zip(veil.as_mut())
                .and_then(|(field, veil)| {
                    let explained = veil.explain(field, &Value::Player(of));
                    explained.ok()
                });
            head.push(match explained.map(|explained| explained.value) {
                Some(Value::Number(score)) => number(score),
                _ => 0,
            });
        }
        head
    }

    fn places(&mut self) {
        let game = self.game;
        let zones = || (0..).map(ZoneId).zip(&game.program().book().zones);
        for (id, _) in zones().filter(|(_, zone)| zone.of == ZoneOf::Game) {
            self.place(Place::Game(id), NONE, 0);
        }
        for of in 0..game.program().players() {
            for (id, _) in zones().filter(|(_, zone)| zone.of == ZoneOf::Player) {
                self.place(Place::Player(id, of), NONE, 0);
            }
        }
    }

    fn knows(&self, object: Ref) -> bool {
        let rec = self.game.state().rec(object);
        rec.is_some_and(|rec| {
            rec.card().is_none()
                || rec.is_known_to(self.viewer)
                || self.open.objects.contains(&object)
                || rec.in_play
                    && rec
                        .place
                        .is_some_and(|place| self.open.places.contains(&place))
        })
    }

    fn place(&mut self, place: Place, within: i32, depth: u8) {
        let game = self.game;
        let mut position = 0;
        for object in game.state().objects_in(place) {
            let Some(rec) = game.state().rec(object) else {
                continue;
            };
            let knows = self.knows(object);
            let whose = player(rec.controller().or(rec.owner()));
            let mut thing: Thing = [
                NONE,
                NONE,
                number(place.zone().index()),
                player(place.player()),
                within,
                position,
                1,
                whose,
                0,
            ];
            position = position.saturating_add(1);
            if let [title, kind, .., states] = &mut thing
                && knows
            {
                *title = rec.card().map_or(NONE, |card| number(card.0));
                *kind = number(rec.kind.0);
                *states = self.states(object);
            }
            let holds = game.state().held_by(object).next().is_some();
            if !knows && !holds && self.joins(&thing) {
                self.rows.insert(object, number(self.things.len()) - 1);
                continue;
            }
            let row = number(self.things.len());
            self.rows.insert(object, row);
            self.things.push(thing);
            if holds && depth < DEEPEST {
                let mut places: Vec<Place> =
                    game.state().held_by(object).map(|held| held.0).collect();
                places.dedup();
                for place in places {
                    self.place(place, row, depth + 1);
                }
            }
        }
    }

    /// Whether a thing that may not be known lies beside others of which no more is told: then they are counted.
    fn joins(&mut self, thing: &Thing) -> bool {
        let Some(last) = self.things.last_mut() else {
            return false;
        };
        let [
            title,
            kind,
            zone,
            of,
            within,
            position,
            count,
            whose,
            states,
        ] = thing;
        let [
            last_title,
            last_kind,
            last_zone,
            last_of,
            last_within,
            first,
            last_count,
            last_whose,
            _,
        ] = last;
        let alike = [
            last_title,
            last_kind,
            last_zone,
            last_of,
            last_within,
            last_whose,
        ]
        .into_iter()
        .zip([title, kind, zone, of, within, whose])
        .all(|(one, other)| one == other);
        let joins = alike && *states == 0 && first.saturating_add(*last_count) == *position;
        if joins {
            *last_count = last_count.saturating_add(*count);
        }
        joins
    }

    /// The states in which something was put, a bit for each of the first that are stored.
    fn states(&self, object: Ref) -> i32 {
        let program = self.game.program();
        let states = (0..).map(StateId).take(program.book().states.len());
        let stored = states.filter_map(|id| Some((id, u32::from(program.state_bit(id)?))));
        let bits = stored
            .filter(|(id, bit)| *bit < STATES && self.game.state().is_marked(program, object, *id))
            .fold(0_u32, |bits, (_, bit)| bits | 1 << bit);
        number(bits)
    }

    fn row(&self, value: Option<&Value>) -> i32 {
        let object = value.and_then(Value::object);
        let row = object.and_then(|object| self.rows.get(&object));
        row.copied().unwrap_or(NONE)
    }

    fn actions(&self, decision: &Decision, draft: &Draft, actions: &mut Vec<Action>) {
        let about = draft
            .begun()
            .map_or(NONE, |(offer, _)| match &decision.question {
                Question::Act { offers, .. } => offers
                    .get(offer as usize)
                    .map_or(NONE, |offer| number(offer.action.0)),
                _ => NONE,
            });
        actions.push([0, about, NONE, NONE, NONE]);
        if let Some(spec) = draft.spec(decision) {
            let member = |value| [2, about, self.row(Some(value)), NONE, NONE];
            actions.extend(spec.candidates.iter().map(member));
            return;
        }
        match &decision.question {
            Question::Act { offers, .. } => actions.extend(offers.iter().map(|offer| {
                let part = |at: usize| self.row(offer.anchors.get(at));
                let this = self.row(Some(&offer.this));
                [1, number(offer.action.0), this, part(0), part(1)]
            })),
            Question::Whether => actions.push([3, about, NONE, NONE, NONE]),
            Question::One { arms, .. } => {
                let way = |(arm, _): &(u32, _)| [4, number(*arm), NONE, NONE, NONE];
                actions.extend(arms.iter().map(way));
            }
            Question::Members(_) => {}
        }
    }
}
