// The engine in a worker: requests come in with a number, replies go out with the same.
import init, { Desk } from "./engine/spaceline.js";
import wasm from "./engine/spaceline_bg.wasm?url";

const desk = init({ module_or_path: wasm }).then(() => new Desk());

addEventListener("message", async (event: MessageEvent<{ id: number; request: string }>) => {
  const { id, request } = event.data;
  try {
    postMessage({ id, reply: (await desk).ask(request) });
  } catch (error) {
    postMessage({ id, broken: String(error) });
  }
});
