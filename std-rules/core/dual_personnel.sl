// Two people on one card. The card lies where both are, so what happens to one happens to the other, and in a random selection they
// are one.

rule dual_personnel cites r24 "6.3.4" cites r18 "pb-dual" {
  // A crew has what both have together. The classification of the second counts as a skill of its name, too.
  /// A card with two personnel, where it is asked of both together.
  adjective paired (p: personnel) means p is dual_personnel and one_of_two is nothing
  every paired personnel: INTEGRITY + second_INTEGRITY, CUNNING + second_CUNNING, STRENGTH + second_STRENGTH
  every paired personnel: gains brought_by_second(it), gains class_of_second(it), gains icons_of_second(it)
  /// The skills that the second personnel of a card adds.
  noun brought_by_second (d: personnel) gives levels of skill means second_skills of d
  /// The classification of the second personnel of a card.
  noun class_of_second (d: personnel) gives skill means second_classification of d
  /// The icons of the second personnel of a card.
  noun icons_of_second (d: personnel) gives set of icon means second_icons of d
}

// Where people are counted each of the two is asked about by himself. The first is who is printed first.
rule counting_two cites r24 "6.3.4" cites r18 "dualpers-linked" {
  /// Which of two personnel on a card is asked about: 1 or 2, and nothing if both are.
  scope one_of_two: number
  law two_in_one (p: personnel) gives truth cites r24 "6.3.4", "6.3.4-count-two" cites r18 "dualpers-count-two",
    "dualpers-nonrandom-two" means p is dual_personnel
  /// The card has two personnel, and the question is about the first alone.
  relation (p: personnel) first_alone means p is dual_personnel and one_of_two = 1
  /// The card has two personnel, and the question is about the second alone.
  relation (p: personnel) second_alone means p is dual_personnel and one_of_two = 2
  every personnel where it is second_alone: INTEGRITY + (second_INTEGRITY of it - printed INTEGRITY of it),
    CUNNING + (second_CUNNING of it - printed CUNNING of it), STRENGTH + (second_STRENGTH of it - printed STRENGTH of it)
  every personnel where it is second_alone: classification becomes class_of_second(it), skills becomes brought_by_second(it),
    icons becomes icons_of_second(it)
  // The list says of a man and a woman together that they are both, and not who is which: so the first counts as the man.
  /// The card has a male and a female personnel.
  relation (p: personnel) couple means p is dual_personnel and male in printed traits of p and female in printed traits of p
  every personnel where it is couple and it is first_alone: loses female
  every personnel where it is couple and it is second_alone: loses male
  /// How many personnel are on a card.
  noun people_on (p: personnel) gives number means 2 if p is dual_personnel else 1
  /// How many of the personnel on a card fit a description.
  noun people_matching (c: card, q: selection) gives number cites r24 "6.3.4", "6.3.4-count-two" cites r18 "dualpers-count-two",
    "dualpers-nonrandom-two" means
    (1 if c matches q else 0) if c is not dual_personnel
    else (1 if (c matches q with one_of_two = 1) else 0) + (1 if (c matches q with one_of_two = 2) else 0)
}
