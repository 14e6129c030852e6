import type { MouseEvent, ReactNode } from "react";
import { type NativeProps, rootProps } from "../native";
import { skipLink } from "./SkipLink.css";

export interface SkipLinkProps extends NativeProps<"a", "href"> {
  /** The id of the element to jump to; it should be focusable (`tabIndex={-1}`). */
  targetId: string;
  /** Where it leads: "Skip to the questions". */
  children: ReactNode;
}

/**
 * The first Tab stop: skips what repeats on every page; visible only when focused.
 *
 * @example
 * <SkipLink targetId="main">Skip to the records</SkipLink>
 */
export function SkipLink({ targetId, children, ...native }: SkipLinkProps) {
  return (
    <a {...rootProps(native, skipLink)} href={`#${targetId}`} onClick={(event) => goTo(targetId, event)}>
      {children}
    </a>
  );
}

/** The browser's own jump would change the address, which belongs to the host's router. */
function goTo(targetId: string, event: MouseEvent): void {
  const target = document.getElementById(targetId);
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
