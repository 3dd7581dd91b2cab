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
mod happened;
mod state;
mod words;

use super::desk::{Desk, index};
use super::layers::InForce;
use super::raw::Place;
use super::table::keyword;
use crate::reader::{Cursor, Env, Read, ScenarioError, Setting, phrase};
use crate::sentence::{Item, WordKind};
use crate::span::Span;
use crate::tree::{
    Answer, BlockId, Procedure, ProcedureId, Role, Scenario, Slot, Step, StepKind, Type,
};
use cast::Cast;
use smol_str::SmolStr;

/// What players are called.
const PLAYERS: [&str; 8] = [
    "one", "two", "three", "four", "five", "six", "seven", "eight",
];

/// With what a player or chance answers a choice.
const ANSWERS: [&str; 5] = ["chooses", "picks", "passes", "accepts", "declines"];

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
    /// The slot of each player.
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

/// Reads a scenario into the book.
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
    let mut edition = None;
    if head.eat("under") {
        let here = head.here();
        let word = head.next_word().and_then(|word| word.name());
        let Some(word) = word else {
            return Err(desk.expected("the name of an edition", here));
        };
        edition = Some(SmolStr::new(word));
    }
    desk.form(head, &[])?;
    let named = desk.named(name.clone(), here, item, raw.place.rule);

    let mut env = Env::new(Setting::Kernel);
    let mut players = Vec::new();
    for name in PLAYERS
        .iter()
        .take(usize::from(desk.book.roots.players.max(1)))
    {
        players.push(env.bind(SmolStr::new_static(name), Some(Type::Player), here));
    }
    let mut stage = Stage {
        desk,
        env,
        cast: Cast::new(players.len()),
        players,
        steps: Vec::new(),
        given_failed: false,
        lost: Vec::new(),
        made: Vec::new(),
        rule: raw.place,
    };
    let mut todo = None;
    // Of one that is about other rules than these no more is read than that it is there.
    let concerned = edition.as_deref().is_none_or(|under| force.concerns(under));
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
            let why = match item.head.words.first().map(|word| &word.kind) {
                Some(WordKind::Text(why)) => why.clone(),
                _ => SmolStr::default(),
            };
            todo = Some(stage.desk.text(&why));
            continue;
        }
        // A line that cannot be read has been reported, and the others are read.
        let failed = stage.line(item).is_err();
        whole &= !failed;
        if failed && !matches!(word, "when" | "then") {
            let behind = item.colon.iter().flat_map(|colon| &colon.words);
            let titles = item.head.words.iter().chain(behind);
            stage
                .lost
                .extend(titles.filter_map(|word| match &word.kind {
                    WordKind::Text(title) => Some(title.clone()),
                    _ => None,
                }));
        }
    }
    let (slots, made) = (stage.env.slots, std::mem::take(&mut stage.made));
    let scenario = Scenario {
        named,
        edition,
        todo,
        players: stage.players,
        cast: stage.cast.roles,
        slots,
        steps: stage.steps,
    };
    for id in made {
        if let Some(procedure) = desk.book.procedures.get_mut(id.index()) {
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
            self.cast.goes_on();
        }
        match word {
            "given" => self.given(item),
            "when" => self.when(words),
            "then" => self.then(item),
            "random" => {
                let head = Cursor::new(&item.head);
                self.answer(head, None)
            }
            _ if self.player_of(word).is_some() => {
                let by = self.player_of(word);
                self.answer(Cursor::new(&item.head), by)
            }
            _ => Err(self.desk.report(ScenarioError::Line { span })),
        }
    }

    /// The number of the player with a name.
    fn player_of(&self, name: &str) -> Option<u8> {
        let at = PLAYERS
            .iter()
            .take(self.players.len())
            .position(|known| *known == name);
        at.and_then(|at| u8::try_from(at).ok())
    }

    /// Takes a player's name.
    fn player(&mut self, words: &mut Cursor<'_>) -> Read<u8> {
        let here = words.here();
        let found = words.peek().and_then(|word| self.player_of(word.plain()?));
        match found {
            Some(player) => {
                words.next_word();
                Ok(player)
            }
            None => Err(self.desk.expected("a player: `one` or `two`", here)),
        }
    }

    fn push(&mut self, what: StepKind, span: Span) {
        self.steps.push(Step { what, span });
    }

    /// `one chooses X`, `one passes`, `random picks X`.
    fn answer(&mut self, mut words: Cursor<'_>, by: Option<u8>) -> Read<()> {
        let whole = words.span();
        let words_all = words;
        words.next_word();
        let here = words.here();
        let verb = words
            .next_word()
            .and_then(|word| word.plain())
            .unwrap_or_default();
        let answer = match (verb, by) {
            ("passes", Some(_)) => Answer::Pass,
            ("accepts", Some(_)) => Answer::Whether(true),
            ("declines", Some(_)) => Answer::Whether(false),
            ("chooses" | "picks", _) => self.chosen(&mut words)?,
            _ if by.is_some() && self.is_action(verb) => {
                let said = phrase::row(words_all.rest());
                return Err(self
                    .desk
                    .report(ScenarioError::ActionWithoutWhen { span: whole, said }));
            }
            _ => {
                let what = "`chooses`, `passes`, `accepts` or `declines`; of chance, `picks`";
                return Err(self.desk.expected(what, here));
            }
        };
        self.desk.form(words, &[])?;
        self.push(StepKind::Answer { by, answer }, whole);
        Ok(())
    }

    fn chosen(&mut self, words: &mut Cursor<'_>) -> Read<Answer> {
        if words.peek().is_some_and(|word| word.is("way"))
            && let Some(WordKind::Number(number)) = words.ahead(1).map(|word| &word.kind)
        {
            let way = u32::try_from(*number).unwrap_or(0);
            words.take(2);
            return Ok(Answer::Way(way));
        }
        let rest = words.take(words.rest().len());
        if let [word] = rest.rest()
            && let WordKind::Text(text) = &word.kind
            && !self.cast.has(text)
        {
            return Ok(Answer::Words(text.clone()));
        }
        Ok(Answer::Values(self.values(rest)?))
    }

    /// A procedure over the scenario's frame.
    fn procedure(&mut self, body: BlockId, item: &Item) -> ProcedureId {
        let id = ProcedureId(index(self.desk.book.procedures.len()));
        let named = self.desk.named(
            SmolStr::new_static("scenario"),
            item.span,
            item,
            self.rule.rule,
        );
        self.desk.book.procedures.push(Procedure {
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

    fn role(&mut self, role: Role) {
        self.cast.roles.push(role);
    }
}
