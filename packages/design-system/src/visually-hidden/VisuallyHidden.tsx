import type { ReactNode } from "react";
import { type NativeProps, rootProps } from "../native";
import { visuallyHidden } from "./VisuallyHidden.css";

/**
 * Text for screen readers only, where the screen shows another cue.
 *
 * @example
 * <VisuallyHidden>Loading workspaces</VisuallyHidden>
 */
export function VisuallyHidden({ children, ...native }: NativeProps<"span"> & { children: ReactNode }) {
  return <span {...rootProps(native, visuallyHidden)}>{children}</span>;
}
