import { ownValue } from "@glossa/question-types/schema";
import type { PlannedRecord } from "./dataset-plan";
import { canonical, hashOf } from "./row-id";

/** What is known of a stored record, with little memory: hashes of what may be long, because only differences matter. */
export interface StoredRecord {
  /** The id on the server. */
  id: string;
  /** The hash of each field by its name. */
  fields: Record<string, string>;
  metadata: Record<string, unknown>;
  /** Each suggestion by the name of its question: a hash without its agent. */
  suggestions: Record<string, SuggestionSummary>;
  /** The ids of the users who have responded. */
  respondents: readonly string[];
}

/** What a suggestion says, as a hash, and who says it. */
export interface SuggestionSummary {
  content: string;
  agent: string | null;
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

/** Compares a record with the stored one of the same id, which keeps fields and metadata that the file does not have. */
export function differenceOf(
  record: PlannedRecord,
  stored: StoredRecord | undefined,
  users: UserIds = new Map(),
): Difference {
  if (!stored) return "new";
  const { fields, metadata } = stored;
  if (!filledOf(record.fields).every(([name, value]) => ownValue(fields, name) === fingerprint(value)))
    return "changed fields";
  const isSame =
    filledOf(record.metadata).every(
      ([name, value]) => fingerprint(ownValue(metadata, name)) === fingerprint(value),
    ) &&
    newResponses(record, stored, users).length === 0 &&
    Object.entries(record.suggestions).every(([question, suggestion]) => {
      const { content, agent } = summaryOfSuggestion(suggestion);
      const before = ownValue(stored.suggestions, question);
      // Under another name of the file, the suggestion is the same.
      return before?.content === content && (agent === before.agent || agent === record.fileAgent);
    });
  return isSame ? "same" : "changed";
}

/** Compares a record with a stored one that stays as it is, and only gets the responses of people who have none there. */
export function missingFrom(
  record: PlannedRecord,
  stored: StoredRecord | undefined,
  users: UserIds = new Map(),
): Difference {
  if (!stored) return "new";
  return newResponses(record, stored, users).length === 0 ? "same" : "changed";
}

/** Fields or metadata with a value: a null is the same as none. */
export function filledOf(values: Record<string, unknown> | null): [string, unknown][] {
  return Object.entries(values ?? {}).filter(([, value]) => value !== null);
}

/** The hash of the value of a field or of metadata. */
export function fingerprint(value: unknown): string {
  return hashOf(canonical(value ?? null));
}

/** The part of a suggestion that counts. */
export function summaryOfSuggestion({
  value,
  score,
  agent,
}: {
  value: unknown;
  score?: unknown;
  agent?: string | null;
}): SuggestionSummary {
  return { content: hashOf(canonical([value, score ?? null])), agent: agent ?? null };
}
