set the_motion_pictures "The Motion Pictures" released 2002

card "The Genesis Device" artifact {
  property [TWOK]
  unique
  not encoded "3 sentences of its text cannot be read yet"
}
