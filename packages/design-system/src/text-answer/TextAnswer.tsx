import type { MouseEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import { useTextarea } from "../controllable";
import { Eye, Icon, Pencil, PencilLine } from "../icon";
import { IconButton } from "../icon-button";
import { type Naming, useName } from "../naming";
import { type NativeProps, rootProps } from "../native";
import { majorityDirection } from "../text-direction";
import { hasLongRun } from "./long-run";
import * as styles from "./TextAnswer.css";
import { useCaret } from "./use-caret";

type Decided = "id" | "value" | "defaultValue" | "onChange" | "rows" | "dir" | "readOnly";

export interface TextAnswerProps extends NativeProps<"textarea", Decided>, Naming {
  /** The id of the field, to which the focus can be moved. */
  id: string;
  /** Without it the field keeps its text itself. */
  value?: string | undefined;
  /**
   * The text at first and after a reset of the form, for a field that keeps it itself.
   *
   * @default empty
   */
  defaultValue?: string | undefined;
  /** Called with the whole text after each change. */
  onChange?: ((value: string) => void) | undefined;
  /**
   * The text is a suggestion that no person has confirmed or changed.
   *
   * @default false
   */
  isPencil?: boolean | undefined;
  /**
   * The text can be read and copied, not changed.
   *
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /**
   * A text must be written; screen readers announce it.
   *
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * The text is missing or not accepted; draws the field as invalid.
   *
   * @default false
   */
  isInvalid?: boolean | undefined;
  /** Text at the start of the foot: "Markdown". */
  note?: string | undefined;
  /** "24 words" */
  count?: string | undefined;
  /** Restores the suggestion; shown if the text differs from it. */
  useSuggestion?: { label: string; onUse: () => void } | undefined;
  /** The rendered text, shown in place of the field. */
  preview?: ShownOnDemand | undefined;
  /** The suggestion, shown below the text, to compare the two. */
  suggestion?: ShownOnDemand | undefined;
}

/** What a button of the foot shows and hides. */
export interface ShownOnDemand {
  isShown: boolean;
  onToggle: () => void;
  showLabel: string;
  hideLabel: string;
  content: ReactNode;
}

/** From this length, the field has a fixed height: laying out the text twice would delay every key press. */
const LONG = 50_000;

/**
 * A text field that grows with its text; the foot is only shown if it has content.
 *
 * @example
 * <>
 *   <h3 id="reply">Rewrite the reply</h3>
 *   <TextAnswer id="reply-text" labelId="reply" defaultValue="Dear customer," count="2 words" />
 * </>
 */
export function TextAnswer(props: TextAnswerProps) {
  const {
    id,
    labelId,
    label,
    value: controlled,
    defaultValue = "",
    onChange,
    isPencil = false,
    isInvalid = false,
    isReadOnly,
    ...rest
  } = props;
  const { isRequired, note, count, useSuggestion, preview, suggestion, className, style, ref, ...native } =
    rest;
  const [value, text, inForm] = useTextarea({ value: controlled, defaultValue, onChange, ref });
  const caret = useCaret(native);
  const nameAttributes = useName("TextAnswer", { labelId, label });
  const isLong = value.length > LONG;
  return (
    <div
      {...rootProps({ className, style }, styles.answer)}
      ref={inForm}
      data-uncut={hasLongRun(value) || undefined}
      data-pencil={isPencil || undefined}
      data-invalid={isInvalid || undefined}
      data-read-only={isReadOnly || undefined}
      data-preview={preview?.isShown || undefined}
    >
      {preview?.isShown ? (
        <div className={styles.preview}>{preview.content}</div>
      ) : (
        // An invisible copy of the text in the grid gives the field its height.
        <div className={styles.grow} data-copy={isLong ? undefined : value} data-long={isLong || undefined}>
          <textarea
            {...native}
            {...caret.handlers}
            id={id}
            className={styles.text}
            {...nameAttributes}
            aria-required={isRequired}
            aria-invalid={isInvalid || undefined}
            dir={value === "" ? undefined : majorityDirection(value)}
            rows={1}
            {...text}
            readOnly={isReadOnly}
          />
        </div>
      )}
      <Suggestion {...suggestion} />
      <TextAnswerFoot {...{ note, count, suggestion, useSuggestion, preview }} toggle={caret.toggle} />
    </div>
  );
}

function Suggestion({ isShown, content }: Partial<ShownOnDemand>) {
  return isShown && <div className={styles.suggestion}>{content}</div>;
}

/** The suggestion opens above the button, often below the edge of what is visible. */
function toggleSuggestion({ currentTarget }: MouseEvent, { onToggle }: ShownOnDemand) {
  flushSync(onToggle);
  const shown = currentTarget.closest(`.${styles.answer}`)?.querySelector(`.${styles.suggestion}`);
  // jsdom cannot scroll.
  shown?.scrollIntoView?.({ block: "nearest" });
}

type FootProps = Pick<TextAnswerProps, "note" | "count" | "useSuggestion" | "preview" | "suggestion"> & {
  toggle: ReturnType<typeof useCaret>["toggle"];
};

function TextAnswerFoot(props: FootProps) {
  const { note, count, useSuggestion, preview, suggestion, toggle } = props;
  if (!note && !count && !useSuggestion && !preview && !suggestion) return null;
  return (
    <div className={styles.foot}>
      {note && <span>{note}</span>}
      <span className={styles.push}>{count}</span>
      {useSuggestion && (
        <button type="button" className={styles.use} onClick={useSuggestion.onUse}>
          <Icon picture={Pencil} size={12} />
          {useSuggestion.label}
        </button>
      )}
      {suggestion && (
        <button type="button" className={styles.use} onClick={(event) => toggleSuggestion(event, suggestion)}>
          {suggestion.isShown ? suggestion.hideLabel : suggestion.showLabel}
        </button>
      )}
      {preview && (
        <IconButton
          picture={preview.isShown ? PencilLine : Eye}
          label={preview.isShown ? preview.hideLabel : preview.showLabel}
          onClick={({ currentTarget }) =>
            toggle(currentTarget.closest(`.${styles.answer}`), preview.onToggle)
          }
        />
      )}
    </div>
  );
}
