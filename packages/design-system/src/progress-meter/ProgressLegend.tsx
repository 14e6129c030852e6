import { type NativeProps, rootProps } from "../native";
import { Status, type StatusName } from "../status";
import * as styles from "./ProgressLegend.css";

export interface ProgressLegendProps extends NativeProps<"dl"> {
  /** One line per status, in the order of display; count and share are formatted: "1,208", "41%". */
  rows: readonly { status: StatusName; label: string; count: string; share: string }[];
}

/**
 * The numbers behind a meter, one line per status.
 *
 * @example
 * <ProgressLegend rows={[{ status: "draft", label: "Draft", count: "4", share: "10%" }]} />
 */
export function ProgressLegend({ rows, ...native }: ProgressLegendProps) {
  return (
    <dl {...rootProps(native, styles.legend)}>
      {rows.map(({ status, label, count, share }) => (
        <div key={status} className={styles.row}>
          <dt>
            <Status status={status} label={label} />
          </dt>
          <dd className={styles.count}>{count}</dd>
          <dd className={styles.share}>{share}</dd>
        </div>
      ))}
    </dl>
  );
}
