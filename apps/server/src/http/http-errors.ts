import { type ErrorCode, errorCodeHeader, errorCodes, type ShapeError } from "@glossa/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { isApi } from "./unknown-routes";

/** An answer other than success, thrown from wherever the reason is found. */
export class HttpError extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly status: number,
    readonly body: unknown,
    /** By which clients find words for it. Default: that of the status. */
    readonly code: ErrorCode = codeOfStatus(status),
    /** After how many seconds the same may be asked again. */
    readonly retryAfter?: number,
  ) {
    super(`Refused with ${status}`);
  }
}

/** Answers with a refusal where throwing one would lead nowhere. */
export function answerRefusal({ status, body, code, retryAfter }: HttpError, reply: FastifyReply) {
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  return reply.code(status).header(errorCodeHeader, code).send(body);
}

/** Sees to it that no refusal leaves without a code: not those of the framework either. */
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

/** What a refusal is called where no more is known of it than its status. */
export function codeOfStatus(status: number): ErrorCode {
  return codesByStatus.get(status) ?? (status < 500 ? errorCodes.badRequest : errorCodes.server);
}

/** Nobody is signed in, or the credentials are wrong. */
export function unauthorized(detail = "Could not validate credentials"): HttpError {
  return new HttpError(401, { detail: { code: errorCodes.unauthorized, params: { detail } } });
}

/** This person may not do this. */
export function forbidden(): HttpError {
  return new HttpError(403, {
    detail: { code: errorCodes.forbidden, params: { detail: "Operation not allowed" } },
  });
}

/** What the address names does not exist. */
export function notFound(kind: string, id: string): HttpError {
  return new HttpError(404, { detail: notFoundText(kind, id) });
}

/** The sentence for something that does not exist, also used where a body names it. */
export function notFoundText(kind: string, id: string): string {
  return `${kind} with id \`${id}\` not found`;
}

/** It exists already, or something hangs on it. */
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

/** The request has the wrong shape. */
export function wrongShape(errors: readonly ShapeError[]): HttpError {
  return new HttpError(422, { detail: { code: errorCodes.validation, params: { errors } } });
}

/** The body can't be read as JSON, or may not be. */
export function wrongJson(type = "json_invalid", msg = "JSON decode error"): HttpError {
  return wrongShape([{ type, loc: ["body"], msg }]);
}
