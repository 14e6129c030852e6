import type { Handle } from "../../database/database";
import type { Caller } from "../../http/caller";
import type { DatasetRow } from "../datasets/datasets.repository";
import { usernamesOf } from "../users/users.repository";
import { recordAudit } from "./audit.repository";

/** Tells the audit log that records were logged with responses, which name their authors themselves. */
export async function recordLogged(
  db: Handle,
  by: Caller,
  dataset: DatasetRow,
  items: readonly { responses?: readonly { user_id: string }[] | null | undefined }[],
): Promise<void> {
  const responses = items.flatMap((item) => item.responses ?? []);
  const authors = new Set(responses.map(({ user_id }) => user_id));
  if (responses.length === 0) return;
  const users = await usernamesOf(db, [...authors].slice(0, maxListed));
  const details = {
    responses: responses.length,
    user_ids: users.map((user) => user.public_id),
    usernames: users.map((user) => user.username),
  };
  const object = { id: dataset.public_id, name: dataset.name };
  await recordAudit(db, { by, action: "responses.logged", object, details });
}

/** An entry must stay short, whatever is logged at once. */
const maxListed = 50;
