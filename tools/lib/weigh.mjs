// @ts-check
import { gzipSync } from "node:zlib";
import { build } from "vite";

/**
 * Returns the compressed size of a module with its dependencies, in kilobytes: its scripts and styles, without React
 * and without what is loaded on demand.
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
  const first = outputs.flatMap((file) => (file.type === "chunk" && !file.isDynamicEntry ? [file.code] : []));
  const styles = outputs.flatMap((file) =>
    file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [],
  );
  return { code: kilobytes(first.join("\n")), css: kilobytes(styles.join("\n")) };
}

/** @param {string} text */
function kilobytes(text) {
  return text === "" ? 0 : gzipSync(text, { level: 9 }).length / 1000;
}
