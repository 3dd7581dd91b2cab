set homefront_two "Homefront II" released 2011

card "Dangerous Climb" dilemma planet {
  property [ENT]
  unless STRENGTH > 40 OR Geology x2 + CUNNING > 20: kill one personnel in team at random
}

scenario "Strong people climb unharmed" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Data" version "The Next Generation", "Koral" version "The Next Generation",
    "Tasha Yar - Alternate", "Lopez", "Davies"
  given seeds of two under "Botanical Research": "Dangerous Climb"
  when one attempts "Botanical Research"
  then "Dangerous Climb" is discarded, "Dangerous Climb" in out_of_play of two, "Davies" is not killed, "Davies" is not stopped
}

scenario "Two geologists with their wits about them find the way" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Barron", "Davies", "Spock"
  given seeds of two under "Botanical Research": "Dangerous Climb"
  when one attempts "Botanical Research"
  then "Dangerous Climb" is discarded, "Barron" is not killed, "Davies" is not killed, "Spock" is not stopped
}

scenario "A fall kills one, stops the others and leaves the climb for another day" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Barron", "Davies"
  given seeds of two under "Botanical Research": "Dangerous Climb"
  when one attempts "Botanical Research"
  random picks "Davies"
  then "Davies" is killed, "Barron" is stopped, "Barron" is not killed, "Dangerous Climb" in seeds of "Botanical Research"
}

card "Dedication to Duty" dilemma space {
  property [TWOK]
  facing it {
    let chosen be one unique personnel in team at random
    if chosen is something {
      stop chosen
      you choose one {
        says "kill that personnel": kill chosen
        says "opponent may draw a card for each skill dot of that personnel": opponent may draw skill_dots of chosen
      }
    }
  }
  mission_continues
}

scenario "Dedication to Duty may cost a life, and the mission goes on" under r24 cites r24 "7.2.2" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Geordi La Forge" version "The Next Generation",
    "Seth Mendoza"
  given seeds of two under "Investigate Destruction": "Dedication to Duty"
  when one attempts "Investigate Destruction"
  random picks "Data"
  one chooses way 1
  then "Data" is killed, one solves "Investigate Destruction"
}

scenario "Dedication to Duty may cost cards instead" under r24 cites r24 "7.2.2" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Spock", "Davies"
  given draw deck of two: "Lopez" of two, another "Lopez" of two, third "Lopez" of two, fourth "Lopez" of two
  given seeds of two under "Investigate Destruction": "Dedication to Duty"
  when one attempts "Investigate Destruction"
  one chooses way 2
  two accepts
  then "Spock" is stopped, "Spock" is not killed, "Davies" is not stopped, size(hand of two) = 4, size(draw_deck of two) = 0
}

scenario "Nobody but the unique is dedicated" under r24 cites r24 "6.3.1" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Lian T'su"
  given seeds of two under "Investigate Destruction": "Dedication to Duty"
  when one attempts "Investigate Destruction"
  then "Davies" is not stopped, "Lian T'su" is not stopped, "Dedication to Duty" is discarded
}

card "Dignitaries and Witnesses" dilemma space planet {
  property [DS9]
  to get past INTEGRITY > 20 + admiral OR STRENGTH > 30 + general OR CUNNING > 30 + Leadership x3 OR STRENGTH > 20 + maje
}

scenario "An upright team with an admiral" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock", "Robert DeSoto", "Alynna Nechayev"
  given seeds of two under "Botanical Research": "Dignitaries and Witnesses"
  when one attempts "Botanical Research"
  then "Dignitaries and Witnesses" is discarded, "Spock" is not stopped
}

scenario "A strong team with a general" under r24 cites r24 "7.2.2" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "Batris"
  given mode of "Batris" = Non-Aligned
  given crew of one on "Batris": "Movar", "Koral" version "The Next Generation", "Vekor", "Vash" version "The Next Generation", "Dr. Syrus"
  given seeds of two under "Investigate Destruction": "Dignitaries and Witnesses"
  when one attempts "Investigate Destruction"
  then "Dignitaries and Witnesses" is discarded, "Vash" is not stopped
}

scenario "A clever team of three leaders" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock", "Jean-Luc Picard" version "Chain of Command",
    "Data" version "The Next Generation", "Davies"
  given seeds of two under "Botanical Research": "Dignitaries and Witnesses"
  when one attempts "Botanical Research"
  then "Dignitaries and Witnesses" is discarded, "Data" is not stopped
}

scenario "A strong team with a maje" under r24 cites r24 "7.2.2" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Batris"
  given mode of "Batris" = Non-Aligned
  given crew of one on "Batris": "Jabin", "Koral" version "The Next Generation", "Vash" version "The Next Generation"
  given seeds of two under "Amnesty Talks": "Dignitaries and Witnesses"
  when one attempts "Amnesty Talks"
  then "Dignitaries and Witnesses" is discarded, "Vash" is not stopped
}

scenario "An admiral among people of doubtful name" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Alynna Nechayev", "Vash" version "The Next Generation",
    "Data" version "The Next Generation"
  given seeds of two under "Botanical Research": "Dignitaries and Witnesses"
  when one attempts "Botanical Research"
  then "Data" is stopped, "Dignitaries and Witnesses" in seeds of "Botanical Research"
}

card "Forsaken" dilemma space planet {
  property [DS9]
  to get past Honor x2 OR Treachery x2
  on overcoming { send_helpers_beneath([Honor, Treachery], 2) }
}

scenario "One with twice the Honor is enough to leave Forsaken, and leaves" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak", "Captain Worf"
  given draw deck of one: "Losta"
  given seeds of two under "Acquire Surplus Ships": "Forsaken"
  when one attempts "Acquire Surplus Ships"
  one chooses "Captain Worf"
  then "Captain Worf" in draw_deck of one, last c in draw_deck of one = "Captain Worf"
  then "Forsaken" in out_of_play of two, "Kurak" is not stopped, one solves "Acquire Surplus Ships"
}

scenario "Two with Honor each help, and Treachery stays out of it" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Konmel" version "The Next Generation", "Kurak", "Zegov"
  given seeds of two under "Acquire Surplus Ships": "Forsaken"
  when one attempts "Acquire Surplus Ships"
  one chooses "Konmel"
  then "Konmel" in draw_deck of one, "Kurak" in draw_deck of one, "Zegov" in surface of "Acquire Surplus Ships"
  then "Forsaken" in out_of_play of two
}

scenario "Either may help where there is enough of both" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Kahless" version "The Next Generation", "Duras" version "Life From Lifelessness",
    "Losta"
  given seeds of two under "Acquire Surplus Ships": "Forsaken"
  when one attempts "Acquire Surplus Ships"
  one chooses Treachery
  then "Duras" in draw_deck of one, "Kahless" in surface of "Acquire Surplus Ships", "Losta" in surface of "Acquire Surplus Ships"
}

scenario "One of each is too little for Forsaken" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Zegov"
  given seeds of two under "Acquire Surplus Ships": "Forsaken"
  when one attempts "Acquire Surplus Ships"
  then "Forsaken" in seeds of "Acquire Surplus Ships", "Kurak" is stopped, "Zegov" is stopped
}

card "Fractured Time" dilemma space planet {
  property [TNG]
  facing it {
    let lucky be nine personnel in team at random
    place_out_of_play every personnel in team except lucky
  }
}

scenario "Nine go on through fractured time, and the others are lost" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Barron", "Beverly", "Daniel Kwan", "Data" version "The Next Generation", "Davies",
    "Deanna Troi" version "The Next Generation", "Lopez", "Martin",
    "Spock", "Vash" version "The Next Generation"
  given away team of one on "Botanical Research": "Vekor"
  given seeds of two under "Botanical Research": "Fractured Time"
  when one attempts "Botanical Research"
  random picks "Barron", "Beverly", "Daniel Kwan", "Data", "Davies", "Deanna Troi", "Lopez", "Martin", "Spock"
  then "Vash" in out_of_play of one, "Vekor" in out_of_play of one, "Vash" is not killed
  then size(surface of "Botanical Research") = 9, one solves "Botanical Research", "Fractured Time" is discarded
}

scenario "Nine or fewer lose nobody" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Barron", "Davies", "Martin"
  given seeds of two under "Botanical Research": "Fractured Time"
  when one attempts "Botanical Research"
  then "Fractured Time" is discarded, size(surface of "Botanical Research") = 3, "Barron" is not stopped
}

card "Cardassian Processing" dilemma space planet {
  property [DS9]
  traits Capturing_related
  unless (Diplomacy + Honor + Transporter Skill + CUNNING > 30) OR (Law + SECURITY + STRENGTH > 40):
    opponent captures one personnel in team at random
}

scenario "Processing needs one of two sorts of people" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Cardassian Processing"
  given away team of one on "Botanical Research": "Data" version "The Next Generation"
  given away team of two on "Botanical Research": "Kromm" of two
  when one attempts "Botanical Research"
  then "Data" is captive_of two, "Data" in surface of "Botanical Research", "Data" is escorted
}

card "Gomtuu Shock Wave" dilemma space {
  property [TNG]
  unless Diplomacy x2 + INTEGRITY > 32 OR Empathy + INTEGRITY > 35 {
    let struck be every ship where it is undocked and whereabouts of it = attempted_mission
    let waypoint be attempted_mission
    for each s in struck { damage s }
    hurl_towards_far_end(struck, waypoint)
  }
}

scenario "The shock wave damages and hurls every undocked ship there, whosever it is" under r24 cites r24 "7.2.2", "12.6", "10.2.6" {
  given mission of one: "Seize Freighter"
  given mission of one: "Amnesty Talks"
  given mission of one: "Intercept Sleeper Ship"
  given mission of one: "Botanical Research"
  given seeds of two under "Amnesty Talks": "Gomtuu Shock Wave"
  given outpost of two at "Amnesty Talks": "Klingon Outpost" of two
  given ship of two docked at "Klingon Outpost": "I.K.S. K'Vort" of two
  given ship of two at "Amnesty Talks": another "I.K.S. K'Vort" of two
  given ship of one at "Seize Freighter": another "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lopez"
  when one attempts "Amnesty Talks"
  then location of "U.S.S. Oberth" = "Intercept Sleeper Ship", "U.S.S. Oberth" is damaged, "U.S.S. Oberth" is stopped, "Lopez" is stopped,
    location of another "I.K.S. K'Vort" = "Intercept Sleeper Ship", another "I.K.S. K'Vort" is damaged,
    another "I.K.S. K'Vort" is not stopped, "I.K.S. K'Vort" is not damaged, location of "I.K.S. K'Vort" = "Amnesty Talks",
    another "U.S.S. Oberth" is not damaged, "Klingon Outpost" is not damaged, "Gomtuu Shock Wave" in seeds of "Amnesty Talks"
}

scenario "Between ends equally far the other player says whither they are hurled" under r24, r18 cites r24 "12.6-far-end",
  "12.5-ties-dilemma" cites r18 "ties-distance" {
  given mission of one: "Botanical Research"
  given mission of one: "Amnesty Talks"
  given mission of one: another "Botanical Research"
  given seeds of two under "Amnesty Talks": "Gomtuu Shock Wave"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lopez"
  when one attempts "Amnesty Talks"
  two chooses way 2
  then location of "U.S.S. Oberth" = another "Botanical Research", "U.S.S. Oberth" is damaged
}

scenario "A ship that was damaged before is lost, and one out of sight is not there" under r24 cites r24 "7.5.1", "7.6" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Botanical Research"
  given seeds of two under "Amnesty Talks": "Gomtuu Shock Wave"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given cloak "I.K.S. K'Vort"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given damage "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lopez"
  when one attempts "Amnesty Talks"
  then "U.S.S. Oberth" is destroyed, "Lopez" is killed, "I.K.S. K'Vort" is not damaged, location of "I.K.S. K'Vort" = "Amnesty Talks",
    "Gomtuu Shock Wave" in seeds of "Amnesty Talks"
}

scenario "Where there is no other location nobody is hurled anywhere" under r24 cites r24 "12.6", "7.2.2" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Gomtuu Shock Wave"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lopez"
  when one attempts "Amnesty Talks"
  then location of "U.S.S. Oberth" = "Amnesty Talks", "U.S.S. Oberth" is damaged, "U.S.S. Oberth" is stopped
}

scenario "Two diplomats of integrity, or an empath with more of it, calm Gomtuu" under r24 cites r24 "7.2.2" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Botanical Research"
  given seeds of two under "Amnesty Talks": "Gomtuu Shock Wave"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Martin Madden", "Beverly", "Lopez", another "Lopez", "Martin"
  when one attempts "Amnesty Talks"
  then "U.S.S. Oberth" is not damaged, location of "U.S.S. Oberth" = "Amnesty Talks", "Gomtuu Shock Wave" in out_of_play of two
  given mission of one: "Intercept Sleeper Ship"
  given seeds of two under "Intercept Sleeper Ship": another "Gomtuu Shock Wave"
  given ship of one at "Intercept Sleeper Ship": another "U.S.S. Oberth"
  given crew of one on another "U.S.S. Oberth": "Deanna Troi", "Barron", another "Martin", 4 "Davies"
  when one attempts "Intercept Sleeper Ship"
  then another "U.S.S. Oberth" is not damaged, another "Gomtuu Shock Wave" in out_of_play of two
}

scenario "INTEGRITY of 32 with two diplomats is not enough" under r24 cites r24 "7.2.2" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Botanical Research"
  given seeds of two under "Amnesty Talks": "Gomtuu Shock Wave"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Martin Madden", "Beverly", "Davies", another "Davies", "Barron"
  when one attempts "Amnesty Talks"
  then "U.S.S. Oberth" is damaged, location of "U.S.S. Oberth" = "Botanical Research"
}
