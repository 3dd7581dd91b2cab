//! Scenarios: a position that is built, what is done in it, and what must come of it.
//!
//! A scenario is read with the book, because its phrases use the book's words, and it is carried out by
//! whoever plays games. All its phrases share one frame: the players stand in the slots from 2 on,
//! then the cards of its [cast](Scenario::cast), and then whatever its phrases bind.

use super::{
    ActionId, CardId, ChangeHow, CiteId, ExprId, FieldId, Named, ProcedureId, Slot, StageId,
    TextId, VerbId,
};
use crate::sentence::Date;
use crate::span::Span;
use serde::{Deserialize, Serialize};
use smol_str::SmolStr;
use std::fmt;

/// A scenario.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Scenario {
    /// Its name, its place and what it cites.
    pub named: Named,
    /// The rules under which it is played; none for those that are in force anyway.
    pub under: Vec<Under>,
    /// Why it is not finished, if it says so; it is then listed rather than carried out.
    pub todo: Option<TextId>,
    /// The slot of each player: so many sit at its table.
    pub players: Vec<Slot>,
    /// The cards that take part.
    pub cast: Vec<Role>,
    /// How many slots its frame has.
    pub slots: u16,
    /// What is given, done and expected, in order.
    pub steps: Vec<Step>,
}

/// Rules under which a scenario is played.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Under {
    /// Those of an edition, with the texts of a day; without a day the latest.
    Edition(SmolStr, Option<Date>),
    /// Those of a format.
    Format(SmolStr),
}

impl fmt::Display for Under {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Edition(name, None) => write!(f, "{name}"),
            Self::Edition(name, Some(day)) => write!(f, "{name} as of {day}"),
            Self::Format(name) => write!(f, "format \"{name}\""),
        }
    }
}

/// A card that takes part in a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Role {
    /// The printed card.
    pub card: CardId,
    /// Who brought it, by number.
    pub owner: u8,
    /// Its slot in the scenario's frame.
    pub slot: Slot,
}

/// One line of a scenario.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// What it says.
    pub what: StepKind,
    /// Where it stands.
    pub span: Span,
}

/// What a line of a scenario says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum StepKind {
    /// `given`: a procedure over the scenario's frame that builds a part of the position.
    Given(ProcedureId),
    /// `at stage S`, behind what is given: that goes on until one of these stages is under way.
    Reach(Vec<StageId>),
    /// `when P does A with its parts`: any one of these.
    When {
        /// Who, by number.
        by: u8,
        /// The actions that the words may mean.
        means: Vec<Means>,
    },
    /// An answer to a choice that arises.
    Answer {
        /// Who answers, by number; none for chance.
        by: Option<u8>,
        /// What.
        answer: Answer,
    },
    /// `then`: what must hold.
    Then(Expected),
}

/// An action that words may mean, with what they say of its parts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Means {
    /// The action; none for any that a card's text gives.
    pub action: Option<ActionId>,
    /// The object whose text gives the action.
    pub this: Option<ExprId>,
    /// The action's slots of which the words speak, and the values they name.
    pub parts: Vec<(Slot, Vec<ExprId>)>,
    /// What the action of a card's text is used on: whom or what it lets choose.
    pub on: Vec<ExprId>,
    /// How near the words are to those that the action shows: of several, the nearest that are offered are meant.
    pub nearness: u32,
    /// Over the scenario's frame: offers the action's menus to the player.
    pub offer: ProcedureId,
}

/// An answer to a choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// `P passes`.
    Pass,
    /// `P accepts`, `P declines`.
    Whether(bool),
    /// `P chooses X, Y`.
    Values(Vec<ExprId>),
    /// `P chooses "words"`: one of several ways, as it is shown.
    Words(SmolStr),
    /// `P chooses way 2`: one of several ways, by its position from 1.
    Way(u32),
}

/// What a choice offers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Shown {
    /// A card on stage: this copy and no other.
    Card(ExprId),
    /// Words, as they are shown.
    Words(SmolStr),
}

/// What must hold.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Expected {
    /// A condition over the scenario's frame.
    Holds(ExprId),
    /// `FIELD of X = N because set 3 "Y", add 2 "Z"`: a number, and what makes it up.
    Number {
        /// The comparison.
        test: ExprId,
        /// The field.
        field: FieldId,
        /// Of what.
        of: ExprId,
        /// How, by how much, and whose text: in order.
        because: Vec<(ChangeHow, i64, ExprId)>,
    },
    /// `X is killed`, `P draws`: it happened since the last `when`; or it did not.
    Happened {
        /// What.
        verb: VerbId,
        /// To what (the verb's first role), if that is said.
        what: Option<ExprId>,
        /// By whom, if that is said, by number.
        by: Option<u8>,
        /// Whether it must not have happened.
        not: bool,
    },
    /// `stage is [not] S`: whether one of these stages is under way.
    Stage {
        /// The stages of that name.
        stages: Vec<StageId>,
        /// Whether none of them must be.
        not: bool,
    },
    /// `refused [because DOC "section"] [: "words"]`: the last `when` cannot be done.
    Refused {
        /// On whose authority.
        cites: Vec<CiteId>,
        /// Words of the reason.
        says: Option<SmolStr>,
    },
    /// `decision of P offers [exactly | no] X, Y`.
    Offers {
        /// Whose decision, by number.
        by: u8,
        /// Whether nothing else may be offered.
        exactly: bool,
        /// Whether these must not be offered.
        not: bool,
        /// What.
        shown: Vec<Shown>,
    },
    /// `P sees X`, `P does not see X`: whether P may know which card it is.
    Sees {
        /// Who, by number.
        by: u8,
        /// What.
        what: ExprId,
        /// Whether P must not.
        not: bool,
    },
    /// `P wins`, `nobody wins`.
    Wins(Option<u8>),
    /// `deck of P is [not] refused [because DOC "section"]`: what lies in P's places breaks a demand on decks.
    Deck {
        /// Whose, by number.
        of: u8,
        /// Whether it must not be refused.
        not: bool,
        /// On whose authority.
        cites: Vec<CiteId>,
    },
}
