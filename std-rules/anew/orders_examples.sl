// Beaming and moving.

scenario "Beaming wants a ship of one's own at the place" under anew cites anew "beam-need-ship" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Davies"
  given ship of two at "Iconia": "U.S.S. Galaxy" of two
  given turn of one
  when one beams "Davies" from "Iconia" to "U.S.S. Galaxy"
  then refused
  given ship of one at "Iconia": "U.S.S. Excelsior"
  when one beams "Davies" from "Iconia" to "U.S.S. Excelsior"
  then "Davies" in interior of "U.S.S. Excelsior"
}
scenario "Up from a planet, between ships, and down to a headquarters" under anew
  cites anew "beam-up", "beam-down", "beam-ship-ship", "beam-what" {
  given location of one: "Earth"
  given stack of one on "Earth": "Davies", "Lopez", "Medical Kit"
  given ship of one at "Earth": "U.S.S. Galaxy"
  given ship of one at "Earth": "U.S.S. Excelsior"
  given turn of one
  when one beams "Davies", "Lopez", "Medical Kit" from "Earth" to "U.S.S. Galaxy"
  then "Davies" in interior of "U.S.S. Galaxy", "Medical Kit" in interior of "U.S.S. Galaxy"
  when one beams "Davies" from "U.S.S. Galaxy" to "U.S.S. Excelsior"
  then "Davies" in interior of "U.S.S. Excelsior", "Lopez" in interior of "U.S.S. Galaxy"
  when one beams "Davies" from "U.S.S. Excelsior" to "Earth"
  then "Davies" in surface of "Earth"
}
scenario "Nobody beams down in space, or onto another's ship" under anew cites anew "beam-space", "beam-not-opponent" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Davies"
  given ship of two at "Typhon Expanse": "I.K.S. K'Vort" of two
  given turn of one
  when one beams "Davies" from "U.S.S. Galaxy" to "Typhon Expanse"
  then refused
  when one beams "Davies" from "U.S.S. Galaxy" to "I.K.S. K'Vort"
  then refused
}
scenario "One beams down to a planet whoever has laid it out, and to no other place" under anew
  cites anew "beam-any-planet", "beam-no-travel" {
  given location of two: "Khitomer" of two
  given location of one: "Iconia"
  given ship of one at "Khitomer": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Davies"
  given turn of one
  when one beams "Davies" from "U.S.S. Galaxy" to "Iconia"
  then refused
  when one beams "Davies" from "U.S.S. Galaxy" to "Khitomer"
  then "Davies" in surface of "Khitomer"
}
scenario "Who is stopped does not beam" under anew cites anew "stopped-no-orders" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Davies", "Lopez"
  given ship of one at "Iconia": "U.S.S. Galaxy"
  given ship of one at "Iconia": "U.S.S. Excelsior"
  given crew of one on "U.S.S. Galaxy": "Martin"
  given stop "Davies"
  given stop "U.S.S. Galaxy"
  given turn of one
  then not ("Davies" can be beamed), "Lopez" can be beamed, "Martin" can be beamed
  when one beams "Lopez" from "Iconia" to "U.S.S. Galaxy"
  then refused because anew "stopped-no-orders"
  when one beams "Martin" from "U.S.S. Galaxy" to "Iconia"
  then refused because anew "stopped-no-orders"
  when one beams "Lopez" from "Iconia" to "U.S.S. Excelsior"
  then "Lopez" in interior of "U.S.S. Excelsior"
}
scenario "A ship moves with its staff and RANGE enough" under anew cites anew "move-conditions", "range-cost", "range-used" {
  given location of one: "Earth"
  given location of two: "Khitomer" of two
  given location of two: "Narendra III" of two
  given ship of one at "Earth": "U.S.S. Excelsior"
  given crew of one on "U.S.S. Excelsior": "Davies", "Lopez"
  given turn of one
  when one moves "U.S.S. Excelsior" to "Khitomer"
  then refused because anew "move-conditions": "U.S.S. Excelsior is not staffed"
  given crew of one on "U.S.S. Excelsior": "Martin"
  when one moves "U.S.S. Excelsior" to "Khitomer"
  then "U.S.S. Excelsior" in orbit of "Khitomer", range_used of "U.S.S. Excelsior" = 5
  when one moves "U.S.S. Excelsior" to "Earth"
  then refused because anew "move-conditions": "U.S.S. Excelsior has not RANGE enough"
}
scenario "What lies between two locations costs nothing" under anew cites anew "no-passing", "range-cost" {
  given location of one: "Earth"
  given location of one: "Iconia"
  given location of one: "Qualor II"
  given location of one: "Typhon Expanse"
  then move_cost("Earth", "Typhon Expanse") = 4, move_cost("Earth", "Iconia") = 4
}
scenario "Within a region a move costs two less" under anew cites anew "region-discount" {
  given location of one: "Earth"
  given location of one: "Mutara Sector"
  given location of one: "Typhon Expanse"
  given location of one: "Qualor II"
  then move_cost("Earth", "Mutara Sector") = 3, move_cost("Typhon Expanse", "Mutara Sector") = 5
  then move_cost("Typhon Expanse", "Qualor II") = 4
}
scenario "From quadrant to quadrant one wants a text that leads there" under anew cites anew "quadrant-crossing" {
  given location of one: "Earth"
  given location of one: "Gamma Hydra Outpost"
  given location of one: "Bajoran Wormhole"
  given ship of one at "Earth": "U.S.S. Excelsior"
  given crew of one on "U.S.S. Excelsior": "Davies", "Lopez", "Martin"
  given turn of one
  when one moves "U.S.S. Excelsior" to "Gamma Hydra Outpost"
  then refused because anew "quadrant-crossing"
  when one moves "U.S.S. Excelsior" to "Bajoran Wormhole"
  when one moves "U.S.S. Excelsior" to "Gamma Hydra Outpost"
  then "U.S.S. Excelsior" in orbit of "Gamma Hydra Outpost"
  then "Gamma Hydra Outpost" is joined_to "Bajoran Wormhole"
}
scenario "The staff is of the ship's affiliation and not stopped" under anew cites anew "staffed-affiliation", "staffed-icons" {
  given location of one: "Earth"
  given ship of one at "Earth": "U.S.S. Excelsior"
  given crew of one on "U.S.S. Excelsior": "Davies", "Lopez", "Kahmis"
  then "U.S.S. Excelsior" is not staffed
  given crew of one on "U.S.S. Excelsior": "Martin"
  then "U.S.S. Excelsior" is staffed
  given stop "Lopez"
  then "U.S.S. Excelsior" is not staffed
}
scenario "Each serves for one icon" under anew cites anew "staff-one-each", "personnel-icons", "ship-icons" {
  given location of one: "Earth"
  given ship of one at "Earth": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Rixx", "Davies", "Lopez"
  then "U.S.S. Galaxy" is not staffed
}
scenario "A Galaxy wants one who commands and three more, and who commands may serve as staff" under anew
  cites anew "staff-command-for-staff", "staff-galaxy-example" {
  given location of one: "Earth"
  given ship of one at "Earth": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Rixx", another "Rixx", "Davies", "Lopez"
  then "U.S.S. Galaxy" is staffed
}
scenario "Who serves as staff does not command" under anew cites anew "staff-command-for-staff" {
  given location of one: "Earth"
  given ship of one at "Earth": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Martin", "Davies", another "Davies", "Lopez"
  then "U.S.S. Galaxy" is not staffed
}
scenario "Two copies of a location are two places" under anew cites anew "duplicate-locations" {
  given location of one: "Iconia"
  given location of two: "Iconia" of two
  given ship of one at "Iconia" of one: "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Davies"
  then location_of("Davies") = "Iconia" of one, location_of("Davies") != "Iconia" of two
}
