set pre_warp_pack "Pre-Warp Pack" released 2017

card "D'kyr" ship universal {
  Vulcan
  7 / 7 / 7
  ship_class "D'kyr"
  staffing [Cmd], [Stf]
  icons [22], [AU]
  property [ENT]
  not encoded "one sentence of its text cannot be read yet"
}
