set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Orb of Time" artifact {
  property [DS9]
  traits Orb_artifact
  used_as_equipment
  not encoded "one sentence of its text cannot be read yet"
}
