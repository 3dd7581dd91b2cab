set the_motion_pictures "The Motion Pictures" released 2002

card "Ceti Eel" incident {
  property [TWOK]
  not encoded "5 sentences of its text cannot be read yet"
}

card "Release This Pain" incident {
  property [TFF]
  not encoded "2 sentences of its text cannot be read yet"
}
