// @ts-check
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findBrowser } from "../../tools/lib/browser.mjs";
import { build } from "../../tools/lib/build.mjs";
import { freePort } from "../../tools/lib/free-port.mjs";
import { runPlaywright } from "../../tools/lib/playwright.mjs";
import { run, runBin } from "../../tools/lib/run.mjs";
import { folders } from "../../tools/packages/manifest.mjs";
import { filesOfGuide, installReact, reacts } from "./hosts.mjs";
import { entriesOf, weighEntries } from "./weigh-entries.mjs";

const mostLines = { "docs/embedding.md": 30, "docs/annotation-page.md": 100 };

/** @typedef {(title: string, isPassed: boolean, why?: string) => void} Check */
/** @typedef {(environment: string, step: import("./matrix.mjs").Step, isPassed: boolean, why?: string) => void} Note */

/**
 * Uses the packages in the hosts' folder as the developers of hosts would.
 *
 * @param {string} hosts
 * @param {{ check: Check, note: Note }} report `note` is for what is tried in several environments
 */
export async function tryHosts(hosts, { check, note }) {
  checkLines(check);
  const copies = readdirSync(join(hosts, "node_modules"), { recursive: true, encoding: "utf8" }).filter(
    (name) => /(^|\/)node_modules\/react\/package\.json$|^react\/package\.json$/.test(name),
  );
  check("there is one React", copies.length === 1, copies.join(", "));
  const worker = join(hosts, "node_modules/@glossa/session/offline/worker.js");
  check("the service worker is in the package that names it", existsSync(worker));
  const sheets = ["styles.css", "styles/without-formulas.css"].map((name) =>
    readFileSync(join(hosts, "node_modules/@glossa/design-system", name), "utf8"),
  );
  const [first = -1, second = 0] = sheets.map((sheet) => sheet.split('@import "katex').length - 1);
  check("a page can leave out the typefaces of formulas, and nothing else", first === 1 && second === 0);
  const bin = binsOf(hosts);
  const product = ["server", "cli"].reduce(
    (before, name) => before.then(() => build(console.log, /** @type {"server"} */ (name))),
    Promise.resolve(),
  );
  await weighEntries(hosts, check);
  const next = await bin("next", ["build", "next"]);
  note("Next, server components", "built", next.code === 0, next.output);
  const guest = await bin("vite", ["build", "guest", "--outDir", join(hosts, "sites/guest")]);
  note("Tailwind 4 and Radix Themes", "built", guest.code === 0, guest.output);
  await bundleWithEsbuild(hosts, note);
  const site = join(hosts, "sites/annotation");
  const annotation = await bin("vite", ["build", "annotation", "--base", "./", "--outDir", site]);
  note("The annotation page", "built", annotation.code === 0, annotation.output);
  await answerInMemory(hosts, note);
  for (const version of reacts) await tryReact(hosts, version, note);
  await product;
  await openInBrowser(hosts, note);
}

/** @param {Check} check */
function checkLines(check) {
  for (const [guide, most] of Object.entries(mostLines)) {
    const lines = (filesOfGuide(guide)["page.tsx"] ?? "").trimEnd().split("\n").length;
    check(`the page of ${guide} takes ${lines} lines, at most ${most}`, lines <= most);
  }
}

/**
 * Installs a version of React, and builds and renders the page of the guide with it.
 *
 * @param {string} hosts
 * @param {string} version
 * @param {Note} note
 */
async function tryReact(hosts, version, note) {
  const environment = `React ${version}, Vite`;
  const bin = binsOf(hosts);
  if (version !== reacts[0]) installReact(hosts, version);
  const entries = folders.flatMap(entriesOf).map((entry) => `await import("${entry}");`);
  const imported = await run(process.execPath, ["--input-type=module", "--eval", entries.join("\n")], {
    cwd: hosts,
  });
  note(environment, "imported by Node", imported.code === 0, imported.output);
  const types = await runBin("tsc", ["-p", "tsconfig.json"], { cwd: hosts });
  note(environment, "typed", types.code === 0, types.output);
  const name = `react-${version}`;
  const server = join(hosts, "server", name);
  const site = join(hosts, "sites", name);
  const onServer = await bin("vite", ["build", "guide", "--ssr", "server.tsx", "--outDir", server]);
  const inBrowser = await bin("vite", ["build", "guide", "--base", "./", "--outDir", site]);
  const isBuilt = onServer.code + inBrowser.code === 0;
  note(environment, "built", isBuilt, onServer.output + inBrowser.output);
  const { isRendered, html } = await render(hosts, join(server, "server.js"));
  note(environment, "rendered by Node", isRendered, html);
  insert(html, join(site, "index.html"));
}

/**
 * Answers a record in the session without a server, in Node.
 *
 * @param {string} hosts
 * @param {Note} note
 */
async function answerInMemory(hosts, note) {
  const environment = "The session in memory";
  const folder = join(hosts, "server/memory");
  const built = await binsOf(hosts)("vite", [
    "build",
    "annotation",
    "--ssr",
    "memory.ts",
    "--outDir",
    folder,
  ]);
  note(environment, "built", built.code === 0, built.output);
  const script = `import { session } from ${JSON.stringify(pathToFileURL(join(folder, "memory.js")).href)};
    while (session.getState().load === "loading") await new Promise(setImmediate);
    session.setValue("reply", "Somebody is on the way.");
    await session.submit();
    setTimeout(() => process.exit(), 100);`;
  const answered = await run(process.execPath, ["--input-type=module", "--eval", script], { cwd: hosts });
  const isStored = /t0.*status: 'submitted'.*Somebody is on the way/s.test(answered.output);
  note(environment, "imported by Node", isStored, answered.output);
}

/**
 * Bundles the page of the guide with esbuild, without a plugin.
 *
 * @param {string} hosts
 * @param {Note} note
 */
async function bundleWithEsbuild(hosts, note) {
  const site = join(hosts, "sites/esbuild");
  const options = [
    "--bundle",
    "--splitting",
    "--format=esm",
    "--minify",
    "--jsx=automatic",
    "--target=es2023",
  ];
  const fonts = ["woff", "woff2", "ttf"].map((ending) => `--loader:.${ending}=file`);
  const bundled = await binsOf(hosts)("esbuild", [
    "guide/main.tsx",
    ...options,
    ...fonts,
    `--outdir=${site}`,
  ]);
  note("esbuild", "built", bundled.code === 0, bundled.output);
  const page = readFileSync(join(hosts, "guide/index.html"), "utf8");
  const styles = '<link rel="stylesheet" href="./main.css" /></head>';
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, "index.html"), page.replace("/main.tsx", "./main.js").replace("</head>", styles));
}

/**
 * Renders the page of the guide in Node.
 *
 * @param {string} hosts
 * @param {string} file the built page
 */
async function render(hosts, file) {
  const script = `import { html } from ${JSON.stringify(pathToFileURL(file).href)}; process.stdout.write(html);`;
  const { code, output } = await run(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: hosts,
  });
  const parts = ["Norrland Energi AB", 'role="radiogroup"', "How clear is it?"];
  return { isRendered: code === 0 && parts.every((part) => output.includes(part)), html: output };
}

/**
 * Puts the rendered page into the file that the browser loads.
 *
 * @param {string} html
 * @param {string} page
 */
function insert(html, page) {
  const empty = readFileSync(page, "utf8");
  writeFileSync(
    page,
    empty.replace('<div id="root">', () => `<div id="root">${html}`),
  );
}

/**
 * Opens all pages in one run of the browser.
 *
 * @param {string} hosts
 * @param {Note} note
 */
async function openInBrowser(hosts, note) {
  // The preview serves all sites, and passes the API of the annotation page on.
  cpSync(join(hosts, "annotation/vite.config.ts"), join(hosts, "vite.config.ts"));
  const ports = { nextPort: await freePort(), serverPort: await freePort() };
  const page = await runPlaywright("packages", {
    browser: await findBrowser(() => {}),
    env: {
      GLOSSA_HOSTS: hosts,
      GLOSSA_NEXT_PORT: String(ports.nextPort),
      GLOSSA_SERVER_PORT: String(ports.serverPort),
    },
  });
  for (const { title, isPassed, message } of page.tests) {
    const [, environment = title, what = ""] = /(?:^|› )([^›]+?): ([^›]*)$/.exec(title) ?? [];
    note(environment, "in a browser", isPassed, `${what}\n${message ?? page.output}`);
  }
}

/**
 * Returns a function that runs a program which the hosts have installed.
 *
 * @param {string} hosts
 */
function binsOf(hosts) {
  return (/** @type {string} */ name, /** @type {string[]} */ args) =>
    run(join(hosts, "node_modules/.bin", name), args, {
      cwd: hosts,
      env: { NEXT_TELEMETRY_DISABLED: "1" },
    });
}
