//! A game with people and bots at it.
//!
//! In: requests of those who sit there. Out: replies. Bots answer at once, and so does the manner of a person where
//! he need not be asked; so a session rests only where a person must choose, or when the game is over.

use super::asked::Asked;
use super::handle::Handles;
use super::manner::Manner;
use super::position::Turns;
use super::reasons;
use super::say::{About, Reply, Request, Seen};
use super::told::Line;
use super::{VERSION, view};
use crate::shortfall::Shortfall;
use crate::story::Story;
use spaceline_lang::tree::Scenario;
use spaceline_rules::book::{self, Rulebook};
use spaceline_rules::bots::{self, Bot};
use spaceline_rules::explain::{self, Printing, Texts};
use spaceline_rules::format::Format;
use spaceline_rules::game::{Damage, Entrant, Match, Record};
use spaceline_rules::pack::{PackDeck, Packs};
use spaceline_rules::show::{self, Show};
use spaceline_runtime::game::SetupError;
use spaceline_runtime::run::Event;
use spaceline_runtime::{Choice, Error};
use std::fmt;
use std::sync::Arc;

/// No game takes more choices than this.
const MOST_CHOICES: usize = 200_000;

/// Rules and cards, with what is needed to show them. Sessions share one.
#[derive(Debug)]
pub struct Library {
    /// The rules and cards.
    pub rulebook: Rulebook,
    packs: Packs,
    formats: Vec<Format>,
    /// How cards are printed, if that is known.
    wording: Option<Box<dyn Printing>>,
}

impl Library {
    /// Of packs that were loaded, the rulebook that was made of them, and their formats.
    #[must_use]
    pub const fn of(packs: Packs, rulebook: Rulebook, formats: Vec<Format>) -> Self {
        Self {
            rulebook,
            packs,
            formats,
            wording: None,
        }
    }

    /// The same with cards as games print them. Without it they are shown as they are scripted.
    #[must_use]
    pub fn printed(mut self, wording: Box<dyn Printing>) -> Self {
        self.wording = Some(wording);
        self
    }

    /// The packs.
    #[must_use]
    pub const fn packs(&self) -> &Packs {
        &self.packs
    }

    /// The formats that the packs bring, each with the decks that it is played with when none are named.
    pub fn formats(&self) -> impl Iterator<Item = (&str, Vec<&PackDeck>)> {
        self.formats.iter().map(|format| {
            let edition = book::edition(format, self.packs());
            let decks = book::starters(format, edition.as_deref(), self.packs());
            (format.name.as_str(), decks)
        })
    }

    /// Where the words of cards come from.
    #[must_use]
    pub fn texts(&self) -> Texts<'_> {
        Texts {
            sources: &self.packs().sources,
            wording: self.wording.as_deref(),
        }
    }
}

/// Who sits at a place of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seated {
    /// A person.
    Person,
    /// A bot, by its name; see [`bots::NAMES`].
    Bot(String),
}

/// A game with those who sit at it.
pub struct Session {
    library: Arc<Library>,
    played: Match,
    /// The turns that go on from the position of a scenario, if it was begun with one.
    turns: Option<Turns>,
    /// For each player his bot, if he is one.
    bots: Vec<Option<Box<dyn Bot>>>,
    /// For each player what he has seen.
    eyes: Vec<Eyes>,
    /// Why it was broken_off before its end, if it was.
    broken_off: Option<String>,
    /// The fewest choices that were left since somebody asked for it.
    low: usize,
}

/// What somebody has seen, and how he is asked.
#[derive(Clone, Debug, Default)]
struct Eyes {
    handles: Handles,
    story: Story,
    shortfall: Shortfall,
    manner: Manner,
    /// What happened, since the beginning of the game.
    log: Vec<Line>,
    /// How long the log was before each choice.
    before: Vec<usize>,
    /// How much of it he was sent.
    sent: usize,
}

impl Eyes {
    fn new() -> Self {
        Self {
            story: Story::new(true),
            ..Self::default()
        }
    }

    /// Takes in what came of a choice, and whether he made it himself: then what came before it is told by itself, as
    /// he was told it when he was asked.
    fn see(&mut self, show: &Show<'_>, events: &[Event], own: bool) {
        if own {
            self.rest(show);
        }
        self.before.push(self.log.len());
        self.handles.renew(show);
        for told in self.story.tell(show, events) {
            self.log.push(Line::of(told, show, &mut self.handles));
        }
        let gaps = self.shortfall.tell(show.game(), events);
        if !gaps.is_empty() {
            self.rest(show);
            self.log.extend(gaps.iter().map(|gap| Line::gap(gap)));
        }
    }

    fn rest(&mut self, show: &Show<'_>) {
        for told in self.story.rest() {
            self.log.push(Line::of(told, show, &mut self.handles));
        }
    }

    /// Goes back to when so many choices had been made.
    fn forget(&mut self, choices: usize) {
        if let Some(length) = self.before.get(choices) {
            self.log.truncate(*length);
        }
        self.before.truncate(choices);
        self.sent = self.sent.min(self.log.len());
        self.story = Story::new(true);
    }
}

impl fmt::Debug for Session {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let made = self.played.choices().len();
        write!(out, "Session({made} choices)")
    }
}

impl Session {
    /// Sits down to a new game. Where nobody is named, a captain sits.
    ///
    /// # Errors
    /// When the decks are not those of a game, or a script is at fault.
    pub fn start(
        library: Arc<Library>,
        entrants: Vec<Entrant>,
        seed: u64,
        seated: &[Seated],
    ) -> Result<Self, SetupError> {
        let rulebook = library.rulebook.at_table(entrants.len());
        let played = Match::start(&rulebook, entrants, seed)?;
        let mut session = Self::seat(library, played, seated);
        session.run();
        Ok(session)
    }

    /// Goes on with a game that was written down.
    ///
    /// # Errors
    /// When the rulebook is another, or a choice cannot be made.
    pub fn resume(
        library: Arc<Library>,
        record: &Record,
        seated: &[Seated],
    ) -> Result<Self, Damage> {
        let rulebook = library.rulebook.at_table(record.decks.len());
        let mut eyes: Vec<Eyes> = record.decks.iter().map(|_| Eyes::new()).collect();
        let played = record.replay(&rulebook, |played, events| {
            let by = played.last_asked();
            for (player, eyes) in (0..).zip(&mut eyes) {
                let show = Show::to(&played.game, player).worded(library.texts());
                eyes.see(&show, events, by == Some(player));
            }
        })?;
        let mut session = Self::seat(library, played, seated);
        session.eyes = eyes;
        session.run();
        Ok(session)
    }

    /// Sits down where a scenario begins, and makes the choices of a record, if the game was played already. The
    /// decks are those from which cards are drawn of which the scenario says nothing.
    ///
    /// # Errors
    /// In words, when no game goes on from there, or a choice cannot be made.
    pub fn at_scenario(
        library: Arc<Library>,
        scenario: &Scenario,
        entrants: Vec<Entrant>,
        seed: u64,
        seated: &[Seated],
        record: Option<&Record>,
    ) -> Result<Self, String> {
        let rulebook = library.rulebook.at_table(scenario.players.len());
        let (turns, game) = Turns::from(&rulebook, scenario, &entrants, seed)?;
        let mut played = Match::start(&rulebook, entrants, seed).map_err(|why| why.to_string())?;
        played.game = game;
        let mut session = Self::seat(library, played, seated);
        session.turns = Some(turns);
        for choice in record.iter().flat_map(|record| &record.choices) {
            session.choose(choice)?;
        }
        if record.is_some_and(|record| session.record().end != record.end) {
            return Err(Damage::End.to_string());
        }
        session.run();
        Ok(session)
    }

    fn record(&self) -> Record {
        Record::of(&self.library.rulebook, &self.played)
    }

    fn seat(library: Arc<Library>, played: Match, seated: &[Seated]) -> Self {
        let players = played.game.program().players();
        let seed = played.seed();
        let bot = |at: u8| {
            let name = match seated.get(usize::from(at)) {
                Some(Seated::Person) => return None,
                Some(Seated::Bot(name)) => name,
                None => "captain",
            };
            let seed = bots::seed_of(seed, at);
            bots::named(name, seed).or_else(|| bots::named("captain", seed))
        };
        Self {
            library,
            played,
            turns: None,
            bots: (0..players).map(bot).collect(),
            eyes: (0..players).map(|_| Eyes::new()).collect(),
            broken_off: None,
            low: 0,
        }
    }

    /// How many of the choices of the last call are still made: what came behind them was taken back. Whoever writes
    /// choices down calls it after each request.
    pub fn still_made(&mut self) -> usize {
        std::mem::replace(&mut self.low, self.played.choices().len())
    }

    /// The game and all that led to it.
    #[must_use]
    pub const fn played(&self) -> &Match {
        &self.played
    }

    /// The rules and cards that are played with.
    #[must_use]
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// Whether everybody else is a bot.
    fn is_alone(&self, player: u8) -> bool {
        let others = (0..).zip(&self.bots).filter(|(at, _)| *at != player);
        others.map(|(_, bot)| bot).all(Option::is_some)
    }

    fn is_person(&self, player: u8) -> bool {
        matches!(self.bots.get(usize::from(player)), Some(None))
    }

    /// Answers a request of somebody who sits there.
    pub fn ask(&mut self, player: u8, request: &Request) -> Reply {
        if !self.is_person(player) {
            return wrong("nobody plays from this seat");
        }
        match request {
            Request::Look => self.whole_table(player),
            Request::Answer { number, choice } => self.answer(player, *number, choice),
            Request::PassOn { number } => self.pass_on(player, *number),
            Request::Ask(ask) => {
                if let Some(eyes) = self.eyes.get_mut(usize::from(player)) {
                    eyes.manner.ask = *ask;
                }
                self.run();
                self.table(player)
            }
            Request::Undo => self.undo(player),
            Request::Explain(about) => self.explain(player, about),
            Request::WhyNot(handle) => match self.object(player, handle) {
                Some(object) => {
                    let lines = reasons::why_not(&self.played.game, player, object);
                    Reply::Page {
                        paragraphs: lines.into_iter().map(|line| vec![line]).collect(),
                    }
                }
                None => gone(),
            },
            Request::Save if !self.is_alone(player) => wrong(
                "other people sit at this table: what they hold cannot be saved for you alone",
            ),
            Request::Save => Reply::Saved {
                record: self.record().text(),
            },
        }
    }

    /// The table as a player sees it, with all that has happened: for a client that knows nothing yet.
    pub fn whole_table(&mut self, player: u8) -> Reply {
        if let Some(eyes) = self.eyes.get_mut(usize::from(player)) {
            eyes.sent = 0;
        }
        self.table(player)
    }

    /// The table as a player sees it, with what happened since he looked last.
    pub fn table(&mut self, player: u8) -> Reply {
        let may_undo = self.may_undo(player);
        let library = Arc::clone(&self.library);
        let game = &self.played.game;
        let show = Show::to(game, player).worded(library.texts());
        let Some(eyes) = self.eyes.get_mut(usize::from(player)) else {
            return wrong("there is no such seat");
        };
        eyes.handles.renew(&show);
        eyes.rest(&show);
        let from = std::mem::replace(&mut eyes.sent, eyes.log.len());
        let waiting = game.decision().and_then(|decision| decision.player);
        Reply::Table(Box::new(Seen {
            version: VERSION,
            view: view(game, Some(player), &mut eyes.handles),
            asked: (waiting == Some(player))
                .then(|| Asked::of(&show, &mut eyes.handles))
                .flatten(),
            waiting,
            over: show::result(game).or_else(|| self.broken_off.clone()),
            from: u32::try_from(from).unwrap_or(u32::MAX),
            happened: eyes.log.get(from..).unwrap_or_default().to_vec(),
            may_undo,
        }))
    }

    fn answer(&mut self, player: u8, number: u64, choice: &Choice) -> Reply {
        let asked = self.played.game.number();
        let waiting = self.played.game.decision().and_then(|one| one.player);
        if waiting != Some(player) {
            return wrong("you are not asked now");
        }
        if asked != number {
            return wrong("this answers a question that is no longer asked");
        }
        match self.choose(choice) {
            Ok(()) => {
                self.run();
                self.table(player)
            }
            Err(why) => Reply::Refused { why },
        }
    }

    fn pass_on(&mut self, player: u8, number: u64) -> Reply {
        let game = self.played.game.clone();
        if let Some(eyes) = self.eyes.get_mut(usize::from(player)) {
            eyes.manner.pass_on(&game);
        }
        self.answer(player, number, &Choice::Pass)
    }

    /// Whether he may take an answer back: while he is alone with bots, and has given one.
    fn may_undo(&self, player: u8) -> bool {
        self.is_alone(player) && self.played.choices().len() > 0
    }

    fn undo(&mut self, player: u8) -> Reply {
        if !self.is_alone(player) {
            return wrong("other people sit at this table: an answer stands");
        }
        let Some(eyes) = self.eyes.get_mut(usize::from(player)) else {
            return wrong("there is no such seat");
        };
        let mut taken = false;
        while self.played.undo(player) {
            if !eyes.manner.forget(self.played.choices().len()) {
                taken = true;
                break;
            }
        }
        eyes.forget(self.played.choices().len());
        self.low = self.low.min(self.played.choices().len());
        self.broken_off = None;
        self.run();
        if taken {
            self.table(player)
        } else {
            wrong("there is nothing to take back")
        }
    }

    fn object(&self, player: u8, handle: &super::Handle) -> Option<spaceline_runtime::Ref> {
        self.eyes.get(usize::from(player))?.handles.object(handle)
    }

    fn explain(&self, player: u8, about: &About) -> Reply {
        let (game, texts) = (&self.played.game, self.library.texts());
        let page = match about {
            About::Thing(handle) => {
                let object = self.object(player, handle);
                object.map(|object| explain::object_page(game, texts, Some(player), object))
            }
            About::Offer(at) => reasons::offered(game, texts, player, *at),
            About::Card(title) => {
                let pages = explain::title_pages(&self.library.rulebook, texts, title);
                Some(pages.join("\n")).filter(|page| !page.is_empty())
            }
        };
        page.map_or_else(gone, |page| Reply::Page {
            paragraphs: paragraphs(&page),
        })
    }

    /// Lets bots answer, and people where they need not be asked, until a person must choose or the game is over.
    fn run(&mut self) {
        while let Some(decision) = self.played.game.decision() {
            let made = self.played.choices().len();
            if made >= MOST_CHOICES {
                self.broken_off = Some(format!(
                    "this game does not end: {MOST_CHOICES} answers were given"
                ));
                return;
            }
            let Some(player) = decision.player else {
                return;
            };
            let at = usize::from(player);
            let choice = match self.bots.get_mut(at) {
                Some(Some(bot)) => bot
                    .choose(&self.played.game.seat(player))
                    .unwrap_or(Choice::Pass),
                _ => {
                    let eyes = self.eyes.get_mut(at);
                    let unasked =
                        eyes.and_then(|eyes| eyes.manner.answer(&self.played.game, player, made));
                    match unasked {
                        Some(choice) => choice,
                        None => return,
                    }
                }
            };
            if let Err(why) = self.choose(&choice) {
                self.broken_off = Some(format!("{} cannot go on: {why}", show::player(player)));
                return;
            }
        }
    }

    /// Makes a choice, and lets everybody see what came of it. Where a script is at fault, the game goes on without
    /// its text.
    fn choose(&mut self, choice: &Choice) -> Result<(), String> {
        let mut events = match self.played.choose(choice) {
            Ok(events) => events,
            Err(Error::Refused(refusal)) => {
                let library = Arc::clone(&self.library);
                let game = &self.played.game;
                let player = game.decision().and_then(|one| one.player).unwrap_or(0);
                let show = Show::to(game, player).worded(library.texts());
                return Err(reasons::refused(&show, choice, &refusal));
            }
            Err(Error::Fault(fault)) => {
                let events = self.played.go_on(choice).map_err(|_| fault.to_string())?;
                let why = format!("a script is at fault, and its text ends here: {fault}");
                self.eyes
                    .iter_mut()
                    .for_each(|eyes| eyes.log.push(Line::gap(&why)));
                events
            }
        };
        if let Some(turns) = self.turns
            && let Some((game, more)) = turns.go_on(&self.played.game)?
        {
            self.played.game = game;
            events.extend(more);
        }
        let library = Arc::clone(&self.library);
        let by = self.played.last_asked();
        for (player, eyes) in (0..).zip(&mut self.eyes) {
            if matches!(self.bots.get(usize::from(player)), Some(None)) {
                let show = Show::to(&self.played.game, player).worded(library.texts());
                eyes.see(&show, &events, by == Some(player));
            }
        }
        Ok(())
    }
}

fn wrong(why: &str) -> Reply {
    Reply::Wrong {
        why: why.to_owned(),
    }
}

fn gone() -> Reply {
    wrong("you see no such thing")
}

/// The paragraphs of a page: what stands between empty lines.
fn paragraphs(page: &str) -> Vec<Vec<String>> {
    let lines: Vec<&str> = page.lines().collect();
    let paragraphs = lines.split(|line| line.trim().is_empty());
    let paragraphs = paragraphs.filter(|lines| !lines.is_empty());
    paragraphs
        .map(|lines| lines.iter().map(|&line| line.to_owned()).collect())
        .collect()
}
