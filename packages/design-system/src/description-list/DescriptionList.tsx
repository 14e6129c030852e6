import type { ReactNode } from "react";
import { type NativeProps, rootProps } from "../native";
import * as styles from "./DescriptionList.css";

export interface DescriptionListProps extends NativeProps<"dl"> {
  /**
   * `table`: ruled rows, terms and values in columns. `ends`: ruled rows, the term at the start and the value at the end.
   * `inline`: all pairs on one line, which wraps.
   */
  look: "table" | "ends" | "inline";
  /** `Description` elements. */
  children: ReactNode;
}

/**
 * Terms with their values.
 *
 * @example
 * <DescriptionList look="inline">
 *   <Description term="Year">2025</Description>
 *   <Description term="Source">Newsroom</Description>
 * </DescriptionList>
 */
export function DescriptionList({ look, ...native }: DescriptionListProps) {
  return <dl {...rootProps(native, styles.list)} data-look={look} />;
}

export interface DescriptionProps extends NativeProps<"div"> {
  /** The name of the value: "Workspace". */
  term: ReactNode;
  /** The value. */
  children: ReactNode;
  /** A button for the value, in a column of its own (`table`). */
  action?: ReactNode;
}

/**
 * A term and its value.
 *
 * @example
 * <DescriptionList look="ends">
 *   <Description term="Created">3 May 2026</Description>
 * </DescriptionList>
 */
export function Description({ term, children, action, ...native }: DescriptionProps) {
  return (
    <div {...rootProps(native, styles.pair)}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
      {action && <dd>{action}</dd>}
    </div>
  );
}
