// All that lies before the players: the opponent's at the top, the rows between, your own at the bottom.
import type { View } from "../protocol";
import { Card } from "./Card";
import { Player } from "./Player";
import { Row } from "./Row";

export function Board({ view }: { view: View }) {
  const others = view.players.filter(({ player }) => player !== view.you);
  const own = view.players.filter(({ player }) => player === view.you);
  return (
    <>
      {others.map((side) => (
        <Player key={side.player} side={side} view={view} />
      ))}
      {view.spots.map((spot) =>
        spot.is_row ? (
          <Row key={spot.name} spot={spot} />
        ) : (
          <div key={spot.name} class="strip">
            <span class="place-name">{spot.name}</span>
            {spot.things.map((thing) => (
              <Card key={thing.handle} thing={thing} />
            ))}
          </div>
        ),
      )}
      {view.spots.length === 0 && <p class="soft empty">Nothing lies on the table yet.</p>}
      {own.map((side) => (
        <Player key={side.player} side={side} view={view} />
      ))}
    </>
  );
}
