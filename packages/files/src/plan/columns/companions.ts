import type { ColumnProfile } from "./column-profile";

/** The columns with the scores and the agents of suggestions, by question. */
export interface Companions {
  scores: ReadonlyMap<string, string>;
  agents: ReadonlyMap<string, string>;
}

/** Finds the columns that belong to a question because of their names: `label_score`, or `score` beside one question. */
export function companionsOf(questions: readonly string[], columns: readonly ColumnProfile[]): Companions {
  const numbers = columns.filter(isScore).map(({ name }) => name);
  const texts = columns.filter(({ kind }) => kind === "text").map(({ name }) => name);
  return {
    scores: found(questions, numbers, /^(score|confidence|probability)$/i),
    agents: found(questions, texts, /^(agent|model)$/i),
  };
}

function isScore({ kind, range, distinct }: ColumnProfile): boolean {
  if (kind === "list") return [...(distinct ?? [])].every((value) => isShare(Number(value)));
  return (
    (kind === "float" || kind === "integer") &&
    range !== undefined &&
    isShare(range.min) &&
    isShare(range.max)
  );
}

function isShare(number: number): boolean {
  return number >= 0 && number <= 1;
}

function found(questions: readonly string[], names: readonly string[], ending: RegExp): Map<string, string> {
  const pairs = questions.flatMap((question) => {
    const own = names.find((name) => isOf(name, question, ending));
    const only = questions.length === 1 ? names.find((name) => ending.test(name)) : undefined;
    const column = own ?? only;
    return column === undefined ? [] : [[question, column] as const];
  });
  return new Map(pairs);
}

// `mood_score` of tables, `mood.suggestion.score` of exports.
function isOf(name: string, question: string, ending: RegExp): boolean {
  const rest = name.startsWith(question) ? name.slice(question.length) : "";
  return /^[_.\- ]/.test(rest) && ending.test(rest.replace(/^[_.\- ]+(suggestion[_.])?/i, ""));
}
