set alternate_universe "Alternate Universe" released 1995

card "Kevin Uxbridge: Convergence" interrupt {
  property [TNG]
  plays to destroy_events one mission in spaceline
}

card "Jamaharon" interrupt {
  property [TNG]
  plays to nullify one "Horga'hn" in play
  plays to nullify one "Parallel Romance" in play
  plays to relocate one male personnel alone_on_a_planet to surface of place_called("Risa") if place_called("Risa") is something
}
