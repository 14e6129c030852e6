import type { NativeProps } from "../native";
import type { StatusName } from "../status";
import { Meter } from "./Meter";
import { useMeterWarnings } from "./use-meter-warnings";

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
  size?: "md" | "lg" | undefined;
}

/**
 * Shows progress with a texture for each status; the caller shows the number beside it.
 *
 * @example
 * <ProgressMeter label="41% submitted" parts={[{ status: "submitted", share: 0.41 }]} />
 */
export function ProgressMeter(props: ProgressMeterProps) {
  useMeterWarnings("ProgressMeter", "parts", props.parts);
  return <Meter {...props} />;
}
