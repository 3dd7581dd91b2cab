set all_good_things "All Good Things" released 2003

card "Espionage: Bajoran on Dominion" event {
  property [DS9]
  traits Bajoran_espionage
  allows to attempt your [Baj] personnel
  when host is completed: discard this
  not encoded "one sentence of its text cannot be read yet"
}

card "Shape-Shift Inhibitor" event {
  icons [Ref]
  property [DS9]
  plays on table
  immune to "Kevin Uxbridge"
  not encoded "one sentence of its text cannot be read yet"
}

card "Timepod Ring" event {
  icons [AU]
  property [TNG]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Treacherous Advice" event {
  property [DS9]
  traits Infiltration_related
  not encoded "3 sentences of its text cannot be read yet"
}
