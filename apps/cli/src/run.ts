import { type Client, makeClient } from "@glossa/contract/client";
import { type Arguments, parseArguments, type ServerAddress } from "./arguments";
import { addUser } from "./commands/add-user";
import { importFile } from "./commands/import-file";
import { sentenceOf, UsageFailure } from "./failure";
import { help } from "./help.mjs";
import type { Terminal } from "./terminal";

/** What a command works with; tests pass their own. */
export interface Surroundings {
  terminal: Terminal;
  environment: Record<string, string | undefined>;
  connect: (address: ServerAddress) => Client;
}

/** Runs a command and answers with its exit code: 0 done, 1 refused, 2 typed wrong. */
export async function run(typed: string[], surroundings: Surroundings): Promise<number> {
  let url = "";
  try {
    const parsed = parseArguments(typed, surroundings.environment);
    if ("url" in parsed) url = parsed.url;
    await carryOut(parsed, surroundings);
    return 0;
  } catch (error) {
    const sentence = sentenceOf(error, url);
    if (sentence === undefined) throw error;
    surroundings.terminal.complain(sentence);
    return error instanceof UsageFailure ? 2 : 1;
  }
}

/** Reaches a server with an API key. */
export function connect({ url, apiKey }: ServerAddress): Client {
  return makeClient({ baseUrl: url, headers: () => ({ "x-argilla-api-key": apiKey }) });
}

async function carryOut(parsed: Arguments, { terminal, connect: reach }: Surroundings): Promise<void> {
  if (parsed.command === "help") terminal.say(help);
  else if (parsed.command === "import") await importFile(parsed, reach(parsed), terminal);
  else await addUser(parsed, reach(parsed), terminal);
}
