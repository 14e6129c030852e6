import { useState } from "react";

/** Keeps a value for a story of a controlled primitive, and tells the story's spy about every change. */
export function useControlled<Value>(initial: Value, onChange: (value: Value) => void) {
  const [value, setValue] = useState(initial);
  const change = (next: Value) => {
    setValue(next);
    onChange(next);
  };
  return [value, change] as const;
}
