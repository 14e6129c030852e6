import type { ReactNode } from "react";
import type { NativeProps } from "../native";
import { kbd } from "./Kbd.css";

export interface KbdProps extends NativeProps<"kbd"> {
  /** What is printed on the key, or an icon of it. */
  children: ReactNode;
  /** True where keys are what the text is about, not a hint beside a button: then it is spoken, and stays on touch. */
  isText?: boolean;
}

/** The key that does the same; a quiet hint that is hidden from screen readers and on touch. */
export function Kbd({ children, isText = false, ...native }: KbdProps) {
  return (
    <kbd {...native} className={kbd} data-hint={!isText || undefined} aria-hidden={!isText || undefined}>
      {children}
    </kbd>
  );
}
