set voyager "Voyager" released 2001

card "Astral Eddy" dilemma space {
  property [VOY]
  unless Navigation + Physics + ENGINEER x2: kill one personnel in team at random
}
