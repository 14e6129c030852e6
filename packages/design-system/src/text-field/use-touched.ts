import { useEffect, useRef, useState } from "react";
import { useLatest } from "../latest";

/**
 * Whether a field has been focused and left; errors are only shown afterwards. If a press of the mouse or a finger takes
 * the focus away, that is after its click.
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
  const touch = () => setIsTouched(true);
  const touchAfterClick = useAfterClick(touch);
  return {
    isTouched,
    onBlur: () => {
      // If the window lost the focus, the field has it again when the user returns.
      if (document.hasFocus()) touchAfterClick();
    },
    touch,
  };
}

// A widget that opens when it is pressed can prevent the events of the mouse, and fingers have them only after the tap.
const presses = ["pointerdown", "mousedown"];
const releases = ["pointerup", "mouseup", "pointercancel", "dragend"];

/**
 * Calls `act` at once, or while a button or a finger is down, after its click: an error line that appeared before would
 * move what is pressed, and the click would be lost.
 */
function useAfterClick(act: () => void): () => void {
  const press = useRef({ isDown: false, isAwaited: false });
  const latest = useLatest(act);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    let afterClick: ReturnType<typeof setTimeout> | undefined;
    const onPress = () => {
      press.current.isDown = true;
    };
    const onRelease = () => {
      const { isAwaited } = press.current;
      press.current = { isDown: false, isAwaited: false };
      // The click event is part of the same task.
      if (isAwaited) afterClick = setTimeout(latest);
    };
    for (const type of presses) document.addEventListener(type, onPress, options);
    for (const type of releases) document.addEventListener(type, onRelease, options);
    return () => {
      listeners.abort();
      clearTimeout(afterClick);
    };
  }, []);
  return () => {
    if (press.current.isDown) press.current.isAwaited = true;
    else act();
  };
}
