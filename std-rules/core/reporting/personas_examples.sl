// Versions exchanged and sides changed, as the rulebook shows them.

scenario "Another version takes his place, with what lies on him" under r24, r18
  cites r24 "6.5.3-exchange", "6.5.3-transfer", "6.5.3-not-play", "g-exchanging-cards-transfer", "g-exchanging-cards-not-report",
  "g-in-play-way-exchanged" cites r18 "replace-start", "replace-transfer", "replace-not-report" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Miles O'Brien"
  given "Frame of Mind" of two on "Miles O'Brien"
  given hand of one: "Ensign O'Brien"
  given plays_left of one = 1
  when one replaces "Miles O'Brien" by "Ensign O'Brien"
  then "Ensign O'Brien" in surface of "Botanical Research", "Miles O'Brien" in hand of one
  then host of "Frame of Mind" = "Ensign O'Brien", STRENGTH of "Ensign O'Brien" = 3
  then plays_left of one = 1, "Ensign O'Brien" is not reported
}

scenario "His opposite takes nobody's place" under r24, r18 cites r24 "6.5.3-no-add-remove", "6.3.5-not-versions"
  cites r18 "mirror-impersonator-not-version" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Miles O'Brien"
  given hand of one: "Smiley"
  when one replaces "Miles O'Brien" by "Smiley"
  then refused
}

scenario "What your opponent commands you do not replace" under r24, r18 cites r24 "6.5.3-own-and-control" cites r18 "replace-own-control" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Miles O'Brien"
  given control "Miles O'Brien" by two
  given hand of one: "Ensign O'Brien"
  when one replaces "Miles O'Brien" by "Ensign O'Brien"
  then refused
}

scenario "A hologram in the Non-Aligned's service does not become one of the Federation among Klingons" under r24, r18
  cites r24 "6.5.3-exchange", "10.2.10-no-voluntary" cites r18 "beam-no-house-arrest", "house-situation", "replace-start" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm", "Falcon"
  given hand of one: "Ensign O'Brien"
  when one replaces "Falcon" by "Ensign O'Brien"
  then refused
}

scenario "Lursa alone does not become both sisters" under r24 cites r24 "6.5.3-no-add-remove" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Lursa" version "The Sky's the Limit"
  given hand of one: "Sisters of Duras"
  when one replaces "Lursa" by "Sisters of Duras"
  then refused because r24 "6.5.3"
}

scenario "With B'Etor she does, and both go" under r24, r18 cites r24 "6.5.3-no-add-remove", "6.5.3-simultaneous", "6.5.3-transfer"
  cites r18 "replace-transfer" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Impose Order"
  given away team of one on "Cloaked Mission": "Lursa" version "The Sky's the Limit"
  given away team of one on "Impose Order": "B'Etor" version "The Sky's the Limit"
  given "Frame of Mind" of two on "B'Etor"
  given stop "B'Etor"
  given hand of one: "Sisters of Duras"
  when one replaces "Lursa" by "Sisters of Duras"
  then "Sisters of Duras" in surface of "Cloaked Mission"
  then "Lursa" in hand of one, "B'Etor" in hand of one
  then host of "Frame of Mind" = "Sisters of Duras", "Sisters of Duras" is stopped
}

scenario "Not if one of them is your opponent's now" under r24, r18 cites r24 "6.5.3-own-and-control" cites r18 "replace-own-control" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Lursa" version "The Sky's the Limit", "B'Etor" version "The Sky's the Limit"
  given control "B'Etor" by two
  given hand of one: "Sisters of Duras"
  when one replaces "Lursa" by "Sisters of Duras"
  then refused because r24 "6.5.3"
}

scenario "Both sisters become one of them only if the other one comes, too" under r24 cites r24 "6.5.3-no-add-remove" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Sisters of Duras"
  given hand of one: "Lursa" version "The Sky's the Limit"
  given "Sisters of Duras" is disabled
  when one replaces "Sisters of Duras" by "Lursa"
  then refused because r24 "6.5.3"
  given hand of one: "B'Etor" version "The Sky's the Limit"
  when one replaces "Sisters of Duras" by "Lursa"
  then "Lursa" in surface of "Cloaked Mission", "B'Etor" in surface of "Cloaked Mission", "Sisters of Duras" in hand of one
  then "Lursa" is disabled, "B'Etor" is disabled
}

scenario "Two pairs with one persona in common change with the one that each has alone" under r24 cites r24 "6.5.3-no-add-remove" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Data and Geordi"
  given hand of one: "Data and Picard"
  when one replaces "Data and Geordi" by "Data and Picard"
  then refused because r24 "6.5.3"
}

scenario "Who has just come is not exchanged again" under r24, r18 cites r24 "6.5.3-simultaneous" cites r18 "replace-once-turn" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Miles O'Brien"
  given hand of one: "Ensign O'Brien"
  when one replaces "Miles O'Brien" by "Ensign O'Brien"
  when one replaces "Ensign O'Brien" by "Miles O'Brien"
  then refused because r24 "6.5.3"
}

// A change of sides.

scenario "Koral among the Federation does not turn Klingon, nor does the ship" under r24
  cites r24 "6.3.3-no-incompat-switch", "g-house-arrest-voluntary" {
  given mission of one: "Salvage Borg Ship"
  given ship of one at "Salvage Borg Ship": "H.M.S. Bounty"
  given crew of one on "H.M.S. Bounty": "Koral" version "The Next Generation", "Barron", "Davies"
  then mode of "H.M.S. Bounty" = Federation, mode of "Koral" = Non-Aligned
  when one turns "Koral" to Klingon
  then refused
  when one turns "H.M.S. Bounty" to Klingon
  then refused
}

scenario "Among Klingons he may, and as often as he likes" under r24, faq95 cites r24 "6.3.3-switch", "6.3.3-one-at-a-time"
  cites faq95 "3.6-dual-state" {
  given mission of one: "Salvage Borg Ship"
  given ship of one at "Salvage Borg Ship": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Koral" version "The Next Generation", "Kromm"
  when one turns "Koral" to Klingon
  then mode of "Koral" = Klingon, "Koral" is Klingon
  when one turns "Koral" to Non-Aligned
  when one turns "Koral" to Klingon
  then mode of "Koral" = Klingon
}

scenario "Major Rakal does not turn to the Federation aboard a Romulan ship, and does on a planet" under r24, r18
  cites r24 "g-house-arrest-voluntary", "6.3.3-no-incompat-switch" cites r18 "multi-change-planet" {
  given mission of one: "Salvage Borg Ship"
  given ship of one at "Salvage Borg Ship": "D'deridex"
  given crew of one on "D'deridex": "Major Rakal"
  when one turns "Major Rakal" to Federation
  then refused
  given put "Major Rakal" into surface of "Salvage Borg Ship"
  when one turns "Major Rakal" to Federation
  then mode of "Major Rakal" = Federation
}

scenario "Who takes his place has his illness and his injury" under r24, r18
  cites r24 "6.5.3-transfer" cites r18 "replace-transfer" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Miles O'Brien"
  given "Harvester Virus" of two on "Botanical Research"
  given afflict "Miles O'Brien" under "Harvester Virus"
  given hand of one: "Ensign O'Brien"
  given "Miles O'Brien" is disabled
  when one replaces "Miles O'Brien" by "Ensign O'Brien"
  then "Ensign O'Brien" is disabled, "Ensign O'Brien" suffers_from "Harvester Virus", not ("Miles O'Brien" suffers_from "Harvester Virus")
}

scenario "Whom his lore names as his opposite he is no version of" under r24, r18 cites r24 "6.3.5-bold-italic", "6.3.5-not-versions"
  cites r18 "mirror-impersonator-not-version" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Miles O'Brien", "Smiley"
  then "Miles O'Brien" named_in_lore_of "Smiley", not ("Smiley" is another_version_of "Miles O'Brien")
}

scenario "Men and ships are exchanged, and facilities are not" under r24, r18 cites r24 "6.5.3-no-facility"
  cites r18 "replace-no-facility" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Terok Nor"
  given away team of one on "Botanical Research": "Miles O'Brien"
  given hand of one: "Ensign O'Brien", "Terok Nor" version "Alternate Universe Twilight"
  then not ("Terok Nor" version "Alternate Universe Twilight" is another_version_of "Terok Nor")
  when one replaces "Terok Nor" by "Terok Nor" version "Alternate Universe Twilight"
  then refused
  when one replaces "Miles O'Brien" by "Ensign O'Brien"
  then "Ensign O'Brien" in surface of "Botanical Research"
}

scenario "What lies on somebody goes on with his other version, though it could not be played on that one" under r24
  cites r24 "g-exchanging-cards-no-recheck" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Miles O'Brien"
  given hand of one: "Ensign O'Brien"
  given plays_left of one = 1
  given "Space Boomer" of one on "Miles O'Brien"
  when one replaces "Miles O'Brien" by "Ensign O'Brien"
  given hand of one: another "Space Boomer"
  then host of "Space Boomer" = "Ensign O'Brien"
  when one plays another "Space Boomer" on "Ensign O'Brien"
  then refused
}
