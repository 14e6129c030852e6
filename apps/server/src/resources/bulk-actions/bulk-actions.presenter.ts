import type { BulkAction } from "@glossa/contract";
import type { Handle } from "../../database/database";
import { type BulkActionRow, countOutcomes, listReasons, type Outcome } from "./bulk-actions.repository";

const states = {
  collecting: "running",
  running: "running",
  done: "done",
  undoing: "undoing",
  undone: "undone",
  redoing: "redoing",
} as const;

/** A stored bulk action as the API returns it. */
export async function presentBulkAction(
  db: Handle,
  action: BulkActionRow,
  datasetPublicId: string,
): Promise<BulkAction> {
  const outcomes = await countOutcomes(db, action.id);
  const count = (outcome: Outcome) => outcomes.get(outcome) ?? 0;
  const reasons = count("refused") > 0 ? await listReasons(db, action.id) : [];
  return {
    id: action.public_id,
    dataset_id: datasetPublicId,
    status: action.status,
    state: states[action.state],
    is_cancelled: action.is_cancelled === 1,
    progress: progressOf(action, count),
    counts: {
      saved: count("saved"),
      changed: count("changed"),
      incomplete: count("incomplete"),
      refused: count("refused"),
      unaffected: count("unaffected"),
      undone: count("undone"),
      kept: count("kept"),
    },
    reasons,
    inserted_at: action.inserted_at,
    updated_at: action.updated_at,
  };
}

function progressOf({ state, total }: BulkActionRow, count: (outcome: Outcome) => number) {
  if (state === "collecting") return { done: 0, total };
  const takenBack = count("undone") + count("kept");
  if (state === "undoing" || state === "undone")
    return { done: takenBack, total: count("saved") + takenBack };
  const left = state === "redoing" ? count("undone") : count("open");
  // Records that were deleted since count as dealt with.
  return { done: Math.max(total - left, 0), total };
}
