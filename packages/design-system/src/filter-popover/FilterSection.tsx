import { type ReactNode, useState } from "react";
import { ChevronRight, Icon } from "../icon";
import { type NativeProps, rootProps } from "../native";
import { majorityDirection } from "../text-direction";
import * as styles from "./FilterPopover.css";

export interface FilterSectionProps extends NativeProps<"details", "open"> {
  /** The property: "Length of the message". */
  title: string;
  /** The set values, in short: "2", "40 – 180". */
  badge?: string | undefined;
  /** Sections with the same name open one at a time. */
  name?: string | undefined;
  /**
   * Whether the section is open at first; later changes of the prop do nothing.
   *
   * @default false
   */
  isInitiallyOpen?: boolean | undefined;
  /** The controls of the filter. */
  children: ReactNode;
}

/**
 * One property of a filter that has several; it can be collapsed.
 *
 * @example
 * <FilterSection title="Length of the message" badge="40 – 180" isInitiallyOpen>
 *   <NumberField label="Words" />
 * </FilterSection>
 */
export function FilterSection(props: FilterSectionProps) {
  const { title, badge, isInitiallyOpen = false, children, ...native } = props;
  // React would close an open section as soon as its last value is removed.
  const [isOpen] = useState(isInitiallyOpen);
  return (
    <details {...rootProps(native, styles.section)} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.turn}>
          <Icon picture={ChevronRight} size={14} isDirectional />
        </span>
        <bdi className={styles.title} dir={majorityDirection(title)}>
          {title}
        </bdi>
        {badge !== undefined && (
          <bdi className={styles.badge} dir={majorityDirection(badge)}>
            {badge}
          </bdi>
        )}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
