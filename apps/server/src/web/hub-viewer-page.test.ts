import Fastify from "fastify";
import { expect, it, test } from "vitest";
import { protectPages } from "./content-security-policy";
import { serveHubViewer } from "./hub-viewer-page";

async function get(query: Record<string, string>, headers: Record<string, string>) {
  const app = Fastify();
  await protectPages(app, { hub: { viewerUrl: "https://viewer.test/api" } });
  serveHubViewer(app, "https://hub.test");
  app.get("/", async () => "");
  return { viewer: await app.inject({ url: "/hub-viewer", query, headers }), page: await app.inject("/") };
}

const selection = { repository: 'ns/na"me', subset: "default", split: "train" };
const embedded = { "sec-fetch-site": "same-origin", "sec-fetch-dest": "iframe" };

it("embeds the hub's viewer of a repository, in a page of its own (spec 451)", async () => {
  const { viewer, page } = await get(selection, embedded);
  expect(viewer.statusCode).toBe(200);
  expect(viewer.body).toContain(
    '<iframe src="https://hub.test/datasets/ns/na%22me/embed/viewer/default/train" title="ns/na&quot;me" sandbox=',
  );
  const policy = viewer.headers["content-security-policy"];
  expect(policy).toContain("frame-src https://hub.test; ");
  expect(policy).toContain("frame-ancestors 'self'");
  // Other pages ask the viewer for rows, and embed nothing of the hub.
  const others = page.headers["content-security-policy"];
  expect(others).toContain("frame-src 'self'; connect-src 'self' https://viewer.test; ");
});

test.each([
  ["a frame with the content of a record", selection, { ...embedded, "sec-fetch-site": "cross-site" }],
  ["a tab", selection, { ...embedded, "sec-fetch-dest": "document" }],
  ["a browser that does not tell", selection, {}],
  ["an address without a split", { repository: "a/b", subset: "default" }, embedded],
])("%s does not get it", async (_, query, headers) => {
  expect((await get(query, headers)).viewer.statusCode).toBe(404);
});
