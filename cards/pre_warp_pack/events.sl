set pre_warp_pack "Pre-Warp Pack" released 2017

card "Espionage: Vulcan on Klingon" event {
  property [ENT]
  traits Vulcan_espionage
  plays on any Klingon mission
  allows to attempt your [Vul] personnel
  when host is completed: discard this
}

card "Espionage: Vulcan on Starfleet" event {
  property [ENT]
  traits Vulcan_espionage
  allows to attempt your [Vul] personnel
  when host is completed: discard this
  not encoded "one sentence of its text cannot be read yet"
}

card "Treaty: Starfleet/Vulcan" event {
  property [ENT]
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}
