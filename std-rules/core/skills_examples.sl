// Skills and attributes, as they meet requirements.

scenario "A skill counts where its owner is, and using it is no action" under r24 cites r24 "10.1-regular-use", "10.1-regular-skill" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "Batris"
  given crew of one on "Batris": "Captain Worf"
  given away team of one on "Cloaked Mission": "Kahless" version "The Next Generation", "Losta"
  when one attempts "Cloaked Mission"
  then one does not solve "Cloaked Mission"
  when one beams "Captain Worf" from "Batris" to "Cloaked Mission"
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission"
}

scenario "Attributes are asked of the whole team" under r24, r18 cites r24 "10.1-attributes-like-skills" cites r18 "attr-as-skill" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Nausicaans"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm", "Korris" version "The Next Generation",
    "Konmel" version "The Next Generation", "Q'elyn", "Losta"
  then (sum of STRENGTH of p over p: personnel in surface of "Cloaked Mission") = 48
  when one attempts "Cloaked Mission"
  then "Nausicaans" in out_of_play of two, one solves "Cloaked Mission"
}

scenario "A box beside the picture is a classification, a word among the skills is a skill" under r24, r18 cites r24 "gl-classification"
  cites r18 "skill-class-only" {
  given hand of one: "Dr. Christopher", "Spock"
  then classification of "Dr. Christopher" = SCIENCE, skill_level(SCIENCE, "Dr. Christopher") = 2
  then classification of "Spock" != SCIENCE, skill_level(SCIENCE, "Spock") = 1
}

scenario "Services add up as Intelligence, whichever they are" under r24 cites r24 "10.1-intelligence-multi" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Atul", another "Atul", "Kromm"
  then skill_level(Intelligence, "Atul") = 1, skill_level(Intelligence, "Kromm") = 0
  then (skill_in_team(Intelligence) with attempt_place = surface of "Cloaked Mission", attempter = one) = 2
}

scenario "Officers lead, and so does Leadership" under r24, r18 cites r24 "10.1-leader" cites r18 "loaded-lost" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kahless" version "The Next Generation", "Konmel" version "The Next Generation",
    "Captain Worf", "Kurak"
  then "Kahless" is leader, "Konmel" is leader, "Captain Worf" is leader, "Kurak" is not leader
}

scenario "A skill that changes a ship works at all times" under r24 cites r24 "10.1-special-modifier-always-on", "gl-automatic-modifiers" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "Batris"
  given crew of one on "Batris": "Koral" version "The Next Generation", "Thirteen of Nineteen"
  given "Thirteen of Nineteen" is mixing
  given turn of two
  then WEAPONS of "Batris" = 7
}

scenario "Only whoever lends something that is asked for helps" under r24 cites r24 "g-helps" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm"
  then ("Captain Worf" helps_with "Cloaked Mission" with attempt_place = surface of "Cloaked Mission", attempter = one)
  then not ("Kromm" helps_with "Cloaked Mission" with attempt_place = surface of "Cloaked Mission", attempter = one)
}

scenario "A classification and the skill of its name are twice the skill" under r24, r18 cites r24 "10.1" cites r18 "multi-skill",
  "skill-class-equiv" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Montgomery Scott"
  then skill_level(ENGINEER, "Montgomery Scott") = 2
}

scenario "Every dot is of a regular skill or of a special one" under r24 cites r24 "10.1-skill-dot", "10.1-special-skill", "icon-sd" {
  given hand of one: "Tog", "Berik"
  then skill_dots of "Berik" = size(printed skills of "Berik")
  then skill_dots of "Tog" = size(printed skills of "Tog") + 1
}
