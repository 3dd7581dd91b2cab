// The page of a card or of an answer, and why nothing can be done with a card now.
import { useEffect, useState } from "preact/hooks";
import type { About, Handle } from "../protocol";
import { game } from "./game";
import { Sheet } from "./Sheet";

export type Wanted = { title: string; about: About; handle: Handle | null };

function Paragraphs({ of, title }: { of: string[][]; title: string }) {
  return (
    <>
      {of.map((lines, at) => (
        <p key={at} class={at === 0 ? "lead" : undefined}>
          {lines.slice(lines[0] === title ? 1 : 0).map((line, row) => (
            <span key={row} class="page-line">
              {line}
            </span>
          ))}
        </p>
      ))}
    </>
  );
}

export function Explained({ wanted, close }: { wanted: Wanted; close: () => void }) {
  const [page, setPage] = useState<string[][] | null>(null);
  const [why, setWhy] = useState<string[][] | null>(null);
  const { about, handle } = wanted;
  useEffect(() => {
    let here = true;
    setPage(null);
    setWhy(null);
    void game.page({ explain: about }).then((found) => here && setPage(found));
    return () => {
      here = false;
    };
  }, [wanted]);
  return (
    <Sheet title={wanted.title} close={close}>
      <div class="page" aria-live="polite">
        {page ? <Paragraphs of={page} title={wanted.title} /> : <p class="waiting">Reading…</p>}
        {why && (
          <>
            <h3>Why not?</h3>
            <ul class="why">
              {why.flat().map((line, at) => (
                <li key={at}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {handle && !why && (
        <button type="button" onClick={async () => setWhy(await game.page({ why_not: handle }))}>
          Why not?
        </button>
      )}
    </Sheet>
  );
}
