import { type KeyboardEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { NativeProps } from "../native";
import { FieldNote } from "../text-field";
import { label as labelStyle } from "../text-field/TextField.css";
import { VisuallyHidden } from "../visually-hidden";
import { EditableLine } from "./EditableLine";
import * as styles from "./EditableList.css";
import { movedBy } from "./place-at";
import { useLineDrag } from "./use-line-drag";
import type { EditableItem, EditableWords } from "./words";

export interface EditableListProps extends NativeProps<"div", "role"> {
  /** What the lines are. */
  label: string;
  /**
   * Hides the label visually if a heading has the same text.
   *
   * @default false
   */
  isLabelHidden?: boolean;
  /** The lines in their order; the caller keeps them. */
  items: readonly EditableItem[];
  /** Called with the position of the line, from 0, and its text after each key; lines with content of their own need it not. */
  onRename?: ((index: number, text: string) => void) | undefined;
  /** Called with the old and the new position of a line, from 0. */
  onMove: (from: number, to: number) => void;
  /** Without it lines cannot be removed. */
  onRemove?: ((index: number) => void) | undefined;
  /** What is wrong with the list as a whole. */
  error?: string | undefined;
  /**
   * The lines can be read, not renamed, moved or removed.
   *
   * @default false
   */
  isReadOnly?: boolean;
  /** Texts of the buttons and announcements. */
  words: EditableWords;
}

type LinePart = "grip" | "text" | "remove";

/** The focusable elements near a list. */
const control = ":is(input, textarea, button):not(:disabled, [aria-disabled='true'], [tabindex='-1'])";

/** The first of the controls that a line itself has: its content may have a list of its own. */
function controlOf(line: Element | undefined, parts: readonly LinePart[]): HTMLElement | undefined {
  return parts
    .flatMap((part) => [...(line?.querySelectorAll<HTMLElement>(`[data-${part}]`) ?? [])])
    .find((one) => one.closest("li") === line);
}

/**
 * Lines that can be renamed, reordered and removed. One Tab stop per list; ↑ ↓ in a text go to the next line, on
 * its grip they move it; a pointer drags by the grip. A line may show other content in place of its text.
 *
 * @example
 * <EditableList
 *   label="Labels"
 *   items={[{ text: "Refund" }, { text: "Delivery" }]}
 *   onRename={(index, text) => console.info(index, text)}
 *   onMove={(from, to) => console.info(from, to)}
 *   words={{
 *     move: (text, place, count) => `Move ${text}, ${place} of ${count}`,
 *     moveHelp: "The arrow keys move it.",
 *     moved: (text, place) => `${text} is now ${place}`,
 *     rename: (place) => `Text of label ${place}`,
 *     remove: (text) => `Remove ${text}`,
 *     removed: (text) => `${text} removed`,
 *     unnamed: "without a text",
 *   }}
 * />
 */
export function EditableList(props: EditableListProps) {
  const { label, items, onRename, onMove, onRemove, error, isReadOnly = false, words, ...rest } = props;
  const { isLabelHidden = false, ...native } = rest;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [stop, setStop] = useState(0);
  const [said, setSaid] = useState("");
  const count = items.length;
  const textOf = (index: number) => items[index]?.text.trim() || words.unnamed;

  const focus = (index: number, ...parts: readonly LinePart[]) =>
    controlOf(list.current?.children[index], parts)?.focus();
  const move = (from: number, to: number) => {
    setSaid(words.moved(textOf(from), to + 1, count));
    // Without keys a line keeps its element and the texts move between elements, so the focus has to follow.
    flushSync(() => onMove(from, to));
    focus(to, "grip");
  };
  const remove = (index: number) => {
    setSaid(words.removed(textOf(index)));
    // The list may go with its last line.
    const around = list.current?.parentElement?.parentElement;
    flushSync(() => onRemove?.(index));
    if (count > 1) focus(Math.min(index, count - 2), "remove", "text", "grip");
    else around?.querySelector<HTMLElement>(control)?.focus();
  };
  const { lifted, handlers } = useLineDrag(list, move);
  const onKey = (event: KeyboardEvent, index: number, act: (to: number) => void) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = movedBy(event.key, index, count);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act(to);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, whose place cannot be laid out
    <div
      {...native}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error && `${id}-note`}
      data-invalid={error !== undefined || undefined}
    >
      <span className={labelStyle} id={`${id}-label`}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </span>
      <VisuallyHidden>
        <p id={`${id}-help`}>{words.moveHelp}</p>
        <p role="status">{said}</p>
      </VisuallyHidden>
      <ol ref={list} className={styles.list} data-content={items.some(({ content }) => content) || undefined}>
        {items.map((item, index) => {
          const number = index + 1;
          return (
            <EditableLine
              key={item.key ?? number}
              item={item}
              number={number}
              count={count}
              id={id}
              words={words}
              isStop={index === Math.min(stop, count - 1)}
              isLifted={index === lifted}
              isReadOnly={isReadOnly}
              onFocus={() => setStop(index)}
              onRename={(text) => onRename?.(index, text)}
              onTextKey={(event) => isUpOrDown(event) && onKey(event, index, (to) => focus(to, "text"))}
              onGripKey={(event) => onKey(event, index, (to) => move(index, to))}
              onRemove={onRemove && !isReadOnly ? () => remove(index) : undefined}
              drag={handlers}
            />
          );
        })}
      </ol>
      <FieldNote id={`${id}-note`} hint={undefined} error={error} />
    </div>
  );
}

// In a text, Home and End move the caret.
function isUpOrDown({ key, nativeEvent }: KeyboardEvent): boolean {
  return !nativeEvent.isComposing && (key === "ArrowUp" || key === "ArrowDown");
}
