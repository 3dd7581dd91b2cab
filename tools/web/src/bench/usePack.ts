// The pack on the bench, kept at each change.
import { useEffect, useState } from "preact/hooks";
import { EXAMPLE, keepBefore, listen, load, loadBefore, type Pack, save } from "./pack";

export function usePack() {
  const [pack, set] = useState(load);
  const [isKept, kept] = useState(true);
  const [isElsewhere, elsewhere] = useState(false);
  const [canGoBack, allow] = useState(() => loadBefore() !== null);
  useEffect(() => listen(() => elsewhere(true)), []);

  const change = (next: Pack) => {
    set(next);
    kept(save(next));
  };
  /** Changes one file, whatever else has changed since. */
  const write = (path: string, text: string) => {
    set((before) => {
      if (before.files.get(path) === text) return before;
      const next = { ...before, files: new Map(before.files).set(path, text) };
      kept(save(next));
      return next;
    });
  };
  const replace = (next: Pack) => {
    allow(keepBefore(pack));
    change(next);
  };
  return {
    pack,
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
    },
  };
}
