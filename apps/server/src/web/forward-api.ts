import proxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";

/** Sends every call of the API on to another server; nothing is stored here. */
export async function forwardApi(app: FastifyInstance, apiUrl: string): Promise<void> {
  const { origin, pathname } = new URL(apiUrl);
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
