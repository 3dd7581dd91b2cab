// The protocol of the table, made of the engine's own types. Do not edit.

export const VERSION = 1;

export type Request = "look" | { "answer": { 
/**
 * The number of the question.
 */
number: number, 
/**
 * The answer, by the numbers of the question.
 */
choice: "Pass" | { Act: { offer: number, picks: number[][] } } | { Members: number[] } | { Whether: boolean } | { One: number }, } } | { "pass_on": { 
/**
 * The number of the question.
 */
number: number, } } | { "ask": Ask } | "undo" | { "explain": About } | { "why_not": Handle } | "save";

export type About = { "thing": Handle } | { "offer": number } | { "card": string };

export type Ask = "all" | "useful";

export type Reply = { "table": Seen } | { "refused": { 
/**
 * Why not, with its authority.
 */
why: string, } } | { "page": { 
/**
 * The paragraphs.
 */
paragraphs: Array<Array<string>>, } } | { "saved": { 
/**
 * It.
 */
record: string, } } | { "wrong": { 
/**
 * Why not.
 */
why: string, } };

export type Seen = { 
/**
 * The version of the protocol.
 */
version: number, 
/**
 * What lies where.
 */
view: View, 
/**
 * What he is asked, if he is.
 */
asked: Asked | null, 
/**
 * Who is asked.
 */
waiting: number | null, 
/**
 * How the game ended, if it is over.
 */
over: string | null, 
/**
 * How many lines of what happened come before those that are sent: what a client has of more than these was
 * taken back.
 */
from: number, 
/**
 * What happened since he looked last.
 */
happened: Array<Line>, 
/**
 * Whether he may take his last answer back.
 */
may_undo: boolean, };

export type View = { 
/**
 * Who looks; nobody for an all-seeing reader.
 */
you: number | null, 
/**
 * The turn's number.
 */
turn: number, 
/**
 * Whose turn it is.
 */
turn_of: number | null, 
/**
 * The players, in order.
 */
players: Array<Side>, 
/**
 * The places of the game, in which something lies.
 */
spots: Array<Spot>, };

export type Side = { 
/**
 * Who.
 */
player: number, 
/**
 * What he is called.
 */
name: string, 
/**
 * What his fields say.
 */
facts: Array<string>, 
/**
 * His places, in which something lies.
 */
spots: Array<Spot>, };

export type Spot = { 
/**
 * What it is called, without whose it is.
 */
name: string, 
/**
 * Whether what lies there is in play.
 */
in_play: boolean, 
/**
 * Whether it is a row, from left to right.
 */
is_row: boolean, 
/**
 * What lies there, in its order.
 */
things: Array<Thing>, };

export type Thing = { 
/**
 * By what the reader can speak of it.
 */
handle: Handle, 
/**
 * Its title; of what may not be known only that it is a card.
 */
title: string, 
/**
 * Whether the reader may know what it is.
 */
is_known: boolean, 
/**
 * What it counts as; nothing of what may not be known.
 */
kind: string, 
/**
 * Who controls it, or whose it is.
 */
whose: number | null, 
/**
 * What its fields say.
 */
facts: Array<string>, 
/**
 * The states in which it is.
 */
states: Array<string>, 
/**
 * Its own places, in which something lies.
 */
spots: Array<Spot>, };

export type Handle = string;

export type Asked = { 
/**
 * The number of the question, which an answer names.
 */
number: number, 
/**
 * Who is asked.
 */
player: number, 
/**
 * What it is about.
 */
about: string, 
/**
 * The text that asks, in its lines.
 */
text: Array<string>, 
/**
 * The card whose text asks.
 */
source: Handle | null, 
/**
 * Whether it comes in answer to something that happened.
 */
is_answer: boolean, 
/**
 * Whether nothing may be chosen.
 */
may_pass: boolean, 
/**
 * What can be answered.
 */
form: Form, };

export type Form = { "act": Array<Entry> } | { "members": Pick } | "whether" | { "one": Array<Way> };

export type Entry = { 
/**
 * Its number among the offers.
 */
offer: number, 
/**
 * What it is.
 */
line: string, 
/**
 * How it begins; those that begin alike are one group.
 */
begun: string, 
/**
 * Those that begin alike have the same number.
 */
group: number, 
/**
 * What it is a way to do, in the words of the rules' menu.
 */
heading: string, 
/**
 * The cards that it speaks of, the first of them first.
 */
touches: Array<Handle>, 
/**
 * The sets that are chosen with it.
 */
picks: Array<Pick>, 
/**
 * Whether it comes to the same as one before it: another copy of a card that lies out of play with it.
 */
is_copy: boolean, };

export type Pick = { 
/**
 * What it is called.
 */
name: string, 
/**
 * From what.
 */
candidates: Array<Candidate>, 
/**
 * At least so many.
 */
min: number, 
/**
 * At most so many.
 */
max: number, };

export type Candidate = { 
/**
 * What it is.
 */
line: string, 
/**
 * Where it lies on the table.
 */
handle: Handle | null, };

export type Way = { 
/**
 * Its number.
 */
at: number, 
/**
 * What it is.
 */
line: string, };

export type Line = { 
/**
 * How far it stands to the right: what followed from something stands below it.
 */
indent: number, 
/**
 * Whether it begins a new part of the game, such as a turn.
 */
is_heading: boolean, 
/**
 * What happened.
 */
text: string, 
/**
 * What it speaks of, as far as it lies where the reader can see it.
 */
about: Array<Handle>, 
/**
 * Its authority.
 */
cites: string, 
/**
 * Whether it says what the game does not enforce.
 */
is_gap: boolean, };

export type Message = { 
/**
 * Its code, which `explain` explains; nothing where it has none.
 */
code: string | null, 
/**
 * `error`, `warning` or `note`.
 */
severity: string, 
/**
 * What is wrong.
 */
message: string, 
/**
 * The file it is about.
 */
file: string | null, 
/**
 * The place in that file.
 */
span: Range | null, 
/**
 * What is said at the place; it may be empty.
 */
label: string, 
/**
 * Other places that one must see to understand it.
 */
labels: Array<Label>, 
/**
 * What else is known: passages of rulebooks, what led there.
 */
notes: Array<string>, 
/**
 * What to do.
 */
help: string | null, 
/**
 * What to write in the place, where the help is that simple.
 */
replacement: string | null, };

export type Label = { 
/**
 * Its file.
 */
file: string, 
/**
 * The place in that file.
 */
span: Range, 
/**
 * What is said of it.
 */
text: string, };

export type Range = { 
/**
 * Where it begins.
 */
start: Point, 
/**
 * What stands behind it.
 */
end: Point, };

export type Point = { 
/**
 * How many bytes stand before it.
 */
byte: number, 
/**
 * Its line, from 1.
 */
line: number, 
/**
 * Its column, from 1, counted in characters.
 */
column: number, };
