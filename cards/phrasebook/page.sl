// What players read of the facts of a card, in this order.

page {
  // They stand before the kind, or are text.
  hides uniqueness, ground, stacking
  // What rules count and look for, and nobody reads on a card in this form.
  hides dots, place_name, twin_quadrant
  line "{affiliations}"
  line "{classification}, {skills}" or "{skills}"
  line "INTEGRITY {INTEGRITY}; CUNNING {CUNNING}; STRENGTH {STRENGTH}"
  line "RANGE {RANGE}; WEAPONS {WEAPONS}; SHIELDS {SHIELDS}" or "SHIELDS {SHIELDS}"
  line "ATTACK {ATTACK}; DEFENSE {DEFENSE}"
  line "Hull: -{hull_loss}%"
  line "{ship_class}"
  line "Staffing: {staffing}"
  line "{systems}"
  line "Span: {span}; points: {points}" or "Points: {points}"
  line "{quadrant} Quadrant"
  line "Region: {regions}"
  line "Opponent's side: {opposite_affiliations}"
  line "Opponent's side span: {opposite_span}; points: {opposite_points}" or "Opponent's side points: {opposite_points}"
  line "Countdown: {countdown}"
  line "Icons: {icons}"
  line "Nemesis icons: {nemesis_icons}"
  line "Property logo: {property}"
  line "Species: {species}"
  line "Characteristics: {traits}"
  line "{users} use only."
  line "Persona: {names}"
  line "Matching ship: {commands}"
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
