set shades_of_gray "Shades of Gray" released 2011

card "Quetsivoo" ship {
  Ferengi
  5 / 4 / 5
  ship_class "Guzah'far"
  staffing [Stf] x2
  icons [22], [AU]
  property [ENT]
  traits transport
  special download "Ferengi Gas Trap"
  not encoded "one sentence of its text cannot be read yet"
}
