import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { glossaFrames } from "@glossa/field-types/vite";
import { listShell, workerFile } from "@glossa/session/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const server = process.env.GLOSSA_DEV_API ?? "http://127.0.0.1:6900";

/** The router names its development build to everyone; this one leaves out what it says to developers. */
function routerFile(name: string): string {
  const file = `../../react-router/dist/production/${name}.mjs`;
  return fileURLToPath(new URL(file, import.meta.resolve("react-router-dom")));
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: {
    alias:
      command === "build"
        ? [
            { find: /^react-router$/, replacement: routerFile("index") },
            { find: /^react-router\/dom$/, replacement: routerFile("dom-export") },
            // React has had it itself since 18.
            { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" },
          ]
        : [],
  },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    glossaFrames(),
    leaveOutServerParts(),
    leaveOutUnusedComponents(),
    leaveOutOldFonts(),
    listShell(),
    precompress(),
  ],
  server: { port: 5173, proxy: { "/api": server } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2023",
    // Fonts and pictures stay files: the content security policy allows no data addresses for fonts.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { manualPureFunctions: ["createContext", "forwardRef", "memo"] },
      input: { index: join(import.meta.dirname, "index.html"), sw: workerFile },
      output: {
        // A service worker is known by its address; what it keeps changes with every build.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ name: (id, modules) => partOf(id, modules) }] },
      },
    },
  },
}));

/**
 * Leaves out of the app what zod needs to turn schemas into JSON schemas and to word what it refuses: every schema
 * names these, so they would come along (6 kB compressed), but only servers ask for them.
 */
function leaveOutServerParts(): Plugin {
  const parts = /zod[\\/]v4[\\/](core[\\/](to-json-schema|json-schema-processors)|locales[\\/]en)\.js$/;
  const exported = /^export (?:const|function|default function) (\w*)/gm;
  return {
    name: "leave-out-server-parts",
    apply: "build",
    transform: {
      filter: { id: parts },
      handler: (code) =>
        [...code.matchAll(exported)]
          .map(([, name]) =>
            name ? `export const ${name} = () => undefined;` : "export default () => ({});",
          )
          .join("\n"),
    },
  };
}

/**
 * Leaves out of the app the router's components that it does not use (1.4 kB compressed). Making one calls React and
 * naming one writes to it, and a bundler can't know that neither does anything.
 */
function leaveOutUnusedComponents(): Plugin {
  return {
    name: "leave-out-unused-components",
    apply: "build",
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, "")
          .replaceAll(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, " = /* @__PURE__ */ $1"),
    },
  };
}

/** Every browser that runs the app reads WOFF2; of the fonts of formulas two older copies each would come along. */
function leaveOutOldFonts(): Plugin {
  return {
    name: "leave-out-old-fonts",
    enforce: "pre",
    transform: {
      filter: { id: /katex.*\.css$/ },
      handler: (code) => code.replaceAll(/,url\([^)]+\.(?:woff|ttf)\) format\("\w+"\)/g, ""),
    },
  };
}

interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

/**
 * All that the way from a sign-in link to the first answer needs is one file: it compresses a tenth better than
 * the many that each pair of pages would share, and no page waits for one file to name the next.
 */
function partOf(id: string, modules: Modules): string | null {
  if (wayToTheFirstAnswer.size === 0) {
    for (const page of ["main", "routes/sign-in", "routes/annotate"]) walk(`${source}/${page}.tsx`, modules);
  }
  return wayToTheFirstAnswer.has(id) ? "app" : null;
}

/** What other pages use, or this one later: the indexes of packages name it all, so the walk would take it along. */
const ofOtherPages =
  /lucide-react\/dist\/esm\/icons\/|queriesObserver\.js|useQueries\.js|design-system\/src\/(combobox|command-palette|dataset-card|editable-list|filter-popover|find-similar|listbox|number-field|popover|radio-group|dialog|range-slider|ranking-board|select|sort-list|switch|tabs|text-area|badge)\/|session\/src\/offline\/watch-|features\/src\/frame\/answer-notices|features\/src\/team\/(?!index|use-)|design-system\/src\/theme\/contract\.css\.ts$|design-system\/src\/(code-block\/CodeBlock|progress-meter\/ProgressLegend|avatar\/AvatarGroup)/;

const source = join(import.meta.dirname, "src").replaceAll("\\", "/");
const wayToTheFirstAnswer = new Set<string>();

function walk(id: string, modules: Modules): void {
  if (wayToTheFirstAnswer.has(id) || ofOtherPages.test(id)) return;
  wayToTheFirstAnswer.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) walk(imported, modules);
}

const compressible = /\.(js|css|svg)$|frame\/.*\.html$/;

/** Puts a Brotli and a gzip copy beside each file of the build: at a quality that no request could wait for. */
function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    // Not when the bundle is closed: that happens to a build that failed, too, whose error this one would hide.
    writeBundle: {
      order: "post",
      sequential: true,
      handler: () => compressAll(folder),
    },
  };
}

function compressAll(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!compressible.test(name)) continue;
    const file = join(folder, name);
    const content = readFileSync(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
