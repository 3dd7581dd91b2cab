set warp_pack_emissary "Warp Pack: Emissary" released 2014

card "Riva" version "Warp Pack: Emissary" personnel {
  Non-Aligned
  VIP, Diplomacy x2, Honor
  7 / 7 / 3
  species Ramatin
  property [TNG]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}
