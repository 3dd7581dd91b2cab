// What a card is. The machine knows none of these words: every one is declared here.

/// Any card.
kind card {
  /// The icons that are printed on the card, such as [AU] or [Cmd].
  has icons: set of icon printed
  /// The characteristics of the card other than its skills, such as male, captain or homeworld.
  has traits: set of trait printed
  /// The icon of the set or series to which the card belongs, such as [TNG] or [DS9].
  has property: icon printed
  /// The nemesis icons of the card, each of a colour and a side.
  has nemesis_icons: set of nemesis_icon printed
  /// Whether the card is unique, universal or an enigma.
  has uniqueness: uniqueness printed
  /// The personas of which the card is a version.
  has names: set of text printed
  /// Further names by which `any "X"` finds the card.
  has known_as: set of text printed
  /// The points in the card's point box.
  has points: number printed says "{points} points"
  /// Whether the effects of several copies of the card add up.
  has stacking: stacking printed
  /// Only one copy of the card may be in play, whoever owns it.
  flag not_duplicatable
  line stacking
  needs countdown for countdown_end, countdown_condition
  needs probe_permission or probe_for this for probe_line
    because "these lines are read when the card probes: `facing it: probe_for this` where it is met, `may probe` where it lies in play"
  needs probe_line for probe_permission
}

// Cards that belong to a crew or an Away Team.
/// A card that belongs to a crew or an Away Team: personnel or equipment.
kind crew_card of card {
  needs rules for way because
    "personnel and equipment report for duty: where else they may is said with `may report ...` or `report here: ...`"
  needs rules for nullifier because "whoever carries it would end it himself: say `when ...` or `you may ...`, and who does it"
}

/// A personnel card.
kind personnel of crew_card plural personnel says "personnel" {
  /// The affiliations of a personnel, of which he has one at a time in play.
  has affiliations: set of affiliation printed
  /// The affiliation that a personnel has now.
  has mode: affiliation says "{mode}"
  /// The personnel's classification, such as OFFICER or MEDICAL.
  has classification: skill printed among OFFICER, ENGINEER, MEDICAL, SCIENCE, SECURITY, VIP, CIVILIAN, ANIMAL says "{classification}"
  /// The skills of a personnel, each with its level.
  has skills: levels of skill printed
  /// The species of a personnel.
  has species: set of species printed
  /// The attributes of a personnel.
  has INTEGRITY, CUNNING, STRENGTH: number printed from 0 to 99 says "{INTEGRITY}/{CUNNING}/{STRENGTH}"
  /// The titles of the cards that the personnel's lore names.
  has mentions: set of text printed
  // Husband or wife, once or now, or imzadi: whatever the lore calls it.
  /// The titles of those with whom the personnel has been romantically involved, as the lore says.
  has lovers: set of text printed
  /// The titles of those whom the lore calls bride, beloved or romantic partner, and nothing else that says so.
  has beloved: set of text printed
  // Whose counterpart in another universe somebody is, and whom he passes himself off as: he is no version of either.
  /// The titles of the card's counterpart in another universe, and of those whom the personnel impersonates; he is no
  /// version of them.
  has opposite_of, impersonates: set of text printed
  /// The titles of the ships of which the personnel is matching commander.
  has commands: set of text printed
  line affiliations
  line classification, skills
  line INTEGRITY / CUNNING / STRENGTH
  needs affiliations, INTEGRITY, CUNNING, STRENGTH
}
/// An equipment card.
kind equipment of crew_card plural equipment {
  /// The affiliations that can use the equipment; nothing if all can.
  has users: set of affiliation printed
}
// Two people on one card. Of the first is said what is said of any personnel, and then the same of the second.
/// A personnel card with two people on it, each with attributes and skills of his own.
kind dual_personnel of personnel plural dual_personnel says "dual personnel" {
  /// The names of the two personnel on the card.
  has persons: set of text printed
  /// The classification of the second personnel on the card.
  has second_classification: skill printed among OFFICER, ENGINEER, MEDICAL, SCIENCE, SECURITY, VIP, CIVILIAN, ANIMAL
  /// The skills of the second personnel on the card.
  has second_skills: levels of skill printed
  /// The attributes of the second personnel on the card.
  has second_INTEGRITY, second_CUNNING, second_STRENGTH: number printed from 0 to 99
  /// The icons of the second personnel on the card.
  has second_icons: set of icon printed
  /// Which of the two personnel has each special download, in their order.
  has downloaders: set of text printed
  line classification, skills
  line second_classification, second_skills
  line INTEGRITY / CUNNING / STRENGTH
  line second_INTEGRITY / second_CUNNING / second_STRENGTH
  needs persons, second_INTEGRITY, second_CUNNING, second_STRENGTH
}

/// A ship or facility.
kind craft of card plural craft {
  /// The affiliations of a ship or facility, of which it has one at a time in play.
  has affiliations: set of affiliation printed
  /// The affiliation that a ship or facility has now.
  has mode: affiliation says "{mode}"
  /// The strength with which a ship or facility defends itself.
  has SHIELDS: number printed from 0 to 99 says "SHIELDS {SHIELDS}"
  /// The titles of the personnel who are matching commanders of the ship or facility.
  has commanders: set of text printed
  line affiliations
}
/// A ship card.
kind ship of craft {
  /// The class of the ship, as it is printed.
  has ship_class: text printed
  /// The affiliations that built the ship, which it counts as besides its own.
  has origins: set of affiliation printed
  /// How far a ship moves in a turn, and the strength with which it fires.
  has RANGE, WEAPONS: number printed from 0 to 99 says "RANGE {RANGE}, WEAPONS {WEAPONS}"
  /// The staffing icons of a ship, which personnel aboard have to meet before it can move.
  has staffing: levels of icon printed
  /// The special equipment of a ship, such as Tractor Beam or Cloaking Device.
  has systems: set of system printed
  /// How much RANGE the ship has used this turn.
  has range_used: number = 0 resets every turn says "{range_used} RANGE used"
  line RANGE / WEAPONS / SHIELDS
  needs affiliations, RANGE, WEAPONS, SHIELDS
  needs rules for way because "ships report for duty: where else they may is said with `may report to ...`"
}
/// A facility card: an outpost, headquarters or station.
kind facility of craft plural facilities {
  line SHIELDS
}
/// A facility to which ships dock, and to which personnel of its affiliation report.
kind outpost of facility
/// A facility on a planet to which personnel of its affiliation report.
kind headquarters of facility plural headquarters
/// A space station.
kind station of facility

/// A mission card, which is a location of the spaceline.
kind mission of card {
  /// The name of the place at which the mission is, such as `Bajor` or `Mirror Bajor`.
  has place_name: text printed
  /// The affiliation whose homeworld the planet is.
  has native_affiliation: affiliation printed
  /// Whether the mission is on a planet, in space, or both.
  has ground: set of ground_type printed says "{ground}"
  /// The RANGE that it takes to move to the mission's location.
  has span: number printed from 0 to 99 says "span {span}"
  /// The affiliations that may attempt the mission.
  has affiliations: set of affiliation printed says "for {affiliations}"
  /// The points of the mission for the player who did not seed it.
  has opposite_points: number printed
  /// The span of the mission for the player who did not seed it.
  has opposite_span: number printed from 0 to 99
  /// The affiliations that may attempt the mission for the player who did not seed it.
  has opposite_affiliations: set of affiliation printed
  /// The mission has no text for the player who did not seed it.
  flag no_opposite_text
  /// The quadrant in which the mission is.
  has quadrant: quadrant printed = Alpha says "{quadrant} Quadrant"
  /// The regions to which the mission belongs.
  has regions: set of region printed
  /// The player who seeded the mission.
  has seeder: player says "of {seeder}"
  /// The player who solved the mission.
  has solver: player says "solved by {solver}"
  line affiliations
  needs ground, span, points
  needs goal
  needs plays of way for play_limit, play_once, free_play, always_free because "nobody plays a mission, which is seeded: leave this out"
}
/// A card that is seeded under missions: a dilemma or an artifact.
kind seed_card of card
/// A dilemma card, which is met by those who attempt a mission.
kind dilemma of seed_card {
  /// Whether the dilemma is for planets, for space, or for both.
  has ground: set of ground_type printed
  needs ground
  needs place this for here, present, host
    because
    "whom it meets is `team`, with the ship `attempting_ship`, at `attempted_mission`; who else is there, `where location of it = attempted_mission`"
  needs place this for standing text
    because
    "a dilemma is out of play when it has been met: what it does then begins with no frame; what it does later wants `place this on ...` before"
  needs place this for download to this, download_different to this, download_or_take to this, download_to_matching to this
    because "a dilemma that has been met is nowhere: say where, or write `place this on ...` before"
  needs rules for way because "a dilemma is met where it was seeded; what puts it somewhere then is `place this on ...`"
  needs space for attempting_ship because "nobody on the ground has a ship: say which, `ship in orbit of attempted_mission`"
  /// The player who seeded the dilemma.
  has seeder: player
  needs plays of way for play_limit, play_once, free_play, always_free because "nobody plays a dilemma, which is met: leave this out"
  needs place this for attempt_limit, solve_limit, attempt_bar, attempt_permission, strength_lending, cell, stand_in
  needs place this or afflict under this for remedy
  needs place this for countdown_end, countdown_condition, countdown
    because
    "the countdown goes on while the card is in play, and a dilemma that has been met is out of it: say `place this on ...` before"
  needs place this for probe_permission because
    "a dilemma is out of play at the end of the turn when it has been met: `facing it: probe_for this`, or `place this on ...` before"
  needs place this for place on this
    because
    "a dilemma is out of play when it has been met, and nobody stays on it: say `place this on ...` before, or what becomes of them"
  needs afflict under this for haven
  /// The dilemma is discarded when somebody fails to overcome it.
  flag discard_dilemma
  /// The attempt goes on when somebody fails to overcome the dilemma.
  flag mission_continues
  /// The dilemma's text says how its points are earned; it scores none when it is overcome.
  flag scores_by_text
  needs scores_by_text for score from this with points
    because "its points are scored when it is overcome: say `scores_by_text`, or give it no `points`"
}
/// An artifact card, which is earned by those who solve a mission.
kind artifact of seed_card {
  needs rules for seeds of way because "an artifact is seeded under missions, and none says under which"
  /// The artifact, once earned, is used as equipment.
  flag used_as_equipment
  /// The artifact, once earned, is held in hand and used as an interrupt.
  flag used_as_interrupt
  // Others are held in hand once they are earned, and played as events.
  /// The artifact is put into play as soon as it is earned.
  flag plays_at_once
  needs used_as_equipment or host of way or place this for here, present, host, location, present_with, presence_nullifier
  needs plays_at_once or plays of way or sequel for played of on_play
    because "it is earned, and nobody plays it: wait for `when this is earned`"
  needs used_as_equipment or plays_at_once or host of way or table of way or place this for standing text, report_permission,
    free_report, open_report, alliance, who of immunity, au_door
    because
    "used from a hand it never lies in play: say what it does with `plays to ...`, or where it lies with `plays_at_once` or `plays on ...`"
}
// What is played, or lies on the table from the start, for its text alone.
/// A card that is played, or lies on the table, for its text.
kind played_card of card {
  needs host of way or table of way or place this for standing text, report_permission, free_report, open_report, alliance, play_penalty,
    who of immunity, au_door, probe_permission, countdown_end, countdown_condition, countdown, last_turn
  needs host of way or place this for here, present, host, location, present_with
    because
    "say where the card lies (`plays on HOST`, `place this ...`), or whose place is meant: `at MISSION`, `present with CARD`, `in orbit of MISSION`"
  needs host of way or place this for attempt_limit, solve_limit, attempt_bar, attempt_permission,
    strength_lending, cell, welcome, stand_in, captive_card
  needs host of way or place this for nullifier, presence_nullifier
    because
    "on the table nobody is beside it: say what it lies on (`plays on HOST`, `place this on ...`); or when it ends, `at end of each turn: nullify this if C`"
  needs host of way or place this for download to this, download_different to this, download_or_take to this, download_to_matching to this
    because "nobody arrives at what lies on the table: say where, `to one your ship`, or leave it out"
  needs host of way or table of way or place this for place on this
  needs seeds of way for seeded of on_play
  needs plays of way or sequel or opening for played of on_play
  needs plays of way or sequel or opening for play_limit, play_once, free_play, always_free
    because "nobody plays this, which is only seeded: leave this out"
  needs host of way for free_host because "this is played on nothing: say `for free` or `for free if ...`"
}
/// An event card.
kind event of played_card {
  needs way
}
/// An incident card.
kind incident of played_card {
  needs way
}
/// An objective card.
kind objective of played_card {
  needs way
}
/// A doorway card.
kind doorway of played_card {
  needs way
}
/// An interrupt card, which may be played at almost any time.
kind interrupt of played_card {
  needs way or sequel or opening
}
/// A tactic card, which is used in ship battles and as damage.
kind tactic of card plural tactic {
  needs rules for way because "a tactic is used in a battle"
  /// What a tactic adds to the ATTACK and the DEFENSE of a force.
  has ATTACK, DEFENSE: number printed = 0
  /// By how much the hull integrity falls while the tactic is on a ship as damage, in percent.
  has hull_loss: number printed = 0
  /// How many tactics are drawn as damage for a hit.
  has hit_flips: number printed = 2
  /// How many tactics are drawn as damage for a direct hit.
  has direct_flips: number printed = 4
  /// The tactic stays on the ship as damage after the hit.
  flag left_as_damage
  needs plays of way for play_once, free_play, always_free because "nobody plays a tactic, which is used in a battle: leave this out"
}

// A room of a station that has several.
/// A site card: a room of a station.
kind site of card {
  needs rules for standing text, report_permission, free_report, open_report, welcome
    because "no rule of these packs brings a site into play yet; `not encoded` marks what cannot be said"
}
// A place in another time.
/// A time location card: a place in another time.
kind time_location of card {
  needs rules for download to this, download_different to this, download_or_take to this, download_to_matching to this because
    "no rule of these packs lets anybody arrive in another time yet; `not encoded` marks what cannot be said"
  needs rules for here, present, host, location, present_with, welcome, nullifier, presence_nullifier
    because
    "no rule of these packs makes a place of a time location yet: say whose place is meant; `not encoded` marks what cannot be said"
  /// Whether the place in time is a planet or in space.
  has ground: set of ground_type printed
  /// The quadrant of the place in time.
  has quadrant: quadrant printed = Alpha
  /// The regions to which the place in time belongs.
  has regions: set of region printed
}
// What multiplies in a side deck of its own, and what comes of it.
/// A tribble card.
kind tribble of card {
  needs rules for standing text, report_permission, free_report, open_report, welcome
    because "no rule of these packs brings a tribble into play yet; `not encoded` marks what cannot be said"
}
/// A trouble card, which belongs to the tribble side deck.
kind trouble of card {
  needs rules for standing text, report_permission, free_report, open_report, welcome
    because "no rule of these packs brings trouble into play yet; `not encoded` marks what cannot be said"
}
