import { anyFieldValue } from "@glossa/field-types/schema";
import { ownValue } from "@glossa/question-types/schema";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { JsonText } from "./bodies/json-text";
import { checkRest, ReadInParts } from "./bodies/long-bodies";
import { stopEarly } from "./errors/few-issues";
import { invalidRequest } from "./errors/http-errors";
import { validationErrors } from "./errors/validation-errors";

const partNames: Record<string, string> = {
  params: "path",
  querystring: "query",
  headers: "header",
  body: "body",
};

/** Lets Fastify validate requests with zod; in tests, responses are validated as well. */
export function useZod(app: FastifyInstance, isReplyChecked: boolean): void {
  // Hidden where it is used: inside a rule for all fields of a record.
  stopEarly(anyFieldValue);
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart = "body" }) => {
    stopEarly(schema);
    return (sent: unknown) => {
      // Fastify passes null if nothing was sent.
      const data = sent === null ? undefined : sent;
      const parsed = check(schema, data);
      if (parsed.success) return { value: parsed.data };
      const whole = data instanceof ReadInParts ? data.sent : data;
      return {
        error: invalidRequest(
          validationErrors(ownValue(partNames, httpPart) ?? httpPart, schema, whole, parsed.error),
        ),
      };
    };
  });
  app.setSerializerCompiler<z.ZodType>(({ schema }) => (data: unknown) => {
    const text = data instanceof JsonText ? data.text : JSON.stringify(data);
    if (isReplyChecked) schema.parse(data instanceof JsonText ? JSON.parse(text) : data);
    return text;
  });
}

function check(schema: z.ZodType, data: unknown) {
  return data instanceof ReadInParts ? checkRest(schema, data) : schema.safeParse(data);
}
