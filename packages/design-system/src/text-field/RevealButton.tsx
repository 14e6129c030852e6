import { useState } from "react";
import { Eye, EyeOff } from "../icon";
import { IconButton } from "../icon-button";

/** The names of the button that shows or hides a password. */
export interface RevealLabels {
  show: string;
  hide: string;
}

/** Whether the password is visible. */
export function useReveal() {
  const [isShown, setIsShown] = useState(false);
  return { isShown, toggle: () => setIsShown((shown) => !shown) };
}

interface RevealButtonProps extends ReturnType<typeof useReveal> {
  labels: RevealLabels;
}

/** Shows and hides the text of a password field. */
export function RevealButton({ labels, isShown, toggle }: RevealButtonProps) {
  // The name changes with the state, so a pressed state would be announced twice.
  return (
    <IconButton
      picture={isShown ? EyeOff : Eye}
      label={isShown ? labels.hide : labels.show}
      onClick={toggle}
    />
  );
}
