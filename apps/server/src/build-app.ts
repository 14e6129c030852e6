import { randomUUID } from "node:crypto";
import { defaultBodyLimit } from "@glossa/contract";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from "fastify";
import { parseBodies } from "./http/body-parsers";
import { handleErrors } from "./http/error-handler";
import { nameRefusals } from "./http/http-errors";
import { useZod } from "./http/schema-compilers";
import { answerUnknownRoutes, isApi } from "./http/unknown-routes";
import { answerBrokenRequest, answerUnreadable, refuseSeveralHosts } from "./http/unreadable-requests";
import { resources } from "./resources";
import type { Services } from "./services";

/** What differs between the running server and tests. */
export interface AppOptions {
  logger?: FastifyServerOptions["logger"];
  /** Whether answers are checked against the contract; it costs a sixth of the speed. */
  isAnswerChecked: boolean;
  /** Addresses of proxies whose word about who asks is taken. */
  trustedProxies?: string[];
  /** Adds what is served beside the API, before its routes are known. */
  extend?: (app: FastifyInstance) => Promise<void>;
  /** Answers addresses outside the API that nothing else does. */
  answerOthers?: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Builds the whole API over a database; the running server and every test use it. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const app = await buildShell(options);
  nameRefusals(app);
  await parseBodies(app);
  for (const register of resources) register(app, services);
  return app;
}

/** Builds what answers requests apart from any resource: errors, times, unknown addresses. */
export async function buildShell(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logger ?? false,
    bodyLimit: defaultBodyLimit,
    trustProxy: options.trustedProxies?.length ? options.trustedProxies : false,
    exposeHeadRoutes: false,
    // Long enough for the slowest upload, short enough that half-sent requests do not pile up.
    requestTimeout: 300_000,
    genReqId: () => randomUUID(),
    // Ids that no UUID can be are refused by their shape, not by their length.
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerBrokenRequest,
  });
  app.decorateRequest("caller", undefined);
  useZod(app, options.isAnswerChecked);
  handleErrors(app);
  refuseSeveralHosts(app);
  const unknownRoutes = answerUnknownRoutes(app, options.answerOthers);
  app.addHook("onSend", async (request, reply) => {
    reply.header("server-timing", `total;dur=${reply.elapsedTime.toFixed(3)}`);
    reply.header("x-request-id", request.id);
    // An answer is meant for who asked: caches on the way know nothing of API keys.
    if (isApi(request.url) && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
  await options.extend?.(app);
  // Pages need what the hooks before give to a request.
  unknownRoutes.beforeBodies();
  return app;
}
