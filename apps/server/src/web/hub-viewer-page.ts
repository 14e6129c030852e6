import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { escapedHtml } from "./escaped-html";

const selection = z.object({
  repository: z.string().min(1).max(200),
  subset: z.string().min(1).max(200),
  split: z.string().min(1).max(200),
});

/**
 * Serves the page in which our pages embed the hub's viewer of a repository. It is the only page that may embed the
 * hub: if the others could, the frames with the content of records could navigate there and take that content along.
 * For the same reason such frames, which have no origin, do not get this page.
 */
export function serveHubViewer(app: FastifyInstance, hubUrl: string): void {
  app.get("/hub-viewer", async (request, reply) => {
    const asked = selection.safeParse(request.query);
    if (!asked.success || !isEmbeddedByUs(request)) return reply.code(404).send({ detail: "Not Found" });
    const { repository, subset, split } = asked.data;
    const path = [...repository.split("/"), "embed", "viewer", subset, split]
      .map(encodeURIComponent)
      .join("/");
    const policy = [
      "default-src 'none'",
      `style-src 'nonce-${request.styleNonce}'`,
      `frame-src ${new URL(hubUrl).origin}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ];
    return reply
      .header("content-security-policy", policy.join("; "))
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(pageWith(`${hubUrl}/datasets/${path}`, repository, request.styleNonce));
  });
}

/** Browsers send who embeds a page (`Sec-Fetch-Site`); those frames are "cross-site". */
function isEmbeddedByUs({ headers }: FastifyRequest): boolean {
  return headers["sec-fetch-site"] === "same-origin" && headers["sec-fetch-dest"] === "iframe";
}

function pageWith(address: string, repository: string, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<title>${escapedHtml(repository)}</title>
<style nonce="${nonce}">
html, body { block-size: 100%; margin: 0; }
iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; }
</style>
<iframe src="${escapedHtml(address)}" title="${escapedHtml(repository)}" sandbox="allow-scripts allow-same-origin allow-popups"></iframe>
</html>
`;
}
