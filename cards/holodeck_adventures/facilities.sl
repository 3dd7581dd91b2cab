set holodeck_adventures "Holodeck Adventures" released 2001

card "Transwarp Hub" outpost universal {
  Borg
  68
  icons [DQ]
  property [VOY]
  seeds or plays at mission where it is nebula
  not encoded "one sentence of its text cannot be read yet"
}
