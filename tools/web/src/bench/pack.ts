// One's own pack: its files, kept in this browser.
import type { Files } from "./work";

export type Pack = { files: Files; current: string };

const KEY = "spaceline.bench";
const BEFORE = "spaceline.bench.before";

const MANIFEST = `id = "own"
name = "My set"
version = "0.1.0"
language = "1"
kind = "cards"
requires = ["core", "starter_deck_two"]
`;

const CARDS = `set own "My set" released 2026

card "Ensign Tester" personnel {
  Federation
  SCIENCE, Biology
  5 / 6 / 7
  species human
  traits female
}

scenario "A tester stands where she is put" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Ensign Tester"
  then "Ensign Tester" in surface of first "Botanical Research"
}
`;

export const EXAMPLE: Pack = {
  files: new Map([
    ["pack.toml", MANIFEST],
    ["cards.sl", CARDS],
  ]),
  current: "cards.sl",
};

export function load(): Pack {
  return read(KEY) ?? EXAMPLE;
}

/** Whether the pack could be kept. */
export function save(pack: Pack): boolean {
  return write(KEY, pack);
}

/** Keeps a pack that is about to be replaced. */
export function keepBefore(pack: Pack): boolean {
  return write(BEFORE, pack);
}

export function loadBefore(): Pack | null {
  return read(BEFORE);
}

/** The pack as one file. */
export function toJson({ files }: Pack): string {
  return `${JSON.stringify({ spaceline: "pack", files: Object.fromEntries(files) }, null, 2)}\n`;
}

/** The pack of such a file; nothing if it is none. */
export function fromJson(text: string): Pack | null {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof told !== "object" || told === null || !("files" in told)) return null;
  if (typeof told.files !== "object" || told.files === null) return null;
  const files = new Map<string, string>();
  for (const [path, script] of Object.entries(told.files)) {
    if (typeof script !== "string" || nameFault(path, []) !== null) return null;
    files.set(path, script);
  }
  const current = "current" in told && typeof told.current === "string" ? told.current : "";
  return files.size === 0 ? null : { files, current: files.has(current) ? current : firstScript(files) };
}

export function firstScript(files: Files): string {
  const paths = [...files.keys()];
  return paths.find((path) => path.endsWith(".sl")) ?? paths[0] ?? "";
}

/** Why a file cannot be called so. */
export function nameFault(path: string, others: readonly string[]): string | null {
  if (others.includes(path)) return `There is a file ${path} already.`;
  if (/^(?:[\w-]+\/)*[\w-]+\.(?:sl|toml|tsv)$/u.test(path)) return null;
  return "A name has letters, digits, - and _, and ends with .sl, such as events.sl.";
}

function read(key: string): Pack | null {
  try {
    return fromJson(localStorage.getItem(key) ?? "");
  } catch {
    return null;
  }
}

function write(key: string, { files, current }: Pack): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ files: Object.fromEntries(files), current }));
    return true;
  } catch {
    return false;
  }
}

/** Whether another page of this browser has written the pack. */
export function listen(changed: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === KEY) changed();
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

/** Hands a text over as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
