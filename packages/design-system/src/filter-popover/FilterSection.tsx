import type { ReactNode } from "react";
import { ChevronDown, Icon } from "../icon";
import * as styles from "./FilterPopover.css";

export interface FilterSectionProps {
  /** The property: "Length of the message". */
  title: string;
  /** Sections with the same name open one at a time. */
  name?: string;
  isInitiallyOpen?: boolean;
  children: ReactNode;
}

/** One property of a filter that has several; it folds. */
export function FilterSection({ title, name, isInitiallyOpen = false, children }: FilterSectionProps) {
  return (
    <details className={styles.section} name={name} open={isInitiallyOpen}>
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
