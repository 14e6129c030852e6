import { join } from "node:path";
import { glossaFrames } from "@glossa/field-types/vite";
import { listShell, workerFile } from "@glossa/session/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compression, defineAlgorithm } from "vite-plugin-compression2";
import { stylePlugins } from "../../tools/lib/styles.mjs";

const server = process.env.GLOSSA_DEV_API ?? "http://127.0.0.1:6900";

// Few files compress better than many, and are fewer requests: one for what every page needs, with the sign-in page; one
// for what the pages of signed-in users need besides, with the home page; and one for the annotation page.
const sharedFiles = [
  { name: "app", test: /src[\\/]main\.tsx$/ },
  {
    name: "pages",
    test: /src[\\/](routes[\\/]first-pages\.ts|state[\\/]notifications\.ts|shell[\\/].*)$/,
  },
  { name: "annotate", test: /src[\\/]routes[\\/]annotate\.tsx$/ },
];

/**
 * The texts of the span highlighter can be loaded alone, by pages that show nothing else. Here they come with the other
 * texts of their language, so that a language is one request.
 */
const wholeLanguages: Plugin = {
  name: "whole-languages",
  enforce: "pre",
  resolveId(source, importer) {
    const isSpans = /^\.\.\/(de|es)\/spans$/.test(source);
    if (!isSpans || !importer?.match(/locales[\\/]src[\\/]spans[\\/]index\.ts$/)) return null;
    return this.resolve(source.replace(/\/spans$/, ""), importer);
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    wholeLanguages,
    stylePlugins(),
    glossaFrames(),
    listShell(),
    // Copies beside each file, at a quality for which no request could wait.
    compression({
      include: [/assets\/.*\.(js|css|svg)$/, /frame\/.*\.html$/],
      algorithms: [defineAlgorithm("brotliCompress"), defineAlgorithm("gzip", { level: 9 })],
    }),
  ],
  server: { port: 5173, proxy: { "/api": server } },
  build: {
    outDir: "dist",
    // The server reads in it which files a page needs.
    manifest: true,
    emptyOutDir: true,
    target: "es2023",
    // One stylesheet: Vite does not load the styles of a part again after a failure.
    cssCodeSplit: false,
    // Fonts and pictures stay files: the content security policy allows no data addresses for fonts.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: join(import.meta.dirname, "index.html"), sw: workerFile },
      output: {
        // A service worker is known by its address; its content changes with every build.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: sharedFiles },
      },
    },
  },
});
