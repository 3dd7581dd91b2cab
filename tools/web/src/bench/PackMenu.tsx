// Taking a pack out of the browser, and bringing one in.
import { useRef, useState } from "preact/hooks";
import { download, fromJson, type Pack, toJson } from "./pack";

type Props = {
  pack: Pack;
  canGoBack: boolean;
  onReplace: (pack: Pack) => void;
  onBack: () => void;
  onExample: () => void;
};

export function PackMenu({ pack, canGoBack, onReplace, onBack, onExample }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const [fault, tell] = useState("");
  const bring = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    input.value = "";
    if (!file) return;
    const brought = fromJson(await file.text());
    tell(brought ? "" : `${file.name} is no pack that was exported here.`);
    if (brought) onReplace(brought);
  };
  const text = pack.files.get(pack.current) ?? "";
  return (
    <details class="pack-menu">
      <summary>Export, import</summary>
      <div class="pack-acts">
        <button type="button" onClick={() => download("pack.json", toJson(pack))}>
          Export the pack
        </button>
        <button type="button" onClick={() => download(pack.current.split("/").at(-1) ?? "script.sl", text)}>
          Download {pack.current}
        </button>
        <button type="button" onClick={() => chooser.current?.click()}>
          Import a pack
        </button>
        <input
          ref={chooser}
          class="unseen"
          type="file"
          accept=".json,application/json"
          aria-label="A pack that was exported"
          tabIndex={-1}
          onChange={(event) => void bring(event.currentTarget)}
        />
        <button type="button" onClick={onExample}>
          Start with the example
        </button>
        {canGoBack && (
          <button type="button" onClick={onBack}>
            Back to the pack before
          </button>
        )}
        <p class="soft">
          The pack is kept in this browser. What an import or the example replaces is kept too, until the next time.
        </p>
        {fault && (
          <p class="wrong" role="alert">
            {fault}
          </p>
        )}
      </div>
    </details>
  );
}
