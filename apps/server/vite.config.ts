import { defineConfig } from "vite";

// A bundle, because Node cannot run the workspace's TypeScript. Packages from the registry stay outside, except two that
// consist of hundreds of files, which Node would read one by one at every start.
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    outDir: "dist",
    target: "node20",
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: "src/main.ts",
        "sqlite-worker": "src/database/sqlite/sqlite-worker.mjs",
        "parquet-worker": "src/hub/parquet-worker.mjs",
        "export-worker": "src/hub/export-worker.mjs",
      },
      // A worker is started by the name that it has beside its caller.
      output: { entryFileNames: ({ name }) => (name === "main" ? "main.js" : `${name}.mjs`) },
    },
  },
  ssr: { noExternal: [/^@glossa\//, "kysely", "zod"] },
});
