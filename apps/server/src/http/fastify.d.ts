import type { Caller } from "./caller";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
  interface FastifyContextConfig {
    /** Whether its answers go on for as long as their clients stay. */
    isStream?: boolean;
    /** Whether it takes a form and nothing else. */
    isForm?: boolean;
  }
}
