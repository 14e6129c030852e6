import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { NativeProps } from "../native";
import { FieldNote } from "../text-field";
import { label as labelStyle } from "../text-field/TextField.css";
import { VisuallyHidden } from "../visually-hidden";
import { EditableLine } from "./EditableLine";
import * as styles from "./EditableList.css";
import { type Focus, type LinePart, useLineMoves } from "./use-line-moves";
import type { EditableItem, EditableWords } from "./words";

export interface EditableListProps extends NativeProps<"div", "role"> {
  /** What the lines are. */
  label: string;
  /**
   * Hides the label visually if a heading has the same text.
   *
   * @default false
   */
  isLabelHidden?: boolean | undefined;
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
  isReadOnly?: boolean | undefined;
  /** Texts of the buttons and announcements. */
  words: EditableWords;
}

/** The first of the controls that a line itself has: its content may have a list of its own. */
function controlOf(line: Element | undefined, parts: readonly LinePart[]): HTMLElement | undefined {
  return parts
    .flatMap((part) => [...(line?.querySelectorAll<HTMLElement>(`[data-${part}]`) ?? [])])
    .find((one) => one.closest("li") === line);
}

/**
 * Lines that can be renamed, reordered and removed. One Tab stop per list; ↑ ↓ in a text go to the next line, on
 * its grip they move it; a pointer drags by the grip, or clicks on it and on the buttons that appear. A line may show other content in place of its text.
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
 *     moveUp: (text) => `Move ${text} up`,
 *     moveDown: (text) => `Move ${text} down`,
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
  const count = items.length;
  const focus: Focus = (index, ...parts) => controlOf(list.current?.children[index], parts)?.focus();
  const moves = useLineMoves({ items, onMove, onRemove, words, list, focus });

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
        <p role="status">{moves.said}</p>
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
              isLifted={index === moves.lifted}
              isReadOnly={isReadOnly}
              onFocus={() => {
                setStop(index);
                moves.enter(index);
              }}
              onRename={(text) => onRename?.(index, text)}
              onTextKey={(event) => isUpOrDown(event) && moves.onKey(event, index, (to) => focus(to, "text"))}
              grip={moves.gripOf(index)}
              onRemove={onRemove && !isReadOnly ? () => moves.remove(index) : undefined}
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
