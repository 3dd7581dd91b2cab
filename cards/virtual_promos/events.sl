set virtual_promos "Virtual Promos" released 2011

card "Surprise Party" event {
  property [TNG]
  unique
  plays on table
  when played: draw_up_to(opponent, 2)
  at end of each of your turns: you may draw 1
}
