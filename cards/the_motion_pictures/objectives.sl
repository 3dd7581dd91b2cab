set the_motion_pictures "The Motion Pictures" released 2002

card "Collect Metaphasic Particles" objective {
  property [Ins]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Revenge Is a Dish Best Served Cold" objective {
  property [TWOK]
  not encoded "3 sentences of its text cannot be read yet"
}
