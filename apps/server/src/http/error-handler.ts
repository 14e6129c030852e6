import { errorCodes } from "@glossa/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { StorageError } from "../database/storage-error";
import { Refusal } from "./refusals";

/** Turns everything that is thrown into the answer that clients expect; causes of failures stay in the log. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal | StorageError, request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send(error.body);
    const answer = error instanceof StorageError ? storageAnswers[error.kind] : undefined;
    if (answer) return answer(error, request, reply);
    const status = "statusCode" in error ? (error.statusCode ?? 500) : 500;
    if (status < 500) return reply.code(status).send({ detail: error.message });
    request.log.error({ err: error }, "request failed");
    return reply.code(500).send(failure(errorCodes.server, request));
  });
}

const storageAnswers: Partial<Record<StorageError["kind"], typeof refuseForNow>> = {
  full: refuseForLackOfSpace,
  unavailable: refuseForNow,
};

function refuseForLackOfSpace(error: Error, request: FastifyRequest, reply: FastifyReply) {
  request.log.error({ err: error }, "the disk is full: nothing of this request was stored");
  return reply.code(507).send(failure(errorCodes.storageFull, request));
}

// Balancers and clients know by the status that the same may be asked again.
function refuseForNow(error: Error, request: FastifyRequest, reply: FastifyReply) {
  request.log.error({ err: error }, "the database does not answer");
  return reply.code(503).header("retry-after", "5").send(failure(errorCodes.server, request));
}

function failure(code: string, request: FastifyRequest) {
  return { detail: { code, params: { type: "InternalServerError", message: request.id } } };
}
