set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when your personnel is killed: draw 1 if some x: personnel where x is your and x is unique and x together_with that personnel
}

card "Another Trial" outpost {
  Ferengi
  24
  all may mix aboard;
  each personnel aboard your ship: STRENGTH +1
}
