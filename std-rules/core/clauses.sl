// The forms in which cards say what they do. Several ways to write one thing share a record that rules ask for.

// How a card enters play.
/// The card is played on such a host, and stays there.
clause plays on (host: selection) as way not in play with plays = yes says "Plays on {host}."
/// The card is played and stays on the table.
clause plays on table as way with plays = yes, table = yes says "Plays on table."
/// The card is seeded during the facility phase and stays on the table.
clause seeds on table as way with seeds = yes, table = yes says "Seeds on table."
/// The card is seeded during the facility phase, or played, and stays on the table.
clause seeds or plays on table as way with seeds = yes, plays = yes, table = yes says "Seeds or plays on table."
/// The card is seeded on such a host, or played on it.
clause seeds or plays on (host: selection) as way not in play with seeds = yes, plays = yes says "Seeds or plays on {host}."
/// The card is played for an effect, and is discarded then.
clause plays to (what: effects) as way with plays = yes says "Plays to {what}."
/// The card is played for an effect, but only while the condition holds.
clause plays if (when: condition): (what: effects) as way with plays = yes says "Plays if {when}: {what}."
/// The card is played for an effect while the condition holds, and uses up no normal card play.
clause plays for free if (when: condition): (what: effects) as way with plays = yes, free = yes says "Plays (for free) if {when}: {what}."
/// Each player may seed one copy of the card on the table.
clause seeds one on table as way with seeds = yes, table = yes, single = yes says "Seed one on table."
/// The interrupt is played in answer to what has just happened.
clause plays just after (event: happening): (what: effects) as sequel of interrupt says "Plays just after {event}: {what}."
/// While the condition holds, the card does not use up your normal card play.
clause for free if (when: condition) as free_play not in play says "(For free if {when}.)"
/// The card never uses up your normal card play.
clause for free as always_free says "(For free.)"
/// Only one copy of the card may be played by each player in a game.
clause plays once per game as play_once says "Plays once per game."
/// You may play one copy of the card in each of your turns.
clause plays once each turn as play_once with each_turn = yes, own_turn = yes says "Plays once each turn."
/// You may play one copy of the card in every turn, yours and your opponent's.
clause plays once every turn as play_once with each_turn = yes says "Plays once every turn."
/// You may play one copy of the card in each battle.
clause plays once per battle as play_once with each_battle = yes says "Plays once per battle."
/// The card does not use up your normal card play when it is played on such a host.
clause for free on (base: selection) as free_host not in play says "(For free on {base}.)"
/// The personnel or equipment reports for free where such cards are present.
clause for free with (whom: selection) as free_company of crew_card says "(For free if {whom} present.)"
/// The card may be played only while the condition holds.
clause plays only if (when: condition) as play_limit not in play says "Plays only if {when}."
/// What happens once when the card is played.
clause when played (what: effects) as on_play of played_card or artifact or crew_card
  or craft with played = yes says "When played, {what}."
/// What happens once when the card is seeded.
clause when seeded (what: effects) as on_play of played_card or mission or facility with seeded = yes says "When seeded, {what}."
/// What happens once when the card is seeded, and also when it is played.
clause when seeded or played (what: effects) as on_play of played_card
  or facility with seeded = yes, played = yes says "When seeded or played, {what}."

// What acts upon one player, and by this upon all.
/// While it is in play, these cards affect all players and not only the one they name.
clause makes all players share (names: list of title) as widening of played_card says "All {names} cards affect all players."

// What may not touch it.
/// The cards with these titles do not affect this card.
clause immune to (names: list of title) as immunity says "(Immune to {names}.)"
/// The cards with these titles do not affect such cards.
clause immune to (names: list of title): (who: selection) as immunity says "{who} immune to {names}."
/// While the condition holds, the cards with these titles do not affect such cards.
clause immune to (names: list of title) while (when: condition): (who: selection) as immunity says "While {when}, {who} immune to {names}."

// Facilities.
/// Each player may seed one such facility.
clause seed one as seeding_limit of facility says "Seed one."
/// The missions at which the facility may be seeded.
clause seeds at (site: selection) as facility_place of facility not in play with seeded = yes says "Seeds at {site}."
/// The missions at which the facility may be played during the game.
clause plays at (site: selection) as facility_place of facility not in play with played = yes says "Plays at {site}."
/// The missions at which the facility may be seeded or played.
clause seeds or plays at (site: selection) as facility_place of facility not in play with seeded = yes,
  played = yes says "Seeds or plays at {site}."
/// The missions at which the facility may be seeded or built.
clause seeds or is built at (site: selection) as facility_place of facility not in play with seeded =
  yes says "Seeds or is built at {site}."
/// Ships that are docked at the facility are not repaired.
clause does not repair ships as dock_without_tools of facility says "Does not repair ships."
/// The facility may be played where you have such a personnel.
clause build where (who: selection of personnel) as building of facility says "Build where you have {who}."

// Downloads by icon.
/// A special download: once per game the card may suspend play to fetch the card with this title.
clause special download (what: title of crew_card or craft or played_card or artifact or tactic) as special_download says "[DL] {what}."
/// A special download that can be used only while the condition holds.
clause special download (what: title of crew_card or craft or played_card or artifact
  or tactic) if (when: condition) as special_download says "[DL] {what} (if {when})."
/// A special download of one card that fits the description.
clause special download one (which: selection of crew_card or craft or played_card or tactic) as special_download says "[DL] {which}."

// Missions.
/// What a crew or Away Team needs to solve the mission.
clause requires (need: requirement) as goal of mission says "{need}"
/// What is needed to solve the mission by the player who did not seed it.
clause opponent's side requires (need: requirement) as goal of mission with opposite = yes says "Opponent's side: {need}"
/// Personnel of any affiliation may attempt the mission.
clause any crew may attempt as open_attempt of mission says "Any crew may attempt mission."
/// Personnel of any affiliation but these may attempt the mission.
clause any crew may attempt except (sides: list of affiliation_icon) as open_attempt of
  mission says "Any non-{sides} crew may attempt mission."
/// While the card is at a mission, it can be solved only if the condition holds.
clause solve only if (need: condition) as solve_limit says "Mission may be solved only if {need}."
/// While the card is at a mission, only a crew or Away Team that meets the requirement may attempt it.
clause attempt only if (need: requirement) as attempt_limit of mission or seed_card
  or played_card says "Mission may be attempted only if {need}."
/// Such personnel may attempt the mission though their affiliation does not match it.
clause allows to attempt (who: selection of crew_card) as attempt_permission of mission or seed_card
  or played_card says "{who} may attempt it."
/// Your crews and Away Teams with such a personnel may solve the mission with these other requirements.
clause also attempted with (need: requirement): (who: selection of personnel) as other_goal of seed_card
  or played_card says "Your crews and Away Teams with {who} may attempt mission using these requirements: {need}."
/// Nobody may attempt or scout the mission while the card is on it.
clause cannot be attempted or scouted as attempt_bar of seed_card or played_card says "Mission cannot be attempted or scouted."
/// Nobody may attempt the mission while the card is on it.
clause cannot be attempted as attempt_bar of mission or seed_card or played_card says "It cannot be attempted."
/// Cards with these titles may be seeded under the mission.
clause allows seeding (names: list of title) as seed_permission of mission says "{names} may seed here."
/// Such cards may report for duty at the mission.
clause report here: (who: selection of crew_card or ship) as mission_report of mission says "{who} may report here."
/// Such cards may report for duty at the mission, a ship with up to so many personnel aboard.
clause report here with up to (company: number) personnel:
  (who: selection of crew_card or ship) as mission_report of mission says "{who} may report here with up to {company} personnel."
/// The card may report for duty wherever you have such cards.
clause may report with (whom: selection) as company_permission of crew_card says "May report wherever you have {whom} present."
/// The player who did not seed the mission may report such a ship there together with its staff.
clause opponent may report with staffing here:
  (who: selection of ship) as opponent_report of mission says "Opponent's side: your {who} may report with staffing here."
/// The personnel may report for duty aboard such ships or facilities.
clause may report aboard (dest: selection of craft or mission) as own_permission of personnel not in play says "May report aboard {dest}."
/// The personnel may report for duty on such a planet.
clause may report on (dest: selection of craft or mission) as own_permission of personnel not in play says "May report on {dest}."
/// The equipment may report for duty aboard such ships or facilities.
clause may report aboard (dest: selection of craft or mission) as own_permission of equipment not in play says "May report aboard {dest}."
// Nobody launches ships from ships in these rules, so none comes aboard one.
/// The ship may report for duty at such missions or facilities.
clause may report to (dest: selection of mission or facility) as berth_permission of ship not in play says "May report to {dest}."
/// While the card is in play, such cards may report for duty aboard such ships or facilities.
clause report aboard (dest: selection of craft or mission):
  (who: selection of personnel or equipment) as report_permission says "{who} may report aboard {dest}."
/// Such cards may report for duty where this card is.
clause report where present: (who: selection of crew_card or ship) as welcome says "{who} may report where present."
/// Such cards may report for duty where this card is and use up no normal card play.
clause report where present for free: (who: selection of crew_card
  or ship) as welcome with free = yes says "{who} may report where present (for free)."
/// In each of your turns one such card may report to the facility without using up your normal card play.
clause one plays for free here once each turn:
  (who: selection) as favour of facility says "Once each turn, one {who} may play for free here."
/// In each of your turns one such card may report to such a place without using up your normal card play.
clause free report once each turn to (dest: selection of craft or mission):
  (who: selection of crew_card or ship) as free_report says "Once each turn, {who} may report (for free) aboard {dest}."

// Who belongs to another time.
/// The cards with these titles are native to the time of the place.
clause native to this timeline (names: list of title) as native_list of time_location says "Natives of the timeline: {names}."

// Dilemmas. The steps of a dilemma are taken in printed order.
/// The dilemma has an effect only if the condition holds; otherwise it is discarded.
clause triggered if (what: condition) as trigger of dilemma first says "If {what}:"
/// A step of the dilemma: if those who face it do not meet the requirement, the effects happen and the attempt fails.
clause unless (need: requirement): (what: effects) as step of dilemma says "Unless {need} present, {what}."
/// A step of the dilemma: the effects happen and the attempt fails unless the requirement is met or the player pays the
/// cost.
clause unless (need: requirement) or you (cost: effects):
  (what: effects) as step of dilemma says "{what} unless {need} present or you {cost}."
/// A step of the dilemma: the effects happen and the attempt fails unless the player pays the cost.
clause unless you (cost: effects): (what: effects) as step of dilemma says "{what} unless you {cost}."
/// A step of the dilemma: unless the requirement is met the attempt fails, all are stopped, and the dilemma stays to be
/// met again.
clause to get past (need: requirement) as step of dilemma says "To get past requires {need}."
/// A step of the dilemma: unless the requirement is met or the player pays the cost, the attempt fails and all are
/// stopped.
clause to get past (need: requirement) or you (cost: effects) as step of dilemma says "To get past requires {need}, or you {cost}."
/// A step of the dilemma: the player has to pay the cost; if he cannot, the attempt fails and all are stopped.
clause to get past you must (cost: effects) as step of dilemma with forced = yes says "To get past, you must {cost}."
/// A step of the dilemma: when its other effects have happened, those who remain have to meet the requirement, or the
/// attempt fails.
clause afterwards to get past (need: requirement) as step of dilemma with late = yes says "To get past requires {need} remaining."
/// A step of the dilemma: these effects happen to those who face it.
clause facing it: (what: effects) as step of dilemma says "{what}."
/// What happens when the dilemma has been overcome.
clause on overcoming: (what: effects) as overcoming of dilemma says "When overcome, {what}."
/// A step of a dilemma without any other words: these effects happen to those who face it.
clause (what: effects) as step of dilemma says "{what}."
/// The card is nullified as soon as a crew or Away Team with it meets the requirement.
clause nullify with (need: requirement) as nullifier says "Nullify with {need}."
/// The card is nullified as soon as any crew or Away Team at its location meets the requirement.
clause nullify here with (need: requirement) as nullifier with anywhere = yes says "Nullify with {need} in one crew or Away Team here."
/// The dilemma is cured as soon as any crew or Away Team at its location meets the requirement.
clause cure here with (need: requirement) as remedy of dilemma with anywhere = yes says "Cure with {need} in one crew or Away Team here."
/// The dilemma is cured on your next turn by personnel who arrive there and meet the requirement.
clause cure on your next turn with new arriving (need: requirement) as remedy of
  dilemma with fresh = yes says "Cure on your next turn with new {need} arriving."
/// The dilemma is cured as soon as a crew or Away Team with it meets the requirement.
clause cure with (need: requirement) as remedy of dilemma says "Cure with {need}."
/// What happens when the countdown of the card has reached nothing.
clause when countdown ends (what: effects) as countdown_end says "When countdown expires, {what}."

// Who may be together.
/// Your cards of these affiliations are compatible while this treaty is in play.
clause binds (partners: list of affiliation) as alliance says "Your {partners} recognize this treaty, and may mix."
/// Personnel of all affiliations but Borg may report and be together aboard.
clause all may mix aboard as open_house of craft says "Each player's non-Borg cards may report and mix aboard."
/// The personnel is not compatible with personnel of these affiliations or species.
clause does not work with (peoples: list of affiliation) as aversion of personnel says "Does not work with {peoples} personnel."
/// The personnel is not compatible with personnel of these affiliations.
clause does not work with affiliation (sides: list of affiliation_icon) as aversion of
  personnel says "Does not work with {sides} affiliation."
/// The personnel is not compatible with personnel who have this skill.
clause does not work with whoever has (failing: skill) as aversion of personnel says "Does not work with personnel who have {failing}."
