import { fileURLToPath } from "node:url";
import { parseOptions } from "./start/options";
import { StartError } from "./start/start-error";
import { startServer } from "./start/start-server";

export { type Options, parseOptions } from "./start/options";
export { StartError } from "./start/start-error";
export type { RunningServer } from "./start/start-server";
export { startServer } from "./start/start-server";

/** Runs the server until it is told to stop, for those who start this file itself. */
async function run(): Promise<void> {
  const server = await startServer(parseOptions(process.argv.slice(2), process.env));
  process.stdout.write(`Glossa is at ${server.urls[0]}, its data in ${server.place}\n`);
  for (const { username, password } of server.accounts)
    process.stdout.write(`Sign in as ${username} / ${password}\n`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void server.close());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
