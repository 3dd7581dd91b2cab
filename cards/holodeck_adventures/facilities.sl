set holodeck_adventures "Holodeck Adventures" released 2001

card "Transwarp Hub" outpost universal {
  Borg
  68
  icons [DQ]
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}
