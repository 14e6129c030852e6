import type { ResponseFilter } from "@glossa/contract";
import { splitName } from "./atoms";
import { ofOthers, valueConditionFrom, valueConditionText } from "./conditions";

const agreement = /^of\.all\.(agree|disagree)$/;

/**
 * Reads a filter on the responses to one question: "need.refund" on the user's own ones, "need.of.others.refund" on those
 * of others, "need.of.all.disagree" on agreement.
 */
export function responseFrom(entry: string): ResponseFilter | undefined {
  const found = splitName(entry);
  if (!found) return undefined;
  const { name, rest } = found;
  const [, agreed] = agreement.exec(rest) ?? [];
  if (agreed) return { name, agreement: agreed === "agree" ? "agree" : "disagree" };
  const isOfOthers = rest.startsWith(ofOthers);
  const condition = valueConditionFrom(isOfOthers ? rest.slice(ofOthers.length) : rest);
  return condition && { name, ...(isOfOthers && { of: "others" }), ...condition };
}

/** Writes a filter on the responses to one question, without its name; undefined if it has no values. */
export function responseText(filter: ResponseFilter): string | undefined {
  if ("agreement" in filter) return `of.all.${filter.agreement}`;
  const text = valueConditionText(filter);
  return filter.of && text !== undefined ? `${ofOthers}${text}` : text;
}

/**
 * Whether a filter concerns the answers of other users, which only some users may know.
 *
 * @param filter on the responses to one question
 * @example
 * isOnOthers({ name: "need", agreement: "disagree" }); // true
 * isOnOthers({ name: "need", terms: ["refund"] }); // false
 */
export function isOnOthers(filter: ResponseFilter): boolean {
  return "agreement" in filter || filter.of === "others";
}
