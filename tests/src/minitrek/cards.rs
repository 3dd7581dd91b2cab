//! The cards: who they are (their numbers, kinds and titles) and what is printed on them.

use std::fmt;
use std::ops::Range;

use super::table::{ByAttribute, BySkill, Key};

/// One of the two players. Player one moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// The player who moves first.
    One,
    /// The other one.
    Two,
}

impl Player {
    /// Both players, in turn order.
    pub const BOTH: [Self; 2] = [Self::One, Self::Two];

    /// The player across the table.
    pub const fn opponent(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// The number of the first card of this player's sixty.
    const fn first_card(self) -> u8 {
        match self {
            Self::One => 0,
            Self::Two => CardId::EACH,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::One => "one",
            Self::Two => "two",
        })
    }
}

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A crew member.
    Person,
    /// Carries people from mission to mission.
    Ship,
    /// Makes all people of its owner better.
    Event,
    /// Lies under a mission and gets in the way.
    Dilemma,
    /// Gives points when solved.
    Mission,
}

/// The name of one card: sixty for player one, sixty for player two, then twelve missions.
///
/// Among a player's sixty, 0 to 29 are people, 30 to 33 ships, 34 to 43 events and 44 to 59
/// dilemmas. The order of card names is the order in which everything in this game is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(u8);

impl CardId {
    /// How many cards each player brings.
    const EACH: u8 = 60;
    /// The card that comes before all others: the first person of player one.
    pub const FIRST: Self = Self(0);
    /// Where the missions begin.
    const MISSIONS: u8 = 2 * Self::EACH;
    /// How many missions there are.
    pub const MISSION_COUNT: usize = 12;
    /// How many cards there are.
    pub const COUNT: usize = 132;
    /// How many cards of a player make his draw deck: all but the dilemmas.
    pub const DECK: usize = 44;

    /// Every card.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::MISSIONS + 12).map(Self)
    }

    /// The people of a player.
    pub fn people(player: Player) -> impl Iterator<Item = Self> {
        Self::among(player, 0..30)
    }

    /// The ships of a player.
    pub fn ships(player: Player) -> impl Iterator<Item = Self> {
        Self::among(player, 30..34)
    }

    /// The events of a player.
    pub fn events(player: Player) -> impl Iterator<Item = Self> {
        Self::among(player, 34..44)
    }

    /// The people, ships and events of a player, unshuffled.
    pub fn deck(player: Player) -> impl Iterator<Item = Self> {
        Self::among(player, 0..44)
    }

    /// The dilemmas of a player.
    pub fn dilemmas(player: Player) -> impl Iterator<Item = Self> {
        Self::among(player, 44..Self::EACH)
    }

    /// The missions.
    pub fn missions() -> impl Iterator<Item = Self> {
        (Self::MISSIONS..Self::MISSIONS + 12).map(Self)
    }

    fn among(player: Player, numbers: Range<u8>) -> impl Iterator<Item = Self> {
        let first = player.first_card();
        (first + numbers.start..first + numbers.end).map(Self)
    }

    /// The number in the title: among its owner's sixty, or among the missions.
    pub const fn number(self) -> u8 {
        self.0 % Self::EACH
    }

    /// Whose card it is; missions belong to nobody.
    pub const fn owner(self) -> Option<Player> {
        match self.0 / Self::EACH {
            0 => Some(Player::One),
            1 => Some(Player::Two),
            _ => None,
        }
    }

    /// What the card is.
    pub const fn kind(self) -> Kind {
        if self.0 >= Self::MISSIONS {
            return Kind::Mission;
        }
        match self.number() {
            0..30 => Kind::Person,
            30..34 => Kind::Ship,
            34..44 => Kind::Event,
            _ => Kind::Dilemma,
        }
    }
}

/// The title: `Person 1-07`, `Ship 2-31`, `Event 1-40`, `Dilemma 2-59`, `Mission 11`.
impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let player = match self.owner() {
            None => return write!(f, "Mission {:02}", self.number()),
            Some(Player::One) => 1,
            Some(Player::Two) => 2,
        };
        write!(f, "{:?} {player}-{:02}", self.kind(), self.number())
    }
}

/// One of the three numbers printed on a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Attribute {
    /// The first number.
    Integrity,
    /// The second number.
    Cunning,
    /// The third number.
    Strength,
}

impl Attribute {
    /// All three, in the printed order.
    pub const ALL: [Self; 3] = [Self::Integrity, Self::Cunning, Self::Strength];
}

/// One of the twenty-four skills, `S00` to `S23`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Skill(u8);

impl Skill {
    /// How many skills there are.
    pub const COUNT: usize = 24;

    /// All skills, by number.
    #[expect(clippy::indexing_slicing, reason = "checked when it is compiled")]
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut number = 0;
        while number < Self::COUNT {
            all[number] = Self(number as u8);
            number += 1;
        }
        all
    };
}

impl Key for Player {
    fn index(self) -> usize {
        self as usize
    }
}

impl Key for CardId {
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Key for Attribute {
    fn index(self) -> usize {
        self as usize
    }
}

impl Key for Skill {
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "S{:02}", self.0)
    }
}

/// What is printed on a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// Integrity, cunning, strength.
    pub attributes: ByAttribute<u16>,
    /// How many times each skill is printed.
    pub skills: BySkill<u8>,
}

/// What is printed on a dilemma: either line gets a team past it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dilemma {
    /// The team needs both. The same skill may stand here twice, and then once is enough.
    pub skills: [Skill; 2],
    /// Or its total of this attribute must be greater than this number.
    pub over: (Attribute, u16),
}

/// What is printed on a mission: both lines are needed to solve it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mission {
    /// The team needs one of these, as often as the number says.
    pub skills: [(Skill, u8); 2],
    /// And its total of this attribute must be greater than this number.
    pub over: (Attribute, u16),
    /// What solving it is worth.
    pub points: u16,
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facts {
    /// Attributes and skills.
    Person(Person),
    /// Nothing but a title.
    Ship,
    /// Nothing but a title.
    Event,
    /// What gets a team past it.
    Dilemma(Dilemma),
    /// What solves it.
    Mission(Mission),
}
