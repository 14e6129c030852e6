import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listShell } from "./vite.mjs";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "glossa-shell-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Builds an app of one page's script and one worker. */
function buildApp(scripts: { page: string; worker: string }) {
  writeFileSync(join(root, "index.html"), '<script type="module" src="/page.js"></script>');
  for (const [name, code] of Object.entries(scripts)) writeFileSync(join(root, `${name}.js`), code);
  return build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [listShell()],
    build: {
      rolldownOptions: {
        input: { sw: join(root, "worker.js"), page: join(root, "index.html") },
        output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name].js") },
      },
    },
  });
}

const worker = 'self.shell = JSON.parse("__GLOSSA_SHELL__");';

describe("the list of the app's files in its service worker", () => {
  it("contains the built files, without the worker itself", async () => {
    await buildApp({ page: "console.log(1);", worker });
    const written = readFileSync(join(root, "dist/sw.js"), "utf8");
    expect(written).toContain("/assets/page.js");
    expect(written).not.toMatch(/__GLOSSA_SHELL__|sw\.js/);
  });

  it.each([
    ["a script that does not parse", { page: "const = 1;", worker }, /page\.js:1/],
    ["a worker without a place for it", { page: "", worker: "self.x = 1;" }, "has no place for the list"],
  ])("does not hide the error of a failed build: %s", async (_, scripts, told) => {
    await expect(buildApp(scripts)).rejects.toThrow(told);
  });
});
