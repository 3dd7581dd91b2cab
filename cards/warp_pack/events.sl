set warp_pack "Warp Pack" released 2017

card "Planet of Galactic Peace" event {
  property [TFF]
  immune to "Kevin Uxbridge"
  not encoded "2 sentences of its text cannot be read yet"
}
