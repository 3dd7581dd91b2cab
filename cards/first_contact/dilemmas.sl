set first_contact "First Contact" released 1997

card "Blended" dilemma planet {
  property [FC]
  to get past Empathy OR Diplomacy OR "Morn" OR any "Scotty"
  facing it {
    stop_all_but_one(every personnel in team where it has Empathy or it has Diplomacy or covers("Morn", it) or covers(any "Scotty", it))
  }
}

scenario "Those who drink with the locals stay, all but one" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Daniel Kwan", "Beverly", "Lopez"
  given seeds of two under "Botanical Research": "Blended"
  when one attempts "Botanical Research"
  random picks "Beverly"
  then "Daniel Kwan" is stopped, "Beverly" is not stopped, "Lopez" is not stopped, "Blended" is discarded
}

scenario "Scotty drinks them under the table" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Montgomery Scott", "Lopez"
  given seeds of two under "Botanical Research": "Blended"
  when one attempts "Botanical Research"
  then "Montgomery Scott" is stopped, "Lopez" is not stopped, "Blended" is discarded
}

scenario "Nobody drinks" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez", "Davies"
  given seeds of two under "Botanical Research": "Blended"
  when one attempts "Botanical Research"
  then "Lopez" is stopped, "Davies" is stopped, "Blended" in seeds of "Botanical Research"
}

card "Dead End" dilemma space planet {
  property [FC]
  unless points of attempter >= 50: place this on attempted_mission
  attempt only if points of attempter >= 50
  unique
}

scenario "Fifty points get past the Dead End" under r24, r18 cites r24 "7.2.2.2-overcome" cites r18 "cond-def" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Dead End"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given points of one = 50
  when one attempts "Cloaked Mission"
  then "Dead End" is discarded, one solves "Cloaked Mission"
}

scenario "It stops Borg who scout, and they scout on in a later turn" under r24 cites r24 "g-dead-end-borg" {
  given mission of two: "Salvage Borg Ship" of two
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given seeds of two under "Salvage Borg Ship": "Dead End"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given turn of one
  when one scouts the surface of "Salvage Borg Ship"
  then "Dead End" in attached of "Salvage Borg Ship", "Five of Eleven" is stopped
  given turn of two
  given turn of one
  given announce turn_begins(one)
  when one scouts the surface of "Salvage Borg Ship"
  then "Assimilate Planet" is not still_scouting
}

scenario "With less it closes the mission to whoever has no fifty points" under r24 cites r24 "g-dead-end-discard",
  "7.2.1-extra-restrictions",
  "gl-dilemma-place-on" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Botanical Research"
  given seeds of two under "Cloaked Mission": "Dead End"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given points of one = 49
  given turn of one
  when one attempts "Cloaked Mission"
  then "Dead End" in attached of "Cloaked Mission", "Captain Worf" is stopped
  given announce turn_begins(one)
  when one attempts "Cloaked Mission"
  then refused because r24 "7.2.1"
  given points of one = 50
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission"
}

scenario "What a card asks for is asked before and after, not between the dilemmas" under r24 cites r24 "7.2.1-extra-restrictions",
  "7.2.5-conditions" {
  given mission of one: "Cloaked Mission"
  given "Dead End" of two on "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Damaged Reputation", "Wind Dancer"
  given away team of one on "Cloaked Mission": "Kahless" version "The Next Generation", "Captain Worf", "Commander K'Ehleyr",
    "Konmel" version "The Next Generation", "Korris" version "The Next Generation", "Koroth" version "The Next Generation",
    "Kitrik" version "The Next Generation"
  given points of one = 50
  when one attempts "Cloaked Mission"
  then points of one = 45, "Damaged Reputation" in out_of_play of two, "Wind Dancer" is encountered
  then one does not solve "Cloaked Mission", "Captain Worf" is not stopped
}

scenario "Whoever meets it first with fifty points is rid of it" under r24 cites r24 "g-dead-end-discard" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Dead End"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given points of one = 50
  when one attempts "Cloaked Mission"
  then "Dead End" in out_of_play of two, one solves "Cloaked Mission"
}

card "Maglock" dilemma space {
  property [FC]
  to get past 3 personnel with (OFFICER and STRENGTH > 5)
}

scenario "Three strong officers open the maglock" under r24 cites r24 "7.2.2" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Geordi La Forge" version "The Next Generation",
    "Jean-Luc Picard" version "Chain of Command", "Seth Mendoza"
  given seeds of two under "Investigate Destruction": "Maglock"
  when one attempts "Investigate Destruction"
  then "Maglock" is discarded, one solves "Investigate Destruction"
}

scenario "An officer of STRENGTH 5 does not count" under r24 cites r24 "7.2.2" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Geordi La Forge" version "The Next Generation",
    "Robert DeSoto", "Lopez"
  given seeds of two under "Investigate Destruction": "Maglock"
  when one attempts "Investigate Destruction"
  then "Data" is stopped, "Maglock" in seeds of "Investigate Destruction"
}

card "Balancing Act" dilemma space planet {
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}

card "Borg Servo" dilemma space planet {
  icons [BO]
  property [FC]
  traits MEDICAL_related
  discard_dilemma
  unless Cybernetics + MEDICAL: assimilate one personnel in team at random if opponent plays_borg
}

scenario "Whom a Borg Servo has assimilated stays where he is until a Borg ship fetches him" under cr98 cites cr98 "servo-stays",
  "servo-restrict" {
  given mission of one: "Salvage Borg Ship"
  given seeds of two under "Salvage Borg Ship": "Borg Servo"
  given away team of one on "Salvage Borg Ship": "Davies", "Lopez"
  given ship of two at "Salvage Borg Ship": "Borg Cube" of two
  when one attempts "Salvage Borg Ship"
  random picks "Davies"
  then controller of "Davies" = two, mode of "Davies" = Borg, "Davies" in surface of "Salvage Borg Ship"
  given turn of two
  when two attacks at "Salvage Borg Ship" with the team of "Davies"
  then refused
  when two beams "Davies" from "Salvage Borg Ship" to "Borg Cube"
  then "Davies" in interior of "Borg Cube"
}

scenario "Aboard a ship he scouts it for Assimilate Starship" under cr98 cites cr98 "servo-scout" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Borg Servo"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Lopez"
  given ship of two at "Amnesty Talks": "Borg Cube" of two
  given table of two: "Assimilate Starship" of two
  given take_aim "Assimilate Starship" at "U.S.S. Oberth"
  when one attempts "Amnesty Talks"
  random picks "Davies"
  given turn of two
  given announce turn_begins(two)
  when two scouts the inside of "U.S.S. Oberth"
  then scouted_in_turn of "Assimilate Starship" > 0
}

scenario "Nobody is assimilated by a player without Borg" under r24, cr98 cites r24 "7.2.2" {
  given mission of one: "Salvage Borg Ship"
  given seeds of two under "Salvage Borg Ship": "Borg Servo"
  given away team of one on "Salvage Borg Ship": "Davies"
  when one attempts "Salvage Borg Ship"
  then controller of "Davies" = one, "Davies" is stopped
}

card "Don't Call Me Ahab" dilemma space planet {
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}

card "Lack of Preparation" dilemma space planet {
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "My First Raygun" dilemma space {
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Ooby Dooby" dilemma space planet {
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Primitive Culture" dilemma planet {
  property [FC]
  to get past 3 Vulcan personnel OR Anthropology + CIVILIAN OR 1 Vorta personnel + 4 Jem'Hadar personnel OR Tal Shiar x2
    OR Obsidian Order x2 OR Acquisition + Greed x2 OR 6 Klingon personnel OR 4 [Def] Borg personnel
}

scenario "One who studies the natives gets past" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Primitive Culture"
  given away team of one on "Botanical Research": "Barron"
  when one attempts "Botanical Research"
  then "Primitive Culture" is discarded
}

scenario "Vulcans are three with whoever is one by half, and two are not enough" under r24 cites r24 "7.2.2",
  "gl affiliation and species" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Primitive Culture"
  given away team of one on "Botanical Research": "Spock", "T'Pan"
  given turn of one
  when one attempts "Botanical Research"
  then "Spock" is stopped, "Primitive Culture" in seeds of "Botanical Research"
  given announce turn_begins(one)
  given away team of one on "Botanical Research": another "T'Pan"
  when one attempts "Botanical Research"
  then "Primitive Culture" is discarded
}

scenario "Six Klingons frighten them, and five do not" under r24 cites r24 "7.2.2", "gl affiliation and species" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Primitive Culture"
  given away team of one on "Botanical Research": "Kromm", "Zegov", "Konmel" version "Premiere", "Kurak", "Vekor", "Atul"
  given turn of one
  when one attempts "Botanical Research"
  then "Kromm" is stopped, "Primitive Culture" in seeds of "Botanical Research"
  given announce turn_begins(one)
  given away team of one on "Botanical Research": "Captain Worf"
  when one attempts "Botanical Research"
  then "Primitive Culture" is discarded
}

scenario "Two of the Tal Shiar get past, one does not" under r24 cites r24 "7.2.2" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Primitive Culture"
  given away team of one on "Cloaked Mission": "Captain Worf", "Telak", another "Telak"
  when one attempts "Cloaked Mission"
  then "Primitive Culture" in seeds of "Cloaked Mission"
}

card "Scout Encounter" dilemma space planet {
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Shot in the Back" dilemma planet {
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Strict Dress Code" dilemma space {
  property [FC]
  mission_continues
  not encoded "one sentence of its text cannot be read yet"
}

card "Theta-Radiation Poisoning" dilemma space planet {
  property [FC]
  traits MEDICAL_related
  cure with ENGINEER x6
  not encoded "2 sentences of its text cannot be read yet"
}

card "Undetected Beam-In" dilemma space planet {
  property [FC]
  nullify with "Shelby" OR SECURITY x4
  opponent may beam_in 4
}

scenario "Drones that beam in undetected stay where they came, and attack nobody first" under cr98 cites cr98 "ubi-stay", "ubi-restrict" {
  given mission of one: "Salvage Borg Ship"
  given seeds of two under "Salvage Borg Ship": "Undetected Beam-In"
  given away team of one on "Salvage Borg Ship": "Davies", "Lopez"
  given ship of two at "Salvage Borg Ship": "Borg Cube" of two
  given draw deck of two: "Four of Eleven" of two, "Two of Eleven" of two, "Archer" of two
  when one attempts "Salvage Borg Ship"
  two accepts
  two chooses "Four of Eleven", "Two of Eleven"
  then "Four of Eleven" in surface of "Salvage Borg Ship", "Two of Eleven" in surface of "Salvage Borg Ship"
  given turn of two
  when two attacks at "Salvage Borg Ship" with the team of "Four of Eleven"
  then refused
  when two beams "Four of Eleven" from "Salvage Borg Ship" to "Borg Cube"
  then "Four of Eleven" in interior of "Borg Cube"
  when two beams "Four of Eleven" from "Borg Cube" to "Salvage Borg Ship"
  then refused
}

scenario "Aboard a ship they scout it for Assimilate Starship" under cr98 cites cr98 "ubi-scout" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Undetected Beam-In"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Lopez"
  given draw deck of two: "Four of Eleven" of two, "Archer" of two
  given table of two: "Assimilate Starship" of two
  given take_aim "Assimilate Starship" at "U.S.S. Oberth"
  when one attempts "Amnesty Talks"
  two accepts
  two chooses "Four of Eleven"
  given turn of two
  given announce turn_begins(two)
  when two scouts the inside of "U.S.S. Oberth"
  then scouted_in_turn of "Assimilate Starship" > 0
}

scenario "Rogue Borg beam in aboard a ship with people in it, and nowhere else" under cr98 cites cr98 "ubi-rogue" {
  given mission of one: "Salvage Borg Ship"
  given seeds of two under "Salvage Borg Ship": "Undetected Beam-In"
  given away team of one on "Salvage Borg Ship": "Davies", "Lopez"
  given ship of one at "Salvage Borg Ship": "U.S.S. Oberth"
  given ship of one at "Salvage Borg Ship": "U.S.S. Hood"
  given crew of one on "U.S.S. Hood": "Martin"
  given draw deck of two: "Four of Eleven" of two, "Rogue Borg Mercenaries" of two
  when one attempts "Salvage Borg Ship"
  two accepts
  two chooses "U.S.S. Oberth"
  then decision of two offers "Four of Eleven"
  then decision of two offers no "Rogue Borg Mercenaries"
}

scenario "There they come in place of drones" under cr98 cites cr98 "ubi-rogue" {
  given mission of one: "Salvage Borg Ship"
  given seeds of two under "Salvage Borg Ship": "Undetected Beam-In"
  given away team of one on "Salvage Borg Ship": "Davies", "Lopez"
  given ship of one at "Salvage Borg Ship": "U.S.S. Hood"
  given crew of one on "U.S.S. Hood": "Martin"
  given draw deck of two: "Four of Eleven" of two, "Rogue Borg Mercenaries" of two
  when one attempts "Salvage Borg Ship"
  two accepts
  two chooses "U.S.S. Hood"
  two chooses "Rogue Borg Mercenaries"
  then "Rogue Borg Mercenaries" in attached of "U.S.S. Hood"
}
