import type { ReactNode } from "react";
import { Eye, Icon, Pencil, PencilLine } from "../icon";
import { IconButton } from "../icon-button";
import type { NativeProps } from "../native";
import { majorityDirection } from "../text-direction";
import { hasLongRun } from "./long-run";
import * as styles from "./TextAnswer.css";

type Decided = "id" | "value" | "onChange" | "rows" | "dir" | "readOnly";

export interface TextAnswerProps extends NativeProps<"textarea", Decided> {
  id: string;
  /** The id of the question's title. */
  labelId: string;
  value: string;
  onChange: (value: string) => void;
  /** The text is a suggestion that nobody has touched. */
  isPencil?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  /** Words at the start of the foot: "Markdown". */
  note?: string;
  /** "24 words" */
  count?: string;
  /** Puts the suggestion back; shown where the text differs from it. */
  useSuggestion?: { label: string; onUse: () => void } | undefined;
  /** The rendered text, shown in place of the field. */
  preview?: {
    isShown: boolean;
    onToggle: () => void;
    showLabel: string;
    hideLabel: string;
    content: ReactNode;
  };
}

/** From here on a text stays in a box of its own: laid out twice, it would keep every key waiting. */
const LONG = 50_000;

/** Free text that grows with what is written; its foot appears only where there is something to say. */
export function TextAnswer(props: TextAnswerProps) {
  const { id, labelId, value, onChange, isPencil = false, isInvalid = false, isReadOnly, ...rest } = props;
  const { isRequired, note, count, useSuggestion, preview, ...native } = rest;
  const isLong = value.length > LONG;
  return (
    <div
      className={styles.answer}
      data-uncut={hasLongRun(value) || undefined}
      data-pencil={isPencil || undefined}
      data-invalid={isInvalid || undefined}
      data-read-only={isReadOnly || undefined}
    >
      {preview?.isShown ? (
        <div className={styles.preview}>{preview.content}</div>
      ) : (
        // The grid's invisible copy of the text has the height that the field then takes.
        <div className={styles.grow} data-copy={isLong ? undefined : value} data-long={isLong || undefined}>
          <textarea
            {...native}
            id={id}
            className={styles.text}
            aria-labelledby={labelId}
            aria-required={isRequired}
            aria-invalid={isInvalid || undefined}
            dir={value === "" ? undefined : majorityDirection(value)}
            rows={1}
            value={value}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
      <TextAnswerFoot {...{ note, count, useSuggestion, preview }} />
    </div>
  );
}

type FootProps = Pick<TextAnswerProps, "note" | "count" | "useSuggestion" | "preview">;

function TextAnswerFoot({ note, count, useSuggestion, preview }: FootProps) {
  if (!note && !count && !useSuggestion && !preview) return null;
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
      {preview && (
        <IconButton
          picture={preview.isShown ? PencilLine : Eye}
          label={preview.isShown ? preview.hideLabel : preview.showLabel}
          onClick={preview.onToggle}
        />
      )}
    </div>
  );
}
