import { useEffect, useState } from "preact/hooks";

const NARROW = "(max-width: 899px)";

/** Whether there is room for one thing at a time. */
export function useNarrow(): boolean {
  const [isNarrow, set] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const changed = () => set(query.matches);
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, []);
  return isNarrow;
}
