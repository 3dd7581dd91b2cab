set nemesis "Nemesis" released 2023

card "A Little Fun Every Day" dilemma planet {
  countdown 3
  property [Ins]
  place this on attempted_mission
  not encoded "one sentence of its text cannot be read yet"
}

card "High Ground" dilemma planet {
  property [Ins]
  not encoded "one sentence of its text cannot be read yet"
}
