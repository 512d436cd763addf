// Bundles the front end to the one ES module that the Python package holds.

import { readFile } from "node:fs/promises";
import { build, transform } from "esbuild";

/** Style sheets become texts, made small: they go into the shadow root of each board. */
const styleTexts = {
  name: "style-texts",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, "utf8"), {
        loader: "css",
        minify: true,
      });
      return { contents: code, loader: "text" };
    });
  },
};

await build({
  entryPoints: ["src/index.tsx"],
  outfile: process.argv[2] ?? "../bakers_widget/widget/static/board.js",
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "none",
  plugins: [styleTexts],
  logLevel: "info",
});
