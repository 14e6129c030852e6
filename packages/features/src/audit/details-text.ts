import type { AuditEntry } from "@glossa/contract";

/** Where the details have a name, the id is only in the file. */
const named: Partial<Record<string, string>> = {
  user_id: "username",
  user_ids: "usernames",
  dataset_id: "dataset",
};

/** The details that have words; others are named as the API names them. */
const worded = [
  ...(["network", "program", "system", "format", "responses", "records", "changed", "dataset"] as const),
  ...(["username", "usernames", "repository", "subset", "split", "private", "reason"] as const),
];

/** A detail that has words. */
export type WordedDetail = (typeof worded)[number];

/** Why a sign-in failed; other reasons are shown as the server names them. */
const reasons = ["wrong_password", "wrong_passkey", "switched_off"] as const;

/** A reason that has words. */
export type WordedReason = (typeof reasons)[number];

/** The words of the current language. */
export interface DetailWords {
  wordOf: (name: WordedDetail) => string;
  reasonOf: (reason: WordedReason) => string;
}

/**
 * The details of an entry as text, without ids that have a name. Settings that were changed are named as the API names
 * them, as in programs that change them.
 *
 * @param details of the entry
 * @param words for a detail, and for a reason
 * @example
 * const words = { wordOf: () => "Changed", reasonOf: () => "wrong password" };
 * detailsText({ changed: ["role", "last_name"], key: 3 }, words); // "Changed: role, last_name · key: 3"
 */
export function detailsText(details: AuditEntry["details"], { wordOf, reasonOf }: DetailWords): string {
  const valueText = (name: string, value: unknown) => {
    const reason = name === "reason" && reasons.find((one) => one === value);
    return reason ? reasonOf(reason) : textOf(value);
  };
  const hasName = (id: string) => (named[id] ?? "") in details;
  return Object.entries(details)
    .filter(([name, value]) => value !== null && value !== undefined && !hasName(name))
    .map(([name, value]) => {
      const word = worded.find((one) => one === name);
      return `${word ? wordOf(word) : name}: ${valueText(name, value)}`;
    })
    .join(" · ");
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
