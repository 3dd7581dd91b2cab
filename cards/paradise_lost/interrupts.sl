set paradise_lost "Paradise Lost" released 2022

card "Double Dumbass on You!" interrupt {
  property [TVH]
  not encoded "2 sentences of its text cannot be read yet"
}

card "He Put Creatures in our Bodies" interrupt {
  property [TWOK]
  not encoded "one sentence of its text cannot be read yet"
}
