import { join } from "node:path";
import { glossaFrames } from "@glossa/field-types/vite";
import { listShell, workerFile } from "@glossa/session/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression, defineAlgorithm } from "vite-plugin-compression2";
import { stylePlugins } from "../../tools/lib/styles.mjs";
import { codeAfterStyles } from "./code-after-styles";
import { wholeLanguages } from "./whole-languages";

// Copies beside each file, at a quality for which no request could wait.
const algorithms = [defineAlgorithm("brotliCompress"), defineAlgorithm("gzip", { level: 9 })];

// Few files compress better than many: one for sign-in and home with what every page needs, one for what pages of a
// dataset share, and one for the annotation page.
const sharedFiles = [
  {
    name: "app",
    // With the icons of menus and the small parts for which other pages would load the code of the annotation page.
    test: /src[\\/](main|state[\\/]notifications|queries[\\/]load-of|(shell|radio-group|segmented-control|switch)[\\/].*)\.tsx?$|icons[\\/](ellipsis|trash|undo-2)\.m?js$/,
  },
  {
    name: "dataset",
    test: /src[\\/](registry|QuestionView|use-leave-guard|DatasetFailure|account[\\/](offer-sign-in|tell-refusal)|routes[\\/]page-of-dataset|(checkbox|description-list|number-field|question-frame)[\\/].*)\.tsx?$/,
  },
  { name: "annotate", test: /src[\\/]routes[\\/]annotate\.tsx$/ },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    wholeLanguages,
    stylePlugins(),
    glossaFrames(),
    listShell(),
    codeAfterStyles,
    compression({ include: [/assets\/.*\.(js|css|svg)$/, /frame\/.*\.html$/], algorithms }),
  ],
  server: { port: 5173, proxy: { "/api": process.env.GLOSSA_DEV_API ?? "http://127.0.0.1:6900" } },
  build: {
    // The server reads in it which files a page needs.
    manifest: true,
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
