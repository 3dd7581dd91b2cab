// What a card is. The machine knows none of these words: every one is declared here.

kind card {
  has icons: set of icon printed
  has traits: set of trait printed
  has property: icon printed
  has nemesis_icons: set of nemesis_icon printed
  has uniqueness: uniqueness printed
  // Of which personas it is a version.
  has names: set of text printed
  // By what cards that ask for any of a name find it, whoever it is.
  has known_as: set of text printed
  has points: number printed says "{points} points"
  has stacking: stacking printed
  flag not_duplicatable
  line stacking
  needs countdown for countdown_end, countdown_condition
  needs probe_permission or probe_for this for probe_line
    because "these lines are read when the card probes: `facing it: probe_for this` where it is met, `may probe` where it lies in play"
  needs probe_line for probe_permission
}

// Cards that belong to a crew or an Away Team.
kind crew_card of card {
  needs rules for way because
    "personnel and equipment report for duty: where else they may is said with `may report ...` or `report here: ...`"
  needs rules for nullifier because "whoever carries it would end it himself: say `when ...` or `you may ...`, and who does it"
}

kind personnel of crew_card plural personnel says "personnel" {
  has affiliations: set of affiliation printed
  has mode: affiliation says "{mode}"
  has classification: skill printed among OFFICER, ENGINEER, MEDICAL, SCIENCE, SECURITY, VIP, CIVILIAN, ANIMAL says "{classification}"
  has skills: levels of skill printed
  has species: set of species printed
  has INTEGRITY, CUNNING, STRENGTH: number printed from 0 to 99 says "{INTEGRITY}/{CUNNING}/{STRENGTH}"
  // Whom its lore names.
  has mentions: set of text printed
  // Whose counterpart in another universe somebody is, and whom he passes himself off as: he is no version of either.
  has opposite_of, impersonates: set of text printed
  has commands: set of text printed
  line affiliations
  line classification, skills
  line INTEGRITY / CUNNING / STRENGTH
  needs affiliations, INTEGRITY, CUNNING, STRENGTH
}
kind equipment of crew_card plural equipment {
  has users: set of affiliation printed
}
// Two people on one card. Of the first is said what is said of any personnel, and then the same of the second.
kind dual_personnel of personnel plural dual_personnel says "dual personnel" {
  // What the card calls them.
  has persons: set of text printed
  has second_classification: skill printed among OFFICER, ENGINEER, MEDICAL, SCIENCE, SECURITY, VIP, CIVILIAN, ANIMAL
  has second_skills: levels of skill printed
  has second_INTEGRITY, second_CUNNING, second_STRENGTH: number printed from 0 to 99
  has second_icons: set of icon printed
  // Whose the special downloads are, in their order.
  has downloaders: set of text printed
  line classification, skills
  line second_classification, second_skills
  line INTEGRITY / CUNNING / STRENGTH
  line second_INTEGRITY / second_CUNNING / second_STRENGTH
  needs persons, second_INTEGRITY, second_CUNNING, second_STRENGTH
}

// Ships and facilities: what has a crew and SHIELDS.
kind craft of card plural craft {
  has affiliations: set of affiliation printed
  has mode: affiliation says "{mode}"
  has SHIELDS: number printed from 0 to 99 says "SHIELDS {SHIELDS}"
  has commanders: set of text printed
  line affiliations
}
kind ship of craft {
  has ship_class: text printed
  // Whose ship it is besides, whoever flies it now.
  has origins: set of affiliation printed
  has RANGE, WEAPONS: number printed from 0 to 99 says "RANGE {RANGE}, WEAPONS {WEAPONS}"
  has staffing: levels of icon printed
  has systems: set of system printed
  has range_used: number = 0 resets every turn says "{range_used} RANGE used"
  line RANGE / WEAPONS / SHIELDS
  needs affiliations, RANGE, WEAPONS, SHIELDS
  needs rules for way because "ships report for duty: where else they may is said with `may report to ...`"
}
kind facility of craft plural facilities {
  line SHIELDS
}
kind outpost of facility
kind headquarters of facility plural headquarters
kind station of facility

kind mission of card {
  // What lies in the other universe has a name of its own, `Mirror Bajor`.
  has place_name: text printed
  // Whose homeworld it is; those who may attempt the mission are others, as a rule.
  has native_affiliation: affiliation printed
  has ground: set of ground_type printed says "{ground}"
  has span: number printed from 0 to 99 says "span {span}"
  has affiliations: set of affiliation printed says "for {affiliations}"
  has opposite_points: number printed
  has opposite_span: number printed from 0 to 99
  has opposite_affiliations: set of affiliation printed
  // Whoever sees it from behind reads that no text stands there.
  flag no_opposite_text
  has quadrant: quadrant printed = Alpha says "{quadrant} Quadrant"
  has regions: set of region printed
  has seeder: player says "of {seeder}"
  has solver: player says "solved by {solver}"
  line affiliations
  needs ground, span, points
  needs goal
  needs plays of way for play_limit, play_once, free_play, always_free because "nobody plays a mission, which is seeded: leave this out"
}
kind seed_card of card
kind dilemma of seed_card {
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
  flag discard_dilemma
  flag mission_continues
  // Its text says how its points are earned.
  flag scores_by_text
  needs scores_by_text for score from this with points
    because "its points are scored when it is overcome: say `scores_by_text`, or give it no `points`"
}
kind artifact of seed_card {
  needs rules for seeds of way because "an artifact is seeded under missions, and none says under which"
  flag used_as_equipment
  flag used_as_interrupt
  // Others are held in hand once they are earned, and played as events.
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
kind event of played_card {
  needs way
}
kind incident of played_card {
  needs way
}
kind objective of played_card {
  needs way
}
kind doorway of played_card {
  needs way
}
kind interrupt of played_card {
  needs way or sequel or opening
}
kind tactic of card plural tactic {
  needs rules for way because "a tactic is used in a battle"
  has ATTACK, DEFENSE: number printed = 0
  has hull_loss: number printed = 0
  has hit_flips: number printed = 2
  has direct_flips: number printed = 4
  flag left_as_damage
  needs plays of way for play_once, free_play, always_free because "nobody plays a tactic, which is used in a battle: leave this out"
}

// A room of a station that has several.
kind site of card {
  needs rules for standing text, report_permission, free_report, open_report, welcome
    because "no rule of these packs brings a site into play yet; `not encoded` marks what cannot be said"
}
// A place in another time.
kind time_location of card {
  needs rules for download to this, download_different to this, download_or_take to this, download_to_matching to this because
    "no rule of these packs lets anybody arrive in another time yet; `not encoded` marks what cannot be said"
  needs rules for here, present, host, location, present_with, welcome, nullifier, presence_nullifier
    because
    "no rule of these packs makes a place of a time location yet: say whose place is meant; `not encoded` marks what cannot be said"
  has ground: set of ground_type printed
  has quadrant: quadrant printed = Alpha
  has regions: set of region printed
}
// What multiplies in a side deck of its own, and what comes of it.
kind tribble of card {
  needs rules for standing text, report_permission, free_report, open_report, welcome
    because "no rule of these packs brings a tribble into play yet; `not encoded` marks what cannot be said"
}
kind trouble of card {
  needs rules for standing text, report_permission, free_report, open_report, welcome
    because "no rule of these packs brings trouble into play yet; `not encoded` marks what cannot be said"
}
