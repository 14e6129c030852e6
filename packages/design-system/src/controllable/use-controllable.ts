import { type RefCallback, useCallback, useState } from "react";
import { useLatest } from "../latest";

interface Controllable<Value> {
  /**
   * Whether the caller passes the value. For components in which `undefined` is a value, "nothing selected".
   *
   * @default whether the value is defined
   */
  isControlled?: boolean;
  value: Value | undefined;
  /** The value at first and after a reset of the form; for a component that keeps its value itself. */
  defaultValue: Value;
  onChange: ((value: Value) => void) | undefined;
  /** Called when the form is reset. */
  onReset?: (() => void) | undefined;
}

/**
 * The value of a component that keeps it itself unless the caller does. The ref belongs to any element of the component:
 * by it the component finds out that its form is reset.
 */
export function useControllable<Value>({
  value,
  isControlled = value !== undefined,
  defaultValue,
  onChange,
  onReset,
}: Controllable<Value>): readonly [Value, (value: Value) => void, RefCallback<Element>] {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: Value) => {
    if (!isControlled) setOwn(() => next);
    onChange?.(next);
  };
  const reset = useLatest(() => {
    setOwn(() => defaultValue);
    onReset?.();
  });
  const inForm = useCallback((element: Element | null) => {
    if (!element) return;
    const listen = (event: Event) => {
      const isOurs = event.target instanceof Element && event.target.contains(element);
      if (isOurs && !event.defaultPrevented) reset();
    };
    const page = element.ownerDocument;
    page.addEventListener("reset", listen);
    return () => page.removeEventListener("reset", listen);
  }, []);
  return [isControlled ? (value as Value) : own, change, inForm];
}
