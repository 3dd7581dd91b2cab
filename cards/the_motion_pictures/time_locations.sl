set the_motion_pictures "The Motion Pictures" released 2002

card "Camp Khitomer" time_location planet {
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Cetacean Institute" time_location planet {
  not encoded "2 sentences of its text cannot be read yet"
}
