set crossover "Crossover" released 2015

card "Alliance Freighter" ship universal {
  Cardassian
  7 / 5 / 6
  ship_class "Military Freighter"
  staffing [KCA]
  systems Tractor Beam
  icons [KCA], [MQ]
  property [DS9]
  traits freighter
}

card "Mr. Sisko's Interceptor" ship {
  Federation, Non-Aligned
  7 / 7 / 5
  ship_class "Interceptor"
  commanders "Mr. Sisko"
  icons [KCA], [MQ], [TE]
  property [DS9]
  traits interceptor
  not encoded "its WEAPONS is more or less by X"
  not encoded "its SHIELDS is more or less by X"
  not encoded "3 sentences of its text cannot be read yet"
}

card "Ya'Vang" ship {
  Klingon
  9 / 9 / 8
  ship_class "Vor'cha"
  commanders "Nu'Tal"
  staffing [Cmd], [KCA], [Stf]
  systems Tractor Beam
  icons [KCA], [MQ]
  property [DS9]
  traits warship
  not encoded "its WEAPONS is more or less by X"
  not encoded "its SHIELDS is more or less by X"
  not encoded "one sentence of its text cannot be read yet"
}
