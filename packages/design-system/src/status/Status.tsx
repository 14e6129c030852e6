import { CheckCheck, Icon } from "../icon";
import { type NativeProps, rootProps } from "../native";
import { VisuallyHidden } from "../visually-hidden";
import * as styles from "./Status.css";
import { StatusGlyph, type StatusName } from "./StatusGlyph";

export interface StatusProps extends NativeProps<"span"> {
  /** The status, which determines the glyph. */
  status: StatusName;
  /** The name of the status. */
  label: string;
  /**
   * Hides the word visually, inside a table that has a header.
   *
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /** The word "Completed", where others have completed the record. */
  completedLabel?: string | undefined;
}

/**
 * The status of a record: always a glyph and a word, never colour alone.
 *
 * @example
 * <Status status="draft" label="Draft" />
 */
export function Status({ status, label, isLabelHidden = false, completedLabel, ...native }: StatusProps) {
  return (
    <span {...rootProps(native, styles.row)}>
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
