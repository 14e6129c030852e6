import { CircleAlert, Icon } from "@glossa/design-system";
import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./SignInScreen.css";

/** Why the last attempt failed; the fields refer to it by its id. In a low window it is scrolled into view. */
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
