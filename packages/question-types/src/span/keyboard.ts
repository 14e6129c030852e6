import type { SettingsOf, ValueOf } from "../schemas";
import type { KeyResult, QuestionKeyPress } from "../view-parts/definition";
import { chooseByDigit } from "../view-parts/digits";

type Spans = ValueOf<"span">;

/** Digits choose the active label; the value does not change. */
export function onSpanKey(press: QuestionKeyPress<SettingsOf<"span">, Spans>): KeyResult<Spans> | undefined {
  const { options } = press.settings;
  const numbers = options.map((_, index) => index + 1);
  const digits = press.digits && { ...press.digits, before: undefined };
  const choice = chooseByDigit<string>(
    { key: press.key, now: press.now, value: undefined, isPencil: false, digits },
    numbers,
    (number) => options[number - 1]?.value,
  );
  if (choice?.value === undefined) return undefined;
  return {
    value: press.value,
    digits: choice.digits && { ...choice.digits, before: undefined },
    activeLabel: choice.value,
  };
}
