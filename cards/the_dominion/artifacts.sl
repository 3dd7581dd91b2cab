set the_dominion "The Dominion" released 1999

card "Croden's Key" artifact {
  property [DS9]
  used_as_equipment
  not encoded "2 sentences of its text cannot be read yet"
}

card "Orb of Prophecy and Change" artifact {
  property [DS9]
  traits Orb_artifact
  used_as_equipment
  not_duplicatable
  not encoded "2 sentences of its text cannot be read yet"
}

card "The Earring of Li Nalas" artifact {
  property [DS9]
  used_as_equipment
  not_duplicatable
  not encoded "2 sentences of its text cannot be read yet"
}
