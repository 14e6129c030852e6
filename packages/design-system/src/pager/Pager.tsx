import { type ReactNode, type Ref, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ChevronLeft, ChevronRight } from "../icon";
import { IconButton } from "../icon-button";
import { type NativeProps, rootProps } from "../native";
import * as styles from "./Pager.css";
import { PositionField } from "./PositionField";

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
  onGoTo?: ((position: number) => void) | undefined;
  /** The name of the button and field for the position, if there is `onGoTo`. */
  goToLabel?: string | undefined;
  /**
   * What the field takes, said when something else was typed: "Enter a number from 1 to 78."
   *
   * @default the field is invalid without a message
   */
  goToError?: string | undefined;
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
  const { previousKey, nextKey, onPrevious, onNext, canGoBack, canGoOn, goToError, ...native } = rest;
  const [isTyping, setIsTyping] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** The field leaves with the focus in it. On the page below it, the next keys would choose labels and submit. */
  const backToButton = () => {
    flushSync(() => setIsTyping(false));
    button.current?.focus();
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
      {isTyping && position !== undefined ? (
        <PositionField
          {...{ position, total }}
          label={goToLabel}
          error={goToError}
          onGoTo={(next) => {
            // The page may move the focus on, once it shows that position.
            backToButton();
            if (next !== position) onGoTo?.(next);
          }}
          onCancel={backToButton}
          onBlur={() => setIsTyping(false)}
        />
      ) : (
        <Position
          ref={button}
          onOpen={onGoTo && position ? () => setIsTyping(true) : undefined}
          label={goToLabel}
        >
          {children}
        </Position>
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
  ref: Ref<HTMLButtonElement>;
  children: ReactNode;
  label: string | undefined;
  onOpen: (() => void) | undefined;
}

function Position({ ref, children, label, onOpen }: PositionProps) {
  const words = <span className={styles.words}>{children}</span>;
  if (!onOpen) return <span className={styles.position}>{words}</span>;
  return (
    <button ref={ref} type="button" className={styles.position} title={label} onClick={onOpen}>
      {words}
    </button>
  );
}
