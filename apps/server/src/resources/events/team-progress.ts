import type { TeamProgress } from "@glossa/contract";
import type { Handle } from "../../database/database";
import { countRecords } from "../datasets/datasets.repository";

type UserProgress = TeamProgress["users"][number];

/** The progress of the team in a dataset, read from counters because it is polled once a second. */
export async function readTeamProgress(db: Handle, datasetId: number): Promise<TeamProgress> {
  const [{ records, completed }, counts] = await Promise.all([
    countRecords(db, datasetId),
    db
      .selectFrom("response_counters")
      .innerJoin("users", "users.id", "response_counters.user_id")
      .select([
        "users.public_id as user_id",
        "users.username",
        "response_counters.status",
        "response_counters.responses",
      ])
      .where("response_counters.dataset_id", "=", datasetId)
      .orderBy("users.username")
      .execute(),
  ]);
  const users = new Map<string, UserProgress>();
  for (const { user_id: id, username, status, responses } of counts) {
    const user = users.get(id) ?? { user_id: id, username, submitted: 0, discarded: 0, draft: 0 };
    users.set(id, { ...user, [status]: responses });
  }
  return { total: records, completed, pending: records - completed, users: [...users.values()] };
}
