set broken_bow "Broken Bow" released 2017

card "MACO Assault Rifle" equipment {
  icons [22], [AU]
  property [ENT]
  traits hand_weapon, phaser
  your personnel present: STRENGTH +3
  your personnel present where not (it aboard some your ship): loses Diplomacy x1
  cumulative
  not encoded "one sentence of its text cannot be read yet"
}
