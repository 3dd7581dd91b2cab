set metamorphosis "Metamorphosis" released 2018

card "Condition Red" incident {
  property [TOS]
  traits captains_order
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Group Therapy" incident {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Holoprogram: The Voyager Encounter" incident {
  property [VOY]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Intuition" incident {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Training Cruise" incident {
  property [DS9]
  plays on your ship
  not encoded "3 sentences of its text cannot be read yet"
}
