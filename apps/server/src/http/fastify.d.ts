import type { Caller } from "./caller";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}
