// Decipher's questions and answers of 1995, about Premiere and the two sets that followed. They answer what the rulebook of 1994 left
// open, and leave out what it said. Where they are silent the nearest edition holds: 2024 in most things, or 2018 where a comment says so.

edition faq95 extends core
