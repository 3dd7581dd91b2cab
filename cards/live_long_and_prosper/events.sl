set live_long_and_prosper "Live Long and Prosper" released 2017

card "Espionage: Romulan on Vulcan" event {
  property [ENT]
  traits Romulan_espionage
  plays on any Vulcan mission
  allows to attempt your [Rom] personnel
  when host is completed: discard this
}

card "Espionage: Starfleet on Vulcan" event {
  property [ENT]
  when host is completed: discard this
  not encoded "2 sentences of its text cannot be read yet"
}

card "Espionage: Vulcan on Andorian" event {
  property [ENT]
  traits Vulcan_espionage
  allows to attempt your [Vul] personnel
  when host is completed: discard this
  not encoded "one sentence of its text cannot be read yet"
}

card "Neuropressure Massage" event {
  property [ENT]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Strange New Worlds" event {
  icons [Sch]
  property [ENT]
  plays on mission
  unique
  not encoded "one sentence of its text cannot be read yet"
}

card "Temper Advancements" event {
  countdown 2
  icons [HA]
  property [ENT]
  not encoded "2 sentences of its text cannot be read yet"
}
