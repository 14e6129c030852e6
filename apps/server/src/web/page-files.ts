import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The code of pages that people open by their address. That of sign-in and home comes with the app. */
const codeOfPages: readonly [address: RegExp, module: string][] = [
  [/^\/dataset\/[^/]+\/annotation-mode$/, "src/routes/annotate.tsx"],
  [/^\/user-settings$/, "src/routes/user-settings.tsx"],
];

/** The font of almost every word. A browser would load it after the first words, which would then move. */
const font = /\/ibm-plex-sans-latin-wdth-normal\.woff2$/;

/** A part of the build's list of files. */
interface Part {
  file: string;
  imports?: string[];
}

/**
 * Returns links by which a browser loads the code of a page and the font together with the app. Without them it would
 * learn of both only after the app has run.
 *
 * @param folder the built web app
 * @param page its page, which loads the app
 * @throws an Error if the build has no file for one of the pages, or no font
 */
export async function readPageFiles(folder: string, page: string): Promise<(path: string) => string> {
  const list = join(folder, ".vite/manifest.json");
  if (!existsSync(list)) return () => "";
  const parts = new Map<string, Part>(Object.entries(JSON.parse(await readFile(list, "utf8"))));
  const fontTag = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fontIn(parts)}">`;
  const links = codeOfPages.map(([address, module]) => {
    const files = filesOf(parts, module).filter((file) => !page.includes(file));
    const tags = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    return { address, tags: tags.join("") };
  });
  return (path) => fontTag + (links.find(({ address }) => address.test(path))?.tags ?? "");
}

function fontIn(parts: ReadonlyMap<string, Part>): string {
  for (const [name, { file }] of parts) if (font.test(name)) return file;
  throw new Error(`The build of the app has no font ${font}. Build it again.`);
}

/** The file of a module and all files that it imports. */
function filesOf(parts: ReadonlyMap<string, Part>, module: string): string[] {
  const found = new Set([module]);
  for (const name of found) for (const imported of parts.get(name)?.imports ?? []) found.add(imported);
  return [...found].map((name) => {
    const part = parts.get(name);
    if (!part) throw new Error(`The build of the app has no file for ${name}. Build it again.`);
    return part.file;
  });
}
