//! What comes of each command.

use super::Range;
use serde::{Deserialize, Serialize};
use spaceline_rules::census::Counts;

/// Declares the types of results: their fields can be read and written.
macro_rules! results {
    ($($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $field:ident: $ty:ty,)* })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
            pub struct $name { $($(#[$of])* pub $field: $ty,)* }
        )*
    };
}

results! {
    /// `check`: what was read, and how much is wrong with it.
    Check {
        /// How many packs.
        packs: usize,
        /// How many scripts.
        scripts: usize,
        /// How many errors.
        errors: usize,
        /// How many warnings.
        warnings: usize,
        /// How far cards are scripted, with `--report`.
        cards: Option<Vec<Cards>>,
        /// What of cards is not scripted, with `--report -v`.
        missing: Option<Vec<Missing>>,
    }

    /// How far the cards of a kind and a set are scripted.
    Cards {
        /// The title of the set; empty for cards in none.
        set: String,
        /// The kind, or the sort of a list.
        kind: String,
        /// How many are scripted wholly.
        complete: usize,
        /// How many by their facts and some of their text.
        partly: usize,
        /// How many by their facts alone.
        facts: usize,
    }

    /// What of a card is not scripted.
    Missing {
        /// The title of the card.
        title: String,
        /// What is not scripted, and why.
        why: String,
    }

    /// `test`: how the scenarios went.
    Test {
        /// How many held.
        passed: usize,
        /// How many did not.
        failed: usize,
        /// How many are not finished.
        todo: usize,
        /// Each of them.
        scenarios: Vec<Scenario>,
    }

    /// A scenario, and how it went.
    Scenario {
        /// Its name.
        name: String,
        /// Its file.
        file: String,
        /// Where its name stands.
        span: Option<Range>,
        /// What it cites.
        cites: String,
        /// How it went.
        verdict: Verdict,
        /// Of one that did not hold: what was expected.
        expected: Option<String>,
        /// And what was the case.
        actual: Option<String>,
        /// And what led there, oldest first.
        trace: Vec<String>,
        /// Of one that is not finished: why.
        why: Option<String>,
    }

    /// `deck`: the judgement of a deck.
    Deck {
        /// The format by which it was judged.
        format: String,
        /// Whether it breaks no rule.
        legal: bool,
        /// Whether games hold everybody to all clauses.
        enforced: bool,
        /// The piles of the deck.
        piles: Vec<Pile>,
        /// What is asked of it, clause by clause.
        clauses: Vec<Clause>,
        /// The rules that it breaks.
        violations: Vec<Violation>,
    }

    /// A pile of a deck.
    Pile {
        /// Its name.
        name: String,
        /// How many cards are in it.
        cards: usize,
    }

    /// What a format or the rules ask.
    Clause {
        /// What they say.
        says: String,
        /// Whether games hold everybody to it.
        enforced: bool,
    }

    /// A rule that a deck breaks.
    Violation {
        /// What it says.
        says: String,
        /// Where it stands.
        cites: String,
    }

    /// `words`: the words that were asked for, or all of them.
    Words {
        /// Each of them.
        words: Vec<Word>,
    }

    /// A word that scripts declare.
    Word {
        /// What sort of word it is, by the word that declares it.
        group: String,
        /// How it is written.
        form: String,
        /// Of what it is.
        of: String,
        /// What a reader of the game sees of it.
        says: String,
        /// What it means.
        meaning: String,
        /// The file that declares it.
        file: String,
        /// Where.
        span: Option<Range>,
    }

    /// `explain`: the page that was asked for, or all of them.
    Explain {
        /// Each of them.
        pages: Vec<Page>,
    }

    /// The page of a code.
    Page {
        /// The code.
        code: String,
        /// What it is about.
        title: String,
        /// All of the page, in Markdown.
        markdown: String,
    }

    /// `import`: what came of a list.
    Import {
        /// The files that were written, or would be; below the folder that was named.
        files: Vec<String>,
        /// Whether they were written.
        written: bool,
        /// How many cards are new, or written anew.
        fresh: usize,
        /// How many kept their scripts.
        kept: usize,
        /// How many of those stand in packs to which nothing is written.
        elsewhere: usize,
        /// How far the cards are scripted.
        cards: Vec<Cards>,
        /// What was not read.
        gaps: Vec<Gap>,
        /// Where scripts and the list differ.
        differences: Vec<Change>,
        /// What each phrase read, with `--phrases`.
        phrases: Option<Vec<Phrase>>,
        /// What came of printing the cards again, with `--compare`.
        compared: Option<Compared>,
    }

    /// A cell of a list that was not read.
    Gap {
        /// The line of the list.
        line: u64,
        /// The title of the card.
        title: String,
        /// The column.
        column: String,
        /// What stands there.
        cell: String,
        /// Why it was not read.
        why: String,
    }

    /// Something of a card in two forms.
    Change {
        /// The title of the card.
        title: String,
        /// What its script says, or what was printed.
        was: String,
        /// What the list says, or what came back.
        is: String,
    }

    /// A phrase of a phrasebook.
    Phrase {
        /// Of what it is a phrase.
        class: String,
        /// What is printed.
        printed: String,
        /// What the script says.
        script: String,
        /// The titles of the cards that it read.
        cards: Vec<String>,
    }

    /// Cards that were printed again.
    Compared {
        /// How many came back word for word.
        same: usize,
        /// Those that came back in other words.
        reworded: Vec<Change>,
        /// Those that say something else.
        changed: Vec<Change>,
        /// Those of which a line cannot be printed.
        unprinted: Vec<Missing>,
    }

    /// `replay`: a game that was played again.
    Replay {
        /// What happened, line by line.
        story: Vec<String>,
        /// How many choices were made.
        choices: usize,
        /// Whether the game is over.
        over: bool,
        /// Who has won; nobody in a game that goes on, or that nobody won.
        winner: Option<String>,
        /// Why it is over.
        because: Option<String>,
        /// The scores.
        scores: Vec<Score>,
    }

    /// What a player has.
    Score {
        /// The player.
        player: String,
        /// How much.
        score: i64,
    }
}

/// How a scenario went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Everything held.
    #[default]
    Passed,
    /// Something did not.
    Failed,
    /// It is not finished.
    Todo,
}

impl Cards {
    /// The counts of a set and a kind.
    #[must_use]
    pub fn of(set: &str, kind: &str, counts: Counts) -> Self {
        Self {
            set: set.to_owned(),
            kind: kind.to_owned(),
            complete: counts.complete,
            partly: counts.partly,
            facts: counts.facts,
        }
    }
}
