set voyager "Voyager" released 2001

card "Temporal Micro-Wormhole" doorway {
  property [VOY]
  seeds or plays on table
  you may play [AU] personnel or equipment
  once per game in all: you may download "Space-Time Portal" or download "Dr. Telek R'Mor"
  once per game in all, instead of opponent reports_with_staff ship under "Space-Time Portal": you may prevent that ship
  regardless of affiliation report aboard (your ship): your personnel
}

scenario "Through the wormhole anybody comes aboard, and the wormhole closes" under r24 cites r24 "6.3" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lopez"
  given table of one: "Temporal Micro-Wormhole"
  given hand of one: "Konmel" version "The Next Generation"
  given plays_left of one = 1
  when one brings "Konmel" aboard "U.S.S. Oberth"
  then "Konmel" in interior of "U.S.S. Oberth", "Konmel" is not arrested, "Konmel" is compatible_with "Lopez"
  then mode of "Konmel" = Klingon, plays_left of one = 0, "Temporal Micro-Wormhole" in discard_pile of one
  given return_to_hand "Konmel" version "The Next Generation"
  then "Konmel" is not mixing
}

scenario "The wormhole opens once each turn and twice in a game" under r24 cites r24 "6.3" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given table of one: "Temporal Micro-Wormhole", another "Temporal Micro-Wormhole", third "Temporal Micro-Wormhole"
  given hand of one: "Konmel" version "The Next Generation", "Kahless" version "The Next Generation",
    "Korris" version "The Next Generation"
  given plays_left of one = 3
  when one brings "Konmel" aboard "U.S.S. Oberth" with "Temporal Micro-Wormhole"
  when one brings "Kahless" aboard "U.S.S. Oberth" with another "Temporal Micro-Wormhole"
  then refused
  given turn of two
  given turn of one
  when one brings "Kahless" aboard "U.S.S. Oberth" with another "Temporal Micro-Wormhole"
  then "Kahless" in interior of "U.S.S. Oberth"
  given turn of two
  given turn of one
  when one brings "Korris" aboard "U.S.S. Oberth" with third "Temporal Micro-Wormhole"
  then refused
}

scenario "The wormhole lets people of other universes be played, and no events" under r24 cites r24 "gl-au-enabler-limits", "6.2" {
  given table of one: "Temporal Micro-Wormhole"
  given hand of one: "Tasha Yar - Alternate", "Frame of Mind"
  then "Tasha Yar - Alternate" is has_permission, not ("Frame of Mind" is has_permission)
}

scenario "Once in a game the wormhole brings Dr. Telek R'Mor" under r24 cites r24 "6.5.4" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "Batris"
  given mode of "Batris" = Non-Aligned
  given table of one: "Temporal Micro-Wormhole", another "Temporal Micro-Wormhole"
  given draw deck of one: "Dr. Telek R'Mor"
  when one uses "Temporal Micro-Wormhole"
  then "Dr. Telek R'Mor" in interior of "Batris"
  given return_to_hand "Dr. Telek R'Mor"
  when one uses another "Temporal Micro-Wormhole"
  then refused
}

scenario "A doorway uses up no normal play" under r24 cites r24 "gl card play" {
  given hand of one: "Temporal Micro-Wormhole"
  given turn of one
  given plays_left of one = 0
  when one opens "Temporal Micro-Wormhole"
  then "Temporal Micro-Wormhole" in table of one
}

card "Barzan Wormhole" doorway {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}
