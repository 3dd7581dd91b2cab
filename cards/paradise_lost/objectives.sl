set paradise_lost "Paradise Lost" released 2022

card "We'll Need a Starship" objective {
  property [TFF]
  unique
  not encoded "5 sentences of its text cannot be read yet"
}
