import type { FastifyInstance } from "fastify";

const hourMilliseconds = 60 * 60 * 1000;

/** Runs work at the start and every hour; a failure is logged. */
export function hourly(app: FastifyInstance, failure: string, work: () => Promise<unknown>): void {
  const run = () => work().catch((error) => app.log.warn({ err: error }, failure));
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onReady", async () => {
    await run();
    timer = setInterval(run, hourMilliseconds).unref();
  });
  app.addHook("onClose", async () => clearInterval(timer));
}
