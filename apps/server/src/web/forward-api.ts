import type { ServerResponse } from "node:http";
import proxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";

/** Sends every call of the API on to another server; nothing is stored here. */
export async function forwardApi(app: FastifyInstance, apiUrl: string): Promise<void> {
  const { origin, pathname } = new URL(apiUrl);
  endStreams(app);
  await app.register(proxy, {
    upstream: origin,
    prefix: "/api",
    rewritePrefix: `${pathname.replace(/\/+$/, "")}/api`,
    replyOptions: {
      // The other server is told its own name, or it would refuse ours.
      rewriteRequestHeaders: (_request, headers) => ({ ...headers, host: new URL(apiUrl).host }),
    },
  });
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
