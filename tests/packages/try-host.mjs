// @ts-check
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findBrowser } from "../../tools/lib/browser.mjs";
import { runPlaywright } from "../../tools/lib/playwright.mjs";
import { run, runBin } from "../../tools/lib/run.mjs";
import { weigh } from "../../tools/lib/weigh.mjs";
import { folders, manifestOf } from "../../tools/packages/manifest.mjs";
import { budgets, unweighed } from "./budgets.mjs";
import { filesOfGuide } from "./host.mjs";

const mostLines = 30;

/**
 * Uses the packages in a host's folder as its developers would.
 *
 * @param {string} host
 * @param {(title: string, isPassed: boolean, why?: string) => void} check
 */
export async function tryHost(host, check) {
  const lines = (filesOfGuide()["page.tsx"] ?? "").trimEnd().split("\n").length;
  check(`the page of the guide takes ${lines} lines, fewer than ${mostLines}`, lines < mostLines);
  const copies = readdirSync(join(host, "node_modules"), { recursive: true, encoding: "utf8" }).filter(
    (name) => /(^|\/)node_modules\/react\/package\.json$|^react\/package\.json$/.test(name),
  );
  check("there is one React", copies.length === 1, copies.join(", "));

  const types = await runBin("tsc", ["-p", "tsconfig.json"], { cwd: host });
  check("the page is typed, strictly", types.code === 0, types.output);
  const server = await runBin("vite", ["build", "--ssr", "server.tsx", "--outDir", "server"], { cwd: host });
  const browser = await runBin("vite", ["build"], { cwd: host });
  check("Vite builds it without a setting", server.code + browser.code === 0, server.output + browser.output);
  await render(host, check);
  const known = new Set([...budgets.map(({ title }) => title), ...unweighed]);
  const unknown = folders.flatMap(entriesOf).filter((entry) => !known.has(entry));
  check("every entry has a budget", unknown.length === 0, unknown.join(", "));
  const weights = await Promise.all(budgets.map(({ code }, index) => weightOf(host, code, index)));
  for (const [index, { title, most }] of budgets.entries()) {
    const weight = weights[index] ?? Number.POSITIVE_INFINITY;
    console.log(`     ${weight.toFixed(1)} kB`);
    check(`${title} weighs at most ${most} kB`, weight <= most);
  }
  const page = await runPlaywright("packages", {
    browser: await findBrowser(() => {}),
    env: { GLOSSA_HOST: host },
  });
  check("both questions are answered in a browser, in every theme", page.code === 0, page.output);
}

/**
 * Renders the page in Node; the result is in the page that the browser loads.
 *
 * @param {string} host
 * @param {(title: string, isPassed: boolean, why?: string) => void} check
 */
async function render(host, check) {
  const file = pathToFileURL(join(host, "server/server.js")).href;
  const script = `import { html } from ${JSON.stringify(file)}; process.stdout.write(html);`;
  const { code, output } = await run(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: host,
  });
  const isThere = ["Norrland Energi AB", 'role="radiogroup"', "How clear is it?"].every((part) =>
    output.includes(part),
  );
  check("Node renders the page", code === 0 && isThere, output);
  const page = join(host, "dist/index.html");
  const empty = readFileSync(page, "utf8");
  writeFileSync(page, empty.replace('<div id="root">', `<div id="root">${output}`));
}

/**
 * @param {string} host
 * @param {string} code
 * @param {number} index
 */
async function weightOf(host, code, index) {
  const entry = join(host, `weighed-${index}.js`);
  writeFileSync(entry, code);
  return (await weigh(entry, { root: host })).code;
}

/** @param {string} folder */
function entriesOf(folder) {
  const { name, exports } = manifestOf(folder);
  return Object.keys(exports).map((entry) => name + entry.slice(1));
}
