import { useEffect, useReducer } from "preact/hooks";
import type { Seen, Work } from "./work";

/** What the engine says of scripts that are written. */
export function useWork(work: Work): Seen {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => work.listen(() => again(undefined)), [work]);
  return work.seen;
}
