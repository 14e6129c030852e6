import { createHash } from "node:crypto";
import { basePath } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Services } from "../services";
import { openApiDocument, operations } from "./document";
import { referencePage, style } from "./page";

/** Routes that describe the API; public, as on every Argilla server. */
export function openApiRoutes(app: FastifyInstance, { isPlain, version }: Services): void {
  // Created by the first request, so that the start does not wait for it.
  let document: string | undefined;
  let page: string | undefined;
  const styleHash = createHash("sha256").update(style).digest("base64");

  app.get(`${basePath}/openapi.json`, async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(version, isPlain));
    return reply.type("application/json").send(document);
  });
  app.get(`${basePath}/docs`, async (_request, reply) => {
    page ??= referencePage("The API of Glossa", operations(isPlain));
    return reply
      .header(
        "content-security-policy",
        `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'`,
      )
      .type("text/html; charset=utf-8")
      .send(page);
  });
}
