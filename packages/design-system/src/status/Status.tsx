import { CheckCheck, Icon } from "../icon";
import type { NativeProps } from "../native";
import { VisuallyHidden } from "../visually-hidden";
import * as styles from "./Status.css";
import { StatusGlyph, type StatusName } from "./StatusGlyph";

export interface StatusProps extends NativeProps<"span"> {
  status: StatusName;
  /** The word for it. */
  label: string;
  /** Hides the word from the eye, inside a table that has a header. */
  isLabelHidden?: boolean;
  /** The word "Completed", where others have completed the record. */
  completedLabel?: string | undefined;
}

/** Where a record stands: always a glyph and a word, never colour alone. */
export function Status({ status, label, isLabelHidden = false, completedLabel, ...native }: StatusProps) {
  return (
    <span {...native} className={styles.row}>
      <span className={styles.status} data-status={status}>
        <StatusGlyph status={status} />
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </span>
      {completedLabel && (
        <span className={styles.status} data-status="submitted">
          <Icon picture={CheckCheck} />
          {completedLabel}
        </span>
      )}
    </span>
  );
}
