// The kinds of cards.

/// Any card.
kind card {
  /// What it costs to play the card, in counters; of a dilemma, what it costs the player who uses it.
  has cost: number printed from 0 to 99 = 0 says "cost {cost}"
  /// The icons that are printed on the card.
  has icons: set of icon printed
  /// The keywords of the card.
  has keywords: set of feature printed
  line cost
}

/// A card that stands in a stack or aboard a ship: personnel or equipment.
kind crew_card of card
/// A personnel card.
kind personnel of crew_card plural personnel says "personnel" {
  /// The affiliation of a personnel.
  has affiliation: affiliation printed says "{affiliation}"
  /// The quadrant to which a personnel is native.
  has quadrant: quadrant printed = Alpha
  /// The skills of a personnel, each with its level.
  has skills: levels of skill printed
  /// The attributes of a personnel.
  has INTEGRITY, CUNNING, STRENGTH: number printed from 0 to 99 says "{INTEGRITY}/{CUNNING}/{STRENGTH}"
  line affiliation
  line skills
  line INTEGRITY / CUNNING / STRENGTH
  needs affiliation, INTEGRITY, CUNNING, STRENGTH
}
/// An equipment card.
kind equipment of crew_card plural equipment

/// A ship card.
kind ship of card {
  /// The affiliation of a ship.
  has affiliation: affiliation printed says "{affiliation}"
  /// The quadrant to which a ship is native.
  has quadrant: quadrant printed = Alpha
  /// The icons that its crew has to supply before a ship moves.
  has staffing: levels of icon printed
  /// How far a ship moves in a turn, what it fires with, and what protects it.
  has RANGE, WEAPONS, SHIELDS: number printed from 0 to 99 says "{RANGE}/{WEAPONS}/{SHIELDS}"
  /// How much RANGE the ship has used since its RANGE was restored.
  has range_used: number = 0 says "{range_used} RANGE used"
  line affiliation
  line RANGE / WEAPONS / SHIELDS
  needs affiliation, RANGE, WEAPONS, SHIELDS
}
/// A system card: equipment that is fitted to a ship.
kind ship_system of card plural ship_systems says "system" {
  /// What sort of system it is.
  has sort: system_type printed
  line sort
  needs sort
}

/// An event card.
kind event of card {
  needs way
}
/// An interrupt card.
kind interrupt of card {
  needs sequel or timely_use or order_use
}

/// A location card: a place to and from which personnel and ships travel.
kind location of card {
  /// What the location is: a headquarters, a planet or a place in space.
  has ground: set of ground_type printed says "{ground}"
  /// The quadrant in which the location is.
  has quadrant: quadrant printed = Alpha says "{quadrant} Quadrant"
  /// What a location adds to the cost of moving from it or to it.
  has span: number printed from 0 to 99 says "span {span}"
  /// The region to which the location belongs.
  has region: text printed
  /// A place in another time.
  flag temporal
  needs ground, span
}
/// An objective card: what is to be done at a location.
kind objective of card {
  /// Whether the objective is completed on a planet or in space.
  has ground: set of ground_type printed says "{ground}"
  /// The keyword that the location has to have.
  has wanted: feature printed
  /// What completing the objective scores.
  has points: number printed from 0 to 200 says "{points} points"
  needs ground, points
  needs goal
}
/// A dilemma card.
kind dilemma of card {
  /// Whether the dilemma is for planets, for space, or for both.
  has ground: set of ground_type printed says "{ground}"
  needs ground
  needs step
}
/// A tactic card.
kind tactic of card {
  /// What the tactic adds to the WEAPONS of those who attack with it.
  has ATTACK: number printed from 0 to 99 = 0
  /// What the tactic adds to the SHIELDS of those who defend themselves with it.
  has DEFENSE: number printed from 0 to 99 = 0
  /// How much of a hull the tactic takes while it lies on a ship as damage, in percent.
  has hull_loss: number printed from 0 to 100 = 0
}
