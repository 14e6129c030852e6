import { majorityDirection } from "../text-direction";
import * as styles from "./FilterPopover.css";
import type { FilterBadge } from "./SetFilters";

interface BadgeLabelProps extends Pick<FilterBadge<unknown>, "label" | "parts"> {
  className: string;
}

/** The label of a set value; of its two parts, the title is shortened first. */
export function BadgeLabel({ label, parts, className }: BadgeLabelProps) {
  if (!parts)
    return (
      <bdi className={className} dir={majorityDirection(label)}>
        {label}
      </bdi>
    );
  return (
    <span className={`${className} ${styles.parts}`}>
      <bdi className={styles.partTitle} dir={majorityDirection(parts.title)}>
        {parts.title}
      </bdi>{" "}
      <bdi className={styles.partValue} dir={majorityDirection(parts.value)}>
        {parts.value}
      </bdi>
    </span>
  );
}
