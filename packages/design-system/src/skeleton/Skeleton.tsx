import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type NativeProps, rootProps } from "../native";
import * as styles from "./Skeleton.css";

export interface SkeletonProps extends NativeProps<"span"> {
  /** CSS lengths of the content to come. Default: the whole width, 12 pixels high. */
  width?: string;
  height?: string;
  isRound?: boolean;
}

/** A placeholder for loading content; the region around it sets `aria-busy`. */
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
