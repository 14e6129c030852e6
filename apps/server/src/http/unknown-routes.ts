import { basePath } from "@glossa/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

interface Known {
  pattern: RegExp;
  methods: Set<string>;
}

/** Answers addresses that no route has: 405 for a wrong method, 307 for a slash too many, 404 for the rest. */
export function answerUnknownRoutes(
  app: FastifyInstance,
  otherwise?: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
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

  app.setNotFoundHandler((request, reply) => {
    const [path = ""] = request.url.split("?");
    if (!isApi(path)) return otherwise ? otherwise(request, reply) : answerWithoutApp(path, reply);
    const methods = methodsOf(path);
    if (methods.length > 0)
      return reply.code(405).header("allow", methods.join(", ")).send({ detail: "Method Not Allowed" });
    const shorter = path.replace(/\/+$/, "");
    if (shorter !== path && methodsOf(shorter).length > 0) {
      return reply.redirect(shorter + request.url.slice(path.length), 307);
    }
    return reply.code(404).send({ detail: "Not Found" });
  });
}

// Without an app, whoever looks around is shown the API.
function answerWithoutApp(path: string, reply: FastifyReply) {
  const isLookingAround = path === "/api" || path === "/docs";
  return isLookingAround
    ? reply.redirect(`${basePath}/docs`, 307)
    : reply.code(404).send({ detail: "Not Found" });
}

/** Whether an address belongs to the API and not to the app. */
export function isApi(path: string): boolean {
  return path === basePath || path.startsWith(`${basePath}/`);
}
