// What happened: since your last turn, and the whole of it behind that.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Line } from "../protocol";
import { lights } from "./lights";

/** The first authority, and how many others there are: all of them stand in the whole log. */
function shortly(cites: string): string {
  const [first = "", ...others] = cites.split(/, (?=\S+ ")/u);
  return others.length > 0 ? `${first} +${others.length}` : first;
}

function One({ line, whole }: { line: Line; whole: boolean }) {
  if (line.is_heading) return <li class="heading">{line.text}</li>;
  return (
    <li class={`indent-${Math.min(line.indent, 6)}${line.is_gap ? " gap" : ""}`} {...lights(line.about)}>
      {line.is_gap && <b>Not enforced: </b>}
      {line.text}
      {line.cites && (
        <small class="cites" title={line.cites}>
          {whole ? line.cites : shortly(line.cites)}
        </small>
      )}
    </li>
  );
}

type Props = {
  log: Line[];
  since: number;
  /** The first line that is new. */
  from: number;
  /** Whether turns are taken already. */
  isBegun: boolean;
};

export function Log({ log, since, from, isBegun }: Props) {
  const [whole, setWhole] = useState(false);
  const lines = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = lines.current;
    const first = list?.children[Math.max(0, from - (whole ? 0 : since))];
    if (list) list.scrollTop = first instanceof HTMLElement ? first.offsetTop - list.offsetTop : list.scrollHeight;
  }, [log.length, since, from, whole]);
  const shown = whole ? log : log.slice(since);
  return (
    <section class={whole ? "log whole" : "log"} aria-label="What happened">
      <div class="log-line">
        <h2>{whole ? "All that happened" : isBegun ? "Since your last turn" : "What happened"}</h2>
        <button type="button" class="plain" aria-pressed={whole} onClick={() => setWhole(!whole)}>
          Whole log
        </button>
      </div>
      <ol ref={lines} class="lines" role="list" tabIndex={0} aria-label="Lines of the log" data-scrolls>
        {shown.map((line, at) => (
          <One key={(whole ? 0 : since) + at} line={line} whole={whole} />
        ))}
        {shown.length === 0 && <li class="soft">Nothing happened yet.</li>}
      </ol>
    </section>
  );
}
