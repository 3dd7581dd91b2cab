set cold_front "Cold Front" released 2018

card "Inspect Strategic Snare" mission space {
  Romulan
  span 4; points 40
  traits asymmetric
  requires SECURITY + ENGINEER + Treachery + CUNNING > 36
  not encoded "3 sentences of its text cannot be read yet"
}
