import { useState } from "react";
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
  if (!isNeeded && keptFor !== model.text) return null;
  return (
    <div
      className={styles.head}
      data-span-bar=""
      data-empty={!isNeeded || undefined}
      data-review={reviewedIn === model.text || undefined}
    >
      {loaded && isNeeded && (
        <loaded.Head
          {...{ waiting, editor, find, words, onReviewed }}
          task={tasks.prompt}
          onCancel={tasks.cancel}
          onLeave={find.leave}
        />
      )}
    </div>
  );
}
