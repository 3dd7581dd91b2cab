// The rulebook of May 2018, as far as it differs from that of 2024. A number such as D4 is that of the list of differences.
//
// Switched are D1 in decks.sl; D3 and D4 in seeding.sl; D5, D6, D14 and D41 in facilities.sl; D7, D8, D10, D12, D19 and D39 in
// play.sl; D9 and D29 in laws.sl; D11 in turns.sl, with when one probes and what counts once at the end of a turn; D13, D30 and D32
// in handling.sl; D15 to D18 in attempts.sl; D22, D23, D25, D27 and D38 in battle.sl; D33 and D44 in people.sl. Of D33 only an
// arrest aboard shows anything: no card but dilemmas leaves a tie open, and of a dilemma's ties the other player decides in both
// books. To say more, the law `tie_breaker` would have to hear who is tied, and not the card alone. D41 waits for what brings
// tribbles into play.
//
// Some are differences of words, and a game goes on alike: D20, because a nullifier is a cure, too; D21, because the same is done in
// stages of other names; D24 and D26, because each of two players has one force; D28, D31, D34, D35, D42 and D45, where one book is
// silent on what the other says; D36, because nothing becomes what it only seeds or moves like; D37, because what is built was
// played then, too; D43, because what is aboard leaves play in the same manner. D2, D40 and D46 are about cards of the second
// edition, documents and numbers of cards.

edition r18 extends core
