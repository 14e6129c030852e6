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
  ...(["username", "usernames", "repository", "subset", "split", "private"] as const),
];

/** A detail that has words. */
export type WordedDetail = (typeof worded)[number];

/**
 * The details of an entry as text, without ids that have a name. Settings that were changed are named as the API names
 * them, as in programs that change them.
 *
 * @param details of the entry
 * @param wordOf returns the words for a detail
 * @example
 * detailsText({ changed: ["role", "last_name"], key: 3 }, () => "Changed"); // "Changed: role, last_name · key: 3"
 */
export function detailsText(details: AuditEntry["details"], wordOf: (name: WordedDetail) => string): string {
  const hasName = (id: string) => (named[id] ?? "") in details;
  return Object.entries(details)
    .filter(([name, value]) => value !== null && value !== undefined && !hasName(name))
    .map(([name, value]) => {
      const word = worded.find((one) => one === name);
      return `${word ? wordOf(word) : name}: ${Array.isArray(value) ? value.join(", ") : textOf(value)}`;
    })
    .join(" · ");
}

function textOf(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
