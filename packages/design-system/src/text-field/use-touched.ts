import { useState } from "react";

/** Whether a field has been focused and left; errors are only shown afterwards. */
export function useTouched() {
  const [isTouched, setIsTouched] = useState(false);
  return { isTouched, onBlur: () => setIsTouched(true), touch: () => setIsTouched(true) };
}
