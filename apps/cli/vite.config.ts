import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // Nothing is left outside: the built files run wherever Node runs.
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: "node20",
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { input: { main: "src/main.ts", index: "src/index.ts" } },
  },
});
