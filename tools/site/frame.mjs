// @ts-check
// The frame of every page: head, menus, list of pages.
import { escapeHtml } from "./markdown.mjs";
import { componentLibrary, playgrounds, relativeAddress } from "./pages.mjs";

/**
 * @typedef {{ title: string, links: readonly { address: string, title: string }[] }} MenuSection
 * @typedef {{ address: string, title: string, main: string, contents?: readonly { id: string, title: string }[], script?: string }} Framed
 * @typedef {{
 *   menu: readonly MenuSection[],
 *   version: string,
 *   home: string,
 *   assets: { script: string, styles: readonly string[] },
 * }} Site
 */

/** The sections of the menu that have no Markdown. */
export const furtherSections = [
  { title: "Try", links: playgrounds.map(({ address, title }) => ({ address, title })) },
  { title: "Look", links: [{ address: componentLibrary, title: "Component library" }] },
];

/**
 * Returns a whole page.
 *
 * @param {Framed} page
 * @param {Site} site
 */
export function framed(page, site) {
  const to = (/** @type {string} */ address) => escapeHtml(relativeAddress(page.address, address));
  return `<!doctype html>
<html lang="en" class="glossa" data-theme="light">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>${escapeHtml(page.title)} · Glossa</title>
<link rel="icon" href="${to("favicon.svg")}" type="image/svg+xml" />
${site.assets.styles.map((file) => `<link rel="stylesheet" href="${to(file)}" />`).join("\n")}
<script src="${to("theme.js")}"></script>
<script type="module" src="${to(site.assets.script)}"></script>
${page.script ? `<script type="module" src="${to(page.script)}"></script>` : ""}
</head>
<body>
${headOf(to, site)}
<div class="site-body">
${pagesOf(page, to, site)}
<main class="site-main" id="main">
${page.main}
</main>
${contentsOf(page)}
</div>
</body>
</html>
`;
}

/**
 * @param {(address: string) => string} to
 * @param {Site} site
 */
function headOf(to, { version, home }) {
  return `<header class="site-head">
<a class="site-skip" href="#main">Skip to the text</a>
<button type="button" id="pages-toggle" aria-expanded="false" aria-controls="pages">Pages</button>
<a class="site-name" href="${to("index.html")}">Glossa</a>
<search><form class="site-search" action="${to("search.html")}">
<input type="search" name="q" aria-label="Search all pages" placeholder="Search" />
<button type="submit">Search</button>
</form></search>
<label class="site-theme">Theme <select id="theme">
<option value="system">System</option>
</select></label>
<details class="site-versions" data-home="${to(home)}"><summary>Version ${escapeHtml(version)}</summary><ul>
<li><a href="${to("index.html")}">${escapeHtml(version)}</a></li>
</ul></details>
</header>`;
}

/**
 * @param {Framed} page
 * @param {(address: string) => string} to
 * @param {Site} site
 */
function pagesOf(page, to, { menu }) {
  const itemOf = (/** @type {{ address: string, title: string }} */ { address, title }) =>
    `<li><a href="${to(address)}"${address === page.address ? ' aria-current="page"' : ""}>${escapeHtml(title)}</a></li>`;
  const parts = menu.map(
    ({ title, links }) => `<h2>${escapeHtml(title)}</h2>\n<ul>\n${links.map(itemOf).join("\n")}\n</ul>`,
  );
  return `<nav class="site-pages" id="pages" aria-label="Pages">\n${parts.join("\n")}\n</nav>`;
}

/** @param {Framed} page */
function contentsOf({ contents = [] }) {
  if (contents.length < 2) return "";
  const items = contents.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`);
  return `<aside class="site-contents"><nav aria-label="On this page"><h2>On this page</h2>
<ul>
${items.join("\n")}
</ul></nav></aside>`;
}
