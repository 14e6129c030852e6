import { randomUUID } from "node:crypto";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from "fastify";
import { parseBodies } from "./http/body-parsers";
import { handleErrors } from "./http/error-handler";
import { useZod } from "./http/schema-compilers";
import { answerUnknownRoutes } from "./http/unknown-routes";
import { resources } from "./resources";
import type { Services } from "./services";

/** What differs between the running server and tests. */
export interface AppOptions {
  logger?: FastifyServerOptions["logger"];
  /** Whether answers are checked against the contract; it costs a sixth of the speed. */
  isAnswerChecked: boolean;
  /** Adds what is served beside the API, before its routes are known. */
  extend?: (app: FastifyInstance) => Promise<void>;
  /** Answers addresses outside the API that nothing else does. */
  answerOthers?: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

// Five hundred records with an image of some hundred kilobytes each.
const maxBodyBytes = 256 * 1024 * 1024;

/** Builds the whole API over a database; the running server and every test use it. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const app = await buildShell(options);
  await parseBodies(app);
  for (const register of resources) register(app, services);
  return app;
}

/** Builds what answers requests apart from any resource: errors, times, unknown addresses. */
export async function buildShell(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logger ?? false,
    bodyLimit: maxBodyBytes,
    exposeHeadRoutes: false,
    // Long enough for the slowest upload, short enough that half-sent requests do not pile up.
    requestTimeout: 300_000,
    genReqId: () => randomUUID(),
    // Ids that no UUID can be are refused by their shape, not by their length.
    routerOptions: { maxParamLength: 500 },
  });
  app.decorateRequest("caller", undefined);
  useZod(app, options.isAnswerChecked);
  handleErrors(app);
  answerUnknownRoutes(app, options.answerOthers);
  app.addHook("onSend", async (request, reply) => {
    reply.header("server-timing", `total;dur=${reply.elapsedTime.toFixed(3)}`);
    reply.header("x-request-id", request.id);
  });
  await options.extend?.(app);
  return app;
}
