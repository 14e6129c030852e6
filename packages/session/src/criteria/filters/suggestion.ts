import type { SuggestionFilter, ValueCondition } from "@glossa/contract";
import { readAtoms, splitName, writeAtom, writeAtoms } from "./atoms";
import { operatorFrom, operatorText, rangeFrom, rangeText } from "./conditions";

type SuggestionCondition = Omit<SuggestionFilter, "name">;

/** Reads the rest of an entry: a value, a score or agents. */
function entryFrom(text: string): SuggestionCondition | undefined {
  const found = splitName(text);
  switch (found?.name) {
    case "score": {
      const score = rangeFrom(found.rest);
      return score && score.ge >= 0 && score.le <= 1 ? { score } : undefined;
    }
    case "agent":
      return { agents: readAtoms(found.rest) };
    case "value": {
      const value = valueFrom(found.rest);
      return value && { value };
    }
    default:
      return undefined;
  }
}

function valueFrom(text: string): ValueCondition | undefined {
  if (text.startsWith("values.")) return { terms: readAtoms(text.slice("values.".length)) };
  const range = rangeFrom(text);
  return range ? { range } : operatorFrom(text);
}

function valueText(value: ValueCondition): string | undefined {
  if ("range" in value) return rangeText(value.range);
  if ("operator" in value) return operatorText(value);
  return value.terms.length > 0 ? `values.${writeAtoms(value.terms)}` : undefined;
}

/** Reads the filters on suggestions. The entries of one question make one filter. */
export function suggestionsFrom(entries: readonly string[]): SuggestionFilter[] {
  const filters = new Map<string, SuggestionFilter>();
  for (const entry of entries) {
    const found = splitName(entry);
    const read = found && entryFrom(found.rest);
    if (read) filters.set(found.name, { ...filters.get(found.name), name: found.name, ...read });
  }
  return [...filters.values()];
}

/** Writes a filter on suggestions: one entry for each of value, score and agent. */
export function suggestionEntries({ name, value, score, agents }: SuggestionFilter): string[] {
  const written = value && valueText(value);
  return [
    ...(written === undefined ? [] : [`value.${written}`]),
    ...(score ? [`score.${rangeText(score)}`] : []),
    ...(agents && agents.length > 0 ? [`agent.${writeAtoms(agents)}`] : []),
  ].map((rest) => `${writeAtom(name)}.${rest}`);
}
