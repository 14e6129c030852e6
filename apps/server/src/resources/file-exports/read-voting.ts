import { errorCodes, type FileExportOptions } from "@glossa/contract";
import type { Handle } from "../../database/database";
import type { Voting } from "../../files/file-record";
import { unprocessable } from "../../http/errors/http-errors";
import { listRespondents } from "../responses/responses.repository";

/**
 * Finds the users who are named for a majority among those who have answered in a dataset, wherever they work today: also
 * those who were switched off or removed from the workspace. Throws a refusal for a name that is none of theirs.
 */
export async function readVoting(
  db: Handle,
  datasetId: number,
  { voters, deciders }: Pick<FileExportOptions, "voters" | "deciders">,
): Promise<Voting> {
  if (!voters && !deciders) return {};
  const people = await listRespondents(db, datasetId);
  const ids = new Map([
    ...people.map(({ username, public_id: id }) => [username, id] as const),
    // A username may look like an id.
    ...people.map(({ public_id: id }) => [id, id] as const),
  ]);
  const found = (names: readonly string[]) => new Set(names.map((name) => ids.get(name) ?? refuse(name)));
  return { voters: voters && found(voters), deciders: deciders && found(deciders) };
}

function refuse(name: string): never {
  throw unprocessable(
    errorCodes.unknownReference,
    `No user with the id or the username \`${name}\` has answered in this dataset`,
  );
}
