//! What can be asked for.

use clap::{Args, Parser, Subcommand, ValueEnum};
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
    /// Plays a whole game and tells what happens
    Play(PlayArgs),
    /// Plays many games and counts
    Sim(SimArgs),
    /// Carries out scenarios
    Test(TestArgs),
    /// Reads scripts and tells what is wrong with them
    Check(CheckArgs),
    /// Reads a deck list, finds its cards and judges it
    Deck(DeckArgs),
    /// Shows the page of an error code
    Explain(ExplainArgs),
}

/// `check`.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// Packs, folders of packs or single scripts; without any, the built-in packs
    #[arg(value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// The format to check for
    #[arg(long, value_name = "NAME")]
    pub format: Option<String>,
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
}

/// `explain`.
#[derive(Debug, Args)]
pub struct ExplainArgs {
    /// The code of an error, such as `SL0101`; without one, all codes
    #[arg(value_name = "CODE")]
    pub code: Option<String>,
}

/// `play`.
#[derive(Debug, Args)]
pub struct PlayArgs {
    /// Two decks; without any, the first two that the packs bring
    #[arg(value_name = "DECK", num_args = 0..=2)]
    pub decks: Vec<String>,
    /// The format
    #[arg(long, value_name = "NAME")]
    pub format: Option<String>,
    /// What all chance follows from
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// The bots: one name for both, or two
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    pub bots: Vec<String>,
}

/// `sim`.
#[derive(Debug, Args)]
pub struct SimArgs {
    /// Two decks; without any, the first two that the packs bring
    #[arg(value_name = "DECK", num_args = 0..=2)]
    pub decks: Vec<String>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub games: u64,
    /// The format
    #[arg(long, value_name = "NAME")]
    pub format: Option<String>,
    /// The seed of the first game; each further game has the next
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// The bots: one name for both, or two
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    pub bots: Vec<String>,
    /// Prints figures for programs
    #[arg(long)]
    pub json: bool,
}

/// `test`.
#[derive(Debug, Args)]
pub struct TestArgs {
    /// Packs, folders of packs or single scripts; without any, the built-in packs
    #[arg(value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// Only scenarios whose name contains this
    #[arg(long, value_name = "TEXT")]
    pub filter: Option<String>,
    /// The format
    #[arg(long, value_name = "NAME")]
    pub format: Option<String>,
}
