import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const server = process.env.GLOSSA_DEV_API ?? "http://127.0.0.1:6900";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), precompress()],
  server: { port: 5173, proxy: { "/api": server } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2023",
    // Fonts and pictures stay files: the content security policy allows no data addresses for fonts.
    assetsInlineLimit: 0,
  },
});

const compressible = /\.(js|css|svg)$/;

/** Puts a Brotli and a gzip copy beside each file of the build: at a quality that no request could wait for. */
function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!compressible.test(name)) continue;
        const file = join(folder, name);
        const content = readFileSync(file);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
