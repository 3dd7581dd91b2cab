// The scripts of a page. All its blocks are read together as one script, unless they name files of a pack.
import type { Scenario } from "../desk";
import type { Mistake } from "../bench/work";
import type { Block } from "./markdown";

export const USUAL = "page.sl";

const MANIFEST = `id = "guide"
name = "The guide"
version = "0.1.0"
language = "1"
kind = "cards"
requires = ["core"]
`;

/** A block, its text, and the file to which it belongs. */
export type Example = { block: Block; text: string; path: string };

/** The file to which a block belongs that is marked so; nothing for what is no part of a pack. */
function pathOf(mark: string): string | null {
  const [language, path, ...rest] = mark.split(/\s+/u);
  if (rest.length > 0) return null;
  const name = path?.replace(/^[^/]*\//u, "");
  if (language === "spaceline") return name === undefined ? USUAL : name.endsWith(".sl") ? name : null;
  return language === "toml" && name === "pack.toml" ? name : null;
}

/** The blocks for scripts, also those inside of lists. */
export function examplesOf(blocks: readonly Block[]): Example[] {
  return blocks.flatMap((block): Example[] => {
    if (block.is === "list") return block.items.flatMap(examplesOf);
    if (block.is === "quote") return examplesOf(block.of);
    const path = block.is === "fence" ? pathOf(block.mark) : null;
    return block.is === "fence" && path !== null ? [{ block, text: block.text.trimEnd(), path }] : [];
  });
}

/** The pack of a page. */
export function filesOf(examples: readonly Example[], texts: readonly string[]): Map<string, string> {
  const files = new Map([["pack.toml", MANIFEST]]);
  for (const { path } of examples) files.set(path, joined(textsOf(examples, texts, path)));
  return files;
}

/** The texts of one of its files. */
export function textsOf(examples: readonly Example[], texts: readonly string[], path: string): string[] {
  return texts.filter((_, at) => examples[at]?.path === path);
}

function joined(texts: readonly string[]): string {
  return texts.map((text) => (text.endsWith("\n") ? text : `${text}\n`)).join("\n");
}

/** Where one of the texts of a file begins. */
export function startOf(texts: readonly string[], at: number): number {
  return at === 0 ? 0 : joined(texts.slice(0, at)).length + 1;
}

export type Part = {
  mistakes: Mistake[];
  pages: string[];
  scenarios: Scenario[];
};

type Whole = { mistakes: readonly Mistake[]; pages: readonly string[]; scenarios: readonly Scenario[] };

/** What is said of one of the texts of a file, with its places counted from its own beginning. */
export function partOf(path: string, texts: readonly string[], at: number, whole: Whole): Part {
  const { mistakes, pages, scenarios } = whole;
  const own = texts[at] ?? "";
  const from = startOf(texts, at);
  const line = joined(texts).slice(0, from).split("\n").length - 1;
  const lines = own.trimEnd().split("\n").length;
  const isLast = at === texts.length - 1;
  const isHere = (one: Mistake) =>
    one.path === path && one.from >= from && (one.from <= from + own.length || isLast);
  const before = texts.slice(0, at).reduce((sum, text) => sum + cardsIn(text), 0);
  return {
    mistakes: mistakes.filter(isHere).map((one) => moved(one, from, line)),
    pages: pages.slice(before, before + cardsIn(own)),
    scenarios: scenarios
      .filter((one) => one.line > line && one.line <= line + lines)
      .map((one) => ({
        ...one,
        line: one.line - line,
        failed_at: one.failed_at === null ? null : one.failed_at - line,
      })),
  };
}

function moved(one: Mistake, from: number, line: number): Mistake {
  const { span } = one.told;
  const start = span ? { ...span.start, line: span.start.line - line } : null;
  const told = { ...one.told, span: span && start ? { ...span, start } : null };
  return { ...one, told, from: one.from - from, to: one.to - from };
}

function cardsIn(text: string): number {
  return text.match(/^\s*card\s+"/gmu)?.length ?? 0;
}
