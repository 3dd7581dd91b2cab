// The question, always in one place: what is asked, the text that asks, and the answers.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Asked, Entry, Handle, Line, Seen } from "../protocol";
import type { Choosing } from "./answer";
import { begin } from "./answer";
import { game } from "./game";
import { lights } from "./lights";
import { Members } from "./Members";
import { Offers } from "./Offers";
import { Rest } from "./Rest";
import { Stairs } from "./Stairs";
import { stairs } from "./underway";
import { entriesOf } from "./table";
import { sentence } from "./told";
import { find } from "./view";

/** From so many answers on they are searched. */
const MANY = 10;

export type Asking = {
  choosing: Choosing | null;
  choose: (choosing: Choosing | null) => void;
  /** The card whose answers alone are shown. */
  at: Handle | null;
  setAt: (at: Handle | null) => void;
  explain: (title: string, handle: Handle) => void;
};

type Props = { seen: Seen; asked: Asked; log: Line[]; refused: string; busy: boolean; asking: Asking };

export function Question({ seen, asked, log, refused, busy, asking }: Props) {
  const [search, setSearch] = useState("");
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    setSearch("");
    const here = document.activeElement;
    if (here === document.body || panel.current?.contains(here)) panel.current?.focus({ preventScroll: true });
    panel.current?.querySelector(".choices")?.scrollTo(0, 0);
  }, [asked.number]);
  const source = asked.source ? find(seen.view, asked.source) : undefined;
  return (
    <section
      class="question"
      ref={panel}
      tabIndex={-1}
      aria-label={`Question: ${asked.about}`}
      aria-busy={busy}
      data-number={asked.number}
    >
      <div class="asks" tabIndex={0} role="group" aria-label="What is asked" data-scrolls>
        <Stairs steps={stairs(log, asked)} />
        <h2>{sentence(asked.about)}</h2>
        {asked.text.length > 0 && (
          <blockquote>
            {asked.text.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </blockquote>
        )}
        {source && (
          <button
            type="button"
            class="plain"
            onClick={() => asking.explain(source.title, source.handle)}
            {...lights([source.handle])}
          >
            About {source.title}
          </button>
        )}
        {refused && (
          <p class="wrong refused" role="alert">
            {refused}
          </p>
        )}
        <Narrowed seen={seen} asked={asked} asking={asking} search={search} setSearch={setSearch} />
      </div>
      <div class="choices" tabIndex={0} role="region" aria-label="Answers">
        <Form seen={seen} asked={asked} asking={asking} search={search} />
      </div>
      <Rest asked={asked} seen={seen} busy={busy} />
    </section>
  );
}

type Searched = { seen: Seen; asked: Asked; asking: Asking; search: string };

/** By what the answers are narrowed. */
function Narrowed({ seen, asked, asking, search, setSearch }: Searched & { setSearch: (words: string) => void }) {
  const entries = entriesOf(asked.form);
  const at = asking.at ? find(seen.view, asking.at) : undefined;
  if (asking.choosing) return null;
  return (
    <>
      {at && (
        <div class="some">
          <button type="button" class="chip" data-back onClick={() => asking.setAt(null)}>
            Only with {at.title} <span aria-hidden="true">✕</span>
            <span class="unseen">: show all answers again</span>
          </button>
          <button type="button" class="chip" onClick={() => asking.explain(at.title, at.handle)}>
            Its page
          </button>
        </div>
      )}
      {entries.length > MANY && !at && (
        <input
          type="search"
          aria-label="Search the answers"
          placeholder={`Search ${entries.length} answers`}
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      )}
    </>
  );
}

function Form({ asked, asking, search }: Searched) {
  const { form } = asked;
  const { at, choosing } = asking;
  const entries = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = (entry: Entry) =>
      words.every((word) => entry.line.toLowerCase().includes(word)) && (!at || entry.touches.includes(at));
    return entriesOf(form).filter(fits);
  }, [form, at, search]);
  if (choosing) {
    const back = choosing.offer !== null ? () => asking.choose(null) : null;
    return <Members choosing={choosing} set={asking.choose} back={back} />;
  }
  if (form === "whether") {
    return (
      <ul class="answers">
        <Plain digit={1} words="Yes" go={() => game.answer({ Whether: true })} />
        <Plain digit={2} words="No" go={() => game.answer({ Whether: false })} />
      </ul>
    );
  }
  if ("one" in form) {
    return (
      <ul class="answers">
        {form.one.map((way, place) => (
          <Plain key={way.at} digit={place + 1} words={sentence(way.line)} go={() => game.answer({ One: way.at })} />
        ))}
      </ul>
    );
  }
  if ("members" in form) return null;
  if (entries.length === 0) return <p class="soft">{search ? "No answer has these words." : "Nothing to choose."}</p>;
  return (
    <Offers
      key={`${asked.number} ${at ?? ""} ${search && "searched"}`}
      entries={entries}
      about={asked.about}
      open={entries.length <= MANY && (at !== null || search !== "")}
      choose={(entry) => asking.choose(begin(entry))}
    />
  );
}

function Plain({ digit, words, go }: { digit: number; words: string; go: () => void }) {
  return (
    <li>
      <button type="button" class="answer" data-answer data-digit={digit} onClick={go}>
        <kbd class="digit" aria-hidden="true">
          {digit}
        </kbd>
        {words}
      </button>
    </li>
  );
}
