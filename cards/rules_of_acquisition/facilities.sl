set rules_of_acquisition "Rules of Acquisition" released 1999

card "Tower of Commerce" headquarters not_duplicatable {
  Ferengi
  40
  property [DS9]
  seeds or plays on planet "Ferenginar"
  not encoded "once per turn a Ferengi of certain callings, or a headquarters card, plays here for free"
}
