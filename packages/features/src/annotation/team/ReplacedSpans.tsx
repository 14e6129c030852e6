import { spanKey } from "@glossa/design-system/spans";
import { useT } from "@glossa/locales";
import type { SpanWithText } from "@glossa/question-types";
import type { ValueOf } from "@glossa/question-types/schema";
import type { ValueOnScreen } from "../view-model";
import * as styles from "./TeamAnswerList.css";

/** A span can replace as many as it has letters. */
const mostNamed = 3;

interface ReplacedSpansProps {
  /** Those that the last added span has replaced in the user's own answer. */
  spans: readonly SpanWithText[];
  own: ValueOnScreen | undefined;
}

/** Says which spans of the user's own answer an added one has replaced, until they are there again. */
export function ReplacedSpans({ spans, own }: ReplacedSpansProps) {
  const t = useT();
  const given = new Set(Array.isArray(own?.value) ? (own.value as ValueOf<"span">).map(spanKey) : []);
  const gone = spans.filter(({ span }) => !given.has(spanKey(span)));
  const named = gone.slice(0, mostNamed).map(({ text }) => text);
  const more = gone.length > named.length && t("team.moreSpans", { count: gone.length - named.length });
  const listed = [named.join(", "), more].filter(Boolean).join(" ");
  // Rendered even if nothing was replaced, so that it is announced.
  return (
    <div role="status">
      {gone.length > 0 && <p className={styles.replaced}>{t("team.replaced", { spans: listed })}</p>}
    </div>
  );
}
