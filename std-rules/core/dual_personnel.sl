// Two people on one card. The card lies where both are, so what happens to one happens to the other, and in a random selection they
// are one.

rule dual_personnel cites r24 "6.3.4" {
  // A crew has what both have together. The classification of the second counts as a skill of its name, too.
  every dual_personnel: INTEGRITY + second_INTEGRITY, CUNNING + second_CUNNING, STRENGTH + second_STRENGTH
  adjective paired (p: personnel) means p is dual_personnel
  every paired personnel: gains brought_by_second(it), gains class_of_second(it)
  noun brought_by_second (d: personnel) gives levels of skill means second_skills of d
  noun class_of_second (d: personnel) gives skill means second_classification of d
}
