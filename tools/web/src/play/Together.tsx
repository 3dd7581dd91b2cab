// A table for two people: it is made on the server, and each gets the link of a seat.
import { useEffect, useState } from "preact/hooks";
import type { Deck } from "../desk";
import { link } from "../route";
import { isServed, make } from "./seat";
import { sentence } from "./told";

export function Together({ format, decks }: { format: string | null; decks: () => Deck[] }) {
  const [served, setServed] = useState(false);
  const [seats, setSeats] = useState<string[]>([]);
  const [why, setWhy] = useState("");
  useEffect(() => {
    void isServed().then(setServed);
  }, []);
  if (!served) return null;
  const begin = async () => {
    const made = await make({ format, decks: decks() });
    setSeats("seats" in made ? made.seats : []);
    setWhy("why" in made ? sentence(made.why) : "");
  };
  const [own, other] = seats.map((word) => new URL(link("play", "seat", word), location.href).href);
  return (
    <section class="together" aria-label="A table for two people">
      <button type="button" onClick={begin}>
        Make a table for two people with these
      </button>
      {why && (
        <p class="wrong" role="alert">
          {why}
        </p>
      )}
      {own && other && (
        <div role="status">
          <p>
            The table is made. <a href={own}>Sit down at your seat</a>, and keep its address: who has it, plays.
          </p>
          <label>
            The other seat, to be sent to who shall play there
            <input readOnly value={other} onFocus={(event) => event.currentTarget.select()} />
          </label>
        </div>
      )}
    </section>
  );
}
