import { majorityDirection } from "@glossa/design-system";
import * as styles from "./PlainText.css";

/** A text letter for letter, its lines kept, in the direction in which most of it is written. */
export function PlainText({ text }: { text: string }) {
  return (
    <div className={styles.text} dir={majorityDirection(text)}>
      {text}
    </div>
  );
}
