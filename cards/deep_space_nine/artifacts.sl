set deep_space_nine "Deep Space Nine" released 1998

card "Alien Gambling Device" artifact {
  property [DS9]
  used_as_equipment
  cumulative
  not encoded "one sentence of its text cannot be read yet"
}

card "Mysterious Orb" artifact {
  property [DS9]
  traits Orb_artifact
  not encoded "2 sentences of its text cannot be read yet"
}

card "Orb Fragment" artifact {
  property [DS9]
  traits Orb_artifact
  used_as_equipment
  not_duplicatable
  not encoded "2 sentences of its text cannot be read yet"
}

card "Saltah'na Clock" artifact {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}
