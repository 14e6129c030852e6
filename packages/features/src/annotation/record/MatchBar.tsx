import { ChevronDown, ChevronUp, IconButton, useMatches } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useKeyHint } from "../keys/key-hints";
import * as styles from "./MatchBar.css";

/** How often a search matches in the record on screen, and the way from one match to the next. */
export function MatchBar() {
  const t = useT();
  const hint = useKeyHint();
  const { count, current, go } = useMatches();
  if (count === 0) return null;
  const place =
    current === undefined
      ? t("matches.count", { count })
      : t("matches.place", { current: current + 1, count });
  return (
    <section className={styles.bar} aria-label={t("matches.label")}>
      <span className={styles.count} role="status">
        {place}
      </span>
      <IconButton
        picture={ChevronUp}
        label={t("keys.previousMatch")}
        keyHint={hint("onPreviousMatch")}
        onClick={() => go(-1)}
      />
      <IconButton
        picture={ChevronDown}
        label={t("keys.nextMatch")}
        keyHint={hint("onNextMatch")}
        onClick={() => go(1)}
      />
    </section>
  );
}
