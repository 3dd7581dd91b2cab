// The word classes of the language, as its lexer cuts them, for colours alone: the engine reads the script itself.

export type Sort = "comment" | "doc" | "text" | "icon" | "number" | "key" | "label" | "joint" | "name" | "bad" | "mark";

/** What has been read: what is open, whether an item begins, and the last word. */
export type Reading = { open: number; depth: number; head: boolean; last: string };

export const FRESH: Reading = { open: 0, depth: 0, head: true, last: "" };

export type Word = { text: string; sort: Sort | null };

/** The heads of declarations, statements and lines of scenarios. */
const KEYS = new Set(
  `set titles card scenario rule enum add kind has flag line needs field zone scope state noun relation adjective need
  law verb event procedure menu window limit frame time setup game said clause action name pick agree legal cost do
  declares forbid allow when whenever before instead let if for while repeat leave return with stage choose offer open
  target follow finish put hide show turn mark unmark control become create delete shuffle exchange announce document
  edition ruling errata text format pool ban house deck advice amend replace omit given then todo not except as on just
  after at once unless plays seeds to you`.split(/\s+/),
);

const JOINTS = new Set(
  `of in on at to from with under aboard by into onto over per for as until through toward against among between within
  without after before during and or OR then not if when while unless except where means be is but because else cites
  says`.split(/\s+/),
);

const PATTERNS: readonly (readonly [RegExp, Sort | null])[] = [
  [/^\s+/u, null],
  [/^\/\/\/.*/u, "doc"],
  [/^\/\/.*/u, "comment"],
  [/^"(?:\\.|[^"\\])*"/u, "text"],
  [/^"[^{}]*/u, "bad"],
  [/^`[^`]+`/u, "name"],
  [/^\[[\p{L}\p{N}\p{M}_' *.&!-]+\]/u, "icon"],
  [/^\d{4}-\d\d-\d\d/u, "number"],
  [/^x?\d+(?![\p{L}_])/u, "number"],
  [/^[+-]\d+/u, "number"],
  [/^[\p{L}_][\p{L}\p{N}\p{M}_']*(?:-\p{L}[\p{L}\p{N}\p{M}_']*)*/u, "name"],
  [/^(?:[!<>]=|[=<>+\-*/.,:;(){}[\]])/u, "mark"],
];

const GOES_ON = /[,:+\-*/=<>]$/u;

/** At the beginning of a line. */
export function begin(before: Reading): Reading {
  return { ...before, head: before.open === 0 && !goesOn(before) };
}

/** Whether the next line belongs to the item before. */
export function goesOn({ last }: Reading): boolean {
  return GOES_ON.test(last) || (JOINTS.has(last) && last !== "else");
}

/** The next word of a line, and what has been read with it. */
export function step(rest: string, before: Reading): { word: Word; after: Reading } {
  const word = first(rest);
  if (word.sort === null || word.sort === "comment" || word.sort === "doc") return { word, after: before };
  if (word.sort === "name") word.sort = sortOf(word.text, before.head);
  const last = word.text;
  const open = Math.max(0, before.open + (last === "(" ? 1 : last === ")" ? -1 : 0));
  const depth = Math.max(0, before.depth + (last === "{" ? 1 : last === "}" ? -1 : 0));
  const head = open === 0 && (last === "{" || last === ";" || last === "}");
  return { word, after: { open, depth, head, last } };
}

function first(rest: string): Word {
  for (const [pattern, sort] of PATTERNS) {
    const found = pattern.exec(rest)?.[0];
    if (found) return { text: found, sort };
  }
  return { text: String.fromCodePoint(rest.codePointAt(0) ?? 32), sort: "bad" };
}

function sortOf(name: string, head: boolean): Sort {
  if (head && KEYS.has(name)) return "key";
  if (JOINTS.has(name)) return "joint";
  return head && /^\p{Ll}/u.test(name) ? "label" : "name";
}

/** All lines of a script, each in its words. */
export function lines(script: string): Word[][] {
  let reading = FRESH;
  return script.split("\n").map((line) => {
    const words: Word[] = [];
    reading = begin(reading);
    for (let at = 0; at < line.length; ) {
      const { word, after } = step(line.slice(at), reading);
      words.push(word);
      at += word.text.length;
      reading = after;
    }
    return words;
  });
}
