set lifesigns "Lifesigns" released 2024

card "Deadly Donation" dilemma planet {
  countdown 3
  property [VOY]
  place this on attempted_mission
  not encoded "2 sentences of its text cannot be read yet"
}
