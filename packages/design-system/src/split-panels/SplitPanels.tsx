import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { type NativeProps, rootProps, setRef } from "../native";
import { useDirection } from "../text-direction";
import { SplitHandle } from "./SplitHandle";
import * as styles from "./SplitPanels.css";
import type { SplitWords } from "./StepButtons";
import { type Range, within } from "./split";
import { useRemembered } from "./use-remembered";

/** The percentages between which a border can be moved, and where it is at first. */
export interface PanelRange {
  min: number;
  max: number;
  initial: number;
}

export interface SplitPanelsProps extends NativeProps<"div"> {
  /** The page, at the start. */
  start: ReactNode;
  /** The margin, at the end. */
  end: ReactNode;
  /**
   * Whether the margin is beside the page, or below it.
   *
   * @default "horizontal"
   */
  orientation?: "horizontal" | "vertical" | undefined;
  /**
   * The sizes of the page in percent.
   *
   * @default 38 to 62, at first 62 (54 on narrower screens)
   */
  range?: PanelRange | undefined;
  /** Name of the handle: "Resize panels". */
  handleLabel: string;
  /**
   * Names of the buttons that a click on the handle shows, for users who cannot drag.
   *
   * @default no buttons
   */
  stepWords?: SplitWords | undefined;
  /**
   * Stored size of the page in percent.
   *
   * @default that of the range
   */
  initialSize?: number | undefined;
  /** Called 300 ms after the handle has stopped moving. */
  onResized?: ((size: number) => void) | undefined;
}

const usual: Range = { min: 38, max: 62, initial: 62 };

/**
 * Page and margin side by side, or one above the other, with a handle between them; stacked below 960 pixels.
 *
 * @example
 * <SplitPanels start={<p>Record</p>} end={<p>Questions</p>} handleLabel="Resize panels" />
 */
export function SplitPanels(props: SplitPanelsProps) {
  const { start, end, handleLabel, initialSize, onResized, ref, ...rest } = props;
  const { orientation = "horizontal", range = usual, stepWords, ...native } = rest;
  const [size, setSize] = useState(initialSize);
  const root = useRef<HTMLDivElement>(null);
  const isRightToLeft = useDirection() === "rtl";
  const at = within(range, size ?? range.initial);
  useRemembered(size, (place) => place !== undefined && onResized?.(place));

  const placeOf = (event: PointerEvent) => {
    const box = root.current?.getBoundingClientRect();
    return box?.width ? shareOf(event, box, orientation, isRightToLeft) : undefined;
  };

  return (
    <div
      {...rootProps(
        native,
        styles.split,
        assignInlineVars({
          ...(size !== undefined && { [styles.place]: `${at}%` }),
          ...(range !== usual && { [styles.initial]: `${range.initial}%` }),
        }),
      )}
      data-orientation={orientation}
      ref={(element) => {
        root.current = element;
        setRef(ref, element);
      }}
    >
      <div className={styles.pane} data-pane="page">
        {start}
      </div>
      <SplitHandle
        {...{ orientation, at, range, placeOf }}
        label={handleLabel}
        words={stepWords}
        onMove={setSize}
      />
      <div className={styles.pane} data-pane="margin">
        {end}
      </div>
    </div>
  );
}

/** The share of a box, in percent, before the pointer. */
function shareOf(
  { clientX, clientY }: { clientX: number; clientY: number },
  box: DOMRect,
  orientation: "horizontal" | "vertical",
  isRightToLeft: boolean,
): number {
  if (orientation === "vertical") return ((clientY - box.top) / box.height) * 100;
  const share = ((clientX - box.left) / box.width) * 100;
  return isRightToLeft ? 100 - share : share;
}
