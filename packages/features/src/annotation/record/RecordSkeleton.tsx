import { Skeleton } from "@glossa/design-system";
import { head } from "./RecordHead.css";
import { record } from "./RecordPane.css";
import * as styles from "./RecordSkeleton.css";

/** The outline of a record: its status, the name of a field, and lines as far apart as those of the text. */
export function RecordSkeleton() {
  return (
    <div className={record} aria-busy="true">
      <div className={head}>
        <Skeleton className={styles.status} width="5rem" height="1rem" />
      </div>
      <div className={styles.field}>
        <Skeleton width="4rem" height="0.75rem" />
        <div className={styles.text}>
          <Skeleton height="1rem" />
          <Skeleton width="94%" height="1rem" />
          <Skeleton height="1rem" />
          <Skeleton width="70%" height="1rem" />
        </div>
      </div>
    </div>
  );
}
