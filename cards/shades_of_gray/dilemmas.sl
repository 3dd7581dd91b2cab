set shades_of_gray "Shades of Gray" released 2016

card "The Arsenal: Divided" dilemma space {
  property [TNG]
  facing it { divide(every unique personnel in team) }
  afterwards to get past INTEGRITY > 27 + (attempting_ship is staffed)
}
