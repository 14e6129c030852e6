import { fittingValue, type Value, valueKey } from "@glossa/question-types/schema";
import { useRef, useState } from "react";
import type { ValueOnScreen } from "../view-model";

interface Replaced {
  /** The user's own answer. */
  before: Value;
  /** The answer of others that has replaced it. */
  used: Value;
}

/**
 * Keeps the user's own answer to a question when an answer of others replaces it, so that it can be restored. Fields for
 * texts have no undo for that.
 *
 * @param type of the question
 * @param own the user's own answer; suggestions that nobody has touched are not kept
 * @param onUse called with the new answer
 */
export function useReplacedAnswer(
  type: string,
  own: ValueOnScreen | undefined,
  onUse: (value: Value) => void,
) {
  const [replaced, setReplaced] = useState<Replaced>();
  /** The button of the answer that was used last. */
  const button = useRef<HTMLElement>(null);
  // A stored answer may not fit the question.
  const current = own && fittingValue(type, own.value);
  const isOwn = (value: Value) => current !== undefined && valueKey(type, current) === valueKey(type, value);
  const use = (used: Value, pressed: HTMLElement) => {
    button.current = pressed;
    // Whoever looks at one answer after another gets back to their own.
    if (replaced && isOwn(replaced.used)) setReplaced({ ...replaced, used });
    else if (current !== undefined && !own?.isPencil && !isBlank(current) && !isOwn(used))
      setReplaced({ before: current, used });
    onUse(used);
  };
  const restore = ({ before, used }: Replaced) => {
    // Changes that were made meanwhile are not lost either.
    setReplaced(current !== undefined && !isOwn(used) ? { before: current, used: before } : undefined);
    onUse(before);
    // The pressed button may disappear.
    button.current?.focus();
  };
  const canRestore = replaced !== undefined && !isOwn(replaced.before);
  return { use, onRestore: canRestore ? () => restore(replaced) : undefined };
}

function isBlank(value: Value): boolean {
  return typeof value === "string" ? value.trim() === "" : Array.isArray(value) && value.length === 0;
}
