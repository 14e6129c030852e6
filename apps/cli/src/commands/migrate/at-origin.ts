import { ApiError } from "@glossa/contract/client";
import { patiently } from "@glossa/files/whole";
import { CommandFailure, messageOf, untrustedSentence } from "../../failure";
import type { MigrateArguments } from "../../migrate-arguments";

/** A failure that concerns one dataset: the others can still be copied. */
export class DatasetFailure extends CommandFailure {}

/** Errors of the source server name its address and its options. */
export async function atOrigin<Result>(
  { source }: MigrateArguments,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await patiently(work);
  } catch (error) {
    throw originFailure(error, source.url);
  }
}

function originFailure(error: unknown, url: string): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.kind === "network")
    return new CommandFailure(
      untrustedSentence(error, url) ?? `There is no response from ${url}. Check the address.`,
    );
  if (error.status === 401)
    return new CommandFailure(
      `The server at ${url} does not accept this API key. Set another one with --source-api-key or GLOSSA_SOURCE_API_KEY.`,
    );
  const message = messageOf(error, url) ?? String(error);
  return error.status === 403 ? new CommandFailure(message) : new DatasetFailure(message);
}
