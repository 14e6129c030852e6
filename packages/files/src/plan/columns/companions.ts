import type { ColumnProfile } from "./column-profile";

/** The columns with the scores and the agents of suggestions, by question. */
export interface Companions {
  scores: ReadonlyMap<string, string>;
  agents: ReadonlyMap<string, string>;
}

/** What a column of scores is called in the languages of the interface. */
const scoreNames =
  /^(score|confidence|conf|certainty|prob(a|ability)?|konfidenz|wahrscheinlichkeit|confianza|probabilidad)$/i;

/** Finds the columns that belong to a question because of their names: `label_score`, or `score` beside one question. */
export function companionsOf(questions: readonly string[], columns: readonly ColumnProfile[]): Companions {
  const numbers = columns.filter(isScore).map(({ name }) => name);
  const texts = columns.filter(({ kind }) => kind === "text").map(({ name }) => name);
  const predictions = texts.filter(isPrediction);
  return {
    scores: found(questions, numbers, { ending: scoreNames, predictions }),
    agents: found(questions, texts, { ending: /^(agent|model)$/i, predictions }),
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

function found(questions: readonly string[], names: readonly string[], others: Others): Map<string, string> {
  const { ending, predictions } = others;
  const pairs = questions.flatMap((question) => {
    const own = [question, stemOf(question)].flatMap((stem) =>
      names.filter((name) => isOf(name, stem, ending)),
    )[0];
    // What is simply called a score is that of the model, and not of what a person has chosen beside it.
    const isAlone = questions.length === 1 && predictions.every((name) => name === question);
    const only = isAlone ? names.find((name) => ending.test(name)) : undefined;
    const column = own ?? only;
    return column === undefined ? [] : [[question, column] as const];
  });
  return new Map(pairs);
}

interface Others {
  ending: RegExp;
  /** The columns with what a model has predicted. */
  predictions: readonly string[];
}

/** `predicted` of `predicted_label`, beside which the score is `predicted_score`. */
function stemOf(question: string): string {
  return question.replace(/[_.\- ](label|class|category|name|value)$/i, "");
}

// `mood_score` of tables, `mood.suggestion.score` of exports.
function isOf(name: string, question: string, ending: RegExp): boolean {
  const rest = name.startsWith(question) ? name.slice(question.length) : "";
  return /^[_.\- ]/.test(rest) && ending.test(rest.replace(/^[_.\- ]+(suggestion[_.])?/i, ""));
}

/** Whether a column is called a prediction of a model. */
export function isPrediction(name: string): boolean {
  return /^pred(icted|iction)?([_.\- ]|$)|[_.\- ]pred(icted|iction)?$/i.test(name.trim());
}
