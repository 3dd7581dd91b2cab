set live_long_and_prosper "Live Long and Prosper" released 2017

card "T'Pol Has Some Issues" dilemma space planet {
  property [ENT]
  traits SCIENCE_related
  cure with SCIENCE x3
  not encoded "2 sentences of its text cannot be read yet"
}
