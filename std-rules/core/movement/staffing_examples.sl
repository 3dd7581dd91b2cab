// Whom a ship needs to move.

scenario "A Borg probe takes two Borg, one of whom navigates" under r24, r18 cites r24 "icon-subcommands", "7.1.3-needed", "7.1.3-icons"
  cites r18 "undock-move" {
  given mission of one: "Stop Bombardment"
  given ship of one at "Stop Bombardment": "Borg Probe"
  given crew of one on "Borg Probe": "Eight of Twenty"
  then not ("Borg Probe" is staffed)
  given crew of one on "Borg Probe": "Thirteen of Nineteen"
  then "Borg Probe" is staffed
}

scenario "Who is asked for by people or name is wanted beside all icons" under r24, r18 cites r24 "7.1.3-needed", "7.1.3-icons"
  cites r18 "undock-move" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "Mondor"
  given crew of one on "Mondor": "Vash" version "The Next Generation"
  then not ("Mondor" is staffed)
  given crew of one on "Mondor": "Grebnedlog"
  then "Mondor" is staffed
}

scenario "Of the staff each serves for one icon, and an idler makes up no number" under r24, r18 cites r24 "7.1.3-staffed-when"
  cites r18 "staff-one-icon", "staff-matching" {
  given mission of one: "Patrol Neutral Zone"
  given ship of one at "Patrol Neutral Zone": "Bajoran Warship"
  given crew of one on "Bajoran Warship": "Sarin", "Neela", "Varis Sul"
  then "Bajoran Warship" is not staffed
  given ship of one at "Patrol Neutral Zone": "Regency 1"
  given crew of one on "Regency 1": "Telok", "Rukor", "Kurak"
  then "Regency 1" is not staffed
  given crew of one on "Regency 1": "Kromm"
  then "Regency 1" is staffed
}

scenario "The stopped staff no ship but a stopped one" under r24 cites r24 "10.2.1" {
  given mission of one: "Return Life-form"
  given ship of one at "Return Life-form": "Hunting Vessel"
  given crew of one on "Hunting Vessel": "Konuric", another "Konuric"
  then "Hunting Vessel" is staffed
  given stop "Konuric"
  given stop another "Konuric"
  then "Hunting Vessel" is not staffed
  given stop "Hunting Vessel"
  then "Hunting Vessel" is staffed
}

scenario "Some ships want people who were trained for them" under r24 cites r24 "icon-ee", "icon-ocd" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Enterprise-E" version "Chain of Command"
  given crew of one on "U.S.S. Enterprise-E": "Martin", "Data" version "The Next Generation", "Lopez"
  then "U.S.S. Enterprise-E" is not staffed
  given crew of one on "U.S.S. Enterprise-E": "Worf" version "Shades of Gray", "William T. Riker" version "Chain of Command"
  then "U.S.S. Enterprise-E" is staffed
  given ship of one at "Botanical Research": "Phoenix"
  given crew of one on "Phoenix": "Vekor", "Vash" version "The Next Generation", "Koral" version "The Next Generation"
  then "Phoenix" is not staffed
  given crew of one on "Phoenix": "Zefram Cochrane"
  then "Phoenix" is staffed
}

scenario "A Borg who could serve in three ways serves in one" under r24 cites r24 "gl-borg-subcommand" {
  given mission of one: "Stop Bombardment"
  given ship of one at "Stop Bombardment": "Borg Cube"
  given crew of one on "Borg Cube": "Locutus of Borg", "Weyoun of Borg", "Dukat of Borg"
  then icons_unmet("Borg Cube", staff_of("Borg Cube")) = 1
  given crew of one on "Borg Cube": another "Locutus of Borg"
  then icons_unmet("Borg Cube", staff_of("Borg Cube")) = 0
}
