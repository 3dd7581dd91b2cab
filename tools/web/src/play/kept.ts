// The game that this browser keeps: its record after every answer, with what the record does not tell.
import type { Sit } from "../desk";
import type { Line, Seen } from "../protocol";

const NAME = "spaceline.game";

export type Kept = {
  version: 1;
  record: string;
  sit: Sit;
  /** The table as it was seen last, to be shown until the engine has laid it out anew. */
  last: { seen: Seen; log: Line[] } | null;
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
    localStorage.setItem(NAME, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
