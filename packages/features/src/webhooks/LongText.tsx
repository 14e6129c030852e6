import * as styles from "./Webhooks.css";

/** Longer texts may need more than three lines on a phone. */
const LONG = 120;

/** A text with an address: at most three lines of it, unless its link has the focus; the tooltip has all of it. */
export function LongText({ children: text }: { children: string }) {
  if (text.length <= LONG) return <bdi>{text}</bdi>;
  return (
    <bdi className={styles.clamped} title={text}>
      {text}
    </bdi>
  );
}
