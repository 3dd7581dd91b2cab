// The forms in which cards say what they do. Several ways to write one thing share a record that rules ask for.

// How a card enters play.
clause plays on (host: selection) as way not in play with plays = yes says "Plays on {host}."
clause plays on table as way with plays = yes, table = yes says "Plays on table."
clause seeds on table as way with seeds = yes, table = yes says "Seeds on table."
clause seeds or plays on table as way with seeds = yes, plays = yes, table = yes says "Seeds or plays on table."
clause seeds or plays on (host: selection) as way not in play with seeds = yes, plays = yes says "Seeds or plays on {host}."
clause plays to (what: effects) as way with plays = yes says "Plays to {what}."
clause plays if (when: condition): (what: effects) as way with plays = yes says "Plays if {when}: {what}."
clause plays for free if (when: condition): (what: effects) as way with plays = yes, free = yes says "Plays (for free) if {when}: {what}."
clause seeds one on table as way with seeds = yes, table = yes, single = yes says "Seed one on table."
clause plays just after (event: happening): (what: effects) as sequel of interrupt says "Plays just after {event}: {what}."
clause for free if (when: condition) as free_play not in play says "(For free if {when}.)"
clause for free as always_free says "(For free.)"
clause plays once per game as play_once says "Plays once per game."
clause plays once each turn as play_once with each_turn = yes, own_turn = yes says "Plays once each turn."
clause plays once every turn as play_once with each_turn = yes says "Plays once every turn."
clause plays once per battle as play_once with each_battle = yes says "Plays once per battle."
clause for free on (base: selection) as free_host not in play says "(For free on {base}.)"
clause for free with (whom: selection) as free_company of crew_card says "(For free if {whom} present.)"
clause plays only if (when: condition) as play_limit not in play says "Plays only if {when}."
clause when played (what: effects) as on_play of played_card or artifact or crew_card
  or craft with played = yes says "When played, {what}."
clause when seeded (what: effects) as on_play of played_card or mission or facility with seeded = yes says "When seeded, {what}."
clause when seeded or played (what: effects) as on_play of played_card
  or facility with seeded = yes, played = yes says "When seeded or played, {what}."

// What acts upon one player, and by this upon all.
clause makes all players share (names: list of title) as widening of played_card says "All {names} cards affect all players."

// What may not touch it.
clause immune to (names: list of title) as immunity says "(Immune to {names}.)"
clause immune to (names: list of title): (who: selection) as immunity says "{who} immune to {names}."
clause immune to (names: list of title) while (when: condition): (who: selection) as immunity says "While {when}, {who} immune to {names}."

// Facilities.
clause seed one as seeding_limit of facility says "Seed one."
clause seeds at (site: selection) as facility_place of facility not in play with seeded = yes says "Seeds at {site}."
clause plays at (site: selection) as facility_place of facility not in play with played = yes says "Plays at {site}."
clause seeds or plays at (site: selection) as facility_place of facility not in play with seeded = yes,
  played = yes says "Seeds or plays at {site}."
clause seeds or is built at (site: selection) as facility_place of facility not in play with seeded =
  yes says "Seeds or is built at {site}."
clause does not repair ships as dock_without_tools of facility says "Does not repair ships."
clause build where (who: selection of personnel) as building of facility says "Build where you have {who}."

// Downloads by icon.
clause special download (what: title of crew_card or craft or played_card or artifact or tactic) as special_download says "[DL] {what}."
clause special download (what: title of crew_card or craft or played_card or artifact
  or tactic) if (when: condition) as special_download says "[DL] {what} (if {when})."
clause special download one (which: selection of crew_card or craft or played_card or tactic) as special_download says "[DL] {which}."

// Missions.
clause requires (need: requirement) as goal of mission says "{need}"
clause opponent's side requires (need: requirement) as goal of mission with opposite = yes says "Opponent's side: {need}"
clause any crew may attempt as open_attempt of mission says "Any crew may attempt mission."
clause any crew may attempt except (sides: list of affiliation_icon) as open_attempt of
  mission says "Any non-{sides} crew may attempt mission."
clause solve only if (need: condition) as solve_limit says "Mission may be solved only if {need}."
clause attempt only if (need: requirement) as attempt_limit of mission or seed_card
  or played_card says "Mission may be attempted only if {need}."
clause allows to attempt (who: selection of crew_card) as attempt_permission of mission or seed_card
  or played_card says "{who} may attempt it."
clause also attempted with (need: requirement): (who: selection of personnel) as other_goal of seed_card
  or played_card says "Your crews and Away Teams with {who} may attempt mission using these requirements: {need}."
// Scouting is not among these rules yet, so nobody scouts.
clause cannot be attempted or scouted as attempt_bar of seed_card or played_card says "Mission cannot be attempted or scouted."
clause cannot be attempted as attempt_bar of mission or seed_card or played_card says "It cannot be attempted."
clause allows seeding (names: list of title) as seed_permission of mission says "{names} may seed here."
clause report here: (who: selection of crew_card or ship) as mission_report of mission says "{who} may report here."
clause report here with up to (company: number) personnel:
  (who: selection of crew_card or ship) as mission_report of mission says "{who} may report here with up to {company} personnel."
clause may report with (whom: selection) as company_permission of crew_card says "May report wherever you have {whom} present."
clause opponent may report with staffing here:
  (who: selection of ship) as opponent_report of mission says "Opponent's side: your {who} may report with staffing here."
clause may report aboard (dest: selection of craft or mission) as own_permission of personnel not in play says "May report aboard {dest}."
clause may report on (dest: selection of craft or mission) as own_permission of personnel not in play says "May report on {dest}."
clause may report aboard (dest: selection of craft or mission) as own_permission of equipment not in play says "May report aboard {dest}."
// Nobody launches ships from ships in these rules, so none comes aboard one.
clause may report to (dest: selection of mission or facility) as berth_permission of ship not in play says "May report to {dest}."
clause report aboard (dest: selection of craft or mission):
  (who: selection of personnel or equipment) as report_permission says "{who} may report aboard {dest}."
clause report where present: (who: selection of crew_card or ship) as welcome says "{who} may report where present."
clause report where present for free: (who: selection of crew_card
  or ship) as welcome with free = yes says "{who} may report where present (for free)."
clause one plays for free here once each turn:
  (who: selection) as favour of facility says "Once each turn, one {who} may play for free here."
clause free report once each turn to (dest: selection of craft or mission):
  (who: selection of crew_card or ship) as free_report says "Once each turn, {who} may report (for free) aboard {dest}."

// Dilemmas. The steps of a dilemma are taken in printed order.
clause triggered if (what: condition) as trigger of dilemma first says "If {what}:"
clause unless (need: requirement): (what: effects) as step of dilemma says "Unless {need} present, {what}."
clause unless (need: requirement) or you (cost: effects):
  (what: effects) as step of dilemma says "{what} unless {need} present or you {cost}."
clause unless you (cost: effects): (what: effects) as step of dilemma says "{what} unless you {cost}."
clause to get past (need: requirement) as step of dilemma says "To get past requires {need}."
clause to get past (need: requirement) or you (cost: effects) as step of dilemma says "To get past requires {need}, or you {cost}."
clause to get past you must (cost: effects) as step of dilemma with forced = yes says "To get past, you must {cost}."
clause afterwards to get past (need: requirement) as step of dilemma with late = yes says "To get past requires {need} remaining."
clause facing it: (what: effects) as step of dilemma says "{what}."
clause on overcoming: (what: effects) as overcoming of dilemma says "When overcome, {what}."
clause (what: effects) as step of dilemma says "{what}."
clause nullify with (need: requirement) as nullifier says "Nullify with {need}."
clause nullify here with (need: requirement) as nullifier with anywhere = yes says "Nullify with {need} in one crew or Away Team here."
clause cure here with (need: requirement) as remedy of dilemma with anywhere = yes says "Cure with {need} in one crew or Away Team here."
clause cure on your next turn with new arriving (need: requirement) as remedy of
  dilemma with fresh = yes says "Cure on your next turn with new {need} arriving."
clause cure with (need: requirement) as remedy of dilemma says "Cure with {need}."
clause when countdown ends (what: effects) as countdown_end says "When countdown expires, {what}."

// Who may be together.
clause binds (partners: list of affiliation) as alliance says "Your {partners} recognize this treaty, and may mix."
clause all may mix aboard as open_house of craft says "Each player's non-Borg cards may report and mix aboard."
clause does not work with (peoples: list of affiliation) as aversion of personnel says "Does not work with {peoples} personnel."
clause does not work with affiliation (sides: list of affiliation_icon) as aversion of
  personnel says "Does not work with {sides} affiliation."
clause does not work with whoever has (failing: skill) as aversion of personnel says "Does not work with personnel who have {failing}."
