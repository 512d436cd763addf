// Runs the tests in a real browser: the one that the environment variable CHROMIUM names.

import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

declare const process: { env: Record<string, string | undefined> };

const executablePath = process.env.CHROMIUM;
if (!executablePath) {
  throw new Error(
    "These tests run in a browser: name one with CHROMIUM=/path/to/chromium, or run `make test`, which finds it.",
  );
}

export default defineConfig({
  server: { fs: { allow: [".."] } },
  optimizeDeps: { include: ["snabbdom"] },
  test: {
    include: ["tests/**/*.test.ts"],
    // One page for all files saves seconds; each test takes away what it put there.
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1100, height: 900 },
      provider: playwright({
        launchOptions: {
          executablePath,
          args: [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
          ],
        },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
