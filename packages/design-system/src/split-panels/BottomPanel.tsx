import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type ReactNode, type RefCallback, type RefObject, useEffect, useId, useRef, useState } from "react";
import { ChevronDown, ChevronUp, Icon, type IconPicture } from "../icon";
import { type NativeProps, rootProps, useBothRefs } from "../native";
import { BottomHandle } from "./BottomHandle";
import * as styles from "./BottomPanel.css";
import type { SplitWords } from "./StepButtons";
import { settle } from "./split";
import { useRemembered } from "./use-remembered";

/** The stored state of a bottom panel. */
export interface BottomPanelPlace {
  isOpen: boolean;
  /** Pixels that it takes at most when it is open. */
  height: number;
}

export interface BottomPanelProps extends NativeProps<"div", "title"> {
  /** The content above it. */
  main: ReactNode;
  /**
   * The content has scrolling parts of its own.
   *
   * @default it scrolls as a whole
   */
  hasOwnScrolling?: boolean | undefined;
  /** The name of the panel, on the button that opens and closes it. */
  title: string;
  /**
   * A drawing before the title.
   *
   * @default none
   */
  icon?: IconPicture | undefined;
  /** Shown while it is closed: counts, a meter. */
  summary?: ReactNode;
  /**
   * A small button in the head, before the chevron.
   *
   * @default none
   */
  action?: ReactNode | undefined;
  /** The content of the panel. */
  children: ReactNode;
  /** The name of the border that resizes the panel, for screen readers. */
  handleLabel: string;
  /**
   * Names of the buttons that a click on the border shows, for users who cannot drag.
   *
   * @default no buttons
   */
  stepWords?: SplitWords | undefined;
  /** Read when the panel is created, and restored by a double click on its border. */
  initial: BottomPanelPlace;
  /**
   * Closes the panel when it changes, for example with another record.
   *
   * @default the panel keeps its state
   */
  openFor?: string | undefined;
  /** Called 300 ms after a change. */
  onChanged?: ((place: BottomPanelPlace) => void) | undefined;
  /** For what has to make room for the panel. */
  panelRef?: RefCallback<HTMLElement> | undefined;
}

/**
 * A panel that opens from the lower edge, as high as its content, at most as high as the user left it and half of the
 * space. Dragged close to the edge, it closes.
 *
 * @example
 * <BottomPanel
 *   main={<p>Record</p>}
 *   title="Progress"
 *   handleLabel="Resize the panel"
 *   initial={{ isOpen: false, height: 240 }}
 *   onChanged={(place) => localStorage.setItem("panel", JSON.stringify(place))}
 * >
 *   12 of 40 records
 * </BottomPanel>
 */
export function BottomPanel(props: BottomPanelProps) {
  const { main, title, icon, summary, children, handleLabel, initial, openFor, ...rest } = props;
  const { onChanged, panelRef, hasOwnScrolling = false, stepWords, action, ref, ...native } = rest;
  const [original] = useState(initial);
  const [place, setPlace] = useState(original);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const contentId = useId();
  const [seen, setSeen] = useState(openFor);
  if (openFor !== seen) {
    setSeen(openFor);
    setPlace({ ...place, isOpen: false });
  }
  useRemembered(place, onChanged);
  useShownWhenOpened(panel, place.isOpen);
  const room = () => root.current?.clientHeight ?? 0;

  const pull = (height: number) => {
    const settled = settle(height, room());
    setPlace((before) => ({
      isOpen: settled.isOpen,
      height: settled.isOpen ? settled.height : before.height,
    }));
  };

  return (
    <div {...rootProps(native, styles.root)} ref={useBothRefs(root, ref)}>
      <div className={styles.main} data-scrolls={!hasOwnScrolling || undefined}>
        {main}
      </div>
      <section
        ref={useBothRefs(panel, panelRef)}
        className={styles.panel}
        aria-label={title}
        data-open={place.isOpen || undefined}
        style={assignInlineVars({ [styles.height]: `${place.height}px` })}
      >
        <BottomHandle
          {...{ place, pull, room }}
          label={handleLabel}
          words={stepWords}
          panelHeight={() => panel.current?.offsetHeight ?? place.height}
          heightAt={({ clientY }) => (root.current?.getBoundingClientRect().bottom ?? 0) - clientY}
          onReset={() => setPlace(original)}
        />
        <PanelHead
          {...{ title, icon, summary, contentId }}
          isOpen={place.isOpen}
          onToggle={() => setPlace({ ...place, isOpen: !place.isOpen })}
        />
        {action && <div className={styles.action}>{action}</div>}
        {/* biome-ignore lint/a11y/useSemanticElements: what scrolls, not a set of fields */}
        <div
          id={contentId}
          className={styles.content}
          data-plain={icon === undefined || undefined}
          hidden={!place.isOpen}
          role="group"
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard, and text alone is not
          tabIndex={0}
        >
          {children}
        </div>
      </section>
    </div>
  );
}

interface PanelHeadProps extends Pick<BottomPanelProps, "title" | "icon" | "summary"> {
  contentId: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** The title of the panel, a button that opens and closes it. */
function PanelHead({ title, icon, summary, contentId, isOpen, onToggle }: PanelHeadProps) {
  return (
    <h2 className={styles.heading}>
      <button
        type="button"
        className={styles.head}
        data-plain={icon === undefined || undefined}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={onToggle}
      >
        {icon && <Icon picture={icon} />}
        <span className={styles.title}>{title}</span>
        <span className={styles.summary}>{summary}</span>
        <Icon picture={isOpen ? ChevronDown : ChevronUp} />
      </button>
    </h2>
  );
}

/** Brings a panel into view as it opens: on a phone it opens below what is on screen. */
function useShownWhenOpened(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) panel.current?.scrollIntoView({ block: "nearest" });
    wasOpen.current = isOpen;
  }, [panel, isOpen]);
}
