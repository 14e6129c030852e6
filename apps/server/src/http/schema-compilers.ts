import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { wrongShape } from "./refusals";
import { shapeErrors } from "./shape-errors";

const partNames: Record<string, string> = {
  params: "path",
  querystring: "query",
  headers: "header",
  body: "body",
};

/** Lets Fastify check requests by zod; answers are checked as well where mistakes should show, in tests. */
export function useZod(app: FastifyInstance, isAnswerChecked: boolean): void {
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart = "body" }) => (sent: unknown) => {
    // Fastify says null where nothing was sent.
    const data = sent === null ? undefined : sent;
    const parsed = schema.safeParse(data);
    if (parsed.success) return { value: parsed.data };
    return { error: wrongShape(shapeErrors(partNames[httpPart] ?? httpPart, schema, data, parsed.error)) };
  });
  app.setSerializerCompiler<z.ZodType>(({ schema }) => (data: unknown) => {
    if (isAnswerChecked) schema.parse(data);
    return JSON.stringify(data);
  });
}
