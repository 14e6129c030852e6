import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildShell } from "../build-app";
import { compressAnswers } from "../web/compression";
import { protectPages } from "../web/content-security-policy";
import { loadWebApp } from "../web/web-app";

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "glossa-frames-"));
  await writeFile(join(folder, "index.html"), "the app");
  for (const kind of ["html", "custom"]) {
    await mkdir(join(folder, "frame", kind), { recursive: true });
    await writeFile(join(folder, "frame", kind, "a1b2.html"), `<p>${kind}</p>`);
  }
  const web = await loadWebApp(folder, () => "http://localhost");
  app = await buildShell({
    isAnswerChecked: false,
    extend: async (shell) => {
      await protectPages(shell);
      await compressAnswers(shell);
      await web?.serveFiles(shell);
    },
    answerOthers: web?.answerPage,
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const shared =
  "style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types default";

it.each([
  ["html", `sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; ${shared}`],
  [
    "custom",
    `sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; ${shared}`,
  ],
])("the frame for %s has no origin and no network, and is kept for ever", async (kind, policy) => {
  const { statusCode, headers, body } = await app.inject(`/frame/${kind}/a1b2.html`);
  expect([statusCode, body]).toEqual([200, `<p>${kind}</p>`]);
  expect(headers["content-security-policy"]).toBe(policy);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-type"]).toMatch("text/html");
  // Only pages of this server may show it.
  expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
});

it("a frame of another version is not there: the app's own page never stands in its place", async () => {
  expect((await app.inject("/frame/html/gone.html")).statusCode).toBe(404);
  expect((await app.inject("/dataset/gone.html")).body).toBe("the app");
});
