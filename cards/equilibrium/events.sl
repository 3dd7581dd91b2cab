set equilibrium "Equilibrium" released 2018

card "The Beating Heart" event {
  property [DS9]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}
