import { type Client, makeClient } from "@glossa/contract/client";
import { type Arguments, parseArguments, type ServerAddress } from "./arguments";
import { addUser } from "./commands/add-user";
import { importFiles } from "./commands/import-files";
import { messageOf, UsageFailure } from "./failure";
import { help } from "./help.mjs";
import type { Terminal } from "./terminal";

/** The environment of a command; tests pass their own. */
export interface CommandContext {
  terminal: Terminal;
  environment: Record<string, string | undefined>;
  connect: (address: ServerAddress) => Client;
}

/** Runs a command and returns its exit code: 0 success, 1 failure, 2 usage error. */
export async function run(argv: string[], context: CommandContext): Promise<number> {
  let url = "";
  try {
    const parsed = parseArguments(argv, context.environment);
    if ("url" in parsed) url = parsed.url;
    await execute(parsed, context);
    return 0;
  } catch (error) {
    const message = messageOf(error, url);
    if (message === undefined) throw error;
    context.terminal.printError(message);
    return error instanceof UsageFailure ? 2 : 1;
  }
}

/** Returns a client that sends an API key. */
export function connect({ url, apiKey }: ServerAddress): Client {
  return makeClient({ baseUrl: url, headers: () => ({ "x-argilla-api-key": apiKey }) });
}

async function execute(parsed: Arguments, { terminal, connect: connectTo }: CommandContext): Promise<void> {
  if (parsed.command === "help") terminal.say(help);
  else if (parsed.command === "import") await importFiles(parsed, connectTo(parsed), terminal);
  else await addUser(parsed, connectTo(parsed), terminal);
}
