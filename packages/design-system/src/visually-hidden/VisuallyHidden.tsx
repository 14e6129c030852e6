import type { ReactNode } from "react";
import { visuallyHidden } from "./VisuallyHidden.css";

/** Text for people who listen to the page, where the eye has another cue. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}
