import { Button } from "../../button";
import { Icon, Plus } from "../../icon";
import * as styles from "./Head.css";

interface TaskBarProps {
  /** What is to be chosen. */
  text: string;
  cancel: string;
  onCancel: () => void;
}

/** An action on a span that waits for a choice in the text. */
export function TaskBar({ text, cancel, onCancel }: TaskBarProps) {
  return (
    <div className={styles.review}>
      <span className={styles.reviewText}>
        <Icon picture={Plus} size={14} />
        {text}
      </span>
      <Button size="sm" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
