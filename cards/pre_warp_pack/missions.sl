set pre_warp_pack "Pre-Warp Pack" released 2017

card "Excite Dark Matter" mission space {
  Starfleet, Vulcan
  span 3; points 30
  traits nebula
  requires SCIENCE x2 + Stellar Cartography x2 OR ENGINEER + Astrophysics x2 + Honor
}
