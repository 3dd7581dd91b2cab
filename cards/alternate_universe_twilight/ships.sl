set alternate_universe_twilight "Alternate Universe: Twilight" released 2024

card "NX-01 Enterprise" ship {
  Starfleet
  X / X / X
  X = types_removed_from_game
  ship_class "NX"
  icons [22], [AU]
  property [ENT]
  traits Ceti_Alpha_V_related
  staffed with 1 human personnel
}
