// What can be done with the game as a whole.
import { useEffect, useRef, useState } from "preact/hooks";
import { link } from "../route";
import { game, type State } from "./game";
import { LoadFile } from "./LoadFile";
import { Sheet } from "./Sheet";
import { download, LONGEST, pack } from "./share";

function Link({ address, close }: { address: string; close: () => void }) {
  const [copied, setCopied] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied("It is copied.");
    } catch {
      setCopied("It could not be copied: mark it, and copy it by hand.");
    }
  };
  if (address.length > LONGEST) {
    return (
      <Sheet title="Share this position" close={close}>
        <p>
          The link to this position would have {address.length.toLocaleString("en")} letters, too many for most
          programs. Save the game to a file and send that.
        </p>
      </Sheet>
    );
  }
  return (
    <Sheet title="Share this position" close={close}>
      <p>Whoever opens this link goes on from here, against the bot. The whole game is in it:</p>
      <textarea class="share" readOnly rows={4} aria-label="The link" value={address} />
      <p class="soft">It has {address.length.toLocaleString("en")} letters; some programs cut links so long.</p>
      <button type="button" class="main" onClick={copy}>
        Copy
      </button>{" "}
      <span role="status">{copied}</span>
    </Sheet>
  );
}

export function Menu({ shown, help }: { shown: State; help: () => void }) {
  const [address, setAddress] = useState("");
  const menu = useRef<HTMLDetailsElement>(null);
  const turn = shown.seen?.view.turn ?? 0;
  const shut = () => menu.current?.removeAttribute("open");
  useEffect(() => {
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) shut();
    };
    addEventListener("pointerdown", elsewhere);
    return () => removeEventListener("pointerdown", elsewhere);
  }, []);
  const save = async () => {
    const record = await game.record();
    if (record !== null) download(`spaceline-turn-${turn}.game`, record);
  };
  const share = async () => {
    const record = await game.record();
    if (record === null) return;
    setAddress(new URL(link("play", "shared", await pack(record)), location.href).href);
  };
  const closing = (go: () => void) => () => {
    shut();
    go();
  };
  return (
    <>
      <details class="menu" ref={menu} onKeyDown={(event) => event.key === "Escape" && shut()}>
        <summary>Game</summary>
        <div class="menu-inside">
          {!shown.isServed && !shown.sit.given && (
            <>
              <button type="button" onClick={closing(save)}>
                Save to a file
              </button>
              <LoadFile label="Load" after={shut} />
              <button type="button" onClick={closing(share)}>
                Share this position
              </button>
            </>
          )}
          <button type="button" onClick={closing(() => game.leave())}>
            New game
          </button>
          <button type="button" onClick={closing(help)}>
            Keys <kbd aria-hidden="true">h</kbd>
          </button>
          <label class="inline">
            <input
              type="checkbox"
              checked={shown.ask === "all"}
              onChange={(event) => game.askFor(event.currentTarget.checked ? "all" : "useful")}
            />{" "}
            Ask me everything
          </label>
        </div>
      </details>
      {address && <Link address={address} close={() => setAddress("")} />}
    </>
  );
}
