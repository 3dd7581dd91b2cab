set holodeck_adventures "Holodeck Adventures" released 2001

card "Bajoran Resistance Cell" objective {
  property [DS9]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Hunting Group" objective {
  property [VOY]
  traits Capturing_related
  not encoded "3 sentences of its text cannot be read yet"
}

card "Orbital Bombardment" objective {
  property [DS9]
  not encoded "5 sentences of its text cannot be read yet"
}
