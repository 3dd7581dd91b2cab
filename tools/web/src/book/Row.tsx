// A row of a document, and what stands behind it.
import { useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { Script } from "../bench/Script";
import { useTitles } from "../cards/titles";
import type { BookRow, Passage } from "../desk";
import { link } from "../route";
import { sayState } from "./states";

export function Row({ row, chapter }: { row: BookRow; chapter: string }) {
  const { parts, scenarios, cards } = row;
  const isNews = ![row.id, chapter, ""].includes(row.section);
  return (
    <li class={`book-row ${row.state}`}>
      <p class="row-head">
        <code>{row.id}</code>
        <span class="row-state">{sayState(row.state)}</span>
      </p>
      <p class="gist">{row.gist}</p>
      {isNews && <p class="soft section">Section {row.section}</p>}
      {row.outside && <p class="soft">Why no machine enforces it: {row.outside}</p>}
      <div class="behind">
        <Passages title="Rules" passages={parts} />
        <Passages title="Scenarios" passages={scenarios} />
        {cards.length > 0 && (
          <Fold title={`Cards ${cards.length}`}>
            <ul class="plain-lines">
              {cards.map((card) => (
                <li key={card}>
                  <a href={link("cards", card)}>{card}</a>
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </div>
    </li>
  );
}

function Passages({ title, passages }: { title: string; passages: readonly Passage[] }) {
  if (passages.length === 0) return null;
  return (
    <Fold title={`${title} ${passages.length}`}>
      {passages.map((one, at) => (
        <Shown key={at} passage={one} />
      ))}
    </Fold>
  );
}

function Shown({ passage }: { passage: Passage }) {
  const titles = useTitles();
  return (
    <div class="passage">
      <p>
        {passage.name}{" "}
        <span class="soft">
          {passage.file}, line {passage.line}
        </span>
      </p>
      <Script text={passage.text} titles={titles} />
    </div>
  );
}

/** What is made only when somebody opens it. */
function Fold({ title, children }: { title: string; children: ComponentChildren }) {
  const [isOpen, open] = useState(false);
  return (
    <details onToggle={(event) => open(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
}
