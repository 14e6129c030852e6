import type { ReactNode } from "react";
import type { NativeProps } from "../native";
import { skipLink } from "./SkipLink.css";

export interface SkipLinkProps extends NativeProps<"a", "href"> {
  /** The id of the element to jump to; it should be focusable (`tabIndex={-1}`). */
  targetId: string;
  children: ReactNode;
}

/** The first stop of the Tab key: jumps over what repeats on every page; visible only with the focus on it. */
export function SkipLink({ targetId, children, ...native }: SkipLinkProps) {
  return (
    <a {...native} className={skipLink} href={`#${targetId}`}>
      {children}
    </a>
  );
}
