import { Skeleton } from "../skeleton";
import { VisuallyHidden } from "../visually-hidden";
import * as styles from "./DatasetCard.css";

const badgeWidths = ["52px", "64px", "84px", "58px"];

/** The placeholder of an entry: one field badge and three question badges. */
export function DatasetCardSkeleton({ label }: { label: string }) {
  return (
    <li className={styles.card}>
      <div className={styles.main}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <div className={styles.names}>
          <Skeleton width="220px" height="16px" />
        </div>
        <div className={styles.badges} data-part="badges">
          {badgeWidths.map((width) => (
            <Skeleton key={width} width={width} height="20px" />
          ))}
        </div>
      </div>
      <div className={styles.progress}>
        <Skeleton />
      </div>
      <div className={styles.rows}>
        <Skeleton width="32px" />
      </div>
      <div className={styles.team}>
        <Skeleton width="26px" height="26px" isRound />
      </div>
      <div className={styles.activity}>
        <Skeleton width="72px" />
      </div>
      <div className={styles.actions} />
    </li>
  );
}
