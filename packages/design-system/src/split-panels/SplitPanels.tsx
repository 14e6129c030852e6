import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useDrag } from "../drag";
import { type NativeProps, rootProps, setRef } from "../native";
import { useDirection } from "../text-direction";
import * as styles from "./SplitPanels.css";
import { moved, type Range, within } from "./split";
import { useRemembered } from "./use-remembered";

export interface SplitPanelsProps extends NativeProps<"div"> {
  /** The page, at the start. */
  start: ReactNode;
  /** The margin, at the end. */
  end: ReactNode;
  /** Name of the handle: "Resize panels". */
  handleLabel: string;
  /**
   * Stored width of the page in percent.
   *
   * @default the widest (62, or 54 on narrower screens)
   */
  initialSize?: number | undefined;
  /** Called 300 ms after the handle has stopped moving. */
  onResized?: (size: number) => void;
}

const range: Range = { min: 38, max: 62, initial: 62 };
const step = { small: 2, large: 10 };

/**
 * Page and margin side by side with a handle between them, or stacked below 960 pixels.
 *
 * @example
 * <SplitPanels start={<p>Record</p>} end={<p>Questions</p>} handleLabel="Resize panels" />
 */
export function SplitPanels(props: SplitPanelsProps) {
  const { start, end, handleLabel, initialSize, onResized, ref, ...native } = props;
  const [size, setSize] = useState(initialSize);
  const root = useRef<HTMLDivElement>(null);
  const isRightToLeft = useDirection() === "rtl";
  const at = within(range, size ?? range.initial);
  useRemembered(size, (place) => place !== undefined && onResized?.(place));

  const drag = useDrag({
    onMove(event) {
      const box = root.current?.getBoundingClientRect();
      if (!box?.width) return;
      const share = ((event.clientX - box.left) / box.width) * 100;
      setSize(within(range, isRightToLeft ? 100 - share : share));
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(event, at, range, { orientation: "horizontal", isRightToLeft, step });
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
        size === undefined ? undefined : assignInlineVars({ [styles.place]: `${at}%` }),
      )}
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
        aria-orientation="vertical"
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
