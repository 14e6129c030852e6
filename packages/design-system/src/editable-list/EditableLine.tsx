import type { KeyboardEvent } from "react";
import { X } from "../icon";
import { IconButton } from "../icon-button";
import { swatch } from "../option-chips/OptionChips.css";
import { letterDirection } from "../text-direction";
import { FieldNote } from "../text-field";
import * as styles from "./EditableList.css";
import { type GripActions, LineGrip } from "./LineGrip";
import type { EditableItem, EditableWords } from "./words";

interface EditableLineProps {
  item: EditableItem;
  /** From 1. */
  number: number;
  count: number;
  id: string;
  words: EditableWords;
  /** The Tab key stops at this line. */
  isStop: boolean;
  isLifted: boolean;
  isReadOnly: boolean;
  onFocus: () => void;
  onRename: (text: string) => void;
  /** A key on the text of the line. */
  onTextKey: (event: KeyboardEvent) => void;
  grip: GripActions;
  /** Without it the line cannot be removed. */
  onRemove: (() => void) | undefined;
}

/** One line of the list: a grip, the text, its number and the button that removes it. */
export function EditableLine(props: EditableLineProps) {
  const { item, number, count, id, words, isStop, isLifted, isReadOnly, onRemove } = props;
  const shown = item.text.trim() || words.unnamed;
  const hasContent = item.content !== undefined;
  // The controls of the content are Tab stops of their own, so those around them are, too.
  const tabIndex = isStop || hasContent ? 0 : -1;
  return (
    <li
      className={styles.line}
      data-lifted={isLifted || undefined}
      data-content={hasContent || undefined}
      onFocus={props.onFocus}
    >
      {isReadOnly ? (
        <span />
      ) : (
        <LineGrip
          actions={props.grip}
          text={shown}
          {...{ number, count, words, tabIndex }}
          helpId={`${id}-help`}
        />
      )}
      {hasContent ? (
        <div className={styles.content}>{item.content}</div>
      ) : (
        <Text {...props} tabIndex={tabIndex} />
      )}
      {onRemove && (
        <IconButton
          picture={X}
          label={words.remove(shown)}
          hasNativeTooltip
          tabIndex={tabIndex}
          data-remove=""
          onClick={onRemove}
        />
      )}
      {item.error && (
        <div className={styles.error}>
          <FieldNote id={`${id}-${number}-note`} hint={undefined} error={item.error} />
        </div>
      )}
    </li>
  );
}

/** The text of a line in a field, and its number. */
function Text({ tabIndex, ...props }: EditableLineProps & { tabIndex: number }) {
  const { item, number, id, words } = props;
  return (
    <span className={styles.body}>
      {item.hue !== undefined && <span className={swatch} data-hue={item.hue} />}
      <input
        className={styles.input}
        type="text"
        aria-label={words.rename(number)}
        aria-invalid={item.error !== undefined || undefined}
        aria-describedby={item.error ? `${id}-${number}-note` : undefined}
        data-text=""
        tabIndex={tabIndex}
        dir={letterDirection(item.text)}
        value={item.text}
        readOnly={props.isReadOnly}
        onChange={(event) => props.onRename(event.target.value)}
        onKeyDown={props.onTextKey}
      />
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
    </span>
  );
}
