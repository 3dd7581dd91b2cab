// The same cards under both.

scenario "A phased ship is reached by what chooses nobody, and nobody aboard is" under r18 cites r18 "phase-aboard", "phase-own-target" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Apnex"
  given crew of one on "Apnex": "Palteth"
  given phase "Apnex"
  given hand of one: "Metaphasic Shields"
  given plays_left of one = 1
  given hand of two: "Stellar Flare" of two
  then not ("Apnex" is immune_to "Stellar Flare"), "Palteth" is immune_to "Stellar Flare"
  when one plays "Metaphasic Shields" on "Apnex"
  then refused
}

scenario "Today neither ship nor crew is" under r24 cites r24 "7.6-phase-unaffected" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Apnex"
  given crew of one on "Apnex": "Palteth"
  given phase "Apnex"
  given hand of two: "Stellar Flare" of two
  then "Apnex" is immune_to "Stellar Flare", "Palteth" is immune_to "Stellar Flare"
}

scenario "A phased ship is worse off for what befalls its class" under r18 cites r18 "phase-def" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Apnex"
  given ship of one at "Amnesty Talks": "Apnex" of two
  given phase "Apnex"
  given "Virus" of two on "Apnex" of two
  then WEAPONS of "Apnex" = printed WEAPONS of "Apnex" - 2
}

scenario "Today it is not" under r24 cites r24 "7.6-phase-unaffected" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Apnex"
  given ship of one at "Amnesty Talks": "Apnex" of two
  given phase "Apnex"
  given "Virus" of two on "Apnex" of two
  then WEAPONS of "Apnex" = printed WEAPONS of "Apnex"
}

scenario "What is out of play comes back by nothing" under r18 cites r18 "oop-unretrievable" {
  given put "Archer" into out_of_play of one
  given return_to_hand "Archer"
  then "Archer" in out_of_play of one
}

scenario "Today it comes back where a card says so" under r24 cites r24 "6.4-oop-pile" {
  given put "Archer" into out_of_play of one
  given return_to_hand "Archer"
  then "Archer" in hand of one
}

scenario "Copies have one title and one text" under r24, r18 cites r24 "12.7-copy" cites r18 "copy-def", "different-def" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", another "Davies", "Jean-Luc Picard" version "Chain of Command"
  given away team of two on "Botanical Research": "Jean-Luc Picard" version "The Next Generation" of two
  given hand of one: "Federation PADD", another "Federation PADD"
  then "Davies" copies another "Davies", "Federation PADD" copies another "Federation PADD"
  then not ("Jean-Luc Picard" copies "Jean-Luc Picard" version "The Next Generation")
  then not ("Jean-Luc Picard" is different_from "Jean-Luc Picard" version "The Next Generation")
}

scenario "Two stations of one title with two texts are no copies" under r18 cites r18 "copy-def" {
  given mission of one: "Characterize Neutrino Emissions"
  given put "Terok Nor" into orbit of "Characterize Neutrino Emissions"
  given put "Terok Nor" version "Alternate Universe Twilight" of two into orbit of "Characterize Neutrino Emissions"
  then not ("Terok Nor" copies "Terok Nor" version "Alternate Universe Twilight" of two)
}

scenario "Today they are" under r24 cites r24 "gl-copy" {
  given mission of one: "Characterize Neutrino Emissions"
  given put "Terok Nor" into orbit of "Characterize Neutrino Emissions"
  given put "Terok Nor" version "Alternate Universe Twilight" of two into orbit of "Characterize Neutrino Emissions"
  then "Terok Nor" copies "Terok Nor" version "Alternate Universe Twilight" of two
}

scenario "A phased ship is not cloaked" under r24, r18 cites r18 "cloak-specific" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Apnex"
  given phase "Apnex"
  then "Apnex" is phased, "Apnex" is not cloaked
}

scenario "Two of one card are copies, whichever border they show" under r24, r18 cites r24 "12.7-copy" cites r18 "copy-border-color" {
  given mission of one: "Salvage Borg Ship"
  given away team of one on "Salvage Borg Ship": "Major Rakal"
  given away team of two on "Salvage Borg Ship": "Major Rakal" of two
  given mode of "Major Rakal" of two = Federation
  then "Major Rakal" copies "Major Rakal" of two, mode of "Major Rakal" = Romulan
}
