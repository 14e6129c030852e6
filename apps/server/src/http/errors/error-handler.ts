import { type ErrorCode, errorCodes } from "@glossa/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { StorageError } from "../../database/storage-error";
import { HttpError, sendRefusal } from "./http-errors";

/** Turns everything that is thrown into the response that clients expect; the causes of failures are only logged. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError | StorageError, request, reply) => {
    if (error instanceof HttpError) return sendRefusal(error, reply);
    const refuse = error instanceof StorageError ? storageRefusals[error.kind] : undefined;
    if (refuse) return refuse(error, request, reply);
    const status = "statusCode" in error ? (error.statusCode ?? 500) : 500;
    if (status < 500) return reply.code(status).send({ detail: sentenceOf(error, status, request) });
    request.log.error({ err: error }, "request failed");
    return reply.code(500).send(failure(errorCodes.server, request));
  });
}

const storageRefusals: Partial<Record<StorageError["kind"], typeof refuseForNow>> = {
  full: refuseForLackOfSpace,
  unavailable: refuseForNow,
  slow: refuseTooSlow,
};

function refuseForLackOfSpace(error: Error, request: FastifyRequest, reply: FastifyReply) {
  request.log.error({ err: error }, "the disk is full: nothing of this request was stored");
  return sendRefusal(new HttpError(507, failure(errorCodes.storageFull, request)), reply);
}

function refuseTooSlow(error: Error, request: FastifyRequest, reply: FastifyReply) {
  request.log.warn({ err: error }, "stopped at the time limit");
  const body = failure(errorCodes.tooSlow, request, tooSlow);
  return sendRefusal(new HttpError(503, body, errorCodes.tooSlow, 60), reply);
}

const tooSlow =
  "This took too long and was stopped. Ask for less: fewer filters and sort keys, fewer words with ~, or a smaller dataset.";

// The status tells load balancers and clients that they may retry.
function refuseForNow(error: Error, request: FastifyRequest, reply: FastifyReply) {
  request.log.error({ err: error }, "the database does not answer");
  return sendRefusal(new HttpError(503, failure(errorCodes.server, request), undefined, 5), reply);
}

function sentenceOf({ message }: Error, status: number, { routeOptions }: FastifyRequest): string {
  if (status !== 413) return message;
  return `The body is too large: at most ${routeOptions.bodyLimit} bytes are read here.`;
}

function failure(code: ErrorCode, request: FastifyRequest, detail?: string) {
  const params = { type: "InternalServerError", message: request.id };
  return { detail: { code, params: detail === undefined ? params : { ...params, detail } } };
}
