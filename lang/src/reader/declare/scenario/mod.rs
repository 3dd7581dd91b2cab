//! Scenarios: from `given`, `when` and `then` to a list of steps over one frame.
//!
//! In a scenario a title in quotation marks is an object: the card of that title that a `given` puts into
//! the position. So each title becomes a local name of the frame before the phrases are read, and
//! `STRENGTH of "Kromm"` is read like `STRENGTH of x`. The players are called `one`, `two` and so on.

mod act;
mod cast;
mod enter;
mod expect;
mod given;
mod under;

pub use under::under;

use super::desk::{Desk, index};
use super::layers::InForce;
use super::players;
use super::raw::Place;
use super::table::keyword;
use crate::reader::slots::Lines;
use crate::reader::{Cursor, Env, Read, ReadError, ScenarioError, Setting, phrase};
use crate::sentence::{Item, Word, WordKind};
use crate::span::Span;
use crate::tree::{
    ActionId, Answer, BlockId, Named, Procedure, ProcedureId, Scenario, Slot, Step, StepKind, Type,
};
use crate::vocabulary::Piece;
use crate::words::PLAYERS;
use cast::{Cast, number_of, only_text, text_of};
use smol_str::SmolStr;
use std::rc::Rc;
use std::sync::LazyLock;

/// What a line that begins with a player says.
#[derive(Clone, Copy)]
enum Answers {
    Passes,
    Whether(bool),
    Way,
    Chooses,
}

/// With what a player or chance answers a choice.
static ANSWERS: LazyLock<Lines<Answers>> = LazyLock::new(|| {
    Lines::new(&[
        ("{0} passes", Answers::Passes),
        ("{0} accepts", Answers::Whether(true)),
        ("{0} declines", Answers::Whether(false)),
        ("{0} chooses way {1}", Answers::Way),
        ("{0} chooses {1}", Answers::Chooses),
        ("{0} picks {1}", Answers::Chooses),
    ])
});

/// A scenario as it stands.
#[derive(Debug)]
pub(super) struct RawScenario<'s> {
    pub(super) item: &'s Item,
    pub(super) place: Place,
}

/// The reader at work on one scenario.
struct Stage<'d> {
    desk: &'d mut Desk,
    env: Env,
    cast: Cast,
    /// What the actions of the rules show.
    forms: Rc<[(ActionId, Vec<Piece>)]>,
    players: Vec<Slot>,
    steps: Vec<Step>,
    /// Whether a `given` could not be read: who is missing may stand there.
    given_failed: bool,
    /// The titles in lines that were told to be wrong.
    lost: Vec<SmolStr>,
    /// The procedures made for it, whose frame is the scenario's.
    made: Vec<ProcedureId>,
    rule: Place,
}

pub(super) fn read(desk: &mut Desk, force: &InForce, raw: &RawScenario<'_>) {
    // What is wrong with it has been reported.
    let _ = read_one(desk, force, raw);
}

fn read_one(desk: &mut Desk, force: &InForce, raw: &RawScenario<'_>) -> Read<()> {
    let item = raw.item;
    let mut head = Cursor::new(&item.head);
    let here = head.here();
    let Some(WordKind::Text(name)) = head.next_word().map(|word| &word.kind) else {
        return Err(desk.expected("the scenario's name in quotation marks", here));
    };
    let (under, seats) = desk.check(under::head(item))?;
    // Of one that is about other rules than these no more is read than that it is there.
    let concerned = force.concerns(&under);
    let seats = match concerned {
        true => desk.check(players::seats(desk, seats))?,
        false => desk.book.roots.players,
    };
    let named = desk.named(name.clone(), here, item, raw.place.rule);

    let mut env = Env::new(Setting::Kernel);
    let mut players = Vec::new();
    for name in PLAYERS.iter().take(usize::from(seats)) {
        players.push(env.bind(SmolStr::new_static(name), Some(Type::Player), here));
    }
    let mut stage = Stage {
        forms: act::forms(desk),
        desk,
        env,
        cast: Cast::default(),
        players,
        steps: Vec::new(),
        given_failed: false,
        lost: Vec::new(),
        made: Vec::new(),
        rule: raw.place,
    };
    let mut todo = None;
    let mut whole = concerned;
    let lines = item.block.iter().filter(|_| concerned);
    for item in lines.flat_map(|block| &block.items) {
        let (word, ..) = keyword(item);
        if item.is_broken() {
            // Without its words nobody knows whether it was one.
            stage.given_failed |= matches!(word, "given" | "");
            whole = false;
            continue;
        }
        if word == "todo" {
            let why = text_of(item.head.words.first());
            todo = Some(stage.desk.text(why.map_or("", SmolStr::as_str)));
            continue;
        }
        // A line that cannot be read has been reported, and the others are read.
        let failed = stage.line(item).is_err();
        whole &= !failed;
        if failed && !matches!(word, "when" | "then") {
            let behind = item.colon.iter().flat_map(|colon| &colon.words);
            let titles = item.head.words.iter().chain(behind);
            let titles = titles.filter_map(|word| text_of(Some(word)).cloned());
            stage.lost.extend(titles);
        }
    }
    let (slots, made) = (stage.env.slots, std::mem::take(&mut stage.made));
    let scenario = Scenario {
        named,
        under,
        todo,
        players: stage.players,
        cast: stage.cast.roles,
        slots,
        steps: stage.steps,
    };
    for id in made {
        if let Some(procedure) = desk.book.at_mut(id) {
            procedure.slots = slots;
        }
    }
    let expects = |step: &Step| matches!(step.what, StepKind::Then(_));
    let idle = whole && scenario.todo.is_none() && !scenario.steps.iter().any(expects);
    desk.book.scenarios.push(scenario);
    if idle {
        desk.report(ScenarioError::ExpectsNothing { span: here });
    }
    Ok(())
}

impl Stage<'_> {
    fn line(&mut self, item: &Item) -> Read<()> {
        let (word, span, words) = keyword(item);
        if word != "given" {
            // Whoever is placed behind what is tried or looked at is moved.
            self.cast
                .names
                .iter_mut()
                .for_each(|name| name.placed = false);
        }
        match word {
            "given" => self.given(item),
            "when" => self.when(words),
            "then" => self.then(item),
            _ => {
                let by = item.head.words.first().filter(|_| item.key.is_none());
                let by = by.and_then(|word| self.player_of(word));
                if by.is_none() && word != "random" {
                    return self.refuse(ScenarioError::Line { span });
                }
                self.answer(Cursor::new(&item.head), by)
            }
        }
    }

    /// The number of the player whom a word names.
    fn player_of(&self, word: &Word) -> Option<u8> {
        number_of(word, self.players.len())
    }

    fn player(&mut self, words: Cursor<'_>) -> Read<u8> {
        let found = match words.rest() {
            [word] => self.player_of(word),
            _ => None,
        };
        found.ok_or_else(|| {
            let what = "a player: `one` or `two`";
            self.desk.expected(what, words.here())
        })
    }

    fn refuse<T>(&mut self, error: impl Into<ReadError>) -> Read<T> {
        Err(self.desk.report(error))
    }

    fn push(&mut self, what: StepKind, span: Span) {
        self.steps.push(Step { what, span });
    }

    /// `one chooses X`, `one passes`, `random picks X`.
    fn answer(&mut self, words: Cursor<'_>, by: Option<u8>) -> Read<()> {
        let span = words.span();
        let mut behind = words;
        behind.next_word();
        let fit = ANSWERS
            .read(words)
            .filter(|(_, fit)| fit.get(0).is_some_and(|who| who.rest().len() == 1));
        let chosen = fit
            .as_ref()
            .and_then(|(_, fit)| fit.get(1))
            .unwrap_or(words);
        let answer = match (fit.map(|(what, _)| what), by) {
            (Some(Answers::Passes), Some(_)) => Answer::Pass,
            (Some(Answers::Whether(yes)), Some(_)) => Answer::Whether(yes),
            (Some(Answers::Way), _) if let Some(way) = number_at(chosen) => Answer::Way(way),
            (Some(Answers::Chooses), _)
                if let Some(text) = only_text(chosen.rest())
                    && self.cast.titled(text, None).next().is_none() =>
            {
                Answer::Words(text.clone())
            }
            (Some(Answers::Way | Answers::Chooses), _) => Answer::Values(self.values(chosen)?),
            _ => {
                let verb = behind.peek().and_then(Word::plain).unwrap_or_default();
                if by.is_some() && self.is_action(verb) {
                    let said = phrase::row(words.rest());
                    return self.refuse(ScenarioError::ActionWithoutWhen { span, said });
                }
                let what = "`chooses`, `passes`, `accepts` or `declines`; of chance, `picks`";
                return Err(self.desk.expected(what, behind.here()));
            }
        };
        self.push(StepKind::Answer { by, answer }, span);
        Ok(())
    }

    /// A procedure over the scenario's frame.
    fn procedure(&mut self, body: BlockId, span: Span) -> ProcedureId {
        let book = &mut self.desk.book;
        let id = ProcedureId(index(book.procedures.len()));
        let rule = self.rule.rule.and_then(|rule| book.at(rule));
        let named = Named {
            name: SmolStr::new_static("scenario"),
            says: None,
            span,
            cites: rule
                .map(|rule| rule.named.cites.clone())
                .unwrap_or_default(),
            rule: self.rule.rule,
        };
        book.procedures.push(Procedure {
            named,
            params: Vec::new(),
            gives: None,
            slots: 2,
            body,
            finally: None,
            window: None,
        });
        self.made.push(id);
        id
    }
}

fn number_at(row: Cursor<'_>) -> Option<u32> {
    let word = row.peek().filter(|_| row.rest().len() == 1)?;
    match word.kind {
        WordKind::Number(number) => Some(u32::try_from(number).unwrap_or(0)),
        _ => None,
    }
}
