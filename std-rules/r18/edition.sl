// The rulebook of May 2018, as far as it differs from that of 2024. A number such as D4 is that of the list of differences.
//
// Some are differences of words, and a game goes on alike: D20, because a nullifier is a cure, too; D21, because the same is done in
// stages of other names; D24 and D26, because each of two players has one force; D28, D31, D34, D35, D42, D43 and D45, where one book
// is silent on what the other says; D36, because nothing becomes what it only seeds or moves like; D37, because what is built was
// played then, too. D40 and D46 are about documents and numbers of cards. Not here yet are D2, D7, D19, D33, D38, D41 and D44.

edition r18 extends core
