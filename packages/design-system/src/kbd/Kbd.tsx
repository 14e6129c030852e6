import type { ReactNode } from "react";
import type { NativeProps } from "../native";
import { kbd } from "./Kbd.css";

export interface KbdProps extends NativeProps<"kbd"> {
  /** What is printed on the key, or an icon of it. */
  children: ReactNode;
  /** True if the text explains the key: screen readers read it, and it is shown on touch devices. */
  isText?: boolean;
}

/** A key as a hint beside a control, hidden from screen readers and on touch devices. */
export function Kbd({ children, isText = false, ...native }: KbdProps) {
  return (
    <kbd {...native} className={kbd} data-hint={!isText || undefined} aria-hidden={!isText || undefined}>
      {children}
    </kbd>
  );
}
