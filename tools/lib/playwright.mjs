// @ts-check
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./free-port.mjs";
import { results } from "./paths.mjs";
import { fromPlaywright } from "./results.mjs";
import { runBin } from "./run.mjs";

/**
 * Runs the browser tests of a folder in `tests/`; `name` names the report if another run of the folder has written one.
 *
 * @param {string} suite
 * @param {{ browser: string, args?: string[], name?: string, env?: Record<string, string>, cwd?: string }} options
 */
export async function runPlaywright(suite, { browser, args = [], name = suite, env, cwd }) {
  const report = join(results, `${name}.report.json`);
  mkdirSync(results, { recursive: true });
  rmSync(report, { force: true });
  const { code, output } = await runBin(
    "playwright",
    ["test", "-c", `tests/${suite}/playwright.config.ts`, ...args],
    {
      ...(cwd && { cwd }),
      env: {
        CHROMIUM_PATH: browser,
        GLOSSA_RESULTS: report,
        GLOSSA_STORIES_PORT: String(await freePort()),
        ...env,
      },
    },
  );
  return { code, output, report, tests: fromPlaywright(report) };
}
