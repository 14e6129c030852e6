import type { RespondentFilter, ResponseFilter } from "@glossa/contract";
import { readAtoms, splitName, writeAtom, writeAtoms } from "./atoms";
import { ofOthers, valueConditionFrom, valueConditionText } from "./conditions";

const agreement = /^of\.all\.(agree|disagree)(?:\.(.+))?$/;
// Begins as the entry of no question does: each of them has a name.
const users = ".user.";

/**
 * Reads a filter on the responses to one question: "need.refund" on the user's own ones, "need.of.others.refund" on those
 * of others, "need.of.all.disagree" on agreement, of some users with their names behind it. ".user.ana.ben" is a filter on who has submitted a response.
 */
export function responseFrom(entry: string): ResponseFilter | undefined {
  if (entry.startsWith(users)) {
    const names = readAtoms(entry.slice(users.length)).filter(Boolean);
    return names.length > 0 ? { users: names } : undefined;
  }
  const found = splitName(entry);
  if (!found) return undefined;
  const { name, rest } = found;
  const [, agreed, among] = agreement.exec(rest) ?? [];
  if (agreed) return { name, agreement: agreed === "agree" ? "agree" : "disagree", ...amongFrom(among) };
  const isOfOthers = rest.startsWith(ofOthers);
  const condition = valueConditionFrom(isOfOthers ? rest.slice(ofOthers.length) : rest);
  return condition && { name, ...(isOfOthers && { of: "others" }), ...condition };
}

/** The names of the users whose responses are compared, if there are any. */
function amongFrom(atoms: string | undefined): { among?: readonly string[] } {
  const among = atoms === undefined ? [] : readAtoms(atoms).filter(Boolean);
  return among.length > 0 ? { among } : {};
}

/** Writes a filter on responses; undefined if it has no values. */
export function responseText(filter: ResponseFilter): string | undefined {
  if ("users" in filter) return filter.users.length > 0 ? `${users}${writeAtoms(filter.users)}` : undefined;
  const condition = conditionText(filter);
  return condition === undefined ? undefined : `${writeAtom(filter.name)}.${condition}`;
}

function conditionText(filter: Exclude<ResponseFilter, RespondentFilter>): string | undefined {
  if ("agreement" in filter)
    return ["of.all", filter.agreement, ...(filter.among ?? []).map(writeAtom)].join(".");
  const text = valueConditionText(filter);
  return filter.of && text !== undefined ? `${ofOthers}${text}` : text;
}

/**
 * Whether a filter concerns the answers of other users, which only some users may know.
 *
 * @param filter on responses
 * @example
 * isOnOthers({ name: "need", agreement: "disagree" }); // true
 * isOnOthers({ name: "need", terms: ["refund"] }); // false
 */
export function isOnOthers(filter: ResponseFilter): boolean {
  return "users" in filter || "agreement" in filter || filter.of === "others";
}
