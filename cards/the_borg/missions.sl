set the_borg "The Borg" released 2001

card "Corner Enemy Ship" mission space {
  Klingon, Romulan, Kazon, Hirogen
  span 5; points 40
  quadrant Delta
  traits nebula
  requires Leadership + Navigation + Stellar Cartography
  attempt only if (sum of WEAPONS of s over s: ship where s is your and s is here) > 15
}

scenario "The enemy is cornered by more than fifteen WEAPONS, and by your own" under r24 cites r24 "7.2.1" {
  given mission of one: "Corner Enemy Ship"
  given ship of one at "Corner Enemy Ship": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm", "Kurak"
  given ship of two at "Corner Enemy Ship": "U.S.S. Enterprise" version "Chain of Command" of two
  given turn of one
  when one attempts "Corner Enemy Ship"
  then refused because r24 "7.2.1"
  given ship of one at "Corner Enemy Ship": another "I.K.S. K'Vort"
  given ship of one at "Corner Enemy Ship": third "I.K.S. K'Vort"
  when one attempts "Corner Enemy Ship"
  then one attempts "Corner Enemy Ship", one does not solve "Corner Enemy Ship"
}

card "Establish Settlement" mission planet {
  Federation, Klingon
  span 3; points 30
  quadrant Delta
  not encoded "one sentence of its text cannot be read yet"
}

card "Hunt Alien" mission planet {
  Klingon, Kazon, Hirogen
  span 3; points 30
  quadrant Delta
  requires Anthropology + Exobiology + Leadership + (STRENGTH > 40 OR "Borg Nanoprobes")
}

card "Maintenance Overhaul" mission planet {
  span 2; points 30
  quadrant Delta
  any crew may attempt
  not encoded "one sentence of its text cannot be read yet"
}

card "Repair Null Space Catapult" mission space {
  span 4; points 30
  quadrant Delta
  any crew may attempt
  requires ENGINEER + Physics + (Diplomacy OR Treachery)
  not encoded "one sentence of its text cannot be read yet"
}

card "Secure Station" mission universal space {
  Hirogen
  span 2; points 30
  quadrant Delta
  not encoded "one sentence of its text cannot be read yet"
}
