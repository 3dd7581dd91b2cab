// All that is known of a card.
import { useEffect, useRef } from "preact/hooks";
import { Printed } from "../bench/CardTexts";
import { Script } from "../bench/Script";
import type { CardPage } from "../desk";
import { link } from "../route";
import { sayGrade } from "./grade";
import { useTitles } from "./titles";
import { useReply } from "./useReply";

export function CardSheet({ title }: { title: string }) {
  const { reply, isWaiting, fault } = useReply({ card: { title } });
  const head = useRef<HTMLHeadingElement>(null);
  const page = !isWaiting && reply && "card" in reply ? reply.card : null;
  useEffect(() => {
    // Where there is no room for the search beside it, what was chosen there is gone.
    if (document.activeElement === document.body || matchMedia("(max-width: 899px)").matches) head.current?.focus();
  }, []);
  useEffect(() => {
    if (page) document.title = `${page.line.title} · Spaceline`;
  }, [page]);
  return (
    <section class="card-sheet" aria-label="Card">
      <p class="way-back">
        <a href={link("cards")}>Back to the search</a>
      </p>
      <h1 ref={head} tabIndex={-1}>{title}</h1>
      {fault && !isWaiting && <p class="wrong">{fault}</p>}
      {page ? <Sheet page={page} /> : !fault && <p class="waiting">Reading the cards…</p>}
    </section>
  );
}

function Sheet({ page }: { page: CardPage }) {
  const titles = useTitles();
  const { line, missing, changed, scenarios } = page;
  return (
    <>
      <p class="soft">
        {line.kind}, {line.set} · <span class={`grade ${line.grade}`}>{sayGrade(line.grade)}</span>
      </p>
      <div class="sheet-parts">
        <Printed lines={page.printed} heading={false} />
        <div>
          <h2>Script</h2>
          <Script text={page.script} titles={titles} own={line.title} />
        </div>
      </div>
      <Lines title="What is not scripted" lines={missing} none="Nothing is missing." />
      <Lines title="What changes it" lines={changed} none="No dated text, no errata and no ruling." />
      <Lines title="Scenarios in which it is named" lines={scenarios} none="None yet." />
    </>
  );
}

function Lines({ title, lines, none }: { title: string; lines: readonly string[]; none: string }) {
  return (
    <>
      <h2>{title}</h2>
      {lines.length === 0 ? (
        <p class="soft">{none}</p>
      ) : (
        <ul class="plain-lines">
          {lines.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
