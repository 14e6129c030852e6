import type { SettingsOf } from "../schemas";
import type { KeyResult, QuestionKeyPress } from "../view-parts/definition";
import { chooseByDigit } from "../view-parts/digits";

/** The value after a rating was pressed: the chosen one is removed, one in pencil is confirmed. */
export function chooseRating(
  value: number | undefined,
  isPencil: boolean,
  rating: number,
): number | undefined {
  return value === rating && !isPencil ? undefined : rating;
}

/** Digits choose the value itself and never take it out; Delete does. */
export function onRatingKey(
  press: QuestionKeyPress<SettingsOf<"rating">, number>,
): KeyResult<number> | undefined {
  if (press.key === "Delete") return { value: undefined, digits: undefined };
  const values = press.settings.options.map((option) => option.value);
  return chooseByDigit<number>(press, values, (value) => value);
}
