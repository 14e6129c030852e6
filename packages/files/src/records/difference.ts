import type { PlannedRecord } from "./dataset-plan";
import { canonical, hashOf } from "./row-id";

/** What is known of a stored record, with little memory: hashes, because only differences matter. */
export interface StoredRecord {
  fields: string;
  metadata: string;
  /** The hash of each suggestion by the name of its question. */
  suggestions: Record<string, string>;
  /** The ids of the users who have responded. */
  respondents: readonly string[];
}

/** How a record of the file differs from the stored one. */
export type Difference = "new" | "same" | "changed" | "changed fields";

/** The ids of users by their usernames. */
export type UserIds = ReadonlyMap<string, string>;

/** The responses of users who have not responded to the stored record. */
export function newResponses(
  { responses = [] }: PlannedRecord,
  stored: StoredRecord | undefined,
  users: UserIds,
): NonNullable<PlannedRecord["responses"]> {
  return responses.filter(({ user }) => {
    const id = users.get(user);
    return id !== undefined && !stored?.respondents.includes(id);
  });
}

/** Compares a record with the stored one of the same id. */
export function differenceOf(
  record: PlannedRecord,
  stored: StoredRecord | undefined,
  users: UserIds = new Map(),
): Difference {
  if (!stored) return "new";
  if (stored.fields !== fingerprint(record.fields)) return "changed fields";
  const isSame =
    stored.metadata === fingerprint(record.metadata) &&
    newResponses(record, stored, users).length === 0 &&
    Object.entries(record.suggestions).every(
      ([question, suggestion]) => stored.suggestions[question] === suggestionFingerprint(suggestion),
    );
  return isSame ? "same" : "changed";
}

/** The part of fields or metadata that counts: a null is the same as no value. */
export function fingerprint(values: Record<string, unknown> | null): string {
  return hashOf(
    canonical(Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== null))),
  );
}

/** The part of a suggestion that counts. */
export function suggestionFingerprint({
  value,
  score,
  agent,
}: {
  value: unknown;
  score?: unknown;
  agent?: string | null;
}): string {
  return hashOf(canonical([value, score ?? null, agent ?? null]));
}
