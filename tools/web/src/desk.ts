// What pages ask of the engine, made of its own types. Do not edit.

import type * as Table from "./protocol";

export type Request = "hall" | { "sit": Sit } | { "resume": { 
/**
 * The game as it was saved.
 */
record: string, 
/**
 * The place that is yours, from 0; without one, that of who is asked.
 */
you: number | null, 
/**
 * The bot at the other places.
 */
bot: string, 
/**
 * The user's own scripts, if the game was played with some.
 */
scripts: Array<Script>, 
/**
 * The scenario with whose position it was begun, if it was.
 */
given: Given | null, } } | { "table": Table.Request } | { "open": { 
/**
 * The scripts.
 */
scripts: Array<Script>, } } | { "edit": Script } | { "try": { 
/**
 * The script.
 */
path: string, } } | { "show": { 
/**
 * The script.
 */
path: string, } } | { "word": { 
/**
 * The script.
 */
path: string, 
/**
 * The place, in bytes.
 */
at: number, } } | { "expected": { 
/**
 * The script.
 */
path: string, 
/**
 * The place, in bytes.
 */
at: number, } } | { "format": { 
/**
 * The script.
 */
text: string, } } | { "code": { 
/**
 * The code.
 */
code: string, } } | { "cards": { 
/**
 * The words.
 */
search: string, 
/**
 * How many of those found are passed over.
 */
from: number, } } | { "card": { 
/**
 * Its title, with the version where it has one.
 */
title: string, } } | "documents" | { "chapter": { 
/**
 * By what the document is cited.
 */
document: string, 
/**
 * The chapter.
 */
chapter: string, } } | { "spin": Spin };

export type Reply = { "hall": Hall } | { "table": Table.Reply } | { "mistakes": { 
/**
 * Messages, the first of each file first.
 */
messages: Table.Message[], } } | { "tried": { 
/**
 * Each of them.
 */
scenarios: Array<Scenario>, } } | { "shown": { 
/**
 * The pages.
 */
pages: Array<string>, } } | { "meanings": { 
/**
 * The word as it is written there.
 */
word: string, 
/**
 * What it can mean.
 */
meanings: Array<Meaning>, } } | { "expected": { 
/**
 * Where what is written of it already begins, in bytes.
 */
from: number, 
/**
 * The words.
 */
hints: Array<Hint>, } } | { "formatted": { 
/**
 * The script.
 */
text: string, } } | { "code": { 
/**
 * What the code stands for, in short.
 */
title: string, 
/**
 * The page, in Markdown.
 */
markdown: string, } } | { "found": { 
/**
 * How many were found.
 */
all: number, 
/**
 * Those that are sent.
 */
cards: Array<CardLine>, } } | { "card": CardPage } | { "documents": { 
/**
 * Each of them.
 */
documents: Array<Document>, } } | { "chapter": { 
/**
 * Its rows.
 */
rows: Array<BookRow>, } } | { "spun": Game } | { "wrong": { 
/**
 * Why not.
 */
why: string, } };

export type Hall = { 
/**
 * The version of the protocol.
 */
version: number, 
/**
 * The formats.
 */
formats: Array<FormatLine>, 
/**
 * The decks that come with the packs.
 */
decks: Array<Starter>, 
/**
 * The decks with which a game is played when none are named.
 */
starters: Array<string>, 
/**
 * The bots.
 */
bots: Array<string>, };

export type FormatLine = { 
/**
 * Its name.
 */
name: string, 
/**
 * The decks with which it is played when none are named.
 */
starters: Array<string>, };

export type Starter = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its list.
 */
list: string, };

export type Sit = { 
/**
 * The format; without one, the usual one.
 */
format: string | null, 
/**
 * A deck for each player.
 */
decks: Array<Deck>, 
/**
 * What decides what is left to chance.
 */
seed: number, 
/**
 * The place that is yours, from 0.
 */
you: number, 
/**
 * The bot at the other places.
 */
bot: string, 
/**
 * Whether decks that are not legal are played all the same.
 */
any_deck: boolean, 
/**
 * The user's own scripts, if some of his cards shall be there; a `pack.toml` among them.
 */
scripts: Array<Script>, 
/**
 * A card that shall be dealt to him: copies of it are put into his deck, bots begin the game for both, and
 * chance is tried until he sees one.
 */
deal: string | null, 
/**
 * A scenario of those scripts, with whose position the game begins.
 */
given: Given | null, };

export type Given = { 
/**
 * The script in which it stands.
 */
path: string, 
/**
 * Its name.
 */
name: string, };

export type Deck = { "named": string } | { "list": string };

export type Script = { 
/**
 * Its path within the pack: `pack.toml`, `cards.sl`.
 */
path: string, 
/**
 * What stands in it.
 */
text: string, };

export type Meaning = { 
/**
 * What it is: `a verb`, `a kind`.
 */
what: string, 
/**
 * What its declaration says of it.
 */
says: string, 
/**
 * What the declaration cites.
 */
cites: Array<string>, 
/**
 * How it is declared; nothing for the words of the language.
 */
declared: string, };

export type Hint = { 
/**
 * The word.
 */
word: string, 
/**
 * What it is.
 */
what: string, };

export type Scenario = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its line, from 1.
 */
line: number, 
/**
 * Whether everything held.
 */
verdict: Verdict, 
/**
 * What was expected, where it failed.
 */
expected: string, 
/**
 * What is the case instead; or why it is not finished.
 */
actual: string, 
/**
 * The line that failed, from 1.
 */
failed_at: number | null, 
/**
 * What led there.
 */
trace: Array<string>, };

export type Verdict = "passed" | "failed" | "todo";

export type CardLine = { 
/**
 * Its title, with the version where it has one.
 */
title: string, 
/**
 * What it is.
 */
kind: string, 
/**
 * Its set.
 */
set: string, 
/**
 * How far its text is scripted: `complete`, `partly`, `facts`.
 */
grade: string, };

export type CardPage = { 
/**
 * The card in the list.
 */
line: CardLine, 
/**
 * The card as games print it, in its lines.
 */
printed: Array<string>, 
/**
 * Its script.
 */
script: string, 
/**
 * What is not scripted of it.
 */
missing: Array<string>, 
/**
 * What changes its text: dated texts, errata and rulings.
 */
changed: Array<string>, 
/**
 * The scenarios in which it is named.
 */
scenarios: Array<string>, };

export type Document = { 
/**
 * By what it is cited.
 */
name: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * Its chapters.
 */
chapters: Array<Chapter>, };

export type Chapter = { 
/**
 * How it begins: `7`, `gl`.
 */
name: string, 
/**
 * All its rows.
 */
rows: number, 
/**
 * Those that no machine enforces.
 */
outside: number, 
/**
 * Those behind which rules stand.
 */
encoded: number, 
/**
 * Those of them that scenarios try.
 */
tried: number, };

export type BookRow = { 
/**
 * By what it is cited.
 */
id: string, 
/**
 * In which section it stands.
 */
section: string, 
/**
 * What it says, in short.
 */
gist: string, 
/**
 * How far it is carried out: `missing`, `outside`, `encoded`, `tried`.
 */
state: string, 
/**
 * Why no machine enforces it.
 */
outside: string, 
/**
 * The rules behind it.
 */
parts: Array<Passage>, 
/**
 * The scenarios that try it.
 */
scenarios: Array<Passage>, 
/**
 * The cards that touch it.
 */
cards: Array<string>, };

export type Passage = { 
/**
 * What it is called.
 */
name: string, 
/**
 * How it is written.
 */
text: string, 
/**
 * Its file.
 */
file: string, 
/**
 * Its line, from 1.
 */
line: number, };

export type Spin = { 
/**
 * The format; without one, the usual one.
 */
format: string | null, 
/**
 * A deck for each player.
 */
decks: Array<Deck>, 
/**
 * A bot for each player.
 */
bots: Array<string>, 
/**
 * What decides what is left to chance.
 */
seed: number, };

export type Game = { 
/**
 * Its seed.
 */
seed: number, 
/**
 * Who won; nobody in a draw, or if it did not end.
 */
winner: string | null, 
/**
 * In how many turns.
 */
turns: number, 
/**
 * The score of each player.
 */
points: Array<number>, 
/**
 * The words with which it ended.
 */
ending: string, 
/**
 * The choices with two answers or more.
 */
choices: number, 
/**
 * What went wrong, if a script was at fault.
 */
fault: string | null, };
