// Stations, docks and transporters of 2018, and of today.

scenario "People beam to the opponent's station as to one of theirs, and are a crew there" under r18
  cites r18 "facility-station", "usable-simple", "crew-def" {
  given mission of one: "Botanical Research"
  given outpost of two at "Botanical Research": "Amargosa Observatory" of two
  given away team of one on "Botanical Research": "Davies"
  given turn of one
  when one beams "Davies" from "Botanical Research" to "Amargosa Observatory"
  then "Davies" in interior of "Amargosa Observatory", "Davies" is not in_away_team
}

scenario "Today it keeps them out, and whoever is there is an intruder" under r24 cites r24 "6.3-usable", "7.1-crew" {
  given mission of one: "Botanical Research"
  given outpost of two at "Botanical Research": "Amargosa Observatory" of two
  given away team of one on "Botanical Research": "Davies"
  given turn of one
  when one beams "Davies" from "Botanical Research" to "Amargosa Observatory"
  then refused
  given put "Davies" into interior of "Amargosa Observatory"
  then "Davies" is in_away_team
}

scenario "An outpost is its player's alone, and a headquarters everybody's" under r18 cites r18 "facility-outpost", "facility-hq",
  "usable-matching" {
  given mission of two: "Expose Covert Supply"
  given outpost of two at "Expose Covert Supply": "Klingon Outpost" of two
  given headquarters of two at "Expose Covert Supply": "The Great Hall" of two
  given away team of one on "Expose Covert Supply": "Kromm"
  given turn of one
  when one beams "Kromm" from "Expose Covert Supply" to "Klingon Outpost"
  then refused
  when one walks "Kromm" from "Expose Covert Supply" to "The Great Hall"
  then "Kromm" in interior of "The Great Hall"
}

scenario "A ship docks at any station that suits it, whoever's it is" under r18 cites r18 "dock-same", "facility-station",
  "dock-shield-extension" {
  given mission of one: "Amnesty Talks"
  given outpost of two at "Amnesty Talks": "Amargosa Observatory" of two
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Lopez"
  given turn of one
  when one docks "U.S.S. Oberth" at "Amargosa Observatory"
  then "U.S.S. Oberth" is docked, SHIELDS of "U.S.S. Oberth" = 17
}

scenario "Today only outposts have docks of themselves" under r24 cites r24 "7.1.4-outposts" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Amargosa Observatory"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Lopez"
  given turn of one
  when one docks "U.S.S. Oberth" at "Amargosa Observatory"
  then refused
}

scenario "In the dock of a station nothing is repaired" under r18 cites r18 "facility-outpost" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Amargosa Observatory"
  given ship of one docked at "Amargosa Observatory": "U.S.S. Oberth"
  given damage "U.S.S. Oberth"
  given docked_in_turn of "U.S.S. Oberth" = 0
  given turns_in_dock of "U.S.S. Oberth" = 1
  given turn of one
  given announce turn_ends(one)
  then "U.S.S. Oberth" is damaged
}

scenario "To a Nor people do not beam, but walk from a ship in its dock" under r18 cites r18 "beam-nor-ban", "walk-ship" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Nor"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Vash" version "The Next Generation"
  given turn of one
  when one beams "Vash" from "U.S.S. Oberth" to "Nor"
  then refused because r18 "beam-nor-ban"
  given put "U.S.S. Oberth" into dock of "Nor"
  when one walks "Vash" from "U.S.S. Oberth" to "Nor"
  then "Vash" in interior of "Nor"
}

scenario "Today they do" under r24 cites r24 "7.1.1-transporters-default", "7.1.1-targets" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Nor"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Vash" version "The Next Generation"
  given turn of one
  when one beams "Vash" from "U.S.S. Oberth" to "Nor"
  then "Vash" in interior of "Nor"
}

scenario "Who is on a planet is of an Away Team, and who is on his own ship of a crew" under r24, r18
  cites r24 "7.1-away-team", "7.1-crew" cites r18 "awayteam-def", "crew-not-awayteam", "crew-def" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given away team of one on "Botanical Research": "Davies"
  given crew of one on "U.S.S. Oberth": "Martin"
  then "Davies" is in_away_team, "Martin" is not in_away_team
}

scenario "Who is on the opponent's ship is an intruder" under r24, r18 cites r24 "7.1-intruders" cites r18 "intruders-def" {
  given mission of one: "Botanical Research"
  given ship of two at "Botanical Research": "I.K.S. K'Vort" of two
  given crew of one on "I.K.S. K'Vort": "Davies"
  given crew of two on "I.K.S. K'Vort": "Kromm" of two
  then "Davies" is in_away_team, "Kromm" is not in_away_team
}

scenario "Transporters work as often as one likes" under r24, r18 cites r18 "beam-unlimited" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given turn of one
  when one beams "Davies" from "U.S.S. Oberth" to "Botanical Research"
  when one beams "Davies" from "Botanical Research" to "U.S.S. Oberth"
  when one beams "Davies" from "U.S.S. Oberth" to "Botanical Research"
  then "Davies" in surface of "Botanical Research"
}

scenario "Whoever is invited aboard is beamed by the transporters there" under r24, r18 cites r18 "beam-invited" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Ferengi Trading Post"
  given away team of two on "Botanical Research": "Kromm" of two
  given turn of two
  when two beams "Kromm" from "Botanical Research" to "Ferengi Trading Post"
  then "Kromm" in interior of "Ferengi Trading Post"
}

scenario "Nobody is beamed into open space" under r24, r18 cites r18 "no-move-into-space" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Oberth": "Davies"
  given turn of one
  when one beams "Davies" from "U.S.S. Oberth" to "Amnesty Talks"
  then refused
  when one beams "Davies" from "U.S.S. Oberth" to "U.S.S. Galaxy"
  then "Davies" aboard "U.S.S. Galaxy"
}

scenario "Who takes over a facility may have two at one place" under r24, r18 cites r24 "4.4-two-controlled" cites r18 "fac-two-by-move" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given outpost of two at "Botanical Research": "Klingon Outpost" of two
  given crew of one on "Klingon Outpost": "Kromm"
  given one commandeers "Klingon Outpost"
  then controller of "Klingon Outpost" = one, controller of "Federation Outpost" = one, in_play("Federation Outpost")
}

scenario "To a station in space ships report docked" under r18 cites r18 "dock-report-docked" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Amargosa Observatory"
  given hand of one: "U.S.S. Oberth"
  then place_for_duty("U.S.S. Oberth", "Amargosa Observatory") = dock of "Amargosa Observatory"
}

scenario "Today they come into its orbit" under r24 cites r24 "g-docking-enter-docked", "7.1.4-report-docked" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Amargosa Observatory"
  given hand of one: "U.S.S. Oberth"
  then place_for_duty("U.S.S. Oberth", "Amargosa Observatory") = orbit of "Amnesty Talks"
}

scenario "A ship that goes down inside another damages it" under r24, r18 cites r24 "gl-carried" cites r18 "carry-destroyed" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise" version "Premiere"
  given ship of one at "Amnesty Talks": "Type VI Shuttlecraft"
  given crew of one on "Type VI Shuttlecraft": "Martin"
  given put "Type VI Shuttlecraft" into interior of "U.S.S. Enterprise"
  given destroy "Type VI Shuttlecraft"
  then "Martin" is killed, "U.S.S. Enterprise" is damaged, in_play("U.S.S. Enterprise")
}

scenario "Not even tribbles are beamed through SHIELDS" under r18 cites r18 "trib-where" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Columbia"
  given crew of one on "Columbia": "Emory Erickson"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given put "1,000 Tribbles - Bonus" into interior of "Columbia"
  given turn of one
  when one beams "1,000 Tribbles - Bonus" from "Columbia" to "I.K.S. K'Vort" with "Emory Erickson"
  then refused
}

scenario "Today a large tribble is, and who does it is stopped" under r24 cites r24 "10.1-transporter-skill-tribbles", "11.3-large-beam" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Columbia"
  given crew of one on "Columbia": "Emory Erickson"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given put "1,000 Tribbles - Bonus" into interior of "Columbia"
  given turn of one
  when one beams "1,000 Tribbles - Bonus" from "Columbia" to "I.K.S. K'Vort" with "Emory Erickson"
  then "1,000 Tribbles - Bonus" in interior of "I.K.S. K'Vort", "Emory Erickson" is stopped
}

scenario "A Nor lowers its SHIELDS to let tribbles be beamed off, and for nothing else" under r18 cites r18 "trib-where",
  "trib-large-beam" {
  given mission of one: "Alter Records"
  given outpost of two at "Alter Records": "Nor" of two
  given ship of one at "Alter Records": "Columbia"
  given crew of one on "Columbia": "Emory Erickson"
  given put "1,000 Tribbles - Bonus" into interior of "Nor"
  given turn of one
  when one beams "1,000 Tribbles - Bonus" from "Nor" to "Columbia" with "Emory Erickson"
  then "1,000 Tribbles - Bonus" in interior of "Columbia", "Emory Erickson" is stopped
  given unmark "Emory Erickson" as stopped
  when one beams "1,000 Tribbles - Bonus" from "Columbia" to "Nor" with "Emory Erickson"
  then refused
}

scenario "Today they are beamed on to it, too" under r24 cites r24 "11.3-tribble-beam-where", "10.1-transporter-skill-tribbles" {
  given mission of one: "Alter Records"
  given outpost of two at "Alter Records": "Nor" of two
  given ship of one at "Alter Records": "Columbia"
  given crew of one on "Columbia": "Emory Erickson"
  given put "1,000 Tribbles - Bonus" into interior of "Nor"
  given turn of one
  when one beams "1,000 Tribbles - Bonus" from "Nor" to "Columbia" with "Emory Erickson"
  given unmark "Emory Erickson" as stopped
  when one beams "1,000 Tribbles - Bonus" from "Columbia" to "Nor" with "Emory Erickson"
  then "1,000 Tribbles - Bonus" in interior of "Nor", "Emory Erickson" is stopped
}

scenario "Of large tribbles each level of Transporter Skill beams one" under r24, r18 cites r24 "11.3-large-beam"
  cites r18 "trib-large-beam" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Columbia"
  given ship of one at "Amnesty Talks": "U.S.S. Galaxy"
  given crew of one on "Columbia": "Charles Tucker III"
  given put "1,000 Tribbles - Bonus" into interior of "Columbia"
  given put "1,000 Tribbles - Rescue" into interior of "Columbia"
  given put "100 Tribbles - Bonus" into interior of "Columbia"
  given turn of one
  when one beams "1,000 Tribbles - Bonus", "1,000 Tribbles - Rescue",
    "100 Tribbles - Bonus" from "Columbia" to "U.S.S. Galaxy" with "Charles Tucker III"
  then refused
  when one beams "1,000 Tribbles - Bonus", "100 Tribbles - Bonus" from "Columbia" to "U.S.S. Galaxy" with "Charles Tucker III"
  then "1,000 Tribbles - Bonus" in interior of "U.S.S. Galaxy", "100 Tribbles - Bonus" in interior of "U.S.S. Galaxy"
  then "1,000 Tribbles - Rescue" in interior of "Columbia", "Charles Tucker III" is stopped
}

scenario "Small tribbles are beamed by no Transporter Skill" under r24, r18 cites r24 "11.3-large-beam" cites r18 "trib-large-beam" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Columbia"
  given ship of one at "Amnesty Talks": "U.S.S. Galaxy"
  given crew of one on "Columbia": "Charles Tucker III"
  given put "10 Tribbles - Go" into interior of "Columbia"
  given turn of one
  when one beams "10 Tribbles - Go" from "Columbia" to "U.S.S. Galaxy" with "Charles Tucker III"
  then refused
}

scenario "Here is at the facility itself, not beside it in space" under r18 cites r18 "here-site" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given "Spacedock" of one on "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Oberth"
  given ship of one at "Botanical Research": "U.S.S. Galaxy"
  given crew of one on "Federation Outpost": "Davies"
  given crew of one on "U.S.S. Galaxy": "Martin"
  then "Davies" is around "Federation Outpost", "U.S.S. Oberth" is around "Spacedock", not ("Martin" is around "Spacedock")
  then not ("U.S.S. Galaxy" is around "Federation Outpost"), not ("U.S.S. Galaxy" is around "Spacedock")
}

scenario "Today a ship beside it is present with it, and so is here" under r24 cites r24 "g-here-site", "gl-here-site" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given "Spacedock" of one on "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Oberth"
  given ship of one at "Botanical Research": "U.S.S. Galaxy"
  given crew of one on "Federation Outpost": "Davies"
  given crew of one on "U.S.S. Galaxy": "Martin"
  then "Davies" is around "Federation Outpost", "U.S.S. Oberth" is around "Spacedock", not ("Martin" is around "Spacedock")
  then "U.S.S. Galaxy" is around "Federation Outpost", "U.S.S. Galaxy" is around "Spacedock"
}
