import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

// The font of most texts. The app requests it when it starts. Pages with texts that wait for no data
// need it earlier: otherwise, lines break elsewhere when it has loaded.
const font =
  "../../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wdth-normal.woff2";

/**
 * The pages whose code is preloaded, because people open them by their address. That of sign-in and home is part of the
 * app.
 */
const codeOfPages: readonly [address: RegExp, module: string, fontFile?: string][] = [
  [/^\/dataset\/[^/]+\/annotation-mode$/, "src/routes/annotate.tsx"],
  [/^\/dataset\/[^/]+\/settings$/, "src/routes/settings.tsx"],
  [/^\/user-settings$/, "src/routes/user-settings.tsx", font],
];

/** An entry of the build's manifest. */
interface ManifestEntry {
  file: string;
  imports?: string[];
}

/**
 * Returns links by which a browser loads the code of a page, and its font, together with the app. Without them it
 * would request these files only after the app has run. Without a manifest, there are no links.
 *
 * @param folder the built web app
 * @param page the HTML of its `index.html`; the files that it names are left out
 * @throws an Error if the build has no file for one of the pages
 */
export async function readPageFiles(folder: string, page: string): Promise<(path: string) => string> {
  const list = join(folder, ".vite/manifest.json");
  if (!existsSync(list)) return () => "";
  const parts = new Map<string, ManifestEntry>(Object.entries(JSON.parse(await readFile(list, "utf8"))));
  const links = codeOfPages.map(([address, module, fontFile]) => {
    const files = filesOf(parts, module).filter((file) => !page.includes(file));
    // The same low priority as that of the app (`code-after-styles.ts`).
    const tags = files.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    );
    if (fontFile !== undefined) tags.push(fontLink(fileOf(parts, fontFile)));
    return { address, tags: tags.join("") };
  });
  return (path) => links.find(({ address }) => address.test(path))?.tags ?? "";
}

function fontLink(file: string): string {
  return `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/${file}">`;
}

/** The file of a module and all files that it imports. */
function filesOf(parts: ReadonlyMap<string, ManifestEntry>, module: string): string[] {
  const found = new Set([module]);
  for (const name of found) for (const imported of parts.get(name)?.imports ?? []) found.add(imported);
  return [...found].map((name) => fileOf(parts, name));
}

function fileOf(parts: ReadonlyMap<string, ManifestEntry>, name: string): string {
  const part = parts.get(name);
  if (!part) throw new Error(`The build of the app has no file for ${name}. Build it again.`);
  return part.file;
}
