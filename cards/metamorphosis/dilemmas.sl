set metamorphosis "Metamorphosis" released 2018

card "Command Decisions" dilemma space {
  property [Nem]
  unless you stop one personnel in team with Leadership or OFFICER: kill one personnel in team at random
  to get past STRENGTH > 24
}

card "The Clown: On His Throne" dilemma space planet {
  countdown 2
  property [VOY]
  place this on attempted_mission
  not encoded "2 sentences of its text cannot be read yet"
}
