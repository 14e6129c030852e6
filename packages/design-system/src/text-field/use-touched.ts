import { useState } from "react";

/** Whether a field has been entered and left, which is when its mistakes may be shown. */
export function useTouched() {
  const [isTouched, setIsTouched] = useState(false);
  return { isTouched, onBlur: () => setIsTouched(true), touch: () => setIsTouched(true) };
}
