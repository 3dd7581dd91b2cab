set the_neutral_zone "The Neutral Zone" released 2020

card "Earth Outpost" outpost universal {
  Federation
  16
  icons [AU], [OS]
  property [TOS]
  seeds or plays at Neutral Zone mission
  seed one
}
