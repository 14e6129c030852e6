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
    onRequest: row.isPublic
      ? []
      : async (request) => {
          request.caller = await authenticate(request, services);
          if (!isInScope(request.caller, scopeOf(row))) throw outOfScope();
          if (!row.allowsFirstPassword) refuseFirstPassword(request.caller, services);
          // A user who may not use the endpoint is refused before the body is read.
          if (row.roles && !row.roles.includes(request.caller.role)) throw forbidden();
        },
    preValidation: row.body ? [readingInParts(row.body)] : [],
    handler: async (request, reply) => {
      reply.code(Number(status));
      const result = await handle(callOf<Row>(request, reply));
      // Even an empty response has a content type, as Argilla's have.
      if (result === undefined) return reply.header("content-type", "application/json").send();
      return row.isStream || row.isFile ? result : sendInParts(reply, result);
    },
  });
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
