set q_continuum "Q Continuum" released 1996

card "Plasmadyne Relay" equipment {
  property [TNG]
  (host as ship): RANGE +2, SHIELDS +2
  (host as station): SHIELDS +4
  (host as outpost): SHIELDS +4
  cumulative
}

scenario "A relay serves a ship with nobody aboard, and a facility too" under r24, r18 cites r24 "gl-equip-unattended",
  "g-equipment-unattended",
  "12.9-cumulative-marked" cites r18 "cum-marked" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Plasmadyne Relay", another "Plasmadyne Relay"
  given crew of one on "Federation Outpost": third "Plasmadyne Relay"
  then RANGE of "U.S.S. Oberth" = 10, SHIELDS of "U.S.S. Oberth" = 11, WEAPONS of "U.S.S. Oberth" = 4
  then SHIELDS of "Federation Outpost" = 34
}

card "Anti-Matter Pod" equipment {
  property [TNG]
  not_cumulative
  not encoded "3 sentences of its text cannot be read yet"
}
