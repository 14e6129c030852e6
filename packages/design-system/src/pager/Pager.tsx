import { type ReactNode, useState } from "react";
import { ChevronLeft, ChevronRight } from "../icon";
import { IconButton } from "../icon-button";
import { type NativeProps, rootProps } from "../native";
import * as styles from "./Pager.css";
import { pageOf } from "./page-of";

export interface PagerProps extends NativeProps<"nav"> {
  /** The name of the navigation: "Records". */
  label: string;
  /** The current position, from 1; undefined while it is unknown. */
  position: number | undefined;
  /** The total, if it is known. */
  total?: number | undefined;
  /** The text between the arrows: "17 of 1,208". */
  children: ReactNode;
  /** The name of the arrow to the previous record. */
  previousLabel: string;
  /** The name of the arrow to the next record. */
  nextLabel: string;
  /**
   * The key that goes to the previous record, shown in the tooltip.
   *
   * @default none
   */
  previousKey?: ReactNode;
  /**
   * The key that goes to the next record, shown in the tooltip.
   *
   * @default none
   */
  nextKey?: ReactNode;
  /** Called by the arrow at the start, unless `canGoBack` is false. */
  onPrevious: () => void;
  /** Called by the arrow at the end, unless `canGoOn` is false. */
  onNext: () => void;
  /** At the ends the arrows are disabled but stay visible. */
  canGoBack: boolean;
  /** Whether there is a next record. */
  canGoOn: boolean;
  /** If set, a click on the position turns it into a field. */
  onGoTo?: (position: number) => void;
  /** The name of the button and field for the position, if there is `onGoTo`. */
  goToLabel?: string;
}

/**
 * Buttons for the previous and next position, and the current position.
 *
 * @example
 * <Pager
 *   label="Records"
 *   position={17}
 *   total={1208}
 *   previousLabel="Previous record"
 *   nextLabel="Next record"
 *   onPrevious={() => console.info("back")}
 *   onNext={() => console.info("on")}
 *   canGoBack
 *   canGoOn
 * >
 *   17 of 1,208
 * </Pager>
 */
export function Pager(props: PagerProps) {
  const { label, position, total, children, onGoTo, goToLabel, previousLabel, nextLabel, ...rest } = props;
  const { previousKey, nextKey, onPrevious, onNext, canGoBack, canGoOn, ...native } = rest;
  const [typed, setTyped] = useState<string>();

  const go = () => {
    const page = typed === undefined ? undefined : pageOf(typed, total);
    setTyped(undefined);
    if (page !== undefined && page !== position) onGoTo?.(page);
  };

  return (
    <nav {...rootProps(native, styles.pager)} aria-label={label}>
      <IconButton
        picture={ChevronLeft}
        isDirectional
        label={previousLabel}
        keyHint={previousKey}
        isDisabled={!canGoBack}
        onClick={onPrevious}
      />
      {typed === undefined ? (
        <Position
          onOpen={onGoTo && position ? () => setTyped(String(position)) : undefined}
          label={goToLabel}
        >
          {children}
        </Position>
      ) : (
        <input
          className={styles.field}
          aria-label={goToLabel}
          inputMode="numeric"
          // The user clicked the number to type another one.
          // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that had the focus
          autoFocus
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(undefined)}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === "Enter") go();
            if (event.key === "Escape") setTyped(undefined);
          }}
        />
      )}
      <IconButton
        picture={ChevronRight}
        isDirectional
        label={nextLabel}
        keyHint={nextKey}
        isDisabled={!canGoOn}
        onClick={onNext}
      />
    </nav>
  );
}

interface PositionProps {
  children: ReactNode;
  label: string | undefined;
  onOpen: (() => void) | undefined;
}

function Position({ children, label, onOpen }: PositionProps) {
  if (!onOpen) return <span className={styles.position}>{children}</span>;
  return (
    <button type="button" className={styles.position} title={label} onClick={onOpen}>
      {children}
    </button>
  );
}
