import { basePath } from "@glossa/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

interface Known {
  pattern: RegExp;
  methods: Set<string>;
}

/** What handles URLs that no route matches. */
interface UnknownRoutes {
  /** From here on they are handled before their bodies are read, which nothing would use. */
  beforeBodies(): void;
}

/** Handles URLs that no route matches: 405 for a wrong method, 307 for an extra slash, 404 for the rest. */
export function handleUnknownRoutes(
  app: FastifyInstance,
  otherwise?: (request: FastifyRequest, reply: FastifyReply) => unknown,
): UnknownRoutes {
  const known = new Map<string, Known>();
  app.addHook("onRoute", ({ url, method }) => {
    if (!isApi(url)) return;
    const pattern = new RegExp(`^${url.replace(/:\w+/g, "[^/]+")}$`);
    const route = known.get(url) ?? { pattern, methods: new Set() };
    for (const each of [method].flat()) route.methods.add(each);
    known.set(url, route);
  });
  const methodsOf = (path: string) =>
    [...known.values()].filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods]);

  const handle = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ""] = request.url.split("?");
    if (!isApi(path)) return otherwise ? otherwise(request, reply) : replyWithoutApp(path, reply);
    const methods = methodsOf(path);
    if (methods.length > 0)
      return reply.code(405).header("allow", methods.join(", ")).send({ detail: "Method Not Allowed" });
    const shorter = withoutSlashes(path);
    if (shorter !== path && methodsOf(shorter).length > 0) {
      return reply.redirect(shorter + request.url.slice(path.length), 307);
    }
    return reply.code(404).send({ detail: "Not Found" });
  };
  app.setNotFoundHandler(handle);
  return {
    beforeBodies: () => {
      app.addHook("onRequest", async (request, reply) => {
        if (!request.is404) return;
        await handle(request, reply);
        return reply;
      });
    },
  };
}

// The sender chooses their number: a regular expression that is anchored at the end would start again at each of them.
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

// Without an app, a browser is shown the API reference.
function replyWithoutApp(path: string, reply: FastifyReply) {
  const isLookingAround = path === "/api" || path === "/docs";
  return isLookingAround
    ? reply.redirect(`${basePath}/docs`, 307)
    : reply.code(404).send({ detail: "Not Found" });
}

/** Whether a URL belongs to the API and not to the app. */
export function isApi(path: string): boolean {
  return path === basePath || path.startsWith(`${basePath}/`);
}
