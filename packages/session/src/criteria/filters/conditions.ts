import type { NumberRange, ValueCondition } from "@glossa/contract";
import { readAtoms, writeAtoms, writeUnreserved } from "./atoms";

const number = String.raw`-?\d+(?:\.\d+)?(?:e[+-]?\d+)?`;
/** The text of a range: "ge2.le7". The decimal points of its numbers are not separators. */
const range = new RegExp(`^ge(${number})\\.le(${number})$`);
const operator = /^operator\.(and|or)\.values(?:\.(.*))?$/s;
/** The beginning of a condition on the responses of others. */
export const ofOthers = "of.others.";
/** Terms that would be read as something else. */
const reserved = new RegExp(
  `${range.source}|${operator.source}|^of\\.others\\.|^of\\.all\\.(?:dis)?agree$`,
  "s",
);

/** Reads a range; undefined if the text is not one, or if it contains no number. */
export function rangeFrom(text: string): NumberRange | undefined {
  const [ge, le] = range.exec(text)?.slice(1).map(Number) ?? [];
  const isRange =
    ge !== undefined && le !== undefined && Number.isFinite(ge) && Number.isFinite(le) && ge <= le;
  return isRange ? { ge, le } : undefined;
}

/** Writes a range: "ge2.le7". */
export function rangeText({ ge, le }: NumberRange): string {
  return `ge${ge}.le${le}`;
}

/** Reads terms or a range; undefined for a range without numbers. */
export function termsOrRangeFrom(
  text: string,
): { terms: readonly string[] } | { range: NumberRange } | undefined {
  if (!range.test(text)) return { terms: readAtoms(text) };
  const found = rangeFrom(text);
  return found && { range: found };
}

/** Writes terms or a range. Terms that look like a range are escaped. */
export function termsOrRangeText(
  condition: { terms: readonly string[] } | { range: NumberRange },
): string | undefined {
  if ("range" in condition) return rangeText(condition.range);
  return condition.terms.length > 0 ? writeUnreserved(condition.terms, range) : undefined;
}

/** Reads the condition on a value: terms, a range, or values with an operator. */
export function valueConditionFrom(text: string): ValueCondition | undefined {
  return operator.test(text) ? operatorFrom(text) : termsOrRangeFrom(text);
}

/** Reads values with an operator: "operator.and.values.a.b". */
export function operatorFrom(text: string): ValueCondition | undefined {
  const [, name, values] = operator.exec(text) ?? [];
  if (values === undefined) return undefined;
  return { operator: name === "or" ? "or" : "and", values: readAtoms(values) };
}

/** Writes the condition on a value; undefined if it has no values. */
export function valueConditionText(condition: ValueCondition): string | undefined {
  if ("operator" in condition) return operatorText(condition);
  if ("range" in condition) return rangeText(condition.range);
  return condition.terms.length > 0 ? writeUnreserved(condition.terms, reserved) : undefined;
}

/** Writes values with an operator; undefined if there are none. */
export function operatorText(condition: {
  operator: "and" | "or";
  values: readonly string[];
}): string | undefined {
  if (condition.values.length === 0) return undefined;
  return `operator.${condition.operator}.values.${writeAtoms(condition.values)}`;
}
