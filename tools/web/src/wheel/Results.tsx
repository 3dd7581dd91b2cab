// What came of the games: who won, how long they were, with how many points, and how they ended.
import type { Game, Spin } from "../desk";
import { download } from "../play/share";
import { link } from "../route";
import { Histogram, Numbers, Shares } from "./Charts";
import { csv } from "./csv";
import { bins, binWidth, counted, middle, shares } from "./stats";

const NOBODY = "nobody";

function playLink(spin: Spin, seed: number): string {
  const sit = { format: spin.format, decks: spin.decks, seed, bot: spin.bots[1] ?? "captain", any_deck: true };
  return link("play", "deal", JSON.stringify(sit));
}

function Seeds({ games, spin }: { games: Game[]; spin: Spin }) {
  return (
    <ul class="seeds">
      {games.map(({ seed, fault }) => (
        <li key={seed}>
          <a href={playLink(spin, seed)}>Play seed {seed}</a>
          {fault && <>: {fault}</>}
        </li>
      ))}
    </ul>
  );
}

export function Results({ games, spin }: { games: Game[]; spin: Spin }) {
  const players = games[0]?.points.length ?? 0;
  const named = [...new Set(games.flatMap(({ winner }) => winner ?? []))];
  const usual = ["one", "two"].slice(0, players);
  const names = [...usual, ...named.filter((name) => !usual.includes(name)), NOBODY];
  const turns = games.map((game) => game.turns);
  const [shortest, longest] = [Math.min(...turns), Math.max(...turns)];
  const points = games.flatMap((game) => game.points);
  const [fewest, most] = [Math.min(...points), Math.max(...points)];
  const faulty = games.filter(({ fault }) => fault !== null);
  const width = binWidth(fewest, most);
  const scores = Array.from({ length: players }, (_, at) => games.map((game) => game.points[at] ?? 0));
  return (
    <div class="results">
      <Shares
        title="Wins"
        says="The thin line is the interval in which the true share lies with 95 %."
        shares={shares(names, games, ({ winner }) => winner ?? NOBODY)}
      />
      <Histogram
        title="Turns"
        says={`${shortest} to ${longest}, half of the games at most ${middle(turns)}.`}
        what="Turns"
        series={[
          { name: "", bins: bins(turns, shortest, longest, binWidth(shortest, longest)), middle: middle(turns) },
        ]}
      />
      <Histogram
        title="Points"
        says="The dashed line stands where half of the games lie on either side."
        what="Points"
        series={scores.map((values, at) => ({
          name: `Player ${names[at] ?? at + 1}`,
          bins: bins(values, fewest, most, width),
          middle: middle(values),
        }))}
      />
      <section class="chart">
        <h2>Endings</h2>
        <Numbers heads={["How it ended", "Games"]} rows={counted(games.map(({ ending }) => ending || "not at all"))} />
      </section>
      {faulty.length > 0 && (
        <section class="chart">
          <h2>Faults</h2>
          <Seeds games={faulty} spin={spin} />
        </section>
      )}
      <section class="chart">
        <h2>Games</h2>
        {faulty.length === 0 && <p class="soft">No script was at fault in any of them.</p>}
        <p>
          <button type="button" onClick={() => download("spaceline-wheel.csv", csv(games), "text/csv")}>
            Download as CSV
          </button>
        </p>
        <details>
          <summary>Play one of these seeds yourself</summary>
          <Seeds games={games.map((game) => ({ ...game, fault: null }))} spin={spin} />
        </details>
      </section>
    </div>
  );
}
