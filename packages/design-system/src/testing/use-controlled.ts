import { useState } from "react";

/** Keeps the value of a controlled primitive in a story, and reports each change to the spy of the story. */
export function useControlled<Value>(initial: Value, onChange: ((value: Value) => void) | undefined) {
  const [value, setValue] = useState(initial);
  const change = (next: Value) => {
    setValue(next);
    onChange?.(next);
  };
  return [value, change] as const;
}
