import { CircleAlert, Icon } from "@glossa/design-system";
import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./SignInScreen.css";

/** Marks a field whose value was refused. Other failures are not about the fields: the alert alone says them. */
export function markOf(isRefused: boolean, failureId: string) {
  return isRefused ? { "aria-invalid": true, "aria-describedby": failureId } : {};
}

/** Why the last attempt failed; refused fields refer to it by its id. In a low window it is scrolled into view. */
export function Failure({ id, children }: { id: string; children: ReactNode }) {
  const shown = useRef<HTMLParagraphElement>(null);
  // Unit tests with jsdom cannot scroll.
  useEffect(() => shown.current?.scrollIntoView?.({ block: "nearest" }), []);
  return (
    <p ref={shown} id={id} className={styles.error} role="alert">
      <Icon picture={CircleAlert} />
      {children}
    </p>
  );
}
