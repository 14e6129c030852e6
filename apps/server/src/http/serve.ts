import type { Readable } from "node:stream";
import { basePath, bodyLimitOf, type Endpoint, scopeOf } from "@glossa/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Services } from "../services";
import { authenticate, refuseFirstPassword } from "./authenticate";
import type { JsonText } from "./bodies/json-text";
import { readInParts } from "./bodies/long-bodies";
import { sendInParts } from "./bodies/long-replies";
import { type Caller, isInScope } from "./caller";
import { forbidden, outOfScope } from "./errors/http-errors";
import { isGoneMeanwhile } from "./gone-meanwhile";

type Part<Row, Key extends string> =
  Row extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

type Reply<Row extends Endpoint> = Row extends { isStream: true } | { isFile: true }
  ? Readable
  : Body<Row> | JsonText;

type Body<Row extends Endpoint> = Row["responses"][keyof Row["responses"]] extends infer Schema
  ? Schema extends z.ZodType
    ? z.input<Schema>
    : // A row without a body answers nothing.
      undefined
  : never;

/** The input of a handler, typed by its row of the endpoint table. */
export interface Call<Row extends Endpoint> {
  params: Part<Row, "params">;
  query: Part<Row, "query">;
  headers: Part<Row, "headers">;
  body: Part<Row, "body">;
  /** The user of the request; reading it on a public endpoint throws. */
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Registers one row of the endpoint table: credentials, then validation, then the handler. */
export function serve<Row extends Endpoint>(
  app: FastifyInstance,
  services: Services,
  row: Row,
  handle: (call: Call<Row>) => Promise<Reply<Row>>,
): void {
  const [status = "200"] = Object.keys(row.responses);
  app.route({
    method: row.method,
    url: basePath + row.path,
    schema: schemaOf(row),
    bodyLimit: bodyLimitOf(row),
    config: { isStream: row.isStream === true, isForm: row.isForm === true },
    // Before the body is read.
    onRequest: (request) => admit(request, services, row),
    preValidation: row.body ? [readingInParts(row.body)] : [],
    handler: async (request, reply) => {
      const answer = async () => {
        reply.code(Number(status));
        return handle(callOf<Row>(request, reply));
      };
      const result = await answer().catch(async (error) => {
        if (row.isStream || reply.raw.headersSent || !isGoneMeanwhile(error)) throw error;
        request.log.info({ err: error }, "something was deleted meanwhile: the request is handled once more");
        // It is now refused like any request about what does not exist. If not, the server has a defect.
        await admit(request, services, row);
        return answer();
      });
      // Even an empty response has a content type, as Argilla's have.
      if (result === undefined) return reply.header("content-type", "application/json").send();
      return row.isStream || row.isFile ? result : sendInParts(reply, result);
    },
  });
}

/** Refuses users who may not use an endpoint. */
async function admit(request: FastifyRequest, services: Services, row: Endpoint): Promise<void> {
  if (row.isPublic) return;
  request.caller = await authenticate(request, services);
  if (!isInScope(request.caller, scopeOf(row))) throw outOfScope();
  if (!row.allowsFirstPassword) refuseFirstPassword(request.caller, services);
  if (row.roles && !row.roles.includes(request.caller.role)) throw forbidden();
}

// A few items can be long, too.
const longBytes = 256 * 1024;

function readingInParts(schema: z.ZodType) {
  return async (request: FastifyRequest) => {
    const isLong = Number(request.headers["content-length"] ?? Number.POSITIVE_INFINITY) > longBytes;
    request.body = await readInParts(schema, request.body, isLong);
  };
}

function schemaOf(row: Endpoint) {
  const described = row.isStream ? [] : Object.entries(row.responses);
  const response = Object.fromEntries(described.filter(([, schema]) => schema !== null));
  const parts = { params: row.params, querystring: row.query, headers: row.headers, body: row.body };
  // Fastify warns about keys without a value.
  const given = Object.entries(parts).filter(([, schema]) => schema !== undefined);
  return { ...Object.fromEntries(given), response };
}

function callOf<Row extends Endpoint>(request: FastifyRequest, reply: FastifyReply): Call<Row> {
  // Fastify has set the parsed parts; their types are in the row only.
  const { params, query, headers, body } = request;
  const parts = { params, query, headers, body } as Pick<Call<Row>, "params" | "query" | "headers" | "body">;
  return {
    ...parts,
    request,
    reply,
    get caller() {
      if (request.caller) return request.caller;
      throw new Error(
        `${request.url} is public, so nobody is known to ask. Remove isPublic or do not read the caller.`,
      );
    },
  };
}
