import { majorityDirection, Stack } from "@glossa/design-system";
import * as styles from "./ValueList.css";

interface ValueListProps {
  values: readonly { question: string; title: string; text: string | undefined; isChanged: boolean }[];
  /** Marks a value that differs from the other version. */
  changedLabel: string;
  /** Stands for a missing value. */
  noValueLabel: string;
}

/** The values of one version of a response; those that differ from another version are marked. */
export function ValueList({ values, changedLabel, noValueLabel }: ValueListProps) {
  return (
    <Stack as="dl" gap={3}>
      {values.map(({ question, title, text, isChanged }) => (
        <div key={question} className={styles.row} data-different={isChanged}>
          <dt className={styles.question}>
            <bdi dir={majorityDirection(title)}>{title}</bdi>
            {isChanged && <span className={styles.differs}>{changedLabel}</span>}
          </dt>
          <dd className={styles.value}>
            <bdi dir={majorityDirection(text ?? noValueLabel)}>{text ?? noValueLabel}</bdi>
          </dd>
        </div>
      ))}
    </Stack>
  );
}
