import { digitWait } from "@glossa/design-system";
import type { Digits, KeyPress, KeyResult } from "./definition";

/** Applies a choice by number to the previous value. */
type Choose<Value> = (
  chosen: number,
  before: { value: Value | undefined; isPencil: boolean },
) => Value | undefined;

/**
 * Chooses by number. The first digit takes effect at once; a further one in time starts again from the value
 * before the first, so that 1 and then 2 is twelve and not one. Digits are remembered only while a longer
 * number is possible.
 */
export function chooseByDigit<Value>(
  press: Omit<KeyPress<unknown, Value>, "settings">,
  numbers: readonly number[],
  choose: Choose<Value>,
): KeyResult<Value> | undefined {
  if (!/^\d$/.test(press.key)) return undefined;
  const fresh: Digits<Value> = {
    typed: press.key,
    at: press.now,
    before: press.value,
    wasPencil: press.isPencil,
  };
  const longer = continued(press);
  const digits = [longer, fresh].find((candidate) => candidate && canStart(numbers, candidate.typed));
  if (!digits) return undefined;
  const before = { value: digits.before, isPencil: digits.wasPencil };
  const isNumber = numbers.some((number) => String(number) === digits.typed);
  return {
    value: isNumber ? choose(Number(digits.typed), before) : digits.before,
    digits: canGrow(numbers, digits.typed) ? digits : undefined,
  };
}

function continued<Value>({ key, digits, now }: Pick<KeyPress<unknown, Value>, "key" | "digits" | "now">) {
  if (!digits || now - digits.at > digitWait) return undefined;
  return { ...digits, typed: digits.typed + key, at: now };
}

function canStart(numbers: readonly number[], typed: string): boolean {
  return numbers.some((number) => String(number).startsWith(typed));
}

function canGrow(numbers: readonly number[], typed: string): boolean {
  return numbers.some((number) => String(number).length > typed.length && String(number).startsWith(typed));
}
