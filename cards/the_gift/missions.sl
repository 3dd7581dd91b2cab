set the_gift "The Gift" released 2018

card "Bypass Warzone" mission universal space {
  Klingon, Kazon, Vidiian, Hirogen
  span 3; points 25
  quadrant Delta
  traits nebula
  not encoded "one sentence of its text cannot be read yet"
}

card "Preliminary Incursion" mission space {
  Dominion, Kazon, Vidiian, Hirogen
  span 4; points 30
  requires SECURITY + Navigation x2 + Astrophysics
}
