import { useState } from "react";
import { Check, Icon } from "../../icon";
import { useLoaded } from "../../on-demand";
import type { DrawnSpan } from "../model/drawn-spans";
import type { useHighlighter } from "../use-highlighter";
import type { SpanWords } from "../words";
import * as styles from "./Head.css";

const loadHead = () => import("./Head");

interface BarProps {
  all: ReturnType<typeof useHighlighter>;
  waiting: readonly DrawnSpan[];
  words: SpanWords;
  /** All suggested spans were accepted or removed, and the buttons for it leave the page. */
  onReviewed: () => void;
}

/** The bar above the text, which stays visible. It has its height before its content has been loaded. */
export function Bar({ all: { editor, find, tasks, model }, waiting, words, onReviewed }: BarProps) {
  const isNeeded = waiting.length > 0 || find.isOffered || tasks.prompt !== undefined;
  const loaded = useLoaded(loadHead, isNeeded);
  // After the last suggestion was reviewed, the text must not move up under the pointer.
  const [keptFor, setKeptFor] = useState<string>();
  const [reviewedIn, setReviewedIn] = useState<string>();
  if (isNeeded && keptFor !== model.text) setKeptFor(model.text);
  if (waiting.length > 0 && reviewedIn !== model.text) setReviewedIn(model.text);
  const [outcome, setOutcome] = useOutcome(model.text, waiting.length);
  if (!isNeeded && keptFor !== model.text) return null;
  return (
    <div
      className={styles.head}
      data-span-bar=""
      data-empty={(!isNeeded && outcome === undefined) || undefined}
      data-review={reviewedIn === model.text || undefined}
    >
      {loaded && isNeeded && (
        <loaded.Head
          {...{ waiting, editor, find, words }}
          onReviewed={(said) => {
            setOutcome(said);
            onReviewed();
          }}
          task={tasks.prompt}
          onCancel={tasks.cancel}
          onLeave={find.leave}
        />
      )}
      {!isNeeded && outcome !== undefined && (
        <span className={styles.reviewText}>
          <Icon picture={Check} size={14} />
          {outcome}
        </span>
      )}
    </div>
  );
}

/** What the review of all suggested spans of a text has done, until there are some to review again. */
function useOutcome(text: string, waiting: number) {
  const [outcome, setOutcome] = useState<{ of: string; said: string; isDone: boolean }>();
  if (outcome && !outcome.isDone && waiting === 0) setOutcome({ ...outcome, isDone: true });
  if (outcome?.isDone && (waiting > 0 || outcome.of !== text)) setOutcome(undefined);
  const say = (said: string) => setOutcome({ of: text, said, isDone: false });
  return [outcome?.of === text ? outcome.said : undefined, say] as const;
}
