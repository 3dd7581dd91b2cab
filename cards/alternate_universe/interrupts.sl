set alternate_universe "Alternate Universe" released 1995

card "Kevin Uxbridge: Convergence" interrupt {
  property [TNG]
  plays to destroy_events one mission in spaceline
}
