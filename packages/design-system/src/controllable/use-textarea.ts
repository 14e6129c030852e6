import { type ChangeEvent, type Ref, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from "react";
import { useBothRefs } from "../native";
import { useControllable } from "./use-controllable";

interface Textarea {
  value: string | undefined;
  defaultValue: string;
  onChange: ((value: string) => void) | undefined;
  ref: Ref<HTMLTextAreaElement> | undefined;
}

const never = () => () => undefined;

/**
 * The text of a `<textarea>`, the props that make the textarea show it, and the ref of `useControllable`. React's own
 * `value` and `defaultValue` also replace the child of the textarea with each letter, which ends the browser's typing step:
 * in Chromium, Ctrl+Z would take back one letter at a time. Without both, React writes an empty child where there is none.
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
  // The page of a server has no effects: there, the text is the child, until the browser has taken over.
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value;
  });
  const attributes = {
    ref: useBothRefs(field, ref),
    ...(isFromServer && { defaultValue: value }),
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => {
      change(event.target.value);
      // If the caller keeps the old value, the field has to show it again.
      renderAgain();
    },
  };
  return [value, attributes, inForm] as const;
}
