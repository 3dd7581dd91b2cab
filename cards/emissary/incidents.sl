set emissary "Emissary" released 2013

card "Alliance for Global Unity" incident {
  icons [RC]
  property [DS9]
  plays on table
  not encoded "4 sentences of its text cannot be read yet"
}

card "Articles of Jurisprudence" incident {
  icons [Pun]
  property [DS9]
  traits Capturing_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Call for Reinforcements" incident {
  icons [RC]
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Gagh Tek Or?" incident {
  property [DS9]
  traits Question_related
  not encoded "3 sentences of its text cannot be read yet"
}

card "Here by Invitation" incident {
  icons [RC]
  property [DS9]
  plays on table
  when played: you may download "Treaty: Federation/Bajoran"
  not encoded "3 sentences of its text cannot be read yet"
}

card "I Miss This Office" incident {
  icons [RC]
  property [DS9]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Labor Camp" incident {
  icons [Pun]
  property [DS9]
  traits Capturing_related
  unique
  not encoded "2 sentences of its text cannot be read yet"
}

card "Nano-Biogenic Disarmament" incident {
  points 10
  icons [RC]
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "New Arrivals" incident {
  property [DS9]
  seeds on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Reshape the Quadrant" incident {
  property [DS9]
  seeds one on table
  not encoded "3 sentences of its text cannot be read yet"
}
