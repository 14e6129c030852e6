import { ApiError } from "@glossa/contract/client";

/** Something that the person at the terminal can mend; its message is all they are told. */
export class CommandFailure extends Error {
  override readonly name = "CommandFailure";
}

/** A command that was typed wrong. */
export class UsageFailure extends CommandFailure {}

/** Says in one sentence why a command failed, or nothing where the program itself is at fault. */
export function sentenceOf(error: unknown, url: string): string | undefined {
  if (error instanceof CommandFailure) return error.message;
  if (error instanceof ApiError) return apiSentence(error, url);
  return undefined;
}

function apiSentence(error: ApiError, url: string): string {
  if (error.kind === "network") {
    return `No server answers at ${url}. Start one with "npm start" or name another with --url.`;
  }
  if (error.kind === "invalid") {
    return `What answers at ${url} does not speak this API. Check the address given with --url.`;
  }
  if (error.status === 401) {
    return `The server at ${url} does not know this API key. Give one with --api-key or in GLOSSA_API_KEY.`;
  }
  if (error.status === 403)
    return `This account may not do that at ${url}. Use the API key of an owner or admin.`;
  if (error.status === 507)
    return `The disk of the server at ${url} is full. Make room there and run this again: what has arrived is kept.`;
  return `The server at ${url} refused (${error.status}): ${error.detail ?? JSON.stringify(error.body)}`;
}
