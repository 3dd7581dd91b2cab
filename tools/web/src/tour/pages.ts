// The pages of the guide.
import { type Block, parse, plain } from "./markdown";

export type Page = { name: string; title: string; blocks: readonly Block[] };

const TEXTS = import.meta.glob<string>("../../../../docs/guide/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const nameOf = (path: string) => path.replace(/^.*\//u, "").replace(/\.md$/u, "");

function page(name: string, text: string): Page {
  const blocks = parse(text);
  const first = blocks.find((block) => block.is === "heading");
  return { name, title: first ? plain(first.of) : name, blocks };
}

/** The steps by their numbers, and then the others. */
export const PAGES: readonly Page[] = Object.entries(TEXTS)
  .map(([path, text]) => page(nameOf(path), text))
  .filter(({ name }) => name !== "README")
  .sort((one, other) => order(one).localeCompare(order(other)));

function order({ name }: Page): string {
  return /^\d/u.test(name) ? `0${name}` : `1${name}`;
}

/** The page that a link of a page leads to. */
export function pageOf(to: string): Page | undefined {
  return PAGES.find(({ name }) => `${name}.md` === to.replace(/#.*$/u, "").replace(/^\.\//u, ""));
}
