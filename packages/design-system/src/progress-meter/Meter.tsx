import { assignInlineVars } from "@vanilla-extract/dynamic";
import { rootProps } from "../native";
import type { ProgressMeterProps, ProgressPart } from "./ProgressMeter";
import * as styles from "./ProgressMeter.css";

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

/** The meter alone, for components that warn about its shares in words of their own. */
export function Meter({ label, parts, size = "md", ...native }: ProgressMeterProps) {
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
