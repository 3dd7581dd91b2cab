// Animals, of whom the rulebook of 2024 says nothing.

rule animals cites r18 "animal-def", "animal-no-attempt", "animal-no-staff", "animal-no-battle" {
  /// The classification ANIMAL is printed on the personnel, whatever has become of it.
  relation (p: personnel) born_an_animal means printed classification of p = ANIMAL
  /// Somebody of the same player, no animal, is in one place with the animal.
  relation (p: personnel) led means
    some q: personnel where spot(q) = spot(p) and controller of q = controller of p and not (q is born_an_animal) and q is active
  /// An animal, which staffs no ship.
  state animal of personnel means this is born_an_animal { cannot staff_ship }
  /// An animal with nobody who leads it: it goes along with others, but begins nothing by itself.
  state left_to_itself of personnel means this is born_an_animal and not (this is led) { cannot join_attempt, attack }
}
