// What may be done: by headings, and what begins alike as one group that opens.
import { useState } from "preact/hooks";
import type { Entry } from "../protocol";
import { ending } from "./answer";
import { lights } from "./lights";
import { sentence } from "./told";

type Group = { number: number; begun: string; entries: Entry[] };
type Part = { heading: string; groups: Group[] };

function parts(entries: Entry[]): Part[] {
  const found: Part[] = [];
  for (const entry of entries) {
    let part = found.find(({ heading }) => heading === entry.heading);
    if (!part) found.push((part = { heading: entry.heading, groups: [] }));
    let group = part.groups.find(({ number }) => number === entry.group);
    if (!group) part.groups.push((group = { number: entry.group, begun: entry.begun, entries: [] }));
    group.entries.push(entry);
  }
  return found;
}

function Digit({ at }: { at: number }) {
  return at <= 9 ? (
    <kbd class="digit" aria-hidden="true">
      {at}
    </kbd>
  ) : (
    <span class="digit" />
  );
}

type Props = { entries: Entry[]; about: string; open: boolean; choose: (entry: Entry) => void };

/** `open`: whether groups need not be opened, as few are left. */
export function Offers({ entries, about, open, choose }: Props) {
  const [opened, setOpened] = useState<number | null>(null);
  let count = 0;
  const one = (entry: Entry, words: string, inside: boolean) => {
    count += 1;
    return (
      <li key={entry.offer}>
        <button
          type="button"
          class={inside ? "answer inside" : "answer"}
          data-answer
          data-digit={count}
          data-offer={entry.offer}
          aria-label={sentence(entry.line)}
          onClick={() => choose(entry)}
          {...lights(entry.touches)}
        >
          <Digit at={count} />
          {sentence(words)}
        </button>
      </li>
    );
  };
  const several = (group: Group) => {
    const isOpen = open || opened === group.number;
    count += 1;
    const first = group.entries[0];
    return (
      <li key={group.number}>
        <button
          type="button"
          class="answer group"
          data-answer
          data-digit={count}
          aria-expanded={isOpen}
          onClick={() => setOpened(opened === group.number ? null : group.number)}
          {...lights(first ? first.touches.slice(0, 1) : [])}
        >
          <Digit at={count} />
          {sentence(group.begun)}
          <span class="count">{group.entries.length}</span>
        </button>
        {isOpen && <ul class="answers">{group.entries.map((entry) => one(entry, ending(entry), true))}</ul>}
      </li>
    );
  };
  return (
    <>
      {parts(entries).map(({ heading, groups }) => (
        <div key={heading}>
          {heading && heading !== about && <h3>{heading}</h3>}
          <ul class="answers">
            {groups.map((group) => {
              const [first, second] = group.entries;
              return first && !second ? one(first, first.line, false) : several(group);
            })}
          </ul>
        </div>
      ))}
    </>
  );
}
