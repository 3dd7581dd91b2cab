set q_continuum "Q Continuum" released 1996

card "Keiko O'Brien" personnel {
  Federation
  SCIENCE, Exobiology, Biology
  7 / 7 / 3
  species human
  icons [Stf]
  property [TNG]
  traits female, Enterprise_related
  mentions "Miles O'Brien", "Keiko Ishikawa", "Data"
  dots 1
  while some "Miles O'Brien" with this: this: INTEGRITY +2, CUNNING +2, STRENGTH +2
}

scenario "Keiko O'Brien is at her best with her husband" under r24 cites r24 "12.11", "12.4" {
  given mission of one: "Botanical Research"
  given mission of one: "Cloaked Mission"
  given away team of one on "Botanical Research": "Keiko O'Brien"
  given away team of one on "Cloaked Mission": "Miles O'Brien"
  then CUNNING of "Keiko O'Brien" = 7
  given put "Miles O'Brien" into surface of "Botanical Research"
  then INTEGRITY of "Keiko O'Brien" = 9, CUNNING of "Keiko O'Brien" = 9, STRENGTH of "Keiko O'Brien" = 5
  given disable "Miles O'Brien"
  then CUNNING of "Keiko O'Brien" = 7
}
