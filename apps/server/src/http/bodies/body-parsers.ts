import type { IncomingMessage } from "node:http";
import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "../errors/http-errors";
import { refuseUnstorable } from "./json-exactness";
import { parseInParts } from "./json-in-parts";
import { readBody } from "./read-body";

/** The bytes of the limit per value of a body: a small value needs many times its length in memory. */
const bytesOfValue = 32;
/** The number of values that fit into the smallest limit. */
const leastValues = 64 * 1024;

/** Parses forms where the endpoint takes one, otherwise JSON, whatever the content type: some clients send a wrong one. */
export async function parseBodies(app: FastifyInstance): Promise<void> {
  app.addHook("onRequest", async ({ headers, routeOptions }) => {
    const encoding = headers["content-encoding"];
    if (encoding !== undefined && encoding !== "identity") {
      throw new HttpError(415, {
        detail: `The content encoding ${encoding} is not supported: send the body without encoding.`,
      });
    }
    // curl labels every body as a form.
    if (!routeOptions.config?.isForm && headers["content-type"] !== undefined)
      headers["content-type"] = "application/json";
  });
  await app.register(formbody);
  app.addHook("preValidation", async ({ body, routeOptions }) => {
    if (routeOptions.config?.isForm) refuseUnstorableIn(body);
  });
  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, readMultipart);
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser(
    "*",
    async ({ headers, routeOptions }: FastifyRequest, stream: IncomingMessage) => {
      const { bodyLimit, config } = routeOptions;
      const body = await readBody(stream, { limit: bodyLimit, announced: headers["content-length"] });
      // The schema defines whether a body is required.
      if (body.length === 0) return undefined;
      if (config.isForm) return {};
      return parseInParts(body, Math.max(leastValues, Math.ceil(bodyLimit / bytesOfValue)));
    },
  );
}

async function readMultipart({ headers }: FastifyRequest, body: Buffer): Promise<unknown> {
  const type = { "content-type": headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(body), { headers: type }).formData().catch(() => {
    throw new HttpError(400, { detail: "There was an error parsing the body" });
  });
  const texts = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  refuseUnstorableIn(texts);
  return texts;
}

function refuseUnstorableIn(form: unknown): void {
  for (const [name, value] of Object.entries(form ?? {})) {
    refuseUnstorable(name, () => []);
    for (const text of [value].flat()) if (typeof text === "string") refuseUnstorable(text, () => [name]);
  }
}
