import { useState } from "react";

/**
 * Whether a field has been focused and left; errors are only shown afterwards.
 *
 * @example
 * function Name() {
 *   const [name, setName] = useState("");
 *   const { isTouched, onBlur } = useTouched();
 *   const error = isTouched && name === "" ? "Enter a name." : undefined;
 *   return <TextField label="Name" value={name} onChange={setName} onBlur={onBlur} error={error} />;
 * }
 */
export function useTouched() {
  const [isTouched, setIsTouched] = useState(false);
  return {
    isTouched,
    onBlur: () => {
      // If the window lost the focus, the field has it again when the user returns.
      if (document.hasFocus()) setIsTouched(true);
    },
    touch: () => setIsTouched(true),
  };
}
