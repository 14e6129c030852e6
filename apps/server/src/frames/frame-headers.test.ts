import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { framePolicy } from "@glossa/field-types/frame-policy";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildShell } from "../build-app";
import { compressReplies } from "../web/compression";
import { protectPages } from "../web/content-security-policy";
import { loadWebApp } from "../web/web-app";

const pageOf = (kind: "html" | "custom", hosts: string[] = []) =>
  `<meta content="${framePolicy(kind, hosts)}">`;

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "glossa-frames-"));
  await writeFile(join(folder, "index.html"), "the app, frames '__FRAMES__'");
  for (const kind of ["html", "custom"] as const) {
    await mkdir(join(folder, "frame", kind), { recursive: true });
    await writeFile(join(folder, "frame", kind, "a1b2.html"), pageOf(kind));
  }
  app = await serve([]);
});

async function serve(frameHosts: string[]) {
  const web = await loadWebApp(folder, { home: () => "http://localhost", frameHosts });
  return buildShell({
    isReplyChecked: false,
    extend: async (shell) => {
      await protectPages(shell);
      await compressReplies(shell);
      await web?.serveFiles(shell);
    },
    handleOthers: web?.sendPage,
  });
}

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
] as const)(
  "the frame for %s has no origin and no network access, and may be cached without expiry",
  async (kind, policy) => {
    const { statusCode, headers, body } = await app.inject(`/frame/${kind}/a1b2.html`);
    expect([statusCode, body]).toEqual([200, pageOf(kind)]);
    expect(headers["content-security-policy"]).toBe(policy);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toMatch("text/html");
    // Only pages of this server may embed it.
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    // In browsers that support it: no connection of any kind, and no DNS lookup.
    expect(headers["connection-allowlist"]).toBe("()");
    expect(headers["x-dns-prefetch-control"]).toBe("off");
  },
);

it("a frame of another version returns 404, not the page of the app", async () => {
  expect((await app.inject("/frame/html/gone.html")).statusCode).toBe(404);
  expect((await app.inject("/dataset/gone.html")).body).toBe("the app, frames ''");
});

it("allowed hosts may provide frames with media, but neither scripts nor connections", async () => {
  const hosts = ["http://cdn.example.org", "https://*.example.com"];
  const open = await serve(hosts);
  const { headers, body } = await open.inject("/frame/custom/a1b2.html?hosts=any");
  const [from, policy] = [hosts.join(" "), String(headers["content-security-policy"])];
  expect(body).toBe(pageOf("custom", hosts));
  expect(policy.split("; ").filter((directive) => directive.includes("example"))).toEqual([
    `style-src 'unsafe-inline' ${from}`,
    `img-src data: ${from}`,
    `media-src ${from}`,
    `font-src data: ${from}`,
  ]);
  expect(policy).toMatch("sandbox allow-scripts; default-src 'none'");
  expect(headers["connection-allowlist"]).toBe(
    '("http://cdn.example.org" "https://*.example.com" "https://cdn.example.org");redirects=allow',
  );
  // Browsers cache a frame forever: with other hosts it has another URL.
  const page = (await open.inject("/")).body;
  expect(page).toMatch(/^the app, frames '\?hosts=[0-9a-f]{12}'$/);
  const other = await serve(["http://cdn.example.org"]);
  expect((await other.inject("/")).body).not.toBe(page);
  await Promise.all([open.close(), other.close()]);
});
