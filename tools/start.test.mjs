// @ts-check
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";

// A copy without a lockfile, packages and sources: every attempt to install or build in it fails.
const folder = mkdtempSync(join(tmpdir(), "glossa-start-"));

beforeAll(() => {
  for (const path of ["tools", "apps/server/src/start/flags.mjs", "apps/cli/src/help.mjs"])
    cpSync(join(root, path), join(folder, path), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["start", /--port NUMBER .*--data FOLDER/s],
  ["dev", /--port NUMBER .*--data FOLDER/s],
  ["glossa", /glossa import FILE\.\.\. .*--url ADDRESS/s],
])("%s --help lists the options before anything is installed or built", async (name, list) => {
  const { code, output } = await run(process.execPath, [`tools/${name}.mjs`, "--help"], { cwd: folder });
  expect(output).toMatch(list);
  expect(code).toBe(0);
});

test.each(["start", "dev"])(
  "%s refuses a mistyped option before anything is installed or built",
  async (name) => {
    const { code, output } = await run(process.execPath, [`tools/${name}.mjs`, "--prot", "1"], {
      cwd: folder,
    });
    expect(output).toBe(
      "Unknown option '--prot'. The options are --port, --host, --data, --no-demo, --plain, --offline-hub, --help.\n",
    );
    expect(code).toBe(1);
  },
);
