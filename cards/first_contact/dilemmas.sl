set first_contact "First Contact" released 1997

card "Blended" dilemma planet {
  property [FC]
  to get past Empathy OR Diplomacy OR "Morn" OR any "Scotty"
  facing it { stop_all_but_one(every personnel in team where it has Empathy or it has Diplomacy or covers("Morn", it) or covers(any "Scotty", it)) }
}

card "Maglock" dilemma space {
  property [FC]
  to get past 3 personnel with OFFICER and STRENGTH > 5
}
