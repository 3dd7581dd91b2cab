// Which games are to be played.
import { useState } from "preact/hooks";
import type { Hall, Spin } from "../desk";
import { type Chosen, DeckChoice, decksOf, STARTER } from "../parts/DeckChoice";
import { FormatChoice } from "../parts/FormatChoice";

const MOST_GAMES = 1000;

type Props = { hall: Hall | null; isTurning: boolean; spin: (spin: Spin, games: number) => void };

export function Setup({ hall, isTurning, spin }: Props) {
  const [format, setFormat] = useState("");
  const [decks, setDecks] = useState<Chosen[]>([STARTER, STARTER]);
  const [bots, setBots] = useState(["captain", "captain"]);
  const [games, setGames] = useState(100);
  const [seed, setSeed] = useState(1);
  const begin = (event: Event) => {
    event.preventDefault();
    spin({ format: format || null, decks: decksOf(decks, format, hall), bots, seed }, games);
  };
  const sides = ["first", "second"];
  return (
    <form class="setup" onSubmit={begin}>
      <FormatChoice hall={hall} name={format} set={setFormat} />
      {sides.map((side, at) => (
        <fieldset key={side}>
          <legend>The {side} player</legend>
          <DeckChoice
            label={`Deck of the ${side} player`}
            hall={hall}
            chosen={decks[at] ?? STARTER}
            set={(chosen) => setDecks(decks.map((one, place) => (place === at ? chosen : one)))}
          />
          <label>
            Bot of the {side} player
            <select
              value={bots[at]}
              onChange={(event) => {
                const name = event.currentTarget.value;
                setBots(bots.map((one, place) => (place === at ? name : one)));
              }}
            >
              {(hall?.bots ?? ["captain"]).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        </fieldset>
      ))}
      <div class="pair">
        <label>
          Games
          <input
            type="number"
            min={10}
            max={MOST_GAMES}
            required
            value={games}
            onInput={(event) => setGames(event.currentTarget.valueAsNumber)}
          />
        </label>
        <label>
          First seed
          <input
            type="number"
            min={0}
            max={4294967295}
            required
            value={seed}
            onInput={(event) => setSeed(event.currentTarget.valueAsNumber)}
          />
        </label>
      </div>
      <button type="submit" class="main" disabled={isTurning}>
        Turn the wheel
      </button>
    </form>
  );
}
