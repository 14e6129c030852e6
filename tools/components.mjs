// @ts-check
// Writes docs/components.md: the purpose of every primitive, its states, how it was reviewed, and its size.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sections } from "../tests/states/sections.mjs";
import { findBrowser } from "./lib/browser.mjs";
import { build } from "./lib/build.mjs";
import { tableOfFindings } from "./lib/findings.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { results, root } from "./lib/paths.mjs";
import { tableOfPeers } from "./lib/peers.mjs";
import { runPlaywright } from "./lib/playwright.mjs";
import { fromPlaywright } from "./lib/results.mjs";

await installIfNeeded(console.log);
const { stylePlugins } = await import("./lib/styles.mjs");
const { weigh } = await import("./lib/weigh.mjs");

const home = join(root, "packages/design-system/src");
const report = await reportOfSheets();
const run = fromPlaywright(report);
const looks = looksIn(JSON.parse(readFileSync(report, "utf8")));

const rows = [];
const folders = readdirSync(home, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const folder of folders.map(({ name }) => name).sort()) {
  const parts = readdirSync(join(home, folder)).filter((name) => name.endsWith(".stories.tsx"));
  if (parts.length === 0 || folder === "theme") continue;
  const size = await sizeOf(folder);
  for (const part of parts) rows.push(rowOf(folder, part.replace(".stories.tsx", ""), size));
}

writeFileSync(
  join(root, "docs/components.md"),
  `# Components

Written by \`npm run components\` from the code, its stories and the last run of them; not by hand. States are those
that the design draws (\`tests/states\`), beside them each component has a sheet of all states. *Sheet* says whether
that sheet held in the last run: right-to-left, 200 % text size, 320 pixels,
forced colours, no motion, targets of 24 pixels, a ring where the focus is; a dash: it has no sheet
(\`tests/states/owed.mjs\` says why); *axe* is what it found on the sheet in
light, dark and high contrast. Size is kilobytes of script and of styles,
compressed, alone and with everything it needs of ours, without React and what is fetched later.

| Component | What it is for, and its keys | States | Stories | Sheet | axe | Size |
|---|---|---|---|---|---|---|
${rows.join("\n")}

## The span highlighter beside others

What three well-known tools offer, and the story that shows it here. A dash: we did not find
it in their documentation or packages. The check of states fails if a story is missing (\`tests/states/peers.mjs\`).

${tableOfPeers()}

## What a review found

An outside developer and a designer tried the packages and the component library. Each finding is proved by tests or
stories that name its number, or has an answer (\`tests/states/findings.mjs\`, \`npm run check findings\`).

${tableOfFindings()}
`,
);
console.log(`docs/components.md: ${rows.length} components`);

/** The report of the last run of all stories; if there is none, of a run of the sheets only. */
async function reportOfSheets() {
  const stories = join(results, "stories.report.json");
  if (existsSync(stories)) return stories;
  await build(console.log, "storybook");
  const browser = await findBrowser(console.log);
  console.log("Looking at the sheets of all components");
  const sheets = await runPlaywright("stories", { browser, args: ["sheets.spec.ts"], name: "sheets" });
  return sheets.report;
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} size
 */
function rowOf(folder, name, size) {
  const source = readFileSync(join(home, folder, `${name}.stories.tsx`), "utf8");
  const [, component = name] = /component: (\w+)/.exec(source) ?? [];
  const [, title = ""] = /title: "([^"]+)"/.exec(source) ?? [];
  const stories = [...source.matchAll(/^export const [A-Z]\w*/gm)].length;
  const states = sections
    .flatMap((section) => Object.values(section.states))
    .filter((story) => story.startsWith(`${folder}/${name}#`)).length;
  const sheet = run.find((test) => test.title.includes(`${title}: the sheet of all states`));
  if (!sheet && source.includes("export const AllStates"))
    throw new Error(
      `The last run of the stories did not test the sheet of "${title}". Run \`npm test -- stories\`, then this command again.`,
    );
  const held = sheet === undefined ? "–" : sheet.isPassed ? "held" : "failed";
  return `| ${title.replace(/^Primitives\/[^/]+\//, "")}<br>\`${component}\` | ${purposeOf(folder, component)} | ${states} | ${stories} | ${held} | ${looks.get(title) ?? "–"} | ${size} |`;
}

/**
 * Returns the findings of axe on each sheet in each theme, as recorded by the last run of the stories.
 *
 * @param {any} report
 * @returns {Map<string, string>} numbers of findings by the titles of the sheets
 */
function looksIn(report) {
  /** @param {any} suite @returns {any[]} */
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  /** @param {any} spec @returns {[string, string]} */
  const lookOf = ({ title, tests: [test] }) => [
    title.split(": the sheet")[0],
    (test?.annotations ?? [])
      .filter((/** @type {any} */ { type }) => type === "axe")
      .map((/** @type {any} */ { description }) => description.split(" ").at(-1))
      .join(" · "),
  ];
  return new Map(
    specsOf(report)
      .map(lookOf)
      .filter(([, look]) => look !== ""),
  );
}

/**
 * Returns the comment above a component.
 *
 * @param {string} folder
 * @param {string} component
 */
function purposeOf(folder, component) {
  const file = join(home, folder, `${component}.tsx`);
  if (!existsSync(file)) return "";
  const [, comment = ""] =
    new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export function ${component}\\b`).exec(
      readFileSync(file, "utf8"),
    ) ?? [];
  return (
    comment
      .replace(/^\s*\*\s?/gm, "")
      // Tags, such as the example.
      .replace(/^@[\s\S]*/m, "")
      .replace(/\s+/g, " ")
      .replaceAll("|", "\\|")
      .trim()
  );
}

/** @param {string} folder */
async function sizeOf(folder) {
  const { code, css } = await weigh(join(home, folder, "index.ts"), {
    root,
    plugins: [stylePlugins()],
  });
  return `${code.toFixed(1)} + ${css.toFixed(1)}`;
}
