import { defineConfig } from "@playwright/test";

declare const process: { env: Record<string, string | undefined> };

const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  timeout: 120_000,
  workers: 1,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}/`,
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
  },
  projects: [
    { name: "wide", use: { viewport: { width: 1280, height: 800 } } },
    // What does not hang on the width, such as keys and colours, is tried at one width.
    {
      name: "narrow",
      testIgnore: /keyboard|wheel/,
      grepInvert: /dark ›|dark |by the keyboard/,
      use: { viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    port,
    // By hand a server that runs already will do; elsewhere it could serve another build.
    reuseExistingServer: process.env.CI === undefined,
  },
});
