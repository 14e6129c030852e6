import type { ReactNode } from "react";
import { notice } from "./FieldNotice.css";

/** A line where a field has nothing to show. */
export function FieldNotice({ children }: { children: ReactNode }) {
  return <p className={notice}>{children}</p>;
}
