set lifesigns "Lifesigns" released 2024

card "Superior Surgical Knowledge" incident {
  icons [HA]
  property [VOY]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Superior Surgical Techniques" incident {
  icons [HA]
  property [VOY]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "The Search for Spares" incident {
  property [VOY]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Think Tank Assistance" incident {
  property [VOY]
  not encoded "3 sentences of its text cannot be read yet"
}
