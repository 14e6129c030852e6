import type { ReactNode } from "react";
import { type NativeProps, rootProps } from "../native";
import { visuallyHidden } from "./VisuallyHidden.css";

export interface VisuallyHiddenProps extends NativeProps<"span"> {
  /** The text that is read out. */
  children: ReactNode;
}

/**
 * Text for screen readers only, where the screen shows another cue.
 *
 * @example
 * <VisuallyHidden>Loading workspaces</VisuallyHidden>
 */
export function VisuallyHidden({ children, ...native }: VisuallyHiddenProps) {
  return <span {...rootProps(native, visuallyHidden)}>{children}</span>;
}
