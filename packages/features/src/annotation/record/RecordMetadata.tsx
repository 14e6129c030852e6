import { majorityDirection } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import type { RecordView } from "../view-model";
import * as styles from "./RecordHead.css";

/** So many facts are a few lines. */
const shown = 24;
/** With fewer than so many more, the button would save nothing. */
const leastMore = 6;

/** The metadata of a record in a row. Of very many facts, the first ones: the text of the record stays in view. */
export function RecordMetadata({ metadata }: Pick<RecordView, "metadata">) {
  const t = useT();
  const [isWhole, setIsWhole] = useState(false);
  const more = metadata.length - shown;
  const isLong = more >= leastMore;
  const facts = isLong && !isWhole ? metadata.slice(0, shown) : metadata;
  return (
    <div className={styles.metadata}>
      <dl className={styles.facts}>
        {facts.map(({ title, value }) => (
          <div key={title} className={styles.fact}>
            <dt className={styles.term}>
              <bdi dir={majorityDirection(title)}>{title}</bdi>
            </dt>
            <dd className={styles.value}>
              <bdi dir={majorityDirection(value)}>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {t(isWhole ? "fields.fewerFacts" : "fields.moreFacts", { count: more })}
        </button>
      )}
    </div>
  );
}
