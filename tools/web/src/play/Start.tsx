// Sitting down: one press for the starter decks, or all that can be chosen.
import { useState } from "preact/hooks";
import type { Hall } from "../desk";
import { type Chosen, DeckChoice, decksOf, STARTER } from "../parts/DeckChoice";
import { FormatChoice } from "../parts/FormatChoice";
import { Patience } from "../parts/Patience";
import { game, newSeed, type State, USUAL } from "./game";
import * as kept from "./kept";
import { LoadFile } from "./LoadFile";
import { Together } from "./Together";

function Kept({ shown }: { shown: State }) {
  const before = kept.read();
  if (!before || shown.waiting) return null;
  const ended = before.over !== null;
  return (
    <div class="panel">
      <p>
        {ended ? `Your last game is over: ${before.over}.` : `Your game at turn ${before.turn} is kept.`}
      </p>
      <button type="button" class={ended ? undefined : "main"} onClick={() => game.goOnWithKept()}>
        {ended ? "Look at it" : "Go on with it"}
      </button>
    </div>
  );
}

function Choices({ hall }: { hall: Hall | null }) {
  const [format, setFormat] = useState("");
  const [first, setFirst] = useState<Chosen>(STARTER);
  const [second, setSecond] = useState<Chosen>(STARTER);
  const [bot, setBot] = useState("captain");
  const [you, setYou] = useState(0);
  const [seed, setSeed] = useState("");
  const [any, setAny] = useState(false);
  const begin = (event: Event) => {
    event.preventDefault();
    const decks = decksOf([first, second], format, hall);
    const number = seed === "" ? newSeed() : Number(seed);
    game.sit({ ...USUAL, format: format || null, decks, seed: number, you, bot, any_deck: any });
  };
  return (
    <form class="choices-form" onSubmit={begin}>
      <FormatChoice hall={hall} name={format} set={setFormat} />
      <DeckChoice label="Deck of the first player" hall={hall} chosen={first} set={setFirst} />
      <DeckChoice label="Deck of the second player" hall={hall} chosen={second} set={setSecond} />
      <fieldset>
        <legend>You play</legend>
        {["first", "second"].map((name, at) => (
          <label key={name} class="inline">
            <input type="radio" name="you" checked={you === at} onChange={() => setYou(at)} /> {name}
          </label>
        ))}
      </fieldset>
      <label>
        Against
        <select value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
          {(hall?.bots ?? ["captain"]).map((name) => (
            <option key={name} value={name}>
              the bot “{name}”
            </option>
          ))}
        </select>
      </label>
      <label>
        Seed
        <input
          type="number"
          min={0}
          max={4294967295}
          step={1}
          placeholder="any"
          value={seed}
          onInput={(event) => setSeed(event.currentTarget.value)}
        />
        <small class="soft">The same seed shuffles the same way.</small>
      </label>
      <label class="inline">
        <input type="checkbox" checked={any} onChange={() => setAny(!any)} /> Play with decks that are not legal, too
      </label>
      <button type="submit">Play with these</button>
      <Together format={format || null} decks={() => decksOf([first, second], format, hall)} />
    </form>
  );
}

export function Start({ shown }: { shown: State }) {
  const { hall, refused, waiting } = shown;
  return (
    <div class="start">
      <h1>Play against a bot</h1>
      <p class="soft">
        The whole game runs in your browser. It is kept here after every answer, and goes on when you come back.
      </p>
      <Kept shown={shown} />
      <p>
        <button type="button" class="main big" onClick={() => game.sit({ ...USUAL, seed: newSeed() })}>
          Play
        </button>{" "}
        <span class="soft">with the starter decks</span>
      </p>
      {(waiting || !hall) && <Patience words={waiting || "Fetching the engine, and reading rules and cards…"} />}
      {refused && (
        <p class="wrong refused" role="alert">
          {refused}
        </p>
      )}
      <details class="panel">
        <summary>Choose format, decks, bot and seed</summary>
        <Choices hall={hall} />
      </details>
      <p>
        <LoadFile label="Load a saved game" />
      </p>
    </div>
  );
}
