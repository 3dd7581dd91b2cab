set dogs_of_war "Dogs of War" released 2021

card "Attack Plans" event {
  property [DS9]
  traits captains_order
  plays on "Ops"
  not encoded "one sentence of its text cannot be read yet"
}

card "HQ: Shipyards" event {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Treaty: Alpha Quadrant Alliance" event {
  property [DS9]
  traits Bajoran_treaty, Federation_treaty, Klingon_treaty, Romulan_treaty
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}
