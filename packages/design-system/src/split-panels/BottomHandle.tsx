import type { KeyboardEvent, PointerEvent } from "react";
import { useDrag } from "../drag";
import { Border } from "./Border";
import type { BottomPanelPlace } from "./BottomPanel";
import * as styles from "./BottomPanel.css";
import type { SplitWords } from "./StepButtons";
import { bottomPanel, moved } from "./split";
import { useSteps } from "./use-steps";

interface BottomHandleProps {
  label: string;
  words: SplitWords | undefined;
  place: BottomPanelPlace;
  /** Makes the panel as high, or closes it. */
  pull: (height: number) => void;
  /** The height of the space that the panel is in. */
  room: () => number;
  /** The height on screen, which is lower than that of the place if the content is. */
  panelHeight: () => number;
  /** The height of a panel whose border is at the pointer. */
  heightAt: (event: PointerEvent) => number;
  onReset: () => void;
}

const step = { small: 16, large: 80 };

/** The upper border of a bottom panel: drags; a click shows buttons that move it, for those who cannot drag. */
export function BottomHandle(props: BottomHandleProps) {
  const { label, words, place, pull, room, panelHeight, heightAt, onReset } = props;
  const steps = useSteps();
  const drag = useDrag({
    onStart: steps.onPress,
    onMove: (event, way) => steps.isDrag(way) && pull(heightAt(event)),
  });
  const heightBefore = (isShrinking: boolean) => {
    if (!place.isOpen) return bottomPanel.collapsed;
    // A panel that is lower than it may be shrinks from where its border is.
    return isShrinking ? Math.min(panelHeight(), place.height) : place.height;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const height = heightBefore(event.key === "ArrowDown");
    const range = { min: bottomPanel.collapsed, max: room() / 2, initial: height };
    // Up makes the panel larger: the border between the two moves up.
    const next = moved(upsideDown(event), height, range, {
      orientation: "vertical",
      isRightToLeft: false,
      step,
    });
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    pull(next === bottomPanel.collapsed + step.small ? bottomPanel.least : next);
  };

  return (
    <Border
      {...{ label, steps, drag, onKeyDown, onReset }}
      orientation="horizontal"
      at={place.isOpen ? place.height : bottomPanel.collapsed}
      min={bottomPanel.collapsed}
      className={styles.grip}
      buttons={
        words && {
          words,
          arrows: "down up",
          isLeast: !place.isOpen,
          isMost: place.isOpen && place.height >= room() / 2,
          onStep: (way) => pull(heightBefore(way < 0) + way * step.large),
          className: styles.steps,
        }
      }
    />
  );
}

function upsideDown({ key, shiftKey }: KeyboardEvent) {
  const mirrored: Record<string, string> = {
    ArrowUp: "ArrowDown",
    ArrowDown: "ArrowUp",
  };
  return { key: mirrored[key] ?? key, shiftKey };
}
