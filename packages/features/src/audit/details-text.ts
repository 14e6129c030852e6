import type { AuditEntry } from "@glossa/contract";

/** Where the details have a name, the id is only in the file. */
const named: Partial<Record<string, string>> = {
  user_id: "username",
  user_ids: "usernames",
  dataset_id: "dataset",
};

/** The details that have words; others are named as the API names them. */
const worded = [
  ...([
    "network",
    "program",
    "system",
    "format",
    "responses",
    "records",
    "changed",
    "dataset",
    "workspace",
  ] as const),
  ...(["username", "usernames", "repository", "subset", "split", "private", "reason"] as const),
  ...(["role_before", "role", "with", "on_server", "previous_name", "without_names"] as const),
];

/** A detail that has words. */
export type WordedDetail = (typeof worded)[number];

/** Why a sign-in failed; other reasons are shown as the server names them. */
const reasons = ["wrong_password", "wrong_passkey", "wrong_code", "switched_off"] as const;

/** A reason that has words. */
export type WordedReason = (typeof reasons)[number];

/** What a user signed in with, unless it was the password, alone or with a code of the app. */
const ways = ["passkey", "recovery_code"] as const;

/** A way to sign in that has words. */
export type WordedWay = (typeof ways)[number];

/** Whose answers were downloaded; logged records have their number instead. */
const authors = ["all", "mine", "majority"] as const;

/** Whose answers were downloaded. */
export type WordedAuthors = (typeof authors)[number];

const roles = ["owner", "admin", "annotator"] as const;

/** A role before or after a change. */
export type WordedRole = (typeof roles)[number];

/** The words of the current language. */
export interface DetailWords {
  wordOf: (name: WordedDetail) => string;
  reasonOf: (reason: WordedReason) => string;
  wayOf: (way: WordedWay) => string;
  authorsOf: (authors: WordedAuthors) => string;
  roleOf: (role: WordedRole) => string;
  yesOrNo: (is: boolean) => string;
}

/** A detail in words. Its value may be a name, which is written in a direction of its own. */
export interface ToldDetail {
  name: string;
  value: string;
}

/**
 * The details of an entry in words, without ids that have a name. Settings that were changed are named as the API names
 * them, as in programs that change them.
 *
 * @param details of the entry
 * @param words for the names of details, and for those of their values that are words of the API
 * @example
 * declare const others: Omit<DetailWords, "wordOf">;
 * const words = { wordOf: () => "Changed", ...others };
 * toldDetails({ changed: ["role", "last_name"] }, words); // [{ name: "Changed", value: "role, last_name" }]
 */
export function toldDetails(details: AuditEntry["details"], words: DetailWords): ToldDetail[] {
  const hasName = (id: string) => (named[id] ?? "") in details;
  return Object.entries(details)
    .filter(([name, value]) => value !== null && value !== undefined && !hasName(name))
    .map(([name, value]) => {
      const word = worded.find((one) => one === name);
      return { name: word ? words.wordOf(word) : name, value: valueText(name, value, words) };
    });
}

function valueText(name: string, value: unknown, words: DetailWords): string {
  const { reasonOf, wayOf, authorsOf, roleOf, yesOrNo } = words;
  const role = ["role_before", "role"].includes(name) && roles.find((one) => one === value);
  if (role) return roleOf(role);
  const reason = name === "reason" && reasons.find((one) => one === value);
  if (reason) return reasonOf(reason);
  const way = name === "with" && ways.find((one) => one === value);
  if (way) return wayOf(way);
  const author = name === "responses" && authors.find((one) => one === value);
  if (author) return authorsOf(author);
  return typeof value === "boolean" ? yesOrNo(value) : textOf(value);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
