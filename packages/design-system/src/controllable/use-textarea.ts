import { type ChangeEvent, type Ref, useLayoutEffect, useReducer, useRef, useState } from "react";
import { useBothRefs } from "../native";
import { useControllable } from "./use-controllable";

interface Textarea {
  value: string | undefined;
  defaultValue: string;
  onChange: ((value: string) => void) | undefined;
  ref: Ref<HTMLTextAreaElement> | undefined;
}

/**
 * The text of a `<textarea>`, the props that make the textarea show it, and the ref of `useControllable`. React's own
 * `value` also replaces the child of the textarea with each letter, which ends the browser's typing step: in Chromium,
 * Ctrl+Z would take back one letter at a time.
 */
export function useTextarea({ value: controlled, defaultValue, onChange, ref }: Textarea) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [value, change, inForm] = useControllable({
    value: controlled,
    defaultValue,
    onChange,
    // A reset shows the child of the textarea after this event.
    onReset: () => {
      if (field.current) field.current.defaultValue = controlled ?? defaultValue;
    },
  });
  const [first] = useState(value);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value;
  });
  const attributes = {
    ref: useBothRefs(field, ref),
    defaultValue: first,
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => {
      change(event.target.value);
      // If the caller keeps the old value, the field has to show it again.
      renderAgain();
    },
  };
  return [value, attributes, inForm] as const;
}
