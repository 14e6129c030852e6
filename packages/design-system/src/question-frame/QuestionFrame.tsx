import { type ReactNode, useMemo } from "react";
import { Check, Circle, CircleAlert, Icon, type IconPicture, Pencil } from "../icon";
import { DescribedContext, idsOf } from "../naming";
import { type NativeProps, rootProps } from "../native";
import { majorityDirection } from "../text-direction";
import { DescriptionTooltip } from "../tooltip";
import { VisuallyHidden } from "../visually-hidden";
import * as styles from "./QuestionFrame.css";

/** The state of a question: required and unanswered, filled by a suggestion, or answered by the user. */
export type QuestionMark = "missing" | "pencilled" | "answered";

export interface QuestionFrameProps
  extends NativeProps<"section", "id" | "title" | "onFocus" | "onPointerDown"> {
  /** The id of the element, to which the focus can be moved. */
  id: string;
  /** The id of the title, for `aria-labelledby`. */
  labelId: string;
  /** The question. */
  title: string;
  /**
   * Help for answering it, in a smaller size.
   *
   * @default none
   */
  description?: string | undefined;
  /** Title of the asterisk of a required question; without it the question is optional. */
  requiredLabel?: string | undefined;
  /** Without it: optional and empty. */
  mark?: { look: QuestionMark; label: string } | undefined;
  /** Agent and score of the suggestion: "triage-v3 · 0.9". */
  suggestedBy?: string | undefined;
  /** The active question, to which number keys apply. */
  isActive?: boolean | undefined;
  /** Why the answer is not accepted. It describes the input whose `labelId` is that of the question. */
  error?: string | undefined;
  /**
   * Another number announces the same error again, for example after another attempt to submit.
   *
   * @default an equal error is announced once
   */
  errorSerial?: number | undefined;
  /** Called when the question is clicked or receives the focus. */
  onActivate?: (() => void) | undefined;
  /** The input for the answer. */
  children: ReactNode;
}

const pictures: Record<QuestionMark, IconPicture> = { missing: Circle, pencilled: Pencil, answered: Check };

/**
 * The parts common to all questions: margin mark, title, description, and the bar of the active question.
 *
 * @example
 * <QuestionFrame id="urgency" labelId="urgency-title" title="How urgent is it?" requiredLabel="Required">
 *   <RatingRuler labelId="urgency-title" values={[1, 2, 3, 4, 5]} />
 * </QuestionFrame>
 */
export function QuestionFrame(props: QuestionFrameProps) {
  const { id, labelId, title, description, requiredLabel, mark, suggestedBy, error, onActivate, ...rest } =
    props;
  const { isActive, errorSerial, children, ...native } = rest;
  const ids = { mark: `${id}-mark`, error: `${id}-error` };
  const describedBy = idsOf(mark?.look === "pencilled" ? ids.mark : undefined, error ? ids.error : undefined);
  const described = useMemo(() => ({ labelId, describedBy }), [labelId, describedBy]);
  return (
    <section
      {...rootProps(native, styles.frame)}
      id={id}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      tabIndex={-1}
      data-active={isActive || undefined}
      data-invalid={error !== undefined || undefined}
      onFocus={onActivate}
      onPointerDown={onActivate}
    >
      {mark && (
        <span className={styles.mark} data-look={mark.look} title={mark.label}>
          <Icon picture={pictures[mark.look]} size={mark.look === "answered" ? 16 : 14} />
          <VisuallyHidden>
            <span id={ids.mark}>{mark.label}</span>
          </VisuallyHidden>
        </span>
      )}
      <div className={styles.head}>
        <div className={styles.titleRow}>
          <DescriptionTooltip description={description}>
            <h3 className={styles.title} id={labelId}>
              <bdi dir={majorityDirection(title)}>{title}</bdi>{" "}
              {requiredLabel && (
                <abbr className={styles.required} title={requiredLabel}>
                  {"*"}
                </abbr>
              )}
            </h3>
          </DescriptionTooltip>
          {suggestedBy && (
            <span className={styles.suggestedBy}>
              <Icon picture={Pencil} size={12} />
              {suggestedBy}
            </span>
          )}
        </div>
        {description && (
          // As the title, it begins where the question does, whatever its own direction is.
          <p className={styles.description}>
            <bdi dir={majorityDirection(description)}>{description}</bdi>
          </p>
        )}
      </div>
      <DescribedContext value={described}>{children}</DescribedContext>
      {error && (
        // Another element is announced again, although its text is the same.
        <p key={errorSerial} className={styles.error} role="alert">
          <span className={styles.errorIcon}>
            <Icon picture={CircleAlert} size={14} />
          </span>
          <VisuallyHidden>
            <bdi dir={majorityDirection(title)}>{title}</bdi>
            {": "}
          </VisuallyHidden>
          <span id={ids.error}>{error}</span>
        </p>
      )}
    </section>
  );
}
