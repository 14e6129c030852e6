import type { AuditEntry } from "@glossa/contract";

/** Where the details have a name, the id is only in the file. */
const named: Partial<Record<string, string>> = {
  user_id: "username",
  user_ids: "usernames",
  dataset_id: "dataset",
};

/**
 * The details of an entry as text: names of settings, numbers and ids, as the API has them, without ids that have a name.
 *
 * @example
 * detailsText({ changed: ["role", "last_name"], records: 3 }); // "changed: role, last_name · records: 3"
 */
export function detailsText(details: AuditEntry["details"]): string {
  const hasName = (id: string) => (named[id] ?? "") in details;
  return Object.entries(details)
    .filter(([name, value]) => value !== null && value !== undefined && !hasName(name))
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(", ") : textOf(value)}`)
    .join(" · ");
}

function textOf(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
