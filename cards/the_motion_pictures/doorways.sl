set the_motion_pictures "The Motion Pictures" released 2002

card "The Nexus" doorway {
  property [Gen]
  not_duplicatable
  immune to "Revolving Door"
  not encoded "7 sentences of its text cannot be read yet"
}
