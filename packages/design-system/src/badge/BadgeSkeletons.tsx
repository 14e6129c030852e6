import { type NativeProps, rootProps } from "../native";
import { atMost, Skeleton } from "../skeleton";
import { VisuallyHidden } from "../visually-hidden";
import { row } from "./Badge.css";

const widths = ["72px", "96px", "60px", "84px", "68px"];

export interface BadgeSkeletonsProps extends NativeProps<"div"> {
  /**
   * Number of placeholders.
   *
   * @default 5
   */
  count?: number | undefined;
  /** The name for screen readers: "Loading workspaces". */
  label: string;
}

/**
 * Placeholders for badges that are being loaded.
 *
 * @example
 * <BadgeSkeletons label="Loading workspaces" count={3} />
 */
export function BadgeSkeletons({ count = 5, label, ...native }: BadgeSkeletonsProps) {
  return (
    <div {...rootProps(native, row)} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: atMost(50, count) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no identity and never move
        <Skeleton key={index} width={widths[index % widths.length] ?? "72px"} height="20px" />
      ))}
    </div>
  );
}
