// @ts-check
// Writes docs/components.md: the purpose of every primitive, its states, how it was reviewed, and its size.
// `npm run components -- --tables` only renews the tables that need no run of the stories.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sections } from "../tests/states/sections.mjs";
import { findBrowser } from "./lib/browser.mjs";
import { build } from "./lib/build.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { results, root } from "./lib/paths.mjs";
import { runPlaywright } from "./lib/playwright.mjs";
import { fromPlaywright } from "./lib/results.mjs";
import { reviewTables, withReviewTables } from "./lib/review-tables.mjs";

const file = join(root, "docs/components.md");
if (process.argv.includes("--tables")) {
  writeFileSync(file, withReviewTables(readFileSync(file, "utf8")));
  process.exit();
}
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
  file,
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

${reviewTables()}`,
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
  return `| ${title.replace(/^Primitives\/[^/]+\//, "")}<br>\`${component}\` | ${purposeOf(folder, name, component)} | ${states} | ${stories} | ${held} | ${looks.get(title) ?? "–"} | ${size} |`;
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
 * Returns the comment above a component. Further files of stories refer to the first one.
 *
 * @param {string} folder
 * @param {string} part the name of the file of stories
 * @param {string} component
 */
function purposeOf(folder, part, component) {
  const first = folder.replace(/(?:^|-)[a-z]/g, (letters) => letters.slice(-1).toUpperCase());
  if (
    part !== first &&
    !existsSync(join(home, folder, `${part}.tsx`)) &&
    existsSync(join(home, folder, `${first}.tsx`))
  )
    return `More stories of \`${first}\`.`;
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
