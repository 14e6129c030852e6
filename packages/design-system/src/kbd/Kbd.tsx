import type { ReactNode } from "react";
import type { NativeProps } from "../native";
import { arrow, kbd } from "./Kbd.css";

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
      {typeof children === "string" ? printed(children) : children}
    </kbd>
  );
}

const arrows = /([←→↑↓])/;

/** Arrows are drawn larger: in the type size of keys they are specks. */
function printed(text: string): ReactNode {
  return text.split(arrows).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other names
      <span key={index} className={arrow}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
