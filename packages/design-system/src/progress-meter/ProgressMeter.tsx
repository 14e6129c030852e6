import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type NativeProps, rootProps } from "../native";
import type { StatusName } from "../status";
import { duplicates, outOfRange, useWarnings } from "../warnings";
import * as styles from "./ProgressMeter.css";

/** A share of the whole, 0 to 1. */
export interface ProgressPart {
  status: Exclude<StatusName, "pending"> | "done";
  share: number;
}

export interface ProgressMeterProps extends NativeProps<"span", "role"> {
  /** The accessible text: "41% submitted, 4% draft, 3% discarded". */
  label: string;
  /** The coloured parts from the start; each share is within 0..1, and all together are at most 1. */
  parts: readonly ProgressPart[];
  /**
   * 6 or 10 pixels high.
   *
   * @default "md"
   */
  size?: "md" | "lg";
}

/** The parts that have a share, which together are not more than the whole. */
function within(parts: readonly ProgressPart[]): ProgressPart[] {
  let room = 1;
  return parts.flatMap(({ status, share }) => {
    const taken = Math.min(share, room);
    if (!(taken > 0)) return [];
    room -= taken;
    return [{ status, share: taken }];
  });
}

/**
 * Shows progress with a texture for each status; the caller shows the number beside it.
 *
 * @example
 * <ProgressMeter label="41% submitted" parts={[{ status: "submitted", share: 0.41 }]} />
 */
export function ProgressMeter({ label, parts, size = "md", ...native }: ProgressMeterProps) {
  useWarnings("ProgressMeter", () => [
    duplicates(
      "parts",
      parts.map(({ status }) => status),
    ),
    ...parts.map(({ share }) => outOfRange(share, { min: 0, max: 1, step: 1 })),
  ]);
  return (
    <span {...rootProps(native, styles.meter)} role="img" aria-label={label} data-size={size}>
      {within(parts).map(({ status, share }) => (
        <span
          key={status}
          className={styles.part}
          data-status={status}
          style={assignInlineVars({ [styles.width]: `${share * 100}%` })}
        />
      ))}
    </span>
  );
}
