import type { ServerResponse } from "node:http";
import proxy from "@fastify/http-proxy";
import { errorCodes } from "@glossa/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { answerRefusal, HttpError } from "../http/http-errors";

interface Forwarding {
  apiUrl: string;
  /** Whether only programs of this machine ask here. */
  isLocal: boolean;
}

/** Sends every call of the API on to another server; nothing is stored here. */
export async function forwardApi(app: FastifyInstance, { apiUrl, isLocal }: Forwarding): Promise<void> {
  const { origin, pathname } = new URL(apiUrl);
  endStreams(app);
  await app.register(proxy, {
    upstream: origin,
    prefix: "/api",
    rewritePrefix: `${pathname.replace(/\/+$/, "")}/api`,
    replyOptions: {
      // The other server is told its own name, or it would refuse ours.
      rewriteRequestHeaders: (_request, headers) => ({
        ...headers,
        host: new URL(apiUrl).host,
        // Who asks may be elsewhere, which a server with demo accounts on this machine must know.
        ...(isLocal ? {} : { via: "1.1 glossa" }),
      }),
      onError: (reply, { error }) => refuseForUpstream(reply as FastifyReply, error),
    },
  });
}

/** A server that is away is no fault of this one, nor of the record that was asked for: clients know by the status. */
function refuseForUpstream(reply: FastifyReply, error: Error & { statusCode?: number }): void {
  reply.log.error({ err: error }, "the server behind this one does not answer");
  const status = error.statusCode === 503 || error.statusCode === 504 ? error.statusCode : 502;
  const params = { type: "BadGateway", message: reply.request.id };
  answerRefusal(new HttpError(status, { detail: { code: errorCodes.server, params } }), reply);
}

/** Answers that have no end would keep this server from stopping. */
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
