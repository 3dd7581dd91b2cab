// Two people on one card. Of the first is said what is said of any personnel, and then the same of the second. The card lies where
// both are, so what happens to one happens to the other, and in a random selection they are one.
kind dual_personnel of personnel plural dual_personnel says "dual personnel" {
  // What the card calls them.
  has persons: set of text printed
  has second_classification: skill printed among OFFICER, ENGINEER, MEDICAL, SCIENCE, SECURITY, VIP, CIVILIAN, ANIMAL
  has second_skills: levels of skill printed
  has second_INTEGRITY, second_CUNNING, second_STRENGTH: number printed
  has second_icons: set of icon printed
  // Whose the special downloads are, in their order.
  has downloaders: set of text printed
  line classification, skills
  line second_classification, second_skills
  line INTEGRITY / CUNNING / STRENGTH
  line second_INTEGRITY / second_CUNNING / second_STRENGTH
  needs persons, second_INTEGRITY, second_CUNNING, second_STRENGTH
}

rule dual_personnel cites r24 "6.3.4" {
  // A crew has what both have together. The classification of the second counts as a skill of its name, too.
  every dual_personnel: INTEGRITY + second_INTEGRITY, CUNNING + second_CUNNING, STRENGTH + second_STRENGTH
  adjective paired (p: personnel) means p is dual_personnel
  every paired personnel: gains brought_by_second(it), gains class_of_second(it)
  noun brought_by_second (d: personnel) gives levels of skill means second_skills of d
  noun class_of_second (d: personnel) gives skill means second_classification of d
}
