// Bundles the front end: one ES module and one style sheet, which the Python package holds.

import { build } from "esbuild";

const outdir = process.argv[2] ?? "../bakers_widget/widget/static";

await build({
  entryPoints: { board: "src/index.tsx", styles: "src/styles.css" },
  outdir,
  bundle: true,
  format: "esm",
  target: ["es2022", "chrome123", "firefox120", "safari17.5"],
  minify: true,
  legalComments: "none",
  logLevel: "info",
});
