// The game that this browser keeps: its record after every answer, with what the record does not tell.
import type { Sit } from "../desk";
import type { Line } from "../protocol";

const NAME = "spaceline.game";
const MOST_LINES = 3000;

/** How long the log was at a question, and where in it your last turn had ended. */
export type Mark = { number: number; lines: number; since: number };

export type Kept = {
  version: 1;
  record: string;
  sit: Sit;
  log: Line[];
  marks: Mark[];
  /** Where in the log your last turn ended. */
  since: number;
  turn: number;
  over: string | null;
};

export function read(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? "null") as Kept | null;
    return kept?.version === 1 && kept.record ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps a game, and tells whether there was room for it. */
export function write(kept: Kept): boolean {
  if (!kept.record) return false;
  try {
    localStorage.setItem(NAME, JSON.stringify(shortened(kept)));
    return true;
  } catch {
    return false;
  }
}

/** Without the oldest lines of a very long log. */
function shortened(kept: Kept): Kept {
  const cut = kept.log.length - MOST_LINES;
  if (cut <= 0) return kept;
  const less = (place: number) => Math.max(0, place - cut);
  const marks = kept.marks.map(({ number, lines, since }) => ({ number, lines: less(lines), since: less(since) }));
  return { ...kept, log: kept.log.slice(cut), marks, since: less(kept.since) };
}
