set all_good_things "All Good Things" released 2003

card "Colonel Kira" personnel {
  Bajoran
  OFFICER, SECURITY, Honor, Diplomacy, Leadership, Computer Skill
  7 / 7+X / 8
  X = 2 if some [Rom] personnel in play else 0
  species bajoran_species
  icons [Cmd]
  property [DS9]
  traits colonel, female, Deep_Space_9_related
  names "Kira Nerys"
  commands "Deep Space 9"
  dots 1
  mentions "Captain Sisko", "Jadzia Dax"
}

scenario "Colonel Kira is cleverer while there is a Romulan, whoever has him" under r24 cites r24 "gl in play" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Colonel Kira"
  then CUNNING of "Colonel Kira" = 7
  given ship of two at "Botanical Research": "Decius"
  given crew of two on "Decius": "Palteth" of two
  then CUNNING of "Colonel Kira" = 9
  given disable "Palteth"
  then CUNNING of "Colonel Kira" = 7
  given enable "Palteth"
  given put "Palteth" into discard_pile of two
  then CUNNING of "Colonel Kira" = 7
}

card "Shandor" personnel universal {
  Bajoran
  CIVILIAN, Archaeology, Diplomacy, Honor
  7 / 6 / 3
  species bajoran_species
  property [DS9]
  traits Deep_Space_9_related, male, prylar
}
