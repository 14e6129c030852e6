import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type NativeProps, rootProps } from "../native";
import type { StatusName } from "../status";
import * as styles from "./ProgressMeter.css";

/** A share of the whole, 0 to 1. */
export interface ProgressPart {
  status: Exclude<StatusName, "pending"> | "done";
  share: number;
}

export interface ProgressMeterProps extends NativeProps<"span", "role"> {
  /** The accessible text: "41% submitted, 4% draft, 3% discarded". */
  label: string;
  parts: readonly ProgressPart[];
  /** 6 or 10 pixels high. Default "md". */
  size?: "md" | "lg";
}

/** Shows progress with a texture for each status; the caller shows the number beside it. */
export function ProgressMeter({ label, parts, size = "md", ...native }: ProgressMeterProps) {
  return (
    <span {...rootProps(native, styles.meter)} role="img" aria-label={label} data-size={size}>
      {parts
        .filter(({ share }) => share > 0)
        .map(({ status, share }) => (
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
