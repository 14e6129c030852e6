import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useDrag } from "../drag";
import { type NativeProps, rootProps, setRef } from "../native";
import { useDirection } from "../text-direction";
import * as styles from "./SplitPanels.css";
import { moved, type Range, within } from "./split";
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
  orientation?: "horizontal" | "vertical";
  /**
   * The sizes of the page in percent.
   *
   * @default 38 to 62, at first 62 (54 on narrower screens)
   */
  range?: PanelRange;
  /** Name of the handle: "Resize panels". */
  handleLabel: string;
  /**
   * Stored size of the page in percent.
   *
   * @default that of the range
   */
  initialSize?: number | undefined;
  /** Called 300 ms after the handle has stopped moving. */
  onResized?: (size: number) => void;
}

const usual: Range = { min: 38, max: 62, initial: 62 };
const step = { small: 2, large: 10 };

/**
 * Page and margin side by side, or one above the other, with a handle between them; stacked below 960 pixels.
 *
 * @example
 * <SplitPanels start={<p>Record</p>} end={<p>Questions</p>} handleLabel="Resize panels" />
 */
export function SplitPanels(props: SplitPanelsProps) {
  const { start, end, handleLabel, initialSize, onResized, ref, ...rest } = props;
  const { orientation = "horizontal", range = usual, ...native } = rest;
  const [size, setSize] = useState(initialSize);
  const root = useRef<HTMLDivElement>(null);
  const isRightToLeft = useDirection() === "rtl";
  const at = within(range, size ?? range.initial);
  useRemembered(size, (place) => place !== undefined && onResized?.(place));

  const drag = useDrag({
    onMove(event) {
      const box = root.current?.getBoundingClientRect();
      if (!box?.width) return;
      setSize(within(range, shareOf(event, box, orientation, isRightToLeft)));
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(event, at, range, { orientation, isRightToLeft, step });
    if (next === undefined) return;
    event.preventDefault();
    // The arrow keys would also page through the records.
    event.stopPropagation();
    setSize(next);
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
      {/* biome-ignore lint/a11y/useSemanticElements: hr can't be moved; a focusable separator is the window-splitter pattern */}
      <div
        className={styles.handle}
        role="separator"
        tabIndex={0}
        aria-label={handleLabel}
        // The border between panels that are side by side is vertical.
        aria-orientation={orientation === "horizontal" ? "vertical" : "horizontal"}
        aria-valuenow={Math.round(at)}
        aria-valuemin={range.min}
        aria-valuemax={range.max}
        data-dragging={drag.isDragging || undefined}
        onKeyDown={onKeyDown}
        onDoubleClick={() => setSize(range.initial)}
        {...drag.handlers}
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
