import type { ReactNode } from "react";
import * as styles from "./UserSettings.css";

interface SettingsRowProps {
  term: string;
  children: ReactNode;
  /** A remark in the margin. */
  about?: string;
  /** The setting has several lines: its name stands at the first one. */
  isList?: boolean;
}

/** A setting with its name before it, and a remark in the margin. */
export function SettingsRow({ term, children, about, isList }: SettingsRowProps) {
  return (
    <div className={styles.row} data-list={isList || undefined}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
      {about && <dd className={styles.about}>{about}</dd>}
    </div>
  );
}
