//! What can be asked for.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use spaceline_table::Ask;
use std::net::IpAddr;
use std::path::PathBuf;

/// Rules, cards and games of Spaceline.
#[derive(Debug, Parser)]
#[command(name = "spaceline", version, max_term_width = 100)]
pub struct Arguments {
    /// What holds for every verb.
    #[command(flatten)]
    pub common: Common,
    /// What to do.
    #[command(subcommand)]
    pub verb: Verb,
}

/// What holds for every verb.
#[derive(Debug, Args)]
pub struct Common {
    /// Adds the packs in a folder; one with the id of a built-in pack takes its place
    #[arg(long, global = true, value_name = "DIR")]
    pub packs: Vec<PathBuf>,
    /// Leaves the built-in packs out
    #[arg(long, global = true)]
    pub bare: bool,
    /// Says more: notes beside errors, citations beside log lines
    #[arg(long, short, global = true)]
    pub verbose: bool,
    /// When to use colours
    #[arg(long, global = true, value_enum, default_value_t = Color::Auto)]
    pub color: Color,
}

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// Where a person reads
    Auto,
    /// Everywhere
    Always,
    /// Nowhere
    Never,
}

/// The verbs.
#[derive(Debug, Subcommand)]
pub enum Verb {
    /// Plays a game, and shows it
    Play(PlayArgs),
    /// Opens the table in a browser, here and for people at other machines
    Serve(ServeArgs),
    /// Reads scripts and tells what is wrong with them
    Check(CheckArgs),
    /// Carries out scenarios
    Test(TestArgs),
    /// Plays many games, and counts
    Sim(SimArgs),
    /// Reads a deck list, finds its cards and judges it
    Deck(DeckArgs),
    /// Plays a recorded game again
    Replay(ReplayArgs),
    /// Writes scripts in their canonical form
    Fmt(FmtArgs),
    /// Reads a list of cards, and writes them as scripts
    Import(ImportArgs),
    /// Shows the page of an error code
    Explain(ExplainArgs),
    /// Says which rules are cited and tried, and what is not scripted yet
    Coverage(CoverageArgs),
    /// Shows the words that scripts declare, or finds some of them
    Words(WordsArgs),
    /// Sets two editions, days or formats side by side: what differs, and what comes of it
    Diff(DiffArgs),
    /// Shows what stands behind a paragraph of a document: rules, scenarios, cards, and what is missing
    Rules(RulesArgs),
    /// Shows what a card has said on which day, and in which edition
    History(HistoryArgs),
    /// Keeps an edition in step with the rules that it changes
    Edition(EditionArgs),
}

impl Verb {
    /// The name of a verb that is to tell everything as JSON.
    pub const fn as_json(&self) -> Option<&'static str> {
        let (name, json) = match self {
            Self::Check(args) => ("check", args.json),
            Self::Test(args) => ("test", args.json),
            Self::Deck(args) => ("deck", args.json),
            Self::Replay(args) => ("replay", args.json),
            Self::Import(args) => ("import", args.json),
            Self::Explain(args) => ("explain", args.json),
            Self::Words(args) => ("words", args.json),
            Self::Play(_)
            | Self::Serve(_)
            | Self::Sim(_)
            | Self::Fmt(_)
            | Self::Coverage(_)
            | Self::Diff(_)
            | Self::Rules(_)
            | Self::History(_)
            | Self::Edition(_) => {
                return None;
            }
        };
        if json { Some(name) } else { None }
    }
}

/// `import`.
#[derive(Debug, Args)]
pub struct ImportArgs {
    /// The list: values that commas or tabs part
    #[arg(value_name = "FILE")]
    pub list: PathBuf,
    /// Where the packs of cards stand; a pack is added for each set that has none
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// Tells everything that was not read, by card and column
    #[arg(long)]
    pub gaps: bool,
    /// Tells how many cards each phrase read
    #[arg(long)]
    pub phrases: bool,
    /// Prints every card that was read wholly again from its script, and tells which come back in other words
    #[arg(long)]
    pub compare: bool,
    /// Writes no files
    #[arg(long)]
    pub dry: bool,
    /// Tells everything as one JSON object; `docs/json.md` describes it
    #[arg(long)]
    pub json: bool,
}

/// `words`.
#[derive(Debug, Args)]
pub struct WordsArgs {
    /// What to look for; packs, folders of packs or single scripts besides. Without any, all words of the built-in
    /// packs
    #[arg(value_name = "WORD or PATH")]
    pub wanted: Vec<String>,
    /// Of the words, those of this edition; without one, all but those of games apart
    #[arg(long, value_name = "NAME")]
    pub edition: Option<String>,
    /// Prints a page in Markdown
    #[arg(long)]
    pub markdown: bool,
    /// Tells everything as one JSON object; `docs/json.md` describes it
    #[arg(long, conflicts_with = "markdown")]
    pub json: bool,
}

/// `play`.
#[derive(Debug, Args)]
pub struct PlayArgs {
    /// A deck list for each player, or names of lists that come with packs; without any, the starter decks
    #[arg(value_name = "DECK", num_args = 0..=8)]
    pub decks: Vec<String>,
    /// How many play, where the game is for several numbers of players; the decks go round
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// The format
    #[arg(long, value_name = "NAME")]
    pub format: Option<String>,
    /// The seed of the game's chance; without one, another each time
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// The player who is you: `one` or `two`
    #[arg(long, value_name = "PLAYER")]
    pub you: Option<String>,
    /// The bots that play for the others: one name for all, or one for each player
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    pub bots: Vec<String>,
    /// Goes on with a game that was kept; of a copy that `save` made, in a new file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["decks", "players", "seed", "format"])]
    pub resume: Option<PathBuf>,
    /// What you are asked: whatever you may do, or only what is of use
    #[arg(long, value_name = "WHAT", value_parser = ask(), default_value = Ask::NAMES[1])]
    pub ask: Ask,
    /// Keeps the game in this new file, answer by answer; without it, a person's game gets a file of its own
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Of the cards, reads those of these sets alone
    #[arg(long, value_name = "SET", value_delimiter = ',')]
    pub sets: Vec<String>,
}

/// `check`.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// Packs, folders of packs or single scripts; without any, the built-in packs
    #[arg(value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// The format to check for; without one, every format and edition that there is
    #[arg(long, value_name = "NAME")]
    pub format: Option<String>,
    /// Stays, and checks again whenever a file has changed
    #[arg(long)]
    pub watch: bool,
    /// Counts by kind and set how many cards are scripted wholly, in part, or by their facts alone; with -v, what is
    /// missing
    #[arg(long)]
    pub report: bool,
    /// Tells everything as one JSON object; `docs/json.md` describes it
    #[arg(long, conflicts_with = "watch")]
    pub json: bool,
}

/// `test`.
#[derive(Debug, Args)]
pub struct TestArgs {
    /// Packs, folders, scripts or Markdown files; without any, the built-in packs
    #[arg(value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// Only scenarios whose name holds this text
    #[arg(long, value_name = "TEXT")]
    pub filter: Option<String>,
    /// The format
    #[arg(long, value_name = "NAME")]
    pub format: Option<String>,
    /// Tells everything as one JSON object; `docs/json.md` describes it
    #[arg(long)]
    pub json: bool,
}

/// `serve`.
#[derive(Debug, Args)]
pub struct ServeArgs {
    /// The port
    #[arg(long, value_name = "N", default_value_t = 8477)]
    pub port: u16,
    /// The address: `0.0.0.0` for everybody who can reach this machine
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub host: IpAddr,
    /// The folder in which games are kept
    #[arg(long, value_name = "DIR", default_value = "spaceline-games")]
    pub dir: PathBuf,
}

/// `sim`.
#[derive(Debug, Args)]
pub struct SimArgs {
    /// A deck list for each player, or names of lists that come with packs; without any, the starter decks
    #[arg(value_name = "DECK", num_args = 0..=8)]
    pub decks: Vec<String>,
    /// How many play, where the game is for several numbers of players; the decks go round
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// How many games
    #[arg(
        long,
        value_name = "N",
        default_value_t = 100,
        allow_negative_numbers = true
    )]
    pub games: u64,
    /// How many at a time; without one, as many as there are cores
    #[arg(long, value_name = "J")]
    pub jobs: Option<usize>,
    /// The seed of the first game; each next one has the next
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// The bots: one name for all, or one for each player; `sampler` draws for everybody, without lists
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    pub bots: Vec<String>,
    /// The format
    #[arg(long, value_name = "NAME")]
    pub format: Option<String>,
    /// Prints what the machine was asked and found anew, the costliest first (needs a build with `--features profile`)
    #[arg(long)]
    pub profile: bool,
    /// Prints the counts as JSON
    #[arg(long)]
    pub json: bool,
    /// Of the cards, reads those of these sets alone
    #[arg(long, value_name = "SET", value_delimiter = ',')]
    pub sets: Vec<String>,
}

/// `deck`.
#[derive(Debug, Args)]
pub struct DeckArgs {
    /// A deck list, or the name of one that comes with a pack
    #[arg(value_name = "DECK")]
    pub deck: String,
    /// The format to judge it for
    #[arg(long, value_name = "NAME")]
    pub format: Option<String>,
    /// Of the cards, reads those of these sets alone
    #[arg(long, value_name = "SET", value_delimiter = ',')]
    pub sets: Vec<String>,
    /// Tells everything as one JSON object; `docs/json.md` describes it
    #[arg(long)]
    pub json: bool,
}

/// `replay`.
#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// The recorded game
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Of the cards, reads those of these sets alone
    #[arg(long, value_name = "SET", value_delimiter = ',')]
    pub sets: Vec<String>,
    /// Tells everything as one JSON object; `docs/json.md` describes it
    #[arg(long)]
    pub json: bool,
}

/// `fmt`.
#[derive(Debug, Args)]
pub struct FmtArgs {
    /// Scripts, or folders of them
    #[arg(value_name = "PATH", required = true)]
    pub paths: Vec<PathBuf>,
    /// Writes nothing; says which files would change
    #[arg(long)]
    pub check: bool,
    /// Writes nothing; shows how each sentence was read, every attachment in parentheses
    #[arg(long, conflicts_with = "check")]
    pub explicit: bool,
    /// Writes those readings into a folder instead, one file for each script
    #[arg(long, value_name = "DIR", requires = "explicit")]
    pub into: Option<PathBuf>,
}

/// `explain`.
#[derive(Debug, Args)]
pub struct ExplainArgs {
    /// The code of an error, such as `SL0101`; without one, all codes
    #[arg(value_name = "CODE")]
    pub code: Option<String>,
    /// Tells everything as one JSON object; `docs/json.md` describes it
    #[arg(long)]
    pub json: bool,
}

/// `coverage`.
#[derive(Debug, Args)]
pub struct CoverageArgs {
    /// Documents, such as r24, of which every row is looked at; and packs, folders of packs or single scripts, where
    /// others than the built-in ones are meant
    #[arg(value_name = "DOCUMENT|PATH")]
    pub paths: Vec<PathBuf>,
    /// Lists the rows behind which no rule stands
    #[arg(long)]
    pub missing: bool,
    /// Lists the rows that rules cite and no scenario proves
    #[arg(long)]
    pub unproven: bool,
    /// Looks at the rows of one section or chapter alone, such as 7.4 or `gl Borg`
    #[arg(long, value_name = "SECTION")]
    pub section: Option<String>,
    /// Plays no scenario without the rules that it cites: then no row counts as proven
    #[arg(long, conflicts_with = "unproven")]
    pub no_audit: bool,
    /// Fails if fewer rows than this are proven
    #[arg(long, value_name = "NUMBER", conflicts_with = "no_audit")]
    pub at_least: Option<usize>,
    /// Writes the documents as one page
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// The format
    #[arg(long, value_name = "NAME")]
    pub format: Option<String>,
    /// Prints the lists as JSON
    #[arg(long)]
    pub json: bool,
}

/// `diff`.
#[derive(Debug, Args)]
pub struct DiffArgs {
    /// An edition, an edition `as of` a day, or a format: `r24`, `"r24 as of 1998-02-13"`, `"Premiere only"`
    #[arg(value_name = "RULES")]
    pub one: String,
    /// The one with which it is compared
    #[arg(value_name = "RULES")]
    pub two: String,
    /// Packs or folders of packs; without any, the built-in packs beside those of `--packs`
    #[arg(value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// The day whose texts count under both, where the edition names none itself
    #[arg(long, value_name = "DAY")]
    pub as_of: Option<String>,
    /// Judges the deck lists of this folder as well, beside those that packs bring
    #[arg(long, value_name = "DIR")]
    pub decks: Option<PathBuf>,
    /// How many games bots play under each
    #[arg(long, value_name = "N", default_value_t = 4)]
    pub games: u64,
    /// Writes it as one page
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Prints everything as JSON
    #[arg(long)]
    pub json: bool,
}

/// `rules`.
#[derive(Debug, Args)]
pub struct RulesArgs {
    /// The document, such as r24
    #[arg(value_name = "DOCUMENT")]
    pub document: String,
    /// The section or chapter, such as 7.4 or `gl Borg`; and packs, folders of packs or single scripts, where others
    /// than the built-in ones are meant
    #[arg(value_name = "SECTION|PATH")]
    pub wanted: Vec<PathBuf>,
    /// Writes the section as one page, with the text of each rule and scenario
    #[arg(long, value_name = "FILE", conflicts_with = "site")]
    pub html: Option<PathBuf>,
    /// Writes the document, or the section, as pages that link to each other
    #[arg(long, value_name = "DIR")]
    pub site: Option<PathBuf>,
    /// Plays no scenario without the rules that it cites: then no row counts as proven
    #[arg(long)]
    pub no_audit: bool,
    /// Prints everything as JSON
    #[arg(long)]
    pub json: bool,
}

/// `history`.
#[derive(Debug, Args)]
pub struct HistoryArgs {
    /// The title of the card
    #[arg(value_name = "CARD")]
    pub title: String,
    /// Packs or folders of packs; without any, the built-in packs beside those of `--packs`
    #[arg(value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// Writes it as one page, one text beside the other
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Prints everything as JSON
    #[arg(long)]
    pub json: bool,
}

/// `edition`.
#[derive(Debug, Args)]
pub struct EditionArgs {
    /// What is done
    #[command(subcommand)]
    pub verb: EditionVerb,
}

/// What is done with an edition.
#[derive(Debug, Subcommand)]
pub enum EditionVerb {
    /// Writes down what the edition changes, as it stands now: then `check` tells what changes later
    Accept {
        /// The edition, such as r18
        name: String,
        /// Packs or folders of packs; without any, the built-in packs beside those of `--packs`
        #[arg(value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
}

/// Reads which questions a person wants to be asked.
fn ask() -> impl TypedValueParser<Value = Ask> {
    PossibleValuesParser::new(Ask::NAMES).map(|name| Ask::named(&name).unwrap_or_default())
}
