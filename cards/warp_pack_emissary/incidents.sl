set warp_pack_emissary "Warp Pack: Emissary" released 2014

card "Contain Boarding Parties" incident {
  countdown 2
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Trust the Prophets" incident {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "We Need You Here" incident {
  property [DS9]
  traits captains_order
  seeds or plays on "Commander's Office"
  not encoded "2 sentences of its text cannot be read yet"
}
