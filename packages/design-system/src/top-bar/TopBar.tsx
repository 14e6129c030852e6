import type { ReactNode } from "react";
import type { NativeProps } from "../native";
import * as styles from "./TopBar.css";

export interface TopBarProps extends NativeProps<"header"> {
  /** The mark, at the start. */
  brand: ReactNode;
  /** Where one is: breadcrumbs and what belongs to them. */
  children?: ReactNode;
  /** What one can do here, at the end: at most two labelled actions, settings, the account menu. */
  actions?: ReactNode;
}

/** The bar over every page. */
export function TopBar({ brand, children, actions, ...native }: TopBarProps) {
  return (
    <header {...native} className={styles.bar}>
      {brand}
      {children && <span className={styles.rule} />}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
