set the_next_generation "The Next Generation" released 2012

card "Seek Out New Life" objective {
  icons [HA]
  property [TNG]
  seeds or plays on table
  once per game, at start of each turn: you may {
    for each m in mission in spaceline where m is seeded_by opponent
      and (some p: personnel where p is your and p is [Fed] and p has [TNG] and p is at m) {
      download_to_hand one [TNG] personnel where it new_species_to you
    }
    discard this
  }
}

rule new_species cites r24 "gl-humanoid", "g-humanoid-differ", "g-humanoid" cites r18 "species-humanoid" {
  relation (c: personnel) new_species_to (you: player) means
    size(species of c) > 0
    and no p: personnel where controller of p = you and (some s in species of p where s in species of c and s != humanoid and s != alien)
}

scenario "Seek Out New Life brings strangers to hand, one for each of the opponent's missions visited" under r24, r18 cites r24 "6.5.4",
  "6.5.4-to-hand", "6.5.4-limit-to-hand" cites r18 "dl-to-hand" {
  given mission of two: "Botanical Research"
  given mission of two: "Salvage Borg Ship"
  given mission of one: "Amnesty Talks"
  given away team of one on "Botanical Research": "Davies"
  given away team of one on "Salvage Borg Ship": "Lopez", "Martin"
  given table of one: "Continuing Mission", "Seek Out New Life"
  given draw deck of one: "Data", "Barron", "Kromm", "Dr. Syrus"
  given announce turn_begins(one)
  one accepts
  then decision of one offers no "Barron"
  one chooses "Data"
  one chooses "Dr. Syrus"
  then "Data" in hand of one, "Dr. Syrus" in hand of one, "Kromm" in draw_deck of one, "Seek Out New Life" in discard_pile of one
}

scenario "Humanoids are of no species together, and a hologram of none at all" under r24, r18 cites r24 "gl-humanoid", "g-humanoid-differ"
  cites r18 "species-humanoid" {
  given mission of two: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Dacres"
  given table of one: "Continuing Mission", "Seek Out New Life"
  given draw deck of one: "Aletia", "Chief O'Brien" version "Blaze of Glory", "Barron"
  given announce turn_begins(one)
  one accepts
  then decision of one offers no "Barron", "Chief O'Brien"
  one chooses "Aletia"
  then "Aletia" in hand of one
}

scenario "Who is of no known species is the only one of his kind" under r24 cites r24 "g-humanoid" cites r18 "species-humanoid" {
  given mission of two: "Botanical Research"
  given away team of one on "Botanical Research": "Davies"
  given ship of one at "Botanical Research": "Mercenary Ship"
  given crew of one on "Mercenary Ship": "Vekor"
  given table of one: "Continuing Mission", "Seek Out New Life"
  given draw deck of one: "Sirna Kolrami", another "Vekor", "Barron"
  given announce turn_begins(one)
  one accepts
  then decision of one offers "Sirna Kolrami", another "Vekor"
  then decision of one offers no "Barron"
}

scenario "It may wait for a better turn, and is of no use at home" under r24 cites r24 "6.5.4" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies"
  given table of one: "Continuing Mission", "Seek Out New Life"
  given draw deck of one: "Data"
  given announce turn_begins(one)
  one declines
  then "Seek Out New Life" in table of one
  given announce turn_begins(one)
  one accepts
  then "Data" in draw_deck of one, "Seek Out New Life" in discard_pile of one
}

card "Expand the Empire" objective {
  icons [HA]
  property [TNG]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Ferengi Commerce Operation" objective {
  icons [HA]
  property [TNG]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}
