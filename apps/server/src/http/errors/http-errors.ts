import { type ErrorCode, errorCodeHeader, errorCodes, type ValidationError } from "@glossa/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { isApi } from "./unknown-routes";

/** A response other than success, thrown from wherever the reason is found. */
export class HttpError extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly status: number,
    readonly body: unknown,
    /** The code by which clients find a text. Default: the code of the status. */
    readonly code: ErrorCode = codeOfStatus(status),
    /** The number of seconds after which a client may retry. */
    readonly retryAfter?: number,
  ) {
    super(`Refused with ${status}`);
  }
}

/** Sends a refusal where throwing one has no effect. */
export function sendRefusal({ status, body, code, retryAfter }: HttpError, reply: FastifyReply) {
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  return reply.code(status).header(errorCodeHeader, code).send(body);
}

/** Ensures that no refusal is sent without a code, including those of the framework. */
export function nameRefusals(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    if (reply.statusCode < 400 || !isApi(request.url) || reply.hasHeader(errorCodeHeader)) return;
    reply.header(errorCodeHeader, codeOfStatus(reply.statusCode));
  });
}

const codesByStatus: ReadonlyMap<number, ErrorCode> = new Map<number, ErrorCode>([
  [401, errorCodes.unauthorized],
  [403, errorCodes.forbidden],
  [404, errorCodes.notFound],
  [405, errorCodes.methodNotAllowed],
  [406, errorCodes.streamOnly],
  [408, errorCodes.requestTimeout],
  [412, errorCodes.changedMeanwhile],
  [413, errorCodes.tooLarge],
  [414, errorCodes.tooLarge],
  [415, errorCodes.bodyType],
  [421, errorCodes.wrongHost],
  [422, errorCodes.validation],
  [429, errorCodes.tooManyRequests],
  [431, errorCodes.tooLarge],
  [501, errorCodes.notSupported],
  [502, errorCodes.upstreamUnavailable],
  [503, errorCodes.unavailable],
  [504, errorCodes.upstreamUnavailable],
  [507, errorCodes.storageFull],
]);

/** The code of a refusal that is only known by its status. */
export function codeOfStatus(status: number): ErrorCode {
  return codesByStatus.get(status) ?? (status < 500 ? errorCodes.badRequest : errorCodes.server);
}

/** The user is not signed in, or the credentials are wrong. */
export function unauthorized(detail = "Could not validate credentials"): HttpError {
  return new HttpError(401, { detail: { code: errorCodes.unauthorized, params: { detail } } });
}

/** The user may not do this. */
export function forbidden(): HttpError {
  return new HttpError(403, {
    detail: { code: errorCodes.forbidden, params: { detail: "Operation not allowed" } },
  });
}

/** The user may do this, but not with this API key. */
export function outOfScope(): HttpError {
  const detail =
    "The scope of this API key does not permit this. Use the key of the Argilla client or sign in";
  return new HttpError(
    403,
    { detail: { code: errorCodes.forbidden, params: { detail } } },
    errorCodes.keyScope,
  );
}

/** The resource in the URL does not exist. */
export function notFound(kind: string, id: string): HttpError {
  return new HttpError(404, { detail: notFoundText(kind, id) });
}

/** The message for something that does not exist, also used if a body refers to it. */
export function notFoundText(kind: string, id: string): string {
  return `${kind} with id \`${id}\` not found`;
}

/** It exists already, or something else depends on it. */
export function conflict(code: ErrorCode, detail: string): HttpError {
  return new HttpError(409, { detail }, code);
}

/** A rule of the domain forbids it. */
export function unprocessable(code: ErrorCode, detail: string): HttpError {
  return new HttpError(422, { detail }, code);
}

/** A rule whose code Argilla's clients look for in the body. */
export function unprocessableWithCode(code: ErrorCode, message: string): HttpError {
  return new HttpError(422, { code, message }, code);
}

/** The request does not match its schema. */
export function invalidRequest(errors: readonly ValidationError[]): HttpError {
  return new HttpError(422, { detail: { code: errorCodes.validation, params: { errors } } });
}

/** The body cannot be parsed as JSON, or contains something that is not allowed. */
export function wrongJson(type = "json_invalid", msg = "JSON decode error"): HttpError {
  return invalidRequest([{ type, loc: ["body"], msg }]);
}
