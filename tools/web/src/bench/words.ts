// The word classes of the language, as its lexer cuts them, for colours alone: the engine reads the script itself.

export type Sort = "comment" | "doc" | "text" | "icon" | "number" | "key" | "label" | "joint" | "name" | "bad" | "mark";

/** What a line needs to know of those before it. */
export type Carried = { open: number; depth: number; goesOn: boolean };

export const FRESH: Carried = { open: 0, depth: 0, goesOn: false };

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

/** Cuts a line into its words, and says what the next line needs to know. */
export function cut(line: string, before: Carried): { words: Word[]; after: Carried } {
  const words: Word[] = [];
  let rest = line;
  let { open, depth } = before;
  let head = open === 0 && !before.goesOn;
  let last = "";
  while (rest !== "") {
    const word = first(rest);
    rest = rest.slice(word.text.length);
    if (word.sort === "name") word.sort = sortOf(word.text, head);
    words.push(word);
    if (word.sort === null || word.sort === "comment" || word.sort === "doc") continue;
    last = word.text;
    if (last === "(") open += 1;
    if (last === ")") open = Math.max(0, open - 1);
    if (last === "{") depth += 1;
    if (last === "}") depth = Math.max(0, depth - 1);
    head = open === 0 && (last === "{" || last === ";" || last === "}");
  }
  const goesOn = last === "" ? before.goesOn : GOES_ON.test(last) || (JOINTS.has(last) && last !== "else");
  return { words, after: { open, depth, goesOn } };
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
  let carried = FRESH;
  return script.split("\n").map((line) => {
    const { words, after } = cut(line, carried);
    carried = after;
    return words;
  });
}
