import { CircleAlert, Icon } from "@glossa/design-system";
import type { ReactNode } from "react";
import * as styles from "./SignInScreen.css";

/** Why the last attempt failed. */
export function Failure({ children }: { children: ReactNode }) {
  return (
    <p className={styles.error} role="alert">
      <Icon picture={CircleAlert} />
      {children}
    </p>
  );
}
