import { Button } from "../../button";
import { Icon, Pencil } from "../../icon";
import type { DrawnSpan } from "../model/drawn-spans";
import type { SpanWords } from "../words";
import * as styles from "./Head.css";

interface ReviewBarProps {
  waiting: readonly DrawnSpan[];
  words: SpanWords["review"];
  onAcceptAll: () => void;
  onRefuseAll: () => void;
}

/** The number of suggested spans to review, with buttons to accept or remove them all. */
export function ReviewBar({ waiting, words, onAcceptAll, onRefuseAll }: ReviewBarProps) {
  return (
    <div className={styles.review}>
      <span className={styles.reviewText}>
        <Icon picture={Pencil} size={14} />
        {words.waiting(waiting.length)}
      </span>
      <Button size="sm" onClick={onAcceptAll}>
        {words.acceptAll}
      </Button>
      <Button size="sm" tone="ghost" onClick={onRefuseAll}>
        {words.refuseAll}
      </Button>
    </div>
  );
}
