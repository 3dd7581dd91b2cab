set all_good_things "All Good Things" released 2003

card "Changeling Sweep" interrupt {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Dimensional Shifting" interrupt {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Empathic Touch" interrupt {
  property [Nem]
  not encoded "one sentence of its text cannot be read yet"
}
