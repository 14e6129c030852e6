// @ts-check
// Builds the site for the people who use Glossa's packages into the folder `site`: documentation, component library,
// playgrounds, search. With `--all-versions`, the site of each tagged version as well.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "./lib/build.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { root } from "./lib/paths.mjs";

requireNode();
await installIfNeeded(console.log);
const { framed, furtherSections } = await import("./site/frame.mjs");
const { brokenLinks } = await import("./site/links.mjs");
const { escapeHtml, pageOf } = await import("./site/markdown.mjs");
const { addressOf, playgrounds, sections, componentLibrary } = await import("./site/pages.mjs");
const { searchIndex } = await import("./site/search-index.mjs");
const { addVersion, taggedVersions, versionHere } = await import("./site/versions.mjs");

await build(console.log, "storybook");
await build(console.log, "site");

const site = join(root, "site");
const { version, repository } = JSON.parse(
  readFileSync(join(root, "packages/design-system/package.json"), "utf8"),
);
const files = sections.flatMap((section) => section.files);
const known = new Set(files);
const address = repository?.url ?? hostedRepository();
const pages = files.map((file) => ({
  file,
  address: addressOf(file),
  ...pageOf(file, readFileSync(join(root, file), "utf8"), { known, repository: address }),
}));

rmSync(site, { recursive: true, force: true });
cpSync(join(root, "apps/site/dist"), site, { recursive: true });
cpSync(join(root, "storybook-static"), join(site, dirname(componentLibrary)), { recursive: true });
for (const picture of pages.flatMap(({ pictures }) => pictures))
  cpSync(join(root, picture), join(site, picture));

const here = await versionHere(version);
const frame = { menu: menu(), version: here, home: process.env.GLOSSA_SITE_HOME ?? ".", assets: assets() };
for (const page of pages) write(page.address, framed(pageFrame(page), frame));
for (const { intro, script, ...page } of playgrounds) {
  const main = `<h1 class="site-title">${escapeHtml(page.title)}</h1>
<p class="site-intro">${escapeHtml(intro)}</p>
<div class="site-play" id="playground"></div>`;
  write(page.address, framed({ ...page, main, script: assetOf(script) }, frame));
}
write(
  "search.html",
  framed(
    {
      address: "search.html",
      title: "Search",
      main: `<div class="site-text" data-search-index="search.json"><h1>Search</h1>
<p role="status" id="results-status">Enter a word above.</p><ol class="site-results" id="results"></ol></div>`,
    },
    frame,
  ),
);
write("search.json", JSON.stringify(searchIndex([...textsOfPages(), ...componentTexts()])));

const versions = [{ version: here, path: "" }];
const others = process.argv.includes("--all-versions") ? await taggedVersions() : [];
for (const tag of others) if (tag !== `v${here}`) versions.push(await addVersion(tag, site));
write("versions.json", JSON.stringify(versions));

const broken = brokenLinks(site, (file) => !/^(component-library|versions)\//.test(file));
for (const line of broken) console.error(line);
process.exitCode = broken.length > 0 ? 1 : 0;
console.log(`site: ${pages.length + playgrounds.length + 1} pages, ${broken.length} broken links`);

/** The address of the repository in a hosted workflow. */
function hostedRepository() {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;
  return GITHUB_REPOSITORY && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
}

function menu() {
  const titleOf = (/** @type {string} */ file) => pages.find((page) => page.file === file)?.title ?? file;
  const written = sections.map(({ title, files }) => ({
    title,
    links: files.map((file) => ({
      address: addressOf(file),
      title: file === "README.md" ? "Introduction" : titleOf(file),
    })),
  }));
  const [first, ...others] = written.filter(({ title }) => title !== "");
  return [...(first ? [first] : []), ...furtherSections, ...others];
}

/** @param {typeof pages[number]} page */
function pageFrame({ address, title, html, parts }) {
  const contents = parts.filter(({ level }) => level === 2);
  return { address, title, contents, main: `<article class="site-text">\n${html}</article>` };
}

function textsOfPages() {
  return pages.flatMap(({ address, title, parts }) =>
    parts.map((part) => ({ url: `${address}#${part.id}`, title: part.title, page: title, text: part.text })),
  );
}

/** The documentation pages of the component library, by the names of their components. */
function componentTexts() {
  const { entries } = JSON.parse(readFileSync(join(root, "storybook-static/index.json"), "utf8"));
  return Object.values(entries)
    .filter(({ type }) => type === "docs")
    .map(({ id, title }) => ({
      url: `${componentLibrary}?path=/docs/${id}`,
      title: title.split("/").at(-1),
      page: "Component library",
      text: title.split("/").join(" · "),
    }));
}

function assets() {
  const files = Object.values(manifest()).map(({ file }) => file);
  return { script: assetOf("src/site.ts"), styles: files.filter((file) => file.endsWith(".css")) };
}

/** @returns {Record<string, { file: string }>} */
function manifest() {
  return JSON.parse(readFileSync(join(root, "apps/site/dist/manifest.json"), "utf8"));
}

/** @param {string} source */
function assetOf(source) {
  const file = manifest()[source]?.file;
  if (!file) throw new Error(`The build of apps/site has no ${source}.`);
  return file;
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  const target = join(site, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}
