// All titles, for the links of scripts. They are fetched once, page by page, when the first script is read.
import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine";

let known: Promise<ReadonlySet<string>> | undefined;

async function fetchAll(): Promise<ReadonlySet<string>> {
  const titles = new Set<string>();
  for (;;) {
    const reply = await engine().ask({ cards: { search: "", from: titles.size } });
    if (!("found" in reply)) return titles;
    const before = titles.size;
    for (const { title } of reply.found.cards) titles.add(title);
    if (titles.size === before || titles.size >= reply.found.all) return titles;
  }
}

/** The titles of all cards, as soon as they are known. */
export function useTitles(): ReadonlySet<string> {
  const [titles, set] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    known ??= fetchAll();
    let isHere = true;
    known.then(
      (all) => isHere && set(all),
      () => {
        known = undefined;
      },
    );
    return () => {
      isHere = false;
    };
  }, []);
  return titles;
}
