// What Borg do, as people say it.

aloud {
  "one opponent's equipment present where it is lying_unattended" as "one unattended equipment present"
  "select one of regular_skills for this" as "select any skill"
  "take_aim this at {x}" as "target {x}"
  "one planet mission in play where it is not homeworld and points of it >= {n} and it bears_no_goal_of_borg this" as
    "a non-homeworld planet mission showing at least {n} points and with no [BO] objective on it"
  "one space mission in play where it bears_no_goal_of_borg this" as "a space mission with no [BO] objective on it"
  "this is scouted_out and some your Borg personnel where location of it = aim of this" as
    "scouting is complete and you have Borg at that location"
  "this is scouted_out and some your Computer Skill Borg personnel aboard (aim of this as ship)" as
    "scouting is complete and your Borg have Computer Skill aboard that ship"
  "complete_goal this" as "place this on its target; you may download one objective"
  "one dilemma in faced where it known_to_the_scouts_of you and it is not Q_related" as
    "one dilemma (not Q-related) just encountered by your [Com] Borg and known to them from a previous turn"
  "if opponent plays_borg" as "if opponent is playing Borg"
  "opponent may beam_in {n}" as "opponent may download up to {n} Borg drones to where the dilemma is met"
  "personnel where it captive_of you" as "a personnel you've captured"
  "brainwash host" as
    "that captive reports to your outpost, is under your control and may mix with your personnel regardless of affiliation"
  "put_door_away(this)" as "discard this, place it atop your draw deck, or place it atop one of your Captain's Order events"
  "infect_team" as "they beam back and opponent immediately controls ship and crew until \"stopped\""
  "lose_team one opponent's personnel in play where host of it is planet mission and team_size(it) <= {n}" as
    "lose one opponent's Away Team of up to {n} personnel on a planet (place it under the mission until the mission is solved)"
  "tame one dilemma in play where it is roams_the_spaceline" as "nullify attack by one Borg Ship until end of turn"
  "weaken one dilemma in play where it is roams_the_spaceline" as "give one Borg Ship WEAPONS=16 until end of turn"
  "mission where it is between_spaces" as "a mission named Space, between it and the next one of that name"
  "place this on far_end_from(attempted_mission)" as "place this at the furthest spaceline end"
  "it bears_no_goal_of_borg this" as "no [BO] objective is on it"
  "doorway or interrupt where text_has(title of it, {t})" as "{t} doorway or interrupt"
  "select one of service_classifications for this" as "select a classification"
  "this: classification becomes selected_skill of this" as "this has the selected classification"
  "this: loses female, loses male, loses neuter, gains selected_gender of this" as "this has the selected gender"
  "Tractor Beam ship where skill_aboard(ENGINEER, it) > 0" as "ships with Tractor Beam and ENGINEER aboard"
  "at end of every turn, if turn_number > came_in_turn of this + 1" as "at end of next turn and of each later turn"
}
