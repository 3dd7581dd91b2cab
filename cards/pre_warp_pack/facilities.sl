set pre_warp_pack "Pre-Warp Pack" released 2017

card "Vulcan Outpost" outpost universal {
  Vulcan
  30
  icons [22], [AU]
  property [ENT]
  seed one
  build where your [Vul] ENGINEER personnel
}
