import type { ReactNode } from "react";
import { type NativeProps, rootProps } from "../native";
import * as styles from "./TopBar.css";

export interface TopBarProps extends NativeProps<"header"> {
  /** The mark, at the start. */
  brand: ReactNode;
  /** The current location: breadcrumbs and related controls. */
  children?: ReactNode;
  /** Actions at the end: at most two with a label, settings, the account menu. */
  actions?: ReactNode;
}

/**
 * The bar at the top of every page.
 *
 * @example
 * <TopBar brand={<Brand name="Glossa" href="/" />} actions={<Button>Guidelines</Button>}>
 *   <Breadcrumbs label="You are here" crumbs={[{ label: "Home" }]} />
 * </TopBar>
 */
export function TopBar({ brand, children, actions, ...native }: TopBarProps) {
  return (
    <header {...rootProps(native, styles.bar)}>
      {brand}
      {children && <span className={styles.rule} />}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
