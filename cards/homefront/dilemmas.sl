set homefront "Homefront" released 2010

card "Flim-Flam Artist" dilemma planet {
  property [TNG]
  opponent may draw 1
  to get past Diplomacy + Computer Skill x2 OR Law + CUNNING > (50 if quadrant of attempted_mission = Delta else 32)
}

scenario "The artist's friend may draw at once, and diplomats with computers see through him" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Beverly", "Data" version "The Next Generation", "Martin"
  given draw deck of two: "Lopez" of two
  given seeds of two under "Botanical Research": "Flim-Flam Artist"
  when one attempts "Botanical Research"
  two accepts
  then "Lopez" in hand of two, "Flim-Flam Artist" is discarded, "Data" is not stopped
}

scenario "Nobody need draw" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Beverly", "Data" version "The Next Generation", "Martin"
  given draw deck of two: "Lopez" of two
  given seeds of two under "Botanical Research": "Flim-Flam Artist"
  when one attempts "Botanical Research"
  two declines
  then "Lopez" in draw_deck of two
}

scenario "A lawyer and quick heads see through him too" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Dr. Syrus", "Spock", "Davies", "Dr. Christopher"
  given seeds of two under "Botanical Research": "Flim-Flam Artist"
  when one attempts "Botanical Research"
  two declines
  then "Flim-Flam Artist" is discarded, "Spock" is not stopped
}

scenario "A lawyer with CUNNING of 32 is taken in" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Dr. Syrus", "Spock", "Dr. Christopher", "Barron"
  given seeds of two under "Botanical Research": "Flim-Flam Artist"
  when one attempts "Botanical Research"
  two declines
  then "Spock" is stopped, "Flim-Flam Artist" in seeds of "Botanical Research"
}

scenario "In the Delta Quadrant he is a better artist" under r24 cites r24 "7.2.2" {
  given mission of one: "Stop Bombardment"
  given away team of one on "Stop Bombardment": "Dr. Syrus", "Spock", "Davies", "Dr. Christopher", "Martin",
    "Data" version "The Next Generation"
  given seeds of two under "Stop Bombardment": "Flim-Flam Artist"
  when one attempts "Stop Bombardment"
  two declines
  then "Flim-Flam Artist" is discarded, (sum of CUNNING of p over p: personnel in surface of "Stop Bombardment") = 51
  given mission of one: another "Stop Bombardment"
  given away team of one on another "Stop Bombardment": "Seth Mendoza", "Kosinski", "Vash" version "The Next Generation",
    "Koral" version "The Next Generation", "Robert DeSoto", "Lopez", "Barron"
  given seeds of two under another "Stop Bombardment": another "Flim-Flam Artist"
  when one attempts another "Stop Bombardment"
  two declines
  then "Lopez" is stopped, (sum of CUNNING of p over p: personnel in surface of another "Stop Bombardment") = 45
}

card "Picking Up the Pieces" dilemma planet {
  property [Nem]
  to get past Geology OR Computer Skill
  facing it { stop_all_but_one(every personnel in team where it has Geology or it has Computer Skill) }
}

scenario "Those who pick up the pieces stay behind, all but one" under r24 cites r24 "12.1-selection-modes", "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Data" version "The Next Generation", "Lopez"
  given seeds of two under "Botanical Research": "Picking Up the Pieces"
  when one attempts "Botanical Research"
  random picks "Davies"
  then "Data" is stopped, "Davies" is not stopped, "Lopez" is not stopped, "Picking Up the Pieces" is discarded
}

scenario "One alone who picks them up is stopped" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Lopez"
  given seeds of two under "Botanical Research": "Picking Up the Pieces"
  when one attempts "Botanical Research"
  then "Davies" is stopped, "Lopez" is not stopped, "Picking Up the Pieces" is discarded
}

scenario "Nobody can pick them up" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez", "Beverly"
  given seeds of two under "Botanical Research": "Picking Up the Pieces"
  when one attempts "Botanical Research"
  then "Lopez" is stopped, "Beverly" is stopped, "Picking Up the Pieces" in seeds of "Botanical Research"
}

card "Murder Investigation" dilemma space planet {
  property [VOY]
  traits murder_related
  facing it {
    let questioned be (6 if number of (p: personnel in team) > 9 else 3) personnel in team at random
    stop questioned if some SECURITY personnel in questioned
  }
}

scenario "With SECURITY among three suspects all three are questioned, and the attempt goes on" under r24 cites r24 "7.2.2", "12.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez", "Davies", "Martin", "Beverly", "Barron"
  given away team of two on "Botanical Research": "Kromm" of two
  given seeds of two under "Botanical Research": "Murder Investigation"
  when one attempts "Botanical Research"
  random picks "Lopez", "Davies", "Martin"
  then "Lopez" is stopped, "Davies" is stopped, "Martin" is stopped, "Beverly" is not stopped, "Barron" is not stopped,
    "Kromm" is not stopped, "Murder Investigation" in out_of_play of two
}

scenario "Without SECURITY among those picked nobody is stopped, wherever else it may be" under r24 cites r24 "7.2.2", "12.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez", "Davies", "Martin", "Beverly", "Barron"
  given seeds of two under "Botanical Research": "Murder Investigation"
  when one attempts "Botanical Research"
  random picks "Beverly", "Davies", "Martin"
  then "Lopez" is not stopped, "Davies" is not stopped, "Martin" is not stopped, "Beverly" is not stopped,
    "Murder Investigation" in out_of_play of two
}

scenario "Of more than nine six are questioned" under r24 cites r24 "7.2.2", "12.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez", "Davies", "Martin", "Beverly", "Barron", "Kosinski", "Dr. Syrus",
    another "Davies", another "Martin", another "Barron"
  given seeds of two under "Botanical Research": "Murder Investigation"
  when one attempts "Botanical Research"
  random picks "Lopez", "Davies", "Martin", "Beverly", "Barron", "Kosinski"
  then "Lopez" is stopped, "Kosinski" is stopped, "Beverly" is stopped, "Dr. Syrus" is not stopped, another "Davies" is not stopped
}

scenario "Of nine three are questioned, and of two both" under r24 cites r24 "7.2.2", "12.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez", "Davies", "Martin", "Beverly", "Barron", "Kosinski", "Dr. Syrus",
    another "Davies", another "Martin"
  given seeds of two under "Botanical Research": "Murder Investigation"
  when one attempts "Botanical Research"
  random picks "Lopez", "Davies", "Martin"
  then "Lopez" is stopped, "Martin" is stopped, "Beverly" is not stopped
  given mission of one: "Stop Bombardment"
  given away team of one on "Stop Bombardment": another "Lopez", another "Barron"
  given seeds of two under "Stop Bombardment": another "Murder Investigation"
  when one attempts "Stop Bombardment"
  then another "Lopez" is stopped, another "Barron" is stopped
}

card "Restricted Area" dilemma space planet {
  property [DS9]
  traits Capturing_related
  not encoded "2 sentences of its text cannot be read yet"
}
