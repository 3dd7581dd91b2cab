set homefront_four "Homefront IV" released 2013

card "Starting Over" event {
  property [VOY]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Unstable Matrix" event {
  points -5
  property [TWOK]
  immune to "Kevin Uxbridge"
  not encoded "2 sentences of its text cannot be read yet"
}
