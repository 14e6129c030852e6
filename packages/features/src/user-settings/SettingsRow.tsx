import type { ReactNode } from "react";
import * as styles from "./UserSettings.css";

interface SettingsRowProps {
  term: string;
  children: ReactNode;
  /** A remark in the margin. */
  about?: string;
}

/** A setting with its name before it, and a remark in the margin. */
export function SettingsRow({ term, children, about }: SettingsRowProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
      {about && <dd className={styles.about}>{about}</dd>}
    </div>
  );
}
