import { isDeepStrictEqual } from "node:util";
import type { AuditAction } from "@glossa/contract";
import type { Database, Handle } from "../../database/database";
import type { Caller } from "../../http/caller";
import { findDataset } from "../datasets/datasets.repository";
import { recordAudit } from "./audit.repository";

/** An object as the API returns it: its id, and the name under one of these keys. */
interface Presented {
  id: string;
  name?: string;
  username?: string;
  url?: string;
  /** The dataset that it is a part of. */
  dataset_id?: string;
}

/**
 * Runs a change and logs it, in one transaction. A change that returns what the object was before it is
 * logged with the names of what differs, or not at all if nothing does; otherwise, with the names of what was sent.
 */
export function writeAudited<Result extends Presented>(
  database: Database,
  { caller, action, body }: { caller: Caller; action: AuditAction; body?: object },
  write: (db: Handle, was: (before: Result) => void) => Promise<Result>,
): Promise<Result> {
  return database.write(async (db) => {
    let before: Result | undefined;
    const result = await write(db, (presented) => {
      before = presented;
    });
    // The values can be contents: guidelines, the URL of a webhook with a password.
    const changed = before ? differences(before, result) : body && Object.keys(body);
    if (before && changed?.length === 0) return result;
    const details = { ...(await datasetOf(db, result)), ...(changed && { changed }) };
    await recordAudit(db, { by: caller, action, object: objectOf(result), details });
    return result;
  });
}

/** The columns that every change sets. */
const bookkeeping = new Set(["updated_at", "last_activity_at"]);

function differences(before: object, after: object): string[] {
  const earlier = new Map(Object.entries(before));
  const isOther = ([key, value]: [string, unknown]) => !isDeepStrictEqual(earlier.get(key), value);
  const names = Object.entries(after).filter(isOther);
  return names.map(([key]) => key).filter((key) => !bookkeeping.has(key));
}

/** A part, such as a question, has a name that other datasets have as well. */
async function datasetOf(db: Handle, { dataset_id: id }: Presented) {
  const dataset = id === undefined ? undefined : await findDataset(db, id);
  return dataset && datasetDetails(dataset);
}

/** The dataset of a part, in the details of an entry about that part. */
export function datasetDetails(dataset: { public_id: string; name: string }) {
  return { dataset_id: dataset.public_id, dataset: dataset.name };
}

/** An object as the log names it. */
export function objectOf({ id, name, username, url }: Presented): { id: string; name: string } {
  return { id, name: name ?? username ?? hostOf(url ?? "") };
}

/** A webhook is named by its host: the rest of its URL may be a credential. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "";
}

/** A user as the log names them. */
export function userObject(user: { public_id: string; username: string }): { id: string; name: string } {
  return { id: user.public_id, name: user.username };
}
