// Holograms, as the rulebook shows them.

scenario "A hologram reports to an outpost in memory, and counts for nothing there" under r24, r18
  cites r24 "6.3.2-report-activated", "6.3.2-deactivated-where", "6.3.2-deactivated-disabled", "6.3.2-two-states", "6.3.2-definition",
  "icon-holo" cites r18 "holo-lost" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Albert Einstein"
  given plays_left of one = 1
  when one reports "Albert Einstein" to "Federation Outpost"
  then "Albert Einstein" is hologram, "Albert Einstein" is deactivated, skill_level(Physics, "Albert Einstein") = 0
}

scenario "Aboard a ship with a holodeck he is run by somebody there, in the turn in which he came" under r24
  cites r24 "gl-holodeck", "6.3.2-who-activates", "6.3.2-activated-where", "g-holodeck" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Enterprise" version "Chain of Command"
  given crew of one on "U.S.S. Enterprise" version "Chain of Command": "Davies"
  given crew of one on "Federation Outpost": "Lopez"
  given hand of one: "Albert Einstein"
  given plays_left of one = 1
  when one reports "Albert Einstein" to "Federation Outpost"
  when one activates "Albert Einstein"
  then refused
  when one beams "Albert Einstein" from "Federation Outpost" to "U.S.S. Enterprise"
  given stop "Davies"
  when one activates "Albert Einstein"
  then refused because r24 "6.3.2"
  given unstop "Davies"
  when one activates "Albert Einstein"
  then "Albert Einstein" is not deactivated, skill_level(Physics, "Albert Einstein") = 2
}

scenario "One hologram runs another, and a program in memory runs nobody" under r24 cites r24 "6.3.2-who-activates" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command"
  given crew of one on "U.S.S. Enterprise" version "Chain of Command": "Albert Einstein", "E.M.H. Program"
  given deactivate "Albert Einstein"
  given deactivate "E.M.H. Program"
  when one activates "Albert Einstein"
  then refused because r24 "6.3.2"
  given "E.M.H. Program" is not deactivated
  when one activates "Albert Einstein"
  then "Albert Einstein" is not deactivated
}

scenario "Aboard a ship without a holodeck he goes out, and stays out in that turn" under r24
  cites r24 "6.3.2-no-reactivate", "6.3.2-deactivated-where" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Enterprise" version "Chain of Command": "Albert Einstein", "Davies"
  given turn of one
  when one beams "Albert Einstein" from "U.S.S. Enterprise" to "U.S.S. Oberth"
  then "Albert Einstein" is deactivated
  when one beams "Albert Einstein" from "U.S.S. Oberth" to "U.S.S. Enterprise"
  when one activates "Albert Einstein"
  then refused
  given turn of two
  given turn of one
  when one activates "Albert Einstein"
  then "Albert Einstein" is not deactivated
}

scenario "Nobody beams a hologram to a planet, and none comes to one" under r24
  cites r24 "6.3.2-no-report-move", "6.3.2-deactivated-where", "gl-away-team-borg-holo" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Enterprise" version "Chain of Command"
  given crew of one on "U.S.S. Enterprise" version "Chain of Command": "Albert Einstein", "Davies"
  when one beams "Albert Einstein" from "U.S.S. Enterprise" to "Botanical Research"
  then refused
  when one beams "Davies" from "U.S.S. Enterprise" to "Botanical Research"
  then "Davies" in surface of "Botanical Research"
}

scenario "What would take him to a planet switches him off where he is" under r24 cites r24 "6.3.2-forced-move-deactivate" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Enterprise" version "Chain of Command"
  given crew of one on "U.S.S. Enterprise" version "Chain of Command": "Albert Einstein", "Davies"
  given relocate "Albert Einstein" to surface of "Botanical Research"
  given relocate "Davies" to surface of "Botanical Research"
  then "Albert Einstein" is deactivated, host of "Albert Einstein" = "U.S.S. Enterprise", "Davies" in surface of "Botanical Research"
}

scenario "A hologram that is on a planet all the same is erased" under r24 cites r24 "6.3.2-erase" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Albert Einstein", "Davies"
  given stop "Davies"
  then "Albert Einstein" in discard_pile of one, "Davies" in surface of "Botanical Research"
}

scenario "What kills a hologram switches it off, and is no death" under r24
  cites r24 "6.3.2-kill-deactivate" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Astral Eddy"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command"
  given crew of one on "U.S.S. Enterprise" version "Chain of Command": "Davies", "Albert Einstein"
  when one attempts "Amnesty Talks"
  random picks "Albert Einstein"
  then "Albert Einstein" is not killed, "Albert Einstein" is deactivated, host of "Albert Einstein" = "U.S.S. Enterprise"
}

scenario "With its ship a hologram is lost" under r24, r18 cites r24 "10.2.2-aboard-destroyed", "6.3.2-kill-deactivate"
  cites r18 "killed-def" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command"
  given crew of one on "U.S.S. Enterprise" version "Chain of Command": "Davies", "Albert Einstein"
  given destroy "U.S.S. Enterprise" version "Chain of Command"
  then "Albert Einstein" in discard_pile of one, "Davies" in discard_pile of one
}

scenario "In memory he cures nobody, and the disease does not concern him" under r24, r18 cites r24 "6.3.2-deactivated-disabled"
  cites r18 "holo-lost" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Barclay's Protomorphosis Disease"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Lian T'su", "Kosinski", "Daniel Kwan", "E.M.H. Program"
  when one attempts "Amnesty Talks"
  then "Davies" is killed, points of one = 0, "E.M.H. Program" is deactivated, "E.M.H. Program" in interior of "U.S.S. Oberth"
}

scenario "The E.M.H. Program that comes to an outpost lies in memory until he is taken to a holodeck" under r24
  cites r24 "g-e-m-h-program-outpost" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Enterprise" version "Chain of Command"
  given crew of one on "Federation Outpost": "Davies"
  given hand of one: "E.M.H. Program"
  when one suspends play for "E.M.H. Program" to "Federation Outpost"
  then "E.M.H. Program" is deactivated
  when one walks "E.M.H. Program", "Davies" from "Federation Outpost" to "U.S.S. Enterprise"
  when one activates "E.M.H. Program"
  then skill_level(MEDICAL, "E.M.H. Program") > 0
}
