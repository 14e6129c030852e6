// @ts-check
// Pictures of every screen of the built product, in each theme and width, on a temporary data folder:
// npm run shots -- [SCENE …]. With GLOSSA_MOCKUPS naming a folder of mockups, each stands beside its own.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./lib/browser.mjs";
import { build } from "./lib/build.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { root } from "./lib/paths.mjs";
import { startProduct } from "./lib/product.mjs";
import { albumOf } from "./shots/album.mjs";
import { scenes } from "./shots/scenes.mjs";
import { visit } from "./shots/visit.mjs";

const themes = ["light", "dark", "high-contrast"];
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const shots = join(root, "shots");

requireNode();
await installIfNeeded(console.log);
await build(console.log);
const executablePath = await findBrowser(console.log);
const { chromium } = await import("playwright");

const wanted = process.argv.slice(2);
const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const folder = mkdtempSync(join(tmpdir(), "glossa-shots-"));
mkdirSync(shots, { recursive: true });
const product = await startProduct(folder);
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"],
});
try {
  const pictures = [];
  for (const scene of chosen)
    for (const theme of themes)
      for (const size of sizes) {
        const file = `${scene.name}--${theme}--${size.width}.png`;
        await visit({ browser, url: product.url, scene, theme, size, file: join(shots, file) });
        pictures.push({
          scene: scene.name,
          theme,
          width: size.width,
          file,
          mockup: mockupOf(scene, theme, size),
        });
        console.log(file);
      }
  writeFileSync(join(shots, "index.html"), albumOf(pictures));
  console.log(`${pictures.length} pictures: shots/index.html`);
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Copies the mockup of a picture beside it.
 *
 * @param {import("./shots/scenes.mjs").Scene} scene
 * @param {string} theme
 * @param {{ width: number }} size
 * @returns {string | undefined} its file name
 */
function mockupOf({ mockup }, theme, { width }) {
  const from = process.env.GLOSSA_MOCKUPS;
  if (!from || !mockup) return undefined;
  const name = `${mockup}--${theme}${width < 720 ? "--mobile" : ""}.png`;
  if (!existsSync(join(from, name))) return undefined;
  cpSync(join(from, name), join(shots, "mockups", name));
  return `mockups/${name}`;
}
