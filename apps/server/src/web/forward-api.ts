import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import proxy from "@fastify/http-proxy";
import { errorCodes } from "@glossa/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { HttpError, sendRefusal } from "../http/errors/http-errors";

interface Forwarding {
  apiUrl: string;
  /** Whether only programs of this machine can reach this server. */
  isLocal: boolean;
}

/** Forwards every API request to another server; nothing is stored here. */
export async function forwardApi(app: FastifyInstance, { apiUrl, isLocal }: Forwarding): Promise<void> {
  const { origin, pathname } = new URL(apiUrl);
  endStreams(app);
  await app.register(proxy, {
    upstream: origin,
    prefix: "/api",
    rewritePrefix: `${pathname.replace(/\/+$/, "")}/api`,
    replyOptions: {
      // The other server gets its own host name; it would refuse ours.
      rewriteRequestHeaders: (_request, headers) => ({
        ...headers,
        host: new URL(apiUrl).host,
        // The client may be on another machine, which a server with demo accounts on this machine must know.
        ...(isLocal ? {} : { via: "1.1 glossa" }),
      }),
      rewriteHeaders: isolatePage,
      onError: (reply, { error }) => refuseForUpstream(reply as FastifyReply, error),
    },
  });
}

/** Replies that the other server is unreachable: a status that clients do not take for an error of the record. */
function refuseForUpstream(reply: FastifyReply, error: Error & { statusCode?: number }): void {
  reply.log.error({ err: error }, "the server behind this one does not answer");
  const status = error.statusCode === 503 || error.statusCode === 504 ? error.statusCode : 502;
  const params = { type: "BadGateway", message: reply.request.id };
  sendRefusal(new HttpError(status, { detail: { code: errorCodes.server, params } }), reply);
}

/**
 * The API documentation of an Argilla server loads scripts of another origin. They may run, but in an origin of their
 * own, where they reach neither the sign-in nor the stored responses of this app. Another Glossa server sends a policy.
 */
function isolatePage(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
  if (!isPage || headers["content-security-policy"]) return headers;
  const policy = "sandbox allow-scripts; connect-src 'self'; form-action 'none'; frame-ancestors 'none'";
  return { ...headers, "content-security-policy": policy };
}

/** Responses without an end would keep this server from stopping. */
function endStreams(app: FastifyInstance): void {
  const streams = new Set<ServerResponse>();
  app.addHook("onSend", async (_request, reply) => {
    if (!String(reply.getHeader("content-type")).startsWith("text/event-stream")) return;
    streams.add(reply.raw);
    reply.raw.once("close", () => streams.delete(reply.raw));
  });
  app.addHook("preClose", async () => {
    for (const stream of streams) stream.destroy();
  });
}
