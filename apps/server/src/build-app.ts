import { randomUUID } from "node:crypto";
import { defaultBodyLimit } from "@glossa/contract";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from "fastify";
import { parseBodies } from "./http/bodies/body-parsers";
import { refuseBrokenRequest, refuseSeveralHosts, refuseUnreadable } from "./http/bodies/unreadable-requests";
import { handleErrors } from "./http/errors/error-handler";
import { nameRefusals } from "./http/errors/http-errors";
import { handleUnknownRoutes, isApi } from "./http/errors/unknown-routes";
import { useZod } from "./http/schema-compilers";
import { resources } from "./resources";
import type { Services } from "./services";

/** The settings that differ between the running server and tests. */
export interface AppOptions {
  logger?: FastifyServerOptions["logger"];
  /** Whether responses are validated against the contract; it costs a sixth of the speed. */
  isReplyChecked: boolean;
  /** Addresses of proxies whose `X-Forwarded-For` header is trusted. */
  trustedProxies?: string[];
  /** Registers what is served besides the API, before the routes of the API are registered. */
  extend?: (app: FastifyInstance) => Promise<void>;
  /** Responds to URLs outside the API that nothing else handles. */
  handleOthers?: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Builds the whole API over a database; the running server and every test use it. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const app = await buildShell(options);
  nameRefusals(app);
  await parseBodies(app);
  for (const register of resources) register(app, services);
  // The database is closed after the app.
  app.addHook("onClose", () => services.lastUses.settle());
  return app;
}

/** Builds what all requests share: errors, time limits, unknown URLs. */
export async function buildShell(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logger ?? false,
    bodyLimit: defaultBodyLimit,
    trustProxy: options.trustedProxies?.length ? options.trustedProxies : false,
    exposeHeadRoutes: false,
    // Long enough for the slowest upload, short enough to limit the number of half-sent requests.
    requestTimeout: 300_000,
    genReqId: () => randomUUID(),
    // Ids that are not UUIDs are refused by the contract, not because of their length.
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: refuseUnreadable,
    clientErrorHandler: refuseBrokenRequest,
  });
  app.decorateRequest("caller", undefined);
  useZod(app, options.isReplyChecked);
  handleErrors(app);
  refuseSeveralHosts(app);
  const unknownRoutes = handleUnknownRoutes(app, options.handleOthers);
  app.addHook("onSend", async (request, reply) => {
    reply.header("server-timing", `total;dur=${reply.elapsedTime.toFixed(3)}`);
    reply.header("x-request-id", request.id);
    // A response is meant for its user only: caches do not know API keys.
    if (isApi(request.url) && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
  await options.extend?.(app);
  // Pages use what the hooks above add to a request.
  unknownRoutes.beforeBodies();
  return app;
}
