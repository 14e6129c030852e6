import { type Client, type ClientOptions, makeClient } from "@glossa/contract/client";
import { openFilteredFile } from "@glossa/contract/files";
import { type Arguments, parseArguments, type ServerAddress } from "./arguments";
import { addUser } from "./commands/add-user";
import { exportFile, type OpenFileOf } from "./commands/export-file";
import { importFiles } from "./commands/import-files";
import { migrateFrom } from "./commands/migrate/migrate-from";
import { messageOf, UsageFailure } from "./failure";
import { help } from "./help.mjs";
import type { Terminal } from "./terminal";

/** The environment of a command; tests pass their own. */
export interface CommandContext {
  terminal: Terminal;
  environment: Record<string, string | undefined>;
  connect: (address: ServerAddress) => Client;
  /** Begins to download files. */
  openFiles: (address: ServerAddress) => OpenFileOf;
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
export function connect(address: ServerAddress): Client {
  return makeClient(optionsOf(address));
}

/** Returns a function that begins to download files with an API key. */
export function openFiles(address: ServerAddress): OpenFileOf {
  return (dataset_id, query, signal) => openFilteredFile({ dataset_id }, query, optionsOf(address), signal);
}

function optionsOf({ url, apiKey }: ServerAddress): ClientOptions {
  return { baseUrl: url, headers: () => ({ "x-argilla-api-key": apiKey }) };
}

async function execute(parsed: Arguments, context: CommandContext): Promise<void> {
  const { terminal, connect: connectTo } = context;
  if (parsed.command === "help") terminal.say(help);
  else if (parsed.command === "import") await importFiles(parsed, connectTo(parsed), terminal);
  else if (parsed.command === "export")
    await exportFile(parsed, connectTo(parsed), { terminal, openFile: context.openFiles(parsed) });
  else if (parsed.command === "migrate-from")
    await migrateFrom(parsed, { from: connectTo(parsed.source), to: connectTo(parsed), terminal });
  else await addUser(parsed, connectTo(parsed), terminal);
}
