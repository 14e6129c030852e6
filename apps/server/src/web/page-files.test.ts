import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, test } from "vitest";
import { readPageFiles } from "./page-files";

const page = '<script type="module" src="/assets/app-1.js"></script>';
const fonts = "../../node_modules/@fontsource-variable/ibm-plex-sans/files";
const parts = {
  [`${fonts}/ibm-plex-sans-latin-wdth-italic.woff2`]: { file: "assets/italic-1.woff2" },
  [`${fonts}/ibm-plex-sans-latin-wdth-normal.woff2`]: { file: "assets/upright-1.woff2" },
  "_app.js": { file: "assets/app-1.js" },
  "_pages.js": { file: "assets/pages-1.js", imports: ["_app.js"] },
  "src/routes/annotate.tsx": { file: "assets/annotate-1.js", imports: ["_pages.js"] },
  "src/routes/settings.tsx": { file: "assets/settings-1.js", imports: ["_pages.js"] },
  "src/routes/user-settings.tsx": { file: "assets/account-1.js", imports: ["_pages.js"] },
};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "glossa-page-files-"));
  await mkdir(join(folder, ".vite"));
});
afterAll(() => rm(folder, { recursive: true }));

const listing = (list: object) => writeFile(join(folder, ".vite/manifest.json"), JSON.stringify(list));
const filesIn = (links: string) =>
  [...links.matchAll(/modulepreload" fetchpriority="low" crossorigin href="\/assets\/(\w+)-1/g)].map(
    ([, name]) => name,
  );

test.each([
  ["/", []],
  ["/dataset/7b000b4b/annotation-mode", ["annotate", "pages"]],
  ["/dataset/7b000b4b/settings", ["pages", "settings"]],
  ["/user-settings", ["account", "pages"]],
  ["/sign-in", []],
  ["/people", []],
])("%s: the files of its code are named, except those that the page loads itself", async (path, files) => {
  await listing(parts);
  expect(filesIn((await readPageFiles(folder, page))(path)).sort()).toEqual(files);
});

it("fails at the start if the build lacks the code of a page", async () => {
  const { "src/routes/annotate.tsx": _, ...others } = parts;
  await listing(others);
  await expect(readPageFiles(folder, page)).rejects.toThrow("no file for src/routes/annotate.tsx");
});

it("names the font of pages with words that would move when it has loaded", async () => {
  await listing(parts);
  const linksFor = await readPageFiles(folder, page);
  const fontsOf = (path: string) => linksFor(path).match(/<link rel="preload" as="font"[^>]*>/g);
  expect(fontsOf("/user-settings")).toEqual([
    '<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/assets/upright-1.woff2">',
  ]);
  // Elsewhere it would delay the code.
  for (const path of ["/sign-in", "/dataset/7b000b4b/annotation-mode"]) expect(fontsOf(path)).toBeNull();
});
