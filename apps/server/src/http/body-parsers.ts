import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { wrongShape } from "./refusals";

/** Characters. */
const long = 100_000;

/** Reads forms where one is wanted, else JSON, whatever a body is said to be: some clients name no type, or another one. */
export async function parseBodies(app: FastifyInstance): Promise<void> {
  app.addHook("onRequest", async ({ headers, routeOptions }) => {
    // What curl calls everything that it sends.
    const isSaidToBeForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
    if (isSaidToBeForm && !routeOptions.config.isForm) headers["content-type"] = "application/json";
  });
  await app.register(formbody);
  await app.register(multipart, { attachFieldsToBody: "keyValues", limits: { fields: 10, files: 0 } });
  const parseJson = app.getDefaultJsonParser("error", "ignore");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("*", { parseAs: "string" }, (request, text: string, done) => {
    // Whether a body is needed is the schema's question.
    if (text === "") return done(null, undefined);
    if (request.routeOptions.config.isForm) return done(null, {});
    return parseJson(request, text, (error: Error | null, value?: unknown) => {
      // To judge a long one takes as long again as to read it: others are answered in between.
      if (!error) return text.length < long ? done(null, value) : setImmediate(done, null, value);
      return done(wrongShape([{ type: "json_invalid", loc: ["body"], msg: "JSON decode error" }]));
    });
  });
}
