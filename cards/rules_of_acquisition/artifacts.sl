set rules_of_acquisition "Rules of Acquisition" released 1999

card "Orb of Wisdom" artifact {
  property [DS9]
  traits Orb_artifact
  used_as_equipment
  your personnel here: INTEGRITY +3
  not_duplicatable
  not encoded "one sentence of its text cannot be read yet"
}

card "Phased Cloaking Device" artifact {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Starry Night" artifact {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}
