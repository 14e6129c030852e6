// @ts-check
import { gzipSync } from "node:zlib";
import { build } from "vite";

/**
 * Returns the compressed size of a module with its dependencies, in kilobytes: its scripts and styles, without React
 * and without what is loaded on demand: further scripts, and typefaces.
 *
 * @param {string} entry
 * @param {{ root: string, plugins?: import("vite").PluginOption[] }} options
 */
export async function weigh(entry, { root, plugins = [] }) {
  const built = await build({
    configFile: false,
    root,
    logLevel: "silent",
    plugins,
    // As in the build of an application: without the warnings of development.
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: true,
      target: "es2023",
      lib: { entry, formats: ["es"], fileName: "index" },
      rolldownOptions: { external: [/^react(-dom)?(\/|$)/] },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    "output" in result ? result.output : [],
  );
  const first = loadedFirst(outputs.filter((file) => file.type === "chunk")).map(({ code }) => code);
  const styles = outputs.flatMap((file) =>
    file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [],
  );
  // A library's build puts the files of typefaces into the styles.
  const withoutFonts = styles.join("\n").replace(/url\(data:font[^)]*\)/g, "url()");
  return { code: kilobytes(first.join("\n")), css: kilobytes(withoutFonts) };
}

/**
 * Returns the entry and the chunks that it imports, directly or through others. A chunk that only parts loaded on demand
 * share is loaded with them.
 *
 * @param {{ fileName: string, isEntry: boolean, imports: string[], code: string }[]} chunks
 */
function loadedFirst(chunks) {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found];
}

/** @param {string} text */
function kilobytes(text) {
  return text === "" ? 0 : gzipSync(text, { level: 9 }).length / 1000;
}
