import type { ReactNode } from "react";
import type { NativeProps } from "../native";
import { visuallyHidden } from "./VisuallyHidden.css";

/** Text for people who listen to the page, where the eye has another cue. */
export function VisuallyHidden({ children, ...native }: NativeProps<"span"> & { children: ReactNode }) {
  return (
    <span {...native} className={visuallyHidden}>
      {children}
    </span>
  );
}
