// What players read of the facts of a card, in this order.

page {
  // They stand before the kind, or are text.
  hides uniqueness, ground, stacking
  // What rules count and look for, and nobody reads on a card in this form.
  hides dots, twin_quadrant
  line "{affiliations}"
  line "{classification}, {skills}" or "{skills}"
  line "INTEGRITY {INTEGRITY}; CUNNING {CUNNING}; STRENGTH {STRENGTH}"
  line "RANGE {RANGE}; WEAPONS {WEAPONS}; SHIELDS {SHIELDS}" or "SHIELDS {SHIELDS}"
  line "{ship_class}"
  line "{origins} ship"
  line "Staffing: {staffing}; {text}" or "Staffing: {text}"
  line "{systems}"
  line "Span: {span}; points: {points *}" or "Points: {points *}"
  line "{quadrant} Quadrant"
  line "Place: {place_name}"
  line "{regions}"
  line "Opponent's side: {opposite_affiliations}"
  line "Opponent's side: Span: {opposite_span}; points: {opposite_points}" or "Opponent's side: Points: {opposite_points}"
  line "Countdown: {countdown}"
  line "Icons: {icons}"
  line "Nemesis icons: {nemesis_icons}"
  line "Property logo: {property}"
  line "Species: {species}"
  line "Characteristics: {traits}"
  line "{users and} use only."
  line "Persona: {names}"
  line "Known as {known_as}"
  line "Persona: {opposite_of}"
  line "Persona: {impersonates}"
  line "Matching commander of: {commands}"
  line "Matching commander: {commanders}"
  line "Lore names: {mentions}"
}
// Two people on one card: what each has of his own, and what both have.
page of dual_personnel {
  line "{affiliations}"
  line "{classification} + {second_classification}"
  line "{persons 1}: {skills}"
  line "{persons 2}: {second_skills}"
  line "INTEGRITY {INTEGRITY}+{second_INTEGRITY}; CUNNING {CUNNING}+{second_CUNNING}; STRENGTH {STRENGTH}+{second_STRENGTH}"
  line "Icons: {icons} + {second_icons}" or "Icons: {icons}"
  line "Special download of {downloaders 1}; special download of {downloaders 2}"
}
// Whoever meets a card on a planet is an Away Team, and in space a crew.
page of dilemma {
  reads "crew or Away Team" as "Away Team" where ground planet
  reads "crew or Away Team" as "crew" where ground space
}
page of mission {
  reads "crew may attempt" as "Away Team may attempt" where ground planet
  reads "personnel in crew" as "personnel present" where ground planet
  reads "may report here." as "may report on planet." where ground planet
}
// What is printed of every tactic, though most say the same.
page of tactic {
  line "ATTACK {ATTACK}; DEFENSE {DEFENSE}"
  line "Hit = {left_as_damage [Down]}{hit_flips [Flip]}; direct hit = {left_as_damage [Down]}{direct_flips [Flip]}"
  line "Hull: -{hull_loss}%"
}
