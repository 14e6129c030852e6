import { type KeyboardEvent, useRef } from "react";
import { interpretDigitAmong, type TypedDigits } from "../digits";
import { useSingleKeys } from "../kbd";
import { nextStop } from "../roving/next-stop";
import { useDirection } from "../text-direction";

interface RulerKeys {
  values: readonly number[];
  /** The place of the focus. */
  at: number;
  focusItem: (index: number) => void;
  /** Called with the number that is chosen by an arrow key or by digits. */
  choose: (value: number) => void;
}

/** The keys of radio buttons in a row: arrows move and choose, in the direction of the page; digits choose, unless they are off. */
export function useRulerKeys({ values, at, focusItem, choose }: RulerKeys) {
  const direction = useDirection();
  const hasSingleKeys = useSingleKeys();
  const typed = useRef<TypedDigits>(undefined);

  const byDigit = (event: KeyboardEvent) => {
    const result = interpretDigitAmong(event.key, typed.current, event.timeStamp, values);
    typed.current = result?.pending;
    if (result?.number !== undefined) choose(result.number);
    return result === undefined ? undefined : values.indexOf(result.number ?? Number.NaN);
  };

  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextStop(event.key, at, values.length, direction);
    if (next !== undefined) choose(values[next] as number);
    const place = next ?? (hasSingleKeys ? byDigit(event) : undefined);
    if (place === undefined) return;
    // Prevents the page from scrolling, and from handling the key, too.
    event.preventDefault();
    event.stopPropagation();
    if (place >= 0) focusItem(place);
  };
}
