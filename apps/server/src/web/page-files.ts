import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

// The font of almost every word. A browser would load it only after the first words, which then change their width. On
// pages with words that would move to another line it is loaded before them, but after the code.
const font =
  "../../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wdth-normal.woff2";

/** The code of pages that people open by their address. That of sign-in and home comes with the app. */
const codeOfPages: readonly [address: RegExp, module: string, font?: string][] = [
  [/^\/dataset\/[^/]+\/annotation-mode$/, "src/routes/annotate.tsx", font],
  [/^\/dataset\/[^/]+\/settings$/, "src/routes/settings.tsx"],
  [/^\/user-settings$/, "src/routes/user-settings.tsx", font],
];

/** A part of the build's list of files. */
interface Part {
  file: string;
  imports?: string[];
}

/**
 * Returns links by which a browser loads the code of a page, and its font, together with the app. Without them it would
 * learn of these files only after the app has run.
 *
 * @param folder the built web app
 * @param page its page, which loads the app
 * @throws an Error if the build has no file for one of the pages
 */
export async function readPageFiles(folder: string, page: string): Promise<(path: string) => string> {
  const list = join(folder, ".vite/manifest.json");
  if (!existsSync(list)) return () => "";
  const parts = new Map<string, Part>(Object.entries(JSON.parse(await readFile(list, "utf8"))));
  const links = codeOfPages.map(([address, module, early]) => {
    const files = filesOf(parts, module).filter((file) => !page.includes(file));
    // With the priority of the app, whose code also waits for the stylesheet.
    const tags = files.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    );
    if (early !== undefined) tags.push(fontLink(fileOf(parts, early)));
    return { address, tags: tags.join("") };
  });
  return (path) => links.find(({ address }) => address.test(path))?.tags ?? "";
}

function fontLink(file: string): string {
  return `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/${file}">`;
}

/** The file of a module and all files that it imports. */
function filesOf(parts: ReadonlyMap<string, Part>, module: string): string[] {
  const found = new Set([module]);
  for (const name of found) for (const imported of parts.get(name)?.imports ?? []) found.add(imported);
  return [...found].map((name) => fileOf(parts, name));
}

function fileOf(parts: ReadonlyMap<string, Part>, name: string): string {
  const part = parts.get(name);
  if (!part) throw new Error(`The build of the app has no file for ${name}. Build it again.`);
  return part.file;
}
