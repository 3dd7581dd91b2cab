// The pack on the bench, kept at each change.
import { useEffect, useReducer, useState } from "preact/hooks";
import { EXAMPLE, keepBefore, listen, load, loadBefore, type Pack, save } from "./pack";

export function usePack() {
  const [pack, set] = useState(load);
  const [revision, revise] = useReducer((count: number) => count + 1, 0);
  const [isKept, kept] = useState(true);
  const [isElsewhere, elsewhere] = useState(false);
  const [canGoBack, allow] = useState(() => loadBefore() !== null);
  useEffect(() => listen(() => elsewhere(true)), []);

  const change = (next: Pack) => {
    set(next);
    kept(save(next));
    revise(undefined);
  };
  /** Keeps what was written in the editor. */
  const write = (path: string, text: string) => {
    set((before) => {
      if (before.files.get(path) === text) return before;
      const next = { ...before, files: new Map(before.files).set(path, text) };
      kept(save(next));
      return next;
    });
  };
  /** Puts another text in the place of one; not if that has changed since. */
  const rewrite = (path: string, from: string, to: string) => {
    set((before) => {
      if (before.files.get(path) !== from) return before;
      const next = { ...before, files: new Map(before.files).set(path, to) };
      kept(save(next));
      return next;
    });
    revise(undefined);
  };
  const replace = (next: Pack) => {
    allow(keepBefore(pack));
    change(next);
  };
  return {
    pack,
    revision,
    rewrite,
    isKept,
    isElsewhere,
    canGoBack,
    change,
    write,
    replace,
    back: () => replace(loadBefore() ?? pack),
    example: () => replace(EXAMPLE),
    takeElsewhere: () => {
      elsewhere(false);
      set(load());
      revise(undefined);
    },
  };
}
