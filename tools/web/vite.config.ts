import preact from "@preact/preset-vite";
import { defineConfig } from "vite";

// Everything is addressed relatively, so that the folder can be hosted anywhere.
export default defineConfig({
  base: "./",
  plugins: [preact()],
  worker: { format: "es" },
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
});
