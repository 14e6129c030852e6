import { useState } from "react";
import { Eye, EyeOff } from "../icon";
import { IconButton } from "../icon-button";

/** The two names of the button that shows a password. */
export interface RevealLabels {
  show: string;
  hide: string;
}

/** Whether a password is readable right now. */
export function useReveal() {
  const [isShown, setIsShown] = useState(false);
  return { isShown, toggle: () => setIsShown((shown) => !shown) };
}

interface RevealButtonProps extends ReturnType<typeof useReveal> {
  labels: RevealLabels;
}

/** Shows and hides what is typed into a password field. */
export function RevealButton({ labels, isShown, toggle }: RevealButtonProps) {
  // The name says what a press does, so there is no pressed state that would say it a second time.
  return (
    <IconButton
      picture={isShown ? EyeOff : Eye}
      label={isShown ? labels.hide : labels.show}
      onClick={toggle}
    />
  );
}
