// The search over all cards.
import { useEffect, useState } from "preact/hooks";
import type { CardLine } from "../desk";
import { link } from "../route";
import { sayGrade } from "./grade";
import { useReply } from "./useReply";

const PAUSE = 200;

/** What was searched for last, so that the way back leads to it. */
const last = { words: "" };

export function Search({ chosen }: { chosen: string }) {
  const [words, write] = useState(last.words);
  const [search, look] = useState(last.words);
  useEffect(() => {
    last.words = words;
    const timer = setTimeout(() => look(words), PAUSE);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <section class="search" aria-label="Search">
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <label for="words">Words on the card</label>
        <input
          id="words"
          type="search"
          autocomplete="off"
          value={words}
          placeholder="picard personnel"
          onInput={(event) => write(event.currentTarget.value)}
        />
      </form>
      <Found key={search} search={search} chosen={chosen} />
    </section>
  );
}

function Found({ search, chosen }: { search: string; chosen: string }) {
  const [from, goOn] = useState(0);
  const [cards, add] = useState<readonly CardLine[]>([]);
  const { reply, isWaiting, fault } = useReply({ cards: { search, from } });
  const found = reply && "found" in reply ? reply.found : null;
  useEffect(() => {
    if (found && !isWaiting) add((before) => [...before.slice(0, from), ...found.cards]);
  }, [found, isWaiting]);
  if (fault) return <p class="wrong">{fault}</p>;
  if (!found) return <p class="waiting">Reading the cards; the first time this takes some seconds.</p>;
  return (
    <>
      <p class="soft" role="status">
        {found.all === 0 ? "No card has all these words." : `${found.all} ${found.all === 1 ? "card" : "cards"}`}
      </p>
      <ul class="card-lines">
        {cards.map((card) => (
          <Line key={card.title} card={card} isChosen={card.title === chosen} />
        ))}
      </ul>
      {cards.length > 0 && cards.length < found.all && (
        <button type="button" disabled={isWaiting} onClick={() => goOn(cards.length)}>
          Show more; {found.all - cards.length} are left
        </button>
      )}
    </>
  );
}

function Line({ card, isChosen }: { card: CardLine; isChosen: boolean }) {
  return (
    <li>
      <a href={link("cards", card.title)} aria-current={isChosen ? "page" : undefined}>
        <span class="card-title">{card.title}</span>
        <span class="what">
          {card.kind}, {card.set}
        </span>
        <span class={`grade ${card.grade}`}>{sayGrade(card.grade)}</span>
      </a>
    </li>
  );
}
