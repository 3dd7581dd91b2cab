// A player: what his fields say, what lies before him, his hand, and his piles as counts.
import type { Side, Spot, View } from "../protocol";
import { Card } from "./Card";
import { Fold } from "./Fold";

/** What is held where its owner sees it and others do not: shown to him face up. */
function isHand(spot: Spot): boolean {
  return spot.name === "hand";
}

export function nameOf(view: View, player: number): string {
  const side = view.players.find((one) => one.player === player);
  const name = side?.name ?? "nobody";
  return player === view.you ? `You (${name})` : `Opponent (${name})`;
}

export function Player({ side, view }: { side: Side; view: View }) {
  const yours = side.player === view.you;
  const hand = side.spots.filter((spot) => yours && isHand(spot));
  const before = side.spots.filter((spot) => spot.in_play);
  const piles = side.spots.filter((spot) => !spot.in_play && !hand.includes(spot));
  const name = nameOf(view, side.player);
  return (
    <section class={`player ${yours ? "yours" : "theirs"}`} aria-label={name}>
      <div class="player-line">
        <h2>{name}</h2>
        {side.facts.map((fact) => (
          <span key={fact} class="fact">
            {fact}
          </span>
        ))}
        {view.turn_of === side.player && <span class="to-move">{yours ? "your turn" : "their turn"}</span>}
        {piles.map((spot) => (
          <Fold key={spot.name} spot={spot} />
        ))}
      </div>
      {before.map((spot) => (
        <div key={spot.name} class="strip">
          <span class="place-name">{spot.name}</span>
          {spot.things.map((thing) => (
            <Card key={thing.handle} thing={thing} facts={false} />
          ))}
        </div>
      ))}
      {hand.map((spot) => (
        <div key={spot.name} class="strip hand">
          <span class="place-name">
            {spot.name} <b>{spot.things.length}</b>
          </span>
          {spot.things.map((thing) => (
            <Card key={thing.handle} thing={thing} facts={false} />
          ))}
        </div>
      ))}
    </section>
  );
}
