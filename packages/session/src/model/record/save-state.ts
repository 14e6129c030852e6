import type { OutboxEntry } from "../../outbox/entry";
import type { WaitReason } from "../../outbox/wait-reason";
import { conflictOf, type RecordState } from "./record-state";
import type { StoredResponse, Values } from "./response";

/** The save state of the response to a record; `none` for a record that the user has not touched. */
export type SaveState =
  | { kind: "none" | "unsaved" | "saving" | "saved" | "signIn" }
  | {
      kind: "waiting";
      nextTryAt: number | undefined;
      /** Why, if the server has replied; undefined: it can't be reached. */
      why?: WaitReason | undefined;
    }
  | {
      kind: "refused";
      reason: string;
      /** The server failed to process it; a retry may succeed. */
      isFault: boolean;
    }
  | {
      kind: "conflict";
      other: Values;
      /** When the other response was saved, as the server reported it. */
      savedAt: string;
    };

/** The input of `saveStateOf`. */
export interface SaveStateInput {
  /** Whether the draft differs from the last response that was saved or put into the outbox. */
  isModified: boolean;
  entry: OutboxEntry | null;
  /** The last response that the server confirmed. */
  confirmed: StoredResponse | null;
  /** When the sender tries again; undefined while it is sending or about to. */
  nextTryAt: number | undefined;
  waitReason?: WaitReason | undefined;
  overtaken: RecordState["overtaken"];
}

/** Returns the save state. It is "saved" only after the server has confirmed the response. */
export function saveStateOf(input: SaveStateInput): SaveState {
  const { isModified, entry, confirmed } = input;
  const other = conflictOf(input);
  if (other) return { kind: "conflict", other: other.values, savedAt: other.updatedAt };
  if (entry?.hold?.kind === "refused" && !isModified) {
    const { reason, status } = entry.hold;
    return { kind: "refused", reason, isFault: status >= 500 };
  }
  if (isModified) return { kind: "unsaved" };
  if (entry) return saveStateOfEntry(entry, input);
  return { kind: confirmed ? "saved" : "none" };
}

function saveStateOfEntry(entry: OutboxEntry, { nextTryAt, waitReason: why }: SaveStateInput): SaveState {
  if (entry.hold?.kind === "signIn") return { kind: "signIn" };
  if (entry.attempts > 0 || nextTryAt !== undefined)
    return { kind: "waiting", nextTryAt, ...(why && { why }) };
  return { kind: "saving" };
}
