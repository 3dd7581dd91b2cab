// A document: its chapters, and the rows of one.
import { useEffect, useState } from "preact/hooks";
import { useReply } from "../cards/useReply";
import type { BookRow, Chapter, Document } from "../desk";
import { Bar } from "./Bar";
import type { Filter } from "./Filters";
import { Row } from "./Row";
import { countsOf } from "./states";

type Props = {
  label: string;
  documents: readonly Document[];
  name: string;
  chapter: string;
  filter: Filter;
  /** Where a document or chapter is. */
  to: (name: string, chapter: string) => string;
};

export function Reader({ label, documents, name, chapter, filter, to }: Props) {
  const found = documents.find((one) => one.name === name);
  const open = found?.chapters.find((one) => one.name === chapter);
  return (
    <section class={`reader ${open ? "in-chapter" : ""}`} aria-label={label}>
      <label class="document-choice">
        <span class="soft">{label}</span>
        <select value={name} onChange={(event) => location.assign(to(event.currentTarget.value, ""))}>
          {documents.map((one) => (
            <option key={one.name} value={one.name}>
              {one.title} ({one.name})
            </option>
          ))}
        </select>
      </label>
      {!found && <p class="wrong">There is no document {name}.</p>}
      {found && (
        <div class="reader-parts">
          <nav class="chapters" aria-label={`Chapters of ${found.title}`}>
            <p class="whole">
              <Bar counts={countsOf(found.chapters)} />
            </p>
            <ul>
              {found.chapters.map((one) => (
                <li key={one.name}>
                  <a href={to(name, one.name)} aria-current={one.name === chapter ? "page" : undefined}>
                    <span class="chapter-name">{sayChapter(one)}</span> <span class="soft">{sayRows(one.rows)}</span>
                    <Bar counts={countsOf([one])} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {open && (
            <div class="chapter">
              <p class="way-back">
                <a href={to(name, "")}>All chapters</a>
              </p>
              <h2>{sayChapter(open)}</h2>
              <Bar counts={countsOf([open])} />
              <Rows key={`${name} ${chapter}`} name={name} chapter={chapter} filter={filter} />
            </div>
          )}
          {!open && chapter !== "" && <p class="wrong">There is no chapter {chapter}.</p>}
        </div>
      )}
    </section>
  );
}

const AT_ONCE = 40;

function Rows({ name, chapter, filter }: { name: string; chapter: string; filter: Filter }) {
  const { reply, isWaiting, fault } = useReply({ chapter: { document: name, chapter } });
  const [most, show] = useState(AT_ONCE);
  useEffect(() => show(AT_ONCE), [filter]);
  if (fault) return <p class="wrong">{fault}</p>;
  if (isWaiting || !reply || !("chapter" in reply)) return <p class="waiting">Reading the chapter…</p>;
  const rows = reply.chapter.rows.filter((row) => fits(row, filter));
  const left = rows.length - most;
  return (
    <>
      <p class="soft" role="status">
        {rows.length === reply.chapter.rows.length
          ? sayRows(rows.length)
          : `${rows.length} of ${sayRows(reply.chapter.rows.length)}`}
      </p>
      <ul class="rows">
        {rows.slice(0, most).map((row) => (
          <Row key={row.id} row={row} chapter={chapter} />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" onClick={() => show(most + AT_ONCE)}>
          Show more; {left} are left
        </button>
      )}
    </>
  );
}

function fits(row: BookRow, { state, words }: Filter): boolean {
  if (state !== "" && row.state !== state) return false;
  const stack = [row.id, row.section, row.gist, row.outside, ...row.parts.map((part) => part.name), ...row.cards];
  const text = stack.join(" ").toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

function sayChapter({ name }: Chapter): string {
  if (name === "gl") return "Glossary";
  return /^[\d.]+$/u.test(name) ? `Chapter ${name}` : name;
}

function sayRows(rows: number): string {
  return `${rows} ${rows === 1 ? "row" : "rows"}`;
}
