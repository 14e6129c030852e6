import { interpretDigitAmong } from "@glossa/design-system";
import type { QuestionSettings } from "../schemas";
import type { KeyResult, QuestionKeyPress } from "./definition";

/** A value and whether it is an unchanged suggestion. */
interface Before<Value> {
  value: Value | undefined;
  isPencil: boolean;
}

/**
 * Chooses by number. The first digit takes effect at once; a further one in time starts again from the value
 * before the first, so that 1 and then 2 is twelve and not one. Digits are remembered only while a longer
 * number is possible.
 */
export function chooseByDigit<Value>(
  press: Omit<QuestionKeyPress<QuestionSettings, Value>, "settings">,
  numbers: readonly number[],
  choose: (chosen: number, before: Before<Value>) => Value | undefined,
): KeyResult<Value> | undefined {
  const { value, isPencil, digits } = press;
  const typed = interpretDigitAmong(press.key, digits, press.now, numbers);
  if (!typed) return undefined;
  const { number, isLonger, pending } = typed;
  const before =
    isLonger && digits ? { value: digits.before, isPencil: digits.wasPencil } : { value, isPencil };
  return {
    value: number === undefined ? before.value : choose(number, before),
    isLonger,
    isNumber: number !== undefined,
    digits: pending && { ...pending, before: before.value, wasPencil: before.isPencil },
  };
}
