set alternate_universe_twilight "Alternate Universe: Twilight" released 2024

card "NX-01 Enterprise" ship {
  Starfleet
  nothing / nothing / nothing
  ship_class "NX"
  icons [22], [AU]
  property [ENT]
  traits Ceti_Alpha_V_related
  not encoded "its RANGE is more or less by X"
  not encoded "its WEAPONS is more or less by X"
  not encoded "its SHIELDS is more or less by X"
  not encoded "one sentence of its text cannot be read yet"
}
