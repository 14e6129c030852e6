import { VisuallyHidden } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import * as styles from "./Celebration.css";

const strokes = Array.from({ length: styles.strokeCount }, (_, index) => index);

/** Pen strokes that fly up once for every tenth submitted record; they never intercept a click or a key. */
export function Celebration({ count }: { count: number }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t("annotation.celebrated", { total: format.number(count) })}</span>
      </VisuallyHidden>
      <div className={styles.place} aria-hidden="true" key={count} data-testid="celebration">
        {strokes.map((stroke) => (
          <span key={stroke} className={styles.stroke} />
        ))}
      </div>
    </>
  );
}
