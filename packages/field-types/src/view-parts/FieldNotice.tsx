import type { ReactNode } from "react";
import { notice } from "./FieldNotice.css";

/** A line in place of a field that has nothing to show. */
export function FieldNotice({ children }: { children: ReactNode }) {
  return <p className={notice}>{children}</p>;
}
