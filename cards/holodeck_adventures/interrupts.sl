set holodeck_adventures "Holodeck Adventures" released 2001

card "All Threes" interrupt {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Data, Keep Dealing" interrupt {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "I'm a Doctor, Not a Bartender" interrupt {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "I've Been Waiting for You" interrupt {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Remember the Alamo" interrupt {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Small Oversight" interrupt {
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}
