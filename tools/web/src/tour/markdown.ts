// Markdown, as far as the guide uses it.

export type Inline =
  | { is: "text" | "code"; text: string }
  | { is: "strong" | "emphasis"; of: Inline[] }
  | { is: "link"; to: string; of: Inline[] };

export type Block =
  | { is: "heading"; level: number; of: Inline[] }
  | { is: "paragraph"; of: Inline[] }
  | { is: "list"; isOrdered: boolean; items: Block[][] }
  | { is: "table"; head: Inline[][]; rows: Inline[][][] }
  | { is: "fence"; mark: string; text: string }
  | { is: "quote"; of: Block[] }
  | { is: "rule" };

const FENCE = /^(`{3,}|~{3,})\s*(.*)$/u;
const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/u;
const ITEM = /^(\s*)([*+-]|\d+[.)])(\s+)/u;
const RULE = /^\s*([*_-])(?:\s*\1){2,}\s*$/u;

export function parse(text: string): Block[] {
  return blocks(text.replace(/\r\n?/gu, "\n").split("\n"));
}

function blocks(lines: readonly string[]): Block[] {
  const made: Block[] = [];
  let at = 0;
  const take = (goesOn: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && goesOn(lines[at] ?? "")) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const fence = FENCE.exec(line);
    const heading = HEADING.exec(line);
    if (line.trim() === "") at += 1;
    else if (fence) {
      at += 1;
      const [, ticks = "```", mark = ""] = fence;
      const inside = take((one) => !(one.startsWith(ticks) && one.trim() === ticks));
      at += 1;
      made.push({ is: "fence", mark: mark.trim(), text: inside.map((one) => `${one}\n`).join("") });
    } else if (heading) {
      at += 1;
      made.push({ is: "heading", level: (heading[1] ?? "#").length, of: inlines(heading[2] ?? "") });
    } else if (RULE.test(line)) {
      at += 1;
      made.push({ is: "rule" });
    } else if (ITEM.test(line)) made.push(list(take(belongsToList(line))));
    else if (line.startsWith("|")) made.push(table(take((one) => one.startsWith("|"))));
    else if (line.startsWith(">")) {
      const inside = take((one) => one.startsWith(">")).map((one) => one.replace(/^> ?/u, ""));
      made.push({ is: "quote", of: blocks(inside) });
    } else made.push({ is: "paragraph", of: inlines(take(isPlain).map((one) => one.trim()).join(" ")) });
  }
  return made;
}

function isPlain(line: string): boolean {
  if (line.trim() === "" || /^[|>]/u.test(line)) return false;
  return ![FENCE, HEADING, RULE, ITEM].some((begins) => begins.test(line));
}

/** Whether the lines behind a first item belong to its list. */
function belongsToList(first: string): (line: string) => boolean {
  const isOrdered = /^\s*\d/u.test(first);
  let wasBlank = false;
  return (line) => {
    const isBlank = line.trim() === "";
    const item = ITEM.exec(line);
    const isItem = item !== null && /^\d/u.test(item[2] ?? "") === isOrdered;
    const goesOn = isBlank || /^\s/u.test(line) || isItem || (!wasBlank && isPlain(line));
    wasBlank = isBlank;
    return goesOn;
  };
}

function list(lines: readonly string[]): Block {
  const first = ITEM.exec(lines[0] ?? "");
  const indent = (first?.[1] ?? "").length;
  const items: string[][] = [];
  let width = 0;
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item && (item[1] ?? "").length === indent) {
      width = item[0].length;
      items.push([line.slice(width)]);
    } else items.at(-1)?.push(line.slice(Math.min(width, line.length - line.trimStart().length)));
  }
  return { is: "list", isOrdered: /^\d/u.test(first?.[2] ?? ""), items: items.map(blocks) };
}

function table(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map(cells);
  return { is: "table", head, rows };
}

function cells(line: string): Inline[][] {
  const inside = line.trim().replace(/^\|/u, "").replace(/\|$/u, "");
  const parts: string[] = [""];
  let isCode = false;
  for (const [at, letter] of [...inside].entries()) {
    if (letter === "`") isCode = !isCode;
    if (letter === "|" && !isCode && inside[at - 1] !== "\\") parts.push("");
    else parts.push((parts.pop() ?? "") + letter);
  }
  return parts.map((part) => inlines(part.trim().replaceAll("\\|", "|")));
}

const PATTERNS: readonly (readonly [RegExp, (found: RegExpExecArray) => Inline])[] = [
  [/^(`+)(.+?)\1(?!`)/u, ([, , text = ""]) => ({ is: "code", text: text.replace(/^ (.*) $/u, "$1") })],
  [/^\*\*(.+?)\*\*(?!\*)/u, ([, of = ""]) => ({ is: "strong", of: inlines(of) })],
  [/^\*(?!\s)(.+?)(?<!\s)\*/u, ([, of = ""]) => ({ is: "emphasis", of: inlines(of) })],
  [/^\[((?:`[^`]*`|[^\]`])+)\]\(([^)\s]+)\)/u, ([, of = "", to = ""]) => ({ is: "link", to, of: inlines(of) })],
  [/^<(https?:[^>]+)>/u, ([, to = ""]) => ({ is: "link", to, of: [{ is: "text", text: to }] })],
  [/^\\([!-/:-@[-`{-~])/u, ([, text = ""]) => ({ is: "text", text })],
];

export function inlines(text: string): Inline[] {
  const made: Inline[] = [];
  let plain = "";
  let at = 0;
  const end = () => {
    if (plain !== "") made.push({ is: "text", text: plain });
    plain = "";
  };
  while (at < text.length) {
    const rest = text.slice(at);
    const found = PATTERNS.map(([pattern, make]) => ({ hit: pattern.exec(rest), make })).find(({ hit }) => hit);
    if (found?.hit) {
      end();
      made.push(found.make(found.hit));
      at += found.hit[0].length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  end();
  return made;
}

/** What is written, without its marks. */
export function plain(of: readonly Inline[]): string {
  return of.map((one) => ("text" in one ? one.text : plain(one.of))).join("");
}
