import type { Caller } from "./caller";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
  interface FastifyContextConfig {
    /** Whether its response is a stream that lasts as long as the client stays connected. */
    isStream?: boolean;
    /** Whether it accepts only a form. */
    isForm?: boolean;
  }
}
