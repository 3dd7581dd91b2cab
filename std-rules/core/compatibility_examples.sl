// Who may be together, as the rulebook shows it.

scenario "One affiliation, Non-Aligned, and nobody else" under r24, r18 cites r24 "gl-compat-def", "2.7-no-mix-default", "6.3-compatible"
  cites r18 "compatible-def", "affil-incompatible-default" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock", "Barron", "Vekor", "Konmel" version "The Next Generation", "Palteth"
  then "Spock" is compatible_with "Barron", "Spock" is compatible_with "Vekor", "Vekor" is compatible_with "Konmel"
  then not ("Konmel" is compatible_with "Palteth"), not ("Spock" is compatible_with "Palteth")
  given table of one: "Treaty: Romulan/Klingon"
  then "Konmel" is compatible_with "Palteth", not ("Spock" is compatible_with "Palteth")
}

scenario "Another player's treaty is no treaty of yours" under r24 cites r24 "gl-compat-def" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Konmel" version "The Next Generation", "Palteth"
  given table of two: "Treaty: Romulan/Klingon" of two
  then not ("Konmel" is compatible_with "Palteth")
}

scenario "Borg suit nobody but Borg" under r24 cites r24 "gl-borg-no-mix", "gl-compat-borg" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Thirteen of Nineteen", another "Thirteen of Nineteen", "Vekor"
  then "Thirteen of Nineteen" is compatible_with another "Thirteen of Nineteen", not ("Thirteen of Nineteen" is compatible_with "Vekor")
}

scenario "When the treaty falls, those who do not suit the ship are arrested" under r24, r18
  cites r24 "g-house-arrest-mix", "10.2.10-house-arrest-trigger", "10.2.10-house-arrest-who", "g-house-arrest-treaty-lost",
  "gl-compat-lost" cites r18 "crew-one-even-incompatible", "house-situation", "house-who" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. Bortas"
  given table of one: "Treaty: Romulan/Klingon"
  given crew of one on "I.K.S. Bortas": "Palteth", "Takket", "Tallus", "Konmel" version "The Next Generation", "Kromm"
  then "Palteth" is not arrested, "Konmel" is not arrested
  given discard "Treaty: Romulan/Klingon"
  then "Palteth" is arrested, "Takket" is arrested, "Tallus" is arrested, "Konmel" is not arrested, "Kromm" is not arrested
}

scenario "Where all suit the outpost, the smaller group is arrested" under r24, r18
  cites r24 "10.2.10-house-arrest-who", "g-house-arrest-treaty-lost" cites r18 "house-who" {
  given mission of one: "Seize Freighter"
  given outpost of one at "Seize Freighter": "Neutral Outpost"
  given table of one: "Treaty: Romulan/Klingon"
  given crew of one on "Neutral Outpost": "Palteth", "Takket", "Tallus", "Konmel" version "The Next Generation", "Kromm", "Vekor"
  given discard "Treaty: Romulan/Klingon"
  then "Palteth" is not arrested, "Konmel" is arrested, "Kromm" is arrested, "Vekor" is not arrested
}

scenario "The arrested staff nothing, and walk and beam where they like" under r24, r18
  cites r24 "10.2.10-house-arrest-effects", "g-house-arrest-cannot", "g-house-arrest-remain" cites r18 "house-effect" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Konmel" version "The Next Generation", "Palteth"
  then "Palteth" is arrested, "I.K.S. K'Vort" is staffed
  given kill "Konmel" version "The Next Generation"
  then "I.K.S. K'Vort" is not staffed
  when one beams "Palteth" from "I.K.S. K'Vort" to "Cloaked Mission"
  then "Palteth" in surface of "Cloaked Mission", "Palteth" is not arrested
  when one beams "Palteth" from "Cloaked Mission" to "I.K.S. K'Vort"
  then refused
}

scenario "On a planet nobody is arrested" under r24, r18 cites r24 "10.2.10-house-arrest-planet", "g-house-arrest-planet"
  cites r18 "house-who", "crew-one-even-incompatible" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Palteth", "Konmel" version "The Next Generation", "Kromm"
  then "Palteth" is not arrested, "Konmel" is not arrested
}

scenario "Your opponent's guests are not yours to arrest" under r24 cites r24 "g-house-arrest-own" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Konmel" version "The Next Generation"
  given crew of two on "I.K.S. K'Vort": "Palteth" of two
  then "Palteth" is not arrested
}

// What would lead to it is refused.

scenario "Romulans do not beam to a Klingon ship" under r24, r18 cites r24 "10.2.10-no-voluntary", "g-house-arrest-voluntary"
  cites r18 "beam-no-house-arrest", "house-situation" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given away team of one on "Cloaked Mission": "Palteth", "Vekor", "Kromm"
  when one beams "Palteth" from "Cloaked Mission" to "I.K.S. K'Vort"
  then refused
  when one beams "Palteth", "Kromm" from "Cloaked Mission" to "I.K.S. K'Vort"
  then refused
  when one beams "Vekor", "Kromm" from "Cloaked Mission" to "I.K.S. K'Vort"
  then "Vekor" in interior of "I.K.S. K'Vort"
  given table of one: "Treaty: Romulan/Klingon"
  when one beams "Palteth" from "Cloaked Mission" to "I.K.S. K'Vort"
  then "Palteth" in interior of "I.K.S. K'Vort"
}

scenario "A Klingon does not report to a Romulan outpost, nor to Romulans at a neutral one" under r24, r18
  cites r24 "10.2.10-no-voluntary", "g-house-arrest-voluntary" cites r18 "beam-no-house-arrest", "house-situation" {
  given mission of one: "Salvage Borg Ship"
  given mission of one: "Seize Freighter"
  given outpost of one at "Salvage Borg Ship": "Romulan Outpost"
  given outpost of one at "Seize Freighter": "Neutral Outpost"
  given crew of one on "Neutral Outpost": "Palteth"
  given hand of one: "Konmel" version "The Next Generation", "Takket"
  given plays_left of one = 1
  when one reports "Konmel" to "Romulan Outpost"
  then refused
  when one reports "Konmel" to "Neutral Outpost"
  then refused
  when one reports "Takket" to "Neutral Outpost"
  then "Takket" in interior of "Neutral Outpost"
}

scenario "Of those on a planet, Klingons or Romulans may come to a neutral outpost, and not both" under r24, r18, faq95
  cites r24 "10.2.10-no-voluntary" cites r18 "beam-no-house-arrest", "house-situation" cites faq95 "3.4-neutral-mix" {
  given mission of one: "Cloaked Mission"
  given outpost of one at "Cloaked Mission": "Neutral Outpost"
  given away team of one on "Cloaked Mission": "Palteth", "Konmel" version "The Next Generation", "Kromm"
  when one beams "Konmel", "Kromm" from "Cloaked Mission" to "Neutral Outpost"
  then "Konmel" in interior of "Neutral Outpost"
  when one beams "Palteth" from "Cloaked Mission" to "Neutral Outpost"
  then refused
}

scenario "Those who may not be together do not beam together" under r24, r18 cites r24 "10.2.10-no-voluntary"
  cites r18 "beam-no-house-arrest", "house-situation" {
  given mission of one: "Cloaked Mission"
  given outpost of one at "Cloaked Mission": "Neutral Outpost"
  given away team of one on "Cloaked Mission": "Palteth", "Konmel" version "The Next Generation"
  when one beams "Palteth", "Konmel" from "Cloaked Mission" to "Neutral Outpost"
  then refused
}

scenario "Between groups of one size their player chooses who stays free" under r24
  cites r24 "10.2.10-house-arrest-who", "12.5-ties", "12.5" {
  given mission of one: "Seize Freighter"
  given outpost of one at "Seize Freighter": "Neutral Outpost"
  given ship of one docked at "Neutral Outpost": "I.K.S. K'Vort"
  given table of one: "Treaty: Romulan/Klingon"
  given crew of one on "Neutral Outpost": "Palteth", "Takket", "Konmel" version "The Next Generation", "Kromm", "Vekor"
  given turn of one
  given discard "Treaty: Romulan/Klingon"
  one chooses "Konmel"
  then "Palteth" is arrested, "Takket" is arrested, "Konmel" is not arrested, "Kromm" is not arrested
  when one walks "Konmel" from "Neutral Outpost" to "I.K.S. K'Vort"
  then "Palteth" is arrested, "Kromm" is not arrested
  when one walks "Kromm" from "Neutral Outpost" to "I.K.S. K'Vort"
  then "Palteth" is not arrested, "Palteth" is not outvoted
}

scenario "Who is arrested is as if disabled, and no skill of his counts" under r24, r18
  cites r24 "10.2.10-house-arrest-effects", "g-house-arrest-cannot" cites r18 "house-effect" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given table of one: "Treaty: Romulan/Klingon"
  given crew of one on "Batris": "Palteth", "Konmel" version "The Next Generation", "Kromm"
  then skill_level(ENGINEER, "Palteth") > 0
  given discard "Treaty: Romulan/Klingon"
  then "Palteth" is arrested, skill_level(ENGINEER, "Palteth") = 0
}

scenario "Whom a card cannot work with it may not keep company, and no treaty helps where it is the species" under r24
  cites r24 "g-does-not-work-with-overcome" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lore", "Davies", "Miles O'Brien", "Jerax"
  given "Lore" is mixing
  given "Miles O'Brien" is mixing
  then "Lore" is compatible_with "Davies", not ("Miles O'Brien" is compatible_with "Jerax")
}

scenario "A treaty of his own side with the other overcomes what is a matter of affiliation" under r24
  cites r24 "g-does-not-work-with-overcome" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lore", "Davies"
  given table of one: "Treaty: Federation/Klingon"
  then not ("Lore" is compatible_with "Davies")
  given mode of "Lore" = Klingon
  then "Lore" is compatible_with "Davies"
}

scenario "Lore found aboard a Federation ship is arrested, and stays so however often it is asked" under r24, r18
  cites r24 "g-does-not-work-with-inadvertent", "g-house-arrest-acquired", "10.2.10-house-arrest-who" cites r18 "house-who" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Lore", "Vekor"
  then "Lore" is arrested, "Davies" is not arrested, "Vekor" is not arrested, skill_level(Leadership, "Lore") = 0
  given put "Davies" into surface of "Botanical Research"
  then "Lore" is arrested, not ("Lore" is compatible_with "Davies")
  when one beams "Lore" from "U.S.S. Oberth" to "Botanical Research"
  then "Lore" is not arrested, "Lore" in surface of "Botanical Research"
}

scenario "Lore among more Federation people than friends in a neutral place is the one who is arrested" under r24, r18
  cites r24 "g-does-not-work-with-inadvertent", "10.2.10-house-arrest-who" cites r18 "house-who" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Neutral Outpost"
  given crew of one on "Neutral Outpost": "Davies", "Martin"
  given away team of one on "Botanical Research": "Lore"
  given relocate "Lore" to interior of "Neutral Outpost"
  then "Lore" is arrested, "Davies" is not arrested
  given kill "Martin"
  then "Lore" is arrested
  given kill "Davies"
  then "Lore" is not arrested
}

scenario "On the ground whom he cannot work with is another team" under r24
  cites r24 "g-does-not-work-with-inadvertent", "g-house-arrest-planet" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Miles O'Brien", "Jerax"
  given table of one: "Treaty: Romulan/Cardassian"
  then not ("Jerax" is present_with "Miles O'Brien"), "Jerax" is not arrested, "Miles O'Brien" is not arrested
}

scenario "A Borg who is made Non-Aligned among Borg is under arrest" under r24 cites r24 "gl-borg-house-arrest" {
  given mission of one: "Seize Freighter"
  given outpost of one at "Seize Freighter": "Neutral Outpost"
  given mode of "Neutral Outpost" = Borg
  given crew of one on "Neutral Outpost": "Thirteen of Nineteen", "Eighteen of Nineteen"
  then "Thirteen of Nineteen" is not arrested
  given "Frame of Mind" of two on "Thirteen of Nineteen"
  then "Thirteen of Nineteen" is arrested, "Eighteen of Nineteen" is not arrested
  given discard "Frame of Mind"
  then "Thirteen of Nineteen" is not arrested
}

scenario "Under a treaty allies report to the other's outpost, and nobody else does" under r24, r18
  cites r24 "gl-compat-use", "6.3-compatible" cites r18 "compatible-def" {
  given mission of one: "Salvage Borg Ship"
  given outpost of one at "Salvage Borg Ship": "Cardassian Outpost"
  given table of one: "Treaty: Romulan/Cardassian"
  given hand of one: "Palteth", "Kromm", "Vekor"
  given plays_left of one = 2
  when one reports "Kromm" to "Cardassian Outpost"
  then refused
  when one reports "Palteth" to "Cardassian Outpost"
  then "Palteth" in interior of "Cardassian Outpost"
  when one reports "Vekor" to "Cardassian Outpost"
  then "Vekor" in interior of "Cardassian Outpost"
}

scenario "All but Borg suit a station that nobody has taken" under r24 cites r24 "g-empok-nor-compat" {
  given mission of one: "Botanical Research"
  given put "Empok Nor" of one into orbit of "Botanical Research"
  given mode of "Empok Nor" = Neutral
  given away team of one on "Botanical Research": "Kromm", "Davies", "Thirteen of Nineteen"
  then "Kromm" is compatible_with "Empok Nor", "Davies" is compatible_with "Empok Nor"
  then not ("Thirteen of Nineteen" is compatible_with "Empok Nor")
}
