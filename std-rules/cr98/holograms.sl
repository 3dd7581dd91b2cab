// Where holograms run: on ships, and with the Holo-Projectors event from any ship to the planet below it.

titles "Holo-Projectors"

amend rule holograms cites cr98 "holo-projectors", "holo-outpost", "emh" {
  replace relation (dest: card) projects cites cr98 "holo-projectors", "holo-outpost", "emh" means
    dest is ship and (dest is Holodeck or controller of dest is equipped_with_projectors)
  /// The player has Holo-Projectors in play: all his ships project holograms.
  relation (p: player) equipped_with_projectors means some c: card where covers("Holo-Projectors", c) and controller of c = p
  replace relation (c: card) can_exist_at (dest: card) because "{c} is a hologram, and needs a ship or facility"
    cites cr98 "holo-projectors" means
    not (c is hologram) or dest is craft
    or dest is mission and dest is planet and controller of c is equipped_with_projectors and (host of c is ship or host of c is mission)
  replace relation (c: crew_card) badly_placed means
    host of c is mission and c can be discarded and not (controller of c is equipped_with_projectors)
    or host of c is craft and not (host of c is projects) and c is not deactivated
}
