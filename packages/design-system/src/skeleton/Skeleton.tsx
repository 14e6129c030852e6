import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type NativeProps, rootProps } from "../native";
import * as styles from "./Skeleton.css";

export interface SkeletonProps extends NativeProps<"span"> {
  /**
   * CSS length of the content to come.
   *
   * @default "100%"
   */
  width?: string | undefined;
  /**
   * CSS length of the content to come.
   *
   * @default "12px"
   */
  height?: string | undefined;
  /**
   * Draws a circle or a pill, for an avatar or a badge.
   *
   * @default false
   */
  isRound?: boolean | undefined;
}

/**
 * A placeholder for loading content; the region around it sets `aria-busy`.
 *
 * @example
 * <Skeleton width="220px" height="16px" />
 */
export function Skeleton({ width = "100%", height = "12px", isRound = false, ...native }: SkeletonProps) {
  return (
    <span
      {...rootProps(
        native,
        styles.skeleton,
        assignInlineVars({ [styles.width]: width, [styles.height]: height }),
      )}
      data-round={isRound || undefined}
    />
  );
}
