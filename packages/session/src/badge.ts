import type { Answer, Values } from "./answer";
import type { OutboxEntry } from "./outbox/entry";

/** The one word on a record about where its answer is; `none` on a record that nobody touched. */
export type Badge =
  | { kind: "none" | "unsaved" | "saving" | "saved" | "signIn" }
  | { kind: "waiting"; nextTryAt: number | undefined }
  | { kind: "refused"; reason: string }
  | { kind: "conflict"; other: Values };

/** The facts that a badge is made of. */
export interface BadgeFacts {
  /** Whether what is on screen differs from the last answer that was saved or put into the outbox. */
  isModified: boolean;
  entry: OutboxEntry | null;
  /** The last answer that the server confirmed. */
  confirmed: Answer | null;
  /** When the sender tries again; undefined while it is sending or about to. */
  nextTryAt: number | undefined;
}

/** Says where an answer is, from facts alone: "saved" needs the server's yes. */
export function badgeOf({ isModified, entry, confirmed, nextTryAt }: BadgeFacts): Badge {
  if (entry?.hold?.kind === "conflict") return { kind: "conflict", other: entry.hold.other.values };
  if (entry?.hold?.kind === "refused" && !isModified) return { kind: "refused", reason: entry.hold.reason };
  if (isModified) return { kind: "unsaved" };
  if (entry) return badgeOfEntry(entry, nextTryAt);
  return { kind: confirmed ? "saved" : "none" };
}

function badgeOfEntry(entry: OutboxEntry, nextTryAt: number | undefined): Badge {
  if (entry.hold?.kind === "signIn") return { kind: "signIn" };
  if (entry.attempts > 0 || nextTryAt !== undefined) return { kind: "waiting", nextTryAt };
  return { kind: "saving" };
}
