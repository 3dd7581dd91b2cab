// Heads in a row, and what the ways out of their traps are.
set trial "Trial" released 1994
titles "Spyglass", "Wanderer"

card "A Trial" dilemma planet {
  unless 2 Klingon personnel OR ship: stop one personnel in team
}

card "Another Trial" dilemma planet {
  unless 2 Klingon personnel + "Wanderer" OR Honor: stop one personnel in team
}

card "A Third Trial" dilemma planet {
  unless personnel with (Klingon or Romulan personnel) OR personnel or equipment: stop one personnel in team
}

card "A Fourth Trial" dilemma planet {
  unless (personnel with Klingon personnel) OR Romulan personnel: stop one personnel in team
}

card "A Fifth Trial" interrupt {
  plays to kill one stopped personnel or kill one "Wanderer"
  plays to kill one Klingon personnel or "Wanderer"
  plays to stop two (personnel or "Wanderer")
  plays to stop one personnel, stop one ship
  plays to stop one personnel or ship in play
  plays to stop each personnel and ship
  plays to stop any number of personnel and ship
  plays to kill one personnel with (Honor or some Klingon personnel)
  plays to kill one personnel with (Honor personnel or Klingon personnel)
}

card "A Sixth Trial" event {
  plays only if two Klingon personnel in play or "Wanderer" in play
  plays on table
}

card "A Wanderer" personnel {
  Klingon
  OFFICER
  6 / 6 / 6
  while present with "Wanderer" or present with "Spyglass": this: STRENGTH +1
  while with another cadet personnel: this: STRENGTH +1
  while has cadet or with Klingon or Romulan personnel: this: STRENGTH +1
}
