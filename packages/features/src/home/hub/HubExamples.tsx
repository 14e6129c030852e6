import { Badge, Icon } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { type ExampleDataset, exampleDatasets } from "./examples";
import * as styles from "./Hub.css";

interface HubExamplesProps {
  /** Opens the page of a repository. */
  onOpen: (repository: string) => void;
}

/** A button for each example, which opens its repository. */
export function HubExamples({ onOpen }: HubExamplesProps) {
  return (
    <ul className={styles.examples}>
      {exampleDatasets.map((example) => (
        <li key={example.repository}>
          <Example example={example} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function Example({ example, onOpen }: HubExamplesProps & { example: ExampleDataset }) {
  const t = useT();
  const format = useFormat();
  const { repository, task, tags, icon, hue, rows } = example;
  return (
    <button type="button" className={styles.example} onClick={() => onOpen(repository)}>
      <span className={styles.picture} data-hue={hue}>
        <Icon picture={icon} />
      </span>
      <span className={styles.repository} title={repository}>
        <bdi>{repository}</bdi>
      </span>
      <span className={styles.rows}>{t("hub.exampleRows", { rows: format.rows(rows) })}</span>
      <span className={styles.task}>{t(`hub.tasks.${task}`)}</span>
      <span className={styles.tags}>
        {tags.map((tag) => (
          <Badge key={tag}>{t(`hub.tags.${tag}`)}</Badge>
        ))}
      </span>
    </button>
  );
}
