set the_borg "The Borg" released 2001

card "Cortical Node Implant" incident {
  property [VOY]
  plays on your Borg personnel
  not encoded "2 sentences of its text cannot be read yet"
}

card "Feedback Surge" incident {
  icons [HA], [Ref]
  property [VOY]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Hirogen Hunt" incident {
  property [VOY]
  traits Capturing_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Relics of the Chase" incident {
  property [VOY]
  traits Capturing_related
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Rituals of the Hunt" incident {
  property [VOY]
  traits Capturing_related
  unique
  not encoded "7 sentences of its text cannot be read yet"
}
