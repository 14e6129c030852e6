import type { ReactNode } from "react";
import { ChevronDown, Icon } from "../icon";
import { type NativeProps, rootProps } from "../native";
import * as styles from "./FilterPopover.css";

export interface FilterSectionProps extends NativeProps<"details", "open"> {
  /** The property: "Length of the message". */
  title: string;
  /** Sections with the same name open one at a time. */
  name?: string;
  /** @default false */
  isInitiallyOpen?: boolean;
  children: ReactNode;
}

/**
 * One property of a filter that has several; it can be collapsed.
 *
 * @example
 * <FilterSection title="Length of the message" isInitiallyOpen>
 *   <NumberField label="Words" />
 * </FilterSection>
 */
export function FilterSection({ title, isInitiallyOpen = false, children, ...native }: FilterSectionProps) {
  return (
    <details {...rootProps(native, styles.section)} open={isInitiallyOpen}>
      <summary className={styles.summary}>
        {title}
        <span className={styles.turn}>
          <Icon picture={ChevronDown} size={14} />
        </span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
