//! `spaceline play`: a whole game, between bots or with a person.

mod command;
mod keep;
mod menu;
mod person;

use crate::args::{Common, PlayArgs};
use crate::exit::Exit;
use crate::paper::Paper;
use crate::verb::replay;
use crate::{load, say, table};
use keep::Keep;
use person::{Person, Said};
use spaceline_phrasebook::Wording;
use spaceline_rules::book::{Loaded, Rulebook, Wanted};
use spaceline_rules::bots::Bot;
use spaceline_rules::explain::Texts;
use spaceline_rules::game::Match;
use spaceline_rules::show::{self, Show};
use spaceline_runtime::run::Event;
use spaceline_runtime::{Choice, Error};
use spaceline_table::Manner;
use spaceline_table::shortfall::Shortfall;
use spaceline_table::story::Story;
use std::time::{SystemTime, UNIX_EPOCH};

/// No game takes more choices than this.
const MOST_CHOICES: usize = 200_000;

/// A game at the table.
struct Session<'a> {
    common: &'a Common,
    loaded: &'a Loaded,
    rulebook: &'a Rulebook,
    played: Match,
    bots: Vec<Box<dyn Bot>>,
    you: Option<u8>,
    manner: Manner,
    /// What is written on.
    paper: Paper,
    story: Story,
    shortfall: Shortfall,
    /// Where the game is kept while it is played.
    keep: Option<Keep>,
    /// How cards are printed.
    wording: Wording<'a>,
}

impl Session<'_> {
    /// Where the words of cards come from.
    fn texts(&self) -> Texts<'_> {
        Texts {
            sources: self.loaded.sources(),
            wording: Some(&self.wording),
        }
    }

    /// What the person may read, or anybody where none plays.
    fn reader(&self) -> Show<'_> {
        let game = &self.played.game;
        let reader = self
            .you
            .map_or_else(|| Show::to_all_seeing(game), |you| Show::to(game, you));
        reader.worded(self.texts())
    }
}

/// Runs it.
pub fn run(common: &Common, args: &PlayArgs) -> Exit {
    let you = match args
        .you
        .as_deref()
        .map(|name| (name, show::player_number(name)))
    {
        None => None,
        Some((_, Some(player))) => Some(player),
        Some((name, None)) => {
            eprintln!("no player is called `{name}`; write `one` or `two`");
            return Exit::Usage;
        }
    };
    let paper = Paper::of_output(common.color);
    say::break_lines(paper);
    let opened = match &args.resume {
        Some(file) => replay::resume(common, file, &args.sets, |_, _, _| {}),
        None => open(common, args),
    };
    let (loaded, rulebook, played) = match opened {
        Ok(opened) => opened,
        Err(exit) => return exit,
    };
    let players = played.game.program().players();
    if you.is_some_and(|you| you >= players) {
        eprintln!("the game has {players} players");
        return Exit::Usage;
    }
    let bots = match table::bots(&args.bots, players, played.seed()) {
        Ok(bots) => bots,
        Err(exit) => return exit,
    };
    for (player, entrant) in (0..).zip(played.entrants()) {
        let who = if you == Some(player) { " (you)" } else { "" };
        say!("{}{who}: {}", show::player(player), entrant.name);
        if let Some(line) = table::shortfall(&rulebook, &entrant.deck) {
            say!("  {line}");
        }
    }
    say!(
        "format \"{}\", seed {}",
        rulebook.format.name,
        played.seed()
    );
    let keep = match Keep::of(common, args, &rulebook, &played, you) {
        Ok(keep) => keep,
        Err(exit) => return exit,
    };
    let session = Session {
        wording: Wording::of(&loaded.packs),
        common,
        loaded: &loaded,
        rulebook: &rulebook,
        played,
        bots,
        you,
        manner: Manner::of(args.ask),
        paper,
        story: Story::new(common.verbose),
        shortfall: Shortfall::default(),
        keep,
    };
    session.play()
}

/// Starts a game.
fn open(common: &Common, args: &PlayArgs) -> Result<(Loaded, Rulebook, Match), Exit> {
    let packs = load::packs(common, &[]);
    let wanted = Wanted {
        sets: args.sets.clone(),
        format: args.format.clone(),
        ..Wanted::default()
    };
    let (mut loaded, rulebook) = load::rulebook(common, packs, &wanted)?;
    let entrants = table::decks(common, &mut loaded, &rulebook, &args.decks, args.players)?;
    let seed = args.seed.unwrap_or_else(|| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        now.map_or(1, |now| {
            u64::from(now.subsec_nanos()) ^ (now.as_secs() << 20)
        })
    });
    match Match::start(&rulebook, entrants, seed) {
        Ok(played) => Ok((loaded, rulebook, played)),
        Err(error) => {
            table::start_failed(common, &loaded, &error);
            Err(Exit::Load)
        }
    }
}

impl Session<'_> {
    fn play(mut self) -> Exit {
        let mut person = Person::new();
        let mut warned = false;
        while let Some(decision) = self.played.game.decision() {
            if self.played.choices().len() >= MOST_CHOICES {
                eprintln!("this game does not end: {MOST_CHOICES} choices were made");
                return self.broken_off();
            }
            let player = decision.player.unwrap_or(0);
            if decision.player.is_some() && decision.player == self.you {
                let made = self.played.choices().len();
                let unasked = self.manner.answer(&self.played.game, player, made);
                if let Some(choice) = unasked {
                    if self.choose(&choice).is_err() {
                        return self.broken_off();
                    }
                    continue;
                }
                self.show_rest();
                self.keep.iter().for_each(Keep::settle);
                match person.ask(&self) {
                    Said::Choice(choice) => {
                        if self.choose(&choice).is_err() {
                            // What was refused was told; the question stands.
                        }
                    }
                    Said::PassOn => {
                        self.manner.pass_on(&self.played.game);
                        if self.choose(&Choice::Pass).is_err() {
                            return self.broken_off();
                        }
                    }
                    Said::Ask(ask) => {
                        self.manner.ask = ask;
                        say!("{}", ask.told());
                    }
                    Said::Undo => {
                        self.undo(player);
                    }
                    Said::Save(file) => {
                        self.write(&file);
                    }
                    Said::End if warned || self.is_safe() => return self.leave(),
                    Said::End => {
                        warned = true;
                        eprintln!(
                            "this game is kept nowhere: `save FILE` keeps it; `quit` again leaves it all the same"
                        );
                    }
                }
                continue;
            }
            let Some(bot) = self.bots.get_mut(usize::from(player)) else {
                return Exit::Load;
            };
            let choice = match bot.choose(&self.played.game.seat(player)) {
                Ok(choice) => choice,
                Err(error) => {
                    self.tell(&error);
                    return self.broken_off();
                }
            };
            if self.choose(&choice).is_err() {
                return self.broken_off();
            }
        }
        self.show_rest();
        say!("");
        if let Some(result) = show::result(&self.played.game) {
            say!("{result}");
        }
        self.keep.iter().for_each(Keep::settle);
        self.tell_where();
        Exit::Fine
    }

    /// Whether nothing of the game would be lost if it were left.
    fn is_safe(&self) -> bool {
        self.keep.as_ref().is_some_and(Keep::is_safe)
    }

    /// Says where the game is.
    fn tell_where(&self) {
        if let Some(keep) = &self.keep {
            let over = self.played.game.decision().is_none();
            say!("{}", keep.told(over));
        }
    }

    /// Takes back the last choice of a person, and what he was not asked behind it.
    fn undo(&mut self, player: u8) {
        let mut taken = false;
        while self.played.undo(player) {
            if !self.manner.forget(self.played.choices().len()) {
                taken = true;
                break;
            }
        }
        if let Some(keep) = &self.keep {
            keep.took_back(self.played.choices().len());
        }
        self.story = Story::new(self.common.verbose);
        say!(
            "{}",
            if taken {
                "taken back"
            } else {
                "there is nothing to take back"
            }
        );
    }

    /// Makes a choice and shows what happened; what goes wrong is told.
    fn choose(&mut self, choice: &Choice) -> Result<(), ()> {
        match self.played.choose(choice) {
            Ok(events) => {
                self.made(choice, &events);
                Ok(())
            }
            Err(error) => {
                self.tell(&error);
                if matches!(error, Error::Fault(_)) && self.you.is_some() {
                    return self.go_on(choice);
                }
                Err(())
            }
        }
    }

    /// A choice was made: it is written down before anybody sees what came of it.
    fn made(&mut self, choice: &Choice, events: &[Event]) {
        if let Some(keep) = &self.keep {
            keep.chose(choice, &self.played.game);
        }
        self.show(events);
    }

    /// A script is at fault: whoever plays need not lose the game by it.
    fn go_on(&mut self, choice: &Choice) -> Result<(), ()> {
        let events = self.played.go_on(choice).map_err(|_| ())?;
        self.made(choice, &events);
        self.show_rest();
        say!(
            "the text that is at fault ends here, and the game goes on; `undo` takes your last answer back"
        );
        Ok(())
    }

    /// The game cannot go on: it is said where it is kept.
    fn broken_off(&self) -> Exit {
        self.tell_where();
        Exit::Failed
    }

    fn show(&mut self, events: &[Event]) {
        let mut story = std::mem::take(&mut self.story);
        for line in story.tell(&self.reader(), events) {
            say!("{line}");
        }
        self.story = story;
        let lines = self.shortfall.tell(&self.played.game, events);
        if !lines.is_empty() {
            self.show_rest();
            lines.iter().for_each(|line| say!("{line}"));
        }
    }

    /// Shows what was kept back, because more of its kind might have come.
    fn show_rest(&mut self) {
        for line in self.story.rest() {
            say!("{line}");
        }
    }

    fn tell(&self, error: &Error) {
        match error {
            Error::Fault(fault) => load::tell_fault(self.common, fault, self.loaded.sources()),
            Error::Refused(refusal) => {
                let show = Show::to_all_seeing(&self.played.game);
                eprintln!("this cannot be done: {}", show.refusal(refusal));
            }
        }
    }

    /// The person leaves: the game is kept.
    fn leave(&self) -> Exit {
        say!("");
        self.tell_where();
        if self.is_safe() {
            Exit::Fine
        } else {
            Exit::Load
        }
    }
}
