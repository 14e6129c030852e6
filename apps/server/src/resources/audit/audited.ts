import type { AuditAction } from "@glossa/contract";
import type { Database, Handle } from "../../database/database";
import type { Caller } from "../../http/caller";
import { recordAudit } from "./audit.repository";

/** What the API says about an object: its id, and the name under one of these keys. */
interface Presented {
  id: string;
  name?: string;
  username?: string;
  url?: string;
}

/** Runs a change and tells the audit log about it, in one transaction. */
export function writeAudited<Result extends Presented>(
  database: Database,
  { caller, action, body }: { caller: Caller; action: AuditAction; body?: object },
  write: (db: Handle) => Promise<Result>,
): Promise<Result> {
  return database.write(async (db) => {
    const result = await write(db);
    // The values can be contents: guidelines, the URL of a webhook with a password.
    const details = body && { changed: Object.keys(body) };
    await recordAudit(db, { by: caller, action, object: objectOf(result), ...(details && { details }) });
    return result;
  });
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
