// Cards whose text names cards that nullify them: such a card may be played for that, whatever else it does.

rule nullified_by_name cites r24 "gl nullify" {
  clause nullified by (names: list of title) as nullifying_title says "Nullify with {names}."
  relation (d: card) names_as_its_end (c: card) means
    some k in nullifying_titles of d where (some t in k.names where covers(t, c))

  action play_nullifier in any_time, responses says "nullify {d} with {c}" {
    name d in (every x in faced) + (every dilemma)
    name c in hand of you where it is interrupt and it is play_allowed and d names_as_its_end it
    do {
      put c into pending
      show c
      play c
      open just_played(c)
      if c is in pending {
        nullify d
        discard c
      }
    }
  }
}

// A card may not be affected by a card that it is immune to.
rule immunity cites r24 "gl immune" {
  // The card whose text is being carried out.
  scope working: card
  relation (c: card) immune_to (source_card: card) means
    some k in immunities of c where (some t in k.names where covers(t, source_card))
  forbid nullify of (what: card) when working is something and what immune_to working because "{what} is immune to it"
  forbid discard of (what: card) when working is something and what != working and what immune_to working because "{what} is immune to it"
}
