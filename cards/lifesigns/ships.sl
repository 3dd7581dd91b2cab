set lifesigns "Lifesigns" released 2024

card "Organ Bank" ship {
  Vidiian
  10 / 10 / 10
  ship_class "Cruiser"
  staffing [Cmd], [Stf]
  systems Tractor Beam
  icons [DQ]
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}
