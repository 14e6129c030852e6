// @ts-check
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The file of the service worker, without its extension: a separate build entry, to be named `sw.js`. */
export const workerFile = fileURLToPath(new URL("worker", import.meta.url));

const ofTheShell = /^(assets\/|[^/]+\.(js|svg)$)/;

/**
 * Passes the list of the app's files to the service worker; pages and frames are not included.
 *
 * @returns {import("vite").Plugin}
 */
export function listShell() {
  let folder = "";
  return {
    name: "list-shell",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    // Not in `closeBundle`, which also runs after a failed build: an error here would hide the original one.
    writeBundle: { sequential: true, handler: () => writeListInto(folder) },
  };
}

/** @param {string} folder */
function writeListInto(folder) {
  const file = join(folder, "sw.js");
  const worker = readFileSync(file, "utf8");
  const shell = JSON.stringify(JSON.stringify(shellOf(folder)));
  const written = worker.replace(/(["'`])__GLOSSA_SHELL__\1/, () => shell);
  if (written === worker) throw new Error("The service worker has no place for the list of the app's files.");
  writeFileSync(file, written);
}

/** @param {string} folder */
function shellOf(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    // Every browser that runs the app reads the WOFF2 copies of the fonts.
    .filter((name) => ofTheShell.test(name) && name !== "sw.js" && !/\.(map|br|gz|woff|ttf)$/.test(name))
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
  const hash = createHash("sha256");
  for (const name of ["index.html", ...names]) hash.update(name).update(readFileSync(join(folder, name)));
  return { version: hash.digest("hex").slice(0, 16), files: names.map((name) => `/${name}`) };
}
