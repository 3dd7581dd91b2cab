set cold_front "Cold Front" released 2018

card "Bigger on the Inside" event {
  countdown 3
  icons [AU]
  property [ENT]
  traits Temporal_agent_related
  unique
  not encoded "2 sentences of its text cannot be read yet"
}

card "Disrupted Continuum" event {
  icons [HA]
  property [ENT]
  traits Temporal_agent_related
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Empress" event {
  property [ENT]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Revolutionaries" event {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Romulan Minefield" event {
  icons [Sch]
  property [ENT]
  not encoded "3 sentences of its text cannot be read yet"
}

card "The Unrelenting Lust for Profit" event {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Treaty: Romulan/Vulcan" event {
  icons [HA]
  property [ENT]
  traits Romulan_treaty
  plays on table
  for free if some your "V'Las" in play
  not encoded "2 sentences of its text cannot be read yet"
}

card "We Are the Metrons" event {
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
}
