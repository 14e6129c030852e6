import type { ReactNode } from "react";
import { kbd } from "./Kbd.css";

export interface KbdProps {
  /** What is printed on the key, or an icon of it. */
  children: ReactNode;
}

/** The key that does the same; a quiet hint that is hidden from screen readers and on touch. */
export function Kbd({ children }: KbdProps) {
  return (
    <span className={kbd} aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  );
}
