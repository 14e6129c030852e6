import { fileURLToPath } from "node:url";
import { isMaintenance, maintain } from "./maintenance/commands";
import { accountLines } from "./start/account-lines";
import { help } from "./start/flags.mjs";
import { parseOptions } from "./start/options";
import { StartError } from "./start/start-error";
import { startServer } from "./start/start-server";
import { stopOnSignals } from "./start/stop.mjs";

export { accountLines } from "./start/account-lines";
export { type Options, parseOptions } from "./start/options";
export { StartError } from "./start/start-error";
export type { RunningServer } from "./start/start-server";
export { startServer } from "./start/start-server";

/** Runs a maintenance command or the server, if this file is the program. */
async function run(): Promise<void> {
  const argv = process.argv.slice(2);
  if (isMaintenance(argv[0])) {
    process.stdout.write(`${await maintain(argv, process.env)}\n`);
    return;
  }
  if (argv.includes("--help")) {
    process.stdout.write(`${help}\n`);
    return;
  }
  if (argv.includes("--offline-hub"))
    throw new StartError("--offline-hub works with npm start only: the stand-in is not part of the server.");
  const options = parseOptions(argv, process.env);
  const server = await startServer(options);
  process.stdout.write(`Glossa runs on ${server.urls[0]}, data: ${server.place}\n`);
  const output = { isTerminal: process.stdout.isTTY, folder: options.dataFolder };
  for (const line of await accountLines(server.accounts, output))
    process.stdout.write(`Sign in as ${line}\n`);
  stopOnSignals(server);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
    process.exitCode = error instanceof StartError ? error.exitCode : 1;
  });
}
